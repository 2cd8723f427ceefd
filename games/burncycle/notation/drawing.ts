/** A floor of its own: drawn between two lines of `+`, with lines for its rooms, posts and marked spaces; or as JSON. */
import { edgeOf, edgesOf, flagKinds } from '@tablerunner/geometry';
import { buildFloor, EDGE, type Floor } from '../rules/floor/floor.ts';
import type { Layout, LayoutPost, RoomCard } from '../rules/floor/layout.ts';
import { FACINGS, layoutSchema, POST_KINDS, spaceSchema } from '../rules/floor/layout-schema.ts';
import { ACTION_TYPES, ROOM_TYPES } from '../rules/lists.ts';
import type { FloorNow } from '../rules/types.ts';
import { fail, readCount, readId, readJson, readOneOf, split } from './words.ts';

const DRAWN_ID = 'drawn';
const MOST_CHARACTERS = 8_000;

/** Marked spaces, by the keys of their lines. */
export const SPACE_LINES = ['terminals', 'caches', 'hideouts', 'objectives'] as const;

/** The parts of a drawn floor, each as its text. */
export interface DrawnParts {
  readonly rows: readonly string[];
  readonly number: string;
  readonly rooms: readonly string[];
  readonly posts: readonly string[];
  readonly spaces: Readonly<Partial<Record<(typeof SPACE_LINES)[number], string>>>;
  readonly icons: string;
}

/** A drawn floor, and what the drawing says of its state: unlocked doors and destroyed walls. */
export interface Drawn {
  readonly layout: Layout;
  readonly unlocked: readonly number[];
  readonly destroyed: readonly number[];
}

const UNLOCKED = 'o';
const DESTROYED = 'x';

export function readDrawn({ rows, number, rooms, posts, spaces, icons }: DrawnParts): Drawn {
  const indent = Math.min(...rows.map((row) => row.length - row.trimStart().length));
  const drawn = rows.map((row) => row.slice(indent).trimEnd());
  if (drawn.join('').length > MOST_CHARACTERS) fail(`a drawing has at most ${MOST_CHARACTERS} characters`);
  const plain = drawn.map((row, line) => [...row].map((mark, column) => plainMark(mark, line, column)).join(''));
  const letters = new Set(plain.filter((_, line) => line % 2 === 1).flatMap((row) => row.match(/[A-Z]/g) ?? []));
  const described = rooms.map(readRoom);
  const layout: Layout = {
    id: DRAWN_ID,
    number: readCount(number, { what: 'the number of a floor', least: 1, most: 3, clause: 'BC-FLOOR-03' }),
    drawing: plain,
    rooms: [
      ...described,
      ...[...letters]
        .filter((letter) => !described.some((room) => room.letter === letter))
        .sort()
        .map((letter) => usualRoom(letter)),
    ],
    posts: posts.map(readPost),
    terminals: split(spaces.terminals ?? ''),
    caches: split(spaces.caches ?? ''),
    hideouts: split(spaces.hideouts ?? ''),
    objectives: split(spaces.objectives ?? ''),
    icons: readIcons(icons),
  };
  const floor = build(layout);
  return { layout, ...marksOf(floor, drawn) };
}

/** Doors and walls stand between two spaces: there `o` is an unlocked door, `x` a wall that was destroyed. */
function plainMark(mark: string, line: number, column: number): string {
  if ((line + column) % 2 === 0) return mark;
  if (mark === UNLOCKED) return 'd';
  return mark === DESTROYED ? (line % 2 === 0 ? '-' : '|') : mark;
}

/** Edges of the drawing by their marks, in ascending order. */
function marksOf(floor: Floor, drawn: readonly string[]): { unlocked: number[]; destroyed: number[] } {
  const { grid } = floor;
  const found = { unlocked: [] as number[], destroyed: [] as number[] };
  for (const edge of edgesOf(grid, flagKinds([EDGE.door, EDGE.wall, EDGE.outerWall]))) {
    const [line, column] = placeIn(floor, edge);
    const mark = drawn[line]?.[column];
    if (mark === UNLOCKED) found.unlocked.push(floor.doorAt[edge] as number);
    if (mark === DESTROYED) found.destroyed.push(edge);
  }
  return found;
}

/** Line and column of an edge in the drawing. */
function placeIn({ grid }: Floor, edge: number): readonly [number, number] {
  for (let cell = 0; cell < grid.cellCount; cell++) {
    for (const [side, down, right] of SIDES_IN_DRAWING) {
      if (edgeOf(grid, cell, side) !== edge) continue;
      const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
      return [2 * (grid.height - 1 - y) + 1 + down, 2 * x + 1 + right];
    }
  }
  return [-1, -1];
}

const SIDES_IN_DRAWING = [
  [0, -1, 0],
  [1, 0, 1],
  [2, 1, 0],
  [3, 0, -1],
] as const;

const usualRoom = (letter: string): RoomCard => ({
  letter,
  id: `room-${letter.toLowerCase()}`,
  type: 'office',
  scout: 0,
});

/** `A lab tech scout 1 chip utility zone lift`. */
function readRoom(text: string): RoomCard {
  const [letter = '', name = '', ...words] = split(text);
  if (!/^[A-Z]$/.test(letter)) fail('write a room as its letter, its name and its type: room A lab tech scout 1');
  const room: { -readonly [K in keyof RoomCard]: RoomCard[K] } = { letter, id: readId(name, 'a room'), scout: 0 };
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === 'scout')
      room.scout = readCount(words[++at] ?? '', { what: 'scout dice', most: 2, clause: 'BC-SCOUT-02' });
    else if (word === 'chip') room.chip = readOneOf(words[++at] ?? '', ACTION_TYPES, 'the chip of a room');
    else if (word === 'zone') room.zone = readId(words[++at] ?? '', 'a secure zone');
    else room.type = readOneOf(word, ROOM_TYPES, 'the type of a room');
  }
  return room;
}

const printRoom = ({ letter, id: name, type, chip, scout, zone }: RoomCard): string =>
  [
    letter,
    name,
    ...(type === undefined ? [] : [type]),
    ...(scout === 0 ? [] : ['scout', scout]),
    ...(chip === undefined ? [] : ['chip', chip]),
    ...(zone === undefined ? [] : ['zone', zone]),
  ].join(' ');

/** `c4 n hallway 1`. */
function readPost(text: string): LayoutPost {
  const [cell = '', facing = '', kind = '', number = ''] = split(text);
  return {
    cell,
    facing: readOneOf(facing, FACINGS, 'the arrow of a post'),
    kind: readOneOf(kind, POST_KINDS, 'the kind of a post'),
    number: readCount(number, { what: 'the number of a post', least: 1, most: 9, clause: 'BC-POST-01' }),
  };
}

function readIcons(text: string): Layout['icons'] {
  const words = split(text);
  const icons: Record<string, (typeof ACTION_TYPES)[number]> = {};
  for (let at = 0; at < words.length; at += 2) {
    const cell = words[at] ?? '';
    if (!spaceSchema.safeParse(cell).success)
      fail('write an icon as its space and its type: icons: a1 tech, b2 physical');
    icons[cell] = readOneOf(words[at + 1] ?? '', ACTION_TYPES, 'an icon');
  }
  return icons;
}

function build(layout: Layout): Floor {
  try {
    return buildFloor(layout);
  } catch (error) {
    if (error instanceof RangeError) return fail(error.message);
    throw error;
  }
}

export const readLayoutJson = (text: string): Layout => checkLayout(readJson(text, 'a floor'));

/** A floor in plain data, as somebody wrote it. */
export function checkLayout(json: unknown): Layout {
  const parsed = layoutSchema.safeParse(json);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return fail(`the floor: ${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? 'not readable'}`);
  }
  build(parsed.data);
  return parsed.data;
}

/** A floor can be drawn if reading the drawing gives back the same floor. */
export function printDrawn(layout: Layout, now: FloorNow): readonly string[] | undefined {
  const floor = buildFloor(layout);
  const rows = layout.drawing.map((row) => [...row]);
  const put = (edge: number, mark: string): void => {
    const [line, column] = placeIn(floor, edge);
    const row = rows[line];
    if (row !== undefined && column < row.length) row[column] = mark;
  };
  for (const [door, isUnlocked] of now.doors.entries()) {
    if (isUnlocked === 1) put(floor.doors[door]?.edge ?? -1, UNLOCKED);
  }
  for (const edge of now.destroyed) put(edge, DESTROYED);
  const lines = [
    ...rows.map((row) => row.join('')),
    ...(layout.number === 1 ? [] : [`floor number: ${layout.number}`]),
    ...layout.rooms.map((room) => `room ${printRoom(room)}`),
    ...layout.posts.map(({ cell, facing, kind, number }) => `post ${cell} ${facing} ${kind} ${number}`),
    ...SPACE_LINES.flatMap((key) => (layout[key].length === 0 ? [] : [`${key} at: ${layout[key].join(' ')}`])),
    ...(Object.keys(layout.icons).length === 0
      ? []
      : [
          `icons: ${Object.entries(layout.icons)
            .map(([cell, type]) => `${cell} ${type}`)
            .join(', ')}`,
        ]),
  ];
  const isFramed = [layout.drawing[0], layout.drawing.at(-1)].every((row) => row?.startsWith('+') === true);
  return isFramed && layout.id === DRAWN_ID ? lines : undefined;
}
