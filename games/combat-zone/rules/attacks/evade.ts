/** Evading moves: who stands in a blast may spend a ready token to get out of it. Clauses CZ-KW-09; CZ-RULE-64, 66. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import type { Spot } from '@tablerunner/geometry';
import { z } from 'zod';
import type { Doer } from '../actions/deed.ts';
import { CALLED } from '../called.ts';
import { blastEvaded } from '../events/wounds.ts';
import { moveDeed } from '../movement/deed.ts';
import type { MoveChoice } from '../movement/moving.ts';
import { hasReadyToken } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { clockwiseAfter, isCharacter, isSameSide, modelOf, reactionIn, seatOfPlayer } from '../units.ts';
import { modelsInBlast } from './impact.ts';

interface EvadeMemory {
  readonly impact: Spot;
  /** The attacker. */
  readonly by: number;
  /** The target of a miss; -1 for none. */
  readonly spared: number;
  /** Players who are still to be asked, the next one first. */
  readonly players: readonly number[];
}

type Choice =
  | (Omit<MoveChoice, 'kind' | 'second'> & { readonly kind: 'evade'; readonly model: number })
  | { readonly kind: 'stay' };

/** Opponents of the attacker first, clockwise, its own side last (CZ-RULE-64). */
export function evaderQueue(state: CombatZoneState, attacker: number): number[] {
  const { player } = modelOf(state, attacker);
  const others = clockwiseAfter(state, player);
  return [
    ...others.filter((other) => !isSameSide(state, player, other)),
    ...others.filter((other) => isSameSide(state, player, other)),
    player,
  ];
}

/** One evading move, or else one [RE]action, to one action (CZ-RULE-64); what answers the action below a [RE]action does not count. */
function hasEvaded(state: CombatZoneState, model: number): boolean {
  const blasting = reactionIn(state);
  return blasting === undefined
    ? state.answers.some((answer) => answer.model === model && answer.isSpent)
    : blasting.evaders?.includes(model) === true;
}

/** Characters in the area with a ready token that have not answered this action yet (CZ-RULE-64, CZ-RULE-66). */
function evadersOf(state: CombatZoneState, { impact, spared, players: [player] }: EvadeMemory): number[] {
  return modelsInBlast(state, impact).filter(
    (model) =>
      model !== spared &&
      modelOf(state, model).player === player &&
      isCharacter(state, model) &&
      hasReadyToken(modelOf(state, model)) &&
      !hasEvaded(state, model),
  );
}

const doerOf = (model: number, by: number): Doer => ({
  model,
  isFree: false,
  answering: { model, by, moment: 0, limits: [], isSpent: false },
});

const asMove = ({ token, way, drag }: Omit<MoveChoice, 'kind'>): MoveChoice => ({
  kind: 'move',
  token,
  way,
  ...(drag === undefined ? {} : { drag }),
});

/** Moves of one model that are listed. */
const MOST = 12;

export const evade = defineStep<CombatZoneState, EvadeMemory, Choice>({
  name: 'combat-zone/evade',
  clause: 'CZ-KW-09',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('stay') }),
    z.strictObject({
      kind: z.literal('evade'),
      model: z.int().min(0),
      token: z.int().min(0),
      way: z.array(z.strictObject({ x: z.int(), y: z.int() })).max(40),
      drag: z.union([z.strictObject({ model: z.int().min(0) }), z.strictObject({ piece: z.string() })]).optional(),
    }),
  ]),
  sampled: true, // a way out that the sample does not hold may be drawn all the same
  who(state, memory) {
    const [player] = memory.players;
    return player === undefined || evadersOf(state, memory).length === 0 ? undefined : seatOfPlayer(state, player);
  },
  candidates: (state, memory) => [
    { kind: 'stay' },
    ...evadersOf(state, memory).flatMap((model) =>
      moveDeed
        .candidates(state, doerOf(model, memory.by))
        .filter(({ way, drag }) => way.length > 0 && drag === undefined)
        .slice(0, MOST)
        .map(({ token, way }): Choice => ({ kind: 'evade', model, token, way })),
    ),
  ],
  check(state, memory, choice) {
    if (choice.kind === 'stay') return accept();
    const { model } = choice;
    if (!evadersOf(state, memory).includes(model)) return refuse('CZ-KW-09', 'cannot-evade', { model });
    return moveDeed.check(state, doerOf(model, memory.by), asMove(choice));
  },
  apply(_state, memory, choice, engine) {
    if (choice.kind === 'stay') return engine.stay<EvadeMemory>({ ...memory, players: memory.players.slice(1) });
    const { model } = choice;
    engine.stay<EvadeMemory>(memory);
    engine.emit(blastEvaded, { model });
    engine.interrupt(CALLED.action, { doer: doerOf(model, memory.by), choice: asMove(choice) });
  },
  run(_state, memory, engine) {
    if (memory.players.length === 0) return engine.done();
    engine.stay<EvadeMemory>({ ...memory, players: memory.players.slice(1) });
  },
});
