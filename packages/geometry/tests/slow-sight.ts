/** Sight by definition, slowly, and the promises that fast sight makes: it says the same, and it goes both ways. */
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  BLOCKS_LINE,
  BLOCKS_SIGHT,
  CORNER_RULES,
  type CornerRule,
  canSee,
  cellsOf,
  createSightTable,
  edgesOf,
  firstObstacle,
  flagKinds,
  type Grid,
  isOnBoard,
  SHUTS_CORNER,
  type SightNow,
  sightFrom,
} from '../src/index.ts';
import { between, DOOR, type Effort, randomBoard, ruleNames, SOLID } from './kit.ts';
import { slowLine } from './slow-line.ts';

interface Position {
  readonly grid: Grid;
  readonly corner: CornerRule;
  readonly isSeenAcrossHoles: boolean;
  readonly now: SightNow;
}

/** Every obstacle that the slow line finds is held against the rule. */
function slowSees({ grid, corner, isSeenAcrossHoles, now }: Position, from: number, to: number): boolean {
  if (!isOnBoard(grid, from) || !isOnBoard(grid, to)) return false;
  const line = slowLine(grid, from, to);
  const bits = (cell: number) =>
    (now.blockers[cell] ?? 0) | (grid.holes[cell] && !isSeenAcrossHoles ? BLOCKS_SIGHT : 0);
  const isShut = (one: number, other: number) => SOLID[now.edges[between(grid, one, other)] ?? 0] === 1;
  if (line.edges.some((edge) => SOLID[now.edges[edge] ?? 0] === 1)) return false;
  if (line.cells.some((cell) => cell !== from && cell !== to && bits(cell) & BLOCKS_LINE)) return false;
  return !line.corners.some((at) => {
    const northEast = Math.floor(at / (grid.width + 1)) * grid.width + (at % (grid.width + 1));
    const [northWest, southEast, southWest] = [northEast - 1, northEast - grid.width, northEast - grid.width - 1];
    const isRising = line.cells.includes(northEast);
    const [start, end] = isRising ? [southWest, northEast] : [northWest, southEast];
    const [one = 0, other = 0] = (isRising ? [northWest, southEast] : [southWest, northEast]).map(
      (cell) => (isShut(start, cell) ? 1 : 0) + (isShut(cell, end) ? 2 : 0) + (bits(cell) & SHUTS_CORNER ? 4 : 0),
    );
    return corner[one + 8 * other] === 1;
  });
}

const someRule = fc.constantFrom(...ruleNames(CORNER_RULES)).map((name) => CORNER_RULES[name]);

/** One line, all lines and the obstacle agree with sight by definition, before and after doors and pieces change. */
export function assertSightAsDefined({ maxSide, numRuns }: Effort): void {
  const kindPerEdge = fc.array(fc.nat(3), { minLength: 200, maxLength: 200 });
  const bit = fc.constantFrom(0, 0, 0, BLOCKS_LINE, SHUTS_CORNER, BLOCKS_SIGHT);
  const bitsPerCell = fc.array(bit, { minLength: 100, maxLength: 100 });
  fc.assert(
    fc.property(
      randomBoard(maxSide),
      someRule,
      fc.boolean(),
      kindPerEdge,
      bitsPerCell,
      ({ grid }, corner, isSeenAcrossHoles, kinds, bits) => {
        const changing = edgesOf(grid).filter((edge) => edge % 3 === 0);
        const table = createSightTable(grid, { blocks: SOLID, corner, isSeenAcrossHoles }, changing);
        const before = { edges: grid.edges, blockers: new Uint8Array(grid.cellCount) };
        const edges = grid.edges.map((kind, edge) => (changing.includes(edge) ? (kinds[edge] ?? 0) : kind));
        const after = { edges, blockers: Uint8Array.from(bits.slice(0, grid.cellCount)) };
        for (const now of [before, after]) {
          for (const from of cellsOf(grid)) {
            const seen = sightFrom(table, from, now);
            for (let to = 0; to < grid.cellCount; to++) {
              const isSeen = slowSees({ grid, corner, isSeenAcrossHoles, now }, from, to);
              const obstacle = firstObstacle(table, from, to, now);
              const answers = [seen[to] === 1, canSee(table, from, to, now), obstacle === undefined];
              if (answers.some((answer) => answer !== isSeen)) expect.fail(`${from} ${to}: ${answers} but ${isSeen}`);
            }
          }
        }
      },
    ),
    { numRuns },
  );
}

export function assertSightGoesBothWays({ maxSide, numRuns }: Effort): void {
  fc.assert(
    fc.property(randomBoard(maxSide), someRule, ({ grid, occupied }, corner) => {
      const table = createSightTable(grid, { blocks: SOLID, corner }, edgesOf(grid, flagKinds([DOOR])));
      const now = { edges: grid.edges, blockers: occupied.map((piece) => piece * BLOCKS_SIGHT) };
      const seen = Array.from({ length: grid.cellCount }, (_, cell) => sightFrom(table, cell, now));
      for (let one = 0; one < grid.cellCount; one++) {
        for (let other = 0; other < one; other++) {
          if (seen[one]?.[other] !== seen[other]?.[one]) expect.fail(`${one} and ${other} do not see alike`);
        }
      }
    }),
    { numRuns },
  );
}
