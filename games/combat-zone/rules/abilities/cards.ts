/** The cards whose text counts for a model now: its own, what it carries, the programs it runs. Clauses CZ-CARD-03, CZ-EXHAUST-02, CZ-GEAR-06, CZ-NET-18. */
import type { Abilities } from '../../content/types.ts';
import type { CombatZoneState } from '../types.ts';
import { gearOf, modelOf, profileOf, programOf } from '../units.ts';

interface LiveCard {
  /** The ID of the card. */
  readonly id: string;
  readonly abilities: Abilities;
  /** Its place in `carried`; -1 for what is not carried. */
  readonly carried: number;
}

/** A card of whatever kind: what lies on the table may come from gear, a program or the card of a model. */
export const cardNamed = ({ cards }: CombatZoneState, id: string): Abilities | undefined =>
  [cards.gear, cards.programs, cards.profiles].find((box) => Object.hasOwn(box, id))?.[id];

/** An exhausted card has no text, and a loaded program no running side. */
export function liveCards(state: CombatZoneState, model: number): LiveCard[] {
  const { carried, programs } = modelOf(state, model);
  const profile = profileOf(state, model);
  const cards: LiveCard[] = profile === undefined ? [] : [{ id: profile.id, abilities: profile, carried: -1 }];
  for (let i = 0; i < carried.length; i++) {
    const worn = carried[i];
    if (worn !== undefined && !worn.isExhausted)
      cards.push({ id: worn.card, abilities: gearOf(state, worn.card), carried: i });
  }
  for (const { card, isRunning } of programs)
    if (isRunning) cards.push({ id: card, abilities: programOf(state, card), carried: -1 });
  return cards;
}

/** A program that runs makes its netrunner Vulnerable where its card says so (CZ-VULN-02). */
export const isVulnerable = (state: CombatZoneState, model: number): boolean =>
  modelOf(state, model).programs.some(({ card, isRunning }) => isRunning && programOf(state, card).isVulnerable);
