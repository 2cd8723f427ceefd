/** What a command comes to, by names: for odds that a person understands. */
import type { Facts, Frame, GameEvent, OutcomeKind } from '@tablerunner/engine';
import { actions } from './actions.ts';
import { runFailed, serverFell, shortfallPaid, traced } from './events.ts';
import type { SkimState } from './types.ts';

export const outcomes: Readonly<Record<string, OutcomeKind>> = {
  result: {
    about:
      'How the run ends: server-fell or run-failed. Where the odds stop at a question: may-be-traced before the die, may-pay after it.',
  },
  data: { about: 'The data that the runner takes, which are points.' },
  cost: { about: 'The credits that the runner pays to get through.' },
  traced: { about: 'True where the opponent traces the run.' },
  credits: { about: 'Without a run: the credits that whoever is on turn gains, below 0 those that it pays.' },
  cards: { about: 'Without a run: the cards that whoever is on turn has more in hand, below 0 fewer.' },
};

/** Programs that fire afterwards are no part of a run. */
export const settles = [serverFell.name, runFailed.name];

/** Only the next action is a command of its own: tracing, paying, discarding and wearing down belong to what led to them. */
export const follows = (_state: SkimState, stack: readonly Frame[]): boolean => stack.at(-1)?.step !== actions.name;

export function summary(events: readonly GameEvent[], before: SkimState, after: SkimState): Facts {
  const end = events.find(({ name }) => settles.includes(name));
  if (end === undefined && after.run.on === 0) return withoutRun(before, after);
  const isTraced = events.some(({ name }) => name === traced.name) ? { traced: true } : {};
  if (end === undefined) return { result: after.run.die === 0 ? 'may-be-traced' : 'may-pay', ...isTraced };
  if (end.name === runFailed.name) return { result: end.name, ...isTraced };
  const paid = events.find(({ name }) => name === shortfallPaid.name)?.data as { readonly cost: number } | undefined;
  const { data } = end.data as { readonly data: number };
  return { result: end.name, data, cost: paid?.cost ?? 0, ...isTraced };
}

function withoutRun(before: SkimState, after: SkimState): Facts {
  const [was, is] = [before[before.active], after[before.active]];
  return { credits: is.credits - was.credits, cards: is.hand.length - was.hand.length };
}
