/** What happens to the automated ISC of Cooperation: cards, tokens, drones. */
import { defineEvent, type Seat } from '@tablerunner/engine';
import { cloneRepression } from '../clone.ts';
import { listOf } from '../list-of.ts';
import { pieceCame, piecesChanged } from '../live.ts';
import { profileAt } from '../profiles.ts';
import { tokenNumbered } from '../tokens.ts';
import type { Colour, EscapeState, Repression, RepressionCard } from '../types.ts';
import { newUnit, unitAt, unitOrNobody } from '../units.ts';

/** ES-COOP-01, ES-COOP-02: who controls whom; the ISC's cards are the Leader's to handle. */
export const squadShared = defineEvent<EscapeState, { seats: readonly Seat[] }>({
  name: 'escape/squad-shared',
  write(state, { seats }) {
    for (const [index, seat] of seats.entries()) unitAt(state, index).seat = seat;
  },
});

/** ES-AI-01 to ES-AI-07: the order of the cards is nobody's to know. */
export const repressionPrepared = defineEvent<EscapeState, { repression: Repression; heldBack: readonly number[] }>({
  name: 'escape/repression-prepared',
  write(state, { repression, heldBack }) {
    state.repression = cloneRepression(repression); // what was told must not change with the state
    for (const index of heldBack) unitAt(state, index).place = 'out'; // with a full gauge: nobody has put it there
    piecesChanged(state);
  },
  seen: ({ repression: { pile, cardsPerTurn } }) => ({ cards: pile.length, cardsPerTurn }),
});

const repressionOf = (state: EscapeState): Repression => {
  if (state.repression === undefined) throw new Error('there is no Repression in this mode');
  return state.repression;
};

/** ES-REPR-02: face up. */
export const repressionDrawn = defineEvent<EscapeState, RepressionCard>({
  name: 'escape/repression-drawn',
  write(state, card) {
    const { pile, drawn } = repressionOf(state);
    pile.splice(
      pile.findIndex(({ id }) => id === card.id),
      1,
    );
    drawn.push(card);
  },
  reveals: true,
});

/** ES-AI-08: the last card was drawn. */
export const lastTurnCame = defineEvent<EscapeState, { turn: number }>({
  name: 'escape/last-turn-came',
  write(state, { turn }) {
    state.lastTurn = turn;
  },
});

/** The cards of this turn have done their work, or Active Lockdown has thrown them out (ES-CEVENT-15). */
export const repressionDiscarded = defineEvent<EscapeState, { cards: readonly string[] }>({
  name: 'escape/repression-discarded',
  write(state, { cards }) {
    const repression = repressionOf(state);
    repression.drawn = repression.drawn.filter(({ id }) => !cards.includes(id));
  },
});

/**
 * ES-AI-06. Numbers tell nothing: the lowest number of the pile goes on the table, whatever force was drawn, so nobody can
 * recognise a token that was revealed before.
 */
export const tokenDrawn = defineEvent<EscapeState, { colour: Colour; airlock: number; pick: number }>({
  name: 'escape/token-drawn',
  write(state, { colour, airlock, pick }) {
    const repression = repressionOf(state);
    const pile = repression.piles[colour];
    const drawn = pile[pick];
    if (drawn === undefined) return;
    const { id, rank, bots } = drawn;
    let number = id;
    for (const token of pile) number = Math.min(number, token.id);
    repression.piles[colour] = listOf(pile, (token) =>
      token.id === number ? { id, rank: token.rank, bots: token.bots } : token,
    );
    repression.piles[colour].splice(pick, 1);
    repression.tokens.push({ id: number, rank, bots, colour, cell: -1, airlock });
  },
  seen: ({ colour, airlock }) => ({ colour, airlock }),
});

export const tokenMoved = defineEvent<EscapeState, { token: number; to: number }>({
  name: 'escape/token-moved',
  write(state, { token, to }) {
    const moved = tokenNumbered(state, token);
    if (moved !== undefined) moved.cell = to;
  },
});

/** ES-RULE-73: both cells of its Airlock are taken by other tokens. */
export const tokenTurnedBack = defineEvent<EscapeState, { token: number; airlock: number }>({
  name: 'escape/token-turned-back',
  write(state, { token }) {
    const moved = tokenNumbered(state, token);
    if (moved !== undefined) moved.cell = -1;
  },
});

/** ES-TOKEN-06, ES-TOKEN-11: shown to all, and back into its pile. */
export const tokenRevealed = defineEvent<
  EscapeState,
  { token: number; colour: Colour; rank: number; bots: number; cell: number }
>({
  name: 'escape/token-revealed',
  write(state, { token, colour, rank, bots }) {
    const repression = repressionOf(state);
    repression.tokens = repression.tokens.filter(({ id }) => id !== token);
    repression.piles[colour].push({ id: token, rank, bots });
  },
  reveals: true,
});

/**
 * ES-TOKEN-08: a fighter of the ISC stands on the board, for the first time or again with a full gauge (ES-RULE-76). While
 * characters of its colour are being activated it is too late for it to join them (ES-RULE-65).
 */
export const droneAppeared = defineEvent<EscapeState, { id: string; profile: string; cell: number }>({
  name: 'escape/drone-appeared',
  write(state, { id, profile: name, cell }) {
    const known = state.units.findIndex((other) => other.id === id);
    const before = unitOrNobody(state, known);
    const profile = before?.profile ?? profileAt(state.options, name);
    if (profile === undefined) throw new Error(`there is no card of ${name}`);
    const acting = unitOrNobody(state, state.active);
    const activated = acting?.faction === 'isc' && acting.profile.colour === profile.colour;
    const unit = newUnit(id, profile, state.leader);
    unit.place = 'board';
    unit.cell = cell;
    unit.activated = activated;
    const index = known < 0 ? state.units.length : known;
    if (before === undefined) state.units.push(unit);
    else state.units[known] = unit;
    if (before?.place === 'board') piecesChanged(state);
    else pieceCame(state, index, cell);
  },
});

/** ES-CEVENT-03. */
export const unitTrapped = defineEvent<EscapeState, { unit: number }>({
  name: 'escape/unit-trapped',
  write(state, { unit }) {
    state.trapped = unit;
  },
});

/** ES-CEVENT-14. */
export const airlockShut = defineEvent<EscapeState, { airlock: number }>({
  name: 'escape/airlock-shut',
  write(state, { airlock }) {
    state.shutAirlock = airlock;
  },
});
