/** Operations that ask: questions of the game, exact odds, the number of legal sequences. */
import {
  chanceKey,
  countSequences,
  FREE_POLICIES,
  type Game,
  type Match,
  oddsOf,
  type Policy,
  refuse,
  rollsOf,
  sealedChance,
} from '@tablerunner/engine';
import { z } from 'zod';
import { DEEPEST_COUNT, MOST_SEQUENCES } from '../limits.ts';
import { nearest } from '../nearest.ts';
import { readCommand, withMay } from './command.ts';
import { shorten } from './guard.ts';
import { defineMatchOp, type Op } from './op.ts';
import { choosingSeat, frameOf, notRead } from './table.ts';

/** The fields besides `what` belong to the question, which has a schema of its own. */
export const askOp: Op = {
  ...defineMatchOp('ask', { what: z.string() }, ({ what, ...params }, match) => {
    const questions = match.game.questions ?? {};
    const question = Object.hasOwn(questions, what) ? questions[what] : undefined;
    if (question === undefined) {
      const known = Object.keys(questions);
      return refuse('REF-ASK-01', 'no-such-question', {
        what: shorten(what),
        nearest: nearest(what, known) ?? '',
        questions: known,
      });
    }
    const read = question.params.safeParse(params);
    if (!read.success) {
      const issue = read.error.issues[0];
      return refuse('REF-ASK-02', 'bad-question', {
        what,
        field: issue?.path.map(String).join('.') ?? '',
        problem: issue?.message ?? '',
      });
    }
    const frame = match.position.outcome === undefined ? frameOf(match) : undefined;
    return { ok: true, what, answer: question.answer(match.position.state, read.data, frame) };
  }),
  params: z.looseObject({ what: z.string() }),
};

export const oddsOp = defineMatchOp(
  'odds',
  { command: z.unknown(), policy: z.string().default('best') },
  ({ command, policy: name }, match) => {
    const asked = choosingSeat(match);
    if (!asked.ok) return asked;
    const policy = policyOf(match, name);
    if (policy === undefined) {
      return refuse('REF-ODDS-02', 'no-such-policy', { policy: shorten(name), policies: policiesOf(match.game) });
    }
    const read = readCommand(match, command);
    if (!read.ok) return read;
    const checked = match.check(asked.seat, read.choice);
    if (!checked.ok) return withMay(match, checked);
    const odds = oddsOf(match.game, match.position, checked.choice, policy);
    return odds.ok ? { ok: true, ...odds.value } : notRead('REF-ODDS-01', 'too-many-ways', odds);
  },
);

export const rollsOp = defineMatchOp('rolls', { command: z.unknown() }, ({ command }, match) => {
  const asked = choosingSeat(match);
  if (!asked.ok) return asked;
  const read = readCommand(match, command);
  if (!read.ok) return read;
  const checked = match.check(asked.seat, read.choice);
  if (!checked.ok) return withMay(match, checked);
  return { ok: true, ...rollsOf(match.game, match.position, checked.choice, match.save().automatic ?? true) };
});

/** Who may answer the questions that follow a command. */
export const policiesOf = ({ forecasts = [] }: Game): readonly string[] => [
  ...FREE_POLICIES,
  ...forecasts.map(({ name }) => name),
];

const policyOf = ({ game }: Match, name: string): Policy<object> | undefined =>
  FREE_POLICIES.find((policy) => policy === name) ?? game.forecasts?.find((forecast) => forecast.name === name);

export const countOp = defineMatchOp('count', { depth: z.int().min(1) }, ({ depth }, match, { setup }) => {
  if (depth > DEEPEST_COUNT) return refuse('REF-COUNT-01', 'count-too-deep', { depth, deepest: DEEPEST_COUNT });
  const counted = countSequences(
    match.game,
    match.position,
    sealedChance(chanceKey(match.save().seed, match.save().shares)),
    depth,
    setup.mostSequences ?? MOST_SEQUENCES,
  );
  if (!counted.ok) return refuse('REF-COUNT-02', 'count-too-many', { depth, most: counted.most });
  return { ok: true, depth, count: counted.counts.at(-1) ?? 0, counts: counted.counts };
});
