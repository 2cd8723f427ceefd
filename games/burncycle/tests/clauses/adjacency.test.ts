/** Clauses BC-ADJ, BC-WALL-04, BC-AREA, BC-OUT-02: which spaces hang together, and for whom. */
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { EDGE } from '../../rules/floor/floor.ts';
import { adjacentSpaces, doorsBeside, isAdjacent, type Openings, wallsBeside } from '../../rules/floor/passage.ts';
import { at, drawnFloor, named } from '../floors.ts';

/** A Walker stands on c2, Processor on e2. */
const floor = drawnFloor(`
  +-+-+-+-+-+-+
  |A A|B B|D D|
  + +-+-+-+d+-+
  |A A|. . . .|
  + + +d+-+ + +
  |A A|C C|. .|
  +-+-+-+-+-+-+
`);
const door = (one: string, other: string): number =>
  floor.doorAt[edgeBetween(floor.grid, at(floor, one), at(floor, other)) ?? -1] ?? -1;
const edge = (one: string, other: string): number => edgeBetween(floor.grid, at(floor, one), at(floor, other)) ?? -1;
const shut: Openings = { doors: floor.doors.map(() => 0), destroyed: [] };
const unlocked = (...numbers: number[]): Openings => ({
  doors: floor.doors.map((_, at) => (numbers.includes(at) ? 1 : 0)),
  destroyed: [],
});
const next = (one: string, other: string, who: 'bot' | 'security' | 'shift', openings = shut): boolean =>
  isAdjacent(floor, openings, at(floor, one), at(floor, other), who);

test('BC-ADJ-01 spaces are adjacent if they share a side, not a corner', () => {
  expect(next('e2', 'f2', 'bot')).toBe(true);
  expect(next('e2', 'f1', 'bot')).toBe(false);
});

test('BC-ADJ-02 a wall between two spaces parts them', () => {
  expect(next('c2', 'b2', 'security')).toBe(false);
  expect(next('c2', 'b2', 'bot')).toBe(false);
});

test('BC-ADJ-03 unlocked doors and destroyed walls part nobody', () => {
  expect(next('e2', 'e3', 'bot', unlocked(door('e2', 'e3')))).toBe(true);
  expect(next('c2', 'b2', 'bot', { ...shut, destroyed: [edge('b2', 'c2')] })).toBe(true);
  expect(next('c2', 'b2', 'security', { ...shut, destroyed: [edge('b2', 'c2')] })).toBe(true);
});

test('BC-ADJ-04 a locked door parts bots', () => {
  expect(next('c2', 'c1', 'bot')).toBe(false);
});

test('BC-ADJ-05 a locked door does not part security units from what is behind it', () => {
  expect(next('c2', 'c1', 'security')).toBe(true);
});

test('BC-ADJ-07 a space is adjacent to the doors and walls along its sides', () => {
  expect(doorsBeside(floor, at(floor, 'c2'))).toEqual([door('c2', 'c1')]);
  expect(wallsBeside(floor, shut, at(floor, 'c2')).length).toBe(2);
  expect(wallsBeside(floor, { ...shut, destroyed: [edge('b2', 'c2')] }, at(floor, 'c2')).length).toBe(1);
});

test('BC-EX-09 a Walker and Processor: walls part both, a locked door the bot only, an unlocked one nobody', () => {
  const openings = unlocked(door('e2', 'e3'));
  expect(next('c2', 'b2', 'security', openings)).toBe(false);
  expect(next('d2', 'd1', 'bot', openings)).toBe(false);
  expect(next('c2', 'c1', 'security', openings)).toBe(true);
  expect(next('c2', 'c1', 'bot', openings)).toBe(false);
  expect(next('e2', 'e3', 'bot', openings)).toBe(true);
  expect(named(floor, adjacentSpaces(floor, openings, at(floor, 'e2'), 'bot'))).toBe('d2 e1 e3 f2');
});

test('BC-RULE-70 walls do not exist for the way of a shifting unit, but for what is adjacent to it', () => {
  expect(next('c2', 'b2', 'shift')).toBe(false);
});

test('BC-AREA-03 hallway spaces that connect form one area, and doors part areas', () => {
  const area = (name: string): number => floor.areas.areaOf[at(floor, name)] ?? -1;
  expect(area('c2')).toBe(area('f1'));
  expect(area('c2')).not.toBe(area('c1'));
  expect(area('a1')).toBe(area('b3'));
});

test('BC-DOOR-02 a door that leads to the outside of the upper floors is a wall', () => {
  const drawing = `
    +-+-+-+-+
    |,dA Ad,|
    +-+-+-+-+
  `;
  const ground = drawnFloor(drawing);
  expect(ground.doors.length).toBe(2);
  const upper = drawnFloor(drawing, { number: 2 });
  expect(upper.doors).toEqual([]);
  expect(upper.grid.edges[upper.grid.sides[at(upper, 'b1') * 4 + 3] ?? 0]).toBe(EDGE.outerWall);
});

test('BC-OUT-02 outdoor spaces are in play on the first floor only', () => {
  const drawing = `
    +-+-+-+
    |,|. .|
    +-+-+-+
  `;
  expect(drawnFloor(drawing).grid.holes[0]).toBe(0);
  expect(drawnFloor(drawing, { number: 3 }).grid.holes[0]).toBe(1);
});

test('BC-WALL-08 walls between the building and the outside are exterior walls', () => {
  const ground = drawnFloor(`
    +-+-+-+
    |,|.|A|
    +-+-+-+
  `);
  const kind = (name: string, side: number): number =>
    ground.grid.edges[ground.grid.sides[at(ground, name) * 4 + side] ?? 0] ?? -1;
  expect([kind('b1', 3), kind('c1', 1), kind('b1', 1)]).toEqual([EDGE.outerWall, EDGE.outerWall, EDGE.wall]);
});
