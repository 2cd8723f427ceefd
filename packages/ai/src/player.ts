/** A machine player: it gets what its seat may see and gives back one of the legal choices. And how one is named. */
import { type MatchView, type Read, readable, unreadable } from '@tablerunner/engine';

export interface Player {
  /** As it was named: `random`, `greedy`, `search:1000`. */
  readonly name: string;
  /** One of `seen.legal`. The seat's own view is all that a player ever gets: neither the state nor the match. */
  choose(seen: MatchView): unknown;
}

export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export type PlayerSpec =
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy' }
  | { readonly kind: 'search'; readonly budget: Budget };

const MOST_ITERATIONS = 10_000_000;
const MOST_MILLISECONDS = 600_000;
const KINDS = 'a player is random, greedy, search:1000 (iterations) or search:200ms (time for each choice)';

/** Reads the name of a player: `random`, `greedy`, `search:1000`, `search:200ms`. */
export function readPlayerSpec(text: string): Read<PlayerSpec> {
  if (text === 'random' || text === 'greedy') return readable({ kind: text });
  const [, digits, unit] = /^search:(\d{1,9})(ms)?$/.exec(text) ?? [];
  if (digits === undefined) return unreadable('player', `there is no player called "${text}": ${KINDS}`);
  const amount = Number(digits);
  const most = unit === undefined ? MOST_ITERATIONS : MOST_MILLISECONDS;
  if (amount < 1 || amount > most) {
    return unreadable('player', `"${text}": the budget of a search is 1 to ${most}${unit ?? ' iterations'}`);
  }
  return readable({ kind: 'search', budget: unit === undefined ? { iterations: amount } : { milliseconds: amount } });
}

/** What the seat that looks may choose. A player that is asked out of turn is a bug of whoever asked. */
export function choicesOf(seen: MatchView): readonly unknown[] {
  if (seen.legal !== undefined && seen.legal.length > 0) return seen.legal;
  throw new Error(`a player of ${seen.game} was asked to choose, but the view of ${seen.viewer} has no legal choice`);
}
