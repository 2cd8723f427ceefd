/** Positions and commands of random games: what is printed is read back to the letter, and commands have a short form. */
import { canonicalJson } from '@tablerunner/engine';
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
      const text = notation.printPosition(position);
      const read = notation.parsePosition(text);
      expect(read, text).toMatchObject({ ok: true });
      // Only whether: the texts are long.
      if (read.ok) expect(canonicalJson(read.value) === canonicalJson(position), text).toBe(true);
    }
    if (position.outcome !== undefined) return;
    for (const choice of runner.legal()) {
      const text = notation.printChoice(choice, position.state, runner.frame);
      const read = notation.parseChoice(text, position.state, runner.frame);
      expect(read, `${runner.frame.step}: ${text}`).toEqual({ ok: true, value: choice });
      if (text.startsWith('{')) raw += 1;
    }
  });
  expect(positions).toBeGreaterThan(9);
  expect(raw).toBe(0);
});
