/** Sweeps name all that fails, not the first alone. */
import { expect, test } from 'vitest';
import { sweep, sweepEffects, sweepMessages } from '../src/index.ts';

test('all that fail are told by name', () => {
  const odd = (n: number) => {
    if (n % 2 === 0) throw new Error('even');
  };
  expect(sweep([1, 3, 5], String, odd)).toBe(3);
  expect(() => sweep([1, 2, 3, 4], (n) => `card ${n}`, odd)).toThrow('2 of 4 failed:\ncard 2: even\ncard 4: even');
  expect(() => sweep([], String, odd)).toThrow('there is nothing to sweep');
});

test('a text that is missing in one language is told', () => {
  const messages = { en: { 'name.a': 'A', 'name.b': 'B' }, fr: { 'name.a': 'A', 'name.b': '' } };
  expect(sweepMessages({ messages }, ['name.a'])).toBe(2);
  expect(() => sweepMessages({ messages }, ['name.a', 'name.b'])).toThrow('1 of 4 failed:\nfr name.b: no text');
  expect(() => sweepMessages({ messages: {} }, ['name.a'])).toThrow('nothing to sweep');
});

test('an effect that no card has is told', () => {
  const effects = [
    { name: 'pay', about: 'Pays.', clause: 'X-A-01' },
    { name: 'ask', about: 'Asks.', clause: 'X-A-02' },
  ];
  expect(sweepEffects(effects, [{ do: 'ask' }, { do: 'pay' }])).toBe(2);
  expect(() => sweepEffects(effects, [{ do: 'ask' }])).toThrow('pay: no card has it');
  expect(() => sweepEffects([{ name: 'pay', about: '', clause: 'X-A-01' }], [{ do: 'pay' }])).toThrow(
    'what it is about',
  );
});
