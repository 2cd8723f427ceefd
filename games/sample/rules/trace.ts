/** The reaction: before the die of a run is rolled, the opponent may trace the runner. Clauses SK-TRACE-*. */
import { accept, defineWindow, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { cardOf, cards, isCard } from './cards.ts';
import { effectTable } from './effects/table.ts';
import { traced } from './events.ts';
import { addOneOfEach } from './hand.ts';
import { type CardId, cardId, type SeatId, type SkimState } from './types.ts';

const traceChoice = z.strictObject({ kind: z.literal('trace'), card: cardId });
export type TraceChoice = z.infer<typeof traceChoice>;

const TRACES = new Map(cards.map(({ id }): [CardId, TraceChoice] => [id, { kind: 'trace', card: id }]));

export const trace = defineWindow<SkimState, object, TraceChoice>({
  name: 'skim/trace',
  clause: 'SK-TRACE-01',
  choice: traceChoice,
  secret: true, // SK-TRACE-04: not asking would tell that they hold no trace

  candidates(state, _memory, seat) {
    const all: TraceChoice[] = [];
    addOneOfEach(all, state[seat as SeatId].hand, TRACES);
    return all;
  },

  check(state, _memory, { card }, seat) {
    const { hand, credits } = state[seat as SeatId];
    if (!isCard(card) || !hand.includes(card)) return refuse('SK-HAND-04', 'not-in-hand', { card });
    const { kind, cost } = cardOf(card);
    if (kind !== 'trace') return refuse('SK-TRACE-02', 'not-a-trace', { card });
    if (cost > credits) return refuse('SK-CARD-02', 'too-few-credits', { card, cost, credits });
    return accept();
  },

  apply(state, _memory, { card }, by, engine) {
    const { cost, effects: list } = cardOf(card);
    const seat = by as SeatId;
    engine.emit(traced, { seat, card, cost });
    engine.interrupt(effectTable.step, { list, at: 0, context: { seat, server: state.run.on } });
  },
});
