/** A bot enters a room for the first time: scout dice say what it holds. Clauses BC-SCOUT. */

import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { energyGained } from '../events/bots.ts';
import { doorLocked, roomScouted, terminalUpgraded } from '../events/floor.ts';
import { doorOf, roomOf } from '../events/named.ts';
import { drawImperative } from '../imperatives.ts';
import { drawGuard } from '../piles.ts';
import type { BurncycleState } from '../types.ts';
import { floorOf, guardAt, rollerFor } from '../units.ts';
import { deploy } from './deploy.ts';

/** Each result of the die by face: five are known, the guard comes twice (gaps: BC-GAP-11). */
export const SCOUT_FACES = ['guard', 'guard', 'mainframe', 'energy', 'auto-lock', 'imperative'] as const;
type ScoutResult = (typeof SCOUT_FACES)[number];

interface Scouting {
  readonly bot: number;
  readonly room: number;
}

/** The bead goes and the dice are rolled; all results must be resolved (BC-SCOUT-02, BC-SCOUT-05). */
export const scout = defineStep<BurncycleState, Scouting>({
  name: 'burncycle/scout',
  clause: 'BC-SCOUT-02',
  run(state, { bot, room }, engine) {
    const dice = floorOf(state).rooms[room]?.scout ?? 0;
    engine.emit(roomScouted, { ...roomOf(state, room), bot });
    const resultOf = (face: number): ScoutResult => SCOUT_FACES[face - 1] as ScoutResult;
    const faces = engine.roll(SCOUT_FACES.length, dice, 'scout', { owner: rollerFor(state, bot), kindOf: resultOf });
    engine.next(scoutResults, { bot, room, results: faces.map(resultOf) });
  },
});

interface Results extends Scouting {
  readonly results: readonly ScoutResult[];
}

interface First {
  readonly kind: 'resolve';
  readonly result: ScoutResult;
}

/** The rolling player picks the order (BC-SCOUT-05). */
export const scoutResults = defineStep<BurncycleState, Results, First>({
  name: 'burncycle/scout-results',
  clause: 'BC-SCOUT-05',
  choice: z.strictObject({ kind: z.literal('resolve'), result: z.enum(SCOUT_FACES) }),
  who: (state, { bot, results }) => (new Set(results).size > 1 ? rollerFor(state, bot) : undefined),
  candidates: (_state, { results }) => [...new Set(results)].map((result) => ({ kind: 'resolve', result })),
  check: (_state, { results }, { result }) =>
    results.includes(result) ? accept() : refuse('BC-SCOUT-05', 'no-such-result', { result }),
  apply: (state, memory, { result }, engine) => resolve(state, memory, result, engine),
  run(state, memory, engine) {
    const [result] = memory.results;
    if (result === undefined) return engine.done();
    resolve(state, memory, result, engine);
  },
});

function resolve(state: BurncycleState, memory: Results, result: ScoutResult, engine: Engine<BurncycleState>): void {
  const { bot, room, results } = memory;
  engine.stay<Results>({ ...memory, results: results.filter((_, at) => at !== results.indexOf(result)) });
  if (result === 'guard') return placeGuard(state, room, engine);
  if (result === 'mainframe') return engine.interrupt(mainframe, { bot, room });
  if (result === 'energy') return engine.emit(energyGained, { bot, amount: 1, source: 'energy-cell' }); // BC-SCOUT-08
  if (result === 'auto-lock') return lockDoors(state, room, engine);
  drawImperative(state, bot, engine); // BC-SCOUT-10
}

/** A before B, a guard of the floor's level; without a post in the room nothing happens (BC-SCOUT-06). */
function placeGuard(state: BurncycleState, room: number, engine: Engine<BurncycleState>): void {
  const floor = floorOf(state);
  const posts = [...floor.posts.keys()].filter(
    (post) => floor.posts[post]?.room === room && floor.posts[post]?.kind === 'room',
  );
  posts.sort((one, other) => (floor.posts[one]?.number ?? 0) - (floor.posts[other]?.number ?? 0));
  const isManned = (post: number): boolean =>
    [...state.guards.keys()].some((guard) => guardAt(state, guard).post === post);
  const post = posts.find((one) => !isManned(one)) ?? posts[0];
  if (post === undefined) return;
  const kind = drawGuard(state, floor.number, engine);
  if (kind !== undefined) engine.interrupt(deploy, { kind, post, hasKey: false });
}

/** All doors of the room; destroyed walls stay as they are (BC-SCOUT-09, BC-WALL-06). */
function lockDoors(state: BurncycleState, room: number, engine: Engine<BurncycleState>): void {
  for (const door of floorOf(state).rooms[room]?.doors ?? []) {
    if (state.floor.doors[door] === 1) engine.emit(doorLocked, doorOf(state, door));
  }
}

interface Upgrade {
  readonly kind: 'mainframe';
  readonly cell: number;
}

const terminalsIn = (state: BurncycleState, room: number): number[] =>
  state.floor.terminals
    .filter(({ cell, isMainframe }) => !isMainframe && floorOf(state).roomAt[cell] === room)
    .map(({ cell }) => cell);

/** One terminal of the room, the player's choice if there are several (BC-SCOUT-07). */
export const mainframe = defineStep<BurncycleState, Scouting, Upgrade>({
  name: 'burncycle/mainframe',
  clause: 'BC-SCOUT-07',
  choice: z.strictObject({ kind: z.literal('mainframe'), cell: z.int().min(0) }),
  who: (state, { bot, room }) => (terminalsIn(state, room).length > 1 ? rollerFor(state, bot) : undefined),
  candidates: (state, { room }) => terminalsIn(state, room).map((cell) => ({ kind: 'mainframe', cell })),
  check: (state, { room }, { cell }) =>
    terminalsIn(state, room).includes(cell) ? accept() : refuse('BC-SCOUT-07', 'no-terminal-there', { cell }),
  apply(_state, _memory, { cell }, engine) {
    engine.emit(terminalUpgraded, { cell });
    engine.done();
  },
  run(state, { room }, engine) {
    const [cell] = terminalsIn(state, room);
    if (cell !== undefined) engine.emit(terminalUpgraded, { cell });
    engine.done();
  },
});
