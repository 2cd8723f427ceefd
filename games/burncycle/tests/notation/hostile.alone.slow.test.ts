/** Two thousand forged positions by the clock: none holds the table up. */
import { expect, test } from 'vitest';
import { judgeForged } from './hostile-kit.ts';

test('no forged position and no command after it takes 200 ms', () => {
  judgeForged(20, 'warm', 60_000); // compiles what the others then use
  const { played, refused } = judgeForged(2_000, 'by the clock', 200);
  expect(played + refused).toBe(2_000);
});
