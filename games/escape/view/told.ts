/** The facts of an event as a sentence wants them: characters, cells, doors, rooms and markers by name instead of by number. */
import type { Facts, GameEvent } from '@tablerunner/engine';
import { cellName, edgeName } from '@tablerunner/geometry';
import { boardOf } from '../rules/board.ts';
import type { EscapeView } from './view.ts';

type Namer = (seen: EscapeView, value: number) => string | number | undefined;

const unitName: Namer = ({ units }, index) => units[index]?.id;
const placeName: Namer = (seen, cell) => (cell < 0 ? undefined : cellName(boardOf(seen).grid, cell));

/** A face is named only if the viewer has seen it. */
const markerName: Namer = ({ markers }, index) => markers[index]?.equipment ?? markers[index]?.kind;

const NAMERS: Readonly<Record<string, Namer>> = {
  unit: unitName,
  units: unitName,
  attacker: unitName,
  target: unitName,
  commander: unitName,
  pilot: unitName,
  possessor: unitName,
  goal: unitName,
  heldBack: unitName,
  cell: placeName,
  to: placeName,
  from: placeName,
  edge: (seen, edge) => edgeName(boardOf(seen).grid, edge),
  door: (seen, door) => edgeName(boardOf(seen).grid, boardOf(seen).doors[door]?.edge ?? 0),
  lock: (seen, door) => edgeName(boardOf(seen).grid, boardOf(seen).doors[door]?.edge ?? 0),
  room: (seen, room) => boardOf(seen).roomNumbers[room],
  marker: markerName,
  prop: ({ props }, index) => props[index]?.kind,
};

/** Takes any later view of the match: numbers of characters and places never change their meaning. */
export function told({ data }: GameEvent, seen: EscapeView): Facts {
  if (typeof data !== 'object' || data === null) return {};
  const facts: Record<string, Facts[string]> = {};
  for (const [key, value] of Object.entries(data)) facts[key] = tell(key, value, seen);
  return facts;
}

function tell(key: string, value: unknown, seen: EscapeView): Facts[string] {
  if (typeof value === 'number') return Object.hasOwn(NAMERS, key) ? NAMERS[key]?.(seen, value) : value;
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value;
  if (key === 'dice' && Array.isArray(value)) return value.map(({ face }: { readonly face: number }) => face);
  if (Array.isArray(value)) return value.map((item) => tell(key, item, seen) ?? '');
  return typeof value === 'object' ? tellTarget(value, seen) : undefined;
}

/** What is aimed at, as one name: a door, a prop, a character. Other things inside an event are no matter for a sentence. */
function tellTarget(value: object, seen: EscapeView): Facts[string] {
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'number' && Object.hasOwn(NAMERS, key)) return NAMERS[key]?.(seen, item);
  }
  return undefined;
}
