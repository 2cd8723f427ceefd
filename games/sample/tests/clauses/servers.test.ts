/** The row of servers. Clauses SK-SRV-*. */
import { expect, test } from 'vitest';
import { standingNeighbours } from '../../rules/servers.ts';
import { table } from '../kit.ts';

test('SK-SRV-01 a server has ICE and data and stands until it is taken', () => {
  const t = table('servers: 6/2 8/3=blue 10/4 12/5 14/6\nred:\nblue:');
  expect(t.server(1)).toEqual({ ice: 6, data: 2, taken: 'nobody' });
  expect(t.legal()).not.toContain('run 2');
  t.dice(6);
  t.play('run 1', 'pass');
  expect(t.server(1)).toEqual({ ice: 6, data: 2, taken: 'red' });
});

test('SK-SRV-02 neighbours have the next number, and the row has two ends', () => {
  const { state } = table('servers: 6/2 8/3 10/4=blue 12/5 14/6\nred:\nblue:');
  expect([1, 2, 3, 4, 5].map((number) => standingNeighbours(state, number))).toEqual([[2], [1], [2, 4], [5], [4]]);
});

test('SK-SRV-03 only a standing server is worn down', () => {
  const t = table('servers: 6/2 8/3=blue 10/4 12/5 14/6\nred: credits 1, hand burner\nblue:');
  t.play('play burner');
  expect(t.try('wear 2')).toBeRefused({ clause: 'SK-SRV-03', reason: 'no-standing-server' });
  t.play('wear 3');
  expect(t.server(3)?.ice).toBe(7);
});

test('SK-SRV-04 ICE stops at 1', () => {
  const t = table('servers: 2/2 8/3 10/4 12/5 14/6\nred: credits 1, hand burner\nblue:');
  t.play('play burner', 'wear 1');
  expect(t.server(1)?.ice).toBe(1);
});
