/** Counts of legal sequences, by hand on small games and as a fixture on Skim. */
import { frameOf, Match } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { expect, test } from 'vitest';
import { countSequences, table } from '../src/index.ts';
import { dicing, rolling } from './dicing.ts';
import { lowball } from './lowball.ts';

test('one branch per legal command, to each depth', () => {
  const position = { state: { rolls: [] }, stack: [frameOf(rolling, {})], drawn: 0 };
  expect(countSequences(dicing, position, 4)).toEqual([4, 16, 64, 256]);
  expect(countSequences(dicing, position, 0)).toEqual([]);
  expect(position.state.rolls).toEqual([]);
});

test('a match that ends early ends its sequence, and dice are those of a fixed source', () => {
  const begun = Match.start(lowball(), { seed: 'count', options: { cards: 2 } });
  if (!begun.ok) throw new Error(begun.problem);
  const { game, position } = begun.value;
  // Two cards, both dealt: roll or lay the one card; a card that is laid may be answered if it is the lower one.
  const counts = countSequences(game, position, 17);
  expect(counts[0]).toBe(2);
  expect(counts).toEqual(countSequences(game, position, 17));
  expect(counts.at(-1)).toBe(0);
  expect(
    countSequences(game, { ...position, outcome: { winners: [], draw: true, clause: 'c', reason: 'r' } }, 2),
  ).toEqual([0, 0]);
});

test('Skim: no move lost, none invented', () => {
  const t = table(sample, 'red: credits 3, hand tripwire siphon\nblue: credits 3, hand watchdog');
  const counts = countSequences(sample, t.match.position, 2);
  expect(counts[0]).toBe(t.legal().length);
  expect(counts[1]).toBeGreaterThan(counts[0] ?? 0);
});
