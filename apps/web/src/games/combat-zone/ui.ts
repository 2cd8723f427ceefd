/** Combat Zone at the table: its parts, and how its events are shown. */
import { type CombatZoneView, scenarioOf } from '@tablerunner/combat-zone/plan';
import type { GameEvent } from '@tablerunner/engine';
import type { GameUi } from '../../table/game-ui.ts';
import { combatZoneLines } from './log/lines.tsx';
import { pointOfPlace } from './log/places.ts';
import { Dock } from './play/dock.tsx';
import { PlanProvider } from './play/plan-provider.tsx';
import { PlayBoard } from './play/play-board.tsx';
import { Why } from './play/why.tsx';
import { RollTray } from './roll/roll-tray.tsx';
import { Rail } from './roster/rail.tsx';
import { Strip } from './roster/strip.tsx';
import { Points } from './score/points.tsx';
import { Progress } from './score/progress.tsx';
import { game } from './shared.ts';

const STEP = 200;
const MOVE = 450;
const DICE = 900;
const NOTE = 420;
/** What a roll came to is read together with its dice. */
const RESULT = 800;

/** Milliseconds by kind of event; what is not named changes nothing that could be seen. */
const PACE: Readonly<Record<string, number>> = {
  moved: MOVE,
  'model-deployed': MOVE,
  'piece-moved': MOVE,
  'drone-deployed': MOVE,
  rolled: DICE,
  rerolled: DICE,
  wounded: RESULT,
  'taken-out': RESULT,
  'fatally-wounded': RESULT,
  'attack-hit': RESULT,
  'attack-missed': RESULT,
  healed: NOTE,
  'hack-added': NOTE,
  'token-stunned': NOTE,
  'gonk-stunned': NOTE,
  'crate-taken': NOTE,
  'crate-dropped': NOTE,
  'device-worked': NOTE,
  'model-left': NOTE,
  scored: NOTE,
  'impact-placed': NOTE,
  'marker-laid': NOTE,
  'stepped-in': NOTE,
  'loot-drawn': NOTE,
  'gear-looted': NOTE,
  'control-passed': RESULT,
  'inspire-began': RESULT,
  'round-ended': NOTE,
  activated: NOTE,
  'gonk-activated': NOTE,
  'token-used': STEP,
  'token-refreshed': STEP,
  'model-reserved': STEP,
  'program-launched': STEP,
  'launch-failed': STEP,
  'luck-spent': STEP,
  'die-turned': STEP,
  commanded: STEP,
};

const PREFIX = 'combat-zone/';

export const combatZoneUi: GameUi = {
  game,
  Provider: PlanProvider,
  Board: PlayBoard,
  Rail,
  Strip,
  Dock,
  Why,
  Progress,
  Result: Points,
  Roll: RollTray,
  lines: combatZoneLines,
  pace: ({ name }: GameEvent) => PACE[name.slice(PREFIX.length)] ?? 0,
  hasSecrets: () => false,
  subject: ({ view }, speaker) => speaker.name(scenarioOf(view as CombatZoneView).id),
  isPlace: (word) => pointOfPlace(word) !== undefined,
};
