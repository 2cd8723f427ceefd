/** Whether a space is what a mission means. Clauses BC-ROOM-03, BC-ROOM-04, BC-OBJSP-01, BC-TERM-13, BC-CACHE-07. */
import type { Floor } from '../floor/floor.ts';
import type { Place } from './types.ts';

export function isPlace(floor: Floor, cell: number, { room, type, ground, space }: Place): boolean {
  if (cell < 0) return false;
  const here = floor.rooms[floor.roomAt[cell] as number];
  if (room !== undefined && here?.id !== room) return false;
  // A secure zone attached to a room is no part of it, and has no type (BC-ROOM-04).
  if (type !== undefined && (here?.type !== type || here.zone !== undefined)) return false;
  if (ground !== undefined && groundOf(floor, cell) !== ground) return false;
  return space === undefined || isMarked(floor, cell, space);
}

function groundOf(floor: Floor, cell: number): NonNullable<Place['ground']> {
  if (floor.isOutdoor[cell] === 1) return 'outdoor';
  const here = floor.rooms[floor.roomAt[cell] as number];
  if (here === undefined) return 'hallway';
  return here.zone === undefined ? 'room' : 'secure';
}

/** Marked spaces stay what they are when their chip is gone (BC-TERM-13, BC-CACHE-07). */
function isMarked(floor: Floor, cell: number, space: NonNullable<Place['space']>): boolean {
  switch (space) {
    case 'objective':
      return floor.isObjective[cell] === 1;
    case 'terminal':
      return floor.isTerminal[cell] === 1;
    case 'cache':
      return floor.isCache[cell] === 1;
    case 'hideout':
      return floor.isHideout[cell] === 1;
    case 'post':
      return floor.posts.some((post) => post.cell === cell);
  }
}
