/** Small floors for tests: drawn, with nothing on them but what a test asks for. */
import { parseCell } from '@tablerunner/geometry';
import { buildFloor, type Floor } from '../rules/floor/floor.ts';
import type { Layout, RoomCard } from '../rules/floor/layout.ts';

export interface DrawnFloor extends Partial<Omit<Layout, 'drawing' | 'rooms'>> {
  readonly rooms?: readonly (Partial<RoomCard> & { readonly letter: string })[];
}

/** Rooms that are drawn but not described are plain offices. */
export function drawnFloor(drawing: string, { rooms = [], ...rest }: DrawnFloor = {}): Floor {
  const lines = drawing.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  const drawn = lines.map((line) => line.slice(indent));
  const letters = new Set(
    drawn.filter((_, at) => at % 2 === 1).flatMap((line) => [...line].filter((mark) => /[A-Z]/.test(mark))),
  );
  return buildFloor({
    id: 'drawn',
    number: 1,
    posts: [],
    terminals: [],
    caches: [],
    hideouts: [],
    objectives: [],
    icons: {},
    ...rest,
    drawing: drawn,
    rooms: [...letters].sort().map((letter) => ({
      id: `room-${letter.toLowerCase()}`,
      type: 'office',
      scout: 0,
      ...rooms.find((room) => room.letter === letter),
      letter,
    })),
  });
}

/** A corridor and two rooms, each with a door to it. */
export const TWO_ROOMS = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + + + + + + +
  |. . . . . .|
  +-+d+-+-+d+-+
  |A A A|B B B|
  + + + + + + +
  |A A A|B B B|
  +-+-+-+-+-+-+
`;

/** A corridor, two rooms and a room with the letter S, each with a door to it. */
export const THREE_ROOMS = `
  +-+-+-+-+-+-+-+-+
  |. . . . . . . .|
  + + + + + + + + +
  |. . . . . . . .|
  +-+d+-+d+-+-+d+-+
  |A A A|B B B|S S|
  + + + + + + + + +
  |A A A|B B B|S S|
  +-+-+-+-+-+-+-+-+
`;

export function at(floor: Floor, name: string): number {
  const cell = parseCell(floor.grid, name);
  if (cell === undefined) throw new Error(`there is no space ${name}`);
  return cell;
}

export const named = (floor: Floor, cells: Iterable<number>): string =>
  [...cells]
    .map((cell) => floor.cellNames[cell])
    .sort()
    .join(' ');
