/** The table for tests, tried on Skim: what it plays, what it refuses, and how it speaks when something is wrong. */
import { sample } from '@tablerunner/sample';
import { expect, test } from 'vitest';
import { table } from '../src/index.ts';

const RUN = `
  servers: 6/2 8/3 10/4 12/5 14/6
  red: credits 0, programs ram
  blue: credits 3, hand watchdog tripwire
  run: 1`;

test('a drawn position is played with commands as they are written', () => {
  const t = table(sample, RUN);
  t.waitingFor('blue', 'skim/trace');
  expect(t.legal()).toEqual(['pass', 'trace watchdog', 'trace tripwire']);
  t.dice(6);
  t.play('trace watchdog');
  expect(t.state.blue.hand).toEqual(['tripwire']);
  expect(t.decision()?.seat).toBe('red');
});

test('a command can name its seat', () => {
  const t = table(sample, RUN);
  expect(t.try('red: pass')).toBeRefused({ clause: 'ENG-TURN-01', facts: { seat: 'red', waitingFor: 'blue' } });
  expect(t.try('blue: pass')).toBeAccepted();
  t.dice(1);
  t.play('blue: pass');
});

test('a try changes nothing', () => {
  const t = table(sample, RUN);
  const before = t.match.hash();
  expect(t.try('trace mole')).toBeRefused();
  expect(t.try('trace tripwire')).toBeAccepted();
  expect(t.match.hash()).toBe(before);
  expect(t.events()).toEqual([]);
});

test('a fresh match has options, a view for each viewer and a drawing', () => {
  const t = table(sample, { rounds: 3 }, { seed: 'fresh' });
  expect(t.state.rounds).toBe(3);
  expect(t.view('red').view.red.hand).toBeDefined();
  expect(t.view('red').view.blue.hand).toBeUndefined();
  expect(table(sample, t.drawing(), { options: { rounds: 3 } }).match.hash()).toBe(t.match.hash());
});

test('what the notation cannot say is arranged', () => {
  const t = table(sample, RUN, { arrange: (state) => (state.blue.credits = 0), steps: [] });
  expect(t.try('trace watchdog')).toBeRefused();
  const fresh = table(sample, {}, { arrange: (state) => (state.red.credits = 50) });
  expect(fresh.state.red.credits).toBe(50);
});

test('a bad test is told what is wrong with it', () => {
  expect(() => table(sample, 'nonsense: 1')).toThrow(/^the drawn position cannot be read: line 1: /);
  expect(() => table(sample, { rounds: 'many' })).toThrow('the start cannot be read: options.rounds');
  const t = table(sample, RUN);
  expect(() => t.play('fly')).toThrow("the command 'fly' cannot be read: command: ");
  expect(() => t.play('red: pass')).toThrow("red cannot 'pass': ENG-TURN-01 not-your-turn");
  expect(() => t.waitingFor('red')).toThrow('the table should wait for red, but waits for blue at skim/trace');
  expect(() => t.waitingFor('blue', 'skim/pay')).toThrow('wait for blue at skim/pay, but');
});

test('a die that is missing fails the test, and nothing is played', () => {
  const t = table(sample, RUN);
  t.dice(); // told: no dice at all
  expect(() => t.play('pass')).toThrow("'pass' needs one more die than was told (0 of them)");
  expect(t.match.log).toEqual([]);
});

test.fails('a die that is left over fails the test', () => {
  const t = table(sample, RUN);
  t.dice(6, 5);
  t.play('pass');
});

test('dice are dealt out to the commands that roll them', () => {
  const t = table(sample, `${RUN}\nturn: red, actions 2`);
  t.dice(1, 1);
  t.play('pass', 'run 1', 'pass');
  expect(t.match.log.flatMap(({ dice }) => dice ?? [])).toEqual([1, 1]);
});

test('the matchers say what happened instead', () => {
  const t = table(sample, RUN);
  const said = (work: () => void): string => {
    try {
      work();
    } catch (error) {
      return (error as Error).message;
    }
    return 'it passed';
  };
  expect(said(() => expect(t.try('pass')).toBeRefused({ clause: 'SK-TRACE-02' }))).toContain(
    "'pass' should be refused by SK-TRACE-02, but it is accepted",
  );
  expect(said(() => expect(t.try('trace mole')).toBeRefused({ reason: 'not-a-trace' }))).toMatch(
    /'trace mole' should be refused by not-a-trace, but it is refused by SK-\S+ \S+ \{/,
  );
  expect(said(() => expect(t.try('trace mole')).toBeAccepted())).toContain(
    "'trace mole' should be accepted, but it is refused by SK-",
  );
  expect(said(() => expect(t.try('pass')).not.toBeAccepted())).toContain(
    "'pass' should be refused, but it is accepted",
  );
  expect(said(() => expect(t.try('red: pass')).not.toBeRefused({ clause: 'ENG-TURN-01' }))).toContain(
    'should not be refused',
  );
  expect(said(() => expect(7).toBeAccepted())).toContain('this is no verdict');
  expect(said(() => expect(undefined).toBeRefused())).toContain('this is no verdict');
  expect(said(() => expect(t.try('red: pass')).toBeRefused({ facts: { seat: 'green' } }))).toContain(
    'should be refused, but it is refused by',
  );
});
