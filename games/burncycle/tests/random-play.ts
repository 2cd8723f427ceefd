/** Whole games of any mission, played by chance, for tests that want many positions. */
import { fastChance, frameOf, type Game, Runner } from '@tablerunner/engine';
import { MISSIONS } from '../content/missions.ts';
import { DIFFICULTIES } from '../rules/lists.ts';
import { defaultTable } from '../rules/options.ts';
import { SEATS } from '../rules/setup/options.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { startGame } from '../rules/setup/start.ts';
import type { BurncycleState } from '../rules/types.ts';
import { game } from './kit.ts';

interface Play {
  /** The number of the mission in the content. */
  readonly mission: number;
  readonly players: number;
  readonly seed: string;
  readonly most: number;
}

/** Calls `look` at every decision, and once at the end. */
export function playAtRandom(
  { mission, players, seed, most }: Play,
  look: (runner: Runner<BurncycleState>) => void,
): void {
  const chance = fastChance(seed);
  const die = fastChance(`${seed} choices`);
  let drawn = 0;
  const pick = (count: number): number => chance.draw(count, drawn++, 'pick');
  const played = MISSIONS[mission];
  if (played === undefined) throw new Error(`there is no mission ${mission}`);
  const state = startGame(
    { mission: played, difficulty: DIFFICULTIES[players % 3] ?? 'standard', captain: 'random', table: defaultTable },
    SEATS.slice(0, players),
    { pick, die: (sides) => 1 + pick(sides), shuffle: (items) => [...items] },
  );
  const position = { state, stack: [frameOf(wholeGame, { at: 0 })], drawn };
  const runner = new Runner<BurncycleState>(game as Game<BurncycleState>, position as never, chance);
  runner.advance();
  for (let decisions = 0; runner.position.outcome === undefined && decisions < most; decisions++) {
    look(runner);
    const legal = runner.legal();
    runner.play(legal[die.draw(legal.length, decisions, 'pick')]);
  }
  look(runner);
}
