/** Plays on from a position as people might, quickly: by chance, the promising choices more often. */
import { type FastChance, type Game, type Position, payoff, Runner } from '@tablerunner/engine';

const ALL = 0x1_0000_0000;
/** A decision with so few choices, about which the game has nothing to say beforehand, is worth a look ahead. */
const FEW = 3;
/** Who plays on sees what is promising: twice the promise is chosen four times as often. */
const SHARPNESS = 2;
/** A look ahead decides this often in a hundred: always would play the same again and again. */
const LOOKS = 80;
/** Above any value of a game: it is over, and won. */
const WON = Number.MAX_VALUE;

/** Answers up to `depth` decisions, or fewer when the stretch of play or the game ends. */
type Playout<S extends object> = (runner: Runner<S>, depth: number, chance: FastChance, isOver: IsOver<S>) => void;

/** Whether there is no need to look further. */
type IsOver<S> = (position: Position<S>) => boolean;

export function playoutBy<S extends object>(game: Game<S>): Playout<S> {
  const { hints } = game;
  const weights: number[] = [];
  let aside: Runner<S> | undefined;

  /** Fills in the weights and gives back their sum, or 0 when all choices look alike. */
  const weigh = (runner: Runner<S>, legal: readonly unknown[]): number => {
    if (hints.promise === undefined) return 0;
    const { state } = runner.position;
    const { frame } = runner;
    let sum = 0;
    let alike = true;
    for (let i = 0; i < legal.length; i++) {
      const weight = Math.max(0, hints.promise(state, frame, legal[i])) ** SHARPNESS;
      weights[i] = weight;
      sum += weight;
      if (weight !== weights[0]) alike = false;
    }
    return alike ? 0 : sum;
  };

  /** What the choice leads to for the seat, up to the next decision. */
  const lookAt = (runner: Runner<S>, choice: unknown, chance: FastChance): number => {
    const seat = runner.seat ?? '';
    const { state, stack } = runner.position;
    const position = { state: game.clone(state), stack: stack.slice(), drawn: 0 };
    if (aside === undefined) aside = new Runner<S>(game, position, chance);
    else aside.reset(position);
    aside.chance = chance;
    aside.play(choice);
    const after = aside.position;
    if (after.outcome !== undefined) return (payoff(after.outcome, seat) - 1) * WON;
    return hints.value(after.state, seat, after.stack);
  };

  const bestOf = (runner: Runner<S>, legal: readonly unknown[], chance: FastChance): unknown => {
    let best = legal[0];
    let high = Number.NEGATIVE_INFINITY;
    for (const choice of legal) {
      const value = lookAt(runner, choice, chance);
      if (value <= high) continue;
      high = value;
      best = choice;
    }
    return best;
  };

  const pick = (runner: Runner<S>, legal: readonly unknown[], chance: FastChance): unknown => {
    if (legal.length === 1) return legal[0];
    const sum = weigh(runner, legal);
    if (sum === 0) {
      if (legal.length <= FEW && chance.below(100) < LOOKS) return bestOf(runner, legal, chance);
      return legal[chance.below(legal.length)];
    }
    let left = (chance.next() / ALL) * sum;
    for (let i = 0; i < legal.length - 1; i++) {
      left -= weights[i] as number;
      if (left < 0) return legal[i];
    }
    return legal[legal.length - 1];
  };

  return (runner, depth, chance, isOver) => {
    for (let i = 0; i < depth && !isOver(runner.position); i++) {
      runner.play(pick(runner, runner.legal(), chance));
    }
  };
}
