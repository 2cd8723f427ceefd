/** Odds by named outcomes, against fractions that were worked out by hand. */
import { oddsOf, parseCommand } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { sample } from '../index.ts';
import { table } from './kit.ts';
import { eachDecision } from './random-games.ts';

function odds(drawing: string, command: string, policy: string) {
  const { position } = table(drawing).match;
  const frame = position.stack.at(-1) ?? { step: '', memory: {} };
  const read = parseCommand(sample, command, position.state, frame);
  if (!read.ok) throw new Error(read.problem);
  const forecast = sample.forecasts?.find(({ name }) => name === policy) ?? (policy as 'best');
  const found = oddsOf(sample, position, read.value, forecast);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}

const shares = (drawing: string, command: string, policy: string): Record<string, string> =>
  Object.fromEntries(
    odds(drawing, command, policy).rows.map(({ outcome, share }) => [
      Object.values(outcome).join(' ').replace('server-fell', 'fell').replace('run-failed', 'failed'),
      share,
    ]),
  );

const SERVERS = 'servers: 7/2 3/3 10/4 12/5 14/6';

describe('a run', () => {
  test('without credits: ICE 3 falls on 3 to 6', () => {
    expect(shares(`${SERVERS}\nred:\nblue:`, 'run 2', 'no-trace')).toEqual({ 'fell 3 0': '2/3', failed: '1/3' });
  });

  test('with a credit: ICE 3 falls on 2 too, and that costs it', () => {
    expect(shares(`${SERVERS}\nred: credits 1\nblue:`, 'run 2', 'no-trace')).toEqual({
      'fell 3 0': '2/3',
      'fell 3 1': '1/6',
      failed: '1/6',
    });
  });

  test('with a program of strength 2: ICE 7 falls on 5 and 6', () => {
    expect(shares(`${SERVERS}\nred: programs ram\nblue:`, 'run 1', 'no-trace')).toEqual({
      'fell 2 0': '1/3',
      failed: '2/3',
    });
  });

  test('that is traced by a Tripwire, which raises ICE 3 to 5: it falls on 5 and 6', () => {
    expect(shares(`${SERVERS}\nred:\nblue: hand tripwire`, 'run 2', 'trace')).toEqual({
      'fell 3 0 true': '1/3',
      'failed true': '2/3',
    });
  });

  test('answered as is best: blue traces, and red pays one credit for 3 data', () => {
    expect(shares(`${SERVERS}\nred: credits 1\nblue: hand tripwire`, 'run 2', 'best')).toEqual({
      'fell 3 0 true': '1/3',
      'fell 3 1 true': '1/6',
      'failed true': '1/2',
    });
  });

  test('up to the next question: it may be traced', () => {
    expect(shares(`${SERVERS}\nred:\nblue: hand mole`, 'run 2', 'none')).toEqual({ 'may-be-traced': '1' });
  });

  test('each name has its own spread', () => {
    const { of, each } = odds(`${SERVERS}\nred: credits 2\nblue:`, 'run 2', 'no-trace');
    expect(of).toBe(6);
    expect(each.cost).toEqual([
      { value: 0, ways: 4, share: '2/3' },
      { value: 1, ways: 1, share: '1/6' },
      { value: 2, ways: 1, share: '1/6' },
    ]);
    expect(each.result).toEqual([{ value: 'server-fell', ways: 6, share: '1' }]);
  });
});

test('the answer to a run rolls: a pass lets ICE 10 fall on a 6 for 4 credits', () => {
  expect(shares('red: credits 4\nblue: hand tripwire\nrun: 3', 'pass', 'no-trace')).toEqual({
    'fell 4 4': '1/6',
    failed: '5/6',
  });
});

describe('an answer to a run goes on through the payment of the runner', () => {
  const TRACED = 'blue: hand tripwire, credits 2\nred: credits 9\nturn: red, actions 1\nrun: 3';

  test.each(['first', 'best'])('answered by %s: ICE 10 is always worth 4 to 9 credits', (policy) => {
    expect(shares(TRACED, 'pass', policy)).toEqual({
      'fell 4 9': '1/6',
      'fell 4 8': '1/6',
      'fell 4 7': '1/6',
      'fell 4 6': '1/6',
      'fell 4 5': '1/6',
      'fell 4 4': '1/6',
    });
  });

  test('answered as is best: 2 data are not worth 6 credits, so that a 1 against ICE 7 fails', () => {
    expect(shares(`${SERVERS}\nred: credits 9\nblue: hand tripwire\nrun: 1`, 'pass', 'best')).toEqual({
      failed: '1/6',
      'fell 2 5': '1/6',
      'fell 2 4': '1/6',
      'fell 2 3': '1/6',
      'fell 2 2': '1/6',
      'fell 2 1': '1/6',
    });
  });

  test('with nobody to answer the odds end before the payment', () => {
    expect(shares(TRACED, 'pass', 'none')).toEqual({ 'may-pay': '1' });
  });
});

test('what programs do after a run is no part of it', () => {
  expect(shares(`${SERVERS}\nred: programs leech\nblue:`, 'run 2', 'no-trace')).toEqual({
    'fell 3 0': '2/3',
    failed: '1/3',
  });
});

test('without a run credits and cards are told', () => {
  expect(odds('red:\nblue:', 'credit', 'best').rows).toEqual([
    { outcome: { credits: 2, cards: 0 }, ways: 1, share: '1' },
  ]);
  expect(odds('red: hand archive\nblue:\ndeck: mole mole ram', 'play archive', 'best').rows).toEqual([
    { outcome: { credits: 0, cards: 2 }, ways: 1, share: '1' },
  ]);
});

test('only listed names are given, in random games too', () => {
  const known = Object.keys(sample.outcomes ?? {});
  const given = new Set<string>();
  eachDecision(3, (runner) => {
    if (runner.position.outcome !== undefined) return;
    for (const choice of runner.legal()) {
      const found = oddsOf(sample, runner.position, choice, 'first');
      if (!found.ok) throw new Error(found.problem);
      for (const name of Object.keys(found.value.each)) given.add(name);
    }
  });
  expect([...given].sort()).toEqual(known.sort());
});
