import { expect, test } from 'vitest';
import { type Opening, type Point, reachRegion, reachSpots, shortestWay, walk } from '../../src/index.ts';
import { at, block, rival, tableOf } from './kit.ts';

const start = at(5000, 5000);
const PLAIN = { over: false, climb: false, through: false };

test('CZ-MOVE-03 the shortest way leads round scenery and walk accepts it without a roll', () => {
  const table = tableOf(block('house', [8000, 2000, 10_000, 8000]));
  const found = shortestWay(table, start, { x: 13_000, y: 5000 }, [], PLAIN);
  const walked = walk(table, start, found?.way ?? [], []);
  expect(walked).toMatchObject({ meets: [], length: found?.length, end: { x: 13_000, y: 5000 } });
  expect(walked.problem).toBeUndefined();
  // By hand: two tangents of 4213, two arcs of 452, and 2000 along the house.
  expect(found?.length).toBeGreaterThan(11_328);
  expect(found?.length).toBeLessThan(11_370);
});

test('CZ-MOVE-03 a small base that touches a corner or a rival finds its way from there as well as to there', () => {
  const table = tableOf(block('house', [8000, 2000, 10_000, 8000]));
  const others = [rival(at(14_000, 14_000, 0, 1969))];
  const far = at(6000, 1000, 0, 984);
  // By right triangles: all round the corner of the house, and round the rival.
  const directions = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 60].flatMap((n) => [
    [3600 - n * n, 120 * n, 3600 + n * n],
    [120 * n, 3600 - n * n, 3600 + n * n],
  ]);
  for (const [x, y, r] of directions as [number, number, number][]) {
    for (const [centre, away] of [
      [{ x: 10_000, y: 8000 }, 493],
      [{ x: 14_000, y: 14_000 }, 1478],
    ] as const) {
      const near = at(Math.ceil(centre.x + (x * away) / r), Math.ceil(centre.y + (y * away) / r), 0, 984);
      const [to, from] = [
        shortestWay(table, far, near, others, PLAIN)?.length,
        shortestWay(table, near, far, others, PLAIN)?.length,
      ];
      expect(from, JSON.stringify(near)).toBeDefined();
      expect(from).toBe(to);
      expect(reachRegion(table, near, 30_000, others).lengthTo(far)).toBe(from);
    }
  }
});

test('CZ-RULE-29 the shortest way goes through a narrow door, and not through a window unless it may', () => {
  const opening: Opening = { from: { x: 8000, y: 5300 }, to: { x: 8000, y: 4700 }, kind: 'door', bottom: 0, top: 2000 };
  const wall = block('wall', [8000, 0, 8200, 22_000], { openings: [opening] });
  const window = { ...wall, openings: [{ ...opening, kind: 'window' as const, bottom: 800 }] };
  const goal = { x: 11_000, y: 9000 };
  expect(shortestWay(tableOf(wall), start, goal, [], PLAIN)?.length).toBeLessThan(8400);
  expect(shortestWay(tableOf(window), start, goal, [], PLAIN)).toBeUndefined();
  const found = shortestWay(tableOf(window), start, goal, [], { ...PLAIN, over: true });
  expect(walk(tableOf(window), start, found?.way ?? [], []).meets).toMatchObject([{ kind: 'opening' }]);
});

test('CZ-RULE-32 the shortest way avoids rivals unless it may go through them', () => {
  const rivals = [rival(at(8000, 5000)), rival(at(8000, 6500)), rival(at(8000, 3500))];
  const goal = { x: 11_000, y: 5000 };
  const round = shortestWay(tableOf(), start, goal, rivals, PLAIN);
  expect(walk(tableOf(), start, round?.way ?? [], rivals).meets).toEqual([]);
  expect(round?.length).toBeGreaterThan(7000);
  expect(shortestWay(tableOf(), start, goal, rivals, { ...PLAIN, through: true })).toEqual({
    way: [goal],
    length: 6000,
  });
});

test('CZ-CLIMB-10 the shortest way takes a ladder, and a face where the base stands at its foot', () => {
  const ladder = { from: { x: 8000, y: 7000 }, to: { x: 8000, y: 6000 } };
  const house = block('house', [8000, 2000, 12_000, 8000], { isFloor: true, ladders: [ladder] });
  const goal = { x: 10_000, y: 5000 };
  const climbing = { ...PLAIN, climb: true };
  expect(shortestWay(tableOf(house), start, goal, [], PLAIN)).toBeUndefined();
  const found = shortestWay(tableOf(house), start, goal, [], climbing);
  expect(walk(tableOf(house), start, found?.way ?? [], [])).toMatchObject({
    end: { z: 4000 },
    meets: [{ isEasy: true }],
  });
  const foot = at(7400, 4000);
  const up = shortestWay(tableOf({ ...house, ladders: [] }), foot, goal, [], climbing);
  expect(walk(tableOf(house), foot, up?.way ?? [], [])).toMatchObject({
    end: { z: 4000 },
    meets: [{ kind: 'climb-up' }],
  });
  const down = shortestWay(tableOf({ ...house, ladders: [] }), at(8600, 4000, 4000), start, [], climbing);
  expect(down?.length).toBeGreaterThan(7500);
  expect(down?.length).toBeLessThan(8200);
});

test('CZ-MOVE-04 the region holds what a clean way reaches, and nothing more', () => {
  const table = tableOf(block('house', [8000, 2000, 10_000, 8000], { kind: 'obstacle', top: 2000 }));
  const region = reachRegion(table, start, 7000, [rival(at(3000, 5000))]);
  const holds = (x: number, y: number) => region.contains({ x, y });
  expect(holds(5000, 12_000)).toBe(true);
  expect(holds(5000, 12_011)).toBe(false);
  expect(holds(9000, 5000)).toBe(false);
  expect(holds(11_000, 5000)).toBe(false);
  expect(holds(3000, 5500)).toBe(false);
  expect(holds(1500, 5000)).toBe(true);
  expect(region.lengthTo({ x: 1500, y: 5000 })).toBeGreaterThan(3700);
  const way = region.wayTo({ x: 9000, y: 9000 });
  expect(walk(table, start, way ?? [], []).problem).toBeUndefined();
  expect(region.outlines.flat().every(({ x, y }) => (x - 5000) ** 2 + (y - 5000) ** 2 <= 7011 ** 2)).toBe(true);
});

/** Whether a point is inside an outline, by the number of crossings. */
function isIn(outline: readonly Point[], p: Point): boolean {
  let inside = false;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length] as Point;
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y)) inside = !inside;
  }
  return inside;
}

test('CZ-MOVE-02 the drawn outlines are the region, but for a hair', () => {
  const table = tableOf(block('house', [7000, 4000, 9000, 7000]), block('wall', [3000, 7000, 6000, 7200]));
  const region = reachRegion(table, start, 7000, []);
  let [both, drawnOnly, heldOnly] = [0, 0, 0];
  for (let x = 600; x < 13_000; x += 350) {
    for (let y = 600; y < 13_000; y += 350) {
      const [isHeld, isDrawn] = [region.contains({ x, y }), region.outlines.some((outline) => isIn(outline, { x, y }))];
      if (isHeld && isDrawn) both++;
      else if (isHeld) heldOnly++;
      else if (isDrawn) drawnOnly++;
    }
  }
  expect(both).toBeGreaterThan(500);
  expect(heldOnly / both).toBeLessThan(0.02);
  expect(drawnOnly / both).toBeLessThan(0.02);
});

test('CZ-MOVE-10 spots for machine players tell what must be rolled for, and every one is a legal move', () => {
  const fence = block('fence', [7000, 3000, 7100, 7000], { kind: 'obstacle', top: 1000 });
  const house = block('house', [3000, 6000, 7000, 9000], { isFloor: true });
  const table = tableOf(fence, house);
  const others = [rival(at(5000, 3000))];
  const foot = at(5000, 5400);
  const spots = reachSpots(table, foot, 7000, others, { step: 700, most: 400 });
  expect(spots.length).toBeGreaterThan(150);
  for (const { end, way, length, meets } of spots) {
    const walked = walk(table, foot, way, others);
    expect(walked).toEqual({ length, meets, end });
    expect(length).toBeLessThanOrEqual(7010);
  }
  const kinds = new Set(spots.flatMap(({ meets }) => meets.map(({ kind }) => kind)));
  expect(kinds.has('climb-up')).toBe(true);
  expect(spots.some(({ meets }) => meets.length === 0)).toBe(true);
  expect(reachSpots(table, foot, 7000, others, { step: 700, most: 5 })).toHaveLength(5);
});
