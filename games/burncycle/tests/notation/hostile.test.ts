/** Forged states: printing and reading them ends in a sentence, or in a position that plays on like an honest one. */
import { Problem } from '@tablerunner/engine';
import { tryForged } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { burncycleGame } from '../../index.ts';
import { REMEMBERING } from '../../notation/memories.ts';
import { notation } from '../../notation/notation.ts';
import { steps } from '../../rules/steps.ts';
import { honestPositions } from './honest.ts';

const honest = honestPositions();

test('five hundred forged positions are refused in a sentence or play on', { timeout: 120_000 }, () => {
  const { broken, played, refused } = tryForged(burncycleGame, honest, { seed: 'forged', times: 500 });
  expect(broken).toEqual([]);
  expect(played).toBeGreaterThan(40);
  expect(refused).toBeGreaterThan(200);
});

test('BC-POOL-04 a pool without end is refused, not counted through', () => {
  for (const position of honest.slice(0, 3)) {
    for (const elite of [6, 99, 1_000_000, Number.MAX_SAFE_INTEGER]) {
      const forged = { ...position, state: { ...position.state, pool: { ...position.state.pool, elite } } };
      const read = () => {
        const back = notation.parsePosition(notation.printPosition(forged));
        if (!back.ok) throw new Problem(back.problem);
      };
      expect(read).toThrow(Problem);
    }
  }
});

test('honest positions keep their form', () => {
  for (const position of honest)
    expect(notation.parsePosition(notation.printPosition(position))).toMatchObject({ ok: true });
});

test('it is known of every step what it remembers', () => {
  expect([...REMEMBERING].sort()).toEqual([...new Set(steps.map(({ name }) => name.replace('burncycle/', '')))].sort());
});
