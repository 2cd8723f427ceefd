/** Exact odds: every way the dice can fall, counted, never sampled. Clauses ENG-ODDS. */
import { describe, expect, test } from 'vitest';
import { defineEvent, defineStep, type Forecast, frameOf, type Odds, oddsOf, type Read } from '../src/index.ts';
import { begin, DRAW, must, tinyGame } from './tiny-game.ts';

interface Table {
  sum: number;
}

const KINDS = [
  'still',
  'one',
  'two',
  'again-on-one',
  'best-of',
  'number-of-dice',
  'mixed',
  'pick',
  'shuffle',
  'explode',
  'until-six',
  'until-not-one',
  'nine',
  'nine-singly',
  'million',
  'ask',
  'wide',
] as const;
type Kind = (typeof KINDS)[number];

const scored = defineEvent<Table, { sum: number }>({
  name: 'odds/scored',
  write: (state, { sum }) => {
    state.sum = sum;
  },
});

const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

const answer = defineStep<Table, { sum: number }, 'dodge' | 'stand'>({
  name: 'odds/answer',
  clause: 'ENG-TEST-01',
  who: () => 'south',
  candidates: () => ['dodge', 'stand'],
  apply(_state, { sum }, choice, engine) {
    engine.emit(scored, { sum: choice === 'stand' || engine.die(2, 'dodge') === 1 ? sum : 0 });
    engine.done();
  },
});

const roll = defineStep<Table, Record<string, never>, Kind>({
  name: 'odds/roll',
  clause: 'ENG-TEST-01',
  who: () => 'north',
  candidates: () => KINDS,
  apply(_state, _memory, kind, engine) {
    const tell = (sum: number) => engine.emit(scored, { sum });
    if (kind === 'still') tell(0);
    if (kind === 'one') tell(engine.die(6, kind));
    if (kind === 'two') tell(sumOf(engine.roll(6, 2, kind)));
    if (kind === 'again-on-one') {
      const first = engine.die(6, kind);
      tell(first === 1 ? engine.die(6, kind) : first);
    }
    if (kind === 'best-of') tell(Math.max(...engine.roll(6, 3, kind)));
    if (kind === 'number-of-dice') tell(sumOf(engine.roll(6, engine.die(3, 'how many'), kind)));
    if (kind === 'mixed') tell(engine.die(2, kind) === 1 ? engine.die(3, kind) : engine.die(5, kind));
    if (kind === 'pick') tell(engine.pick(4));
    if (kind === 'shuffle') tell(engine.shuffle([1, 2, 3], kind)[0] ?? 0);
    if (kind === 'explode') {
      let sum = engine.die(6, kind);
      for (let more = 0; more < 2 && sum % 6 === 0; more++) sum += engine.die(6, kind);
      tell(sum);
    }
    if (kind === 'until-six') while (engine.die(6, kind) !== 6);
    if (kind === 'until-not-one') while (engine.die(6, kind) === 1);
    if (kind === 'nine') tell(sumOf(engine.roll(6, 9, kind)));
    if (kind === 'nine-singly') tell(sumOf(Array.from({ length: 9 }, () => engine.die(6, kind))));
    if (kind === 'million') tell(sumOf(engine.roll(6, 1_000_000, kind)));
    if (kind === 'ask') engine.interrupt(answer, { sum: engine.die(4, kind) });
    if (kind === 'wide')
      tell(engine.die([3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43][engine.pick(13)] ?? 1, kind));
  },
});

const dice = tinyGame<Table>({
  state: { sum: 0 },
  steps: [roll, answer],
  events: [scored],
  summary: (_events, _before, after) => ({ sum: after.sum }),
  first: () => frameOf(roll, {}),
});

const { position } = begin(dice);
const odds = (kind: Kind, forecast?: Forecast<Table>): Read<Odds> => oddsOf(dice, position, kind, forecast);
/** Outcome -> ways, and of how many. */
const told = (read: Read<Odds>): { of: number; ways: Record<string, number> } => {
  const { of, rows } = must(read);
  return {
    of: Number(of),
    ways: Object.fromEntries(rows.map(({ outcome, ways }) => [String(outcome.sum), Number(ways)])),
  };
};

describe('exact odds', () => {
  test('ENG-ODDS-01 the sum of two dice', () => {
    expect(told(odds('two'))).toEqual({
      of: 36,
      ways: { 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 },
    });
    expect(must(odds('two')).rows[0]).toEqual({ outcome: { sum: 7 }, ways: 6, share: '1/6' }); // the likeliest first
    expect(told(odds('still'))).toEqual({ of: 1, ways: { 0: 1 } });
  });

  test('ENG-ODDS-02 a re-roll weighs less than a first roll', () => {
    expect(told(odds('again-on-one'))).toEqual({ of: 36, ways: { 1: 1, 2: 7, 3: 7, 4: 7, 5: 7, 6: 7 } });
  });

  test('ENG-ODDS-03 different numbers and kinds of dice have one common measure', () => {
    const { of, ways } = told(odds('number-of-dice'));
    expect(of).toBe(3 * 216);
    expect(sumOf(Object.values(ways))).toBe(of);
    expect(ways[1]).toBe(36);
    expect(ways[3]).toBe(36 + 2 * 6 + 1);
    expect(ways[18]).toBe(1);
    expect(told(odds('mixed'))).toEqual({ of: 30, ways: { 1: 8, 2: 8, 3: 8, 4: 3, 5: 3 } });
    expect(told(odds('best-of')).ways).toEqual({ 1: 1, 2: 7, 3: 19, 4: 37, 5: 61, 6: 91 });
  });

  test('ENG-ODDS-04 dice that explode are followed as far as the rules let them', () => {
    const { of, ways } = told(odds('explode'));
    expect(of).toBe(216);
    expect(sumOf(Object.values(ways))).toBe(216);
    expect(ways[18]).toBe(1);
    expect(ways[7]).toBe(6);
    expect(ways[1]).toBe(36);
  });

  test('ENG-ODDS-05 picks are counted, the order of a shuffle is not, and the answer says so', () => {
    expect(told(odds('pick'))).toEqual({ of: 4, ways: { 0: 1, 1: 1, 2: 1, 3: 1 } });
    expect(must(odds('pick')).shuffled).toBe(false);
    expect(must(odds('shuffle')).shuffled).toBe(true);
    expect(told(odds('shuffle')).of).toBe(1);
  });

  test('ENG-ODDS-06 a forecast answers the decisions that follow, as far as it has an answer', () => {
    expect(told(odds('ask'))).toEqual({ of: 4, ways: { 0: 4 } });
    const stand: Forecast<Table> = {
      name: 'stand',
      answer: (_s, frame) => (frame.step === 'odds/answer' ? 'stand' : undefined),
    };
    expect(told(odds('ask', stand))).toEqual({ of: 4, ways: { 1: 1, 2: 1, 3: 1, 4: 1 } });
    const dodge: Forecast<Table> = {
      name: 'dodge',
      answer: (_s, frame) => (frame.step === 'odds/answer' ? 'dodge' : undefined),
    };
    expect(told(odds('ask', dodge))).toEqual({ of: 8, ways: { 0: 4, 1: 1, 2: 1, 3: 1, 4: 1 } });
  });

  test('ENG-ODDS-07 asking for odds changes nothing', () => {
    const before = JSON.stringify(position);
    for (const kind of ['two', 'shuffle', 'ask'] as const) odds(kind);
    expect(JSON.stringify(position)).toBe(before);
  });

  test('ENG-ODDS-08 without a summary the events without the roll itself are the outcome', () => {
    const { summary: _, ...plain } = dice;
    const rows = must(oddsOf(plain, position, 'best-of')).rows;
    expect(rows).toHaveLength(6);
    expect(rows[0]).toEqual({
      outcome: { events: [{ name: 'odds/scored', data: { sum: 6 } }] },
      ways: 91,
      share: '91/216',
    });
  });

  test('ENG-ODDS-09 too many ways, or dice without end, get a sentence and not a wait', () => {
    const many = odds('nine-singly');
    expect(many).toMatchObject({ ok: false, where: 'odds', problem: expect.stringContaining('more than 60000 ways') });
    for (const kind of ['until-six', 'until-not-one', 'million'] as const) {
      expect(odds(kind)).toMatchObject({
        ok: false,
        where: 'odds',
        problem: expect.stringContaining('than can be counted'),
      });
    }
  });

  test('ENG-ODDS-10 where JSON has no whole number for the common measure, it is told as text, and no digit is wrong', () => {
    const { of, rows } = must(odds('wide')); // thirteen primes: their common multiple, times 13 for the pick
    expect(of).toBe('85037948655855195');
    expect(rows.find(({ outcome }) => outcome.sum === 43)).toEqual({
      outcome: { sum: 43 },
      ways: 152125131763605,
      share: '1/559',
    });
  });

  test('ENG-ODDS-11 a command that ends the match has odds like any other', () => {
    const last = defineStep<Table, Record<string, never>, string>({
      name: 'odds/last',
      clause: 'ENG-TEST-01',
      who: () => 'north',
      candidates: () => ['roll', 'wait'],
      apply(_state, _memory, _choice, engine) {
        engine.emit(scored, { sum: engine.die(6, 'last') > 4 ? 1 : 0 });
        engine.end(DRAW);
      },
    });
    const game = tinyGame<Table>({
      state: { sum: 0 },
      steps: [last],
      events: [scored],
      summary: (_events, _before, after) => ({ sum: after.sum }),
      first: () => frameOf(last, {}),
    });
    expect(told(oddsOf(game, begin(game).position, 'roll'))).toEqual({ of: 6, ways: { 0: 4, 1: 2 } });
  });

  test('ENG-ODDS-12 dice that fall after a command is settled are no part of its odds', () => {
    const settled = defineEvent<Table, Record<string, never>>({ name: 'odds/settled', write() {} });
    const later = defineStep<Table, Record<string, never>>({
      name: 'odds/later',
      clause: 'ENG-TEST-01',
      run(_state, _memory, engine) {
        engine.emit(scored, { sum: engine.die(6, 'later') });
        engine.end(DRAW);
      },
    });
    const strike = defineStep<Table, Record<string, never>, string>({
      name: 'odds/strike',
      clause: 'ENG-TEST-01',
      who: () => 'north',
      candidates: () => ['strike', 'wait'],
      apply(_state, _memory, _choice, engine) {
        const sum = engine.die(2, 'strike');
        engine.emit(settled, {});
        engine.emit(scored, { sum }); // what comes of it without dice still counts
        engine.next(later, {});
      },
    });
    const spec = {
      state: { sum: 0 },
      steps: [strike, later],
      events: [scored, settled],
      summary: (_events: unknown, _before: Table, after: Table) => ({ sum: after.sum }),
      first: () => frameOf(strike, {}),
    };
    const [whole, cut] = [tinyGame<Table>(spec), tinyGame<Table>({ ...spec, settles: ['odds/settled'] })];
    expect(told(oddsOf(whole, begin(whole).position, 'strike')).of).toBe(12);
    expect(told(oddsOf(cut, begin(cut).position, 'strike'))).toEqual({ of: 2, ways: { 1: 1, 2: 1 } });
  });
});
