/** Plays whole matches between named players, the seats swapped evenly, and counts: a win 1, a draw a half. */
import { fastChance, firstPosition, type Game, payoff, Runner, readOptions, viewOf } from '@tablerunner/engine';
import { createPlayer, type Player } from '../src/index.ts';

export interface Pairing {
  /** The player whose share is counted, against the other on all other seats. */
  readonly one: string;
  readonly other: string;
  /** Matches from this number up to, without, that number; the seats change with each. */
  readonly from: number;
  readonly to: number;
  readonly options?: unknown;
}

/** Points of `one`: two for each win, one for each draw. */
export function pointsOf<S extends object, V extends object>(game: Game<S, V>, pairing: Pairing): number {
  let points = 0;
  for (let match = pairing.from; match < pairing.to; match++) points += playOne(game, pairing, match);
  return points;
}

function playOne<S extends object, V extends object>(game: Game<S, V>, pairing: Pairing, match: number): number {
  const options = readOptions(game, pairing.options);
  if (!options.ok) throw new Error(options.problem);
  const seats = game.seats(options.value);
  const chance = fastChance(`match ${match >> 1}`); // the same deal twice, once from each side
  const mine = seats[match % seats.length] ?? '';
  const players = new Map(
    seats.map((seat) => [seat, made(game, seat === mine ? pairing.one : pairing.other, `${seat} ${match}`)]),
  );
  const runner = new Runner<S>(game, firstPosition(game, options.value, chance), chance);
  runner.advance();
  while (runner.seat !== undefined) {
    runner.play(players.get(runner.seat)?.choose(viewOf(game, runner, runner.seat)));
  }
  const { outcome } = runner.position;
  return outcome === undefined ? 0 : payoff(outcome, mine);
}

export function made<S extends object, V extends object>(
  game: Game<S, V>,
  name: string,
  seed: number | string,
): Player {
  const player = createPlayer(game, name, seed);
  if (!player.ok) throw new Error(player.problem);
  return player.value;
}
