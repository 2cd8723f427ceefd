/** Slots that are just wide enough for the 1-inch corridor, as the only way from one side of the table to the other. */
import { describe, expect, test } from 'vitest';
import { type Base, type Piece, type Point, reachRegion, shortestWay, walk } from '../../src/index.ts';
import { at, block, rival, tableOf } from './kit.ts';

interface Scene {
  readonly pieces: readonly Piece[];
  readonly rivals?: readonly Base[];
  readonly start?: Base;
  readonly goal?: Point;
}

const shape = (id: string, ...corners: readonly (readonly [number, number])[]): Piece => ({
  ...block(id, [0, 0, 1, 1]),
  outline: corners.map(([x, y]) => ({ x: Math.round(x), y: Math.round(y) })),
});

/** A wedge that hangs from the upper side of the table down to a tip. */
const wedge = (x: number, y: number) => shape('wedge', [x, y], [x + 2000, 22_000], [x - 2000, 22_000]);

/** A wall from the lower side of the table up to a place. */
const upTo = (y: number) => block('low', [10_000, 0, 10_200, y]);
const downTo = (y: number) => block('high', [10_000, y, 10_200, 22_000]);

/** By the width of their slot, a multiple of 5. */
const SCENES: Record<string, (width: number) => Scene> = {
  'in a thin wall': (w) => ({ pieces: [upTo(10_000), downTo(10_000 + w)] }),
  'between long walls': (w) => ({
    pieces: [block('low', [9000, 0, 16_000, 10_000]), block('high', [9000, 10_000 + w, 16_000, 22_000])],
  }),
  'between long walls that do not stand along the table': (w) => {
    const [x, y] = [10_000 - (3 * w) / 5, 8000 + (4 * w) / 5];
    return {
      pieces: [
        shape('low', [10_000, 0], [14_000, 0], [14_000, 11_000], [10_000, 8000]),
        shape('high', [x, y], [x + 4000, y + 3000], [x + 4000, 22_000], [x, 22_000]),
      ],
    };
  },
  'between two corners': (w) => ({
    pieces: [shape('low', [8000, 0], [12_000, 0], [10_000, 10_000]), wedge(10_000, 10_000 + w)],
  }),
  'between two corners, aslant': (w) => ({
    pieces: [shape('low', [8000, 0], [12_000, 0], [10_000, 10_000]), wedge(10_000 + (3 * w) / 5, 10_000 + (4 * w) / 5)],
  }),
  'between a corner and a wall': (w) => ({
    pieces: [block('low', [9000, 0, 11_500, 10_000]), wedge(10_000, 10_000 + w)],
  }),
  'that turns a little': (w) => {
    // Directions of the second leg from a right triangle of 11, 60 and 61.
    const [x, y] = [11_000 + w / 11, 10_000 + w];
    return {
      pieces: [
        shape('low', [8000, 0], [14_000, 0], [14_000, 9450], [11_000, 10_000], [8000, 10_000]),
        shape('high', [8000, y], [x, y], [14_000, y - ((14_000 - x) * 11) / 60], [14_000, 22_000], [8000, 22_000]),
      ],
    };
  },
  'that turns at a right angle': (w) => ({
    pieces: [
      block('inner', [6000, 0, 13_000, 10_000]),
      shape(
        'outer',
        [13_000 + w, 5000],
        [30_000, 5000],
        [30_000, 22_000],
        [6000, 22_000],
        [6000, 10_000 + w],
        [13_000 + w, 10_000 + w],
      ),
    ],
    start: at(3000, 5000),
    goal: { x: 20_000, y: 2500 },
  }),
  'along the edge of the table': (w) => ({ pieces: [downTo(w)] }),
  'between a rival and a wall': (w) => ({
    pieces: [upTo(9500 - w), downTo(10_800)],
    rivals: [at(10_000, 10_000, 0, 1000)],
  }),
  'between a rival and a corner': (w) => ({
    pieces: [upTo(9200), wedge(10_000 + ((w + 500) * 3) / 5, 10_000 + ((w + 500) * 4) / 5)],
    rivals: [at(10_000, 10_000, 0, 1000)],
  }),
  'between a rival and the edge of the table': (w) => ({
    pieces: [downTo(w + 1500)],
    rivals: [at(10_000, w + 500, 0, 1000)],
  }),
  'between two rivals': (w) => ({
    pieces: [upTo(9200), downTo(11_800 + w)],
    rivals: [at(10_000, 10_000, 0, 1000), at(10_000, 11_000 + w, 0, 1000)],
  }),
};

const PLAIN = { over: false, climb: false, through: false };
const STARTS = [at(5000, 10_500), at(7000, 3000), at(7000, 19_000)];
const GOALS = [
  { x: 19_000, y: 10_500 },
  { x: 17_000, y: 3000 },
  { x: 17_000, y: 19_000 },
];

describe.each(Object.entries(SCENES))('a slot %s', (_, sceneOf) => {
  test.each([1000, 1005, 1010, 1015, 1020, 1030])('CZ-RULE-29 of %i thousandths is passed', (width) => {
    const { pieces, rivals = [], start, goal } = sceneOf(width);
    const table = tableOf(...pieces);
    const others = rivals.map(rival);
    for (const from of start ? [start] : STARTS) {
      const region = reachRegion(table, from, 40_000, others);
      for (const to of goal ? [goal] : GOALS) {
        const found = shortestWay(table, from, to, others, PLAIN);
        expect(found, JSON.stringify({ from, to })).toBeDefined();
        const walked = walk(table, from, found?.way ?? [], others);
        expect(walked).toMatchObject({ meets: [], end: to });
        expect(walked.problem).toBeUndefined();
        expect(region.lengthTo(to)).toBe(found?.length);
      }
    }
  });

  test.each([985, 995])('CZ-RULE-29 of %i thousandths is not passed', (width) => {
    const { pieces, rivals = [], start, goal } = sceneOf(width);
    const table = tableOf(...pieces);
    const others = rivals.map(rival);
    for (const from of start ? [start] : STARTS) {
      const region = reachRegion(table, from, 40_000, others);
      for (const to of goal ? [goal] : GOALS) {
        expect(shortestWay(table, from, to, others, PLAIN)).toBeUndefined();
        expect(region.contains(to)).toBe(false);
      }
    }
  });
});
