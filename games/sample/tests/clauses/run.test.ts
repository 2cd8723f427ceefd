/** Runs. Clauses SK-RUN-*. */
import { expect, test } from 'vitest';
import { sample } from '../../index.ts';
import { pay } from '../../rules/run.ts';
import { table } from '../kit.ts';

const row = (credits: number, more = '') => `
  servers: 6/2 8/3 10/4=blue 12/5 14/6
  red: credits ${credits}${more}
  blue: credits 0`;

test('SK-RUN-01 a run may be tried that cannot succeed', () => {
  const t = table(row(0));
  t.play('run 5');
  expect([t.waiting(), t.state.run.on]).toEqual(['blue trace', 5]);
});

test('SK-RUN-02 only a standing server can be run on', () => {
  const t = table(row(0));
  expect(t.try('run 3')).toBeRefused({ clause: 'SK-RUN-02', reason: 'no-standing-server' });
  expect(t.try('run 9')).toBeRefused({ clause: 'SK-RUN-02', reason: 'no-standing-server' });
  expect(t.try('run 0')).toBeRefused({ clause: 'SK-RUN-02', reason: 'no-standing-server' });
  t.play('run 4');
  expect(t.state.run.on).toBe(4);
});

test('SK-RUN-03 the opponent is asked before the die is rolled', () => {
  const t = table(row(0));
  t.play('run 1'); // no die is scripted, and none is rolled
  expect([t.waiting(), t.state.run.die]).toEqual(['blue trace', 0]);
});

test('SK-RUN-04 die and strength against ICE: equal is enough', () => {
  const t = table(row(0));
  t.dice(6);
  t.play('run 1', 'pass');
  expect(t.server(1)?.taken).toBe('red');

  const strong = table(row(0, ', programs ram'));
  strong.dice(6);
  strong.play('run 2', 'pass');
  expect(strong.server(2)?.taken).toBe('red');
});

test('SK-RUN-04 one less falls short by one', () => {
  const t = table(row(1, ', programs ram'));
  t.dice(5);
  t.play('run 2', 'pass');
  expect(t.waiting()).toBe('red pay');
  expect(t.events().find(({ name }) => name === 'run-rolled')?.data).toMatchObject({ die: 5, short: 1 });
});

test('SK-RUN-05 whoever falls short may pay the difference', () => {
  const t = table(row(5));
  t.dice(4);
  t.play('run 2', 'pass');
  expect([t.waiting(), t.legal()]).toEqual(['red pay', ['pay', 'bail']]);
  t.play('pay');
  expect(t.server(2)?.taken).toBe('red');
  expect(t.seat('red')).toMatchObject({ credits: 1, score: 3 });
});

test('SK-RUN-05 or bail out', () => {
  const t = table(row(5));
  t.dice(4);
  t.play('run 2', 'pass', 'bail');
  expect(t.server(2)?.taken).toBe('nobody');
  expect(t.seat('red')).toMatchObject({ credits: 5, score: 0 });
});

test('SK-RUN-05 nobody pays more than they have', () => {
  const drawing = (credits: number) => `servers: 6/2 8/3 10/4 12/5 14/6\nred: credits ${credits}\nblue:\nrun: 2, die 4`;
  const poor = sample.notation.parsePosition(drawing(3)); // a table would bail out at once
  expect(poor.ok && pay.check?.(poor.value.state, {}, { kind: 'pay' })).toMatchObject({
    clause: 'SK-RUN-05',
    reason: 'too-few-credits-to-pay',
    facts: { short: 4, credits: 3 },
  });

  const t = table(drawing(4));
  t.play('pay');
  expect(t.seat('red')).toMatchObject({ credits: 0, score: 3 });
});

test('SK-RUN-06 whoever cannot pay fails without being asked', () => {
  const t = table(row(3));
  t.dice(4);
  t.play('run 2', 'pass');
  expect(t.waiting()).toBe('red actions');
  expect(t.match.log.at(-1)).toEqual({ seat: 'red', choice: { kind: 'bail' }, auto: true });
  expect(t.events().map(({ name }) => name)).toContain('run-failed');
});

test('SK-RUN-07 a failed run wears the ICE down by 1 and costs no credits', () => {
  const t = table(row(3));
  t.dice(1);
  t.play('run 2', 'pass');
  expect(t.server(2)?.ice).toBe(7);
  expect(t.seat('red').credits).toBe(3);
  t.dice(4);
  t.play('run 2', 'pass', 'bail');
  expect(t.server(2)?.ice).toBe(6);
});

test('SK-RUN-08 the data is scored and the server falls for good', () => {
  const t = table(row(0));
  t.dice(6);
  t.play('run 1', 'pass');
  expect(t.seat('red').score).toBe(2);
  expect(t.state.run).toEqual({ on: 0, die: 0, raised: 0 });
  expect(t.try('run 1')).toBeRefused({ clause: 'SK-RUN-02', reason: 'no-standing-server' });
});
