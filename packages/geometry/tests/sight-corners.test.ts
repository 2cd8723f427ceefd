import { expect, test } from 'vitest';
import { look } from './kit.ts';

test('at a corner one free flank is enough', () => {
  const none = look(`
    + + +
     . y
    + + +
     x .
    + + +`);
  expect(none.sees('x', 'y')).toBe(true);
  const one = look(`
    + + +
     . y
    + + +
     x O
    + + +`);
  expect(one.sees('x', 'y')).toBe(true);
  const both = look(`
    + + +
     O y
    + + +
     x O
    + + +`);
  expect(both.sees('x', 'y')).toBe(false);
});

test('at a corner a piece on one flank and a wall on the other block', () => {
  const nearWall = look(`
    + + +
     . y
    +-+ +
     x O
    + + +`);
  expect(nearWall.sees('x', 'y')).toBe(false);
  const farWall = look(`
    + + +
     .|y
    + + +
     x O
    + + +`);
  expect(farWall.sees('x', 'y')).toBe(false);
  const sameFlank = look(`
    + + +
     . y
    + + +
     x|O
    + + +`);
  expect(sameFlank.sees('x', 'y')).toBe(true);
});

test('the seam of a straight wall is tight, the end of a wall is not', () => {
  const straight = look(`
    + + +
     .|y
    + + +
     x|.
    + + +`);
  expect(straight.sees('x', 'y')).toBe(false);
  const end = look(`
    + + +
     . y
    + + +
     x|.
    + + +`);
  expect(end.sees('x', 'y')).toBe(true);
});

test('a slanting line is blocked by what it goes through, not by what it passes', () => {
  for (const [middle, expected] of [
    ['O.', false],
    ['.O', false],
  ] as const) {
    const { sees } = look(`
      + + + +
       . ${middle[1]} y
      + + + +
       x ${middle[0]} .
      + + + +`);
    expect(sees('x', 'y')).toBe(expected);
  }
  const aside = look(`
    + + + +
     O . y
    + + + +
     x . O
    + + + +`);
  expect(aside.sees('x', 'y')).toBe(true);
});

test('a slanting line through a corner needs one free flank there', () => {
  const row = (top: string, bottom: string) =>
    look(`
      + + + + +
       . ${top} . y
      + + + + +
       x ${bottom[0]} ${bottom[1]} .
      + + + + +`).sees('x', 'y');
  expect(row('.', '.O')).toBe(true);
  expect(row('O', '..')).toBe(true);
  expect(row('O', '.O')).toBe(false);
  expect(row('.', 'O.')).toBe(false);
});
