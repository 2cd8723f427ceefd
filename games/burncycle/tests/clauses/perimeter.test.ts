/** Clauses BC-PATROL-07 to 10 as printed in the examples: three Walkers go round. */
import { EAST, NORTH, parseDirection, WEST } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import type { Floor } from '../../rules/floor/floor.ts';
import { facingOnCircuit, isOnCircuit, wayOn } from '../../rules/security/perimeter.ts';
import { at, drawnFloor } from '../floors.ts';

/** As the patrol goes: turn, step, turn, for as many steps as it has. */
function walk(floor: Floor, from: string, facing: number, steps: number): string {
  let cell = at(floor, from);
  let way = facingOnCircuit(floor, cell, facing);
  const path: string[] = [];
  for (let step = 0; step < steps; step++) {
    cell = floor.grid.ways[cell * 8 + way] as number;
    way = wayOn(floor, cell, way) ?? way;
    path.push(floor.cellNames[cell] ?? '');
  }
  return `${path.join(' ')} ${'nesw'[way]}`;
}

/** Walker A: x 0..3, y -1..2 and a tail below; here a4 is its (0,-1). */
const A = `
  +-+-+-+-+
  |. . . .|#
  + + + + +
  |. . . .|#
  + + + + +
  |. . . .|#
  + + + + +
  |. . . .|#
  +-+-+-+ +
   # # #|.|#
        + +-+
   # # #|. .|
        +-+ +
   # # # #|.|
          +-+
`;

test('BC-EX-24 Walker A turns right to the south, goes round the corner and ends facing south', () => {
  const floor = drawnFloor(A);
  expect(walk(floor, 'a5', EAST, 4)).toBe('a4 b4 c4 d4 s');
});

/** Walker B: a corridor from (0,-2) to (0,5), and a hall of x 0..3, y 3..5; a3 is its (0,0). */
const B = `
  +-+-+-+-+
  |. . . .|
  + + + + +
  |. . . .|
  + + + + +
  |. . . .|
  + +-+-+-+
  |.|# # #
  + +
  |.|# # #
  + +
  |.|# # #
  + +
  |.|# # #
  + +
  |.|# # #
  +-+
`;

test('BC-EX-25 Walker B turns from the wall to the north, and at the hall to the east', () => {
  const floor = drawnFloor(B);
  expect(walk(floor, 'a3', WEST, 4)).toBe('a4 a5 a6 b6 e');
});

/** Walker C: a dead end of three spaces under a hall; d3 is its (0,0). */
const C = `
  +-+-+-+-+-+-+-+
  |. . . . . . .|
  + + + + + + + +
  |. . . . . . .|
  +-+-+-+ +-+-+-+
   # # #|.|# # #
        + +
   # # #|.|# # #
        + +
   # # #|.|# # #
        +-+
`;

test('BC-EX-26 Walker C goes to the bottom of the dead end, turns, and comes back', () => {
  const floor = drawnFloor(C);
  expect(walk(floor, 'd3', EAST, 4)).toBe('d2 d1 d2 d3 n');
});

test('BC-PATROL-07 the circuit runs counterclockwise, and a block inside the area does not belong to it', () => {
  const floor = drawnFloor(`
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |. . . . .|
    + + +-+ + +
    |. .|A|. .|
    + + +-+ + +
    |. . . . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+
  `);
  expect(walk(floor, 'a1', EAST, 5)).toBe('b1 c1 d1 e1 e2 n');
  expect(isOnCircuit(floor, at(floor, 'c2'))).toBe(false);
  expect(isOnCircuit(floor, at(floor, 'c5'))).toBe(true);
});

test('BC-RULE-93 at a left-hand bend of a narrow hallway a walker goes on and does not turn back', () => {
  const floor = drawnFloor(`
        +-+
     # #|.|
        + +
     # #|.|
    +-+-+ +
    |. . .|
    +-+-+-+
  `);
  expect(walk(floor, 'a1', EAST, 4)).toBe('b1 c1 c2 c3 s');
});

test('BC-PATROL-08 a walker that does not face along the circuit turns right until it does', () => {
  const floor = drawnFloor(C);
  const facing = (name: string, letter: string): string =>
    'nesw'[facingOnCircuit(floor, at(floor, name), parseDirection(letter) ?? 0)] ?? '';
  expect(facing('a4', 'n')).toBe('e');
  expect(facing('g4', 'e')).toBe('n');
  expect(facing('g5', 'n')).toBe('w');
  expect(facing('d1', 's')).toBe('n');
  expect([facing('d2', 'e'), facing('d2', 'w')]).toEqual(['s', 'n']); // both ways belong to the circuit: the first to the right
  expect(facingOnCircuit(floor, at(floor, 'a5'), NORTH)).toBe(2);
});
