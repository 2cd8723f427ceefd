/** Cards in general. Clauses SK-CARD-*. */
import { expect, test } from 'vitest';
import { cardOf, cards } from '../../rules/cards.ts';
import type { CardId } from '../../rules/types.ts';
import { table } from '../kit.ts';

test('SK-CARD-01 there are scripts, programs and traces', () => {
  expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(['script', 'program', 'trace']));
  expect(cardOf('ram' as CardId)).toMatchObject({ kind: 'program', strength: 2 });
});

test('SK-CARD-02 a card costs its credits, and cannot be played without them', () => {
  expect(table('red: credits 2, hand ram\nblue:').try('play ram')).toBeRefused({
    clause: 'SK-CARD-02',
    reason: 'too-few-credits',
  });

  const t = table('red: credits 3, hand ram\nblue:');
  t.play('play ram');
  expect(t.seat('red').credits).toBe(0);
});

test('SK-CARD-02 a trace costs its credits too', () => {
  const drawing = (credits: number) => `red:\nblue: credits ${credits}, hand watchdog\nrun: 1`;
  expect(table(drawing(0)).try('trace watchdog')).toBeRefused({ clause: 'SK-CARD-02', reason: 'too-few-credits' });

  const t = table(drawing(1));
  t.dice(1);
  t.play('trace watchdog');
  expect(t.seat('blue').credits).toBe(0);
});

test('SK-CARD-03 a viewer knows which cards are unseen, but neither where nor in which order', () => {
  const view = (blue: string, deck: string) =>
    table(`red: hand mole\nblue: hand ${blue}\ndeck: ${deck}`).match.view('red').view;
  expect(view('worm', 'ram siphon').unseen).toEqual(['siphon', 'ram', 'worm']);
  expect(view('siphon', 'worm ram')).toEqual(view('worm', 'ram siphon'));
  expect(view('worm', 'ram ram').unseen).not.toEqual(view('worm', 'ram siphon').unseen);
});

test('SK-CARD-04 a script is carried out and lies face up on the discard pile', () => {
  const t = table('red: hand siphon\nblue:\ndiscard: mole');
  t.play('play siphon');
  expect(t.seat('red').credits).toBe(5);
  expect(t.match.view('blue').view.discard).toEqual(['mole', 'siphon']);
});
