/** A partner for tests: of the choices that are not hopeless it takes the one that the hints value most, one step ahead. */
import { clonePosition, type Frame, fastChance, frameOf, type Game, type Position, Runner } from '@tablerunner/engine';
import { hints } from '../../ai/hints.ts';
import { burncycleGame } from '../../index.ts';
import { cloneState } from '../../rules/clone.ts';
import { gameOptions, seatsFor, setup } from '../../rules/setup/options.ts';
import { wholeGame } from '../../rules/setup/sequence.ts';
import type { BurncycleState } from '../../rules/types.ts';

const game = burncycleGame as unknown as Game<BurncycleState>;
/** Dice that each choice meets. */
const LOOKS = ['one', 'two', 'three', 'four'];
/** Above and below every value. */
const OVER = 10_000;

type At = Position<BurncycleState>;

export const positionOf = (state: BurncycleState, ...stack: readonly Frame[]): At => ({
  state,
  stack: [...stack],
  drawn: 0,
});

function worthAfter(position: At, choice: unknown, dice: string): number {
  const runner = new Runner<BurncycleState>(game, clonePosition(position, cloneState), fastChance(dice));
  runner.play(choice);
  const { outcome, state, stack } = runner.position;
  if (outcome !== undefined) return outcome.winners.length > 0 ? OVER : -OVER;
  return hints.value(state, runner.seat ?? '', stack);
}

/** The choices that the partner would think about. */
export function hopeful(position: At): readonly unknown[] {
  const runner = new Runner<BurncycleState>(game, clonePosition(position, cloneState), fastChance('legal'));
  const legal = runner.legal();
  const some = legal.filter((choice) => (hints.promise?.(runner.position.state, runner.frame, choice) ?? 1) > 0);
  return some.length > 0 ? some : legal;
}

export function chosen(position: At): { readonly kind: string; readonly [key: string]: unknown } {
  const worths = hopeful(position).map((choice) => ({
    choice,
    worth: LOOKS.reduce((sum, dice) => sum + worthAfter(position, choice, dice), 0),
  }));
  return worths.reduce((best, next) => (next.worth > best.worth ? next : best)).choice as never;
}

/** A whole game by such partners, up to a number of decisions. */
export function playedGame(options: object, seed: string, most: number): Runner<BurncycleState> {
  const chance = fastChance(seed);
  let drawn = 0;
  const pick = (count: number): number => chance.draw(count, drawn++, 'pick');
  const read = gameOptions.parse(options);
  const state = setup(read, seatsFor(read), { pick, die: (sides) => 1 + pick(sides), shuffle: (items) => [...items] });
  const runner = new Runner<BurncycleState>(game, positionOf(state, frameOf(wholeGame, { at: 0 })), chance);
  runner.advance();
  for (let i = 0; i < most && runner.position.outcome === undefined; i++) runner.play(chosen(runner.position));
  return runner;
}
