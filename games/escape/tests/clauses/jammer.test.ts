/** Jammer and lines of sight. Clauses ES-ABIL-11 to ES-ABIL-13; ES-RULE-50. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

const LINE = `
  +-+-+-+
  |. J .|
  + + + +
  |A B M|
  +-+-+-+
  unit jack J jammer
  unit bert B
  unit anna A
  unit mole M isc tesla-rifle`;

test('ES-ABIL-11 an ally beside a Jammer cannot be attacked, neither in melee nor at range', () => {
  const t = table(`${LINE}
    active: mole`);
  expect(t.try('melee bert')).toBeRefused({ clause: 'ES-ABIL-11', reason: 'protected-by-jammer' });
  expect(t.try('ranged bert')).toBeRefused({ clause: 'ES-ABIL-11', reason: 'protected-by-jammer' });
  expect(t.try('ranged anna')).toBeAccepted();
  const plain = table(`${LINE.replace(' jammer', '')}
    active: mole`);
  expect(plain.try('melee bert')).toBeAccepted();
});

test('ES-ABIL-12 those allies do not block lines of sight', () => {
  expect(table(LINE).sees('a1', 'c1')).toBe(true);
  expect(table(LINE.replace(' jammer', '')).sees('a1', 'c1')).toBe(false);
});

test('ES-ABIL-12 allies at a corner of the Jammer and enemies beside it still block', () => {
  const corner = table(`
    +-+-+-+
    |J . .|
    + + + +
    |A B M|
    +-+-+-+
    unit jack J jammer
    unit bert B
    unit anna A
    unit mole M isc`);
  expect(corner.sees('a1', 'c1')).toBe(false);
  const enemy = table(LINE.replace('unit bert B', 'unit bert B isc'));
  expect(enemy.sees('a1', 'c1')).toBe(false);
});

test('ES-ABIL-13 a character with Jammer is never affected by Jammer', () => {
  const t = table(`${LINE.replace('unit bert B', 'unit bert B jammer')}
    active: mole`);
  expect(t.sees('a1', 'c1')).toBe(false);
  expect(t.try('melee bert')).toBeAccepted();
});

test('ES-RULE-50 it works at all times and through walls; Disconnection switches an ISC Jammer off', () => {
  const isc = `
    +-+-+-+
    |. J .|
    + +-+ +
    |A B M|
    +-+-+-+
    unit anna A
    unit jack J isc jammer
    unit bert B isc
    unit mole M isc`;
  expect(table(isc).sees('a1', 'c1')).toBe(true);
  expect(table(`${isc}\nevent: 12`).sees('a1', 'c1')).toBe(false);
  expect(table(`${isc}\noption: adjacencyThroughWalls no`).sees('a1', 'c1')).toBe(false);
});

test('ES-RULE-50 flames name cells, not targets, and reach a protected character', () => {
  const t = table(`${LINE.replace('tesla-rifle', 'flamethrower')}
    active: mole`);
  t.play('flame b1 a2');
  expect(t.unit('bert').life).toBe(4);
});
