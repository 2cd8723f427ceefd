/** One game between machine players, without a table: fast dice, no log, the same result for the same seed. */
import { createPlayer, type Player } from '@tablerunner/ai';
import { fastChance, firstPosition, type Game, type Options, Runner, type Seat, viewOf } from '@tablerunner/engine';

export interface GameSetup {
  readonly options: Options;
  /** Who plays where. */
  readonly players: Readonly<Record<Seat, string>>;
  readonly seed: string;
}

export interface GameResult {
  readonly winners: readonly Seat[];
  readonly draw: boolean;
  readonly reason: string;
  /** Commands that players gave; answers of the engine are not counted. */
  readonly length: number;
}

/** A game that takes longer goes round in a circle. */
const LONGEST = 100_000;

export function playGame(game: Game, { options, players, seed }: GameSetup): GameResult {
  const chance = fastChance(seed);
  const runner = new Runner<object>(game, firstPosition(game, options, chance), chance);
  runner.advance();
  const seated = new Map(
    Object.entries(players).map(([seat, spec]) => [seat, playerOf(game, spec, `${seed}/${seat}`)]),
  );
  for (let length = 0; length <= LONGEST; length++) {
    const { outcome } = runner.position;
    if (outcome !== undefined) {
      return { winners: outcome.winners, draw: outcome.draw, reason: outcome.reason, length };
    }
    const seat = runner.seat ?? '';
    const player = seated.get(seat);
    if (player === undefined) throw new Error(`nobody plays ${seat}`);
    runner.play(player.choose(viewOf(game, runner, seat)));
  }
  throw new Error(`the game with the seed "${seed}" did not end within ${LONGEST} commands`);
}

function playerOf(game: Game, spec: string, seed: string): Player {
  const made = createPlayer(game, spec, seed);
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}
