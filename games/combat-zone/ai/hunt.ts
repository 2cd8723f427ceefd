/** How near a model is to where its weapons count. */
import { LIMITER } from '@tablerunner/geometry';
import { wayBetween } from './grid.ts';
import { type Man, placeOf, type Scene, type Shift } from './scene.ts';

const HUNT = 3.5;
/** The length at which the pull has fallen to a third. */
const REACH = 11_000;
/** From so far one fights. */
const MELEE_RANGE = LIMITER.red - 500;
const FIRE_RANGE = LIMITER.green - 2500;

export function huntOf({ state, men }: Scene, man: Man, shift?: Shift): number {
  const from = placeOf(man, shift);
  const range = man.arms.isBrawler ? MELEE_RANGE : FIRE_RANGE;
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of men) {
    if (other.side === man.side) continue;
    const to = placeOf(other, shift);
    const straight = Math.hypot(from.x - to.x, from.y - to.y);
    if (straight - range >= nearest) continue;
    const way = man.arms.isBrawler ? wayBetween(state, from, to) : straight;
    if (way - range < nearest) nearest = way - range;
  }
  if (nearest === Number.POSITIVE_INFINITY) return 0;
  return HUNT * Math.sqrt(man.price / 15) * Math.exp(-Math.max(0, nearest) / REACH);
}
