/** Two thousand forged positions by the clock: none holds the table up. */
import { tryForged } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { burncycleGame } from '../../index.ts';
import { honestPositions } from './honest.ts';

test('no forged position is judged and played on for longer than a second', () => {
  const honest = honestPositions();
  tryForged(burncycleGame, honest, { seed: 'warm', times: 20 }); // compiles what the others then use
  const { broken, longest } = tryForged(burncycleGame, honest, { seed: 'by the clock', times: 2_000 });
  expect(broken).toEqual([]);
  expect(longest.ms, longest.by).toBeLessThan(1_000); // two hundred commands, and the reading
  const reading = tryForged(burncycleGame, honest, { seed: 'by the clock', times: 2_000, commands: 1 });
  expect(reading.longest.ms, reading.longest.by).toBeLessThan(200);
});
