/** A copy of a state is equal to it, and shares with it only what is frozen. */
import { canonicalJson } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { escapeGame } from '../index.ts';
import { openDoor } from '../rules/coop/walk.ts';
import { unitMoved } from '../rules/events/units.ts';
import { live } from '../rules/live.ts';
import { sees } from '../rules/sight.ts';
import { read } from './kit.ts';
import { playAtRandom } from './random-play.ts';

/** The path of the first object in `copy` that is also in `original` and could be changed. */
function sharedIn(copy: unknown, original: ReadonlySet<object>, path = 'state'): string | undefined {
  if (typeof copy !== 'object' || copy === null) return undefined;
  if (original.has(copy)) return Object.isFrozen(copy) ? undefined : path;
  for (const [key, value] of Object.entries(copy)) {
    const found = sharedIn(value, original, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function objectsIn(value: unknown, found: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const item of Object.values(value)) objectsIn(item, found);
  return found;
}

test('in random matches', { timeout: 60_000 }, () => {
  for (const seed of [21, 22]) {
    playAtRandom({ squads: 'proposed' }, seed, ({ position: { state } }) => {
      const text = canonicalJson(state);
      const copy = escapeGame.clone(state);
      expect(canonicalJson(copy)).toBe(text);
      expect(sharedIn(copy, objectsIn(state))).toBe(undefined);
    });
  }
});

test('of a drawn position with everything in it, also after it was written as JSON', () => {
  const { state } = read(`
    +-+-+-+
    |A .dM|
    +-+-+-+
    mode: cooperation
    seats: p1 p2
    unit anna A feint did feint
    unit mole M isc green
    marker radio b1 known p1
    prop terminal b1 6
    token 3 black 2/0 b1
    black pile: 1/1/2
    cards: r-1/2/green/2
    drawn cards: r-3/4/blue/1
    anthem: p1 1
    roll: attack anna=3+veteran
    burns: b1`);
  for (const original of [state, JSON.parse(JSON.stringify(state)) as typeof state]) {
    const copy = escapeGame.clone(original);
    expect(copy).toEqual(state);
    expect(sharedIn(copy, objectsIn(original))).toBe(undefined);
  }
});

test('what follows from a state stays with it when a copy or the original is changed', () => {
  const drawing = `
    +-+-+-+-+
    |A Bd. .|
    +-+-+-+-+
    unit anna A
    unit bert B`;
  for (const changed of ['original', 'copy'] as const) {
    const { state } = read(drawing);
    live(state);
    const copy = escapeGame.clone(state);
    const [moving, resting] = changed === 'original' ? [state, copy] : [copy, state];
    const engine = {
      emit: (kind: { write(on: typeof state, data: unknown): void }, data: unknown) => kind.write(moving, data),
    };
    openDoor(moving, 0, engine as never);
    unitMoved.write(moving, { unit: 1, to: 2 });
    expect([sees(moving, 0, 3), sees(moving, 0, 2)]).toEqual([false, true]);
    expect([...live(moving).standing.slice(0, 4)]).toEqual([0, -1, 1, -1]);
    expect([...live(resting).standing.slice(0, 4)]).toEqual([0, 1, -1, -1]);
    expect(sees(resting, 0, 2)).toBe(false);
    unitMoved.write(resting, { unit: 0, to: 3 });
    expect([...live(resting).standing.slice(0, 4)]).toEqual([-1, 1, -1, 0]);
    expect([...live(moving).standing.slice(0, 4)]).toEqual([0, -1, 1, -1]);
  }
});
