/** Places that are offered to whoever does not point at one. */
import { expect, test } from 'vitest';
import { sampleSpots } from '../rules/setup/spots.ts';
import { tableFor } from './match-kit.ts';

test('CZ-DEPLOY-01 samples of a zone are spread over it, and each model has its own, so that teams do not line up in columns', () => {
  const state = tableFor({ field: 'bare', scenario: 'turf-war' });
  const samples = [0, 1, 2].map((model) => sampleSpots(state, model, 10, ({ y }) => y < 6000));
  for (const spots of samples) {
    expect(spots).toHaveLength(10);
    const rows = new Set(spots.map(({ y }) => y));
    expect(rows.size).toBeGreaterThanOrEqual(3);
    const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
    expect(right - left).toBeGreaterThan(15_000);
  }
  const places = samples.flat().map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(places.length);
});
