/** Cards that a player may use on a roll of the own models, in the same window as Luck. Clauses CZ-RULE-53, CZ-CARD-04. */
import { defineStep } from '@tablerunner/engine';
import type { CombatZoneState, Contest } from '../types.ts';
import { modelOf } from '../units.ts';
import { type Happening, wokenBy } from './moments-of.ts';
import { memoryOf, reflex } from './reflex.ts';

/** A card that a player may use on a roll now. */
interface RollOffer {
  readonly model: number;
  /** Its place among what the model carries. */
  readonly card: number;
}

const rollersOf = ({ acting, opposing }: Contest): readonly { readonly model: number; readonly player: number }[] => [
  acting,
  ...opposing,
];

const happeningOf = ({ contest }: CombatZoneState, model: number): Happening => ({
  model,
  target: -1,
  cause: -1,
  ...(contest?.action === undefined || contest.acting.model < 0
    ? {}
    : { action: { model: contest.acting.model, id: contest.action } }),
});

/** Cards of a player's models that take part in the roll on the table. */
export function rollOffers(state: CombatZoneState, player: number): RollOffer[] {
  const { contest } = state;
  if (contest === undefined) return [];
  const models = rollersOf(contest).flatMap((roller) =>
    roller.model >= 0 && roller.player === player && modelOf(state, roller.model).kind !== 'drone'
      ? [roller.model]
      : [],
  );
  return [...new Set(models)].flatMap((model) =>
    wokenBy(state, 'use-roll', happeningOf(state, model))
      .filter(({ carried }) => carried >= 0)
      .map(({ carried }) => ({ model, card: carried })),
  );
}

/** Uses a card of `rollOffers`; the Luck window goes on afterwards. */
export const useOnRoll = defineStep<CombatZoneState, RollOffer>({
  name: 'combat-zone/use-on-roll',
  clause: 'CZ-RULE-53',
  run(state, { model, card }, engine) {
    const happening = happeningOf(state, model);
    const used = wokenBy(state, 'use-roll', happening).find(({ carried }) => carried === card);
    if (used === undefined) return engine.done();
    engine.next(reflex, { ...memoryOf(used, happening), isOptional: false });
  },
});
