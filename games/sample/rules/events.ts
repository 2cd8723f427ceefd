/** All events of Skim: a fact in the past tense, its one write into the state, and who may see it. */
import { defineEvent } from '@tablerunner/engine';
import { serverAt, worn } from './servers.ts';
import { type CardId, opponentOf, type SeatId, type SkimState } from './types.ts';

/** What others see in place of a secret card. */
const HIDDEN = 'hidden';

const takeOne = (cards: CardId[], card: CardId): void => {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
};

export const turnBegan = defineEvent<SkimState, { readonly seat: SeatId; readonly actions: number }>({
  name: 'turn-began',
  write(state, { actions }) {
    state.actions = actions;
  },
});

export const turnEnded = defineEvent<SkimState, { readonly seat: SeatId; readonly round: number }>({
  name: 'turn-ended',
  write(state, { seat }) {
    state.active = opponentOf(seat);
    state.actions = 0;
    if (seat === 'blue') state.round++;
  },
});

export const actionSpent = defineEvent<SkimState, { readonly seat: SeatId; readonly left: number }>({
  name: 'action-spent',
  write(state, { left }) {
    state.actions = left;
  },
});

export const creditsGained = defineEvent<SkimState, { readonly seat: SeatId; readonly by: number }>({
  name: 'credits-gained',
  write(state, { seat, by }) {
    state[seat].credits += by;
  },
});

export const cardDrawn = defineEvent<SkimState, { readonly seat: SeatId; readonly card: CardId }>({
  name: 'card-drawn',
  write(state, { seat, card }) {
    state.deck.pop();
    state[seat].hand.push(card);
  },
  seen: ({ seat, card }, viewer) => ({ seat, card: viewer === seat ? card : HIDDEN }), // SK-HAND-01
});

export const deckRenewed = defineEvent<SkimState, { readonly deck: readonly CardId[] }>({
  name: 'deck-renewed',
  write(state, { deck }) {
    state.deck = deck.slice();
    state.discard = [];
  },
  seen: ({ deck }) => ({ cards: deck.length }),
});

export const cardDiscarded = defineEvent<SkimState, { readonly seat: SeatId; readonly card: CardId }>({
  name: 'card-discarded',
  write(state, { seat, card }) {
    takeOne(state[seat].hand, card);
    state.discard.push(card);
  },
  reveals: true,
});

interface CardPlayed {
  readonly seat: SeatId;
  readonly card: CardId;
  readonly cost: number;
}

export const scriptPlayed = defineEvent<SkimState, CardPlayed>({
  name: 'script-played',
  write(state, { seat, card, cost }) {
    state[seat].credits -= cost;
    takeOne(state[seat].hand, card);
    state.discard.push(card);
  },
  reveals: true,
});

export const programInstalled = defineEvent<SkimState, CardPlayed>({
  name: 'program-installed',
  write(state, { seat, card, cost }) {
    state[seat].credits -= cost;
    takeOne(state[seat].hand, card);
    state[seat].programs.push(card);
  },
  reveals: true,
});

export const traced = defineEvent<SkimState, CardPlayed>({
  name: 'traced',
  write: scriptPlayed.write,
  reveals: true,
});

const startRun = ({ run }: SkimState, server: number): void => {
  run.on = server;
  run.die = 0;
  run.raised = 0;
};

export const runBegan = defineEvent<SkimState, { readonly seat: SeatId; readonly server: number }>({
  name: 'run-began',
  write: (state, { server }) => startRun(state, server),
});

export const runRolled = defineEvent<
  SkimState,
  { readonly seat: SeatId; readonly server: number; readonly die: number; readonly short: number }
>({
  name: 'run-rolled',
  write(state, { die }) {
    state.run.die = die;
  },
});

export const shortfallPaid = defineEvent<SkimState, { readonly seat: SeatId; readonly cost: number }>({
  name: 'shortfall-paid',
  write(state, { seat, cost }) {
    state[seat].credits -= cost;
  },
});

export const iceRaised = defineEvent<SkimState, { readonly server: number; readonly by: number }>({
  name: 'ice-raised',
  write(state, { by }) {
    state.run.raised += by;
  },
});

export const iceWorn = defineEvent<SkimState, { readonly server: number; readonly by: number }>({
  name: 'ice-worn',
  write(state, { server, by }) {
    const target = serverAt(state, server);
    if (target !== undefined) target.ice = worn(target.ice, by);
  },
});

export interface RunResult {
  readonly seat: SeatId;
  readonly server: number;
}

export const runFailed = defineEvent<SkimState, RunResult>({
  name: 'run-failed',
  write: (state) => startRun(state, 0),
});

export const serverFell = defineEvent<SkimState, RunResult & { readonly data: number }>({
  name: 'server-fell',
  write(state, { seat, server, data }) {
    startRun(state, 0);
    const target = serverAt(state, server);
    if (target !== undefined) target.taken = seat;
    state[seat].score += data;
  },
});

export const events = [
  turnBegan,
  turnEnded,
  actionSpent,
  creditsGained,
  cardDrawn,
  deckRenewed,
  cardDiscarded,
  scriptPlayed,
  programInstalled,
  traced,
  runBegan,
  runRolled,
  shortfallPaid,
  iceRaised,
  iceWorn,
  runFailed,
  serverFell,
];
