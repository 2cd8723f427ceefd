/** Smoke: it obscures every path of attack through it until its player inspires the team. */
import type { Base } from '@tablerunner/geometry';
import type { CombatZoneState } from '../types.ts';
import { cardNamed } from './cards.ts';

const SMOKE_WIDTH = 2000;

const known = new WeakMap<object, boolean>();

/** Whether an effect stands anywhere in a card: in an action, a reflex, or within another effect. */
const holdsSmoke = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  ((part as { readonly do?: unknown }).do === 'smoke' || Object.values(part).some(holdsSmoke));

/** Cards of smoke by their effect, so that a pack may have others. */
export function isSmoke(state: CombatZoneState, id: string): boolean {
  const card = cardNamed(state, id);
  if (card === undefined) return false;
  const found = known.get(card) ?? holdsSmoke(card);
  known.set(card, found);
  return found;
}

/** A cloud on the table: the card that it comes from, and the room that it takes. */
interface Cloud {
  readonly card: string;
  readonly base: Base;
}

export const cloudsOf = (state: CombatZoneState): Cloud[] =>
  state.markers
    .filter(({ card }) => isSmoke(state, card))
    .map(({ card, x, y, z }) => ({ card, base: { x, y, z, width: SMOKE_WIDTH } }));
