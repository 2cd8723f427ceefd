/** What machine players and odds get to know. */
import { fastChance, oddsOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { sample } from '../../index.ts';
import { table } from '../kit.ts';
import { eachDecision } from '../random-games.ts';

test('a value counts only what the seat can see', () => {
  const chance = fastChance('value');
  eachDecision(15, ({ position: { state } }) => {
    for (const seat of ['red', 'blue']) {
      const guess = sample.guess(sample.view(state, seat), chance);
      expect(sample.hints.value(guess, seat)).toBe(sample.hints.value(state, seat));
    }
  });
});

test('what is good for one is bad for the other', () => {
  eachDecision(10, ({ position: { state } }) => {
    expect(sample.hints.value(state, 'red') + sample.hints.value(state, 'blue')).toBeCloseTo(0);
  });
});

test('points, credits, cards and strength are worth something, and a likely run more than a hopeless one', () => {
  const value = (drawing: string) => sample.hints.value(table(`${drawing}\nblue:`).state, 'red');
  const nothing = value('red:');
  for (const more of ['score 1', 'credits 1', 'hand mole', 'programs ram', 'programs mole']) {
    expect(value(`red: ${more}`), more).toBeGreaterThan(nothing);
  }
  expect(value('red: credits 5\nrun: 1')).toBeGreaterThan(value('red: credits 5\nrun: 5'));
});

test('no choice promises less than nothing', () => {
  eachDecision(10, (runner) => {
    for (const choice of runner.legal()) {
      expect(sample.hints.promise?.(runner.position.state, runner.frame, choice)).toBeGreaterThanOrEqual(0);
    }
  });
});

const odds = (drawing: string, forecast?: string) => {
  const { position } = table(drawing).match;
  const found = sample.forecasts?.find(({ name }) => name === forecast);
  const result = oddsOf(sample, position, { kind: 'run', server: 1 }, found);
  return result.ok
    ? Object.fromEntries(result.value.rows.map(({ outcome, ways }) => [JSON.stringify(outcome), ways]))
    : result;
};
const POSITION = 'servers: 7/2 8/3 10/4 12/5 14/6\nred: credits 2\nblue: credits 1, hand ';

test('the odds of a run stop at the reaction, unless a forecast looks past it', () => {
  expect(odds(`${POSITION}mole`)).toEqual({ '{"result":"may-be-traced"}': 1 });
});

test('the odds of a run that nobody traces: each face of the die', () => {
  expect(odds(`${POSITION}mole`, 'no-trace')).toEqual({
    '{"result":"run-failed"}': 4,
    '{"result":"server-fell","data":2,"cost":2}': 1,
    '{"result":"server-fell","data":2,"cost":1}': 1,
  });
});

test('the odds of a traced run do not tell whether the opponent holds a trace', () => {
  const traced = odds(`${POSITION}watchdog`, 'trace');
  expect(traced).toEqual({ '{"result":"run-failed","traced":true}': 6 });
  expect(odds(`${POSITION}mole`, 'trace')).toEqual(traced);
  expect(odds(`${POSITION}-`, 'trace')).toEqual(odds(`${POSITION}-`, 'no-trace'));
});

test('the odds of what rolls nothing', () => {
  const { position } = table('red:\nblue:').match;
  expect(oddsOf(sample, position, { kind: 'credit' })).toMatchObject({ value: { of: 1, rows: [{ ways: 1 }] } });
});

const ask = (drawing: string, params: object) =>
  sample.questions?.['chance-of-run']?.answer(table(drawing).state, { ...params }, undefined);

test('chance-of-run counts the faces that get through, and says why', () => {
  expect(
    ask('servers: 8/2 8/3 10/4 12/5 14/6=blue\nred: credits 2, programs ram\nblue:', { seat: 'red', server: 1 }),
  ).toEqual({
    standing: true,
    ways: 3,
    of: 6,
    costs: [5, 4, 3, 2, 1, 0],
    needed: 6,
    why: [
      { add: 8, why: 'ice', clause: 'SK-RUN-04' },
      { add: 0, why: 'trace', clause: 'SK-EFF-07' },
      { add: -2, why: 'programs', clause: 'SK-PROG-02' },
    ],
  });
  expect(ask('servers: 8/2 8/3 10/4 12/5 14/6=blue\nred:\nblue:', { seat: 'red', server: 5 })).toEqual({
    standing: false,
    ways: 0,
    of: 6,
  });
});

test('the answer to chance-of-run has the form that is told of it', () => {
  const { params, result, answer } = sample.questions?.['chance-of-run'] ?? {};
  eachDecision(3, ({ position: { state } }) => {
    for (const server of [1, 2, 3, 4, 5]) {
      const asked = { seat: state.active, server };
      expect(params?.safeParse(asked).success).toBe(true);
      const found = answer?.(state, asked, undefined);
      expect(result?.safeParse(found).error?.message, JSON.stringify(found)).toBeUndefined();
    }
  });
});
