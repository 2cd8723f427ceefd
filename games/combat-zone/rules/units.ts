/** Questions about models, players and cards that all rules ask. */
import type { Seat } from '@tablerunner/engine';
import type { GearCard, Profile, ProgramCard } from '../content/types.ts';
import type { CardKeyword } from './lists.ts';
import type { CombatZoneState, Doing, Model, Player } from './types.ts';

export function modelOf(state: CombatZoneState, model: number): Model {
  const found = state.models[model];
  if (found === undefined) throw new Error(`there is no model ${model}`);
  return found;
}

export function playerOf(state: CombatZoneState, player: number): Player {
  const found = state.players[player];
  if (found === undefined) throw new Error(`there is no player ${player}`);
  return found;
}

export const seatOfPlayer = (state: CombatZoneState, player: number): Seat => state.seats[player] ?? '';

/** Who plays the model: always its own player (CZ-COMMAND-10). */
export const seatOf = (state: CombatZoneState, model: number): Seat =>
  seatOfPlayer(state, modelOf(state, model).player);

/** The card of a character or gonk; a drone has none (CZ-DRONE-01). */
export const profileOf = (state: CombatZoneState, model: number): Profile | undefined => {
  const { kind, card } = modelOf(state, model);
  return kind === 'drone' ? undefined : state.cards.profiles[card];
};

export function gearOf(state: CombatZoneState, card: string): GearCard {
  const found = state.cards.gear[card];
  if (found === undefined) throw new Error(`there is no gear or loot card ${card}`);
  return found;
}

export function programOf(state: CombatZoneState, card: string): ProgramCard {
  const found = state.cards.programs[card];
  if (found === undefined) throw new Error(`there is no program ${card}`);
  return found;
}

export const hasKeyword = (state: CombatZoneState, model: number, keyword: CardKeyword): boolean =>
  profileOf(state, model)?.keywords.includes(keyword) ?? false;

export const isCharacter = (state: CombatZoneState, model: number): boolean =>
  modelOf(state, model).kind === 'character';

export const isOnTable = (state: CombatZoneState, model: number): boolean => state.models[model]?.place === 'table';

/** Players of one side are friends, all others rivals (CZ-GAME-14, CZ-MPLAY-03, CZ-TEAMPLAY-06). */
export const isSameSide = (state: CombatZoneState, one: number, other: number): boolean =>
  playerOf(state, one).side === playerOf(state, other).side;

/** Of the own side; a model is its own friend too. */
export const isFriend = (state: CombatZoneState, one: number, other: number): boolean =>
  isSameSide(state, modelOf(state, one).player, modelOf(state, other).player);

export const isRival = (state: CombatZoneState, one: number, other: number): boolean => !isFriend(state, one, other);

/** The [RE]action that is being resolved; it may lie below further actions that cards make of it. */
export const reactionIn = ({ doing }: CombatZoneState): Doing | undefined =>
  doing.findLast(({ isReaction }) => isReaction);

/** Opposed rolls of the action that is being resolved: wounds of one roll are caused at the same moment (CZ-RULE-47). */
export const rollsSoFar = ({ doing: [outermost] }: CombatZoneState): number => outermost?.rolls ?? 0;

/** In play: on the table, or in Reserve and still to come (CZ-RULE-42, CZ-RULE-46). */
export const isInPlay = ({ place }: Model): boolean => place === 'table' || place === 'reserve';

export const numbersOf = (models: readonly Model[], isMeant: (model: Model) => boolean): number[] => {
  const found: number[] = [];
  for (let i = 0; i < models.length; i++) {
    const model = models[i];
    if (model !== undefined && isMeant(model)) found.push(i);
  }
  return found;
};

/** The characters that a player has in play. */
export const charactersOf = (state: CombatZoneState, player: number): number[] =>
  numbersOf(state.models, (model) => model.player === player && model.kind === 'character' && isInPlay(model));

export const modelsOnTable = (state: CombatZoneState): number[] =>
  numbersOf(state.models, ({ place }) => place === 'table');

/** All other players clockwise, beginning after one. */
export function clockwiseAfter(state: CombatZoneState, player: number): number[] {
  const count = state.players.length;
  const others: number[] = [];
  for (let i = 0; i < count - 1; i++) others.push((player + 1 + i) % count);
  return others;
}

/** On the table or still to come: who has no such model is skipped (CZ-RULE-42). */
export const hasModels = (state: CombatZoneState, player: number): boolean =>
  state.models.some((model) => model.player === player && isInPlay(model));

/** Who rolls the Obstacle die against a player's model: the next rival clockwise who is still in the game (CZ-OPPOSE-04, CZ-RULE-42, CZ-RULE-88). */
export function opponentOf(state: CombatZoneState, player: number): number {
  const rivals = clockwiseAfter(state, player).filter((other) => !isSameSide(state, player, other));
  return rivals.find((rival) => hasModels(state, rival)) ?? rivals[0] ?? player;
}
