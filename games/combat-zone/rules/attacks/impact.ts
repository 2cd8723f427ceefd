/** Where the Impact token lies and whom it reaches. Clauses CZ-KW-05, 08, 13, 14, 17, 18; CZ-RULE-38, 39, 64 to 66. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import {
  type Base,
  blast,
  FREE_STEP,
  isWithin,
  LIMITER,
  lengthOf,
  type Point,
  type Spot,
  surfaceAt,
  TOKEN_WIDTH,
  TOLERANCE,
} from '@tablerunner/geometry';
import { roundabout } from '../movement/round.ts';
import { basesOf, tableOf } from '../targeting/table.ts';
import type { CombatZoneState } from '../types.ts';
import { modelsOnTable } from '../units.ts';

/** Everybody within RED of the token whom no barrier shields, in all directions (CZ-KW-08, CZ-KW-17, CZ-KW-18). */
export function modelsInBlast(state: CombatZoneState, impact: Spot): number[] {
  const models = modelsOnTable(state);
  return blast(tableOf(state), impact, basesOf(state, models)).flatMap((at) => models[at] ?? []);
}

/** Whether a barrier stands between the token and another place nearby. */
const isShielded = (state: CombatZoneState, impact: Spot, { x, y, z }: Spot): boolean =>
  blast(tableOf(state), impact, [{ x, y, z, width: 0 }]).length === 0;

const checkOnTable = ({ field }: CombatZoneState, { x, y }: Point): Verdict =>
  x >= 0 && y >= 0 && x <= field.width && y <= field.depth ? accept() : refuse('CZ-RULE-38', 'off-the-table', { x, y });

/** In contact with a base, on its side of every wall and not beside its roof (CZ-KW-05, CZ-KW-14); where there is no room for that, upon it. */
export function checkContact(state: CombatZoneState, base: Base, at: Point, clause: string): Verdict {
  const verdict = judgeContact(state, base, at, clause);
  const isUpon = at.x === base.x && at.y === base.y;
  if (verdict.ok || !isUpon) return verdict;
  const isShut = !roundabout(base, touching(base)).some((point) => judgeContact(state, base, point, clause).ok);
  return isShut ? accept() : verdict;
}

function judgeContact(state: CombatZoneState, base: Base, at: Point, clause: string): Verdict {
  const onTable = checkOnTable(state, at);
  if (!onTable.ok) return onTable;
  const between = 2 * lengthOf(base, at) - base.width - TOKEN_WIDTH;
  if (Math.abs(between) > 2 * TOLERANCE) return refuse(clause, 'not-in-contact', { x: at.x, y: at.y });
  if (isShielded(state, base, { ...at, z: base.z })) return refuse(clause, 'barrier-in-the-way', { x: at.x, y: at.y });
  const surface = surfaceAt(tableOf(state), at, base.z + FREE_STEP);
  return base.z - surface > FREE_STEP ? refuse(clause, 'nothing-to-lie-on', { x: at.x, y: at.y }) : accept();
}

const touching = ({ width }: Base): number => Math.floor((width + TOKEN_WIDTH) / 2);

/** A sample of places for the token; those that are forbidden are sorted out by `check`. */
export const contactsOf = (base: Base): Point[] => [...roundabout(base, touching(base)), { x: base.x, y: base.y }];

/** In contact, at the height of the base that it touches. */
export const contactSpot = ({ z }: Base, { x, y }: Point): Spot => ({ x, y, z });

/** Up to RED in a straight line, not through a barrier (CZ-KW-13, CZ-RULE-65). */
export function checkShift(state: CombatZoneState, impact: Spot, to: Point): Verdict {
  const onTable = checkOnTable(state, to);
  if (!onTable.ok) return onTable;
  const length = lengthOf(impact, to);
  if (!isWithin(length, LIMITER.red)) return refuse('CZ-KW-13', 'too-far', { length, allowed: LIMITER.red });
  return isShielded(state, impact, { x: to.x, y: to.y, z: impact.z })
    ? refuse('CZ-RULE-65', 'barrier-in-the-way', { x: to.x, y: to.y })
    : accept();
}

export const shiftsOf = (impact: Spot): Point[] => [
  { x: impact.x, y: impact.y },
  ...roundabout(impact, LIMITER.red - 2),
  ...roundabout(impact, 1500).filter((_, at) => at % 3 === 0),
];

/** Over an edge it drops, unless nobody moved it (CZ-RULE-65). */
export const shiftedSpot = (state: CombatZoneState, impact: Spot, { x, y }: Point): Spot =>
  x === impact.x && y === impact.y
    ? { ...impact }
    : { x, y, z: surfaceAt(tableOf(state), { x, y }, impact.z + FREE_STEP) };
