/** Cards that a player may use on a roll of the own models, in the same window as Luck. Clauses CZ-RULE-53, CZ-CARD-04. */
import { defineStep } from '@tablerunner/engine';
import type { CombatZoneState, Contest, Roller } from '../types.ts';
import { modelOf, modelsOnTable } from '../units.ts';
import { hasLive, isEmpty, reflexesOn } from './card-index.ts';
import { type Happening, type Woken, wokenBy } from './moments-of.ts';
import { memoryOf, reflex } from './reflex.ts';

/** A card that a player may use on a roll now. */
interface RollOffer {
  readonly model: number;
  /** Its place among what the model carries. */
  readonly card: number;
}

const rollersOf = ({ acting, opposing }: Contest): readonly Roller[] => [acting, ...opposing];

const happeningOf = ({ contest }: CombatZoneState, model: number): Happening => ({
  model,
  target: -1,
  cause: -1,
  ...(contest?.action === undefined || contest.acting.model < 0
    ? {}
    : { action: { model: contest.acting.model, id: contest.action } }),
});

/** A die of the player that may still be rolled again. */
export const hasOpenDie = ({ acting, opposing }: Contest, player: number): boolean =>
  isOpenDie(acting, player) || opposing.some((roller) => isOpenDie(roller, player));

const isOpenDie = ({ player: own, isFixed, die }: Roller, player: number): boolean =>
  own === player && isFixed !== true && !die.isRerolled;

/** Cards that work at any time are offered to those who have a die on the table, whoever bears them. */
function bearersAnywhere(state: CombatZoneState, contest: Contest, player: number): number[] {
  if (isEmpty(reflexesOn(state, 'use-any')) || !hasOpenDie(contest, player)) return [];
  return modelsOnTable(state).filter((model) => modelOf(state, model).player === player);
}

const wokenOnRoll = (state: CombatZoneState, model: number): readonly Woken[] => [
  ...wokenBy(state, 'use-roll', happeningOf(state, model)),
  ...wokenBy(state, 'use-any', happeningOf(state, model)),
];

/** Most players have no such card. */
function mayOffer(state: CombatZoneState, player: number): boolean {
  const [onRoll, anyTime] = [reflexesOn(state, 'use-roll'), reflexesOn(state, 'use-any')];
  for (const model of state.models) {
    if (model.player === player && (hasLive(onRoll, model) || hasLive(anyTime, model))) return true;
  }
  return false;
}

/** Cards of a player's models that take part in the roll on the table, and those that work at any time. */
export function rollOffers(state: CombatZoneState, player: number): RollOffer[] {
  const { contest } = state;
  if (contest === undefined || !mayOffer(state, player)) return [];
  const rolling = rollersOf(contest).flatMap((roller) =>
    contest.opposing.length > 0 && roller.model >= 0 && roller.player === player && roller.isFixed !== true
      ? [roller.model]
      : [],
  );
  const anywhere = bearersAnywhere(state, contest, player);
  return [...new Set([...rolling, ...anywhere])].flatMap((model) =>
    wokenOnRoll(state, model)
      .filter(({ carried, reflex: { on } }) => carried >= 0 && (on === 'use-any' ? anywhere : rolling).includes(model))
      .map(({ carried }) => ({ model, card: carried })),
  );
}

/** Uses a card of `rollOffers`; the Luck window goes on afterwards. */
export const useOnRoll = defineStep<CombatZoneState, RollOffer>({
  name: 'combat-zone/use-on-roll',
  clause: 'CZ-RULE-53',
  run(state, { model, card }, engine) {
    const happening = happeningOf(state, model);
    const used = wokenOnRoll(state, model).find(({ carried }) => carried === card);
    if (used === undefined) return engine.done();
    engine.next(reflex, { ...memoryOf(used, happening), isOptional: false });
  },
});
