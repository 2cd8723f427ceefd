/** Positions out of forged match files: refused in a sentence, or played on like honest ones. */
import { clonePosition, type Position } from '@tablerunner/engine';
import { tryForged } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { type SkimState, sample } from '../../index.ts';
import { eachDecision } from '../random-games.ts';

test('500 forged positions are refused in a sentence or play on', () => {
  const honest: Position<SkimState>[] = [];
  eachDecision(6, ({ position }) => honest.push(clonePosition(position)));
  const report = tryForged(sample, honest, { seed: 'forged', times: 500 });
  expect(report.broken).toEqual([]);
  expect(report.refused).toBeGreaterThan(100);
  expect(report.played).toBeGreaterThan(100);
});
