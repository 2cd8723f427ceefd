/** Every way in which a game ends. Clauses SK-END-*. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

const last = (red: number, blue: number) => `
  servers: 6/2 8/3=blue 10/4=red 12/5=red 14/6=blue
  red: score ${red}, programs leech
  blue: score ${blue}, programs mole
  deck: ram
  run: 1`;

test('SK-END-01 the game is over when the last server falls, and no program fires', () => {
  const t = table(last(9, 9));
  t.dice(6);
  t.play('pass');
  expect(t.match.position.outcome).toEqual({
    winners: ['red'],
    draw: false,
    clause: 'SK-END-01',
    reason: 'servers-down',
  });
  expect(t.waiting()).toBe('nobody');
  expect([t.seat('red').credits, t.seat('blue').hand]).toEqual([0, []]);
  expect(t.match.play('red', { kind: 'credit' })).toMatchObject({ ok: false, clause: 'ENG-OVER-01' });
});

test('SK-END-01 it goes on while one server stands', () => {
  const t = table(last(9, 9));
  t.dice(5);
  t.play('pass');
  expect([t.match.position.outcome, t.waiting()]).toEqual([undefined, 'red actions']);
});

test('SK-END-02 the game is over after the turn of blue in the last round', () => {
  const t = table('round: 12 of 12\nturn: red, actions 1\nred: score 4\nblue: score 7');
  t.play('credit', 'credit');
  expect(t.match.position.outcome).toBeUndefined();
  t.play('credit');
  expect(t.match.position.outcome).toEqual({
    winners: ['blue'],
    draw: false,
    clause: 'SK-END-02',
    reason: 'rounds-over',
  });
});

test('SK-END-03 more points win, whoever took the last server', () => {
  const t = table(last(3, 9));
  t.dice(6);
  t.play('pass');
  expect(t.match.position.outcome).toMatchObject({ winners: ['blue'], draw: false });
});

test('SK-END-04 equal points are a draw, at either end', () => {
  const t = table(last(7, 9));
  t.dice(6);
  t.play('pass');
  expect(t.match.position.outcome).toEqual({ winners: [], draw: true, clause: 'SK-END-01', reason: 'servers-down' });

  const late = table('round: 2 of 2\nturn: blue, actions 1\nred: score 5\nblue: score 5');
  late.play('credit');
  expect(late.match.position.outcome).toEqual({ winners: [], draw: true, clause: 'SK-END-02', reason: 'rounds-over' });
});
