/** Clauses BC-POST, BC-HALL, BC-OUT-04, BC-ENTR-06, BC-FLOOR-02: posts and patrols on the floors of the content. */
import { frameOf } from '@tablerunner/engine';
import { parseDirection } from '@tablerunner/geometry';
import { expect, test } from 'vitest';
import { CAPTAINS } from '../../content/captains.ts';
import { LAYOUTS, layoutNamed } from '../../content/floors.ts';
import { GUARDS, guardCard } from '../../content/guards.ts';
import { security, startSecurity } from '../../rules/corporation/security.ts';
import { isHallway } from '../../rules/floor/audit.ts';
import { buildFloor, EDGE, type Floor } from '../../rules/floor/floor.ts';
import { scout } from '../../rules/floor/scout.ts';
import type { BurncycleState, Guard } from '../../rules/types.ts';
import { at } from '../floors.ts';
import { drawnState, Table } from '../kit.ts';

const FLOORS = [...LAYOUTS.values()].map(buildFloor);
const floorNamed = (id: string): Floor => buildFloor(layoutNamed(id));

/** A floor of the content in play, by its ID: security units as `hamster c4 e`, the command module at a space. */
function inPlay(id: string, guards: readonly string[] = [], module?: string): BurncycleState {
  const floor = floorNamed(id);
  const state = drawnState('+-+\n|.|\n+-+', { difficulty: 'simplified' });
  state.floor = { ...state.floor, layout: id, doors: floor.doors.map(() => 0) };
  state.guards = guards.map((text): Guard => {
    const [kind = '', place = '', facing = ''] = text.split(' ');
    const level = CAPTAINS.some((captain) => captain.id === kind) ? 0 : guardCard(kind).level;
    const looks = parseDirection(facing) ?? 0;
    return {
      kind,
      level,
      cell: at(floor, place),
      facing: looks,
      hasKey: false,
      post: -1,
      isStunned: false,
      isTurned: false,
    };
  });
  const last = state.bots.at(-1);
  if (module !== undefined && last !== undefined) last.cell = at(floor, module);
  return state;
}

/** Where the first unit stands after security activation, as `c4 e`. */
function afterPatrol(id: string, guard: string, module?: string): string {
  const table = new Table(inPlay(id, [guard], module), frameOf(security, startSecurity)).playOut();
  const { cell = -1, facing = 0 } = table.state.guards[0] ?? {};
  return `${floorNamed(id).cellNames[cell]} ${'nesw'[facing]}`;
}

test('BC-HALL-02 BC-POST-04 hallway posts lie in hallways, numbered 1 to 3, and every floor has all three', () => {
  for (const floor of FLOORS) {
    const posts = floor.posts.filter(({ kind }) => kind === 'hallway');
    expect(
      posts.every(({ cell }) => isHallway(floor, cell)),
      floor.layout.id,
    ).toBe(true);
    expect([...new Set(posts.map(({ number }) => number))].sort(), floor.layout.id).toEqual([1, 2, 3]);
  }
});

test('BC-HALL-03 a guard in a hallway that has nothing else to do patrols', () => {
  expect(afterPatrol('gantry-1', 'hamster g6 e')).toBe('i6 e');
  expect(afterPatrol('gantry-1', 'hamster g11 e')).toBe('g11 e'); // in the workshop, a room
});

test('BC-OUT-04 a security unit outdoors patrols too', () => {
  expect(afterPatrol('evergild-1', 'hamster a6 n')).toBe('a8 n');
});

test('BC-ENTR-06 guards do not patrol through the entrance door, captains may', () => {
  expect(afterPatrol('murmur-3', 'hamster l3 e')).toBe('l3 w'); // to m3, and back from the door
  const guard = GUARDS.find(({ patrol, ability }) => patrol === 'command-module' && ability !== 'shift')?.id;
  const captain = CAPTAINS.find(({ patrol }) => patrol === 'command-module')?.id;
  expect(afterPatrol('murmur-3', `${guard} m3 e`, 'p3')).toBe('m3 e');
  expect(afterPatrol('murmur-3', `${captain} m3 e`, 'p3')).toBe('o3 e');
});

test('BC-POST-01 there are hallway, mandatory and room posts, all with an arrow along an open way', () => {
  expect([...new Set(FLOORS.flatMap(({ posts }) => posts.map(({ kind }) => kind)))].sort()).toEqual([
    'hallway',
    'mandatory',
    'room',
  ]);
  for (const { grid, posts, layout } of FLOORS) {
    for (const { cell, facing } of posts) {
      expect(grid.edges[grid.sides[cell * 4 + facing] as number], `${layout.id} ${cell}`).toBe(EDGE.open);
    }
  }
});

test('BC-POST-05 mandatory posts lie in rooms, at least one on every floor', () => {
  for (const { posts, rooms, layout } of FLOORS) {
    const mandatory = posts.filter(({ kind }) => kind === 'mandatory');
    expect(mandatory.length, layout.id).toBeGreaterThanOrEqual(1);
    expect(mandatory.every(({ room }) => rooms[room] !== undefined && rooms[room]?.zone === undefined)).toBe(true);
  }
});

test('BC-POST-06 most rooms have a room post', () => {
  for (const { posts, rooms, layout } of FLOORS) {
    const own = [...rooms.keys()].filter((room) => rooms[room]?.zone === undefined);
    const posted = own.filter((room) => posts.some((post) => post.kind === 'room' && post.room === room));
    expect(posted.length, layout.id).toBeGreaterThanOrEqual(own.length - 1);
  }
});

test('BC-POST-07 a room with two room posts has A and B', () => {
  const pairs = FLOORS.flatMap(({ posts, rooms }) =>
    [...rooms.keys()].map((room) => posts.filter((post) => post.kind === 'room' && post.room === room)),
  ).filter((own) => own.length > 1);
  expect(pairs.length).toBeGreaterThan(5);
  for (const own of pairs) expect(own.map(({ number }) => number).sort()).toEqual([1, 2]);
});

test.each([
  ['gantry-1', 'archive'],
  ['murmur-2', 'clinic'],
  ['evergild-3', 'canteen'],
])("BC-FLOOR-02 a guard that a scout die finds on %s is of the floor's number", (id, name) => {
  const state = inPlay(id);
  state.guardPiles = [0, 1, 2, 3].map((level) => ({
    left: GUARDS.filter((guard) => guard.level === level).map((guard) => guard.id),
    discard: [],
  }));
  const floor = floorNamed(id);
  const room = floor.rooms.findIndex((one) => one.id === name);
  const post = floor.posts.findIndex((one) => one.kind === 'room' && one.room === room);
  const table = new Table(state, frameOf(scout, { bot: 0, room }), [1, 1]).over();
  expect(table.state.guards.map(({ level, cell, facing }) => [level, cell, facing])).toEqual([
    [floor.number, floor.posts[post]?.cell, floor.posts[post]?.facing],
  ]);
});
