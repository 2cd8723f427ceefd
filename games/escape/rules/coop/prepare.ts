/** Set-up of Cooperation: the squad is shared out, the automated ISC is built. Clauses ES-COOP-01 to 05, ES-LEADER, ES-AI; ES-EX-09. */
import { defineStep, type Seat } from '@tablerunner/engine';
import { CARDS, TOKENS } from '../../content/repression.ts';
import { repressionPrepared, squadShared } from '../events/coop.ts';
import { COLOURS, type Colour, type EscapeState, type Repression, type Token } from '../types.ts';

const TOP_RANK = 4;

/**
 * ES-COOP-02: sums of ranks as equal as possible, every player with somebody. The Leader has the Rank 4 (ES-LEADER-01); the
 * others are dealt from the highest rank down, each to whoever has the least.
 */
export function sharesOf(state: EscapeState): readonly Seat[] {
  const sums = new Map(state.seats.map((seat) => [seat, 0]));
  const seats = state.units.map(() => state.leader);
  const give = (index: number, seat: Seat): void => {
    seats[index] = seat;
    sums.set(seat, (sums.get(seat) ?? 0) + (state.units[index]?.profile.rank ?? 0));
  };
  const rebels = state.units.flatMap((unit, index) => (unit.faction === 'resistance' ? [index] : []));
  const rank = (index: number): number => state.units[index]?.profile.rank ?? 0;
  const top = rebels.find((index) => rank(index) === TOP_RANK);
  if (top !== undefined) give(top, state.leader);
  for (const index of rebels.filter((other) => other !== top).sort((a, b) => rank(b) - rank(a))) {
    give(index, poorest(state.seats, sums));
  }
  return seats;
}

/** Who has the least; of several the last to be seated, so that the Leader is served last. */
const poorest = (seats: readonly Seat[], sums: ReadonlyMap<Seat, number>): Seat =>
  [...seats].sort((a, b) => (sums.get(a) ?? 0) - (sums.get(b) ?? 0) || seats.indexOf(a) - seats.indexOf(b))[0] ?? '';

export const shareSquad = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/share-squad',
  clause: 'ES-COOP-02',
  run(state, _memory, engine) {
    engine.emit(squadShared, { seats: sharesOf(state) });
    engine.done();
  },
});

export const prepareRepression = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/prepare-repression',
  clause: 'ES-AI-07',
  run(state, _memory, engine) {
    const heldBack = state.units.flatMap((unit, index) => (unit.faction === 'isc' ? [index] : []));
    const repression: Repression = {
      pile: engine.shuffle(CARDS, 'repression'),
      drawn: [],
      piles: pilesOf(state),
      tokens: [],
      cardsPerTurn: state.repression?.cardsPerTurn ?? 1,
    };
    engine.emit(repressionPrepared, { repression, heldBack });
    engine.done();
  },
});

/** ES-AI-01, ES-AI-03, ES-AI-05: bots of all colours, and the tokens of the characters that were chosen, by colour and rank. */
function pilesOf(state: EscapeState): Repression['piles'] {
  let number = 0;
  const isFaced = (colour: Colour, rank: number): boolean =>
    rank === 1 || state.units.some(({ profile }) => profile.colour === colour && profile.rank === rank);
  const pile = (colour: Colour): Pick<Token, 'id' | 'rank' | 'bots'>[] =>
    TOKENS.filter(({ rank }) => isFaced(colour, rank)).flatMap(({ rank, bots, copies }) =>
      Array.from({ length: copies }, () => ({ id: ++number, rank, bots })),
    );
  const [black, green, blue] = COLOURS.map(pile);
  return { black: black ?? [], green: green ?? [], blue: blue ?? [] };
}
