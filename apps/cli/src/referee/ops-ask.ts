/** Operations that ask: questions of the game, exact odds, the number of legal sequences. */
import { countSequences, oddsOf, refuse, sealedChance } from '@tablerunner/engine';
import { z } from 'zod';
import { DEEPEST_COUNT, MOST_SEQUENCES } from '../limits.ts';
import { nearest } from '../nearest.ts';
import { shorten } from './guard.ts';
import { defineMatchOp, type Op } from './op.ts';
import { choosingSeat, frameOf, notRead, readCommand } from './table.ts';

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
  { command: z.unknown(), forecast: z.string().optional() },
  ({ command, forecast: name }, match) => {
    const asked = choosingSeat(match);
    if (!asked.ok) return asked;
    const forecasts = match.game.forecasts ?? [];
    const forecast = forecasts.find((candidate) => candidate.name === name);
    if (name !== undefined && forecast === undefined) {
      const known = forecasts.map((candidate) => candidate.name);
      return refuse('REF-ODDS-02', 'no-such-forecast', { forecast: shorten(name), forecasts: known });
    }
    const read = readCommand(match, command);
    if (!read.ok) return read;
    const checked = match.check(asked.seat, read.choice);
    if (!checked.ok) return checked;
    const odds = oddsOf(match.game, match.position, checked.choice, forecast);
    return odds.ok ? { ok: true, ...odds.value } : notRead('REF-ODDS-01', 'too-many-ways', odds);
  },
);

export const countOp = defineMatchOp('count', { depth: z.int().min(1) }, ({ depth }, match, { setup }) => {
  if (depth > DEEPEST_COUNT) return refuse('REF-COUNT-01', 'count-too-deep', { depth, deepest: DEEPEST_COUNT });
  const counted = countSequences(
    match.game,
    match.position,
    sealedChance(match.save().seed),
    depth,
    setup.mostSequences ?? MOST_SEQUENCES,
  );
  if (!counted.ok) return refuse('REF-COUNT-02', 'count-too-many', { depth, most: counted.most });
  return { ok: true, depth, count: counted.counts.at(-1) ?? 0, counts: counted.counts };
});
