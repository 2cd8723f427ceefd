/** Clauses BC-SEC-04, BC-SEC-05, BC-PATROL-03; BC-RULE-57, 70: how security units find their way. */
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import type { Openings } from '../../rules/floor/passage.ts';
import { fieldTo, type Gait, NO_WAY, waysOn } from '../../rules/security/route.ts';
import { at, drawnFloor } from '../floors.ts';

const floor = drawnFloor(`
  +-+-+-+-+-+
  |A A|B B B|
  + + + + + +
  |A A|B B B|
  +-+d+-+-+d+
  |. . . . .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+
`);
const shut: Openings = { doors: [0, 0], destroyed: [] };
const FREE: Gait = { shifts: false, staysInArea: false };
const distance = (from: string, to: string, gait = FREE, openings = shut): number =>
  fieldTo(floor, openings, [at(floor, to)], gait)[at(floor, from)] ?? -1;
const ways = (from: string, to: string, gait = FREE): string =>
  waysOn(floor, shut, fieldTo(floor, shut, [at(floor, to)], gait), at(floor, from), gait)
    .map((side) => 'nesw'[side])
    .join('');

test('BC-SEC-04 a unit takes a shortest route, and all equally short ones are offered', () => {
  expect(ways('a1', 'c2')).toBe('ne');
  expect(ways('a1', 'e1')).toBe('e');
});

test('BC-SEC-05 units pass locked doors, but not walls', () => {
  expect(distance('b2', 'b3')).toBe(1);
  expect(distance('a2', 'a3')).toBe(3);
});

test('BC-SEC-05 units pass destroyed walls', () => {
  const wall = edgeBetween(floor.grid, at(floor, 'a2'), at(floor, 'a3')) ?? -1;
  expect(distance('a2', 'a3', FREE, { ...shut, destroyed: [wall] })).toBe(1);
});

test('BC-PATROL-03 a guard on patrol does not leave its area', () => {
  expect(distance('b2', 'b3', { shifts: false, staysInArea: true })).toBe(NO_WAY);
  expect(distance('a1', 'e2', { shifts: false, staysInArea: true })).toBe(5);
});

test('BC-RULE-70 for a shifting unit walls do not exist, but the floor ends where it ends', () => {
  expect(distance('a2', 'a3', { shifts: true, staysInArea: false })).toBe(1);
  expect(distance('b4', 'c4', { shifts: true, staysInArea: true })).toBe(1);
});

test('BC-RULE-57 closeness is the length of that way, so a unit beside a wall is far from what is behind it', () => {
  expect(distance('b3', 'c3')).toBe(7);
  expect(distance('b3', 'c3', { shifts: true, staysInArea: false })).toBe(1);
});
