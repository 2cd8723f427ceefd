/** The reaction to a run. Clauses SK-TRACE-*. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

const run = (hand: string, credits = 3) => `
  servers: 6/2 8/3 10/4 12/5 14/6
  red: credits 0, programs ram
  blue: credits ${credits}, hand ${hand}
  run: 1`;

test('SK-TRACE-01 one trace is played and paid for, or the run passes', () => {
  const t = table(run('watchdog tripwire mole'));
  expect(t.legal()).toEqual(['pass', 'trace watchdog', 'trace tripwire']);
  t.dice(6);
  t.play('trace watchdog'); // 6 + 2 against 6 + 4; a second trace is not asked for
  expect(t.server(1)).toMatchObject({ taken: 'nobody', ice: 5 });
  expect(t.seat('blue')).toMatchObject({ credits: 2, hand: ['tripwire', 'mole'] });
  expect(t.state.discard).toEqual(['watchdog']);

  const passed = table(run('watchdog'));
  passed.dice(6);
  passed.play('pass');
  expect(passed.server(1)?.taken).toBe('red');
});

test('SK-TRACE-02 only a trace answers a run', () => {
  const t = table(run('siphon tripwire'));
  expect(t.try('trace siphon')).toBeRefused({ clause: 'SK-TRACE-02', reason: 'not-a-trace' });
  t.dice(1);
  t.play('trace tripwire');
  expect(t.seat('blue').hand).toEqual(['siphon']);
});

test('SK-TRACE-03 a trace is no action', () => {
  const t = table('red: credits 3, hand tripwire siphon\nblue:');
  expect(t.try('play tripwire')).toBeRefused({ clause: 'SK-TRACE-03', reason: 'trace-is-a-reaction' });
  t.play('play siphon');
  expect(t.seat('red').hand).toEqual(['tripwire']);
});

test('SK-TRACE-04 the opponent is asked even without a trace', () => {
  for (const hand of ['-', 'siphon', 'tripwire']) expect(table(run(hand)).waiting()).toBe('blue trace');
  expect(table(run('-')).legal()).toEqual(['pass']);
});

test('SK-TRACE-05 the added ICE is gone after the run', () => {
  const t = table(`${run('tripwire')}\nturn: red, actions 1`);
  t.dice(5);
  t.play('trace tripwire'); // 5 + 2 against 6 + 2
  expect(t.server(1)?.ice).toBe(5);
  expect(t.state.run.raised).toBe(0);
  t.dice(3);
  t.play('run 1', 'pass'); // 3 + 2 against 5
  expect(t.server(1)?.taken).toBe('red');
});
