/** The actions of a turn: draw, take a credit, play a card, run. Clauses SK-ACT-*. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { cardOf, cards, isCard } from './cards.ts';
import { effectTable } from './effects/table.ts';
import { actionSpent, creditsGained, programInstalled, scriptPlayed } from './events.ts';
import { addOneOfEach, canDraw, drawCards } from './hand.ts';
import { beginRun } from './run.ts';
import { isStanding, SERVER_COUNT } from './servers.ts';
import { type CardId, cardId, type Nothing, type SkimState } from './types.ts';

export const ACTIONS_PER_TURN = 2;
const CREDITS_PER_ACTION = 2;

const actionChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draw') }),
  z.strictObject({ kind: z.literal('credit') }),
  z.strictObject({ kind: z.literal('play'), card: cardId }),
  z.strictObject({ kind: z.literal('run'), server: z.int() }),
]);
export type ActionChoice = z.infer<typeof actionChoice>;

// Made once: candidates are asked for at every node of a search.
const ALWAYS: readonly ActionChoice[] = [{ kind: 'credit' }, { kind: 'draw' }];
const PLAYS = new Map(cards.map(({ id }): [CardId, ActionChoice] => [id, { kind: 'play', card: id }]));
const RUNS: readonly ActionChoice[] = Array.from({ length: SERVER_COUNT }, (_, i) => ({ kind: 'run', server: i + 1 }));

export const actions = defineStep<SkimState, Nothing, ActionChoice>({
  name: 'skim/actions',
  clause: 'SK-ACT-01',
  choice: actionChoice,

  who: ({ actions: left, active }) => (left > 0 ? active : undefined),

  candidates(state) {
    const all = ALWAYS.slice();
    addOneOfEach(all, state[state.active].hand, PLAYS);
    for (const run of RUNS) all.push(run);
    return all;
  },

  check(state, _memory, choice) {
    const { hand, credits } = state[state.active];
    if (choice.kind === 'credit') return accept();
    if (choice.kind === 'draw') return canDraw(state) ? accept() : refuse('SK-HAND-06', 'no-cards-left');
    if (choice.kind === 'play') {
      const { card } = choice;
      if (!isCard(card) || !hand.includes(card)) return refuse('SK-HAND-04', 'not-in-hand', { card });
      const { kind, cost } = cardOf(card);
      if (kind === 'trace') return refuse('SK-TRACE-03', 'trace-is-a-reaction', { card });
      if (cost > credits) return refuse('SK-CARD-02', 'too-few-credits', { card, cost, credits });
      return accept();
    }
    const { server } = choice;
    if (!isStanding(state, server)) return refuse('SK-RUN-02', 'no-standing-server', { server });
    return accept();
  },

  apply(state, _memory, choice, engine) {
    const seat = state.active;
    engine.emit(actionSpent, { seat, left: state.actions - 1 });
    if (choice.kind === 'credit') engine.emit(creditsGained, { seat, by: CREDITS_PER_ACTION });
    else if (choice.kind === 'draw') drawCards(state, seat, 1, engine);
    else if (choice.kind === 'play') playCard(state, choice.card, engine);
    else beginRun(state, choice.server, engine);
  },

  run: (_state, _memory, engine) => engine.done(),
});

function playCard(state: SkimState, card: CardId, engine: Engine<SkimState>): void {
  const seat = state.active;
  const { kind, cost, effects: list } = cardOf(card);
  if (kind === 'program') return engine.emit(programInstalled, { seat, card, cost }); // SK-PROG-01
  engine.emit(scriptPlayed, { seat, card, cost });
  engine.interrupt(effectTable.step, { list, at: 0, context: { seat, server: 0 } }); // SK-EFF-01
}
