/** What a model may do when it acts: one interface for actions of cards, moves, launches and abilities, whoever offers them. */
import type { Engine, Verdict } from '@tablerunner/engine';
import type { z } from 'zod';
import type { Colour } from '../lists.ts';
import { colourOfToken, colourWith, readyTokens } from '../tokens.ts';
import type { Answer, CombatZoneState, Token } from '../types.ts';
import { modelOf } from '../units.ts';

/** Who acts, and under which limits. */
export interface Doer {
  readonly model: number;
  /** No token is turned, any of its tokens gives the colour (CZ-FREE-01, CZ-FREE-02). */
  readonly isFree: boolean;
  /** The colour is fixed, whatever tokens there are. */
  readonly colour?: Colour | undefined;
  /** Only this token: the one that the model's player has named. */
  readonly token?: number | undefined;
  /** It is a [RE]action to this (CZ-REACT-13). */
  readonly answering?: Answer | undefined;
  /** Only these actions, by ID or by kind. */
  readonly only?: readonly string[] | undefined;
  /** Only this target. */
  readonly target?: number | undefined;
  /** The greatest distance of a move, whatever the colour of the die (CZ-MOVE-12, CZ-MOVE-13). */
  readonly limit?: Colour | undefined;
  /** A card lets it climb without rolls. */
  readonly isSure?: boolean | undefined;
}

/** A choice of what to do: small JSON with a kind. */
export interface DeedChoice {
  readonly kind: string;
}

export interface Deed<C extends DeedChoice = DeedChoice> {
  readonly kind: C['kind'];
  readonly choice: z.ZodType<C>;
  /** It is an action or a launch, after which an activation may end (CZ-RULE-41). */
  readonly counts: boolean;
  /** The candidates are legal by the way they are found: nobody has to ask `check` about each. */
  readonly areSure?: boolean | undefined;
  /** All targets, a sample of ways. */
  candidates(state: CombatZoneState, doer: Doer): readonly C[];
  /** One that `check` accepts, by chance and without the others; `undefined`: none was found. Left out: one of the candidates. */
  byChance?(state: CombatZoneState, doer: Doer, below: (count: number) => number): C | undefined;
  /** Everything but whose turn it is. */
  check(state: CombatZoneState, doer: Doer, choice: C): Verdict;
  /** The token that is used; -1 for none. */
  tokenOf(choice: C): number;
  /** The ID of the action. */
  actionOf(state: CombatZoneState, doer: Doer, choice: C): string;
  /** Carries it out by interrupting with a step; the token is paid already. */
  start(state: CombatZoneState, doer: Doer, choice: C, engine: Engine<CombatZoneState>): void;
}

/** Tokens that may pay: ready ones, or any if it is for free; -1 for those without tokens, and where the colour is fixed (CZ-GONK-04, CZ-FREE-02, CZ-FREE-03). */
export function payingTokens(state: CombatZoneState, { model, isFree, colour, token }: Doer): number[] {
  if (token !== undefined) return [token];
  const acting = modelOf(state, model);
  if (acting.kind !== 'character' || colour !== undefined) return [-1];
  return isFree ? acting.tokens.map((_, i) => i) : readyTokens(acting);
}

/** One of each kind of paying tokens: those that look alike are worth the same. */
export function distinctPayers(state: CombatZoneState, doer: Doer): number[] {
  const { tokens } = modelOf(state, doer.model);
  const places = payingTokens(state, doer);
  if (places.length < 2) return places;
  const distinct: number[] = [];
  for (const place of places) {
    if (!distinct.some((other) => areAlike(tokens[place], tokens[other], doer.isFree))) distinct.push(place);
  }
  return distinct;
}

/** Ready or not is the same where only ready ones pay. */
const areAlike = (one: Token | undefined, other: Token | undefined, isFree: boolean): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.printed === other.printed &&
    colourOfToken(one) === colourOfToken(other) &&
    (!isFree || one.isReady === other.isReady));

/** The colour in which the doer acts with a token (CZ-DICE-04). */
export const colourFor = (state: CombatZoneState, { model, colour }: Doer, token: number): Colour =>
  colour ?? colourWith(state, model, token);
