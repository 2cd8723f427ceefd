/** Games in which everybody carries cards and programs by chance: whatever meets whatever, the game goes on and ends. */
import { expect, it } from 'vitest';
import { cloneState } from '../../rules/clone.ts';
import { playWithCards } from './random-cards.ts';

/** Names of what happened, each once. */
function play(number: number): ReadonlySet<string> {
  const { events } = playWithCards(number, ({ position: { state } }, decisions) => {
    if (decisions % 100 === 0) expect(cloneState(state)).toEqual(state);
  });
  return new Set(events.map(({ name }) => name.replace('combat-zone/', '')));
}

it('twelve games with cards by chance come to an end, and nearly everything that cards write happens in them', () => {
  const happened = new Set<string>();
  for (let number = 0; number < 12; number++) for (const name of play(number)) happened.add(name);
  const wanted = ['boost-given', 'card-discarded', 'card-exhausted', 'drone-deployed', 'hack-added', 'launch-failed'];
  for (const name of [...wanted, 'marker-laid', 'program-launched', 'roll-raised']) expect(happened).toContain(name);
}, 300_000);
