/** Every roll says who rolls: a seat of the table, or the corporation. */
import { fastChance, Match } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { MISSIONS } from '../content/missions.ts';
import { burncycleGame } from '../index.ts';

test('in random games of every mission', { timeout: 60_000 }, () => {
  const owners = new Map<string, Set<string>>();
  for (const [number, { id }] of MISSIONS.entries()) {
    const started = Match.start(burncycleGame, {
      options: { mission: id, players: 1 + (number % 4), difficulty: 'standard' },
      seed: `owners ${id}`,
    });
    if (!started.ok) throw new Error(started.problem);
    const match = started.value;
    const chance = fastChance(`owners ${id}`);
    for (let n = 0; n < 250; n++) {
      const decision = match.decision();
      if (decision === undefined) break;
      const legal = match.legal();
      match.play(decision.seat, legal[chance.below(legal.length)]);
    }
    for (const { name, data } of match.events) {
      if (name !== 'engine/rolled') continue;
      const { owner = '', purpose } = data as { owner?: string; purpose: string };
      expect([...match.seats, 'corporation']).toContain(owner);
      owners.set(purpose, (owners.get(purpose) ?? new Set()).add(owner === 'corporation' ? owner : 'seat'));
    }
  }
  expect(owners.get('ping')).toEqual(new Set(['corporation']));
  expect(owners.get('basic')).toEqual(new Set(['seat']));
  expect(owners.get('scout')).toEqual(new Set(['seat']));
  expect([...owners.keys()].length).toBeGreaterThan(6);
});
