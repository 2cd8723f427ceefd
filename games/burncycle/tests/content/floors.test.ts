/** The floor mat, the room tiles and the nine floors of the content; what the audit finds in floors that do not fit. Gaps: BC-GAP-06, BC-GAP-09. */
import { type Cell, SIDES } from '@tablerunner/geometry';
import { describe, expect, test } from 'vitest';
import floorsJson from '../../content/base/floors.json' with { type: 'json' };
import tilesJson from '../../content/base/tiles.json' with { type: 'json' };
import { CORPORATIONS, LAYOUTS, layoutNamed, MAT, PLANS, TILES } from '../../content/floors.ts';
import { assemble, type FloorPlan } from '../../rules/floor/assemble.ts';
import { auditFloor, auditTile } from '../../rules/floor/audit.ts';
import { buildFloor, EDGE, type Floor } from '../../rules/floor/floor.ts';
import { stepFrom } from '../../rules/floor/passage.ts';
import { readTile, type Tile } from '../../rules/floor/tile.ts';
import { ROOM_TYPES } from '../../rules/lists.ts';

const FLOORS = [...LAYOUTS.values()].map((layout) => [layout.id, buildFloor(layout)] as const);
const planOf = (id: string): FloorPlan => PLANS.find((plan) => plan.id === id) ?? { id, number: 1, pieces: [] };
const tile = (id: string): Tile => TILES.find((one) => one.id === id) ?? ({} as Tile);

test('there are three corporations, ours, with a note and floors 1 to 3 each', () => {
  expect(CORPORATIONS.length).toBe(3);
  for (const { id, source, note, floors } of CORPORATIONS) {
    expect([source, floors.map(({ number }) => number)], id).toEqual(['original', [1, 2, 3]]);
    expect(note.length, id).toBeGreaterThan(40);
  }
  expect(new Set(CORPORATIONS.map(({ note }) => note)).size).toBe(3);
});

test('there are about twenty room tiles of all types, each with an ID of its own, and every tile is used', () => {
  const rooms = TILES.filter(({ kind }) => kind === 'room');
  expect(rooms.length).toBeGreaterThanOrEqual(18);
  expect(new Set(TILES.map(({ id }) => id)).size).toBe(TILES.length);
  expect(new Set(rooms.map(({ type }) => type))).toEqual(new Set(ROOM_TYPES));
  const used = new Set(PLANS.flatMap(({ pieces }) => pieces.map((piece) => piece.tile)));
  expect(TILES.filter(({ id }) => !used.has(id))).toEqual([]);
});

test('only rooms that the rulebook names are said to be from it', () => {
  const named = tilesJson.tiles.filter(({ source }) => source === 'rulebook').map(({ id }) => id);
  expect(named.sort()).toEqual([
    'entrance',
    'executive-office',
    'lobby',
    'restroom',
    'security-room',
    'service-elevator',
    'stairwell',
  ]);
});

test('a floor is found by its ID', () => {
  expect(layoutNamed('murmur-2').number).toBe(2);
  expect(() => layoutNamed('murmur-4')).toThrow('there is no floor called murmur-4');
});

test('no two floors are alike, and no tile lies twice on one', () => {
  expect(new Set(FLOORS.map(([, { layout }]) => layout.drawing.join('\n'))).size).toBe(9);
  for (const { id, pieces } of PLANS) expect(new Set(pieces.map((piece) => piece.tile)).size, id).toBe(pieces.length);
});

/** All spaces a bot can come to from one, through the doors that are let be. */
function walk(floor: Floor, from: Cell, isOpen: (door: number) => boolean): Set<Cell> {
  const openings = { doors: floor.doors.map((_, door) => (isOpen(door) ? 1 : 0)), destroyed: [] };
  const seen = new Set([from]);
  for (const cell of seen) {
    for (const side of SIDES) {
      const to = stepFrom(floor, openings, cell, side, 'bot');
      if (to >= 0) seen.add(to);
    }
  }
  return seen;
}

describe.each(FLOORS)('%s', (id, floor) => {
  const { grid, layout, rooms, posts } = floor;
  const spaces = [...grid.holes.keys()].filter((cell) => grid.holes[cell] === 0);

  test('is a floor one can play on', () => {
    expect(auditFloor(MAT, layout)).toEqual([]);
  });

  test('with all doors unlocked a bot comes everywhere, and with all locked into no room', () => {
    expect(walk(floor, spaces[0] ?? -1, () => true).size).toBe(spaces.length);
    for (const { cells, id: room } of rooms) {
      expect(
        walk(floor, cells[0] ?? -1, () => false),
        room,
      ).toEqual(new Set(cells));
    }
  });

  test('every door parts two spaces of different areas, one of them in a room or at the entrance', () => {
    const hasEntrance = planOf(id).pieces.some((piece) => piece.tile === 'entrance');
    for (const { cells } of floor.doors) {
      const [one, other] = cells.map((cell) => floor.roomAt[cell] as number);
      expect(one !== other || (one === -1 && hasEntrance)).toBe(true);
      expect(floor.areas.areaOf[cells[0]]).not.toBe(floor.areas.areaOf[cells[1]]);
    }
  });

  test('has what missions and patrols ask for', () => {
    const count = (kind: string): number => posts.filter((post) => post.kind === kind).length;
    expect(rooms.filter(({ zone }) => zone !== undefined).length).toBe(4);
    expect(layout.caches.length).toBeGreaterThanOrEqual(4);
    expect(layout.terminals.length).toBeGreaterThanOrEqual(3);
    expect(layout.hideouts.length).toBeGreaterThanOrEqual(3);
    expect(layout.objectives.length).toBeGreaterThanOrEqual(2);
    expect(count('mandatory')).toBeGreaterThanOrEqual(1);
    expect(count('hallway')).toBeGreaterThanOrEqual(3);
    expect(count('hallway') + count('mandatory')).toBeLessThanOrEqual(9);
    expect(new Set(rooms.flatMap(({ chip }) => chip ?? []))).toEqual(new Set(['physical', 'tech', 'utility']));
  });

  test('no two of its marks share a space, and no post lies on one', () => {
    const marked = [...layout.caches, ...layout.terminals, ...layout.hideouts, ...layout.objectives];
    const taken = [...marked, ...layout.posts.map(({ cell }) => cell)];
    expect(new Set(taken).size).toBe(taken.length);
  });
});

test('an executive office always has its objective space beside an exterior wall', () => {
  const offices = FLOORS.filter(([, { rooms }]) => rooms.some((room) => room.id === 'executive-office'));
  expect(offices.length).toBeGreaterThanOrEqual(3);
  for (const [id, { grid, rooms, isObjective }] of offices) {
    const { cells = [] } = rooms.find((room) => room.id === 'executive-office') ?? {};
    const [objective = -1] = cells.filter((cell) => isObjective[cell] === 1);
    const kinds = SIDES.map((side) => grid.edges[grid.sides[objective * 4 + side] as number]);
    expect(kinds, id).toContain(EDGE.outerWall);
  }
});

describe('the audit of tiles', () => {
  const drawn = (...drawing: string[]): Tile => ({ ...tile('restroom'), drawing, posts: [] });

  test.each([
    [
      'a room that is open to the outside',
      drawn('+-+-+', '|. .d', '+ + +', '|. . ', '+-+-+'),
      'the space at 1, 0 is open to the east',
    ],
    ['a door inside a room', drawn('+-+-+', '|.d.d', '+-+-+'), 'a door at 0, 0 leads nowhere'],
    [
      'a secure zone that is open to its room',
      drawn('+-+-+', '|. Sd', '+-+-+'),
      'the space at 0, 0 is open to the east',
    ],
    ['a tile of nothing', drawn('+-+', '|#|', '+-+'), 'it has no space'],
    [
      'a room without a chip',
      { ...tile('lobby'), chip: undefined },
      'a room has a type, a chip and one or two scout dice',
    ],
    [
      'a room without scout dice',
      { ...tile('lobby'), scout: 0 },
      'a room has a type, a chip and one or two scout dice',
    ],
    [
      'an entrance with a wall',
      { ...tile('entrance'), drawing: ['+d+', '|. ', '+ +'] },
      'an entrance is one space with one door',
    ],
    [
      'a post beside the tile',
      { ...tile('lobby'), posts: [{ x: 7, y: 0, facing: 0, kind: 'room', number: 1 }] },
      'its post at 7, 0 lies in no room',
    ],
    [
      'a post B without A',
      { ...tile('lobby'), posts: [{ x: 1, y: 0, facing: 0, kind: 'room', number: 2 }] },
      'it has a second room post and no first',
    ],
    [
      'a post in a secure zone',
      { ...tile('security-room'), posts: [{ x: 3, y: 2, facing: 0, kind: 'room', number: 1 }] },
      'its post at 3, 2 lies in no room',
    ],
  ] as const)('finds %s', (_what, bad, problem) => {
    expect(auditTile(bad as Tile).join('\n')).toContain(problem);
  });

  test('finds marks that mean nothing', () => {
    expect(() => readTile(drawn('+-+', '|X|', '+-+'))).toThrow("'X' is no kind of space");
    expect(() => readTile(drawn('+-+', '|.?', '+-+'))).toThrow("'?' is no kind of edge");
  });

  test('finds nothing in the tiles of the content', () => {
    expect(TILES.flatMap(auditTile)).toEqual([]);
  });
});

describe('the audit of floors', () => {
  const plan = planOf('gantry-2');
  const moved = (id: string, change: object): FloorPlan => ({
    ...plan,
    pieces: plan.pieces.map((piece) => (piece.tile === id ? { ...piece, ...change } : piece)),
  });
  const without = (...ids: string[]): FloorPlan => ({
    ...plan,
    pieces: plan.pieces.filter((piece) => !ids.includes(piece.tile)),
  });
  const audit = (changed: FloorPlan): string => auditFloor(MAT, assemble(MAT, changed, TILES)).join('\n');

  test.each([
    [
      'a stairwell whose door leads off the mat',
      moved('stairwell', { turns: 2 }),
      'no bot can come to o11 p11 o12 p12',
    ],
    [
      'a room whose doors all lead to the outside',
      moved('restroom', { turns: 0 }),
      'no bot can come to c11 d11 c12 d12',
    ],
    ['a missing secure zone', without('stairwell'), 'there is no secure zone at the place stairwell'],
    [
      'a hallway that rooms cut off',
      moved('executive-office', { at: 'i10' }),
      'the hallway at e12 f12 g12 h12 is cut off by rooms',
    ],
    ['too few caches', without('conveyor', 'workshop', 'boiler-room'), 'of caches, and needs 4'],
    ['no mandatory post', without('drone-bay'), 'it has 0 of mandatory, and needs 1'],
    ['no room that gives a tech chip', without('drone-bay'), 'no room gives a tech chip'],
  ] as const)('finds %s', (_what, changed, problem) => {
    expect(audit(changed)).toContain(problem);
  });

  test.each([
    ['tiles on one another', moved('workshop', { at: 'd5' }), 'boiler-room at c5 lies on another tile at d5'],
    ['a tile that reaches off the mat', moved('conveyor', { at: 'm3' }), 'conveyor at m3 reaches off the mat'],
    ['a place that is none', moved('conveyor', { at: 'q3' }), 'conveyor lies at q3, which is off the mat'],
    ['a tile that there is not', moved('conveyor', { tile: 'cellar' }), 'there is no tile cellar'],
    [
      'a secure zone at another place',
      moved('clinic', { turns: 0 }),
      'clinic at n6 has its secure zone on p8, where the mat has none',
    ],
    [
      'an entrance outdoors',
      { ...plan, pieces: [...plan.pieces, { tile: 'entrance', at: 'a1', turns: 0 }] },
      'does not lie in a hallway',
    ],
  ] as const)('refuses %s', (_what, changed, problem) => {
    expect(() => assemble(MAT, changed, TILES)).toThrow(problem);
  });

  test('finds posts in the wrong place and arrows at walls', () => {
    const layout = layoutNamed('gantry-2');
    const posted = (cell: string, facing: 'n' | 'e' | 's' | 'w', kind: 'hallway' | 'room'): string =>
      auditFloor(MAT, { ...layout, posts: [...layout.posts, { cell, facing, kind, number: 1 }] }).join('\n');
    expect(posted('h4', 'e', 'hallway')).toBe('the hallway post at h4 lies in the wrong kind of space');
    expect(posted('g9', 'e', 'room')).toBe('');
    expect(posted('g7', 'n', 'room')).toBe('the room post at g7 lies in the wrong kind of space');
    expect(posted('i8', 'e', 'room')).toBe('the room post at i8 lies in the wrong kind of space');
    expect(posted('h4', 's', 'room')).toBe('');
    expect(posted('h3', 's', 'room')).toBe('the arrow of the post at h3 points at a wall');
  });

  test('finds a secure zone with a second door', () => {
    const gate = { tile: 'entrance', at: 'n11', turns: 1 };
    expect(audit({ ...plan, pieces: [...plan.pieces, gate] })).toBe('stairwell at stairwell has 2 doors');
  });

  test('finds a room that runs into the hallway, and an icon indoors', () => {
    const layout = layoutNamed('gantry-1');
    const drawing = layout.drawing.map((line) => line.replace('|I I I I', ' I I I I'));
    expect(auditFloor(MAT, { ...layout, drawing })).toContain('workshop is no area of its own');
    const icons = { ...layout.icons, g6: 'tech' } as const;
    expect(auditFloor(MAT, { ...layout, icons })).toEqual(['the action icon at g6 does not lie outdoors']);
  });

  test('finds a hallway post number that is missing', () => {
    const layout = layoutNamed('gantry-2');
    const posts = layout.posts.filter(({ kind, number }) => kind !== 'hallway' || number !== 2);
    expect(auditFloor(MAT, { ...layout, posts })).toEqual(['there is no hallway post 2']);
  });
});

test('every floor of the file is in the list', () => {
  const ids = floorsJson.corporations.flatMap(({ id, floors }) => floors.map(({ number }) => `${id}-${number}`));
  expect([...LAYOUTS.keys()]).toEqual(ids);
  expect(ids.length).toBe(9);
});
