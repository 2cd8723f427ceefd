/** What an effect knows: whose card it is, whom it concerns, and how its list is started. */
import type { EffectEntry, Engine, ListMemory } from '@tablerunner/engine';
import type { Colour } from '../../lists.ts';
import type { CombatZoneState } from '../../types.ts';
import { isOnTable, modelOf } from '../../units.ts';
import { groupOf } from '../groups.ts';
import type { Group, Who } from '../words.ts';

export interface Context {
  /** The bearer of the card. */
  readonly model: number;
  /** The ID of the card. */
  readonly card: string;
  /** Whom the action or the moment concerns; -1 for nobody. */
  readonly target: number;
  /** Who brought the moment about; -1 for nobody. */
  readonly cause: number;
  /** The colour of the action that brought it about. */
  readonly colour?: Colour;
  /** The roll of the action was a crit (CZ-KW-20). */
  readonly isCrit?: boolean;
  /** The attack has wounded the target (CZ-RULE-59). */
  readonly isWounded?: boolean;
  /** Who lost a roll that the card demanded, or fumbled one: a wound of it hits its token (CZ-WOUND-03, CZ-WOUND-05). */
  readonly rolled?: Rolled;
}

export interface Rolled {
  readonly model: number;
  readonly token: number;
  /** The roll still lies there, and its own result may wound too (CZ-WOUND-07). */
  readonly isOpen?: true;
}

export type Doer<P> = (state: CombatZoneState, params: P, context: Context, engine: Engine<CombatZoneState>) => void;

/** Those on the table whom an effect is done to; `one` is asked for before. */
export function whomOf(state: CombatZoneState, who: Who | undefined, context: Context): number[] {
  if (who === undefined || who === 'self') return onTable(state, context.model);
  if (who === 'target') return onTable(state, context.target);
  if (who === 'cause') return onTable(state, context.cause);
  return 'each' in who ? namedBy(state, who.each, context) : [];
}

/** Models that a card names as a group: a drone is not among them, unless it says so (CZ-GAME-16, CZ-DRONE-05). */
export const namedBy = (state: CombatZoneState, group: Group, { model }: Context): number[] =>
  groupOf(state, model, group).filter((one) => modelOf(state, one).kind !== 'drone');

const onTable = (state: CombatZoneState, model: number): number[] => (isOnTable(state, model) ? [model] : []);

/** The place of the context's card on its bearer; -1 if it is not carried any more. */
export const placeOfCard = (state: CombatZoneState, { model, card }: Context): number =>
  modelOf(state, model).carried.findIndex((carried) => carried.card === card);

/** A list of effects at its start. */
export const listFrom = (list: readonly EffectEntry[], context: Context): ListMemory<Context> => ({
  list,
  at: 0,
  context,
});
