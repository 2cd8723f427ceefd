/** What must hold in every position, looked for in random crowded arenas: places, pools, the list of legal commands, lines of sight. */
import { type Chance, canonicalJson, fastChance, Runner } from '@tablerunner/engine';
import { columnOf, edgeBetween, rowOf } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { has } from '../rules/abilities.ts';
import type { Choice } from '../rules/actions/action.ts';
import { BLOCKING } from '../rules/board.ts';
import { live } from '../rules/live.ts';
import { sees } from '../rules/sight.ts';
import { type EscapeState, POOLS, type Unit } from '../rules/types.ts';
import { value } from '../rules/units.ts';
import { arena } from './arena.ts';
import { read } from './kit.ts';
import { game } from './kit-game.ts';

/** Positions are cheap to play, dear to question: the dear questions get fewer of them. */
const MANY = 100;
const FEW = 20;
const MOST_COMMANDS = 60;

/** Plays an arena at random, seldom ending an activation early, and shows every decision. */
function play(seed: number, look: (runner: Runner<EscapeState>) => void): void {
  const random = fastChance(1_000 + seed);
  const chance: Chance = { draw: (count) => random.below(count) };
  const runner = new Runner<EscapeState>(game, read(arena(seed)), chance);
  runner.advance();
  for (let i = 0; i < MOST_COMMANDS && runner.position.outcome === undefined; i++) {
    look(runner);
    const legal = runner.legal() as readonly Choice[];
    const busy = legal.filter(({ kind }) => kind !== 'end');
    const choices = busy.length > 0 && random.below(12) > 0 ? busy : legal;
    runner.play(choices[random.below(choices.length)]);
  }
}

/** Everything of the right shape that an active character might be told to do. */
function everyAction(state: EscapeState): Choice[] {
  const { grid, board } = live(state);
  const cells = Array.from({ length: grid.cellCount }, (_, cell) => cell);
  const paid = [
    ...cells.flatMap((to) => ['move', 'enter', 'drop'].map((kind) => ({ kind, to }))),
    ...cells.flatMap((cell) =>
      ['amx-10', 'em-grenade', 'gas-grenade'].map((weapon) => ({ kind: 'blast', weapon, cell })),
    ),
    ...cells.flatMap((first) => [
      { kind: 'flame', first },
      ...cells.map((second) => ({ kind: 'flame', first, second })),
    ]),
    ...Array.from({ length: grid.edgeCount }, (_, wall) => ({ kind: 'drill', wall })),
    ...board.doors.flatMap((_, door) => ['open', 'close'].map((kind) => ({ kind, door }))),
    ...state.units.flatMap(({ id }) =>
      ['melee', 'ranged', 'throw-crate', 'give', 'heal', 'repair'].map((kind) => ({ kind, target: id })),
    ),
    { kind: 'exit' },
  ];
  const free = state.markers.flatMap((_, marker) => ['take', 'look'].map((kind) => ({ kind, marker })));
  return [
    ...paid,
    ...paid.map((choice) => ({ ...choice, by: 'pilot' as const })),
    ...free,
    { kind: 'medikit' },
    { kind: 'end' },
  ];
}

test('ES-ACT-04 the list of what an active character may do leaves out nothing that is accepted', () => {
  for (let seed = 0; seed < FEW; seed++) {
    play(seed, (runner) => {
      if (runner.step.name !== 'escape/activation') return;
      const listed = new Set(runner.legal().map(canonicalJson));
      const { state } = runner.position;
      const before = canonicalJson(state);
      const missed = everyAction(state).filter(
        (choice) => runner.check(choice).ok && !listed.has(canonicalJson(choice)),
      );
      expect(missed, `arena ${seed}`).toEqual([]);
      expect(canonicalJson(state), `arena ${seed}`).toBe(before);
    });
  }
});

/** Under Firewall the active character of the Resistance may stand on the cell of another. */
const isPassingOver = (state: EscapeState, unit: Unit): boolean =>
  state.event === 10 && unit.faction === 'resistance' && unit === state.units[state.active];

test('ES-EVENT-12 nobody shares a cell, but under Firewall the active character of the Resistance', () => {
  const shared: string[] = [];
  for (let seed = 0; seed < MANY; seed++) {
    play(seed, ({ position: { state } }) => {
      const fixed = state.units.filter((unit) => unit.place === 'board' && !isPassingOver(state, unit));
      if (new Set(fixed.map(({ cell }) => cell)).size < fixed.length) shared.push(`arena ${seed}`);
    });
  }
  expect(shared).toEqual([]);
});

/** What is wrong with a character, in a word. */
function faultsOf(state: EscapeState, unit: Unit, index: number): string[] {
  const carried = state.markers.filter(({ carrier }) => carrier === index).length;
  const isAway = unit.place === 'out' || unit.place === 'waiting';
  return [
    ...(unit.place === 'board' && unit.life < 1 ? ['fallen and on the board'] : []),
    ...((unit.place === 'board') === unit.cell >= 0 ? [] : ['off the board and on a cell']),
    ...POOLS.filter((pool) => unit.used[pool] > value(state, unit, pool)).map((pool) => `too many ${pool}`),
    ...(new Set(unit.feats).size < unit.feats.length ? ['a feat twice'] : []),
    ...(carried > (isAway ? 0 : 1) ? ['too many markers'] : []),
  ];
}

test('ES-RULE-32 pools, gauges, hands and feats keep their limits', () => {
  const faults: string[] = [];
  for (let seed = 0; seed < MANY; seed++) {
    play(seed, ({ position: { state } }) => {
      for (const [index, unit] of state.units.entries()) {
        faults.push(...faultsOf(state, unit, index).map((fault) => `arena ${seed}: ${unit.id} ${fault}`));
      }
    });
  }
  expect(faults).toEqual([]);
});

test('ES-RULE-22 sight is as the rulebook traces it, side by side and corner by corner', () => {
  const wrong: string[] = [];
  for (let seed = 0; seed < FEW; seed++) {
    let looks = 0;
    play(seed, ({ position: { state } }) => {
      if (looks++ % 12 !== 0) return;
      const { cellCount } = live(state).grid;
      for (let pair = 0; pair < cellCount * cellCount; pair++) {
        const [from, to] = [Math.floor(pair / cellCount), pair % cellCount];
        if (sees(state, from, to) !== tracedSight(state, from, to)) wrong.push(`arena ${seed}: ${from} to ${to}`);
      }
    });
  }
  expect(wrong).toEqual([]);
});

/** ES-ABIL-11 to 13, asked the long way. */
function isHidden(state: EscapeState, unit: Unit): boolean {
  const { grid } = live(state);
  if (has(state, unit, 'jammer')) return false;
  return state.units.some((other) => {
    if (other.place !== 'board' || other.faction !== unit.faction || !has(state, other, 'jammer')) return false;
    const edge = edgeBetween(grid, other.cell, unit.cell);
    if (edge === undefined) return false;
    return state.options.adjacencyThroughWalls === 'yes' || BLOCKING[grid.edges[edge] ?? 0] !== 1;
  });
}

/** ES-RULE-22, ES-RULE-23: the sides and corners that the line meets, one after another. */
function tracedSight(state: EscapeState, from: number, to: number): boolean {
  const { grid } = live(state);
  const blocks = (cell: number): boolean =>
    state.units.some((unit) => unit.place === 'board' && unit.cell === cell && !isHidden(state, unit));
  const flames = (cell: number): boolean => state.options.burnsBlockCorners === 'yes' && state.burns.includes(cell);
  const wall = (one: number, other: number): boolean =>
    BLOCKING[grid.edges[edgeBetween(grid, one, other) ?? -1] ?? 0] === 1;
  const [dx, dy] = [columnOf(grid, to) - columnOf(grid, from), rowOf(grid, to) - rowOf(grid, from)];
  const [right, up] = [Math.sign(dx), Math.sign(dy) * grid.width];
  // Half-way points of the steps in each direction, on a scale that both share.
  const across = Array.from({ length: Math.abs(dx) }, (_, i) => (2 * i + 1) * Math.max(1, Math.abs(dy)));
  const along = Array.from({ length: Math.abs(dy) }, (_, i) => (2 * i + 1) * Math.max(1, Math.abs(dx)));
  let here = from;
  for (const time of [...new Set([...across, ...along])].sort((a, b) => a - b)) {
    const [crosses, climbs] = [across.includes(time), along.includes(time)];
    const next = here + (crosses ? right : 0) + (climbs ? up : 0);
    if (crosses && climbs) {
      const isShut = (flank: number): boolean =>
        blocks(flank) || flames(flank) || wall(here, flank) || wall(flank, next);
      if (isShut(here + right) && isShut(here + up)) return false;
    } else if (wall(here, next)) return false;
    if (next !== to && blocks(next)) return false;
    here = next;
  }
  return true;
}
