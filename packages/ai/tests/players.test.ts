/** What all players promise: their names, one answer at once, the same seed the same choice, nothing beyond the view. */
import { fastChance, Match, type MatchView } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { createPlayer, readPlayerSpec } from '../src/index.ts';
import { made } from './arena.ts';
import { type PrizesView, prizes } from './prizes.ts';

const NAMES = ['random', 'greedy', 'search:200'];

function firstView(seed: string): MatchView<PrizesView> {
  const match = Match.start(prizes, { seed });
  if (!match.ok) throw new Error(match.problem);
  return match.value.view('left');
}

describe('names', () => {
  test.each([
    ['random', { kind: 'random' }],
    ['greedy', { kind: 'greedy' }],
    ['search:1000', { kind: 'search', budget: { iterations: 1000 } }],
    ['search:200ms', { kind: 'search', budget: { milliseconds: 200 } }],
  ])('%s is read', (name, value) => {
    expect(readPlayerSpec(name)).toEqual({ ok: true, value });
  });

  test.each([
    ['', /no player called "".*search:1000/],
    ['Random', /no player called "Random"/],
    ['search', /no player called "search".*search:200ms/],
    ['search:', /no player called/],
    ['search:-5', /no player called/],
    ['search:1.5', /no player called/],
    ['search:9999999999', /no player called/],
    ['search:0', /budget of a search is 1 to 10000000 iterations/],
    ['search:99999999', /budget of a search is 1 to 10000000 iterations/],
    ['search:600001ms', /budget of a search is 1 to 600000ms/],
    ['greedy ', /no player called "greedy "/],
  ])('"%s" gets a sentence', (name, problem) => {
    const read = createPlayer(prizes, name, 1);
    expect(read).toMatchObject({ ok: false, where: 'player', problem: expect.stringMatching(problem) });
  });
});

describe.each(NAMES)('%s', (name) => {
  test('chooses one of the legal choices', () => {
    for (let i = 0; i < 20; i++) {
      const seen = firstView(`deal ${i}`);
      expect(seen.legal).toContain(made(prizes, name, i).choose(seen));
    }
  });

  test('gives the same choices for the same seed', () => {
    const choices = (): unknown[] => {
      const player = made(prizes, name, 'seed');
      return Array.from({ length: 10 }, (_, i) => player.choose(firstView(`deal ${i}`)));
    };
    expect(choices()).toEqual(choices());
  });

  test('leaves the view as it was', () => {
    const seen = firstView('deal');
    const before = structuredClone(seen);
    made(prizes, name, 1).choose(seen);
    expect(seen).toEqual(before);
  });

  test('takes the only legal choice without thinking', () => {
    const seen = firstView('deal');
    const idle = { ...prizes, guess: () => expect.fail('there is nothing to think about') };
    const only = { lay: 7 };
    expect(made(idle, name, 1).choose({ ...seen, legal: [only] })).toBe(only);
  });

  test('asked out of turn, says so', () => {
    const { legal: _legal, ...seen } = firstView('deal');
    expect(() => made(prizes, name, 1).choose(seen)).toThrow(/prizes.*view of left has no legal choice/);
    expect(() => made(prizes, name, 1).choose({ ...seen, legal: [] })).toThrow(/no legal choice/);
  });
});

test.each(['greedy', 'search:50'])('%s does not take what is hopeless, unless all is', (name) => {
  const seen = firstView('deal');
  const liked = made(prizes, name, 1).choose(seen);
  const without = (isHopeless: (choice: unknown) => boolean): unknown => {
    const promise = (_state: unknown, _frame: unknown, choice: unknown): number => (isHopeless(choice) ? 0 : 1);
    return made({ ...prizes, hints: { ...prizes.hints, promise } }, name, 1).choose(seen);
  };
  expect(without((choice) => JSON.stringify(choice) === JSON.stringify(liked))).not.toEqual(liked);
  expect(seen.legal).toContainEqual(without(() => true));
});

test('random takes every choice about as often', () => {
  const seen = firstView('deal');
  const player = made(prizes, 'random', 5);
  const counts = new Map<unknown, number>();
  for (let i = 0; i < 5000; i++) {
    const choice = player.choose(seen);
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  expect(counts.size).toBe(5);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('the guess of the test game fits the view', () => {
  for (let i = 0; i < 50; i++) {
    const { view } = firstView(`deal ${i}`);
    expect(prizes.view(prizes.guess(view, fastChance(i)), 'left')).toEqual(view);
  }
});
