/** A server that does not answer is asked less and less often. */
import { expect, test } from 'vitest';
import { pauseAfter } from '../src/link/pauses.ts';
import type { MyTable } from '../src/link/tables.ts';
import { lookAgain } from '../src/lobby/use-my-tables.ts';

test('pauses grow up to their bound, and are spread over half of it', () => {
  const pauses = { first: 250, longest: 30_000 };
  expect([0, 1, 2, 6, 7, 100].map((failures) => pauseAfter(failures, pauses, 1))).toEqual([
    250, 500, 1000, 16_000, 30_000, 30_000,
  ]);
  expect(pauseAfter(100, pauses, 0)).toBe(15_000);
});

test('the list of matches asks less often while the server fails, also when somebody comes back to the page', async () => {
  const waits: number[] = [];
  let next: () => void = () => undefined;
  let isUp = true;
  let asked = 0;
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
  const looking = lookAgain(
    async () => {
      asked += 1;
      return [{ reachable: isUp } as MyTable];
    },
    () => undefined,
    {
      after(milliseconds, work) {
        waits.push(milliseconds);
        next = work;
        return () => undefined;
      },
      jitter: () => 1,
      isSeen: () => true,
    },
  );
  looking.now();
  await settle();
  isUp = false;
  for (let i = 0; i < 6; i++) {
    next();
    await settle();
  }
  expect(waits).toEqual([20_000, 40_000, 80_000, 160_000, 240_000, 240_000, 240_000]);
  const before = asked;
  looking.soon();
  expect(asked).toBe(before);
  isUp = true;
  next();
  await settle();
  expect(waits.at(-1)).toBe(20_000);
  looking.soon();
  expect(asked).toBe(before + 2);
});
