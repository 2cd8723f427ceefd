/** Rooms, doors, walls and Airlocks. Clauses ES-ROOM, ES-DOOR, ES-WALL, ES-AIRLOCK; ES-RULE-21, ES-RULE-28; ES-EX-14, ES-EX-21. */
import { cellsBeside, isBeside, parseEdge } from '@tablerunner/geometry';
import { describe, expect, test } from 'vitest';
import { BOARDS } from '../../content/boards.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import { boardFromPlan, boardOf, CENTRAL_AIRLOCK, EDGE, roomOf } from '../../rules/board.ts';
import { live } from '../../rules/live.ts';
import en from '../../text/en.json' with { type: 'json' };
import { type Table, table } from '../kit.ts';

const roomAt = (t: Table, cell: string): number => roomOf(boardOf(t.state), t.cell(cell));

const PARTED = `
  +-+-+-+-+-+
  |a a|b:cdd|
  + + + + + +
  |a a|b:cdd|
  +-+-+-+-+-+
  unit anna a1`;

test('ES-ROOM-01 walls, doors and the rim bound a room', () => {
  const t = table(PARTED);
  expect(roomAt(t, 'a1')).toBe(roomAt(t, 'b2'));
  expect(roomAt(t, 'b1')).not.toBe(roomAt(t, 'c1')); // a wall
  expect(roomAt(t, 'd1')).not.toBe(roomAt(t, 'e1')); // a door
});

test('ES-ROOM-02 the letter of a cell is the colour of its room', () => {
  for (const plan of BOARDS) {
    const { grid, rooms } = boardFromPlan(plan);
    for (const cells of rooms.cells) {
      const letters = cells.map((cell) => {
        const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
        return plan.plan[2 * (grid.height - 1 - y) + 1]?.[2 * x + 1];
      });
      expect(new Set(letters).size, `${plan.id}: one letter in each room`).toBe(1);
    }
  }
});

test('ES-ROOM-03 a dotted line parts two rooms that have no wall between them', () => {
  const t = table(PARTED);
  expect(roomAt(t, 'c1')).not.toBe(roomAt(t, 'd1'));
});

test('ES-ROOM-04 a dotted line stops neither movement nor sight', () => {
  const t = table(PARTED.replace('a1', 'c1'));
  expect(t.sees('c1', 'd1')).toBe(true);
  expect(t.play('d1').unit('anna').cell).toBe('d1');
});

test('ES-ROOM-05 two areas of one colour that are parted are different rooms', () => {
  const t = table(`
    +-+-+-+-+-+
    |a|a:ada .|
    +-+-+-+-+-+
    unit anna a1`);
  const rooms = ['a1', 'b1', 'c1', 'd1'].map((cell) => roomAt(t, cell));
  expect(new Set(rooms).size).toBe(4);
});

const AIRLOCKS = `
  +-+-+-+-+
  |a a|b b|
  +-+-+-+-+
  |c c|d d|
  +-+-+-+-+
  airlocks: 4 a2 b2, 1 c1 d1
  unit anna a1`;

test('ES-ROOM-06 a room with an Airlock bears its number', () => {
  const t = table(AIRLOCKS);
  expect(t.ask('room', { cell: 'b2' })).toMatchObject({ room: 4, airlocks: [4] });
  expect(t.ask('room', { cell: 'c1' })).toMatchObject({ room: 1, airlocks: [1] });
});

test('ES-EX-14 the room that holds Airlock 4 is Room 4', () => {
  expect(table(AIRLOCKS).ask('room', { cell: 'a2' }).room).toBe(4);
});

test('ES-ROOM-07 every board has a central Airlock, whose room has its number', () => {
  for (const plan of BOARDS) {
    const board = boardFromPlan(plan);
    const central = board.airlocks.find(({ number }) => number === CENTRAL_AIRLOCK);
    expect(central, plan.id).toBeDefined();
    expect(board.roomNumbers[roomOf(board, central?.cells[0] ?? -1)]).toBe(CENTRAL_AIRLOCK);
  }
});

test('ES-RULE-28 an open door or a broken wall does not merge rooms; a door belongs to both rooms', () => {
  const t = table(`
    +-+-+-+
    |ad.|c|
    +-+-+-+
    unit anna a1
    doors: a1e open
    broken: b1e`);
  expect(new Set(['a1', 'b1', 'c1'].map((cell) => roomAt(t, cell))).size).toBe(3);
  expect(t.ask('room', { cell: 'a1' }).doors).toEqual(['a1e']);
  expect(t.ask('room', { cell: 'b1' }).doors).toEqual(['a1e']);
});

test('ES-ADJ-04 a door is adjacent only to the cells on whose sides it lies, not where it ends at a corner', () => {
  const t = table(`
    +-+-+-+
    |B . C|
    + +d+ +
    |E A F|
    + + + +
    |. . .|
    +-+-+-+
    unit anna A
    unit bert B
    unit carl C
    unit emil E
    unit fred F
    unit mole a1 isc
    event: 4
    at: apply-event`);
  const hurt = ['anna', 'bert', 'carl', 'emil', 'fred'].filter((id) => t.unit(id).life < 5); // Network Overload
  expect(hurt).toEqual(['anna']);
});

test('ES-ADJ-04 a door is opened from the cells on both of its sides', () => {
  const beside = (cell: string) =>
    table(`
    +-+-+-+
    |. .d.|
    + + + +
    |. .|.|
    +-+-+-+
    unit anna ${cell}`).try('open b2e');
  expect(beside('b2')).toBeAccepted();
  expect(beside('c2')).toBeAccepted();
  expect(beside('b1')).toBeRefused({ clause: 'ES-OPEN-01', reason: 'door-not-adjacent' });
  expect(beside('c1')).toBeRefused({ clause: 'ES-OPEN-01', reason: 'door-not-adjacent' });
});

test('ES-ADJ-04 a wall is adjacent only to the cells on whose sides it lies', () => {
  const t = table(`
    +-+-+-+
    |. . .|
    + +-+ +
    |. A|.|
    + + + +
    |. . .|
    +-+-+-+
    unit anna A drill 2`);
  expect(t.try('drill b2n')).toBeAccepted();
  expect(t.try('drill b2e')).toBeAccepted();
  const away = table(`
    +-+-+-+
    |A . .|
    + +-+ +
    |. .|.|
    +-+-+-+
    unit anna A drill 2`);
  expect(away.try('drill b2s')).toBeRefused({ clause: 'ES-ABIL-23', reason: 'not-adjacent-wall' });
});

test('ES-EX-18 a door between two other cells is not adjacent to Alice', () => {
  const t = table(`
    +-+-+-+-+
    |. . . .|
    +d+ + + +
    |. A .d.|
    + + + + +
    |. . . .|
    +-+-+-+-+
    unit alice A own
    unit mole a1 isc
    event: 4
    at: apply-event`);
  expect(t.unit('alice').life).toBe(5);
  const beside = table(`
    +-+-+-+-+
    |. Ad. .|
    +-+-+-+-+
    unit alice A own
    unit mole a1 isc
    event: 4
    at: apply-event`);
  expect(beside.unit('alice').life).toBe(3);
});

describe('ES-DOOR-06 a door is in one of six states', () => {
  for (const [mark, line, is, offers] of [
    ['d', 'open', 'open', ['close a1e']],
    ['d', 'closed', 'closed', ['open a1e']],
    ['7', 'open hacked', 'open hacked', ['close a1e']],
    ['7', 'hacked', 'closed hacked', ['open a1e']],
    ['7', 'open', 'open locked', ['close a1e', 'hack a1e']],
    ['7', 'closed', 'closed locked', ['hack a1e']],
  ] as const) {
    test(`ES-DOOR-06 ${is}`, () => {
      const t = table(`
        +-+-+
        |A${mark}.|
        +-+-+
        unit anna A
        doors: a1e ${line}`);
      expect(t.door('a1e')).toBe(is);
      expect(table(t.print()).door('a1e')).toBe(is);
      // What can be done with it tells the six apart, but for the lock that was.
      expect(t.legal().filter((command) => command.endsWith('a1e'))).toEqual(offers);
    });
  }
});

describe('ES-DOOR-08 closed doors block movement and sight, open ones neither', () => {
  for (const [mark, line] of [
    ['d', ''],
    ['7', ''],
    ['7', 'hacked'],
  ] as const) {
    test(`ES-DOOR-08 a door drawn ${mark} ${line}`, () => {
      const drawn = `
        +-+-+
        |A${mark}.|
        +-+-+
        unit anna A
        doors: a1e`;
      const closed = table(`${drawn} closed ${line}`);
      expect(closed.sees('a1', 'b1')).toBe(false);
      expect(closed.try('b1')).toBeRefused({ clause: 'ES-MOVE-03', reason: 'way-is-barred' });
      const open = table(`${drawn} open ${line}`);
      expect(open.sees('a1', 'b1')).toBe(true);
      expect(open.play('b1').unit('anna').cell).toBe('b1');
    });
  }
});

for (const [name, mark] of [
  ['breakable', '|'],
  ['unbreakable', '#'],
] as const) {
  test(`ES-WALL-01 a ${name} wall blocks movement and sight`, () => {
    const t = table(`
      +-+-+
      |A${mark}.|
      + + +
      |. .|
      +-+-+
      unit anna A`);
    expect(t.sees('a2', 'b2')).toBe(false);
    expect(t.try('b2')).toBeRefused({ clause: 'ES-MOVE-03', reason: 'way-is-barred' });
    expect(t.try('a1')).toBeAccepted();
  });
}

test('ES-WALL-02 breakable walls can be drilled, unbreakable ones never', () => {
  const t = table(`
    +-+-+-+
    |.#A|.|
    +-+-+-+
    unit anna A drill 2`);
  expect(t.try('drill b1w')).toBeRefused({ clause: 'ES-ABIL-26', reason: 'wall-is-unbreakable' });
  expect(t.try('drill b1n')).toBeRefused({ clause: 'ES-ABIL-26', reason: 'wall-is-unbreakable' }); // the rim
  expect(t.try('drill b1e')).toBeAccepted();
});

test('ES-WALL-03 a destroyed wall blocks neither movement nor sight, for the rest of the game', () => {
  const t = table(`
    +-+-+-+
    |A|. .|
    +-+-+-+
    unit anna A drill 2`);
  expect(t.sees('a1', 'c1')).toBe(false);
  t.dice(4).play('drill a1e');
  expect(t.state.broken).toEqual([boardEdge(t, 'a1e')]);
  expect(t.sees('a1', 'c1')).toBe(true);
  expect(t.play('b1').unit('anna').cell).toBe('b1');
  const later = table(t.print().replace('turn: 1', 'turn: 4'));
  expect(later.sees('a1', 'b1')).toBe(true);
});

const boardEdge = (t: Table, name: string): number => {
  const edge = parseEdge(boardOf(t.state).grid, name);
  if (edge === undefined) throw new Error(`there is no edge ${name}`);
  return edge;
};

test('ES-RULE-21 walls and doors lie on one side between two cells, and nobody ever stands in them', () => {
  const t = table(`
    +-+-+-+
    |A|.d.|
    +-+-+-+
    unit anna A`);
  const { grid, doors } = boardOf(t.state);
  expect(cellsBeside(grid, boardEdge(t, 'a1e'))).toEqual([t.cell('a1'), t.cell('b1')]);
  expect(doors.map(({ cells }) => cells)).toEqual([[t.cell('b1'), t.cell('c1')]]);
  expect(boardEdge(t, 'a1e')).toBe(boardEdge(t, 'b1w')); // one side, whichever cell names it
});

test('ES-RULE-21 a door on the rim leads nowhere and is no board', () => {
  expect(() => table('+-+-+\n|. .d\n+-+-+\nunit anna a1')).toThrow('a door on the rim of the board leads nowhere');
});

test('ES-AIRLOCK-01 every board has five Airlocks, four at the edges and the central one', () => {
  for (const plan of BOARDS) {
    const { grid, airlocks } = boardFromPlan(plan);
    const isOnRim = (cell: number): boolean =>
      cell % grid.width === 0 ||
      cell % grid.width === grid.width - 1 ||
      cell < grid.width ||
      cell >= grid.cellCount - grid.width;
    expect(airlocks.map(({ number }) => number).sort(), plan.id).toEqual([1, 2, 3, 4, 5]);
    for (const { number, cells } of airlocks) {
      expect(cells.every(isOnRim), `${plan.id}, Airlock ${number}`).toBe(number !== CENTRAL_AIRLOCK);
    }
  }
});

test('ES-AIRLOCK-02 the scenario says who may enter and leave where', () => {
  for (const { id, deployment, exits } of SCENARIOS) {
    const ways = [deployment.resistance, deployment.isc].filter((way) => way !== undefined);
    expect(
      ways.every((way) => (way.by === 'entry' ? way.airlocks.length > 0 : way.room > 0)),
      id,
    ).toBe(true);
    expect(
      [...exits.resistance, ...exits.isc].every((number) => number >= 1 && number <= 5),
      id,
    ).toBe(true);
  }
});

test('ES-AIRLOCK-03 an Airlock has two cells, side by side', () => {
  for (const plan of BOARDS) {
    const { grid, airlocks } = boardFromPlan(plan);
    for (const { number, cells } of airlocks) {
      expect(isBeside(grid, cells[0], cells[1]), `${plan.id}, Airlock ${number}`).toBe(true);
    }
  }
});

test('ES-AIRLOCK-04 the rules know one word for it: Airlock', () => {
  const words = Object.entries(en).filter(([, text]) => /\bsas\b/i.test(text));
  expect(words).toEqual([]);
});

test('ES-EX-21 each symbol of the map legend is drawn by a sign of its own', () => {
  const t = table(`
    +-+-+-+-+-+-+
    |A|.#.:.d.7.|
    +-+-+-+-+-+-+
    unit anna A
    doors: d1e open, e1e open
    broken: a1e`);
  const kinds = ['a1e', 'b1e', 'c1e', 'd1e', 'e1e'].map((name) => live(t.state).grid.edges[boardEdge(t, name)]);
  expect(kinds).toEqual([EDGE.brokenWall, EDGE.hardWall, EDGE.limit, EDGE.openDoor, EDGE.openDoor]);
  const drawn = ['a1e', 'b1e', 'c1e', 'd1e', 'e1e'].map((name) => boardOf(t.state).grid.edges[boardEdge(t, name)]);
  expect(drawn).toEqual([EDGE.wall, EDGE.hardWall, EDGE.limit, EDGE.closedDoor, EDGE.closedDoor]);
  expect(boardOf(t.state).doors.map(({ lock }) => lock)).toEqual([0, 7]);
});
