/** Which tokens of a model can pay for what it does, and in which colour it acts then. Clauses CZ-TOKEN-03, CZ-FREE-02, CZ-GONK-04. */
import { COLOURS, type Colour, colourOfToken, colourWith } from '@tablerunner/combat-zone/plan';
import type { Decision } from '../shared.ts';

interface Memory {
  /** A free action in a fixed colour. */
  readonly colour?: Colour;
  /** A free move of a fixed length. */
  readonly limit?: Colour;
  readonly isClimb?: boolean;
}

export const memoryOf = ({ memory }: Decision): Memory => (memory ?? {}) as Memory;

const FREE = ['combat-zone/free-action', 'combat-zone/free-move'];
const isFree = ({ step }: Decision): boolean => FREE.includes(step);

export interface Payer {
  /** Its place on the model; -1 for those without tokens. */
  readonly token: number;
  readonly colour: Colour;
  /** How many look alike: one of them stands for all. */
  readonly count: number;
  /** It is used already. */
  readonly isUsed: boolean;
}

/** One of each kind, best colour first; what cannot pay stands there too, and says so. */
export function payersOf(decision: Decision, actor: number): readonly Payer[] {
  const model = decision.view.models[actor];
  if (model === undefined) return [];
  const { colour } = memoryOf(decision);
  if (model.tokens.length === 0 || colour !== undefined) {
    return [{ token: -1, colour: colour ?? colourWith(decision.view, actor, -1), count: 1, isUsed: false }];
  }
  const free = isFree(decision);
  const looks = model.tokens.map((token) => `${colourOfToken(token)} ${token.printed} ${token.isReady}`);
  return model.tokens
    .flatMap((token, place): Payer[] =>
      looks.indexOf(looks[place] ?? '') === place
        ? [
            {
              token: place,
              colour: colourOfToken(token),
              count: looks.filter((look) => look === looks[place]).length,
              isUsed: !token.isReady && !free,
            },
          ]
        : [],
    )
    .sort((a, b) => Number(a.isUsed) - Number(b.isUsed) || COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour));
}

/** The best of those that can pay. */
export const usualPayer = (decision: Decision, actor: number): number =>
  payersOf(decision, actor).find(({ isUsed }) => !isUsed)?.token ?? -1;

export function colourFor(decision: Decision, actor: number, token: number): Colour {
  return memoryOf(decision).colour ?? colourWith(decision.view, actor, token);
}
