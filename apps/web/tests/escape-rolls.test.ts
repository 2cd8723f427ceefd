/** The dice on the table while a roll is shown: they tumble before they tell, and each roll for itself. */
import type { SeenEvent } from '@tablerunner/table';
import { expect, test } from 'vitest';
import { trayOf } from '../src/games/escape/play/rolls.ts';
import type { Moment } from '../src/table/shown.ts';

const die = (face: number) => ({ unit: 0, seat: 'resistance', face });
const event = (n: number, name: string, data: object): SeenEvent => ({
  n,
  at: 1,
  event: { name: `escape/${name}`, data: data as never },
});

const EVENTS = [
  event(0, 'unit-moved', { unit: 0, to: 4 }),
  event(1, 'dice-rolled', { purpose: 'attack', dice: [die(5)], added: false }),
  event(2, 'dice-rolled', { purpose: 'dodge', dice: [die(2)], added: true }),
  event(3, 'die-rerolled', { die: 0, face: 6, source: 'anthem' }),
  event(4, 'attack-resolved', { attacker: 0, weapon: 'melee', results: [] }),
  event(5, 'unit-damaged', { unit: 1, amount: 2 }),
];

const momentAt = (n: number): Moment => ({ n, event: EVENTS[n]?.event as never, view: {}, time: 900 });

function tray(n: number | undefined, rested?: number) {
  const { last, isRolling } = trayOf(EVENTS, n === undefined ? undefined : momentAt(n), rested);
  return { faces: last?.dice.map(({ face }, i) => (isRolling(i) ? '?' : face)), isTold: last?.result !== undefined };
}

test('nothing lies on the table before it is rolled', () => {
  expect(tray(0)).toEqual({ faces: undefined, isTold: false });
});

test('the dice tumble, then they lie still, and only then what came of them is told', () => {
  expect(tray(1)).toEqual({ faces: ['?'], isTold: false });
  expect(tray(1, 1)).toEqual({ faces: [5], isTold: false });
  expect(tray(5, 3)).toEqual({ faces: [6, 2], isTold: true });
  expect(tray(undefined)).toEqual({ faces: [6, 2], isTold: true });
});

test('a second roll tumbles too, and of a reroll that die alone', () => {
  expect(tray(2, 1)).toEqual({ faces: [5, '?'], isTold: false });
  expect(tray(3, 2)).toEqual({ faces: ['?', 2], isTold: false });
});
