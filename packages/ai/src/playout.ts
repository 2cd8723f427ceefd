/** Plays on from a position as people might, quickly: by chance, the promising choices more often. */
import type { FastChance, Game, Runner } from '@tablerunner/engine';

const ALL = 0x1_0000_0000;

/** Answers up to `depth` decisions, or fewer when the game ends. */
export type Playout<S extends object> = (runner: Runner<S>, depth: number) => void;

export function playoutBy<S extends object>(game: Game<S>, chance: FastChance): Playout<S> {
  const weights: number[] = [];
  const { hints } = game;

  const pick = (runner: Runner<S>, legal: readonly unknown[]): unknown => {
    if (legal.length === 1) return legal[0];
    if (hints.promise === undefined) return legal[chance.below(legal.length)];
    const { state } = runner.position;
    const { frame } = runner;
    let sum = 0;
    for (let i = 0; i < legal.length; i++) {
      const weight = Math.max(0, hints.promise(state, frame, legal[i]));
      weights[i] = weight;
      sum += weight;
    }
    if (!(sum > 0)) return legal[chance.below(legal.length)];
    let left = (chance.next() / ALL) * sum;
    for (let i = 0; i < legal.length - 1; i++) {
      left -= weights[i] as number;
      if (left < 0) return legal[i];
    }
    return legal[legal.length - 1];
  };

  return (runner, depth) => {
    for (let i = 0; i < depth && runner.position.outcome === undefined; i++) {
      runner.play(pick(runner, runner.legal()));
    }
  };
}
