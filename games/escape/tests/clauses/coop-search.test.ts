/** The search for goals and ways, held against a plain flood of the whole board in positions of random games. Clause ES-DRONE-04; ES-RULE-66, ES-RULE-68, ES-RULE-91. */
import { type Cell, CORNER_RULES, costKinds, flood, SHUT, UNREACHED, type Walk } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../content/scenarios.ts';
import { BLOCKING, EDGE } from '../../rules/board.ts';
import { goalsOf, startsOf } from '../../rules/coop/goal.ts';
import { type Gait, gaitOfToken, gaitOfUnit, STEP, STEP_BITS } from '../../rules/coop/pieces.ts';
import { fieldTo, stepsOn } from '../../rules/coop/route.ts';
import { live } from '../../rules/live.ts';
import type { EscapeState } from '../../rules/types.ts';
import { playAtRandom } from '../random-play.ts';

const FAR = 0x3fffffff;

/** The same steps in the words of the geometry: what a door costs beyond a step, who is in the way. */
function walkOf(state: EscapeState, gait: Gait, avoiding: boolean, start: Cell): Walk {
  const { standing, burnt, blockers } = live(state);
  const walls = gait.infiltrates ? [] : [EDGE.wall, EDGE.hardWall].map((kind) => [kind, SHUT] as const);
  const door = gait.crossing[EDGE.closedDoor] ?? 0;
  const isTaken = (cell: Cell): boolean => cell !== start && (standing[cell] !== -1 || burnt[cell] === 1);
  const corners = gait.infiltrates
    ? { rule: CORNER_RULES.open, blocks: BLOCKING }
    : { rule: CORNER_RULES.bothFlanksShut, blocks: BLOCKING, ...(avoiding ? { occupied: blockers } : {}) };
  return {
    edgeCost: costKinds([
      ...walls,
      ...(gait.infiltrates ? [] : [[EDGE.closedDoor, door === 0 ? SHUT : door - STEP] as const]),
    ]),
    enterCost: standing.map((_, cell) => (avoiding && isTaken(cell) ? SHUT : STEP)) as unknown as Uint8Array,
    ...(gait.strides ? { diagonal: corners } : {}),
  };
}

const costs = (
  state: EscapeState,
  gait: Gait,
  from: Cell | readonly Cell[],
  avoiding: boolean,
  start: Cell,
): Int32Array =>
  flood(live(state).grid, walkOf(state, gait, avoiding, start), from).cost.map((cost) =>
    cost === UNREACHED ? FAR : cost,
  );

const rebelsOf = (state: EscapeState): readonly number[] =>
  state.units.flatMap(({ faction, place }, index) => (faction === 'resistance' && place === 'board' ? [index] : []));

/** Whoever is nearest by the plain flood. */
function nearest(state: EscapeState, gait: Gait, starts: readonly Cell[]): readonly number[] {
  const field = costs(state, gait, starts, false, -1);
  const costOf = (index: number): number => (field[state.units[index]?.cell ?? -1] ?? FAR) >> STEP_BITS;
  const least = Math.min(...rebelsOf(state).map(costOf));
  return least === FAR >> STEP_BITS ? [] : rebelsOf(state).filter((index) => costOf(index) === least);
}

/** Follows all cheapest ways from a cell and finds the same steps on each of their cells. */
function compareWays(state: EscapeState, gait: Gait, cell: Cell, goal: Cell): number {
  if (gait.infiltrates) return 0; // it goes for a place to attack from: see ES-RULE-85
  const free = costs(state, gait, goal, true, cell);
  const plain = free[cell] === FAR ? costs(state, gait, goal, false, cell) : free;
  const field = fieldTo(state, gait, cell, goal);
  expect(field[cell]).toBe(plain[cell]);
  const seen = new Set([cell]);
  for (const at of seen) {
    const steps = stepsOn(state, plain, gait, at);
    expect(stepsOn(state, field, gait, at)).toEqual(steps);
    for (const to of steps) if (to !== goal) seen.add(to);
  }
  return seen.size;
}

const COOPERATION = SCENARIOS.filter(({ mode }) => mode === 'cooperation');

test.each(['program', 'leader'] as const)('ES-RULE-66 goals and ways are those of a plain flood (%s)', (routeTies) => {
  let cells = 0;
  let goals = 0;
  for (const [seed, { id }] of COOPERATION.entries()) {
    let positions = 0;
    const options = {
      mode: 'cooperation',
      scenario: id,
      squads: 'proposed',
      table: { routeTies, jammedGoals: 'nearest' },
    };
    playAtRandom(options, seed, ({ position: { state } }) => {
      if (state.turn === 0 || rebelsOf(state).length === 0 || positions++ % 10 > 0) return;
      for (const unit of state.units) {
        if (unit.faction !== 'isc' || unit.place !== 'board') continue;
        const gait = gaitOfUnit(state, unit);
        const found = goalsOf(state, gait, [unit.cell]);
        expect(found).toEqual(nearest(state, gait, [unit.cell]));
        for (const goal of found) cells += compareWays(state, gait, unit.cell, state.units[goal]?.cell ?? -1);
        goals += found.length;
      }
      for (const token of state.repression?.tokens ?? []) {
        const gait = gaitOfToken(state, token);
        const found = goalsOf(state, gait, startsOf(state, token));
        expect(found).toEqual(nearest(state, gait, startsOf(state, token)));
        goals += found.length;
        if (token.cell < 0) continue;
        for (const goal of found) cells += compareWays(state, gait, token.cell, state.units[goal]?.cell ?? -1);
      }
    });
  }
  expect(goals).toBeGreaterThan(300);
  expect(cells).toBeGreaterThan(1000);
});
