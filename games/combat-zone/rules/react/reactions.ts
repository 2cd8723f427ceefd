/** [RE]actions to an action that is over: who was wounded answers, one by one. Clauses CZ-REACT-*, CZ-RULE-47. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import type { DeedChoice } from '../actions/deed.ts';
import { checkDeed, deedCandidates, deedChoice, legalDeeds } from '../actions/deeds.ts';
import { CALLED } from '../called.ts';
import { controlClaimed } from '../events/turn.ts';
import { answerSpent } from '../events/wounds.ts';
import { hasReadyToken } from '../tokens.ts';
import type { Answer, CombatZoneState } from '../types.ts';
import { clockwiseAfter, isOnTable, modelOf, seatOfPlayer } from '../units.ts';

interface ReactionsMemory {
  /** The player whose model has just [RE]acted while the Active Model still stood. */
  readonly last?: number | undefined;
}

type ReactionChoice =
  | { readonly kind: 'pass'; readonly model: number }
  | { readonly kind: 'react'; readonly model: number; readonly with: DeedChoice };

/** On the table with a ready token (CZ-REACT-02, CZ-REACT-11). */
const isOpen = (state: CombatZoneState, { model, isSpent }: Answer): boolean =>
  !isSpent && isOnTable(state, model) && hasReadyToken(modelOf(state, model));

/**
 * Whose turn to answer it is: the earliest wounds first; of those of one moment, owners clockwise after the player in
 * Control, and each owner takes their own models in any order (CZ-RULE-47).
 */
function nextAnswers(state: CombatZoneState): { readonly player: number; readonly answers: readonly Answer[] } {
  const open = state.answers.filter((answer) => isOpen(state, answer));
  const first = open.reduce((least, { moment }) => Math.min(least, moment), Number.MAX_SAFE_INTEGER);
  const now = open.filter(({ moment }) => moment === first);
  for (const player of [...clockwiseAfter(state, state.control), state.control]) {
    const answers = now.filter(({ model }) => modelOf(state, model).player === player);
    if (answers.length > 0) return { player, answers };
  }
  return { player: -1, answers: [] };
}

/** Each model may pass, or do one of the deeds that a list of them has for it. */
const choicesFrom = (state: CombatZoneState, list: typeof deedCandidates): ReactionChoice[] =>
  nextAnswers(state).answers.flatMap((answering): ReactionChoice[] => [
    { kind: 'pass', model: answering.model },
    ...list(state, { model: answering.model, isFree: false, answering }).map(
      (deed): ReactionChoice => ({ kind: 'react', model: answering.model, with: deed }),
    ),
  ]);

export const reactions = defineStep<CombatZoneState, ReactionsMemory, ReactionChoice>({
  name: 'combat-zone/react',
  clause: 'CZ-REACT-01',
  choice: z.union([
    z.strictObject({ kind: z.literal('pass'), model: z.int().min(0) }),
    z.strictObject({ kind: z.literal('react'), model: z.int().min(0), with: deedChoice<DeedChoice>([]) }),
  ]),
  sampled: true, // and asked whether or not there is anything to do but pass, so that no pause tells what somebody could do

  who(state, { last }) {
    if (last !== undefined) return undefined;
    const { player } = nextAnswers(state);
    return player < 0 ? undefined : seatOfPlayer(state, player);
  },
  candidates: (state) => choicesFrom(state, deedCandidates),
  legal: (state) => choicesFrom(state, legalDeeds),
  check(state, _memory, choice) {
    const answering = nextAnswers(state).answers.find(({ model }) => model === choice.model);
    if (answering === undefined) return refuse('CZ-REACT-01', 'cannot-react', { model: choice.model });
    if (choice.kind === 'pass') return accept();
    return checkDeed(state, { model: choice.model, isFree: false, answering }, choice.with);
  },
  apply(state, _memory, choice, engine) {
    const { model } = choice;
    const answering = nextAnswers(state).answers.find((answer) => answer.model === model);
    engine.emit(answerSpent, { model });
    if (choice.kind === 'pass' || answering === undefined) return engine.stay<ReactionsMemory>({});
    const stood = state.active >= 0 && isOnTable(state, state.active) && !state.isInspiring;
    engine.stay<ReactionsMemory>(stood ? { last: modelOf(state, model).player } : {});
    engine.interrupt(CALLED.action, {
      doer: { model, isFree: false, answering: { ...answering } },
      choice: choice.with,
    });
  },

  /** A [RE]action that takes out the Active Model takes Control too (CZ-REACT-15, CZ-RULE-88). */
  run(state, { last }, engine) {
    if (last === undefined) return engine.done();
    if (!isOnTable(state, state.active)) engine.emit(controlClaimed, { player: last });
    engine.stay<ReactionsMemory>({});
  },
});
