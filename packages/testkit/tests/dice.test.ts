/** Dice that a test tells: dealt out in order, refused where they do not fit. */
import { frameOf, sealedChance } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { toldChance } from '../src/dice.ts';
import { dicing, rolling } from './dicing.ts';

const position = () => ({ state: { rolls: [] as number[] }, stack: [frameOf(rolling, {})], drawn: 0 });
const own = sealedChance('own');

test('each command takes as many as it rolls', () => {
  const told = toldChance();
  told.tell('die', [1, 2, 3]);
  told.tell('die', [4]);
  expect(told.scriptFor(dicing, position(), 2, own, 'roll 2')).toEqual({ dice: [1, 2] });
  expect(told.scriptFor(dicing, position(), 0, own, 'roll 0')).toEqual({ dice: [] });
  expect(told.leftOver()).toBe('2 told dice left over: 3, 4');
  expect(told.scriptFor(dicing, position(), 2, own, 'roll 2')).toEqual({ dice: [3, 4] });
  expect(told.leftOver()).toBeUndefined();
});

test('picks are told apart from dice; what is not told at all comes from the table', () => {
  const told = toldChance();
  expect(told.scriptFor(dicing, position(), 2, own, 'roll 2')).toEqual({});
  told.tell('pick', [8]);
  expect(told.scriptFor(dicing, position(), 2, own, 'roll 2')).toEqual({ picks: [] });
  expect(told.leftOver()).toBe('1 told pick left over: 8');
  expect(told.scriptFor(dicing, position(), -1, own, 'pick')).toEqual({ picks: [8] });
});

test('a die that is missing or has no such face is an error with the command', () => {
  const told = toldChance();
  told.tell('die', [5]);
  expect(() => told.scriptFor(dicing, position(), 2, own, 'roll 2')).toThrow(
    "'roll 2' needs one more die than was told (1 of them)",
  );
  expect(told.scriptFor(dicing, position(), 1, own, 'roll 1')).toEqual({ dice: [5] });
  for (const face of [0, 7, 1.5]) {
    const wrong = toldChance();
    wrong.tell('die', [face]);
    expect(() => wrong.scriptFor(dicing, position(), 1, own, 'roll 1')).toThrow(
      `told the die ${face}, but it can only be 1 to 6`,
    );
  }
  const wrong = toldChance();
  wrong.tell('pick', [10]);
  expect(() => wrong.scriptFor(dicing, position(), -1, own, 'pick')).toThrow('it can only be 0 to 9');
});
