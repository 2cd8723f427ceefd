import { expect, test } from 'vitest';
import {
  CORNER_RULES,
  type CornerRule,
  cornerRule,
  costKinds,
  isCornerShut,
  neighbour,
  SHUT,
  stepsFrom,
} from '../src/index.ts';
import { board, names, ruleNames, SOLID, WALL } from './kit.ts';

const NORTH_EAST = 4;

/** Which rules let nobody from x to the cell north-east of it; O is a piece. */
function shutBy(text: string): string[] {
  const { grid, at, all } = board(text);
  const occupied = new Uint8Array(grid.cellCount);
  for (const cell of all('O')) occupied[cell] = 1;
  const isShut = (rule: CornerRule) => isCornerShut(grid, { rule, blocks: SOLID, occupied }, at('x'), NORTH_EAST);
  return ruleNames(CORNER_RULES).filter((name) => isShut(CORNER_RULES[name]));
}

test('a free corner is shut by no rule', () => {
  expect(
    shutBy(`
      + + +
       . .
      + + +
       x .
      + + +`),
  ).toEqual([]);
});

test('one piece beside the corner', () => {
  expect(
    shutBy(`
      + + +
       . .
      + + +
       x O
      + + +`),
  ).toEqual(['anyFlankShut']);
});

test('two pieces beside the corner', () => {
  expect(
    shutBy(`
      + + +
       O .
      + + +
       x O
      + + +`),
  ).toEqual(['bothFlanksShut', 'anyFlankShut', 'anyWallOrTwoPieces']);
});

test('one wall at the corner', () => {
  expect(
    shutBy(`
      + + +
       . .
      + + +
       x|.
      + + +`),
  ).toEqual(['anyFlankShut', 'anyFlankWalled', 'anyWallOrTwoPieces']);
});

test('walls on both flanks', () => {
  const all = ['bothFlanksShut', 'anyFlankShut', 'bothFlanksWalled', 'anyFlankWalled', 'anyWallOrTwoPieces'];
  expect(
    shutBy(`
      + + +
       .|.
      + + +
       x|.
      + + +`),
  ).toEqual(all);
  expect(
    shutBy(`
      + + +
       . .
      +-+ +
       x|.
      + + +`),
  ).toEqual(all);
});

test('a hole beside the corner counts as occupied', () => {
  expect(
    shutBy(`
      + + +
       # .
      + + +
       x O
      + + +`),
  ).toEqual(['bothFlanksShut', 'anyFlankShut', 'anyWallOrTwoPieces']);
});

test('a rule must not depend on the side from which one comes', () => {
  expect(() => cornerRule((one) => one.isOccupied)).toThrow('the same from all sides');
  expect(() => cornerRule((one, other) => one.isNearShut || other.isNearShut)).toThrow('the same from all sides');
  expect(() => cornerRule((one, other) => !one.isOccupied && !other.isOccupied)).toThrow('may not open a corner');
  const crossed = cornerRule((one, other) => one.isNearShut && one.isFarShut && other.isNearShut && other.isFarShut);
  expect(crossed.reduce((sum, shut) => sum + shut, 0)).toBe(4);
});

test('steps go across sides, and across corners where the rule allows', () => {
  const { grid, at, all } = board(`
    + + + +
     . . .
    + + + +
     O x|.
    + + + +
     . O .
    + + + +`);
  const occupied = new Uint8Array(grid.cellCount);
  for (const cell of all('O')) occupied[cell] = 1;
  const enterCost = occupied.map((piece) => (piece ? SHUT : 1));
  const onFoot = { edgeCost: costKinds([[WALL, SHUT]]), enterCost };
  const to = (steps: readonly { readonly to: number }[]) =>
    names(
      grid,
      steps.map((step) => step.to),
    );
  expect(to(stepsFrom(grid, onFoot, at('x')))).toBe('b3');
  const diagonal = { rule: CORNER_RULES.bothFlanksShut, blocks: SOLID, occupied };
  expect(to(stepsFrom(grid, { ...onFoot, diagonal }, at('x')))).toBe('b3 c3 a3');
  const nimble = { ...diagonal, rule: CORNER_RULES.open, extraCost: 2 };
  expect(stepsFrom(grid, { ...onFoot, diagonal: nimble }, at('x'))).toContainEqual({
    to: neighbour(grid, at('x'), NORTH_EAST),
    direction: NORTH_EAST,
    cost: 3,
  });
});
