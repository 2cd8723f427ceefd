/** Action tokens: their colours, which are ready, and when a character is red-lined. Clauses CZ-TOKEN-*, CZ-REDLINE-*. */
import { COLOURS, type Colour } from './lists.ts';
import type { CombatZoneState, Model, Token } from './types.ts';
import { modelOf, profileOf } from './units.ts';

/** A wounded token is RED, whatever is printed (CZ-WOUND-03). */
export const colourOfToken = ({ printed, isWounded }: Token): Colour => (isWounded ? 'red' : printed);

export function tokenOf(model: Model, token: number): Token {
  const found = model.tokens[token];
  if (found === undefined) throw new Error(`there is no token ${token}`);
  return found;
}

function placesOf({ tokens }: Model, isMeant: (token: Token) => boolean): number[] {
  const places: number[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token !== undefined && isMeant(token)) places.push(i);
  }
  return places;
}

export const readyTokens = (model: Model): number[] => placesOf(model, ({ isReady }) => isReady);

export const hasReadyToken = (model: Model): boolean => model.tokens.some(({ isReady }) => isReady);

export const hasUsedToken = (model: Model): boolean => model.tokens.some(({ isReady }) => !isReady);

/** Tokens that a wound can still turn RED. */
export const sparedTokens = (model: Model): number[] => placesOf(model, (token) => colourOfToken(token) !== 'red');

/** GREEN ones that are not wounded. */
export const greenTokens = (model: Model): number[] => placesOf(model, (token) => colourOfToken(token) === 'green');

/** Tokens that healing can restore: a printed RED one cannot get better (CZ-RULE-73). */
export const healableTokens = (model: Model): number[] =>
  placesOf(model, ({ isWounded, printed }) => isWounded && printed !== 'red');

/** How many wounds it bears. */
export const woundedTokens = ({ tokens }: Model): number => tokens.filter(({ isWounded }) => isWounded).length;

/** Only RED tokens are left, printed ones included (CZ-REDLINE-01, CZ-RULE-13). */
export const isRedLined = (model: Model): boolean => model.tokens.length > 0 && sparedTokens(model).length === 0;

/** The colour in which a model acts or opposes with a token; gonks have the colour on their card (CZ-GONK-02, CZ-GONK-05). */
export function colourWith(state: CombatZoneState, model: number, token: number): Colour {
  const found = modelOf(state, model).tokens[token];
  return found === undefined ? (profileOf(state, model)?.tokens[0] ?? 'yellow') : colourOfToken(found);
}

/** GREEN before YELLOW before RED (CZ-DICE-07). */
export const isBetter = (one: Colour, other: Colour): boolean => COLOURS.indexOf(one) < COLOURS.indexOf(other);
