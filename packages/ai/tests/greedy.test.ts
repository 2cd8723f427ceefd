/** The greedy player: the best value one step ahead, over guesses and dice. */
import { fastChance, Match, type MatchView, type Position } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { lookAhead } from '../src/look-ahead.ts';
import { made } from './arena.ts';
import { type PrizesState, type PrizesView, prizes } from './prizes.ts';

/** The right seat answers a card in the last round but `left`. */
function answering(state: Partial<PrizesState>): MatchView<PrizesView> {
  const position: Position<PrizesState> = {
    state: {
      together: false,
      hands: [
        [1, 2],
        [3, 6, 12],
      ],
      rest: [],
      gone: [5],
      points: [0, 0],
      prize: 6,
      laid: 5,
      leader: 0,
      rounds: 2,
      ...state,
    },
    stack: [
      { step: 'prizes/round', memory: { asked: 6 } },
      { step: 'prizes/lay', memory: {} },
    ],
    drawn: 0,
  };
  const match = Match.from(prizes, { seed: 'greedy', position });
  if (!match.ok) throw new Error(match.problem);
  return match.value.view('right');
}

test('takes a big prize with the cheapest card that takes it', () => {
  expect(made(prizes, 'greedy', 1).choose(answering({}))).toEqual({ lay: 6 });
});

test('does not spend a good card on a small prize', () => {
  expect(
    made(prizes, 'greedy', 1).choose(
      answering({
        prize: 1,
        hands: [
          [1, 2],
          [3, 12],
        ],
      }),
    ),
  ).toEqual({ lay: 3 });
});

test('a choice that wins the game at once beats any value, and one that loses it is worse than any', () => {
  const last = { hands: [[], [3, 6]], rounds: 4, prize: 1 };
  const values = lookAhead(prizes, answering(last), fastChance(1), 4);
  expect(values[1]).toBeGreaterThan(values[0] ?? Number.POSITIVE_INFINITY);
});

test('all choices meet the same guesses and the same dice, so equal choices look equal', () => {
  const seen = answering({
    hands: [
      [1, 2],
      [7, 8],
    ],
    laid: 5,
  });
  const flat = { ...prizes, hints: { value: ({ prize, hands }: PrizesState) => prize * 100 + (hands[0]?.[0] ?? 0) } };
  const values = lookAhead(flat, seen, fastChance('dice'), 20);
  expect(new Set(values).size).toBe(1);
});

test('ties are broken by the seed', () => {
  const flat = { ...prizes, hints: { value: () => 0 } };
  const seen = answering({});
  const choices = Array.from({ length: 60 }, (_, seed) => made(flat, 'greedy', seed).choose(seen));
  expect(new Set(choices).size).toBe(3);
});
