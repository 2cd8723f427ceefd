/** A cell in words, for whoever hears the board instead of seeing it. */
import {
  boardOf,
  type DoorNow,
  doorsOf,
  EDGE,
  type EscapeView,
  edgesOf,
  roomOf,
  type Unit,
} from '@tablerunner/escape/plan';
import { type Cell, cellName } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import type { MessageKey, Words } from '../../../i18n/words.ts';

const SIDES = ['north', 'east', 'south', 'west'] as const;

export interface Voice {
  readonly say: Words;
  readonly speaker: Speaker;
}

/** "g7, Room 3, Alice, 6 of 7 life, has acted, Crate, north: closed door, lock 5." */
export function describeCell(
  view: EscapeView,
  cell: Cell,
  { say, speaker }: Voice,
  more: readonly string[] = [],
): string {
  const board = boardOf(view);
  const { grid, roomNumbers, airlocks, airlockAt } = board;
  const airlock = airlocks[airlockAt[cell] ?? -1];
  const there = view.units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => unit.place === 'board' && unit.cell === cell);
  const parts = [
    cellName(grid, cell),
    say('escape.cell.room', { room: roomNumbers[roomOf(board, cell)] ?? 0 }),
    ...there.map(({ unit, index }) => describeUnit(view, unit, index, { say, speaker })),
    ...(view.burns.includes(cell) ? [say('escape.cell.burn')] : []),
    ...view.markers
      .filter((marker) => marker.cell === cell)
      .map(({ kind, equipment }) => speaker.name(equipment ?? kind)),
    ...view.props
      .filter((prop) => prop.cell === cell)
      .map(({ kind, difficulty, doneBy }) =>
        say(`escape.cell.${kind}` as MessageKey, {
          difficulty,
          doneBy: doneBy === 'nobody' ? 'nobody' : doneBy,
          side: speaker.name(doneBy),
        }),
      ),
    ...(view.repression?.tokens ?? [])
      .filter((token) => token.cell === cell)
      .map(({ id, colour }) => say('escape.cell.token', { id, colour: speaker.name(colour) })),
    ...(there.length === 0 && !view.burns.includes(cell) ? [say('escape.cell.free')] : []),
    ...(airlock === undefined
      ? []
      : [say('escape.cell.airlock', { number: airlock.number, shut: String(view.shutAirlock === airlock.number) })]),
    ...more,
    ...describeSides(view, cell, say),
  ];
  return parts.join(', ');
}

function describeUnit(view: EscapeView, unit: Unit, index: number, { say, speaker }: Voice): string {
  const carried = view.markers.find(({ carrier }) => carrier === index);
  return [
    speaker.name(unit.id),
    speaker.name(unit.faction),
    say('escape.cell.life', { life: unit.life, most: unit.profile.life }),
    ...(view.active === index ? [say('escape.unit.acting')] : unit.activated ? [say('escape.unit.done')] : []),
    ...(view.trapped === index ? [say('escape.unit.trapped')] : []),
    ...(carried === undefined
      ? []
      : [say('escape.unit.carries', { what: speaker.name(carried.equipment ?? carried.kind) })]),
  ].join(', ');
}

/** What bounds a cell changes seldom, and every view asks for all cells: it is said once. */
const saidSides = new WeakMap<Words, Map<string, readonly string[]>>();

function describeSides(view: EscapeView, cell: Cell, say: Words): readonly string[] {
  const { grid } = boardOf(view);
  const edges = edgesOf(view);
  const doors = doorsByEdge(view);
  const around = SIDES.map((side, direction) => {
    const edge = grid.sides[cell * 4 + direction] ?? -1;
    return { side, kind: edges[edge] ?? 0, door: doors.get(edge) };
  });
  const key = around
    .map(({ kind, door }) => (door === undefined ? kind : `${kind}/${door.lock}/${door.isHacked}`))
    .join();
  const said = saidSides.get(say) ?? new Map<string, readonly string[]>();
  saidSides.set(say, said);
  const known = said.get(key);
  if (known !== undefined) return known;
  const words = around.flatMap(({ side, kind, door }) => {
    const wall = wallName(kind);
    const what = door !== undefined ? doorName(door, say) : wall === undefined ? undefined : say(wall);
    return what === undefined ? [] : [say('escape.side', { side: say(`escape.side.${side}`), what })];
  });
  said.set(key, words);
  return words;
}

const doorMaps = new WeakMap<EscapeView, ReadonlyMap<number, DoorNow>>();

function doorsByEdge(view: EscapeView): ReadonlyMap<number, DoorNow> {
  const made = doorMaps.get(view) ?? new Map(doorsOf(view).map((door) => [door.edge, door]));
  doorMaps.set(view, made);
  return made;
}

const doorName = ({ isOpen, isHacked, isLocked, lock }: DoorNow, say: Words): string =>
  say('escape.door', { open: String(isOpen), state: isLocked ? 'locked' : isHacked ? 'hacked' : 'plain', lock });

function wallName(kind: number): MessageKey | undefined {
  if (kind === EDGE.hardWall) return 'escape.wall.hard';
  if (kind === EDGE.wall) return 'escape.wall.breakable';
  if (kind === EDGE.brokenWall) return 'escape.wall.broken';
  return undefined;
}
