/** The vocabulary of effects. Clauses SK-EFF-*. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

test('SK-EFF-01 effects come in printed order, and a choice in the midst is waited for', () => {
  const t = table('red: credits 1, hand phish\nblue: hand mole worm\ndeck: siphon');
  t.play('play phish');
  expect([t.waiting(), t.seat('red').hand]).toEqual(['blue discard', []]);
  t.play('discard worm');
  expect([t.waiting(), t.seat('red').hand]).toEqual(['red actions', ['siphon']]);
});

test('SK-EFF-02 gain credits', () => {
  const t = table('red: credits 1, hand siphon\nblue:');
  t.play('play siphon');
  expect([t.seat('red').credits, t.seat('blue').credits]).toEqual([6, 0]);
});

test('SK-EFF-03 draw cards, then discard what is too much', () => {
  const t = table('hand limit: 2\nred: hand archive mole\nblue:\ndeck: siphon worm ram burner');
  t.play('play archive');
  expect(t.seat('red').hand).toEqual(['mole', 'siphon', 'worm', 'ram']);
  t.play('discard mole', 'discard worm');
  expect(t.seat('red').hand).toEqual(['siphon', 'ram']);
  expect(t.waiting()).toBe('red actions');
});

test('SK-EFF-04 the owner chooses the server that is worn down', () => {
  const t = table('servers: 6/2=red 8/3 10/4 12/5 14/6\nred: credits 1, hand burner\nblue:');
  t.play('play burner');
  expect([t.waiting(), t.legal()]).toEqual(['red choose-server', ['wear 2', 'wear 3', 'wear 4', 'wear 5']]);
  t.play('wear 5');
  expect(t.server(5)?.ice).toBe(11);
});

test('SK-EFF-04 with one server left there is nothing to choose', () => {
  const t = table('servers: 6/2=red 8/3=red 10/4=red 12/5=red 14/6\nred: credits 1, hand burner\nblue:');
  t.play('play burner');
  expect([t.waiting(), t.server(5)?.ice]).toEqual(['red actions', 11]);
});

test('SK-EFF-05 the neighbours of the fallen server are worn down', () => {
  const t = table('servers: 8/2 6/3 9/4 12/5 14/6\nred: programs worm\nblue:\nrun: 2');
  t.dice(6);
  t.play('pass');
  expect(t.state.servers.map(({ ice }) => ice)).toEqual([6, 6, 7, 12, 14]);
});

test('SK-EFF-05 a fallen neighbour is left alone', () => {
  const t = table('servers: 8/2=blue 6/3 9/4 12/5 14/6\nred: programs worm\nblue:\nrun: 2');
  t.dice(6);
  t.play('pass');
  expect(t.state.servers.map(({ ice }) => ice)).toEqual([8, 6, 7, 12, 14]);
});

test('SK-EFF-06 the opponent chooses what to discard', () => {
  const t = table('red: credits 1, hand phish\nblue: hand mole worm ram');
  t.play('play phish');
  expect(t.legal()).toEqual(['discard mole', 'discard worm', 'discard ram']);
  t.play('discard ram');
  expect(t.seat('blue').hand).toEqual(['mole', 'worm']);
});

test('SK-EFF-06 an empty hand discards nothing', () => {
  const t = table('red: credits 1, hand phish\nblue: hand -\ndeck: siphon');
  t.play('play phish');
  expect([t.waiting(), t.seat('red').hand]).toEqual(['red actions', ['siphon']]);
});

test('SK-EFF-07 the server has more ICE for this run', () => {
  const t = table('servers: 6/2 8/3 10/4 12/5 14/6\nred: credits 9\nblue: credits 1, hand watchdog\nrun: 1');
  t.dice(5);
  t.play('trace watchdog');
  expect(t.state.run).toEqual({ on: 1, die: 5, raised: 4 });
  t.play('pay');
  expect(t.seat('red').credits).toBe(4);
});
