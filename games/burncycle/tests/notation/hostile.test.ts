/** Forged states: printing and reading them ends in a sentence, or in a position that plays on like an honest one. */
import { expect, test } from 'vitest';
import { REMEMBERING } from '../../notation/memories.ts';
import { steps } from '../../rules/steps.ts';
import { honestPositions, judgeForged, readBack } from './hostile-kit.ts';

/** Far more than any command takes: a busy machine must not make a test fail, and what runs away takes much longer. */
const RUNAWAY_MS = 5_000;

test('five hundred forged positions are refused in a sentence or play on', { timeout: 120_000 }, () => {
  const { played, refused } = judgeForged(500, 'forged', RUNAWAY_MS);
  expect(played).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(200);
});

test('BC-POOL-04 a pool without end is refused, not counted through', () => {
  for (const position of honestPositions().slice(0, 3)) {
    for (const elite of [6, 99, 1_000_000, Number.MAX_SAFE_INTEGER]) {
      const pool = { ...position.state.pool, elite };
      const read = readBack({ ...position, state: { ...position.state, pool } });
      expect(read).toMatchObject({ ok: false });
    }
  }
});

test('honest positions keep their form', () => {
  for (const position of honestPositions()) expect(readBack(position)).toMatchObject({ ok: true });
});

test('it is known of every step what it remembers', () => {
  expect([...REMEMBERING].sort()).toEqual([...new Set(steps.map(({ name }) => name.replace('burncycle/', '')))].sort());
});
