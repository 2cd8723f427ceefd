/** Random games for tests that want to see many positions. */
import { fastChance, firstPosition, Runner } from '@tablerunner/engine';
import { type SkimState, sample } from '../index.ts';

/** Calls `look` at every decision of so many random games. */
export function eachDecision(games: number, look: (runner: Runner<SkimState>) => void, options = {}): void {
  const chance = fastChance('random games');
  for (let i = 0; i < games; i++) {
    const given = { rounds: 12, handLimit: 5, handSize: 3, credits: 2, ...options };
    const runner = new Runner<SkimState>(sample, firstPosition(sample, given, chance), chance);
    runner.advance();
    for (;;) {
      look(runner);
      if (runner.position.outcome !== undefined) break;
      const legal = runner.legal();
      runner.play(legal[chance.below(legal.length)]);
    }
  }
}
