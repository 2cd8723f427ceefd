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

function describeSides(view: EscapeView, cell: Cell, say: Words): readonly string[] {
  const { grid } = boardOf(view);
  const edges = edgesOf(view);
  const doors = new Map(doorsOf(view).map((door) => [door.edge, door]));
  return SIDES.flatMap((side, direction) => {
    const edge = grid.sides[cell * 4 + direction] ?? -1;
    const door = doors.get(edge);
    const what = door === undefined ? wallName(edges[edge] ?? 0) : undefined;
    if (door !== undefined)
      return [say('escape.side', { side: say(`escape.side.${side}`), what: doorName(door, say) })];
    return what === undefined ? [] : [say('escape.side', { side: say(`escape.side.${side}`), what: say(what) })];
  });
}

const doorName = ({ isOpen, isHacked, isLocked, lock }: DoorNow, say: Words): string =>
  say('escape.door', { open: String(isOpen), state: isLocked ? 'locked' : isHacked ? 'hacked' : 'plain', lock });

function wallName(kind: number): MessageKey | undefined {
  if (kind === EDGE.hardWall) return 'escape.wall.hard';
  if (kind === EDGE.wall) return 'escape.wall.breakable';
  if (kind === EDGE.brokenWall) return 'escape.wall.broken';
  return undefined;
}
