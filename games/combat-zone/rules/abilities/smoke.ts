/** Smoke: it obscures every path of attack through it until its player inspires the team. */
import { attackPath, type Base } from '@tablerunner/geometry';
import { tableOf } from '../targeting/table.ts';
import type { Bonus, CombatZoneState } from '../types.ts';
import { gearOf, modelOf } from '../units.ts';

const SMOKE_WIDTH = 2000;

/** Cards of smoke by their effect, so that a pack may have others. */
export const isSmoke = (state: CombatZoneState, card: string): boolean =>
  gearOf(state, card).actions.some(({ effects }) => effects?.some((effect) => effect.do === 'smoke') ?? false);

/** One for each cloud in the path, as for any obstacle (CZ-COVER-01, CZ-COVER-06). */
export function smokeOn(state: CombatZoneState, attacker: number, target: number): Bonus[] {
  const clouds: Base[] = state.markers
    .filter(({ card }) => isSmoke(state, card))
    .map(({ x, y, z }) => ({ x, y, z, width: SMOKE_WIDTH }));
  if (clouds.length === 0) return [];
  const { cover } = attackPath(tableOf(state), modelOf(state, attacker), modelOf(state, target), clouds);
  return cover.flatMap((thing) => ('base' in thing ? [{ why: 'smoke-in-the-path', by: 1 }] : []));
}
