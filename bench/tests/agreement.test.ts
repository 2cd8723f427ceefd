/** The plain loop that the benchmark compares the engine with is the same game: same dice, same choices, same states. */
import { expect, test } from 'vitest';
import { agree, plainRival } from '../sample/agreement.mjs';

test('the plain loop and the engine agree on every state, seat, legal list and outcome of 100 games', () => {
  expect(agree(plainRival(), 100)).toBeGreaterThan(5_000);
});

test('a difference is found', () => {
  const rival = plainRival();
  const generous = {
    ...rival,
    play(choice: object) {
      rival.play(choice);
      if ('kind' in choice && choice.kind === 'credit') (rival.state() as { red: { credits: number } }).red.credits++;
    },
  };
  expect(() => agree(generous, 3)).toThrow(/game \d+, command \d+: the engine has/);
});
