/** [RE]actions to an action that is over: who was wounded answers, one by one. Clauses CZ-REACT-*, CZ-RULE-47. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { protect, protectorsOf } from '../abilities/protectors.ts';
import type { DeedChoice } from '../actions/deed.ts';
import { checkDeed, deedByChance, deedCandidates, deedChoice, legalDeeds } from '../actions/deeds.ts';
import { CALLED } from '../called.ts';
import { answerSpent } from '../events/wounds.ts';
import { hasReadyToken } from '../tokens.ts';
import type { Answer, CombatZoneState } from '../types.ts';
import { clockwiseAfter, isOnTable, modelOf, seatOfPlayer } from '../units.ts';

interface ReactionsMemory {
  /** Places among the answers for which it has been said who [RE]acts: the wounded one or somebody who protects it. */
  readonly settled?: readonly number[] | undefined;
}

type ReactionChoice =
  | { readonly kind: 'pass'; readonly model: number }
  | { readonly kind: 'react'; readonly model: number; readonly with: DeedChoice };

/** On the table with a ready token (CZ-REACT-02, CZ-REACT-11). */
const isOpen = (state: CombatZoneState, { model, isSpent }: Answer): boolean =>
  !isSpent && isOnTable(state, model) && hasReadyToken(modelOf(state, model));

/** Somebody else could [RE]act in its place, and nobody has been asked about it yet. */
const isUnsettled = (state: CombatZoneState, { settled = [] }: ReactionsMemory, answer: Answer): boolean =>
  !answer.isSpent &&
  isOnTable(state, answer.model) &&
  !settled.includes(state.answers.indexOf(answer)) &&
  protectorsOf(state, answer.model).length > 0;

interface Answering {
  readonly player: number;
  readonly answers: readonly Answer[];
}

const NOBODY: Answering = { player: -1, answers: [] };

/**
 * Whose turn to answer it is: the earliest wounds first; of those of one moment, owners clockwise after the player in
 * Control, and each owner takes their own models in any order (CZ-RULE-47).
 */
function nextAnswers(state: CombatZoneState, memory: ReactionsMemory): Answering {
  if (state.answers.length === 0) return NOBODY;
  return earliest(state, memory);
}

function earliest(state: CombatZoneState, memory: ReactionsMemory): Answering {
  const open = state.answers.filter((answer) => isOpen(state, answer) || isUnsettled(state, memory, answer));
  const first = open.reduce((least, { moment }) => Math.min(least, moment), Number.MAX_SAFE_INTEGER);
  const now = open.filter(({ moment }) => moment === first);
  for (const player of [...clockwiseAfter(state, state.control), state.control]) {
    const answers = now.filter(({ model }) => modelOf(state, model).player === player);
    if (answers.length > 0) return { player, answers };
  }
  return NOBODY;
}

/** Each model may pass, or do one of the deeds that a list of them has for it. */
const choicesFrom = (state: CombatZoneState, memory: ReactionsMemory, list: typeof deedCandidates): ReactionChoice[] =>
  nextAnswers(state, memory).answers.flatMap((answering): ReactionChoice[] => [
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

  who(state, memory) {
    const { player, answers } = nextAnswers(state, memory);
    const isAsked = player >= 0 && !answers.some((answer) => isUnsettled(state, memory, answer));
    return isAsked ? seatOfPlayer(state, player) : undefined;
  },
  candidates: (state, memory) => choicesFrom(state, memory, deedCandidates),
  legal: (state, memory) => choicesFrom(state, memory, legalDeeds),
  byChance(state, memory, below) {
    const { answers } = nextAnswers(state, memory);
    const answering = answers[below(answers.length)];
    if (answering === undefined) return undefined;
    const { model } = answering;
    const deed = deedByChance(state, { model, isFree: false, answering }, below);
    return deed === undefined ? { kind: 'pass', model } : { kind: 'react', model, with: deed };
  },
  check(state, memory, choice) {
    const answering = nextAnswers(state, memory).answers.find(({ model }) => model === choice.model);
    if (answering === undefined) return refuse('CZ-REACT-01', 'cannot-react', { model: choice.model });
    if (choice.kind === 'pass') return accept();
    return checkDeed(state, { model: choice.model, isFree: false, answering }, choice.with);
  },
  apply(state, memory, choice, engine) {
    const { model } = choice;
    const answering = nextAnswers(state, memory).answers.find((answer) => answer.model === model);
    engine.emit(answerSpent, { model });
    engine.stay<ReactionsMemory>({ ...memory });
    if (choice.kind === 'pass' || answering === undefined) return;
    engine.interrupt(CALLED.action, {
      doer: { model, isFree: false, answering: { ...answering, limits: [...answering.limits] } },
      choice: choice.with,
    });
  },

  run(state, memory, engine) {
    const answer = nextAnswers(state, memory).answers.find((one) => isUnsettled(state, memory, one));
    if (answer === undefined) return engine.done();
    engine.stay<ReactionsMemory>({ settled: [...(memory.settled ?? []), state.answers.indexOf(answer)] });
    engine.interrupt(protect, { wounded: answer.model });
  },
});
