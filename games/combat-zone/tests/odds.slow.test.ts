/** Odds of commands of random games, with cards by chance: they are told by names that are listed, and never break. */
import { fastChance, oddsOf, Runner } from '@tablerunner/engine';
import { expect, it } from 'vitest';
import { combatZoneGame } from '../index.ts';
import { notation } from '../notation/notation.ts';
import { outcomes } from '../rules/outcomes.ts';
import { positionsWithCards } from './cards/random-cards.ts';

/** So many commands of each position, drawn by chance. */
const EACH = 2;

it('odds of commands at steps of all kinds are told by listed names, and their shares make a whole', {
  timeout: 600_000,
}, () => {
  const chance = fastChance('odds');
  let [told, refused] = [0, 0];
  for (const [at, position] of positionsWithCards([0, 1], 1).entries()) {
    if (at % 12 > 0) for (const player of position.state.players) player.luck = 0; // with Luck, every face of every die counts
    const { state, stack } = position;
    const legal = new Runner(combatZoneGame, position, fastChance('unused')).legal();
    for (let i = 0; i < EACH; i++) {
      const choice = legal[chance.below(legal.length)];
      const policy = combatZoneGame.forecasts?.[i % 2 === 0 ? 0 : 2] ?? 'none';
      const odds = oddsOf(combatZoneGame, position, choice, policy);
      const text = notation.printChoice(choice, state, stack.at(-1) ?? { step: '', memory: {} });
      if (!odds.ok) {
        refused += 1;
        continue;
      }
      told += 1;
      for (const { outcome } of odds.value.rows)
        expect(Object.keys(outcomes), text).toEqual(expect.arrayContaining(Object.keys(outcome)));
      const ways = odds.value.rows.reduce((sum, row) => sum + BigInt(row.ways), 0n);
      expect(ways, text).toBe(BigInt(odds.value.of));
    }
  }
  expect(told).toBeGreaterThan(40);
  expect(refused).toBeLessThan(told / 10);
});
