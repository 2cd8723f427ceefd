import { describe, expect, test } from 'vitest';
import { type Base, landing, type Opening, pushed, standing, surfaceAt, walk, withPiece } from '../../src/index.ts';
import { at, block, friend, rival, tableOf, to } from './kit.ts';

const start = at(5000, 5000);
const kindsOf = (walked: ReturnType<typeof walk>) => walked.meets.map(({ kind }) => kind);

describe('the way', () => {
  test('CZ-RULE-28 the length is that of the line of the centre, bends included', () => {
    const walked = walk(tableOf(), start, to([8000, 5000], [8000, 9000]), []);
    expect(walked).toEqual({ length: 7000, meets: [], end: at(8000, 9000) });
    expect(walk(tableOf(), start, [], []).length).toBe(0);
  });

  test('CZ-EX-15 a bent way round a container needs no roll; the bend counts', () => {
    const table = tableOf(block('container', [7000, 4000, 9000, 6000], { kind: 'obstacle', top: 2500 }));
    const bent = walk(table, start, to([6000, 6700], [10_000, 6700], [11_000, 5000]), []);
    expect(bent.meets).toEqual([]);
    expect(bent.length).toBe(1973 + 4000 + 1973);
    expect(kindsOf(walk(table, start, to([11_000, 5000]), []))).toEqual(['obstacle']);
  });

  test('CZ-EX-16 straight over an obstacle, straight through a rival', () => {
    const table = tableOf(block('fence', [7000, 4000, 7100, 6000], { kind: 'obstacle', top: 1000 }));
    expect(walk(table, start, to([9000, 5000]), []).meets).toMatchObject([{ kind: 'obstacle', id: 'fence', at: 1501 }]);
    expect(walk(tableOf(), start, to([9000, 5000]), [rival(at(7000, 5000))]).meets).toMatchObject([
      { kind: 'rival', rival: 0 },
    ]);
    expect(walk(tableOf(), start, to([9000, 5000]), [friend(at(7000, 5000))]).meets).toEqual([]);
  });

  test('CZ-EX-21 parkour: the obstacle first, then the rival, each with its own stop', () => {
    const table = tableOf(block('fence', [7000, 4000, 7100, 6000], { kind: 'obstacle', top: 1000 }));
    const walked = walk(table, start, to([17_000, 5000]), [rival(at(12_000, 5000))]);
    expect(walked.length).toBe(12_000);
    expect(walked.problem).toBeUndefined();
    expect(walked.meets).toMatchObject([
      { kind: 'obstacle', stop: { x: 6468, y: 5000 } },
      { kind: 'rival', stop: { x: 12_000 - 2073, y: 5000 } },
    ]);
  });

  test('CZ-RULE-31 a failure stops clear of an obstacle, also of one that half a base may stand on', () => {
    const crates = block('crates', [7000, 4000, 9000, 6000], { kind: 'obstacle', top: 1500, isFloor: true });
    const [meeting] = walk(tableOf(crates), start, to([11_000, 5000]), []).meets;
    expect(meeting).toMatchObject({ kind: 'obstacle', stop: at(6468, 5000) });
  });

  test('CZ-RULE-29 a gap of an inch is wide enough, less is not; a door always is', () => {
    const walls = (gap: number) =>
      tableOf(block('a', [7000, 1000, 7200, 4500]), block('b', [7000, 4500 + gap, 7200, 9000]));
    expect(walk(walls(1000), start, to([9000, 5000]), []).problem).toBeUndefined();
    expect(walk(walls(990), start, to([9000, 4995]), []).problem).toMatchObject({ why: 'barrier' });
    const opening: Opening = {
      from: { x: 7000, y: 5300 },
      to: { x: 7000, y: 4700 },
      kind: 'door',
      bottom: 0,
      top: 2000,
    };
    const wall = block('wall', [7000, 1000, 7200, 9000], { openings: [opening] });
    expect(walk(tableOf(wall), start, to([9000, 5000]), [])).toMatchObject({ meets: [] });
    expect(walk(tableOf(wall), start, to([9000, 5000]), []).problem).toBeUndefined();
    expect(walk(tableOf(wall), start, to([6700, 3000], [6700, 5000], [9000, 5000]), []).problem).toMatchObject({
      why: 'barrier',
    });
    expect(walk(tableOf(wall), start, to([9000, 6500]), []).problem).toMatchObject({ why: 'foot' });
    const window = { ...wall, openings: [{ ...opening, kind: 'window' as const, bottom: 900 }] };
    expect(walk(tableOf(window), start, to([9000, 5000]), []).meets).toMatchObject([
      { kind: 'opening', stop: { x: 6468 } },
    ]);
    expect(walk(tableOf(window), start, to([9000, 5000]), []).problem).toBeUndefined();
  });

  test('CZ-RULE-30 a base ends on no base, barrier, obstacle or edge; touching is allowed', () => {
    const fence = block('fence', [7000, 4000, 7500, 6000], { kind: 'obstacle', top: 1000 });
    const table = tableOf(fence, block('wall', [12_000, 4000, 12_500, 6000]));
    const problem = (x: number) => walk(table, start, to([x, 5000]), []).problem?.standing;
    expect(problem(7200)).toEqual({ problem: 'obstacle', id: 'fence' });
    expect(problem(6469)).toEqual({ problem: 'obstacle', id: 'fence' });
    expect(problem(6468)).toBeUndefined();
    expect(walk(table, start, to([5000, 531]), []).problem?.standing).toEqual({ problem: 'edge' });
    expect(walk(table, start, to([5000, 532]), []).problem).toBeUndefined();
    expect(walk(table, start, to([5000, 400]), []).problem).toMatchObject({ why: 'off-table' });
    expect(walk(table, start, to([5000, 8000]), [friend(at(5000, 9062))]).problem?.standing).toEqual({
      problem: 'base',
      base: 0,
    });
    expect(walk(table, start, to([5000, 8000]), [friend(at(5000, 9063))]).problem).toBeUndefined();
    expect(standing(table, at(11_468, 5000), [])).toBeUndefined();
    expect(standing(table, at(11_469, 5000), [])).toEqual({ problem: 'barrier', id: 'wall' });
    expect(standing(table, at(9000, 9000, 100), [])).toEqual({ problem: 'no-surface' });
  });

  test('CZ-RULE-31 who fails at an obstacle goes back to the first free place before it', () => {
    const table = tableOf(block('fence', [9000, 4000, 9100, 6000], { kind: 'obstacle', top: 1000 }));
    const walked = walk(table, start, to([12_000, 5000]), [friend(at(8000, 5400))]);
    const stop = walked.meets[0]?.stop;
    expect(standing(table, stop ?? start, [at(8000, 5400)])).toBeUndefined();
    expect(stop).toEqual(at(7015, 5000));
  });

  test('CZ-RULE-32 the corridor must overlap the base; at a failure the first free place at reach', () => {
    expect(walk(tableOf(), start, to([12_000, 5000]), [rival(at(8000, 6031))]).meets).toEqual([]);
    expect(kindsOf(walk(tableOf(), start, to([12_000, 5000]), [rival(at(8000, 6029))]))).toEqual(['rival']);
    const crowded = walk(tableOf(), start, to([12_000, 5000]), [rival(at(9000, 5000)), friend(at(7000, 4100))]);
    expect(crowded.meets[0]?.stop).toEqual(at(7566, 5000));
  });
});

describe('heights', () => {
  const kerb = block('kerb', [7000, 4000, 9000, 6000], { top: 500, isFloor: true });
  const platform = block('platform', [7000, 4000, 9000, 6000], { top: 3000, isFloor: true });
  const house = block('house', [7000, 4000, 11_000, 8000], { top: 4000, isFloor: true });

  test('CZ-RULE-33 half an inch is free, up to 3 inches is a roll, more is a climb', () => {
    expect(walk(tableOf(kerb), start, to([8000, 5000]), [])).toEqual({
      length: 3000,
      meets: [],
      end: at(8000, 5000, 500),
    });
    const up = walk(tableOf(platform), start, to([8000, 5000]), []);
    expect(up).toMatchObject({
      length: 3000,
      end: { z: 3000 },
      meets: [{ kind: 'step', height: 3000, stop: { x: 6468, z: 0 } }],
    });
    const over = walk(tableOf(platform), start, to([10_000, 5000]), []);
    expect(kindsOf(over)).toEqual(['step']);
    expect(over.end.z).toBe(0);
    const down = walk(tableOf(platform), at(8000, 5000, 3000), to([11_000, 5000]), []);
    expect(down.meets).toMatchObject([{ kind: 'step', stop: { x: 8999, z: 3000 } }]);
    expect(down.problem).toBeUndefined();
    expect(walk(tableOf(house), start, to([9000, 5000]), []).problem).toMatchObject({ why: 'foot', id: 'house' });
    expect(walk(tableOf(house), at(9000, 6000, 4000), to([14_000, 6000]), []).problem).toMatchObject({ why: 'drop' });
  });

  test('CZ-RULE-34 CZ-CLIMB-01 a climb begins at the very face that is climbed, not at another one of the same wall', () => {
    const house = tableOf(block('house', [5000, 5000, 11_000, 11_000], { top: 4000, isFloor: true }));
    const west = at(4460, 8000);
    expect(walk(house, west, to([5600, 8000]), []).problem).toBeUndefined();
    const round = walk(house, west, to([4460, 11_540], [7000, 11_540], [7000, 10_400]), []);
    expect(round.problem).toMatchObject({ why: 'foot', id: 'house' });
    const edge = at(5500, 8000, 4000);
    expect(walk(house, edge, to([4460, 8000]), []).problem).toBeUndefined();
    expect(walk(house, edge, to([9000, 8000], [9000, 4460]), []).problem).toMatchObject({ why: 'drop', id: 'house' });
    // At a corner two faces meet.
    expect(walk(house, at(4460, 4460), to([4460, 5600], [5600, 5600]), []).problem).toBeUndefined();
  });

  test('CZ-JUMP-02 CZ-RULE-36 from the edge of a roof over a gap that is too wide: the gap is named, not the wall beyond', () => {
    const roof = (id: string, left: number, top: number) =>
      block(id, [left, 5000, left + 6000, 11_000], { top, isFloor: true });
    const wide = walk(
      tableOf(roof('a', 2000, 4000), roof('b', 12_000, 4000)),
      at(7500, 8000, 4000),
      to([13_000, 8000]),
      [],
    );
    expect(wide.problem).toMatchObject({ why: 'gap', id: 'a' });
    const high = walk(
      tableOf(roof('a', 2000, 4000), roof('b', 10_000, 5000)),
      at(7500, 8000, 4000),
      to([11_000, 8000]),
      [],
    );
    expect(high.problem).toMatchObject({ why: 'gap', id: 'a' });
  });

  test('CZ-RULE-33 CZ-RULE-93 a height meets its limit with the tolerance of all lengths', () => {
    const onto = (top: number) => walk(tableOf({ ...platform, top }), start, to([8000, 5000]), []);
    expect([510, 511].map((top) => kindsOf(onto(top)))).toEqual([[], ['step']]);
    expect(kindsOf(onto(3010))).toEqual(['step']);
    expect(onto(3011).problem).toMatchObject({ why: 'foot' });
    const off = (top: number) => walk(tableOf({ ...platform, top }), at(8000, 5000, top), to([11_000, 5000]), []);
    expect([510, 3010].map((top) => kindsOf(off(top)))).toEqual([[], ['step']]);
    expect(off(3011).problem).toMatchObject({ why: 'drop' });
  });

  test('CZ-EX-18 a climb of 4 inches with 3 more along the roof is 7 in all', () => {
    const walked = walk(tableOf(house), at(6468, 6000), to([9468, 6000]), []);
    expect(walked).toMatchObject({ length: 7000, end: { z: 4000 } });
    expect(walked.problem).toBeUndefined();
    expect(walked.meets).toMatchObject([
      { kind: 'climb-up', height: 4000, fall: 4000, stop: { x: 6468, y: 6000, z: 0 } },
    ]);
  });

  test('CZ-RULE-34 a climb begins within a quarter of an inch of the face or the edge; over and down takes two rolls', () => {
    expect(walk(tableOf(house), at(6218, 6000), to([9000, 6000]), []).problem).toBeUndefined();
    expect(walk(tableOf(house), at(6200, 6000), to([9000, 6000]), []).problem).toMatchObject({ why: 'foot' });
    const wall = block('wall', [7000, 4000, 7300, 8000]);
    const over = walk(tableOf(wall), at(6468, 6000), to([8000, 6000]), []);
    expect(over).toMatchObject({
      length: 1532 + 8000,
      meets: [{ kind: 'climb-up' }, { kind: 'climb-down', fall: 4000 }],
    });
    expect(over.problem).toBeUndefined();
    const down = walk(tableOf(house), at(10_400, 6000, 4000), to([12_000, 6000]), []);
    expect(down.problem).toBeUndefined();
    expect(down.meets).toMatchObject([{ kind: 'climb-down', at: 600, height: 4000, fall: 4000, stop: { z: 0 } }]);
    expect(down.length).toBe(5600);
  });

  test('CZ-CLIMB-10 a ladder is climbed from anywhere, at the cost of its height', () => {
    const ladder = { from: { x: 7000, y: 6500 }, to: { x: 7000, y: 5500 } };
    const walked = walk(tableOf({ ...house, ladders: [ladder] }), at(5000, 6000), to([9000, 6000]), []);
    expect(walked.problem).toBeUndefined();
    expect(walked).toMatchObject({ length: 8000, meets: [{ kind: 'climb-up', isEasy: true, height: 4000 }] });
  });

  test('CZ-RULE-32 who jumps at a rival on the very edge and fails to pass it stands at its reach all the same', () => {
    const next = block('next', [13_000, 4000, 20_000, 8000], { top: 4000, isFloor: true });
    const jumped = walk(tableOf(house, next), at(9500, 6000, 4000), to([17_000, 6000]), [
      rival(at(13_600, 6000, 4000)),
    ]);
    expect(jumped.meets).toMatchObject([{ kind: 'gap' }, { kind: 'rival', stop: at(14_663, 6000, 4000) }]);
  });

  test('CZ-RULE-36 gaps up to 3 inches are jumped, to a surface no more than half an inch higher', () => {
    const next = (gap: number, top: number) =>
      tableOf(house, block('next', [11_000 + gap, 4000, 16_000 + gap, 8000], { top, isFloor: true }));
    const jump = (gap: number, top: number) => walk(next(gap, top), at(9500, 6000, 4000), to([15_000, 6000]), []);
    expect(jump(2000, 4000)).toMatchObject({
      length: 5500,
      meets: [{ kind: 'gap', id: 'next', height: 2000, fall: 4000, stop: { x: 12_000, z: 0 } }],
      end: { z: 4000 },
    });
    expect(jump(2000, 4000).problem).toBeUndefined();
    expect(jump(2000, 4500)).toMatchObject({ meets: [{ kind: 'gap' }], end: { z: 4500 } });
    expect(jump(2000, 4600).problem).toMatchObject({ why: 'gap' });
    expect(jump(3100, 4000).problem).toMatchObject({ why: 'gap' });
    expect(jump(2000, 900).meets).toMatchObject([{ kind: 'gap', fallOnSuccess: 3100 }]);
  });

  test('CZ-RULE-37 who fails a jump falls to the highest surface under the middle of the gap, beside who stands there', () => {
    const next = block('next', [13_000, 4000, 16_000, 8000], { top: 4000, isFloor: true });
    const below = at(12_000, 6000);
    const walked = walk(tableOf(house, next), at(9500, 6000, 4000), to([15_000, 6000]), [rival(below)]);
    const stop = walked.meets[0]?.stop ?? below;
    expect(walked.meets).toHaveLength(1);
    expect(standing(tableOf(house, next), stop, [below])).toBeUndefined();
    expect((stop.x - below.x) ** 2 + (stop.y - below.y) ** 2).toBeLessThan(1066 ** 2);
  });

  test('CZ-RULE-36 over an alley with something low in it the jump goes to the roof beyond', () => {
    const next = block('next', [13_000, 4000, 16_000, 8000], { top: 4000, isFloor: true });
    const crate = block('crate', [11_300, 5000, 12_700, 7000], { top: 1000, isFloor: true });
    const walked = walk(tableOf(house, next, crate), at(9500, 6000, 4000), to([15_000, 6000]), []);
    expect(walked.problem).toBeUndefined();
    expect(walked.meets).toMatchObject([{ kind: 'gap', id: 'next', fall: 3000, stop: { x: 12_000, z: 1000 } }]);
  });

  test('CZ-FALL-05 who fails a jump tells on whom it falls, who succeeds where it lands', () => {
    const next = block('next', [13_000, 4000, 16_000, 8000], { top: 4000, isFloor: true });
    const jump = (...others: Base[]) =>
      walk(tableOf(house, next), at(9500, 6000, 4000), to([15_000, 6000]), others.map(rival)).meets[0];
    expect(jump(at(12_000, 9000), at(12_000, 6500))?.hits).toEqual([1]);
    expect(jump(at(12_000, 9000))?.hits).toBeUndefined();
    expect(jump()?.land).toEqual(at(13_001, 6000, 4000));
  });

  test('surfaces are found from above and from below', () => {
    const bridge = block('bridge', [7000, 4000, 9000, 6000], { bottom: 3800, top: 4000, isFloor: true });
    const table = tableOf(bridge, block('kerb', [7500, 4500, 8500, 5500], { top: 400, isFloor: true }));
    expect(surfaceAt(table, { x: 8000, y: 5000 })).toBe(4000);
    expect(surfaceAt(table, { x: 8000, y: 5000 }, 3999)).toBe(400);
    expect(walk(table, start, to([11_000, 5000]), [])).toMatchObject({ meets: [], end: { z: 0 } });
  });
});

describe('pushes and landings', () => {
  test('CZ-RULE-68 a push stops at scenery, bases and the edge of the table', () => {
    const from = { x: 4000, y: 5000 };
    expect(pushed(tableOf(), start, from, 3000, [])).toEqual({ end: at(8000, 5000) });
    const wall = tableOf(block('wall', [7000, 4000, 7500, 6000]));
    expect(pushed(wall, start, from, 3000, [])).toEqual({ end: at(6468, 5000) });
    const fence = tableOf(block('fence', [7000, 4000, 7500, 6000], { kind: 'obstacle', top: 800 }));
    expect(pushed(fence, start, from, 3000, [])).toEqual({ end: at(6468, 5000) });
    expect(pushed(tableOf(), start, from, 3000, [at(7500, 5000)])).toEqual({ end: at(6437, 5000) });
    expect(pushed(tableOf(), at(2000, 5000), { x: 3000, y: 5000 }, 3000, [])).toEqual({ end: at(532, 5000) });
    expect(pushed(tableOf(), start, start, 3000, [])).toEqual({ end: start });
  });

  test('CZ-RULE-68 half a base on an obstacle holds nobody back, as long as the centre does not come onto it', () => {
    const crates = tableOf(block('crates', [7000, 4000, 9000, 6000], { kind: 'obstacle', top: 1500, isFloor: true }));
    const lapping = at(6600, 5000);
    expect(standing(crates, lapping, [])).toBeUndefined();
    expect(pushed(crates, lapping, { x: 9000, y: 5000 }, 3000, [])).toEqual({ end: at(3600, 5000) });
    expect(pushed(crates, lapping, { x: 6600, y: 7000 }, 3000, [])).toEqual({ end: at(6600, 2000) });
    expect(pushed(crates, lapping, { x: 5000, y: 5000 }, 3000, []).end.x).toBeLessThan(7000);
  });

  test('CZ-RULE-68 over an edge a pushed model falls', () => {
    const table = tableOf(block('house', [4000, 4000, 6000, 6000], { top: 4000, isFloor: true }));
    const push = pushed(table, at(5000, 5000, 4000), { x: 4000, y: 5000 }, 3000, []);
    expect(push.fall).toBe(4000);
    expect(push.end.z).toBe(0);
    expect(standing(table, push.end, [])).toBeUndefined();
    expect(push.end.x).toBeLessThan(6600);
  });

  test('CZ-FALL-05 a model that is pushed over an edge falls on those below', () => {
    const table = tableOf(block('house', [4000, 4000, 6000, 6000], { top: 4000, isFloor: true }));
    const below = [at(9000, 5000), at(6600, 5000)];
    const push = pushed(table, at(5000, 5000, 4000), { x: 4000, y: 5000 }, 3000, below);
    expect(push).toMatchObject({ fall: 4000, hits: [1] });
    expect(standing(table, push.end, below)).toBeUndefined();
  });

  test('CZ-RULE-98 what falls lands straight below, or beside who stands there', () => {
    expect(landing(tableOf(), { x: 5000, y: 5000, z: 4000 }, 1063, [])).toEqual(start);
    const beside = landing(tableOf(), { x: 5100, y: 5000, z: 4000 }, 1063, [start]);
    expect(beside).toEqual(at(6063, 5000));
  });

  test('CZ-RULE-98 of all places where it could land the nearest, not the first that is found', () => {
    const house = tableOf(block('house', [4000, 4000, 8000, 6000]));
    expect(landing(house, { x: 6000, y: 4000, z: 4000 }, 1063, [])).toEqual(at(6000, 3468));
  });
});

test('a piece that is dragged stands elsewhere', () => {
  const crate = block('crate', [7000, 4000, 8000, 6000], { kind: 'obstacle', top: 1000 });
  const table = tableOf(crate);
  const moved = withPiece(table, { ...crate, outline: crate.outline.map(({ x, y }) => ({ x, y: y + 5000 })) });
  expect(kindsOf(walk(table, start, to([10_000, 5000]), []))).toEqual(['obstacle']);
  expect(kindsOf(walk(moved, start, to([10_000, 5000]), []))).toEqual([]);
  expect(() => withPiece(table, { ...crate, id: 'tree' })).toThrow("no piece 'tree'");
});
