/** No forged position holds the table up: each is refused or played on for 200 commands within 200 ms. */
import { tryForged } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';
import { honestPositions, TABLES } from './forged.ts';

test.each(TABLES)(
  '500 forged positions of a match with %o take at most 200 ms each',
  { timeout: 60_000 },
  (options) => {
    const honest = honestPositions(options);
    tryForged(escapeGame, honest, { seed: 'warm', times: 20 }); // what is compiled only once is no part of it
    const { broken, longest } = tryForged(escapeGame, honest, { seed: 'hasty', times: 500 });
    expect(broken).toEqual([]);
    expect(longest.ms, longest.by).toBeLessThanOrEqual(200);
  },
);
