/** Bots start outdoors, or where the mission says; then burncycle and supplies. Clauses BC-SETUP-33 to 40, BC-OUT-03. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import { z } from 'zod';
import { lookAround } from '../detection.ts';
import { botPlaced } from '../events/setup.ts';
import type { Floor } from '../floor/floor.ts';
import { missionOf } from '../mission/mission.ts';
import { isPlace } from '../mission/place.ts';
import { fillCycle } from '../track/fill.ts';
import { deal, teamDemands } from '../track/supplies.ts';
import { personalDemands } from '../turn/reboot.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, botOn, floorOf, guardOn } from '../units.ts';

type Nothing = Record<string, never>;
type Where = Parameters<typeof isPlace>[2];

interface Place {
  readonly kind: 'place';
  readonly cell: Cell;
}

const unplaced = ({ bots }: BurncycleState): number => bots.findIndex(({ cell }) => cell < 0);

const OUTDOORS: Where = { ground: 'outdoor' };

/** By floor: what was asked for last, and the spaces that are meant by it. */
const known = new WeakMap<Floor, { readonly where: Where; readonly cells: readonly Cell[] }>();

function spacesAt(floor: Floor, where: Where): readonly Cell[] {
  const found = known.get(floor);
  if (found?.where === where) return found.cells;
  const cells = [...floor.isOutdoor.keys()].filter(
    (cell) => floor.grid.holes[cell] === 0 && isPlace(floor, cell, where),
  );
  known.set(floor, { where, cells });
  return cells;
}

/** Free spaces where a bot may start (BC-SETUP-35). */
const startSpaces = (state: BurncycleState): Cell[] =>
  spacesAt(floorOf(state), missionOf(state).start ?? OUTDOORS).filter(
    (cell) => botOn(state, cell) < 0 && guardOn(state, cell) < 0,
  );

const placesOf = (state: BurncycleState): Place[] => startSpaces(state).map((cell) => ({ kind: 'place', cell }));

export const placeBots = defineStep<BurncycleState, Nothing, Place>({
  name: 'burncycle/place-bots',
  clause: 'BC-SETUP-35',
  choice: z.strictObject({ kind: z.literal('place'), cell: z.int().min(0) }),
  who: (state) => (unplaced(state) < 0 ? undefined : botAt(state, unplaced(state)).seat || state.seats[0]),
  candidates: placesOf,
  legal: placesOf,
  check: (state, _memory, { cell }) =>
    startSpaces(state).includes(cell) ? accept() : refuse('BC-SETUP-35', 'not-a-start-space', { cell }),
  apply: (state, _memory, { cell }, engine) => engine.emit(botPlaced, { bot: unplaced(state), cell }),
  run(state, _memory, engine) {
    engine.done();
    lookAround(state, engine); // who starts inside may start in view (BC-RANGE-06)
  },
});

/** After the upgrades, so that slots bought in setup are filled from the bag (BC-SETUP-33, BC-SETUP-40). */
export const createCycle = defineStep<BurncycleState, Nothing>({
  name: 'burncycle/create-cycle',
  clause: 'BC-SETUP-33',
  run(state, _memory, engine) {
    fillCycle(state, engine);
    engine.done();
  },
});

/** BC-SETUP-36, BC-SETUP-37. */
export const dealTeam = defineStep<BurncycleState, Nothing>({
  name: 'burncycle/deal-team',
  clause: 'BC-SETUP-36',
  run: (state, _memory, engine) => engine.next(deal, { demands: teamDemands(state) }),
});

/** BC-SETUP-38. */
export const dealAgents = defineStep<BurncycleState, Nothing>({
  name: 'burncycle/deal-agents',
  clause: 'BC-SETUP-38',
  run: (state, _memory, engine) => engine.next(deal, { demands: personalDemands(state) }),
});
