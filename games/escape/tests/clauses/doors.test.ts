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

test('ES-OPEN-01 whoever is adjacent to a closed door opens it for one Movement action, and not without one', () => {
  const t = table(PLAIN.replace('mvt 4', 'mvt 2'));
  expect(t.try('open b1e')).toBeRefused({ clause: 'ES-OPEN-01', reason: 'door-not-adjacent' });
  t.play('b1');
  expect(t.try('open b1e')).toBeAccepted();
  t.play('open b1e');
  expect(t.unit('anna').left.mvt).toBe(0);
  expect(t.door('b1e')).toBe('open');
  const tired = table(PLAIN.replace('anna A mvt 4', 'anna b1 mvt 0 int 1'));
  expect(tired.legal()).not.toContain('open b1e');
  expect(tired.try('open b1e')).toBeRefused({});
});

test('ES-OPEN-03 a locked door opens by an Intellect action only, except for the ISC', () => {
  const t = table(LOCKED);
  expect(t.try('open a1e')).toBeRefused({ clause: 'ES-OPEN-03', reason: 'door-is-locked' });
  t.dice(6).play('hack a1e');
  expect(t.unit('anna').left).toMatchObject({ mvt: 4, int: 2 });
  expect(t.door('a1e')).toBe('open hacked');
  const isc = table(LOCKED.replace('anna A', 'anna A isc'));
  isc.play('open a1e');
  expect(isc.unit('anna').left).toMatchObject({ mvt: 3, int: 3 });
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

/** Two cells with a lock of 7 between them, and one with a plain door. */
const gate = (lines: string) =>
  table(`
    +-+-+-+
    |.7.d.|
    +-+-+-+
    ${lines}`);

test('ES-OPEN-02 an open door beside the character is closed for a Movement action', () => {
  const t = gate('unit anna b1 mvt 2\ndoors: b1e open');
  expect(t.try('close a1e')).toBeRefused({ clause: 'ES-OPEN-02', reason: 'door-is-closed' });
  t.play('close b1e');
  expect(t.door('b1e')).toBe('closed');
  expect(t.unit('anna').left.mvt).toBe(1);
});

test('ES-OPEN-04 ES-RULE-17 a hacked door is opened and closed by either side, for a Movement action and without a roll', () => {
  for (const faction of ['resistance', 'isc']) {
    const t = gate(`unit anna a1 ${faction} mvt 2\ndoors: a1e hacked`);
    t.play('open a1e');
    expect(t.door('a1e')).toBe('open hacked');
    t.play('close a1e');
    expect(t.door('a1e')).toBe('closed hacked');
    expect(t.unit('anna').left.mvt).toBe(0);
  }
});

test('ES-ISC-01 Encrypted Key: the ISC opens a locked door like a plain one', () => {
  const t = gate('unit mole a1 isc mvt 2');
  t.play('open a1e');
  expect(t.door('a1e')).toBe('open locked');
  expect(t.unit('mole').left.mvt).toBe(1);
});

test('ES-ISC-02 Encrypted Key: the ISC closes an open door although it is locked', () => {
  const t = gate('option: anyoneClosesLockedDoors no\nunit mole a1 isc\ndoors: a1e open');
  t.play('close a1e');
  expect(t.door('a1e')).toBe('closed locked');
});

test('ES-RULE-16 anybody may close an open locked door, unless the table keeps it to the ISC', () => {
  const t = gate('unit anna a1\ndoors: a1e open');
  expect(t.try('close a1e')).toBeAccepted();
  const strict = gate('option: anyoneClosesLockedDoors no\nunit anna a1\ndoors: a1e open');
  expect(strict.try('close a1e')).toBeRefused({ clause: 'ES-RULE-16', reason: 'door-is-locked' });
});

test('ES-DX-18 a lock that the ISC opened lets a rebel through, and bars the way again once it is closed', () => {
  const t = gate('unit mole a1 isc mvt 2\nunit anna b1');
  t.play('open a1e', 'close a1e');
  expect(t.door('a1e')).toBe('closed locked');
  const rebel = gate('unit anna b1 mvt 2\ndoors: a1e open');
  rebel.play('a1');
  expect(rebel.unit('anna').cell).toBe('a1');
  const barred = gate('unit anna b1');
  expect(barred.try('open a1e')).toBeRefused({ clause: 'ES-OPEN-03', reason: 'door-is-locked' });
});
