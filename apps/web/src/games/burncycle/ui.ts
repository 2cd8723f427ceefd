/** burncycle at the table: its parts, and how its events are shown. */
import { type BurncycleView, floorOf, missionOf } from '@tablerunner/burncycle/plan';
import type { GameEvent } from '@tablerunner/engine';
import { parseCell, parseEdge } from '@tablerunner/geometry';
import type { GameUi } from '../../table/game-ui.ts';
import { Rail } from './agents/rail.tsx';
import { Strip } from './agents/strip.tsx';
import { burncycleLines } from './log/lines.tsx';
import { Progress } from './mission/progress.tsx';
import { Dock } from './play/dock.tsx';
import { PlanProvider } from './play/plan-provider.tsx';
import { PlayBoard } from './play/play-board.tsx';
import { isExpected } from './play/walking.ts';
import { Why } from './play/why.tsx';
import { RollTray } from './roll/roll-tray.tsx';
import { game } from './shared.ts';

const STEP = 170;
const DICE = 900;
const NOTE = 420;

/** Milliseconds by kind of event; what is not named changes nothing that could be seen. */
const PACE: Readonly<Record<string, number>> = {
  'bot-moved': STEP,
  'bots-swapped': STEP,
  'bot-placed': STEP,
  'bot-escaped': NOTE,
  'bot-detected': NOTE,
  'bot-hid': NOTE,
  'bot-attacked': NOTE,
  'bot-shut-down': NOTE,
  'energy-lost': STEP,
  'guard-activated': NOTE,
  'guard-moved': STEP,
  'guard-faced': STEP,
  'guard-pushed': STEP,
  'guard-deployed': NOTE,
  'guard-stunned': NOTE,
  'guard-shut-down': NOTE,
  'chip-removed': STEP,
  'drone-moved': STEP,
  'door-unlocked': NOTE,
  'door-locked': STEP,
  'wall-destroyed': NOTE,
  'room-scouted': NOTE,
  'terminal-upgraded': NOTE,
  'cache-taken': NOTE,
  'ip-moved': NOTE,
  'ip-reset': NOTE,
  'ip-banned': NOTE,
  'ping-moved': STEP,
  'ping-added': STEP,
  'threat-changed': STEP,
  'threat-event-reached': NOTE,
  'chip-degraded': NOTE,
  'test-rolled': DICE,
  'die-rerolled': DICE,
  'power-die-rolled': DICE,
  'task-advanced': NOTE,
  'objective-completed': NOTE,
};

const PREFIX = 'burncycle/';

export const burncycleUi: GameUi = {
  game,
  Provider: PlanProvider,
  Board: PlayBoard,
  Rail,
  Strip,
  Dock,
  Why,
  Progress,
  Roll: RollTray,
  lines: burncycleLines,
  pace: ({ name }: GameEvent) => PACE[name.slice(PREFIX.length)] ?? 0,
  isExpected,
  hasSecrets: () => false,
  subject: ({ view }, speaker) => speaker.name(missionOf(view as BurncycleView).id),
  isPlace(word, { view }) {
    const { grid } = floorOf(view as BurncycleView);
    return parseCell(grid, word) !== undefined || parseEdge(grid, word) !== undefined;
  },
};
