/** A position as a machine player looks at it: who stands where with what, and what each wound would cost. */
import type { Base } from '@tablerunner/geometry';
import type { Colour } from '../rules/lists.ts';
import type { CombatZoneState, Model } from '../rules/types.ts';
import { playerOf } from '../rules/units.ts';
import { type Arms, armsOf, bestColour } from './arms.ts';
import { lossOf, priceOf, type Stakes, stakesOf } from './stakes.ts';

/** A model on the table. */
export interface Man {
  readonly index: number;
  readonly side: number;
  readonly model: Model;
  readonly arms: Arms;
  /** Its best colour: what it opposes with. */
  readonly best: Colour;
  /** The best that is ready. */
  readonly ready: Colour | undefined;
  /** What one, two, three wounds would cost its side. */
  readonly losses: readonly number[];
  readonly price: number;
}

export interface Scene {
  readonly state: CombatZoneState;
  readonly stakes: Stakes;
  readonly men: readonly Man[];
}

/** Somebody as if standing elsewhere. */
export interface Shift extends Base {
  readonly model: number;
}

export const placeOf = ({ index, model }: Man, shift?: Shift): Base => (shift?.model === index ? shift : model);

const MOST_WOUNDS = 3;

export function sceneOf(state: CombatZoneState): Scene {
  const stakes = stakesOf(state);
  const men: Man[] = [];
  for (let index = 0; index < state.models.length; index++) {
    const model = state.models[index];
    if (model?.place !== 'table') continue;
    const losses = [0];
    for (let wounds = 1; wounds <= MOST_WOUNDS; wounds++) losses.push(lossOf(state, index, wounds, stakes));
    men.push({
      index,
      side: playerOf(state, model.player).side,
      model,
      arms: armsOf(state, index),
      best: bestColour(state, index) ?? 'red',
      ready: bestColour(state, index, true),
      losses,
      price: priceOf(state, index),
    });
  }
  return { state, stakes, men };
}

export const lossBy = ({ losses }: Man, wounds: number): number => losses[Math.min(MOST_WOUNDS, wounds)] ?? 0;

export const manOf = ({ men }: Scene, model: number): Man | undefined => men.find(({ index }) => index === model);
