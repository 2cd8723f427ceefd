/** Escape at the table: its parts, and how its events are shown. */

import type { GameEvent } from '@tablerunner/engine';
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import { parseCell, parseEdge } from '@tablerunner/geometry';
import type { GameUi } from '../../table/game-ui.ts';
import { autoAnswer, isExpected } from './play/asks.ts';
import { game } from './play/decision.ts';
import { Dock } from './play/dock.tsx';
import { escapeLines } from './play/lines.tsx';
import { PlanProvider } from './play/plan-context.tsx';
import { PlayBoard } from './play/play-board.tsx';
import { Progress } from './play/progress.tsx';
import { Rail } from './play/rail.tsx';
import { RollTray } from './play/roll-tray.tsx';
import { Strip } from './play/strip.tsx';
import { Why } from './play/why.tsx';

const STEP = 170;
const DICE = 900;
const NOTE = 420;

/** Milliseconds by kind of event; what is not named changes nothing that could be seen. */
const PACE: Readonly<Record<string, number>> = {
  'escape/unit-moved': STEP,
  'escape/unit-entered': STEP,
  'escape/unit-pushed': STEP,
  'escape/unit-sent': STEP,
  'escape/unit-left': STEP,
  'escape/token-moved': STEP,
  'escape/drone-appeared': STEP,
  'escape/token-revealed': NOTE,
  'escape/door-changed': STEP,
  'escape/wall-broken': STEP,
  'escape/burn-placed': STEP,
  'escape/marker-dropped': STEP,
  'escape/marker-taken': STEP,
  'escape/dice-rolled': DICE,
  'escape/die-rerolled': DICE,
  'escape/unit-damaged': NOTE,
  'escape/unit-healed': NOTE,
  'escape/unit-removed': NOTE,
  'escape/event-began': NOTE,
  'escape/activation-began': STEP,
};

export const escapeUi: GameUi = {
  game,
  Provider: PlanProvider,
  Board: PlayBoard,
  Rail,
  Strip,
  Dock,
  Why,
  Progress,
  Roll: RollTray,
  lines: escapeLines,
  pace: ({ name }: GameEvent) => PACE[name] ?? 0,
  auto: (question) => autoAnswer(question),
  isExpected,
  hasSecrets: ({ view }) => (view as EscapeView).mode === 'revolution',
  subject: ({ view }, speaker) => {
    const { scenario } = view as EscapeView;
    return speaker.name(typeof scenario === 'string' ? scenario : scenario.id);
  },
  isPlace(word, { view }) {
    const { grid } = boardOf(view as EscapeView);
    return parseCell(grid, word) !== undefined || parseEdge(grid, word) !== undefined;
  },
};
