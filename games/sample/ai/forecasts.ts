/** Odds that look past the reaction: what if the opponent lets the run pass, what if they trace it. Public facts only. */
import type { Forecast, Frame } from '@tablerunner/engine';
import { cards } from '../rules/cards.ts';
import { pay } from '../rules/run.ts';
import { trace } from '../rules/trace.ts';
import { opponentOf, type SkimState } from '../rules/types.ts';

const traces = cards.filter(({ kind }) => kind === 'trace').toSorted((a, b) => b.cost - a.cost);

/** A runner who can pay does. */
const payIf = ({ step }: Frame) => (step === pay.name ? { kind: 'pay' } : undefined);

export const forecasts: readonly Forecast<SkimState>[] = [
  {
    name: 'no-trace',
    answer: (_state, frame) => (frame.step === trace.name ? { pass: true } : payIf(frame)),
  },
  {
    // Any trace that the opponent could pay for, held or not: the odds must not tell what is in a hand.
    name: 'trace',
    answer(state, frame) {
      if (frame.step !== trace.name) return payIf(frame);
      const { hand, credits } = state[opponentOf(state.active)];
      const card = hand.length === 0 ? undefined : traces.find(({ cost }) => cost <= credits);
      return card === undefined ? { pass: true } : { kind: 'trace', card: card.id };
    },
  },
];
