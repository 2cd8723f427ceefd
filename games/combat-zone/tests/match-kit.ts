/** Whole matches for tests: set up from options, deployed by hand or by chance, played by anybody who chooses. */
import {
  type Chance,
  defineGame,
  fastChance,
  firstPosition,
  type Game,
  Runner,
  readOptions,
} from '@tablerunner/engine';
import { gameOptions, seatsFor, setup } from '../rules/setup/options.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { events, steps, triggers } from '../rules/steps.ts';
import type { CombatZoneState } from '../rules/types.ts';

/** The game without text and drawing. */
export const bareGame = defineGame<CombatZoneState, object>({
  id: 'combat-zone',
  options: gameOptions,
  seats: seatsFor,
  setup,
  first: () => ({ step: wholeGame.name, memory: {} }),
  steps,
  events,
  triggers,
  turnOrder: ({ seats, control }: CombatZoneState) => [...seats.slice(control), ...seats.slice(0, control)],
} as unknown as Parameters<typeof defineGame<CombatZoneState, object>>[0]) as Game<CombatZoneState>;

export function optionsOf(given: object): Record<string, unknown> {
  const read = readOptions(bareGame, given);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  return read.value;
}

/** Why options are refused; empty where they are not. */
export function problemOf(given: object): string {
  const read = readOptions(bareGame, given);
  return read.ok ? '' : `${read.where}: ${read.problem}`;
}

export function matchOf(given: object, chance: Chance = fastChance('match')): Runner<CombatZoneState> {
  const runner = new Runner<CombatZoneState>(bareGame, firstPosition(bareGame, optionsOf(given), chance), chance, {
    record: true,
  });
  runner.advance();
  return runner;
}

export const tableFor = (given: object, seed = 'table'): CombatZoneState =>
  firstPosition(bareGame, optionsOf(given), fastChance(seed)).state;

/** Answers by `choose` while the step lasts. */
export function playWhile(
  runner: Runner<CombatZoneState>,
  isLasting: (runner: Runner<CombatZoneState>) => boolean,
  choose: (legal: readonly unknown[]) => unknown = ([first]) => first,
): void {
  while (runner.position.outcome === undefined && isLasting(runner)) runner.play(choose(runner.legal()));
}

export const isDeploying = ({ step }: Runner<CombatZoneState>): boolean => step.name === 'combat-zone/deployment';
