/** A security unit is deployed at its post, or as near as there is room. Clauses BC-POST-02, BC-POST-03, BC-SCOUT-06. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { type Cell, SIDES } from '@tablerunner/geometry';
import { z } from 'zod';
import { guardCard } from '../../content/guards.ts';
import { lookAround, takeChips } from '../detection.ts';
import { whileDraining } from '../drain.ts';
import { guardDeployed } from '../events/units.ts';
import type { BurncycleState } from '../types.ts';
import { botOn, floorOf, guardOn, spokesman } from '../units.ts';
import type { Floor, Post } from './floor.ts';
import { stepFrom } from './passage.ts';

interface Deployment {
  readonly kind: string;
  readonly post: number;
  readonly hasKey: boolean;
}

interface Place {
  readonly kind: 'place';
  readonly cell: Cell;
}

const isFree = (state: BurncycleState, cell: Cell): boolean =>
  botOn(state, cell) < 0 && guardOn(state, cell) < 0 && state.drone?.cell !== cell;

/** The post itself, or all free spaces that are equally near to it, as security units walk. */
function spacesFor(state: BurncycleState, post: Cell): Cell[] {
  const floor = floorOf(state);
  const seen = new Set([post]);
  for (let ring = [post]; ring.length > 0; ring = around(state, floor, ring, seen)) {
    const free = ring.filter((cell) => isFree(state, cell));
    if (free.length > 0) return free;
  }
  return [];
}

function around(state: BurncycleState, floor: Floor, ring: readonly Cell[], seen: Set<Cell>): Cell[] {
  const next: Cell[] = [];
  for (const cell of ring) {
    for (const side of SIDES) {
      const to = stepFrom(floor, state.floor, cell, side, 'security');
      if (to < 0 || seen.has(to)) continue;
      seen.add(to);
      next.push(to);
    }
  }
  return next;
}

const postOf = (state: BurncycleState, { post }: Deployment): Post => {
  const found = floorOf(state).posts[post];
  if (found === undefined) throw new Error(`there is no post ${post}`);
  return found;
};

const placesOf = (state: BurncycleState, memory: Deployment): Place[] =>
  spacesFor(state, postOf(state, memory).cell).map((cell) => ({ kind: 'place', cell }));

export const deploy = defineStep<BurncycleState, Deployment, Place>({
  name: 'burncycle/deploy',
  clause: 'BC-POST-03',
  choice: z.strictObject({ kind: z.literal('place'), cell: z.int().min(0) }),
  who: (state, memory) => (spacesFor(state, postOf(state, memory).cell).length > 1 ? spokesman(state) : undefined),
  candidates: placesOf,
  legal: placesOf,
  check: (state, memory, { cell }) =>
    spacesFor(state, postOf(state, memory).cell).includes(cell)
      ? accept()
      : refuse('BC-POST-03', 'not-the-nearest-space', { cell }),
  apply: (state, memory, { cell }, engine) => put(state, memory, cell, engine),
  run(state, memory, engine) {
    const [cell] = spacesFor(state, postOf(state, memory).cell);
    if (cell === undefined) return engine.done();
    put(state, memory, cell, engine);
  },
});

/** It faces along the arrow of its post (BC-POST-02). */
function put(state: BurncycleState, memory: Deployment, cell: Cell, engine: Engine<BurncycleState>): void {
  const { kind, post, hasKey } = memory;
  const { facing } = postOf(state, memory);
  const level = kind === state.captain ? 0 : guardCard(kind).level;
  whileDraining(state, engine, () => engine.emit(guardDeployed, { kind, level, cell, facing, post, hasKey }));
  lookAround(state, engine);
  takeChips(state, cell, engine);
  engine.done();
}
