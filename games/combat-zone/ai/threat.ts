/** What models could do to each other next: expected loss by the best attack from where they stand. */
import { type Base, LIMITER } from '@tablerunner/geometry';
import type { Colour } from '../rules/lists.ts';
import { readyTokens } from '../rules/tokens.ts';
import type { Strike } from './arms.ts';
import { lineBetween } from './lines.ts';
import { chanceOfCrit, chanceToBeat } from './odds.ts';
import { lossBy, type Man, placeOf, type Scene, type Shift } from './scene.ts';

/** A second shot of the same series is worth less: the first may have been enough. */
const AGAIN = 0.7;

/** What the target adds to its die. */
export const guardAgainst = ({ arms: { guard, armor } }: Man, { against, mayUseArmor, pierce }: Strike): number =>
  mayUseArmor ? Math.max(guard[against], armor - pierce) : guard[against];

/** The loss of the target's side that one shot brings on average. */
export function lossByShot(target: Man, strike: Strike, colour: Colour, cover: number): number {
  const { bonus, wounds, critWounds } = strike;
  const hit = chanceToBeat(colour, target.best, bonus - guardAgainst(target, strike) - cover);
  const plain = lossBy(target, wounds);
  if (critWounds === 0) return hit * plain;
  return hit * plain + chanceOfCrit(colour, target.best) * (lossBy(target, wounds + critWounds) - plain);
}

/** The same with all shots of a series. */
export const lossByStrike = (target: Man, strike: Strike, colour: Colour, cover: number): number =>
  lossByShot(target, strike, colour, cover) * (1 + AGAIN * (strike.shots - 1));

/** The best that somebody could do to another, from one place to the other. */
export function bestBlow({ state }: Scene, attacker: Man, from: Base, target: Man, to: Base, colour: Colour): number {
  const line = lineBetween(state, from, to);
  if (line.isBlocked) return 0;
  const { used } = attacker.model;
  let best = 0;
  for (const strike of attacker.arms.strikes) {
    if ((strike.bands & (1 << line.band)) === 0) continue;
    if (strike.isDifficult && used.includes(strike.action)) continue;
    const loss = lossByStrike(target, strike, colour, strike.isIndirect ? 0 : line.cover);
    if (loss > best) best = loss;
  }
  return best;
}

/** Who has no token ready strikes only after an Inspire; gonks act in one alone. */
const LATER = 0.45;
const GONK = 0.6;

const urgencyOf = ({ ready, model }: Man): number => {
  if (model.kind !== 'character') return model.stunned > 0 ? 0 : GONK;
  return ready === undefined ? LATER : 1;
};

/** What a model threatens most, and whom. */
export function threatOf(scene: Scene, man: Man, shift?: Shift): number {
  const from = placeOf(man, shift);
  const colour = man.ready ?? man.best;
  let most = 0;
  for (const target of scene.men) {
    if (target.side === man.side) continue;
    const loss = bestBlow(scene, man, from, target, placeOf(target, shift), colour);
    if (loss > most) most = loss;
  }
  return most * urgencyOf(man);
}

/** One, two, three strikes of one activation. */
const SERIES = [0, 1, 1.7, 2.2];
/** Who has to come nearer first may not get there. */
const APPROACH = 0.8;

/** What a model could do with all its ready tokens: strike from where it stands, or run up to somebody and then strike. */
export function turnOf(scene: Scene, man: Man, shift?: Shift): number {
  const colour = man.ready;
  if (colour === undefined || man.model.kind !== 'character') return 0;
  const from = placeOf(man, shift);
  const tokens = Math.min(SERIES.length - 1, readyTokens(man.model).length);
  let most = 0;
  for (const target of scene.men) {
    if (target.side === man.side) continue;
    const to = placeOf(target, shift);
    const now = bestBlow(scene, man, from, target, to, colour) * (SERIES[tokens] ?? 0);
    if (now > most) most = now;
    if (!man.arms.isBrawler || tokens < 2) continue;
    const gap = Math.hypot(from.x - to.x, from.y - to.y) - LIMITER.red;
    if (gap <= 0 || gap > LIMITER[colour]) continue;
    const soon = APPROACH * bestBlow(scene, man, to, target, to, colour) * (SERIES[tokens - 1] ?? 0);
    if (soon > most) most = soon;
  }
  return most;
}

/** What rivals could do to somebody who stood there: the two worst. */
export function dangerTo(scene: Scene, man: Man, shift?: Shift): number {
  const to = placeOf(man, shift);
  let [worst, next] = [0, 0];
  for (const rival of scene.men) {
    if (rival.side === man.side) continue;
    const loss = bestBlow(scene, rival, rival.model, man, to, rival.ready ?? rival.best) * urgencyOf(rival);
    if (loss > worst) [worst, next] = [loss, worst];
    else if (loss > next) next = loss;
  }
  return worst + 0.5 * next;
}
