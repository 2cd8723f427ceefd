/** Free and occupied cells, Burn markers. Clauses ES-CELL, ES-BURN; ES-RULE-08. */
import { expect, test } from 'vitest';
import { isFree, isOccupied } from '../../rules/cells.ts';
import { table } from '../kit.ts';

const CORRIDOR = `
  +-+-+-+-+
  |A . M .|
  +-+-+-+-+
  unit anna A
  unit mole M isc`;

test('ES-CELL-01 a cell is free when nobody stands on it', () => {
  const t = table(CORRIDOR);
  expect(isFree(t.state, t.cell('b1'))).toBe(true);
  expect(isFree(t.state, t.cell('c1'))).toBe(false);
  t.play('b1');
  expect(isFree(t.state, t.cell('a1'))).toBe(true);
  expect(isFree(t.state, t.cell('b1'))).toBe(false);
});

test('ES-CELL-02 a cell is occupied when a character stands on it, whichever side it is on', () => {
  const t = table(CORRIDOR);
  expect(isOccupied(t.state, t.cell('a1'))).toBe(true);
  expect(isOccupied(t.state, t.cell('c1'))).toBe(true);
  expect(isOccupied(t.state, t.cell('d1'))).toBe(false);
  expect(t.play('b1').try('c1')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
});

test('ES-CELL-03 a burnt cell counts as occupied even with nobody on it', () => {
  const t = table(`${CORRIDOR}
    burns: b1`);
  expect(isOccupied(t.state, t.cell('b1'))).toBe(true);
  expect(isFree(t.state, t.cell('b1'))).toBe(false);
  expect(t.try('b1')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
  expect(table(CORRIDOR).try('b1')).toBeAccepted();
});

test('ES-CELL-04 a cell holds any number of markers, and they do not make it occupied', () => {
  const t = table(`${CORRIDOR}
    marker crate b1
    marker radio b1
    marker medikit b1`);
  expect(t.markersOn('b1')).toEqual(['crate', 'radio', 'medikit']);
  expect(isFree(t.state, t.cell('b1'))).toBe(true);
  t.play('b1');
  expect(t.unit('anna').cell).toBe('b1');
});

test('ES-CELL-05 a cell with only a token of the automated ISC on it is free', () => {
  const t = table(`${CORRIDOR}
    mode: cooperation
    token 1 green 2/0 b1`);
  expect(isFree(t.state, t.cell('b1'))).toBe(true);
});

test('ES-BURN-02 nobody can move into a burnt cell while the marker lies there', () => {
  const burning = table(`${CORRIDOR}
    burns: b1`);
  expect(burning.try('b1')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
  expect(table(CORRIDOR).play('b1').unit('anna').cell).toBe('b1');
});

test('ES-RULE-08 who stands on a burnt cell may stay, and may leave it', () => {
  const t = table(`${CORRIDOR}
    burns: a1`);
  expect(t.try('end')).toBeAccepted();
  t.play('b1');
  expect(t.unit('anna')).toMatchObject({ cell: 'b1', life: 5 });
  expect(t.try('a1')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
});

test('ES-RULE-08 a Burn marker blocks sight neither on a straight line nor at a corner', () => {
  const t = table(`
    +-+-+-+
    |. . .|
    + + + +
    |A . M|
    +-+-+-+
    unit anna A
    unit mole M isc
    burns: b1 a2`);
  expect(t.sees('a1', 'c1')).toBe(true);
  expect(t.sees('a1', 'b2')).toBe(true); // between the two fires
});

test('ES-RULE-08 as an option fires shut corners, but still not straight lines', () => {
  const drawn = `
    +-+-+-+
    |. . .|
    + + + +
    |A . M|
    +-+-+-+
    unit anna A
    unit mole M isc
    burns: b1 a2`;
  const t = table(`${drawn}
    option: burnsBlockCorners yes`);
  expect(t.sees('a1', 'c1')).toBe(true);
  expect(t.sees('a1', 'b2')).toBe(false);
});
