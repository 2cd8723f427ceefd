/** Odds that look past the reaction: what if the opponent lets the run pass, what if they trace it. Public facts only. */
import type { Forecast } from '@tablerunner/engine';
import { cards } from '../rules/cards.ts';
import { trace } from '../rules/trace.ts';
import { opponentOf, type SkimState } from '../rules/types.ts';

const traces = cards.filter(({ kind }) => kind === 'trace').toSorted((a, b) => b.cost - a.cost);

export const forecasts: readonly Forecast<SkimState>[] = [
  {
    name: 'no trace',
    answer: (_state, frame) => (frame.step === trace.name ? { pass: true } : undefined),
  },
  {
    // Any trace that the opponent could pay for, held or not: the odds must not tell what is in a hand.
    name: 'trace',
    answer(state, frame) {
      if (frame.step !== trace.name) return undefined;
      const { hand, credits } = state[opponentOf(state.active)];
      const card = hand.length === 0 ? undefined : traces.find(({ cost }) => cost <= credits);
      return card === undefined ? { pass: true } : { kind: 'trace', card: card.id };
    },
  },
];
