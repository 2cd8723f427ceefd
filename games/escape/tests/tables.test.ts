/** What is kept or listed for the sake of speed says the same as the long way: legal lists, tables beside the state. */
import type { Runner } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../content/scenarios.ts';
import { live } from '../rules/live.ts';
import { RULING_OPTIONS } from '../rules/options.ts';
import type { EscapeState } from '../rules/types.ts';
import { playAtRandom } from './random-play.ts';

const OTHER_READINGS = Object.fromEntries(
  Object.entries(RULING_OPTIONS).map(([name, { values }]) => [name, values[1]]),
);

/** The first reading of every rule, then the second. */
const TABLES = SCENARIOS.flatMap(({ id, mode }) =>
  [{}, OTHER_READINGS].map((table) => ({ scenario: id, mode, players: mode === 'cooperation' ? 3 : 1, table })),
);

const MOST = 150;

function eachPosition(look: (runner: Runner<EscapeState>, where: string) => void): void {
  for (const [seed, options] of TABLES.entries()) {
    const where = `${options.scenario}, seed ${seed}`;
    playAtRandom(options, seed, (runner) => look(runner, where), MOST);
  }
}

test('a list of legal commands is what the judge accepts of the candidates', () => {
  const listed = new Set<string>();
  eachPosition(({ step, frame, position }, where) => {
    if (step.legal === undefined) return;
    listed.add(step.name);
    const { state } = position;
    const candidates = step.candidates?.(state, frame.memory) ?? [];
    const accepted = candidates.filter((choice) => step.check?.(state, frame.memory, choice).ok !== false);
    const legal = JSON.stringify(step.legal(state, frame.memory));
    if (legal !== JSON.stringify(accepted)) expect.fail(`${step.name} in ${where}: ${legal}`);
  });
  expect([...listed]).toContain('escape/activation');
  expect([...listed]).toContain('escape/extra-actions');
});

test('tables that follow a move or a door are those made anew', () => {
  let compared = 0;
  eachPosition(({ position }, where) => {
    const kept = live(position.state);
    const anew = live(structuredClone(position.state));
    for (const name of ['standing', 'blockers', 'edges', 'burnt', 'jams', 'isBroken'] as const) {
      compared++;
      if (String(kept[name]) !== String(anew[name])) expect.fail(`${name} in ${where}: ${kept[name]}`);
    }
  });
  expect(compared).toBeGreaterThan(TABLES.length);
});
