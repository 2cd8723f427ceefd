/** Positions and commands of random games: what is printed is read back to the letter, and commands have a short form. */
import { expectCommandsReadBack, expectReadBack } from '@tablerunner/testkit';
import { expect, it } from 'vitest';
import { notation } from '../../notation/notation.ts';
import { playAtRandom, tableNumber } from '../random-play.ts';

/** Two cores and much else to do: the clock says little. */
const SLOW = { timeout: 120_000 };

it.each([0, 8, 10, 13])('positions and commands of table %i are read back', SLOW, (number) => {
  let [looks, positions, raw] = [0, 0, 0];
  playAtRandom(tableNumber(number), `notation ${number}`, (runner) => {
    const { position } = runner;
    const isLooked = looks % 9 === 0 || position.outcome !== undefined;
    looks += 1;
    if (isLooked) {
      positions += 1;
      expectReadBack(notation, position);
    }
    if (position.outcome !== undefined) return;
    const texts = expectCommandsReadBack(notation, runner, runner.legal());
    raw += texts.filter((text) => text.startsWith('{')).length;
  });
  expect(positions).toBeGreaterThan(9);
  expect(raw).toBe(0);
});
