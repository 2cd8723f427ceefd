/** What a drawn move would have to roll for, in order, and what a failure there means. Clauses CZ-MOVE-07, CZ-OBST-*, CZ-JUMP-*, CZ-CLIMB-*, CZ-FALL-*, CZ-BRAWL-06. */
import type { Meeting } from '@tablerunner/geometry';
import { hasGift } from '../rules/abilities/gifts.ts';
import { escapedFrom } from '../rules/movement/escape.ts';
import { fallWounds } from '../rules/movement/falls.ts';
import { isClimb, type Moving, walkOf } from '../rules/movement/moving.ts';
import { standingBut } from '../rules/targeting/table.ts';
import { type Prospect, skillProspect } from './prospects.ts';
import type { CombatZoneView } from './view.ts';

export interface Hazard {
  readonly kind: Meeting['kind'] | 'escape' | 'held';
  /** Left out for what comes before the first step. */
  readonly meeting?: Meeting | undefined;
  /** The rival that stands against it. */
  readonly rival?: number | undefined;
  /** Left out where nothing is rolled: a ladder, a climb that a card makes sure. */
  readonly prospect?: Prospect | undefined;
  /** What a fall after a failure costs: wounds, or the model. */
  readonly fall: 0 | 1 | 'out';
  readonly clause: string;
}

const CLAUSES: Readonly<Record<Meeting['kind'], string>> = {
  obstacle: 'CZ-OBST-03',
  step: 'CZ-OBST-03',
  opening: 'CZ-OBST-03',
  rival: 'CZ-MOVE-07',
  gap: 'CZ-JUMP-03',
  'climb-up': 'CZ-CLIMB-03',
  'climb-down': 'CZ-CLIMB-03',
};

export function hazardsOf(view: CombatZoneView, moving: Moving): readonly Hazard[] {
  const { model, token, colour: die, isSure } = moving;
  const roll = (rival?: number): Prospect =>
    skillProspect(view, { model, token, die, skill: 'reflexes', ...(rival === undefined ? {} : { rival }) });
  const others = standingBut(view, model);
  const met = walkOf(view, moving).meets.map((meeting): Hazard => {
    const { kind, fall = 0, isEasy } = meeting;
    const rival = kind === 'rival' ? others[meeting.rival ?? -1] : undefined;
    const isFree = isClimb(meeting) && (isEasy === true || isSure === true);
    const clause = isEasy === true && isClimb(meeting) ? 'CZ-CLIMB-10' : CLAUSES[kind];
    const hazard = { kind, meeting, fall: isFree ? (0 as const) : fallWounds(fall), clause, rival };
    return isFree ? hazard : { ...hazard, prospect: roll(rival) };
  });
  const escapes = escapedFrom(view, moving).map(
    (rival): Hazard => ({ kind: 'escape', rival, prospect: roll(rival), fall: 0, clause: 'CZ-BRAWL-06' }),
  );
  const held: Hazard[] = hasGift(view, model, 'hobbled')
    ? [{ kind: 'held', prospect: roll(), fall: 0, clause: 'CZ-OBST-03' }]
    : [];
  // Of several rivals one opposes the escape: the opponent takes the best of them.
  return [...held, ...escapes.sort(byBest).slice(0, 1), ...met];
}

const leastOf = ({ prospect }: Hazard): number => {
  const [worst] = prospect?.answers ?? [];
  return worst === undefined ? 1000 : Math.floor((worst.wins * 1000) / worst.of);
};

const byBest = (one: Hazard, other: Hazard): number => leastOf(one) - leastOf(other);
