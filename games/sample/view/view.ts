/** Who may see what: a list of what a viewer may see, and a whole state that fits it. Clauses SK-HAND-01, SK-CARD-03. */
import { type Chance, shuffleBy, type Viewer } from '@tablerunner/engine';
import { cards } from '../rules/cards.ts';
import { type CardId, type Run, type Runner, SEATS, type SeatId, type Server, type SkimState } from '../rules/types.ts';

interface RunnerView {
  readonly credits: number;
  readonly score: number;
  readonly programs: readonly CardId[];
  readonly cards: number;
  /** Told to its owner alone. */
  readonly hand?: readonly CardId[];
}

export interface SkimView {
  readonly viewer: Viewer;
  readonly rounds: number;
  readonly handLimit: number;
  readonly round: number;
  readonly active: SeatId;
  readonly actions: number;
  readonly servers: readonly Readonly<Server>[];
  readonly run: Readonly<Run>;
  readonly red: RunnerView;
  readonly blue: RunnerView;
  readonly deck: number;
  readonly discard: readonly CardId[];
  /** Cards in the deck and in hands that the viewer cannot see, in the order of the pack: the list of cards is open. */
  readonly unseen: readonly CardId[];
}

const viewRunner = ({ credits, score, programs, hand }: Runner, own: boolean): RunnerView => ({
  credits,
  score,
  programs: programs.slice(),
  cards: hand.length,
  ...(own ? { hand: hand.slice() } : {}),
});

export function view(state: SkimState, viewer: Viewer): SkimView {
  const hidden = SEATS.filter((seat) => seat !== viewer).map((seat) => state[seat].hand);
  return {
    viewer,
    rounds: state.rounds,
    handLimit: state.handLimit,
    round: state.round,
    active: state.active,
    actions: state.actions,
    servers: state.servers.map(({ ice, data, taken }) => ({ ice, data, taken })),
    run: { on: state.run.on, die: state.run.die, raised: state.run.raised },
    red: viewRunner(state.red, viewer === 'red'),
    blue: viewRunner(state.blue, viewer === 'blue'),
    deck: state.deck.length,
    discard: state.discard.slice(),
    unseen: inPackOrder([state.deck, ...hidden]),
  };
}

function inPackOrder(piles: readonly (readonly CardId[])[]): CardId[] {
  const counts = new Map<CardId, number>();
  for (const pile of piles) for (const card of pile) counts.set(card, (counts.get(card) ?? 0) + 1);
  return cards.flatMap(({ id }) => new Array<CardId>(counts.get(id) ?? 0).fill(id));
}

/** Deals the unseen cards by chance to the deck and to the hands that the viewer cannot see. */
export function guess(seen: SkimView, chance: Chance): SkimState {
  let place = 0;
  const unseen = shuffleBy(seen.unseen, (count) => chance.draw(count, place++, 'shuffle'));
  const runner = ({ credits, score, programs, cards: count, hand }: RunnerView): Runner => ({
    credits,
    score,
    hand: hand?.slice() ?? unseen.splice(unseen.length - count),
    programs: programs.slice(),
  });
  const red = runner(seen.red);
  const blue = runner(seen.blue);
  return {
    rounds: seen.rounds,
    handLimit: seen.handLimit,
    round: seen.round,
    active: seen.active,
    actions: seen.actions,
    servers: seen.servers.map(({ ice, data, taken }) => ({ ice, data, taken })),
    run: { on: seen.run.on, die: seen.run.die, raised: seen.run.raised },
    red,
    blue,
    deck: unseen,
    discard: seen.discard.slice(),
  };
}
