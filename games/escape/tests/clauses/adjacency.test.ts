/** Adjacency, periphery and distance. Clauses ES-ADJ, ES-DIST; ES-RULE-26, ES-RULE-27; ES-EX-18, ES-EX-20. */
import { expect, test } from 'vitest';
import { adjacent, distance, peripheral } from '../../rules/sight.ts';
import { type Table, table } from '../kit.ts';

const NINE = `
  +-+-+-+
  |. . .|
  + + + +
  |. A .|
  + + + +
  |. . .|
  +-+-+-+
  unit alice A`;

const CELLS = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'];

const which = (t: Table, holds: (cell: number) => boolean): string[] => CELLS.filter((name) => holds(t.cell(name)));

test('ES-ADJ-01 what touches one of the four sides of a cell is adjacent', () => {
  const t = table(NINE);
  const here = t.cell('b2');
  expect(which(t, (cell) => adjacent(t.state, here, cell))).toEqual(['a2', 'b1', 'b3', 'c2']);
});

test('ES-ADJ-02 a cell that touches only at a corner is not adjacent', () => {
  const t = table(NINE);
  for (const corner of ['a1', 'a3', 'c1', 'c3']) expect(adjacent(t.state, t.cell('b2'), t.cell(corner))).toBe(false);
});

test('ES-ADJ-03 the eight cells around are peripheral, the four adjacent ones too', () => {
  const t = table(NINE);
  const here = t.cell('b2');
  expect(which(t, (cell) => peripheral(t.state, here, cell))).toEqual(CELLS.filter((name) => name !== 'b2'));
  expect(peripheral(t.state, t.cell('a1'), t.cell('c1'))).toBe(false);
});

test('ES-DIST-01 distance counts the cells up to the goal, the goal itself included', () => {
  const t = table(NINE);
  const from = (name: string): number => distance(t.state, t.cell('a1'), t.cell(name));
  expect(from('c1')).toBe(2);
  expect(from('a3')).toBe(2);
  expect(from('c2')).toBe(3);
});

test('ES-DIST-02 an adjacent cell is at distance 1, the own cell at distance 0', () => {
  const t = table(NINE);
  expect(distance(t.state, t.cell('b2'), t.cell('b3'))).toBe(1);
  expect(distance(t.state, t.cell('b2'), t.cell('b2'))).toBe(0);
});

test('ES-RULE-27 a diagonal neighbour is at distance 2, and walls do not count', () => {
  const t = table(`
    +-+-+-+-+
    |. . . .|
    + + +-+ +
    |. . . .|
    + + + + +
    |A|. . .|
    +-+-+-+-+
    unit anna A`);
  const inRange = ['b1', 'd1', 'b2', 'c2', 'd2', 'b3', 'c3', 'a3'].filter(
    (name) => distance(t.state, t.cell('a1'), t.cell(name)) <= 3,
  );
  expect(inRange).toEqual(['b1', 'd1', 'b2', 'c2', 'b3', 'a3']); // (2,2) is out of range 3
  expect(distance(t.state, t.cell('a1'), t.cell('b2'))).toBe(2);
});

test('ES-RULE-27 as an option diagonals count 1', () => {
  const t = table(`${NINE}
    option: diagonalDistance one`);
  expect(distance(t.state, t.cell('a1'), t.cell('b2'))).toBe(1);
  expect(distance(t.state, t.cell('a1'), t.cell('c3'))).toBe(2);
  expect(distance(t.state, t.cell('a1'), t.cell('c2'))).toBe(2);
});

test('ES-RULE-26 adjacency and periphery are pure geometry: a wall between does not matter', () => {
  const t = table(`
    +-+-+-+
    |. . .|
    + +-+ +
    |.|Ad.|
    + + + +
    |. . .|
    +-+-+-+
    unit anna A`);
  for (const name of ['a2', 'b3', 'b1', 'c2']) expect(adjacent(t.state, t.cell('b2'), t.cell(name))).toBe(true);
  expect(peripheral(t.state, t.cell('b2'), t.cell('a3'))).toBe(true);
});

test('ES-RULE-26 as an option a wall or a closed door parts two cells', () => {
  const t = table(`
    +-+-+-+
    |. . .|
    + +-+ +
    |.|Ad.|
    + + + +
    |. . .|
    +-+-+-+
    unit anna A
    option: adjacencyThroughWalls no`);
  const beside = ['a2', 'b3', 'b1', 'c2'].filter((name) => adjacent(t.state, t.cell('b2'), t.cell(name)));
  expect(beside).toEqual(['b1']);
});

test('ES-EX-18 around Alice: adjacent cells, peripheral cells', () => {
  const t = table(NINE); // (1,1) is b2, columns to the right, rows downwards
  expect(which(t, (cell) => adjacent(t.state, t.cell('b2'), cell))).toEqual(['a2', 'b1', 'b3', 'c2']);
  expect(which(t, (cell) => peripheral(t.state, t.cell('b2'), cell)).length).toBe(8);
});

test('ES-EX-20 the distance that the lost picture would have shown: two steps to a diagonal neighbour', () => {
  const t = table(NINE);
  expect(t.ask('distance', { from: 'alice', to: 'c3' })).toMatchObject({
    distance: 2,
    peripheral: true,
    adjacent: false,
  });
});
