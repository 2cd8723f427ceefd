/** Keeps the score: what happens on the table is turned into points, rounds and the end of the match. Clauses CZ-GAME-09, CZ-SCEN-05. */
import { defineStep, defineTrigger, type Engine, type Step, type Trigger } from '@tablerunner/engine';
import { actionEnded } from '../events/actions.ts';
import { inspired } from '../events/turn.ts';
import { takenOut } from '../events/wounds.ts';
import type { CombatZoneState } from '../types.ts';
import { hasModels } from '../units.ts';
import { handle } from './deed.ts';
import { endOf, outcomeOf } from './end.ts';
import { crateDropped, deviceWorked, modelLeft, roundEnded, scored } from './events.ts';
import { carriedBy, inspiresCounted, roundsOver, usualInspires } from './marks.ts';
import { type Points, pointsAt, pointsForLeaving, pointsForTakingOut, pointsForWork } from './score.ts';

/** Nobody at the table is asked in which order points are written. */
const HOUSE = 'house';

function write(points: readonly Points[], engine: Engine<CombatZoneState>): void {
  for (const one of points) engine.emit(scored, one);
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

/**
 * Inspires that a side needs to be done with the round that is going on: one more for each of its players who still has
 * models. Partners are counted together, those without models too: who has characters cannot hold up the rounds while the
 * other, who has none, inspires in every Control (CZ-RULE-89), and who is left alone need not make up for what is over.
 */
const dueOf = (state: CombatZoneState, side: number, left: number): number => inspiresCounted(state, side) + left;

const inspiresOf = ({ players }: CombatZoneState, side: number): number =>
  players.reduce((sum, player) => sum + (player.side === side ? player.inspires : 0), 0);

/** Sides that still have models, each with the players who have them. */
function sidesLeft(state: CombatZoneState): ReadonlyMap<number, number> {
  const left = new Map<number, number>();
  state.players.forEach(({ side }, player) => {
    if (hasModels(state, player)) left.set(side, (left.get(side) ?? 0) + 1);
  });
  return left;
}

function isRoundOver(state: CombatZoneState): boolean {
  const sides = [...sidesLeft(state)];
  return sides.length > 0 && sides.every(([side, left]) => inspiresOf(state, side) >= dueOf(state, side, left));
}

/**
 * Closes the rounds that are due. Several are when whoever they waited for has no model left; nobody has played them one by
 * one, so what is held counts once.
 */
function closeRounds(state: CombatZoneState, engine: Engine<CombatZoneState>): void {
  if (!isRoundOver(state)) return;
  while (isRoundOver(state)) {
    const round = roundsOver(state) + 1;
    const counted = [...sidesLeft(state)]
      .map(([side, left]) => ({ side, inspires: dueOf(state, side, left) }))
      .filter(({ side, inspires }) => inspires !== usualInspires(state, side, round));
    engine.emit(roundEnded, { round, ...(counted.length === 0 ? {} : { counted }) });
  }
  write(pointsAt(state, 'round'), engine);
}

/**
 * Closes what is due and ends the match if it is over, the points of the end first. Says whether it did. What an action has
 * decided stays so, whatever the round that it closes: the last side has won, though the rounds are over too.
 */
export function maybeEnd(state: CombatZoneState, engine: Engine<CombatZoneState>): boolean {
  const decided = endOf(state);
  closeRounds(state, engine);
  const end = decided ?? endOf(state);
  if (end === undefined) return false;
  write(pointsAt(state, 'end'), engine);
  engine.end(outcomeOf(state, end));
  return true;
}

const noteRound = defineStep<CombatZoneState, Record<string, never>>({
  name: 'combat-zone/note-round',
  clause: 'CZ-SCEN-05',
  run(state, _memory, engine) {
    closeRounds(state, engine);
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
    fires: (state) => (isRoundOver(state) ? once : []),
    step: noteRound,
  }),
  // After a whole action, so that nobody is cheated of a wound that the same shot deals. Who has lost everybody in it holds up
  // no round any more.
  defineTrigger({
    name: 'combat-zone/note-end',
    clause: 'CZ-GAME-09',
    on: actionEnded,
    fires: (state) => (state.doing.length === 0 && (isRoundOver(state) || endOf(state) !== undefined) ? once : []),
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
