/** Lines of sight. Clauses ES-LOS; ES-RULE-22 to ES-RULE-25; ES-EX-19, ES-DX-09 to ES-DX-16. */
import { expect, test } from 'vitest';
import { boardOf } from '../../rules/board.ts';
import { seesAirlock, seesDoor } from '../../rules/sight.ts';
import { table } from '../kit.ts';

test('ES-LOS-01 there is sight along a straight line between two cell centres', () => {
  const t = table(`
    +-+-+-+-+
    |. . . M|
    + + + + +
    |. . . .|
    + + + + +
    |A . . .|
    +-+-+-+-+
    unit anna A
    unit mole M isc`);
  for (const goal of ['d3', 'd1', 'a3', 'c2', 'b3']) expect(t.sees('a1', goal)).toBe(true);
});

test('ES-LOS-02 a wall, a closed door and a character on the line each block it', () => {
  const t = table(`
    +-+-+-+
    |A|. .|
    +-+-+-+
    |. d .|
    +-+-+-+
    |. B .|
    +-+-+-+
    |. . .|
    +-+-+-+
    unit anna A
    unit bert B`);
  expect(t.ask('sight', { from: 'a4', to: 'c4' })).toEqual({ sees: false, blockedBy: 'wall a4e' });
  expect(t.ask('sight', { from: 'a2', to: 'c2' })).toEqual({ sees: false, blockedBy: 'bert' });
  expect(t.sees('a1', 'c1')).toBe(true);
  const door = table(`
    +-+-+-+
    |Ad. .|
    +-+-+-+
    unit anna A`);
  expect(door.ask('sight', { from: 'a1', to: 'c1' })).toEqual({ sees: false, blockedBy: 'door a1e' });
});

test('ES-LOS-03 two occupied cells at the corner that the line passes block it', () => {
  const t = table(`
    +-+-+
    |A M|
    + + +
    |B .|
    +-+-+
    unit anna A
    unit bert B
    unit mole M isc`);
  expect(t.sees('a2', 'b1')).toBe(false);
});

test('ES-LOS-04 an occupied cell on one side and a wall on the other block the line', () => {
  const t = table(`
    +-+-+
    |A M|
    +-+ +
    |. .|
    +-+-+
    unit anna A
    unit mole M isc`);
  expect(t.sees('a2', 'b1')).toBe(false);
});

test('ES-LOS-05 obstructed on one side only, the line past a corner is not blocked', () => {
  const piece = table(`
    +-+-+
    |A M|
    + + +
    |. .|
    +-+-+
    unit anna A
    unit mole M isc`);
  const wall = table(`
    +-+-+
    |A .|
    +-+ +
    |. .|
    +-+-+
    unit anna A`);
  expect(piece.sees('a2', 'b1')).toBe(true);
  expect(wall.sees('a2', 'b1')).toBe(true);
});

test('ES-LOS-06 open doors, tokens, markers and room limits do not block', () => {
  const t = table(`
    +-+-+-+-+
    |Ad.:. .|
    +-+-+-+-+
    mode: cooperation
    unit anna A
    doors: a1e open
    marker crate b1
    marker radio c1
    prop terminal c1 6
    token 1 green 2/0 c1`);
  expect(t.sees('a1', 'd1')).toBe(true);
});

test('ES-LOS-07 sight may be drawn to characters, cells, doors and Airlocks alike', () => {
  const t = table(
    `
    +-+-+-+
    |A . Md.|
    +-+-+-+-+
    airlocks: 1 b1 d1
    unit anna A
    unit mole M isc`.replace('|A . Md.|', '|A . Md.|'),
  );
  expect(t.sees('anna', 'mole')).toBe(true);
  expect(t.sees('anna', 'b1')).toBe(true);
  expect(t.sees('anna', 'c1e')).toBe(true);
  expect(t.sees('anna', 'airlock-1')).toBe(true);
});

const OPEN = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + + + + + + +
  |. . . . . .|
  + + + + + + +
  |. . . . . .|
  + + + + + + +
  |. . . . . .|
  +-+-+-+-+-+-+`;

/** Columns from 0 to the right, rows from 0 downwards, as the rulebook's examples count. */
const at = (column: number, row: number): string => `${'abcdef'[column]}${4 - row}`;

const withPieces = (...places: readonly (readonly [number, number])[]): string =>
  [OPEN, 'unit watcher f1', ...places.map(([x, y], i) => `unit piece-${i} ${at(x, y)}`)].join('\n');

test('ES-RULE-22 only a piece inside a cell that the line passes through blocks, and sight is symmetric', () => {
  const t = table(withPieces([2, 1]));
  for (const [from, to] of [
    [at(0, 0), at(4, 2)], // through the middle of (2,1)
    [at(2, 0), at(2, 3)],
    [at(0, 1), at(5, 1)],
  ] as const) {
    expect(t.sees(from, to)).toBe(false);
    expect(t.sees(to, from)).toBe(false);
  }
  expect(t.sees(at(1, 1), at(2, 2))).toBe(true); // touches (2,1) only at a corner
  expect(t.sees(at(2, 2), at(1, 1))).toBe(true);
});

test('ES-RULE-23 a flank is shut by either of the two walls that meet at the corner', () => {
  const drawn = (near: string, far: string): string => `
    +-+-+
    |A M|
    +${near}+ +
    |.${far}.|
    +-+-+
    unit anna A
    unit mole M isc`;
  expect(table(drawn('-', ' ')).sees('a2', 'b1')).toBe(false);
  expect(table(drawn(' ', '|')).sees('a2', 'b1')).toBe(false);
  expect(table(drawn(' ', ' ')).sees('a2', 'b1')).toBe(true);
});

test('ES-RULE-24 what stands on the end cells never blocks, and one cell sees itself', () => {
  const t = table(withPieces([0, 0], [3, 0]));
  expect(t.sees(at(0, 0), at(3, 0))).toBe(true);
  expect(t.sees(at(0, 0), at(0, 0))).toBe(true);
  expect(t.sees(at(0, 0), at(4, 0))).toBe(false);
});

const TWO_ROOMS = `
  +-+-+-+-+
  |. .d. .|
  + + + + +
  |A .|. .|
  +-+-+-+-+`;

test('ES-RULE-25 a door is seen if the cell of the own room beside it is seen', () => {
  const t = table(`${TWO_ROOMS}
    unit anna A
    unit bert c1`);
  const [door] = boardOf(t.state).doors;
  const [anna, bert] = t.state.units;
  if (door === undefined || anna === undefined || bert === undefined) throw new Error('not drawn');
  expect(seesDoor(t.state, anna, door)).toBe(true);
  expect(seesDoor(t.state, bert, door)).toBe(true); // from the other side, by the cell of that room
  const hidden = table(`${TWO_ROOMS}
    unit anna A
    unit bert a2
    unit carl b1`);
  const [watcher] = hidden.state.units;
  if (watcher === undefined) throw new Error('not drawn');
  expect(seesDoor(hidden.state, watcher, door)).toBe(false); // both ways round the corner to b2 are shut
});

test('ES-RULE-25 a door of another room is not seen, though the cell beside it is', () => {
  const t = table(`
    +-+-+-+-+
    |A .:.d.|
    +-+-+-+-+
    unit anna A`);
  expect(t.sees('a1', 'c1')).toBe(true);
  expect(t.sees('anna', 'c1e')).toBe(false);
  const inside = table(t.print().replace('unit anna a1', 'unit anna c1'));
  expect(inside.sees('anna', 'c1e')).toBe(true);
});

test('ES-RULE-25 an Airlock is seen if one of its two cells is', () => {
  const t = table(`
    +-+-+-+
    |.|. .|
    + +-+ +
    |A . .|
    +-+-+-+
    airlocks: 2 b2 c1
    unit anna A`);
  const [airlock] = boardOf(t.state).airlocks;
  const [anna] = t.state.units;
  if (airlock === undefined || anna === undefined) throw new Error('not drawn');
  expect(t.sees('a1', 'b2')).toBe(false);
  expect(seesAirlock(t.state, anna, airlock)).toBe(true);
  const shut = table(t.print().replace('2 b2 c1', '2 b2 c2'));
  expect(shut.sees('anna', 'airlock-2')).toBe(false);
});

test('ES-EX-19 cells in sight and out of sight round a wall, an open and a closed door', () => {
  const t = table(`
    +-+-+-+-+-+
    |. . .|. .|
    + +-+ + + +
    |A .d.d. .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+
    unit alice A
    doors: b2e open`);
  expect(t.sees('a2', 'c2')).toBe(true); // through the open door
  expect(t.sees('a2', 'd2')).toBe(false); // the second door is closed
  expect(t.sees('a2', 'b3')).toBe(true); // one end of a wall at the corner
  expect(t.sees('a2', 'c3')).toBe(false); // the wall above b2
  expect(t.sees('a2', 'c1')).toBe(true);
});

test('ES-DX-09 corner, one side occupied: clear', () => {
  expect(table(withPieces([1, 0])).sees(at(0, 0), at(1, 1))).toBe(true);
});

test('ES-DX-10 corner, both sides occupied: blocked', () => {
  expect(table(withPieces([1, 0], [0, 1])).sees(at(0, 0), at(1, 1))).toBe(false);
});

/** The upper left four cells with walls: between (0,0) and (1,0), (0,0) and (0,1), (1,0) and (1,1), (0,1) and (1,1). */
const corner = (walls: { right?: true; below?: true; far?: true; under?: true }, pieces: readonly string[]): string =>
  [
    '+-+-+-+',
    `|.${walls.right ? '|' : ' '}. .|`,
    `+${walls.below ? '-' : ' '}+${walls.far ? '-' : ' '}+ +`,
    `|.${walls.under ? '|' : ' '}. .|`,
    '+-+-+-+',
    'unit watcher c1',
    ...pieces.map((cell, i) => `unit piece-${i} ${cell}`),
  ].join('\n');

test('ES-DX-11 corner, occupied cell and a wall on the other side: blocked', () => {
  expect(table(corner({ below: true }, ['b2'])).sees('a2', 'b1')).toBe(false);
  expect(table(corner({ under: true }, ['b2'])).sees('a2', 'b1')).toBe(false);
});

test('ES-DX-12 corner, occupied cell and a wall on the same side: clear', () => {
  expect(table(corner({ right: true }, ['b2'])).sees('a2', 'b1')).toBe(true);
});

test('ES-DX-13 corner with a straight wall through it: blocked', () => {
  expect(table(corner({ right: true, under: true }, [])).sees('a2', 'b1')).toBe(false);
});

test('ES-DX-14 corner with one end of a wall: clear', () => {
  expect(table(corner({ right: true }, [])).sees('a2', 'b1')).toBe(true);
});

test('ES-DX-15 slanting line: pieces on the two middle cells block, pieces beside do not', () => {
  const sees = (...piece: readonly [number, number][]): boolean => table(withPieces(...piece)).sees(at(0, 0), at(2, 1));
  expect(sees()).toBe(true);
  expect(sees([1, 0])).toBe(false);
  expect(sees([1, 1])).toBe(false);
  expect(sees([0, 1])).toBe(true);
  expect(sees([2, 0])).toBe(true);
});

test('ES-DX-16 slanting line through a corner: one piece at it does not block, two do, one on the way does', () => {
  const sees = (...piece: readonly [number, number][]): boolean => table(withPieces(...piece)).sees(at(0, 0), at(3, 1));
  expect(sees([2, 0])).toBe(true);
  expect(sees([1, 1])).toBe(true);
  expect(sees([2, 0], [1, 1])).toBe(false);
  expect(sees([1, 0])).toBe(false);
});
