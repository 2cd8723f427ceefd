/** Clauses BC-AREA, BC-ROOM, BC-HALL, BC-OUT, BC-ENTR, BC-DOOR-01, BC-FLOOR: tiles on a mat, and the floors of the content. */
import { edgeBetween } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { LAYOUTS, layoutNamed, MAT, PLANS, TILES, tilesThatStay } from '../../content/floors.ts';
import { assemble, type FloorPlan, type Mat, type Piece } from '../../rules/floor/assemble.ts';
import { isHallway } from '../../rules/floor/audit.ts';
import { buildFloor, EDGE, type Floor, type Room } from '../../rules/floor/floor.ts';
import { isAdjacent } from '../../rules/floor/passage.ts';
import { type Tile, turnTile } from '../../rules/floor/tile.ts';
import { isPlace } from '../../rules/mission/place.ts';
import { at, named } from '../floors.ts';

const FLOORS = [...LAYOUTS.values()].map(buildFloor);
const floorNamed = (id: string): Floor => buildFloor(layoutNamed(id));
const tileNamed = (id: string): Tile => TILES.find((tile) => tile.id === id) as Tile;

/** A small yard with a house in it: outdoors to the left and below. */
const YARD: Mat = {
  drawing: [
    '+-+-+-+-+-+-+',
    '|,|. . . . .|',
    '+ + + + + + +',
    '|,|. . . . .|',
    '+ + + + + + +',
    '|,|. . . . .|',
    '+ +-+-+-+-+-+',
    '|, , , , , ,|',
    '+-+-+-+-+-+-+',
  ],
  posts: [
    { cell: 'b4', facing: 'e', number: 1 },
    { cell: 'f2', facing: 'n', number: 2 },
  ],
  icons: { a3: 'tech', d1: 'utility' },
  zones: [{ id: 'shaft', cells: ['f4'] }],
};

const tile = (id: string, drawing: readonly string[], more: Partial<Tile> = {}): Tile => ({
  id,
  kind: 'room',
  type: 'office',
  chip: 'tech',
  scout: 1,
  drawing,
  posts: [],
  ...more,
});
const BOX = tile('box', ['+-+-+', '|. .|', '+ + +', '|T .|', '+-+d+']);
const HUT = tile('hut', ['+-+', '|C|', '+-+']);
const CABIN = tile('cabin', ['+-+-+', '|.dS|', '+ +-+', '|. .|', '+d+-+']);
const GATE = tileNamed('entrance');

function lay(pieces: readonly (readonly [tile: Tile, at: string, turns?: number])[], number = 1): Floor {
  const plan: FloorPlan = {
    id: 'yard-1',
    number,
    pieces: pieces.map(([{ id }, place, turns = 0]): Piece => ({ tile: id, at: place, turns })),
  };
  return buildFloor(assemble(YARD, plan, [BOX, HUT, CABIN, GATE]));
}

const edge = (floor: Floor, one: string, other: string): number | undefined =>
  floor.grid.edges[edgeBetween(floor.grid, at(floor, one), at(floor, other)) ?? -1];
const areaAt = (floor: Floor, name: string): string =>
  named(floor, floor.areas.cells[floor.areas.areaOf[at(floor, name)] as number] ?? []);
const roomAt = (floor: Floor, name: string): Room | undefined => floor.rooms[floor.roomAt[at(floor, name)] as number];

test('BC-AREA-01 an area is bounded by walls, doors and the edge of the mat', () => {
  const floor = lay([[BOX, 'c2']]);
  expect(areaAt(floor, 'c2')).toBe('c2 c3 d2 d3');
  expect(areaAt(floor, 'b2')).toBe('b2 b3 b4 c4 d4 e2 e3 e4 f2 f3 f4');
});

test('BC-AREA-02 every room is an area of its own, also beside another room', () => {
  const floor = lay([
    [BOX, 'b3'],
    [HUT, 'd4'],
  ]);
  expect(areaAt(floor, 'c4')).toBe('b3 b4 c3 c4');
  expect(areaAt(floor, 'd4')).toBe('d4');
  for (const { areas, rooms } of FLOORS) {
    for (const { cells } of rooms) expect(areas.cells[areas.areaOf[cells[0] ?? -1] as number]).toEqual(cells);
  }
});

test('BC-AREA-04 outdoor spaces that connect are one area; a dock laid across the yard parts them', () => {
  const outdoors = (floor: Floor): string[] =>
    floor.areas.cells.filter(([cell = -1]) => floor.isOutdoor[cell] === 1).map((cells) => named(floor, cells));
  expect(outdoors(floorNamed('murmur-1')).length).toBe(1);
  const [, east] = outdoors(floorNamed('gantry-1'));
  expect(outdoors(floorNamed('gantry-1')).length).toBe(2);
  expect(east).toBe('o1 o2 p1 p2');
});

test('BC-AREA-05 a secure zone on the tile of another room is a room and an area of its own', () => {
  const floor = lay([[CABIN, 'e3']]);
  expect(areaAt(floor, 'e3')).toBe('e3 e4 f3');
  expect(areaAt(floor, 'f4')).toBe('f4');
  expect([roomAt(floor, 'f4')?.id, roomAt(floor, 'f4')?.zone, roomAt(floor, 'e4')?.zone]).toEqual([
    'elevator',
    'shaft',
    undefined,
  ]);
  expect(edge(floor, 'e4', 'f4')).toBe(EDGE.door);
  expect(edge(floor, 'f3', 'f4')).toBe(EDGE.wall);
});

test('BC-AREA-06 an unlocked door still parts two areas', () => {
  const floor = lay([[BOX, 'c3']]);
  expect(isAdjacent(floor, { doors: [1], destroyed: [] }, at(floor, 'd3'), at(floor, 'd2'), 'bot')).toBe(true);
  expect(areaAt(floor, 'd3')).not.toBe(areaAt(floor, 'd2'));
});

test('BC-ROOM-01 the outer edge of a room is a wall, and what it covers is no hallway any more', () => {
  const floor = lay([[BOX, 'c3']]);
  expect([edge(floor, 'b3', 'c3'), edge(floor, 'b4', 'c4'), edge(floor, 'c2', 'c3')]).toEqual([1, 1, 1]);
  expect(edge(floor, 'c3', 'c4')).toBe(EDGE.open);
  expect([isHallway(floor, at(floor, 'c3')), isHallway(floor, at(floor, 'b3'))]).toEqual([false, true]);
});

test('BC-ROOM-02 a room has a name, a type, a chip and its scout dice; those of the content too', () => {
  expect(roomAt(lay([[BOX, 'c3']]), 'd4')).toMatchObject({ id: 'box', type: 'office', chip: 'tech', scout: 1 });
  for (const { rooms } of FLOORS) {
    for (const { zone, type, chip, scout } of rooms) {
      expect([type === undefined, chip === undefined]).toEqual([zone !== undefined, zone !== undefined]);
      expect(zone === undefined ? [1, 2] : [0]).toContain(scout);
    }
  }
});

test('BC-ROOM-03 the floors have rooms of all four types', () => {
  const types = FLOORS.flatMap(({ rooms }) => rooms.flatMap(({ type }) => type ?? []));
  expect([...new Set(types)].sort()).toEqual(['industry', 'office', 'tech', 'warehouse']);
});

test('BC-ROOM-04 the elevator on the tile of the security room is no part of the security room', () => {
  const floor = floorNamed('gantry-1');
  expect(roomAt(floor, 'd9')?.id).toBe('security-room');
  expect(isPlace(floor, at(floor, 'd9'), { room: 'security-room' })).toBe(true);
  expect(isPlace(floor, at(floor, 'e9'), { room: 'security-room' })).toBe(false);
  expect(isPlace(floor, at(floor, 'd9'), { type: 'tech' })).toBe(true);
  expect(isPlace(floor, at(floor, 'e9'), { type: 'tech' })).toBe(false);
});

test('BC-ROOM-05 a secure zone counts as a room of its own', () => {
  const floor = floorNamed('gantry-1');
  expect(floor.roomAt[at(floor, 'e9')]).not.toBe(floor.roomAt[at(floor, 'd9')]);
  expect(isPlace(floor, at(floor, 'e9'), { ground: 'secure' })).toBe(true);
  expect(isPlace(floor, at(floor, 'd9'), { ground: 'secure' })).toBe(false);
});

test('BC-HALL-01 what no room covers inside the building is hallway, and no room', () => {
  for (const floor of FLOORS) {
    const matHalls = MAT.drawing.join('').replaceAll(/[^.]/g, '').length;
    const halls = [...floor.roomAt.keys()].filter((cell) => isHallway(floor, cell));
    const inRooms = floor.rooms.flatMap(({ cells }) => cells).length;
    const overYard = floor.layout.id === 'gantry-1' ? 6 : 0; // its dock stands in the yard
    expect(halls.length, floor.layout.id).toBe(matHalls - inRooms + overYard);
    expect(halls.every((cell) => floor.roomAt[cell] === -1)).toBe(true);
  }
});

test('BC-OUT-01 outdoors is an L along the left and the lower side, which no room belongs to', () => {
  const floor = floorNamed('murmur-1');
  const { grid, isOutdoor, roomAt: rooms } = floor;
  for (let cell = 0; cell < grid.cellCount; cell++) {
    const [x = 0, y = 0] = [grid.xs[cell], grid.ys[cell]];
    if (x < 2 || y < 2) expect(isOutdoor[cell]).toBe(1);
    if (x >= 4 && y >= 2) expect(isOutdoor[cell]).toBe(0);
    if (isOutdoor[cell] === 1) expect(rooms[cell]).toBe(-1);
  }
  expect(named(floor, floor.icons.keys())).toBe('a12 a6 b10 b3 d4 g1 i2 k1 o2');
});

test('BC-OUT-02 the same plan has no outdoor spaces, icons or doors to them above the first floor', () => {
  const pieces = [[BOX, 'd2']] as const;
  const [ground, above] = [lay(pieces, 1), lay(pieces, 2)];
  expect([ground.icons.size, above.icons.size]).toEqual([2, 0]);
  expect([ground.doors.length, above.doors.length]).toEqual([1, 0]);
  expect([...above.isOutdoor].some((flag) => flag === 1)).toBe(false);
  for (const floor of FLOORS.filter(({ number }) => number > 1)) {
    expect([...floor.isOutdoor].includes(1), floor.layout.id).toBe(false);
  }
});

test('BC-OUT-03 on every first floor doors lead in from outdoors', () => {
  for (const floor of FLOORS.filter(({ number }) => number === 1)) {
    const gates = floor.doors.filter(({ cells: [one, other] }) => floor.isOutdoor[one] !== floor.isOutdoor[other]);
    expect(gates.length, floor.layout.id).toBeGreaterThanOrEqual(2);
  }
});

test('BC-ENTR-01 the entrance tile is one hallway space with a door on one side', () => {
  const floor = lay([[GATE, 'b3', 3]]);
  expect([floor.rooms.length, isHallway(floor, at(floor, 'b3'))]).toEqual([0, true]);
  expect(floor.doors.map(({ cells }) => named(floor, cells))).toEqual(['a3 b3']);
  expect(() => lay([[GATE, 'a3']])).toThrow('does not lie in a hallway');
});

test('BC-ENTR-02 it adds a door where there was none, and covers a hallway post', () => {
  expect(lay([]).posts.map(({ cell }) => cell)).toEqual([at(lay([]), 'b4'), at(lay([]), 'f2')]);
  const floor = lay([[GATE, 'b4', 3]]);
  expect([edge(lay([]), 'a4', 'b4'), edge(floor, 'a4', 'b4')]).toEqual([EDGE.outerWall, EDGE.door]);
  expect(floor.posts.map(({ number }) => number)).toEqual([2]);
  const murmur = floorNamed('murmur-1');
  expect(murmur.posts.some(({ cell }) => cell === at(murmur, 'e3'))).toBe(false);
  expect(MAT.posts.some(({ cell }) => cell === 'e3')).toBe(true);
});

test('BC-ENTR-03 it brings no walls', () => {
  const floor = lay([[GATE, 'd3']]);
  expect(edge(floor, 'd3', 'd4')).toBe(EDGE.door);
  for (const beside of ['c3', 'e3', 'd2']) expect(edge(floor, 'd3', beside)).toBe(EDGE.open);
});

test('BC-ENTR-04 its door leads outdoors, into a room, or parts a hallway in two', () => {
  const intoRoom = lay([
    [BOX, 'c3'],
    [GATE, 'c2'],
  ]);
  expect(edge(intoRoom, 'c2', 'c3')).toBe(EDGE.door);
  const parted = lay([
    [HUT, 'd2'],
    [HUT, 'd3'],
    [GATE, 'd4', 1],
  ]);
  expect(areaAt(parted, 'd4')).toBe('b2 b3 b4 c2 c3 c4 d4');
  expect(areaAt(parted, 'e4')).toBe('e2 e3 e4 f2 f3 f4');

  const halls = (floor: Floor): number => floor.areas.cells.filter(([cell = -1]) => isHallway(floor, cell)).length;
  expect(FLOORS.filter((floor) => halls(floor) > 1).map(({ layout }) => layout.id)).toEqual(['murmur-3']);
});

test('BC-ENTR-05 bots pass the entrance only while it is unlocked', () => {
  const floor = lay([[GATE, 'b3', 3]]);
  const passes = (unlocked: number): boolean =>
    isAdjacent(floor, { doors: [unlocked], destroyed: [] }, at(floor, 'a3'), at(floor, 'b3'), 'bot');
  expect([passes(0), passes(1)]).toEqual([false, true]);
});

test('BC-DOOR-01 a door symbol on one side is enough, whichever tile is laid first', () => {
  const pieces = [
    [BOX, 'c3'],
    [HUT, 'd2'],
  ] as const;
  for (const floor of [lay(pieces), lay([...pieces].reverse())]) {
    expect(edge(floor, 'd2', 'd3')).toBe(EDGE.door);
    expect(isAdjacent(floor, { doors: [1], destroyed: [] }, at(floor, 'd2'), at(floor, 'd3'), 'bot')).toBe(true);
    expect(isAdjacent(floor, { doors: [1], destroyed: [] }, at(floor, 'd3'), at(floor, 'd2'), 'bot')).toBe(true);
  }
});

test('BC-DOOR-02 door symbols at the rim of the mat are exterior walls', () => {
  const floor = lay([[BOX, 'c3', 2]]);
  expect(floor.doors).toEqual([]);
  for (const one of FLOORS) {
    const symbols = one.layout.drawing[0]?.includes('d');
    if (symbols === true) expect(one.doors.every(({ cells }) => cells.every((cell) => cell >= 0))).toBe(true);
  }
  expect(FLOORS.some(({ layout }) => layout.drawing[0]?.includes('d'))).toBe(true);
});

test('BC-FLOOR-01 corporation and number give the floor', () => {
  expect(PLANS.map(({ id, number }) => [id, number])).toEqual(
    ['gantry', 'murmur', 'evergild'].flatMap((name) => [1, 2, 3].map((number) => [`${name}-${number}`, number])),
  );
  for (const { id, number } of PLANS) expect(floorNamed(id).number).toBe(number);
});

test('BC-FLOOR-11 BC-FLOOR-14 secure zones lie on the same spaces of the mat on all floors of all corporations', () => {
  const places = FLOORS.map((floor) =>
    floor.rooms.flatMap(({ zone, cells }) => (zone === undefined ? [] : [`${zone}: ${named(floor, cells)}`])).sort(),
  );
  expect(places[0]).toEqual([
    'east-elevator: n6',
    'service-elevator: h7 h8 i7 i8 j7 j8',
    'stairwell: o11 o12 p11 p12',
    'west-elevator: e9',
  ]);
  for (const zones of places) expect(zones).toEqual(places[0]);
});

test('BC-FLOOR-14 some zones are turned from floor to floor, and small elevators belong to other rooms', () => {
  const turnsOf = (id: string): Set<number> =>
    new Set(PLANS.flatMap(({ pieces }) => pieces.filter(({ tile: one }) => one === id).map(({ turns }) => turns)));
  expect([turnsOf('stairwell').size, turnsOf('service-elevator').size]).toEqual([2, 2]);
  for (const space of ['e9', 'n6']) {
    const owners = PLANS.map(({ id }) => {
      const { rooms, layout } = floorNamed(id);
      const letter = layout.rooms.findIndex(
        ({ zone }) => MAT.zones.find((one) => one.id === zone)?.cells.join() === space,
      );
      return rooms[letter - 1]?.id; // a tile's own room comes before its elevator
    });
    expect(new Set(owners).size).toBeGreaterThanOrEqual(4);
  }
});

test('BC-FLOOR-13 every secure zone has just one door on every floor, whose state can go along', () => {
  for (const { rooms, layout } of FLOORS) {
    for (const { zone, doors } of rooms) if (zone !== undefined) expect(doors.length, `${layout.id} ${zone}`).toBe(1);
  }
});

test('BC-FLOOR-17 the plan marks the rooms that stay in use on the next floor', () => {
  const planOf = (id: string): FloorPlan => PLANS.find((plan) => plan.id === id) as FloorPlan;
  expect(tilesThatStay(planOf('gantry-1'))).toEqual([
    'service-elevator',
    'stairwell',
    'workshop',
    'boiler-room',
    'restroom',
  ]);
  expect(tilesThatStay(planOf('gantry-3'))).toEqual([]);
});

test('BC-FLOOR-14 four quarter turns give the tile as it was, and one turns doors, spaces and arrows along', () => {
  const one = tileNamed('security-room');
  expect(turnTile(one, 4)).toEqual(one);
  const turned = turnTile(one, 1);
  expect(turned.drawing).toEqual([
    '+-+d+-+',
    '|. . .|',
    '+ + + +',
    '|. . .d',
    '+ + + +',
    '|. . T|',
    '+ + +-+',
    '|. .dS|',
    '+d+-+-+',
  ]);
  expect(turned.posts[0]).toMatchObject({ x: 1, y: 2, facing: 2 });
});
