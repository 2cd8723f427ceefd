/** Clauses BC-RANGE: what a security unit notices, and whom it sees leaving. */
import { EAST, NORTH, SOUTH, WEST } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { awareness, frontLine, isAwareOf, NOTICED, peripheryOf, seesStepOut } from '../../rules/floor/awareness.ts';
import { at, drawnFloor, named } from '../floors.ts';

/** A hallway of eight with a room above its end and one above its start. */
const HALL = drawnFloor(`
  +-+-+-+-+-+-+-+-+
  |A A|B B B|C C C|
  + + + + + + + + +
  |A A|B B B|C C C|
  +-+d+-+d+-+-+d+-+
  |. . . . . . . .|
  + +-+-+-+-+-+-+-+
  |.|# # # # # # #
  + +
  |.|# # # # # # #
  +-+
`);

const noticed = (facing: number, reach: number, how: number): string => {
  const field = awareness(HALL, { cell: at(HALL, 'a3'), facing, reach });
  return named(
    HALL,
    [...field.keys()].filter((cell) => field[cell] === how),
  );
};

test('BC-RANGE-02 ahead a unit notices a straight line up to its awareness value', () => {
  expect(noticed(EAST, 6, NOTICED.front)).toBe('b3 c3 d3 e3 f3 g3');
  expect(named(HALL, frontLine(HALL, { cell: at(HALL, 'a3'), facing: SOUTH, reach: 6 }))).toBe('a1 a2');
});

test('BC-RANGE-03 everywhere else it notices half of that, rounded up', () => {
  expect([6, 5, 1].map(peripheryOf)).toEqual([3, 3, 1]);
  expect(noticed(SOUTH, 5, NOTICED.periphery)).toBe('a3 b3 c3 d3');
});

test('BC-RANGE-04 the periphery is part of the awareness range, behind the unit too', () => {
  const watcher = { cell: at(HALL, 'd3'), facing: EAST, reach: 4 };
  expect(isAwareOf(HALL, watcher, at(HALL, 'b3'))).toBe(true);
  expect(isAwareOf(HALL, watcher, at(HALL, 'a3'))).toBe(false);
});

test('BC-RANGE-05 a unit notices nothing outside its area, not even the next space behind a door', () => {
  const watcher = { cell: at(HALL, 'b3'), facing: NORTH, reach: 6 };
  expect(isAwareOf(HALL, watcher, at(HALL, 'b4'))).toBe(false);
});

test('BC-RULE-47 the front line ends at the first wall or door', () => {
  expect(frontLine(HALL, { cell: at(HALL, 'd3'), facing: NORTH, reach: 9 })).toEqual([]);
  expect(named(HALL, frontLine(HALL, { cell: at(HALL, 'a1'), facing: NORTH, reach: 9 }))).toBe('a2 a3');
});

test('BC-RULE-48 the periphery is counted round corners', () => {
  const watcher = { cell: at(HALL, 'a1'), facing: WEST, reach: 6 };
  expect(isAwareOf(HALL, watcher, at(HALL, 'b3'))).toBe(true);
  expect(isAwareOf(HALL, watcher, at(HALL, 'c3'))).toBe(false);
});

/** The Hamster of the example: six ahead, three around. */
const hamster = { cell: at(HALL, 'a3'), facing: EAST, reach: 6 };

test('BC-EX-11 a Hamster notices Casing ahead and EXE beside it, and sees only the near step through a door', () => {
  expect(isAwareOf(HALL, hamster, at(HALL, 'd3'))).toBe(true);
  const south = { cell: at(HALL, 'a3'), facing: SOUTH, reach: 6 };
  expect(isAwareOf(HALL, south, at(HALL, 'd3'))).toBe(true);
  expect(seesStepOut(HALL, south, at(HALL, 'b3'), at(HALL, 'b4'))).toBe(true); // two spaces away through the door
  expect(seesStepOut(HALL, south, at(HALL, 'd3'), at(HALL, 'd4'))).toBe(false); // four, and not ahead
});

test('BC-RANGE-07 a step through a door is seen if the space behind it would be in reach', () => {
  expect(seesStepOut(HALL, hamster, at(HALL, 'd3'), at(HALL, 'd4'))).toBe(false);
  const close = { cell: at(HALL, 'c3'), facing: EAST, reach: 6 };
  expect(seesStepOut(HALL, close, at(HALL, 'd3'), at(HALL, 'd4'))).toBe(true);
});

test('BC-RANGE-10 ahead the whole reach counts, to the sides half of it', () => {
  const floor = drawnFloor(
    `
    +-+-+-+-+-+-+
    |. . . .dA A|
    +-+-+-+-+-+-+
  `,
  );
  const watcher = { cell: at(floor, 'a1'), facing: EAST, reach: 4 };
  expect(seesStepOut(floor, watcher, at(floor, 'd1'), at(floor, 'e1'))).toBe(true);
  expect(seesStepOut(floor, { ...watcher, reach: 3 }, at(floor, 'd1'), at(floor, 'e1'))).toBe(false);
  expect(seesStepOut(floor, { ...watcher, facing: WEST }, at(floor, 'd1'), at(floor, 'e1'))).toBe(false);
});
