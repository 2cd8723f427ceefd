/** Turns and actions. Clauses SK-TURN-* and SK-ACT-*. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

test('SK-TURN-01 red begins, then they take turns, and two turns are a round', () => {
  const t = table({}, 'a');
  expect(t.waiting()).toBe('red actions');
  t.play('credit');
  expect([t.waiting(), t.state.round]).toEqual(['blue actions', 1]);
  t.play('credit', 'credit');
  expect([t.waiting(), t.state.round]).toEqual(['red actions', 2]);
});

test('SK-TURN-01 the other runner has to wait', () => {
  const t = table({}, 'a');
  expect(t.try('blue: credit')).toBeRefused({ clause: 'ENG-TURN-01' });
  expect(t.try('red: credit')).toBeAccepted();
});

test('SK-TURN-02 two actions a turn, but only one for red in the first round', () => {
  const t = table({}, 'a');
  expect(t.state.actions).toBe(1);
  t.play('credit');
  expect(t.state.actions).toBe(2);
  t.play('credit', 'credit');
  expect([t.state.active, t.state.actions]).toEqual(['red', 2]);
});

test('SK-TURN-03 a turn goes on until its actions are spent', () => {
  const t = table('turn: red, actions 2\nround: 2\nred: credits 0\nblue: credits 0');
  t.play('credit');
  expect(t.waiting()).toBe('red actions');
  expect(t.legal()).not.toContain('pass');
  t.play('credit');
  expect(t.waiting()).toBe('blue actions');
});

test('SK-ACT-01 four actions, and the same one may be taken twice', () => {
  const t = table('red: hand siphon\nblue:\ndeck: mole mole mole');
  expect(t.legal()).toEqual(['credit', 'draw', 'play siphon', 'run 1', 'run 2', 'run 3', 'run 4', 'run 5']);
  t.play('draw', 'draw');
  expect(t.seat('red').hand).toEqual(['siphon', 'mole', 'mole']);
});

test('SK-ACT-02 taking credits gains 2', () => {
  const t = table('red: credits 1\nblue:');
  t.play('credit');
  expect([t.seat('red').credits, t.state.actions]).toEqual([3, 1]);
});

test('SK-ACT-03 drawing takes the top card of the deck', () => {
  const t = table('red: hand ram\nblue:\ndeck: mole worm');
  t.play('draw');
  expect(t.seat('red').hand).toEqual(['ram', 'mole']);
  expect(t.state.deck).toEqual(['worm']);
});

test('SK-ACT-04 a script and a program can be played, for one action each', () => {
  const t = table('red: credits 3, hand siphon ram\nblue:');
  t.play('play siphon');
  expect(t.state.actions).toBe(1);
  t.play('play ram');
  expect(t.seat('red').hand).toEqual([]);
  expect(t.waiting()).toBe('blue actions');
});

test('SK-ACT-05 a run spends an action, whatever comes of it', () => {
  const t = table('servers: 9/2 8/3 10/4 12/5 14/6\nred: credits 0\nblue:');
  t.dice(1);
  t.play('run 1', 'pass');
  expect([t.waiting(), t.state.actions]).toEqual(['red actions', 1]);
});
