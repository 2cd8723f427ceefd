/** What of a piece lies in the path outside the two bases. */
import { expect, test } from 'vitest';
import { attackPath, compileField } from '../../src/index.ts';
import { at, block, tableOf, to } from './kit.ts';

test('CZ-RULE-23 a piece under both bases is in the path between them, though the bases nearly touch', () => {
  // 37 thousandths are between the rims on the middle line, but beside it the path is far wider.
  const low = at(8565, 27_117, 0, 1969);
  const high = at(7592, 25_957, 2500, 984);
  const outline = to([8377, 24_718], [9548, 25_948], [6151, 29_182], [4980, 27_952]);
  const roof = block('roof', [0, 0, 0, 0], { kind: 'obstacle', top: 2500, isFloor: true, outline });
  const table = compileField({ width: 22_000, depth: 30_000, pieces: [roof] });
  const path = { cover: [], ignored: [{ piece: 'roof', why: 'crosses' }], isUnobscured: false };
  expect(attackPath(table, low, high, [])).toEqual(path);
  expect(attackPath(table, high, low, [])).toEqual(path);
});

test('CZ-RULE-23 where two bases overlap in plan, each side of the path counts for itself', () => {
  const [low, high] = [at(5000, 5000), at(5900, 5000, 3000)];
  const ignoredOf = (top: number) => {
    const strip = block('strip', [5000, 5000, 6000, top], { kind: 'obstacle' });
    return attackPath(tableOf(strip), low, high, []).ignored;
  };
  // The rims meet 283 thousandths beside the middle line.
  expect(ignoredOf(5330)).toEqual([]);
  expect(ignoredOf(5336)).toEqual([{ piece: 'strip', why: 'enters' }]);
});

test('CZ-RULE-24 a base that cuts a piece in two leaves two overlaps, not one', () => {
  const target = at(5000, 5000);
  const attacker = at(15_000, 5000);
  const coverOf = (shift: number) => {
    const corners = to([5220 + shift, 5490], [5196 + shift, 5473], [5536 + shift, 4993], [5560 + shift, 5010]);
    const fence = block('fence', [0, 0, 0, 0], { kind: 'obstacle', top: 1000, outline: corners });
    return attackPath(tableOf(fence), attacker, target, []).cover;
  };
  // Its two ends stand out from under the base by 10 and by 30 thousandths.
  expect(coverOf(0)).toEqual([]);
  expect(coverOf(40)).toEqual([{ piece: 'fence', why: 'enters' }]);
});

test('CZ-RULE-24 a window far above the line breaks no run, also where the line begins under it', () => {
  const wide = { from: { x: 9000, y: 4000 }, to: { x: 11_000, y: 4000 }, kind: 'window', top: 4000 } as const;
  const blockerOf = (bottom: number) => {
    const hall = block('hall', [9000, 4000, 11_000, 8000], { openings: [{ ...wide, bottom }] });
    return attackPath(tableOf(hall), at(10_000, 6000), at(15_000, 6000), []).blockedBy;
  };
  expect(blockerOf(1500)).toBe('hall');
  expect(blockerOf(1499)).toBe(undefined);
});
