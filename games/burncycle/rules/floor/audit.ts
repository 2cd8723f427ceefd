/** What is wrong with a room tile or with a floor, in sentences; an empty list if one can play on it. Clauses BC-AREA, BC-ROOM, BC-ENTR, BC-POST, BC-FLOOR-13, BC-FLOOR-14. */
import { type Cell, type Direction, SIDES, stepX, stepY } from '@tablerunner/geometry';
import { ACTION_TYPES } from '../lists.ts';
import type { Mat } from './assemble.ts';
import { buildFloor, type Floor } from './floor.ts';
import type { Layout } from './layout.ts';
import { type Openings, stepFrom } from './passage.ts';
import { readTile, type Tile, type TileSpace } from './tile.ts';

/** What every floor has at least, so that every mission and every patrol finds its places. */
const FLOOR_LEAST = { zones: 2, caches: 4, terminals: 3, hideouts: 3, objectives: 2, mandatory: 1 } as const;

export function auditTile(tile: Tile): string[] {
  const problems: string[] = [];
  const spaces = readTile(tile);
  if (spaces.length === 0) return ['it has no space'];
  if (tile.kind === 'room' && (tile.type === undefined || tile.chip === undefined || tile.scout === 0)) {
    problems.push('a room has a type, a chip and one or two scout dice');
  }
  if (tile.kind === 'entrance') return [...problems, ...auditEntrance(tile, spaces)];
  for (const space of spaces) problems.push(...auditSides(space, spaces));
  for (const { x, y, kind, number } of tile.posts) {
    const space = spaces.find((one) => one.x === x && one.y === y);
    if (space === undefined || space.isSecure) problems.push(`its post at ${x}, ${y} lies in no room`);
    const twins = tile.posts.filter((post) => post.kind === kind && post.number === number);
    if (twins.length > 1) problems.push(`it has two ${kind} posts with the number ${number}`);
    if (number === 2 && !tile.posts.some((post) => post.kind === kind && post.number === 1)) {
      problems.push(`it has a second ${kind} post and no first`);
    }
  }
  return problems;
}

/** One space, one door and no walls (BC-ENTR-01, BC-ENTR-03). */
function auditEntrance({ posts }: Tile, spaces: readonly TileSpace[]): string[] {
  const sides = spaces.flatMap((space) => space.sides);
  const isFit = spaces.length === 1 && posts.length === 0 && sides.filter((side) => side === 'door').length === 1;
  return isFit && !sides.includes('wall') ? [] : ['an entrance is one space with one door, no walls and no posts'];
}

/** A room is closed, and so is the secure zone on its tile; there is no door inside a room (BC-ROOM-01, BC-AREA-05). */
function auditSides({ x, y, isSecure, sides }: TileSpace, spaces: readonly TileSpace[]): string[] {
  return SIDES.flatMap((side) => {
    const next = spaces.find((one) => one.x === x + stepX(side) && one.y === y + stepY(side));
    const isSame = next !== undefined && next.isSecure === isSecure;
    if (sides[side] === 'open' && !isSame) return [`the space at ${x}, ${y} is open to the ${nameOf(side)}`];
    return sides[side] === 'door' && isSame ? [`a door at ${x}, ${y} leads nowhere`] : [];
  });
}

const nameOf = (side: Direction): string => ['north', 'east', 'south', 'west'][side] ?? '';

export function auditFloor(mat: Mat, layout: Layout): string[] {
  const floor = buildFloor(layout);
  return [
    ...auditReach(floor),
    ...auditAreas(floor),
    ...auditZones(mat, floor),
    ...auditPosts(floor),
    ...auditCounts(floor),
    ...[...floor.icons.keys()]
      .filter((cell) => floor.isOutdoor[cell] === 0)
      .map((cell) => `the action icon at ${floor.cellNames[cell]} does not lie outdoors`),
  ];
}

/** With all doors unlocked a bot gets everywhere. */
function auditReach(floor: Floor): string[] {
  const { grid } = floor;
  const all = [...grid.holes.keys()].filter((cell) => grid.holes[cell] === 0);
  const reached = reach(floor, all[0] ?? 0, { doors: floor.doors.map(() => 1), destroyed: [] });
  const lost = all.filter((cell) => !reached.has(cell)).map((cell) => floor.cellNames[cell]);
  return lost.length === 0 ? [] : [`no bot can come to ${lost.join(' ')}`];
}

function reach(floor: Floor, from: Cell, openings: Openings): Set<Cell> {
  const reached = new Set([from]);
  for (const cell of reached) {
    for (const side of SIDES) {
      const to = stepFrom(floor, openings, cell, side, 'bot');
      if (to >= 0) reached.add(to);
    }
  }
  return reached;
}

/** Every room is an area of its own (BC-AREA-02); hallways hang together, if need be through an entrance (BC-ENTR-04). */
function auditAreas(floor: Floor): string[] {
  const { areas, rooms, roomAt } = floor;
  const problems: string[] = [];
  for (const { id, cells } of rooms) {
    const [area = -1, ...others] = new Set(cells.map((cell) => areas.areaOf[cell]));
    if (others.length > 0 || areas.cells[area]?.length !== cells.length) problems.push(`${id} is no area of its own`);
  }
  const halls = [...roomAt.keys()].filter((cell) => isHallway(floor, cell));
  const doors = floor.doors.map(({ cells }) => (cells.every((cell) => isHallway(floor, cell)) ? 1 : 0));
  const joined = reach(floor, halls[0] ?? 0, { doors, destroyed: [] });
  const parted = halls.filter((cell) => !joined.has(cell)).map((cell) => floor.cellNames[cell]);
  if (parted.length > 0) problems.push(`the hallway at ${parted.join(' ')} is cut off by rooms`);
  return problems;
}

export const isHallway = ({ grid, roomAt, isOutdoor }: Floor, cell: Cell): boolean =>
  grid.holes[cell] === 0 && roomAt[cell] === -1 && isOutdoor[cell] === 0;

/** Every secure place of the mat is taken, with one door, so that the door's state can go to the next floor (BC-FLOOR-13). */
function auditZones(mat: Mat, { rooms }: Floor): string[] {
  const problems = mat.zones
    .filter(({ id }) => !rooms.some(({ zone }) => zone === id))
    .map(({ id }) => `there is no secure zone at the place ${id}`);
  for (const { id, zone, doors } of rooms) {
    if (zone !== undefined && doors.length !== 1) problems.push(`${id} at ${zone} has ${doors.length} doors`);
    if (zone === undefined && doors.length === 0) problems.push(`${id} has no door`);
  }
  return problems;
}

/** Hallway posts lie in hallways, the others in rooms, and all arrows look along an open way (BC-POST-01, 02, 04 to 06). */
function auditPosts(floor: Floor): string[] {
  const problems: string[] = [];
  for (const { cell, facing, kind, room } of floor.posts) {
    const name = floor.cellNames[cell];
    const isFit = kind === 'hallway' ? isHallway(floor, cell) : room >= 0 && floor.rooms[room]?.zone === undefined;
    if (!isFit) problems.push(`the ${kind} post at ${name} lies in the wrong kind of space`);
    const shut = { doors: floor.doors.map(() => 0), destroyed: [] };
    if (stepFrom(floor, shut, cell, facing, 'bot') < 0)
      problems.push(`the arrow of the post at ${name} points at a wall`);
  }
  for (const number of [1, 2, 3]) {
    if (!floor.posts.some((post) => post.kind === 'hallway' && post.number === number)) {
      problems.push(`there is no hallway post ${number}`);
    }
  }
  return problems;
}

function auditCounts({ layout, rooms, posts }: Floor): string[] {
  const counts: Record<keyof typeof FLOOR_LEAST, number> = {
    zones: rooms.filter(({ zone }) => zone !== undefined).length,
    caches: layout.caches.length,
    terminals: layout.terminals.length,
    hideouts: layout.hideouts.length,
    objectives: layout.objectives.length,
    mandatory: posts.filter(({ kind }) => kind === 'mandatory').length,
  };
  const names = Object.keys(FLOOR_LEAST) as (keyof typeof FLOOR_LEAST)[];
  return [
    ...names
      .filter((name) => counts[name] < FLOOR_LEAST[name])
      .map((name) => `it has ${counts[name]} of ${name}, and needs ${FLOOR_LEAST[name]}`),
    ...ACTION_TYPES.filter((type) => !rooms.some(({ chip }) => chip === type)).map(
      (type) => `no room gives a ${type} chip`,
    ),
  ];
}
