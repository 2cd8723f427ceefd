/** Whole games of every mission with one to four players, played by chance: no fault, no dead end, and what can never be is never so. */
import { type Chance, fastChance, frameOf, type Game, Runner } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { MISSIONS } from '../content/missions.ts';
import { DIFFICULTIES, SUPPLY_CHIPS } from '../rules/lists.ts';
import { defaultTable } from '../rules/options.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { startGame } from '../rules/setup/start.ts';
import type { BurncycleState } from '../rules/types.ts';
import { game } from './kit.ts';

/** Random games are lost by threat long before this. */
const MOST_DECISIONS = 4000;

function begin(
  mission: number,
  players: number,
  seed: string,
): { readonly runner: Runner<BurncycleState>; readonly chance: Chance } {
  const chance = fastChance(seed);
  let drawn = 0;
  const pick = (count: number): number => chance.draw(count, drawn++, 'pick');
  const played = MISSIONS[mission];
  if (played === undefined) throw new Error(`there is no mission ${mission}`);
  const state = startGame(
    { mission: played, difficulty: DIFFICULTIES[players % 3] ?? 'standard', captain: 'random', table: defaultTable },
    ['r', 's', 't', 'u'].slice(0, players),
    { pick, die: (sides) => 1 + pick(sides), shuffle: (items) => [...items] },
  );
  const position = { state, stack: [frameOf(wholeGame, { at: 0 })], drawn };
  return {
    runner: new Runner<BurncycleState>(game as Game<BurncycleState>, position as never, chance, { record: true }),
    chance,
  };
}

/** The number of action chips never changes (BC-LIMIT-01). */
const chipsOf = ({ stock, team, bots, burncycle }: BurncycleState): number =>
  [stock, team, ...bots.map(({ supply }) => supply)].reduce(
    (sum, chips) => sum + SUPPLY_CHIPS.reduce((all, chip) => all + chips[chip], 0),
    0,
  ) + burncycle.filter(({ chip }) => chip !== undefined && chip !== 'captain').length;

function audit(state: BurncycleState): string | undefined {
  const cells = [...state.bots, ...state.guards].map(({ cell }) => cell).filter((cell) => cell >= 0);
  if (new Set(cells).size < cells.length) return 'two units share a space (BC-SPACE-02)';
  if (state.bots.some(({ energy }) => energy < 0 || energy > 10)) return 'energy out of bounds (BC-ENERGY-03)';
  if (state.bots.some(({ level, keys }) => level < 1 || level > 6 || keys < 0)) return 'a level or keys out of bounds';
  if (state.threat < 0 || state.threat > 26) return 'threat out of bounds';
  if (state.pings.length > 4 || new Set(state.pings).size < state.pings.length)
    return 'pings out of bounds (BC-PING-03)';
  if (state.floor.destroyed.length > 3) return 'more than three destroyed walls (BC-STRIKE-19)';
  if (SUPPLY_CHIPS.some((chip) => state.stock[chip] < 0)) return 'the stock is overdrawn';
  return undefined;
}

describe.each(MISSIONS.map(({ id }, index) => ({ id, index })))('$id', ({ index }) => {
  test.each([1, 2, 3, 4])('BC-GAME-01 %i players play to the end, and win or lose together', (players) => {
    const { runner } = begin(index, players, `random ${index} ${players}`);
    const die = fastChance(`choices ${index} ${players}`);
    const chips = chipsOf(runner.position.state);
    runner.advance();
    let decisions = 0;
    while (runner.position.outcome === undefined && decisions++ < MOST_DECISIONS) {
      const legal = runner.legal();
      expect(legal.length, runner.step.name).toBeGreaterThan(0);
      runner.play(legal[die.draw(legal.length, decisions, 'pick')]);
      runner.events = [];
      expect(audit(runner.position.state), runner.step.name).toBeUndefined();
      expect(chipsOf(runner.position.state), runner.step.name).toBe(chips);
    }
    const { outcome } = runner.position;
    expect(outcome?.draw).toBe(false);
    expect([0, players]).toContain(outcome?.winners.length);
  });
});
