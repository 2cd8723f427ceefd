/** Nobody holds up the program with a forged position: however it is bent, printing, reading and judging it is short work. */
import { tryForged } from '@tablerunner/testkit';
import { expect, it } from 'vitest';
import { combatZoneGame } from '../../index.ts';
import { positionsWithCards } from '../cards/random-cards.ts';

it('300 forged positions are refused or taken up, each within 200 ms', { timeout: 120_000 }, () => {
  const honest = positionsWithCards([0, 1, 2], 1);
  tryForged(combatZoneGame, honest, { seed: 'warm', times: 30, commands: 1 }); // the first ones pay for what is made once
  const { broken, longest } = tryForged(combatZoneGame, honest, { seed: 'short work', times: 300, commands: 1 });
  expect(broken).toEqual([]);
  expect(longest.ms, longest.by).toBeLessThan(200);
});
