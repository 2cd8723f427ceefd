import { expect, test } from 'vitest';
import {
  attackPath,
  bandOf,
  blast,
  distanceOf,
  gapOf,
  inPath,
  isAtReach,
  isAtReachOf,
  isVisible,
  quarterOf,
  reachOf,
} from '../../src/index.ts';
import { at, block, tableOf } from './kit.ts';

const empty = tableOf();
const from = at(5000, 5000);
const to = at(15_000, 5000);

test('CZ-EX-56 standard bases by the distance of their centres', () => {
  const band = (x: number) => bandOf(distanceOf(at(0, 0), at(x, 0)));
  expect([2063, 4063, 8063, 13_063].map((x) => gapOf(at(0, 0), at(x, 0)))).toEqual([1000, 3000, 7000, 12_000]);
  expect([4063, 4073, 4074, 8073, 8074, 13_073, 13_074].map(band)).toEqual([
    'red',
    'red',
    'yellow',
    'yellow',
    'green',
    'green',
    'long',
  ]);
  expect([2063, 2073, 2074].map((x) => isAtReach(empty, at(1000, 1000), at(1000 + x, 1000)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('CZ-RULE-21 the difference of heights is part of the distance', () => {
  expect(distanceOf(at(0, 0, 0), at(4063, 0, 4000))).toBe(5000);
  expect(distanceOf(at(0, 0, 0), at(1063, 0, 4000))).toBe(4000);
});

test('CZ-RULE-24 an obstacle that enters or crosses gives cover, once', () => {
  const fence = block('fence', [9000, 4000, 9100, 6000], { kind: 'obstacle', top: 1000 });
  const barrel = block('barrel', [9000, 5400, 9500, 6000], { kind: 'obstacle', top: 1000 });
  expect(attackPath(tableOf(fence), from, to, []).cover).toEqual([{ piece: 'fence', why: 'crosses' }]);
  expect(attackPath(tableOf(barrel), from, to, []).cover).toEqual([{ piece: 'barrel', why: 'enters' }]);
  const hair = block('hair', [9000, 5450, 9500, 6000], { kind: 'obstacle', top: 1000 });
  expect(attackPath(tableOf(hair), from, to, []).cover).toEqual([]);
  expect(attackPath(tableOf(block('more', [9000, 5449, 9500, 6000])), from, to, []).cover).toHaveLength(1);
});

test('CZ-RULE-24 a barrier blocks where it runs from side to side, also of two that touch, and not where a door breaks it', () => {
  const wall = block('wall', [9000, 4000, 9100, 6000]);
  expect(attackPath(tableOf(wall), from, to, []).blockedBy).toBe('wall');
  const left = block('left', [9000, 4000, 9100, 5000]);
  const right = (gap: number) => block('right', [9000, 5000 + gap, 9100, 6000]);
  expect(attackPath(tableOf(left, right(49)), from, to, []).blockedBy).toBe('left');
  expect(attackPath(tableOf(left, right(50)), from, to, []).blockedBy).toBeUndefined();
  const opening = { from: { x: 9100, y: 4800 }, to: { x: 9100, y: 5200 }, bottom: 0, top: 2500 };
  const door = { ...wall, openings: [{ ...opening, kind: 'door' as const }] };
  expect(attackPath(tableOf(door), from, to, []).cover).toEqual([{ piece: 'wall', why: 'enters' }]);
  const window = { ...wall, openings: [{ ...opening, kind: 'window' as const, bottom: 1000 }] };
  expect(isVisible(tableOf(window), from, to)).toBe(true);
  const upstairs = { ...wall, openings: [{ ...opening, kind: 'window' as const, bottom: 3000, top: 4000 }] };
  expect(isVisible(tableOf(upstairs), from, to)).toBe(false);
});

test('CZ-RULE-25 what is within an inch of the attacker adds nothing, but blocks', () => {
  const fence = block('fence', [6500, 4000, 6541, 6000], { kind: 'obstacle', top: 1000 });
  const path = attackPath(
    tableOf({ ...fence, outline: fence.outline.map((p) => ({ ...p, x: p.x + 20 })) }),
    from,
    to,
    [],
  );
  expect(path.ignored).toEqual([]); // 41 thousandths wide is no overlap at all
  const thick = block('thick', [6541, 4000, 7000, 6000], { kind: 'obstacle', top: 1000 });
  expect(attackPath(tableOf(thick), from, to, [])).toMatchObject({
    cover: [],
    ignored: [{ piece: 'thick', why: 'crosses' }],
  });
  expect(attackPath(tableOf(thick), to, from, []).cover).toHaveLength(1);
  const farther = block('farther', [6543, 4000, 7000, 6000], { kind: 'obstacle', top: 1000 });
  expect(attackPath(tableOf(farther), from, to, []).cover).toHaveLength(1);
  expect(attackPath(tableOf({ ...thick, kind: 'barrier' }), from, to, []).blockedBy).toBe('thick');
});

test('CZ-RULE-26 low things do not matter where the line runs above them; models are 1.5 inches high', () => {
  const roof = block('roof', [4000, 4000, 6000, 6000], { isFloor: true, top: 6000 });
  const crate = (x: number) => block('crate', [x, 4000, x + 500, 6000], { kind: 'obstacle', top: 1000 });
  const upper = at(5400, 5000, 6000);
  expect(attackPath(tableOf(roof, crate(8000)), upper, to, []).cover).toEqual([]);
  expect(attackPath(tableOf(roof, crate(13_600)), upper, to, []).cover).toEqual([{ piece: 'crate', why: 'crosses' }]);
  expect(attackPath(tableOf(roof), upper, to, [at(8000, 5000), at(13_500, 5000)]).cover).toEqual([
    { base: 1, why: 'model' },
  ]);
  expect(attackPath(empty, from, to, [at(9000, 5900), at(9000, 7000)]).cover).toEqual([{ base: 0, why: 'model' }]);
});

test('CZ-EX-22 shooting up at a roof edge gives +1, shooting down from it is free', () => {
  const roof = block('roof', [4000, 4000, 6000, 6000], { isFloor: true, top: 5000 });
  const ronin = at(5000, 5000, 5000);
  const table = tableOf(roof);
  expect(attackPath(table, to, ronin, []).cover).toEqual([{ piece: 'roof', why: 'roof-edge' }]);
  expect(attackPath(table, ronin, to, [])).toEqual({
    blockedBy: undefined,
    cover: [],
    ignored: [],
    isUnobscured: true,
  });
});

test('CZ-EX-23 too far from the edge there is no path for either', () => {
  const table = tableOf(block('roof', [2000, 2000, 8000, 8000], { isFloor: true, top: 5000 }));
  const ronin = at(5000, 5000, 5000);
  expect(attackPath(table, to, ronin, []).blockedBy).toBe('roof');
  expect(attackPath(table, ronin, to, []).blockedBy).toBe('roof');
  expect(attackPath(table, at(6459, 5000, 5000), to, []).blockedBy).toBeUndefined();
  expect(attackPath(table, at(6458, 5000, 5000), to, []).blockedBy).toBe('roof');
});

test('CZ-RULE-27 who stands on the very edge of a roof is at that edge, and at no other that the path does not cross', () => {
  const table = tableOf(block('roof', [4000, 2000, 9000, 8000], { isFloor: true, top: 5000 }));
  expect(isVisible(table, at(9000, 5000, 5000), at(15_000, 5321))).toBe(true);
  expect(isVisible(table, at(9000, 5000, 5000), at(1000, 5321))).toBe(false);
  expect(isVisible(table, at(4000, 5000, 5000), at(1000, 5321))).toBe(true);
  expect(isVisible(table, at(4000, 5000, 5000), at(15_000, 5321))).toBe(false);
});

test('CZ-RULE-27 between roofs of one height nothing of them is in the way', () => {
  const a = block('a', [2000, 2000, 8000, 8000], { isFloor: true, top: 5000 });
  const b = block('b', [12_000, 2000, 18_000, 8000], { isFloor: true, top: 5000 });
  const low = block('low', [9000, 2000, 11_000, 8000], { top: 4500 });
  expect(attackPath(tableOf(a, b, low), at(5000, 5000, 5000), at(15_000, 5000, 5000), [])).toMatchObject({
    blockedBy: undefined,
    cover: [],
  });
  expect(attackPath(tableOf(a, b), at(5000, 5000, 5000), at(15_000, 5000, 6000), []).cover).toEqual([]);
});

test('CZ-RULE-27 a bridge hides who is below it from who is on it', () => {
  const table = tableOf(block('bridge', [4000, 4000, 16_000, 6000], { bottom: 3800, top: 4000, isFloor: true }));
  expect(isVisible(table, at(5000, 5000, 4000), at(9000, 5000))).toBe(false);
  expect(isVisible(table, at(5000, 5000), at(9000, 5000))).toBe(true);
});

test('CZ-RULE-94 a low barrier is shot over from above, and from its own edge', () => {
  const wall = block('wall', [9000, 4000, 9500, 6000], { top: 2000, isFloor: true });
  const tower = block('tower', [4000, 4000, 6000, 6000], { top: 9000, isFloor: true });
  expect(isVisible(tableOf(wall), from, to)).toBe(false);
  expect(isVisible(tableOf(wall, tower), at(5400, 5000, 9000), to)).toBe(true);
  expect(attackPath(tableOf(wall), at(9250, 5000, 2000), to, []).cover).toEqual([]);
  expect(attackPath(tableOf(wall), to, at(9250, 5000, 2000), []).cover).toEqual([{ piece: 'wall', why: 'roof-edge' }]);
});

test('CZ-RULE-95 a roof edge within an inch of the attacker adds nothing', () => {
  const table = tableOf(block('roof', [4000, 4000, 6000, 6000], { isFloor: true, top: 5000 }));
  const path = attackPath(table, at(7000, 5000), at(5000, 5000, 5000), []);
  expect(path).toMatchObject({ cover: [], ignored: [{ piece: 'roof', why: 'roof-edge' }] });
});

test('CZ-RULE-104 only what crosses obscures for a silent attack, however near', () => {
  const crossing = block('fence', [6000, 4000, 6500, 6000], { kind: 'obstacle', top: 1000 });
  expect(attackPath(tableOf(crossing), from, to, []).isUnobscured).toBe(false);
  const entering = block('barrel', [9000, 5200, 9500, 6000], { kind: 'obstacle', top: 1000 });
  expect(attackPath(tableOf(entering), from, to, []).isUnobscured).toBe(true);
});

test('CZ-EX-24 a torrent meets everybody in its path up to its range', () => {
  const claws = [at(12_000, 5400), at(20_000, 5000), at(9000, 6500), at(16_500, 5000)];
  expect(inPath(empty, from, at(8000, 5000), claws, 7000)).toEqual([0]);
  expect(inPath(empty, from, at(8000, 5000), claws, 12_000)).toEqual([0, 3]);
  const wall = block('wall', [14_000, 4000, 14_100, 6000]);
  expect(inPath(tableOf(wall), from, at(8000, 5000), claws, 12_000)).toEqual([0]);
});

test('CZ-RULE-22 a barrier between prevents reach, an obstacle does not, and heights count', () => {
  const [a, b] = [at(5000, 5000), at(7000, 5000)];
  const thing = (kind: 'obstacle' | 'barrier') =>
    tableOf(block('thing', [5950, 4000, 6050, 6000], { kind, top: 1000 }));
  expect(isAtReach(thing('obstacle'), a, b)).toBe(true);
  expect(isAtReach(thing('barrier'), a, b)).toBe(false);
  expect(isAtReach(empty, a, at(6500, 5000, 900))).toBe(true);
  expect(isAtReach(empty, a, at(6500, 5000, 920))).toBe(false);
  expect(reachOf(empty, a, [b, at(7100, 5000), at(5000, 6500)])).toEqual([0, 2]);
});

test('CZ-RULE-22 a wall stands between a base and an object too', () => {
  const crate = block('crate', [6300, 4500, 7300, 5500], { kind: 'obstacle', top: 1000, isLight: true });
  const wall = (box: readonly [number, number, number, number]) => block('wall', box, { kind: 'barrier', top: 4000 });
  const isReached = (table: ReturnType<typeof tableOf>) => isAtReachOf(table, from, { piece: 'crate' });
  expect(isReached(tableOf(crate))).toBe(true);
  expect(isReached(tableOf(crate, wall([5800, 3000, 6000, 7000])))).toBe(false);
  expect(isReached(tableOf(wall([5800, 3000, 6000, 7000]), crate))).toBe(false);
  expect(isReached(tableOf(crate, wall([5800, 5100, 6000, 7000])))).toBe(true);
  expect(isReached(tableOf({ ...crate, kind: 'barrier' }))).toBe(true);
});

test('CZ-RULE-22 tokens, roof edges, pieces and the edge of the table are measured from the rim', () => {
  const table = tableOf(block('roof', [4000, 4000, 8000, 8000], { isFloor: true, top: 3500 }));
  expect(isAtReachOf(table, at(1541, 9000), { edge: 'table' })).toBe(true);
  expect(isAtReachOf(table, at(1542, 9000), { edge: 'table' })).toBe(false);
  expect(isAtReachOf(table, at(5541, 6000, 3500), { roofEdge: 'roof' })).toBe(true);
  expect(isAtReachOf(table, at(5600, 6000, 3500), { roofEdge: 'roof' })).toBe(false);
  expect(isAtReachOf(table, at(9541, 6000), { piece: 'roof' })).toBe(true);
  expect(isAtReachOf(table, at(9560, 6000), { piece: 'roof' })).toBe(false);
  expect(isAtReachOf(table, at(12_000, 9000), { spot: at(14_031, 9000), width: 1000 })).toBe(true);
  expect(isAtReachOf(table, at(12_000, 9000), { spot: at(14_100, 9000), width: 1000 })).toBe(false);
  expect(() => isAtReachOf(table, at(0, 0), { piece: 'tree' })).toThrow("no piece 'tree'");
});

test('CZ-RULE-66 a blast is measured from the rim of its token in all directions, and a barrier on the line shields', () => {
  const bases = [at(9000, 5000), at(9041, 5000), at(9042, 5000), at(6000, 5000, 3000), at(6000, 5000, 3011)];
  expect(blast(empty, { x: 5000, y: 5000, z: 0 }, bases)).toEqual([0, 1, 3]);
  const wall = block('wall', [6000, 4900, 6100, 6000]);
  expect(blast(tableOf(wall), { x: 5000, y: 5000, z: 0 }, [at(7000, 5000), at(7000, 4600), at(5000, 7000)])).toEqual([
    1, 2,
  ]);
  expect(blast(tableOf({ ...wall, kind: 'obstacle' }), { x: 5000, y: 5000, z: 0 }, [at(7000, 5000)])).toEqual([0]);
});

test('CZ-RULE-40 a base that straddles a centre line is in no quarter', () => {
  const { field } = empty;
  const quarters = [
    at(5000, 5000),
    at(20_000, 5000),
    at(5000, 20_000),
    at(20_000, 20_000),
    at(15_531, 5000),
    at(15_532, 5000),
  ];
  expect(quarters.map((base) => quarterOf(field, base))).toEqual([0, 1, 2, 3, undefined, 1]);
});
