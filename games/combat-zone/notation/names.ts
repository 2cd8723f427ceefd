/** Names for what the state knows by number: models by card, tokens counted from 1, players by seat, steps without the game. */
import type { CombatZoneState } from '../rules/types.ts';
import { fail, shorten } from './words.ts';

/** What the steps of the game are called by; those of the engine have a prefix of their own. */
export const PREFIX = 'combat-zone/';

export const shortName = (step: string): string => (step.startsWith(PREFIX) ? step.slice(PREFIX.length) : step);

/** `warlord`; where several have the card, `ripper.2` is the second of them in the order of the list. */
export function modelName({ models }: CombatZoneState, at: number): string {
  const named = models[at];
  if (named === undefined) return `#${at}`;
  const alike = models.flatMap(({ card }, i) => (card === named.card ? [i] : []));
  return alike.length === 1 ? named.card : `${named.card}.${alike.indexOf(at) + 1}`;
}

export function readModel(state: CombatZoneState, text: string): number {
  const { models } = state;
  const [, number] = /^#(\d{1,3})$/.exec(text) ?? [];
  if (number !== undefined) return Number(number);
  const [, card = '', place] = /^(.*?)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const alike = models.flatMap((model, i) => (model.card === card ? [i] : []));
  if (alike.length > 1 && place === undefined) {
    return fail(`there are ${alike.length} models called ${card}: write ${card}.1 for the first`);
  }
  const names = [...new Set(models.map((model) => model.card))].join(', ');
  return alike[Number(place ?? 1) - 1] ?? fail(`there is no model '${shorten(text)}'; there are ${names || 'none'}`);
}

/** `t1` is the first token of the card, `-` none. */
export const tokenName = (token: number): string => (token < 0 ? '-' : `t${token + 1}`);

export function readToken(text: string): number {
  if (text === '-') return -1;
  const [, number] = /^t([1-9]\d?)$/.exec(text) ?? [];
  return number === undefined ? fail(`a token is t1, t2 … or - for none, not '${shorten(text)}'`) : Number(number) - 1;
}

export const playerName = ({ seats }: CombatZoneState, player: number): string => seats[player] ?? `#${player}`;

export function readPlayer({ seats }: CombatZoneState, text: string): number {
  const at = seats.indexOf(text);
  return at < 0 ? fail(`nobody sits at '${shorten(text)}'; there are ${seats.join(', ')}`) : at;
}
