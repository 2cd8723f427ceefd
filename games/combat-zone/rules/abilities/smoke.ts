/** Smoke: it obscures every path of attack through it until its player inspires the team. */
import { attackPath, type Base } from '@tablerunner/geometry';
import { tableOf } from '../targeting/table.ts';
import type { Bonus, CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';
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

/** One for each cloud in the path, as for any obstacle (CZ-COVER-01, CZ-COVER-06). */
export function smokeOn(state: CombatZoneState, attacker: number, target: number): Bonus[] {
  const clouds: Base[] = state.markers
    .filter(({ card }) => isSmoke(state, card))
    .map(({ x, y, z }) => ({ x, y, z, width: SMOKE_WIDTH }));
  if (clouds.length === 0) return [];
  const { cover } = attackPath(tableOf(state), modelOf(state, attacker), modelOf(state, target), clouds);
  return cover.flatMap((thing) => ('base' in thing ? [{ why: 'smoke-in-the-path', by: 1 }] : []));
}
