/** Keeps the score: what happens on the table is turned into points, rounds and the end of the match. Clauses CZ-GAME-09, CZ-SCEN-05. */
import { defineStep, defineTrigger, type Engine, type Step, type Trigger } from '@tablerunner/engine';
import { actionEnded } from '../events/actions.ts';
import { inspired } from '../events/turn.ts';
import { takenOut } from '../events/wounds.ts';
import { hasModels } from '../turn/order.ts';
import type { CombatZoneState } from '../types.ts';
import { handle } from './deed.ts';
import { endOf, outcomeOf } from './end.ts';
import { crateDropped, deviceWorked, modelLeft, roundEnded, scored } from './events.ts';
import { carriedBy, roundsOver } from './marks.ts';
import { type Points, pointsAt, pointsForLeaving, pointsForTakingOut, pointsForWork } from './score.ts';

/** Nobody at the table is asked in which order points are written. */
const HOUSE = 'house';

function write(points: readonly Points[], engine: Engine<CombatZoneState>): void {
  for (const one of points) engine.emit(scored, one);
}

/** Ends the match if it is over; the points of the end come first. Says whether it did. */
export function maybeEnd(state: CombatZoneState, engine: Engine<CombatZoneState>): boolean {
  const end = endOf(state);
  if (end === undefined) return false;
  write(pointsAt(state, 'end'), engine);
  engine.end(outcomeOf(state, end));
  return true;
}

const noteTakenOut = defineStep<CombatZoneState, { readonly model: number; readonly by: number }>({
  name: 'combat-zone/note-taken-out',
  clause: 'CZ-SCEN-05',
  run(state, { model, by }, engine) {
    const objective = carriedBy(state, model);
    if (objective >= 0) engine.emit(crateDropped, { model, objective });
    write(pointsForTakingOut(state, model, by), engine);
    engine.done();
  },
});

const noteLeft = defineStep<CombatZoneState, { readonly model: number; readonly objective: number }>({
  name: 'combat-zone/note-left',
  clause: 'CZ-SCEN-05',
  run(state, { model, objective }, engine) {
    write(pointsForLeaving(state, model, objective), engine);
    engine.done();
  },
});

const noteWorked = defineStep<CombatZoneState, { readonly model: number }>({
  name: 'combat-zone/note-worked',
  clause: 'CZ-SCEN-05',
  run(state, { model }, engine) {
    write(pointsForWork(state, model), engine);
    engine.done();
  },
});

/** How often everybody who is still there has inspired. */
const roundsNow = (state: CombatZoneState): number =>
  Math.min(
    ...state.players.filter((_, player) => hasModels(state, player)).map(({ inspires }) => inspires),
    ...(state.players.some((_, player) => hasModels(state, player)) ? [] : [roundsOver(state)]),
  );

const noteRound = defineStep<CombatZoneState, Record<string, never>>({
  name: 'combat-zone/note-round',
  clause: 'CZ-SCEN-05',
  run(state, _memory, engine) {
    engine.emit(roundEnded, { round: roundsOver(state) + 1 });
    write(pointsAt(state, 'round'), engine);
    engine.done();
  },
});

const noteEnd = defineStep<CombatZoneState, Record<string, never>>({
  name: 'combat-zone/note-end',
  clause: 'CZ-GAME-09',
  run(state, _memory, engine) {
    maybeEnd(state, engine);
    engine.done();
  },
});

const once = [{ owner: HOUSE, memory: {} }];

export const scenarioTriggers: readonly Trigger<CombatZoneState>[] = [
  defineTrigger({
    name: 'combat-zone/note-taken-out',
    clause: 'CZ-SCEN-05',
    on: takenOut,
    fires: (_state, { model, by }) => [{ owner: HOUSE, memory: { model, by } }],
    step: noteTakenOut,
  }),
  defineTrigger({
    name: 'combat-zone/note-left',
    clause: 'CZ-SCEN-05',
    on: modelLeft,
    fires: (_state, { model, objective }) => [{ owner: HOUSE, memory: { model, objective } }],
    step: noteLeft,
  }),
  defineTrigger({
    name: 'combat-zone/note-worked',
    clause: 'CZ-SCEN-05',
    on: deviceWorked,
    fires: (_state, { model }) => [{ owner: HOUSE, memory: { model } }],
    step: noteWorked,
  }),
  defineTrigger({
    name: 'combat-zone/note-round',
    clause: 'CZ-SCEN-05',
    on: inspired,
    fires: (state) => (roundsNow(state) > roundsOver(state) ? once : []),
    step: noteRound,
  }),
  // After a whole action, so that nobody is cheated of a wound that the same shot deals.
  defineTrigger({
    name: 'combat-zone/note-end',
    clause: 'CZ-GAME-09',
    on: actionEnded,
    fires: (state) => (state.doing.length === 0 && endOf(state) !== undefined ? once : []),
    step: noteEnd,
  }),
] as readonly Trigger<CombatZoneState>[];

export const scenarioSteps = [
  handle,
  noteTakenOut,
  noteLeft,
  noteWorked,
  noteRound,
  noteEnd,
] as readonly Step<CombatZoneState>[];
