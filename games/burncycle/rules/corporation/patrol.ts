/** The eight patrols. Clauses BC-PATROL-02 to 18, BC-DIFF-04, BC-DIFF-05; BC-RULE-53, 57, 62 to 66, 94, 95. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { type Cell, type Direction, type Edge, isSameArea, opposite } from '@tablerunner/geometry';
import { EDGE } from '../floor/floor.ts';
import { adjacentSpaces } from '../floor/passage.ts';
import { circuitOf, facingOnCircuit, isOnCircuit, wayOn } from '../security/perimeter.ts';
import { fieldTo } from '../security/route.ts';
import type { BurncycleState } from '../types.ts';
import {
  botAt,
  cardOf,
  floorOf,
  guardAt,
  hasAbility,
  isCaptain,
  isDown,
  isOnFloor,
  moduleIndex,
  spokesman,
} from '../units.ts';
import { type Errand, gaitOf } from './errand.ts';
import { stepGuard, turnGuard } from './move-guard.ts';
import { finish, movementOf, type Way, walk, waySchema, waysNow } from './walk.ts';

/** Guards in rooms do not patrol; those that shift and captains do (BC-PATROL-02, BC-ABIL-07, BC-RULE-31). */
export function patrols(state: BurncycleState, index: number): boolean {
  const guard = guardAt(state, index);
  if (guard.isTurned || guard.isStunned) return false;
  const isInRoom = (floorOf(state).roomAt[guard.cell] as number) >= 0;
  return !isInRoom || isCaptain(guard) || hasAbility(state, guard, 'shift');
}

interface Round {
  readonly guard: number;
  readonly left: number;
}

/** Sends the unit on its patrol. */
export function patrol(state: BurncycleState, guard: number, engine: Engine<BurncycleState>): void {
  const { patrol: way } = cardOf(guardAt(state, guard));
  const left = movementOf(state, guard, 'go');
  if (way === 'pace') return engine.interrupt(pace, { guard, left });
  if (way === 'perimeter') return engine.interrupt(perimeter, { guard, left });
  const errand = errandOf(state, guard);
  // Without a target it stays as it is, but it is activated and attacks (BC-PATROL-16, BC-RULE-66).
  engine.interrupt(walk, { guard, errand: errand ?? { kind: 'go', cells: [] }, left });
}

function errandOf(state: BurncycleState, index: number): Errand | undefined {
  const guard = guardAt(state, index);
  switch (cardOf(guard).patrol) {
    case 'unlocked-doors':
      return { kind: 'go', cells: spacesAtUnlockedDoors(state) };
    case 'terminals':
      return { kind: 'go', cells: state.floor.terminals.map(({ cell }) => cell) };
    case 'post': {
      const post = floorOf(state).posts[guard.post];
      return post === undefined ? undefined : { kind: 'go', cells: [post.cell], facing: post.facing };
    }
    case 'command-module':
      return besideBot(state, index, [moduleIndex(state)]);
    case 'closest-bot':
      return besideBot(state, index, [...state.bots.keys()]);
    default:
      return undefined;
  }
}

/** Hallway spaces beside an unlocked door; destroyed walls do not count (BC-PATROL-11). */
function spacesAtUnlockedDoors(state: BurncycleState): Cell[] {
  const { doors, roomAt, isOutdoor } = floorOf(state);
  return doors
    .filter((_, at) => state.floor.doors[at] === 1)
    .flatMap(({ cells }) => cells.filter((cell) => roomAt[cell] === -1 && isOutdoor[cell] === 0));
}

/** Beside the closest of these bots that stands in no hideout; where several are equally close, the way that the players send it decides (BC-PATROL-12, 13, 17). */
function besideBot(state: BurncycleState, index: number, bots: readonly number[]): Errand | undefined {
  const floor = floorOf(state);
  const { cell } = guardAt(state, index);
  const gait = gaitOf(state, index, { kind: 'go', cells: [] });
  const isInReach = (there: Cell): boolean => !gait.staysInArea || isSameArea(floor.grid, floor.areas, cell, there);
  const besides = bots
    .filter((bot) => isOnFloor(botAt(state, bot)) && !isDown(botAt(state, bot)) && isInReach(botAt(state, bot).cell))
    .filter((bot) => floor.isHideout[botAt(state, bot).cell] !== 1)
    .map((bot) => ({ bot, cells: adjacentSpaces(floor, state.floor, botAt(state, bot).cell, 'security') }));
  const far = besides.map(({ cells }) => fieldTo(floor, state.floor, cells, gait)[cell] as number);
  const least = Math.min(...far);
  const nearest = besides.filter((_, at) => far[at] === least);
  return { kind: 'go', cells: nearest.flatMap(({ cells }) => cells), bots: nearest.map(({ bot }) => bot) };
}

/** Straight on, and back where something bars the way (BC-PATROL-06, BC-RULE-63). */
export const pace = defineStep<BurncycleState, Round>({
  name: 'burncycle/pace',
  clause: 'BC-PATROL-06',
  run(state, { guard, left }, engine) {
    const { facing } = guardAt(state, guard);
    if (!isOpenAhead(state, guard, facing) && isOpenAhead(state, guard, opposite(facing))) {
      turnGuard(state, guard, opposite(facing), engine);
    }
    goOn(state, { guard, left }, pace, engine);
  },
});

const isOpenAhead = (state: BurncycleState, index: number, side: Direction): boolean => {
  const { grid } = floorOf(state);
  const { cell } = guardAt(state, index);
  return grid.edges[grid.sides[cell * 4 + side] as Edge] === EDGE.open && (grid.ways[cell * 8 + side] as Cell) >= 0;
};

/** Off the circuit it goes back to it by the shortest way (BC-PATROL-09). */
function back(state: BurncycleState, guard: number): { readonly guard: number; readonly errand: Errand } {
  const floor = floorOf(state);
  const circuit = circuitOf(floor, floor.areas.areaOf[guardAt(state, guard).cell] as number);
  return { guard, errand: { kind: 'go', cells: [...circuit.keys()].filter((cell) => circuit[cell] !== 0) } };
}

/** Round the outer boundary of its area, counterclockwise (BC-PATROL-07 to 10). */
export const perimeter = defineStep<BurncycleState, Round, Way>({
  name: 'burncycle/perimeter',
  clause: 'BC-PATROL-07',
  choice: waySchema,
  who: (state, { guard }) =>
    !isOnCircuit(floorOf(state), guardAt(state, guard).cell) && waysNow(state, back(state, guard)).length > 1
      ? spokesman(state)
      : undefined,
  candidates: (state, { guard }) => waysNow(state, back(state, guard)).map((side) => ({ kind: 'way', side })),
  check: (state, { guard }, { side }) =>
    waysNow(state, back(state, guard)).includes(side)
      ? accept()
      : refuse('BC-PATROL-09', 'not-a-shortest-way', { side }),
  apply: (state, memory, { side }, engine) => goBack(state, memory, side, engine),
  run(state, memory, engine) {
    const floor = floorOf(state);
    const { cell, facing } = guardAt(state, memory.guard);
    if (!isOnCircuit(floor, cell)) {
      const [side] = waysNow(state, back(state, memory.guard));
      return side === undefined ? finish(state, memory.guard, engine) : goBack(state, memory, side, engine);
    }
    turnGuard(state, memory.guard, facingOnCircuit(floor, cell, facing), engine);
    goOn(state, memory, perimeter, engine);
  },
});

function goBack(state: BurncycleState, { guard, left }: Round, side: Direction, engine: Engine<BurncycleState>): void {
  if (left === 0) turnGuard(state, guard, side, engine);
  if (left === 0 || !stepGuard(state, guard, side, engine)) return finish(state, guard, engine);
  engine.stay<Round>({ guard, left: left - 1 });
}

/** One step the way it faces, if movement is left and nothing is in the way; on the circuit it then turns the way on. */
function goOn(
  state: BurncycleState,
  { guard, left }: Round,
  step: typeof pace | typeof perimeter,
  engine: Engine<BurncycleState>,
): void {
  const side = guardAt(state, guard).facing;
  if (left === 0 || !isOpenAhead(state, guard, side)) return finish(state, guard, engine);
  if (!stepGuard(state, guard, side, engine)) return finish(state, guard, engine);
  if (step === perimeter) {
    const floor = floorOf(state);
    turnGuard(state, guard, wayOn(floor, guardAt(state, guard).cell, side) ?? side, engine);
  }
  engine.stay<Round>({ guard, left: left - 1 });
}
