/** No forged position holds the table up: each is refused or played on within 200 ms. */
import { clonePosition, type Position } from '@tablerunner/engine';
import { tryForged } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { type SkimState, sample } from '../../index.ts';
import { eachDecision } from '../random-games.ts';

test('1,000 forged positions take at most 200 ms each', () => {
  const honest: Position<SkimState>[] = [];
  eachDecision(6, ({ position }) => honest.push(clonePosition(position)));
  const { broken, longest } = tryForged(sample, honest, { seed: 'hasty', times: 1_000 });
  expect(broken).toEqual([]);
  expect(longest.ms, longest.by).toBeLessThanOrEqual(200);
});
