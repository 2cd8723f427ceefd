/**
 * The Move action: drag roll, escape, then every roll that the way asks for in its order, until the model stands where it
 * wanted to go or where it failed. Clauses CZ-MOVE-*, CZ-OBST-*, CZ-JUMP-*, CZ-CLIMB-*; CZ-RULE-31 to 37.
 */
import { defineStep, type Engine } from '@tablerunner/engine';
import { type Base, LIMITER, type Meeting, type OpenWalk } from '@tablerunner/geometry';
import { hasGift } from '../abilities/gifts.ts';
import { actionOf, keywordsOf } from '../abilities/skills.ts';
import type { Opposition } from '../contest/against.ts';
import { isFumble, isWonAgainst } from '../contest/compare.ts';
import { contest } from '../contest/contest.ts';
import { tokenUsed } from '../events/actions.ts';
import { contestEnded } from '../events/contest.ts';
import { moved } from '../events/models.ts';
import type { Colour } from '../lists.ts';
import { standingBut } from '../targeting/table.ts';
import { colourWith } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { isOnTable, modelOf } from '../units.ts';
import { suffer } from '../wounds/suffer.ts';
import { placeDragged, rollToDrag } from './drag.ts';
import { chooseRival, escapedFrom, MOVE_ACTION } from './escape.ts';
import { sufferFall } from './falls.ts';
import { isClimb, type Moving, restOfWay, walkOf } from './moving.ts';

interface MoveMemory extends Moving {
  /** What has been done: the roll of a drag or of an escape, all rolls before the meeting `at`, the roll at it. */
  readonly stage?: 'freed' | 'dragged' | 'escaped' | 'walking' | 'rolled' | undefined;
  readonly at?: number | undefined;
  /** Meetings before `at` with the rival that is rolled against there: they go with it if it is taken out in that roll. */
  readonly again?: number | undefined;
  /** The first action of a climb with two is done: the second token has paid. */
  readonly isSecond?: boolean | undefined;
}

/** The memory at another stage, written out: this is done at every turn of every move. */
const onward = (
  memory: MoveMemory,
  stage: MoveMemory['stage'],
  at = memory.at,
  isSecond = memory.isSecond,
): MoveMemory => ({
  model: memory.model,
  token: memory.token,
  colour: memory.colour,
  limit: memory.limit,
  way: memory.way,
  second: memory.second,
  drag: memory.drag,
  isSure: memory.isSure,
  stage,
  at,
  isSecond,
});

type Turn = (state: CombatZoneState, memory: MoveMemory, engine: Engine<CombatZoneState>) => void;

export const move = defineStep<CombatZoneState, MoveMemory>({
  name: 'combat-zone/move',
  clause: 'CZ-MOVE-01',
  run(state, memory, engine) {
    if (!isOnTable(state, memory.model)) return abandon(memory, engine);
    STAGES[memory.stage ?? 'begun'](state, memory, engine);
  },
});

/** A jump ended badly, or a card struck down who had just rolled. */
function abandon({ stage }: MoveMemory, engine: Engine<CombatZoneState>): void {
  if (stage !== undefined && stage !== 'walking') engine.emit(contestEnded, {});
  engine.done();
}

const STAGES: Readonly<Record<'begun' | NonNullable<MoveMemory['stage']>, Turn>> = {
  begun(state, memory, engine) {
    if (!hasGift(state, memory.model, 'hobbled')) return begin(state, memory, engine);
    engine.stay<MoveMemory>(onward(memory, 'freed'));
    rollAgainst(state, memory, { purpose: 'cross', against: 'obstacle' }, engine);
  },
  /** A card holds it fast; failed: it stays where it is. */
  freed(state, memory, engine) {
    if (hasWon(state, memory, engine)) return begin(state, memory, engine);
    engine.done();
  },
  /** Failed: the action is lost and nobody moves (CZ-RULE-72). */
  dragged(state, memory, engine) {
    if (hasWon(state, memory, engine)) return breakAway(state, memory, engine);
    engine.done();
  },
  /** Failed: the action is used and the model does not move (CZ-BRAWL-08). */
  escaped(state, memory, engine) {
    if (hasWon(state, memory, engine)) return engine.stay<MoveMemory>(onward(memory, 'walking', 0));
    engine.done();
  },
  walking(state, memory, engine) {
    const walk = walkOf(state, memory);
    const meeting = walk.meets[memory.at ?? 0];
    if (meeting === undefined) return walk.problem === undefined ? arrive(memory, walk, engine) : engine.done(); // a card changed the table
    if (isFree(memory, meeting)) return pass(state, memory, meeting, engine);
    const before = walk.meets.slice(0, memory.at ?? 0);
    const again = before.filter(({ rival }) => rival !== undefined && rival === meeting.rival).length;
    engine.stay<MoveMemory>({ ...onward(memory, 'rolled'), again: again === 0 ? undefined : again });
    rollAt(state, memory, meeting, engine);
  },
  rolled(state, memory, engine) {
    const opponent = state.contest?.opposing[0]?.model ?? -1;
    const meeting = walkOf(state, memory).meets[memory.at ?? 0];
    const isWon = hasWon(state, memory, engine);
    // A card took it away: what is at its place in the list now has not been rolled for (CZ-MOVE-10).
    const isGone = opponent >= 0 && !isOnTable(state, opponent);
    const { at = 0, again = 0 } = memory;
    if (isGone) return engine.stay<MoveMemory>(onward(memory, 'walking', at - again));
    if (meeting === undefined) return engine.stay<MoveMemory>(onward(memory, 'walking'));
    if (isWon) return pass(state, memory, meeting, engine);
    fail(state, memory, meeting, engine);
  },
};

function hasWon(state: CombatZoneState, memory: MoveMemory, engine: Engine<CombatZoneState>): boolean {
  const { contest: settled } = state;
  const isWon = settled !== undefined && isWonAgainst(settled, 0);
  if (settled !== undefined && isFumble(settled.acting)) hurtBy(state, memory.model, settled.acting.token, engine);
  engine.emit(contestEnded, {});
  return isWon;
}

/** A fumble of a move that a card makes Dangerous, at the token of the roll if no wound has hit it yet (CZ-KW-22, CZ-WOUND-07). */
function hurtBy(state: CombatZoneState, model: number, token: number, engine: Engine<CombatZoneState>): void {
  const action = actionOf(state, model, MOVE_ACTION);
  if (action === undefined || keywordsOf(state, model, action).dangerous === undefined) return;
  engine.interrupt(suffer, { model, wounds: 1, token, by: model, isAttack: false });
}

function begin(state: CombatZoneState, memory: MoveMemory, engine: Engine<CombatZoneState>): void {
  if (memory.drag === undefined) return breakAway(state, memory, engine);
  engine.stay<MoveMemory>(onward(memory, 'dragged'));
  rollToDrag(state, memory, memory.drag, engine);
}

/** Out of a brawl only by a roll, unless nobody is left behind (CZ-BRAWL-06, CZ-BRAWL-09). */
function breakAway(state: CombatZoneState, memory: MoveMemory, engine: Engine<CombatZoneState>): void {
  const rivals = escapedFrom(state, memory);
  if (rivals.length === 0) return STAGES.walking(state, onward(memory, 'walking', 0), engine);
  engine.stay<MoveMemory>(onward(memory, 'escaped'));
  engine.interrupt(chooseRival, { purpose: 'escape', moving: memory, rivals, bonuses: [] });
}

/** A ladder needs no roll (CZ-CLIMB-10), nor does a climb that a card makes sure. */
const isFree = ({ isSure }: MoveMemory, meeting: Meeting): boolean =>
  isClimb(meeting) && (meeting.isEasy === true || isSure === true);

const PURPOSES: Readonly<Record<Meeting['kind'], string>> = {
  obstacle: 'cross',
  step: 'cross',
  opening: 'cross',
  rival: 'pass',
  gap: 'jump',
  'climb-up': 'climb',
  'climb-down': 'climb',
};

/** The token and the colour of the roll: from the second action of a climb on those of the second token. */
function dieOf(state: CombatZoneState, memory: MoveMemory): { readonly token: number; readonly colour: Colour } {
  const { model, token, colour, second, isSecond } = memory;
  if (isSecond !== true || second === undefined) return { token, colour };
  return { token: second, colour: colourWith(state, model, second) };
}

/** Reflexes against the Obstacle die, or against the rival in the way (CZ-OBST-03, CZ-MOVE-07). */
function rollAt(
  state: CombatZoneState,
  memory: MoveMemory,
  { kind, rival = -1 }: Meeting,
  engine: Engine<CombatZoneState>,
): void {
  const opponent = kind === 'rival' ? standingBut(state, memory.model)[rival] : undefined;
  const against: Opposition = opponent === undefined ? 'obstacle' : { model: opponent, skill: 'reflexes', bonuses: [] };
  rollAgainst(state, memory, { purpose: PURPOSES[kind], against }, engine);
}

function rollAgainst(
  state: CombatZoneState,
  memory: MoveMemory,
  { purpose, against }: { readonly purpose: string; readonly against: Opposition },
  engine: Engine<CombatZoneState>,
): void {
  engine.interrupt(contest, {
    purpose,
    acting: { model: memory.model, ...dieOf(state, memory), skill: 'reflexes', bonuses: [] },
    action: MOVE_ACTION,
    against: [against],
  });
}

/** The climb that is higher than the first action's colour (CZ-RULE-35). */
const isHalfway = ({ second, isSecond }: MoveMemory, meeting: Meeting): boolean =>
  second !== undefined && isSecond !== true && isClimb(meeting);

/** On to the next thing on the way; a climb with two actions comes to its second roll first (CZ-CLIMB-07). */
function pass(state: CombatZoneState, memory: MoveMemory, meeting: Meeting, engine: Engine<CombatZoneState>): void {
  const { model, second, at = 0 } = memory;
  if (isHalfway(memory, meeting) && second !== undefined) {
    engine.emit(tokenUsed, { model, token: second });
    return engine.stay<MoveMemory>(onward(memory, 'walking', at, true));
  }
  engine.stay<MoveMemory>(onward(memory, 'walking', at + 1));
  const { fallOnSuccess, land } = meeting;
  if (fallOnSuccess === undefined || land === undefined) return;
  landHard(state, memory, { land, height: fallOnSuccess }, engine);
}

/** A jump to a surface far below: it hurts although it succeeded, and the move goes on from there (CZ-RULE-36). */
function landHard(
  state: CombatZoneState,
  memory: MoveMemory,
  { land, height }: { readonly land: Base; readonly height: number },
  engine: Engine<CombatZoneState>,
): void {
  const { model, way } = memory;
  const start = modelOf(state, model);
  const { x, y, z } = land;
  engine.stay<MoveMemory>({ ...onward(memory, 'walking', 0), way: restOfWay(start, way, land) });
  engine.emit(moved, { model, x, y, z, by: 'jump' });
  sufferFall({ model, height, token: dieOf(state, memory).token, onto: [], by: -1 }, engine);
}

/** It stops where it failed, and falls if there is far to fall (CZ-OBST-05, CZ-MOVE-09, CZ-JUMP-04, CZ-CLIMB-06, 08, 09). */
function fail(state: CombatZoneState, memory: MoveMemory, meeting: Meeting, engine: Engine<CombatZoneState>): void {
  const { model, drag } = memory;
  const { x, y, z } = meeting.stop;
  const others = standingBut(state, model);
  const height = fallOf(state, memory, meeting);
  if (drag === undefined || height > 0) engine.done();
  else engine.next(placeDragged, { model, drag }); // the drag itself has succeeded (CZ-DRAG-04)
  engine.emit(moved, { model, x, y, z, by: height > 0 ? 'fall' : 'move' });
  const onto = (meeting.hits ?? []).flatMap((at) => others[at] ?? []);
  sufferFall({ model, height, token: dieOf(state, memory).token, onto, by: -1 }, engine);
}

/** Up a wall with two actions, it falls from where the failed action would have brought it (CZ-RULE-35). */
function fallOf(state: CombatZoneState, memory: MoveMemory, meeting: Meeting): number {
  const { fall = 0, height = 0, kind } = meeting;
  const { model, second, limit, isSecond } = memory;
  if (second === undefined || kind !== 'climb-up') return fall;
  return Math.min(height, isSecond === true ? limit + LIMITER[colourWith(state, model, second)] : limit);
}

/** What was dragged comes after (CZ-DRAG-04). */
function arrive({ model, drag }: MoveMemory, { end }: OpenWalk, engine: Engine<CombatZoneState>): void {
  if (drag === undefined) engine.done();
  else engine.next(placeDragged, { model, drag });
  engine.emit(moved, { model, x: end.x, y: end.y, z: end.z, by: 'move' });
}
