/** The searching player: budgets, what it finds, and whom it plays for. */
import { fastChance, Match, type MatchView, type Position } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { createPlayer, searchChoices } from '../src/index.ts';
import { pointsOf } from './arena.ts';
import { type PrizesState, type PrizesView, prizes } from './prizes.ts';

function seenBy(seat: 'left' | 'right', state: Partial<PrizesState> = {}): MatchView<PrizesView> {
  const position: Position<PrizesState> = {
    state: {
      together: false,
      hands: [
        [1, 11],
        [3, 12],
      ],
      rest: [],
      gone: [2, 4, 5, 6, 7, 8],
      points: [0, 0],
      prize: 6,
      laid: 0,
      leader: 0,
      rounds: 3,
      ...state,
    },
    stack: [
      { step: 'prizes/round', memory: { asked: 7 } },
      { step: 'prizes/lay', memory: {} },
    ],
    drawn: 0,
  };
  const match = Match.from(prizes, { seed: 'search', position });
  if (!match.ok) throw new Error(match.problem);
  return match.value.view(seat);
}

const search = (seen: MatchView<PrizesView>, iterations: number, seed: number | string = 1) =>
  searchChoices(prizes, seen, { budget: { iterations }, chance: fastChance(seed) });

describe('budget', () => {
  test('iterations are counted exactly, and each visits one first choice', () => {
    for (const iterations of [1, 2, 7, 500]) {
      const report = search(seenBy('left'), iterations);
      expect(report.iterations).toBeLessThanOrEqual(iterations);
      expect(report.choices.reduce((sum, { visits }) => sum + visits, 0)).toBe(report.iterations);
    }
  });

  test('it goes on to the end of the budget, unless a choice leads by more visits than are left', () => {
    for (const iterations of [1, 2, 7, 100, 500]) {
      const report = search(seenBy('left'), iterations);
      const [first = 0, second = 0] = report.choices.map(({ visits }) => visits).sort((a, b) => b - a);
      const left = iterations - report.iterations;
      if (left > 0) expect(first - second).toBeGreaterThan(left);
    }
  });

  test('a game may be content with a smaller lead, and then the search ends sooner', () => {
    const content = { ...prizes, hints: { ...prizes.hints, settled: 0.4 } };
    for (const iterations of [100, 500]) {
      const report = searchChoices(content, seenBy('left'), { budget: { iterations }, chance: fastChance(1) });
      const [first = 0, second = 0] = report.choices.map(({ visits }) => visits).sort((a, b) => b - a);
      expect(report.iterations).toBeLessThan(search(seenBy('left'), iterations).iterations);
      expect(first - second).toBeGreaterThan(0.4 * (iterations - report.iterations));
    }
  });

  test('a game may say how far playouts go; who asks for a search may say otherwise', () => {
    const near = { ...prizes, hints: { ...prizes.hints, depth: 0 } };
    const options = () => ({ budget: { iterations: 60 }, chance: fastChance(1) });
    const atOnce = searchChoices(prizes, seenBy('left'), { ...options(), depth: 0 });
    const farther = searchChoices(prizes, seenBy('left'), options());
    expect(searchChoices(near, seenBy('left'), options())).toEqual(atOnce);
    expect(farther).not.toEqual(atOnce);
    expect(searchChoices(near, seenBy('left'), { ...options(), depth: 12 })).toEqual(farther);
  });

  test('a game may want more or less curiosity: the more, the longer no choice leads', () => {
    const used = (curiosity: number): number => {
      const game = { ...prizes, hints: { ...prizes.hints, curiosity } };
      return searchChoices(game, seenBy('left'), { budget: { iterations: 500 }, chance: fastChance(1) }).iterations;
    };
    expect(used(5)).toBeGreaterThan(used(0.7));
    expect(used(0.7)).toBe(search(seenBy('left'), 500).iterations);
  });

  test('the same seed gives the same search to the last visit, another seed another one', () => {
    expect(search(seenBy('left'), 300, 'a')).toEqual(search(seenBy('left'), 300, 'a'));
    expect(search(seenBy('left'), 300, 'a')).not.toEqual(search(seenBy('left'), 300, 'b'));
  });

  test('milliseconds are read from the given clock, and iterations read no clock', () => {
    let time = 1000;
    const now = (): number => time++;
    const budget = { milliseconds: 50 };
    expect(searchChoices(prizes, seenBy('left'), { budget, chance: fastChance(1), now }).iterations).toBe(50);
    const broken = createPlayer(prizes, 'search:20', 1, { now: () => expect.fail('the clock was read') });
    expect(broken.ok && broken.value.choose(seenBy('left'))).toHaveProperty('lay');
  });

  test('a budget that is over at once still gives a choice', () => {
    let time = 0;
    const player = createPlayer(prizes, 'search:1ms', 1, { now: () => (time += 100) });
    expect(player.ok && player.value.choose(seenBy('left'))).toHaveProperty('lay');
  });

  test('without a given clock the time is kept about right', () => {
    const before = performance.now();
    const player = createPlayer(prizes, 'search:60ms', 1);
    expect(player.ok && player.value.choose(seenBy('left'))).toHaveProperty('lay');
    const took = performance.now() - before;
    expect(took).toBeGreaterThanOrEqual(59);
    expect(took).toBeLessThan(5000);
  });
});

describe('what it finds', () => {
  test('a game whose last step is over when it ends is searched like any other', () => {
    const round = prizes.stepsByName.get('prizes/round');
    if (round === undefined) throw new Error('there is no such step');
    const tidy: typeof round = {
      ...round,
      run(state, memory, engine) {
        round.run?.(state, memory, engine);
        if (state.rounds === 5) engine.done();
      },
    };
    const game = { ...prizes, stepsByName: new Map(prizes.stepsByName).set(round.name, tidy) };
    const seen = seenBy('left');
    const options = () => ({ budget: { iterations: 100 }, chance: fastChance(1) });
    expect(searchChoices(game, seen, options())).toEqual(searchChoices(prizes, seen, options()));
  });

  test('a lead that no die can take away is won with every choice', () => {
    const seen = seenBy('right', { laid: 11, gone: [2, 4, 5, 6, 7, 8, 11], hands: [[1], [3, 12]], points: [0, 13] });
    for (const { mean } of search(seen, 400).choices) expect(mean).toBe(1);
  });

  test('a win that only one choice keeps', () => {
    // The prize of 6 decides: the 12 takes it now, and with the 3 the match is lost.
    const seen = seenBy('right', {
      rounds: 4,
      laid: 11,
      gone: [1, 2, 4, 5, 6, 7, 8, 11],
      hands: [[], [3, 12]],
      points: [5, 0],
    });
    const report = search(seen, 100);
    expect(report.choices.map(({ mean }) => mean)).toEqual([0, 1]);
    expect(report.choices[1]?.visits).toBeGreaterThan(0.8 * report.iterations);
  });

  test('a draw is worth half a win', () => {
    const seen = seenBy('right', {
      rounds: 4,
      laid: 11,
      gone: [1, 2, 4, 5, 6, 7, 8, 11],
      hands: [[], [3, 12]],
      points: [6, 0],
    });
    expect(search(seen, 100).choices.map(({ mean }) => mean)).toEqual([0, 0.5]);
  });

  test('the opponent is taken to play for themselves', () => {
    // The last prize: 11 would take it from a right seat that lays the 10, but that one lays the 12.
    const hands = [
      [1, 11],
      [10, 12],
    ];
    const [low, high] = search(seenBy('left', { hands, gone: [2, 3, 4, 5, 6, 7, 8, 9], rounds: 4 }), 500).choices;
    expect(low?.mean).toBe(0);
    expect(high?.mean).toBeLessThan(0.2);
  });
});

describe('together', () => {
  const options = { together: true };

  test('seats that share a win help each other', () => {
    const shared = (player: string, matches: number): number =>
      pointsOf(prizes, { one: player, other: player, from: 0, to: matches, options }) / (2 * matches);
    expect(shared('search:40', 24)).toBeGreaterThan(shared('random', 400) + 0.15);
  });

  test('the right seat throws its card away for the left', () => {
    const seen = seenBy('right', {
      together: true,
      rounds: 4,
      laid: 9,
      gone: [1, 2, 4, 5, 6, 7, 8, 9],
      hands: [[], [3, 12]],
      points: [10, 0],
    });
    expect(search(seen, 50).choices.map(({ mean }) => mean)).toEqual([1, 0]);
  });
});
