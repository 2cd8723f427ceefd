/** What can be said of a model at a glance. */
import { type CombatZoneView, isRedLined, type Model } from '@tablerunner/combat-zone/plan';

export type Status =
  | 'waiting'
  | 'reserve'
  | 'out'
  | 'gone'
  | 'acting'
  | 'commanded'
  | 'stunned'
  | 'acted'
  | 'red-lined'
  | 'spent'
  | 'ready';

export function statusOf(view: CombatZoneView, at: number): Status {
  const model = view.models[at];
  if (model === undefined) return 'gone';
  if (model.place !== 'table') return model.place;
  if (view.active === at) return 'acting';
  if (view.commanded === at) return 'commanded';
  if (model.kind !== 'character') {
    if (model.stunned > 0) return 'stunned';
    return view.isInspiring && model.hasActed ? 'acted' : 'ready';
  }
  if (isRedLined(model)) return 'red-lined';
  return model.tokens.some(({ isReady }) => isReady) ? 'ready' : 'spent';
}

export const woundsOf = ({ tokens }: Model): number => tokens.filter(({ isWounded }) => isWounded).length;

/** Players in the order in which they get Control, whoever has it first. */
export const playersInOrder = ({ players, control }: CombatZoneView): readonly number[] =>
  players.map((_, i) => (Math.max(0, control) + i) % players.length);
