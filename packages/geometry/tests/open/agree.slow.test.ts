import { expect, test } from 'vitest';
import { KINDS, soak } from './soak.ts';

/** More of them: `npm run geometry-soak`. */
const CASES = 2000;

for (const [kind, { clause, title }] of Object.entries(KINDS)) {
  test(`${clause} many ${title} without a fault`, () => {
    const told: string[] = [];
    const { cases, faults } = soak(kind, CASES, 1001, (line) => told.push(line));
    expect(faults, told.join('\n')).toEqual([]);
    expect(cases).toBeGreaterThanOrEqual(CASES);
  });
}
