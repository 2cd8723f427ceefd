/** The odds of a command as its seat can know them: worked out on guesses of what it cannot see, never on the truth. */
import {
  canonicalJson,
  type Facts,
  type Forecast,
  fastChance,
  type Game,
  type MatchView,
  type Odds,
  oddsOf,
  type Read,
  readable,
} from '@tablerunner/engine';

export interface SeatOdds {
  readonly rows: readonly { readonly outcome: Facts; readonly share: number; readonly ways: number }[];
  readonly of: number;
  /** `false` when the guesses disagree: then each share is the average over `guesses` of them. */
  readonly exact: boolean;
  readonly guesses: number;
}

const GUESSES = 16;
/** So many ways for the dice to fall take a while; then fewer guesses must do. */
const MANY_WAYS = 5_000;
const FEW_GUESSES = 4;

export function seatOdds(game: Game, seen: MatchView, choice: unknown, forecast?: Forecast<object>): Read<SeatOdds> {
  const found: Odds[] = [];
  let wanted = GUESSES;
  for (let i = 0; i < wanted; i++) {
    const state = game.guess(seen.view, fastChance(`odds/${i}`));
    const odds = oddsOf(game, { state, stack: [...seen.stack], drawn: 0 }, choice, forecast);
    if (!odds.ok) return odds;
    found.push(odds.value);
    if (Number(odds.value.of) > MANY_WAYS) wanted = FEW_GUESSES;
  }
  const [first] = found;
  const exact = first !== undefined && found.every((odds) => canonicalJson(odds) === canonicalJson(first));
  if (exact) {
    const of = Number(first.of);
    const rows = first.rows.map(({ outcome, ways }) => ({ outcome, ways: Number(ways), share: Number(ways) / of }));
    return readable({ rows, of, exact, guesses: found.length });
  }
  const shares = new Map<string, { outcome: Facts; share: number; ways: number }>();
  for (const { of, rows } of found) {
    for (const { outcome, ways } of rows) {
      const key = canonicalJson(outcome);
      const before = shares.get(key)?.share ?? 0;
      shares.set(key, { outcome, share: before + Number(ways) / Number(of) / found.length, ways: 0 });
    }
  }
  const rows = [...shares.values()].sort((a, b) => b.share - a.share);
  return readable({ rows, of: 0, exact, guesses: found.length });
}
