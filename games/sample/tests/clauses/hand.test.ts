/** Hands, their limit and the deck. Clauses SK-HAND-*. */
import { SPECTATOR } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

test('SK-HAND-01 a hand is shown to its owner alone, the deck to nobody', () => {
  const t = table('red: hand burner\nblue: hand phish mole\ndeck: worm');
  expect(t.match.view('red').view.red.hand).toEqual(['burner']);
  expect(t.match.view('red').view.blue).not.toHaveProperty('hand');
  expect(t.match.view('blue').view.red).not.toHaveProperty('hand');
  const { view } = t.match.view(SPECTATOR);
  expect([view.red.hand, view.blue.hand, view.deck]).toEqual([undefined, undefined, 1]);
});

test('SK-HAND-01 others see that a card is drawn, not which', () => {
  const t = table('red:\nblue:\ndeck: worm');
  t.play('draw');
  const drawn = (viewer: string) => t.events(viewer).find(({ name }) => name === 'card-drawn')?.data;
  expect(drawn('red')).toEqual({ seat: 'red', card: 'worm' });
  expect(drawn('blue')).toEqual({ seat: 'red', card: 'hidden' });
  expect(drawn(SPECTATOR)).toEqual({ seat: 'red', card: 'hidden' });
});

test('SK-HAND-02 a hand up to the limit is kept', () => {
  const t = table('hand limit: 3\nred: hand mole mole\nblue:\ndeck: worm worm');
  t.play('draw');
  expect([t.waiting(), t.seat('red').hand.length]).toEqual(['red actions', 3]);
  t.play('draw');
  expect(t.waiting()).toBe('red discard');
});

test('SK-HAND-03 one card too many is discarded at once, by choice of the owner', () => {
  const t = table('hand limit: 2\nred: hand mole ram\nblue:\ndeck: worm');
  t.play('draw');
  expect(t.legal()).toEqual(['discard mole', 'discard ram', 'discard worm']);
  t.play('discard ram');
  expect(t.seat('red').hand).toEqual(['mole', 'worm']);
  expect([t.state.discard, t.waiting(), t.state.actions]).toEqual([['ram'], 'red actions', 1]);
});

test("SK-HAND-03 it is seen to in the opponent's turn as well, before the next program fires", () => {
  const t = table(`
    hand limit: 2
    servers: 6/2 8/3 10/4 12/5 14/6
    red: credits 0
    blue: hand ram siphon, programs mole leech
    deck: worm`);
  t.dice(6);
  t.play('run 1', 'pass');
  expect(t.waiting()).toBe('blue triggers');
  t.play('first 0');
  expect([t.waiting(), t.seat('blue').credits]).toEqual(['blue discard', 0]);
  t.play('discard siphon');
  expect([t.waiting(), t.seat('blue').credits]).toEqual(['red actions', 2]);
});

test('SK-HAND-03 a hand of one kind of card is asked for as well, or the haste would tell', () => {
  const t = table('hand limit: 1\nred: hand mole\nblue:\ndeck: mole');
  t.play('draw');
  expect([t.waiting(), t.legal()]).toEqual(['red discard', ['discard mole']]);
});

test('SK-HAND-04 only a card in hand can be played', () => {
  const t = table('red: credits 9, hand burner\nblue: hand siphon');
  expect(t.try('play siphon')).toBeRefused({ clause: 'SK-HAND-04', reason: 'not-in-hand' });
  t.play('play burner');
  expect(t.waiting()).toBe('red choose-server');
});

test('SK-HAND-04 only a card in hand can be discarded', () => {
  const t = table('hand limit: 1\nred: hand mole worm\nblue: hand ram\nat: discard red');
  expect(t.try('discard ram')).toBeRefused({ clause: 'SK-HAND-04', reason: 'not-in-hand' });
  t.play('discard worm');
  expect(t.seat('red').hand).toEqual(['mole']);
});

test('SK-HAND-04 only a trace in hand can be traced with', () => {
  const t = table('red: hand watchdog\nblue: credits 2, hand tripwire\nrun: 1');
  expect(t.try('trace watchdog')).toBeRefused({ clause: 'SK-HAND-04', reason: 'not-in-hand' });
  t.dice(1);
  t.play('trace tripwire');
  expect(t.seat('blue').hand).toEqual([]);
});

test('SK-HAND-05 the discard pile becomes the deck when the deck is empty', () => {
  const t = table('red:\nblue:\ndeck: -\ndiscard: mole mole');
  t.play('draw');
  expect(t.seat('red').hand).toEqual(['mole']);
  expect([t.state.deck, t.state.discard]).toEqual([['mole'], []]);
  expect(t.events('red').find(({ name }) => name === 'deck-renewed')?.data).toEqual({ cards: 2 });
});

test('SK-HAND-06 without deck and discard pile nobody can draw', () => {
  expect(table('red:\nblue: hand mole').try('draw')).toBeRefused({ clause: 'SK-HAND-06', reason: 'no-cards-left' });

  const t = table('red:\nblue:\ndiscard: mole');
  t.play('draw');
  expect(t.seat('red').hand).toEqual(['mole']);
});

test('SK-HAND-06 an effect draws what there is, and no more', () => {
  const t = table('red: hand archive\nblue:\ndeck: mole worm');
  t.play('play archive');
  expect(t.seat('red').hand).toEqual(['mole', 'worm', 'archive']); // its own card was in the discard pile by then
  expect([t.state.deck, t.state.discard]).toEqual([[], []]);
});
