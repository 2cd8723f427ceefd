/** How many sequences of commands there are from a position: no command lost, none invented. */
import { countSequences } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { sample } from '../../index.ts';
import { table } from '../kit.ts';

/** All dice show the same face. */
const count = (drawing: string, depth: number, face: number): readonly number[] =>
  countSequences(sample, table(drawing).match.position, depth, {
    draw: (most, _place, use) => (use === 'die' ? face - 1 : most - 1),
  });

test('empty hands: credit and five runs, each of which asks the other', () => {
  // 1: credit or five runs. 2: after a credit again six, after a run `pass` alone.
  // 3: six after credit-credit (blue), pass five times; six after each run that failed.
  expect(count('round: 2\nred:\nblue:', 3, 1)).toEqual([6, 6 + 5, 6 + 5 + 5 * 6]);
});

test('a run that gets through takes a server off the list', () => {
  expect(count('round: 2\nservers: 6/2 6/2 6/2 6/2 6/2\nred:\nblue:', 3, 6)).toEqual([6, 6 + 5, 6 + 5 + 5 * 5]);
});

test('the last server ends the game, and its sequences', () => {
  const last = 'servers: 6/2 6/2=red 6/2=red 6/2=red 6/2=red\nred:\nblue:';
  expect(count(last, 3, 6)).toEqual([2, 2 + 1, 2 + 1]); // credit, run; credit run, credit credit, pass; nothing after it
});

test('cards of one kind count once, and a choice in the midst of an effect counts', () => {
  const drawing = 'round: 2\nred: credits 1, hand burner burner\nblue:';
  // credit, burner, five runs; then again seven, five servers to wear (no credit is left for the second), five times pass.
  expect(count(drawing, 2, 1)).toEqual([7, 7 + 5 + 5]);
});

test('a rich position: whoever changes these numbers has lost a command or invented one', () => {
  const rich = `
    round: 3
    red: credits 4, hand burner phish archive siphon, programs mole leech
    blue: credits 2, hand tripwire watchdog ram, programs worm leech
    deck: mole worm ram siphon burner`;
  expect(count(rich, 4, 6)).toEqual([11, 62, 416, 1_851]);
});
