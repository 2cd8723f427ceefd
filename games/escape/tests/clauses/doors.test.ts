/** What doors are and how they change. Clauses ES-DOOR-01 to ES-DOOR-05, ES-DOOR-07. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

const PLAIN = `
  +-+-+-+
  |A .d.|
  +-+-+-+
  unit anna A mvt 4`;

test('ES-DOOR-01 an adjacent active character opens a closed door for one Movement action', () => {
  const t = table(PLAIN);
  expect(t.try('open b1e')).toBeRefused({ clause: 'ES-OPEN-01', reason: 'door-not-adjacent' });
  t.play('b1', 'open b1e');
  expect(t.door('b1e')).toBe('open');
  expect(t.unit('anna').left.mvt).toBe(2);
});

test('ES-DOOR-02 an open door is a door that has been opened, and can be closed again', () => {
  const t = table(PLAIN).play('b1', 'open b1e', 'close b1e');
  expect(t.door('b1e')).toBe('closed');
  const opened = table(t.print()).play('open b1e');
  expect(opened.door('b1e')).toBe('open');
  const locked = table(PLAIN.replace('d', '6').replace('anna A', 'anna b1 isc')).play('open b1e');
  expect(locked.door('b1e')).toBe('open locked');
});

const LOCKED = `
  +-+-+
  |A7.|
  +-+-+
  unit anna A mvt 4 int 3`;

test('ES-DOOR-03 the Resistance opens a locked door only by a Hack against its printed difficulty', () => {
  const t = table(LOCKED);
  expect(t.try('open a1e')).toBeRefused({ clause: 'ES-OPEN-03', reason: 'door-is-locked' });
  t.dice(3).play('hack a1e'); // 3 + 3 is less than 7
  expect(t.door('a1e')).toBe('closed locked');
  t.dice(4).play('hack a1e');
  expect(t.door('a1e')).toBe('open hacked');
});

test('ES-DOOR-04 a hacked door can be opened and closed freely', () => {
  const t = table(`${LOCKED}
    doors: a1e hacked`);
  t.play('open a1e');
  expect(t.door('a1e')).toBe('open hacked');
  t.play('close a1e');
  expect(t.door('a1e')).toBe('closed hacked');
  expect(t.try('open a1e')).toBeAccepted();
});

test('ES-DOOR-05 a hacked door is no longer locked, and is open at once', () => {
  const t = table(LOCKED).dice(6);
  t.play('hack a1e');
  expect(t.door('a1e')).toBe('open hacked');
  expect(t.sees('a1', 'b1')).toBe(true);
  expect(t.try('hack a1e').ok).toBe(false); // its number is covered
});

test('ES-DOOR-07 a locked door that the ISC opens stays locked, and bars the Resistance once it is closed', () => {
  const t = table(`
    +-+-+-+
    |A7M .|
    +-+-+-+
    unit mole M isc mvt 4
    unit anna A`);
  t.play('open a1e');
  expect(t.door('a1e')).toBe('open locked');
  expect(t.sees('anna', 'mole')).toBe(true);
  t.play('close a1e', 'end');
  t.waitingFor('resistance');
  expect(t.door('a1e')).toBe('closed locked');
  expect(t.try('open a1e')).toBeRefused({ clause: 'ES-OPEN-03', reason: 'door-is-locked' });
});
