/** The event Firewall. Clauses ES-EVENT-11, ES-EVENT-12, ES-CEVENT-09, ES-CEVENT-10; ES-RULE-38, ES-RULE-96, ES-RULE-87. */
import { describe, expect, test } from 'vitest';
import { pushCells } from '../../rules/combat/push.ts';
import { peripheral } from '../../rules/sight.ts';
import { table } from '../kit.ts';

const CORRIDOR = `
  +-+-+-+-+
  |A M . .|
  +-+-+-+-+
  unit anna A mvt 3
  unit mole M isc`;

const MODES = [
  { into: 'ES-EVENT-11', end: 'ES-EVENT-12', line: 'event: 10', other: 'event: 8' },
  {
    into: 'ES-CEVENT-09',
    end: 'ES-CEVENT-10',
    line: 'mode: cooperation\nevent: 8',
    other: 'mode: cooperation\nevent: 10',
  },
];

for (const { into, end, line, other } of MODES) {
  test(`${into} under Firewall a Resistance character may move into occupied cells`, () => {
    const t = table(`${CORRIDOR}\n${line}`);
    t.play('b1');
    expect(t.unit('anna').cell).toBe('b1');
    expect(table(`${CORRIDOR}\n${other}`).try('b1')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
    const isc = table(`${CORRIDOR}\nactive: mole\n${line}`);
    expect(isc.try('a1')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
  });

  test(`${end} the character may not end its activation on an occupied cell`, () => {
    const t = table(`${CORRIDOR}\n${line}`).play('b1');
    expect(t.try('end')).toBeRefused({ clause: 'ES-RULE-96', reason: 'stands-on-an-occupied-cell' });
    expect(t.play('c1').try('end')).toBeAccepted();
  });
}

const FIREWALL = `${CORRIDOR}
  event: 10`;

test('ES-RULE-38 onto burnt cells too, and it may act from there', () => {
  const t = table(`
    +-+-+-+-+
    |A . M .|
    +-+-+-+-+
    unit anna A mvt 3
    unit mole M isc
    burns: b1
    event: 10`);
  t.play('b1');
  expect(t.unit('anna').cell).toBe('b1');
  expect(t.try('melee mole')).toBeAccepted();
});

test('ES-RULE-38 only if a free cell can still be reached in this activation', () => {
  const last = table(FIREWALL.replace('mvt 3', 'mvt 1/3'));
  expect(last.try('b1')).toBeRefused({ clause: 'ES-RULE-38', reason: 'no-free-cell-in-reach' });
  expect(table(FIREWALL.replace('mvt 3', 'mvt 2/3')).try('b1')).toBeAccepted();
  const end = table(`
    +-+-+-+
    |A M N|
    +-+-+-+
    unit anna A mvt 2/3
    unit mole M isc
    unit newt N isc
    event: 10`);
  expect(end.try('b1')).toBeAccepted(); // the cell that it comes from is free again
  expect(end.play('b1').try('c1')).toBeRefused({ clause: 'ES-RULE-38', reason: 'no-free-cell-in-reach' });
});

test('ES-EVENT-12 who began on a burning cell may not end on an occupied one either', () => {
  const burning = (mvt: string) =>
    table(`
      +-+-+-+
      |A M .|
      +-+-+-+
      unit anna A mvt ${mvt}
      unit mole M isc
      burns: a1
      event: 10`);
  const t = burning('3').play('b1');
  expect(t.try('end')).toBeRefused({ clause: 'ES-RULE-96', reason: 'stands-on-an-occupied-cell' });
  expect(t.play('c1').try('end')).toBeAccepted();
  expect(burning('3').try('end')).toBeAccepted(); // where it began it may stay (ES-RULE-08)
});

test('ES-EVENT-12 an extra move of somebody else does not let it stay on an occupied cell', () => {
  const t = table(`
    +-+-+-+-+
    |A M . B|
    +-+-+-+-+
    unit anna A mvt 3
    unit mole M isc
    unit bert B
    event: 10
    anthem: resistance 1`).play('b1', 'anthem bert: c1');
  expect(t.try('end')).toBeRefused({ clause: 'ES-RULE-96', reason: 'stands-on-an-occupied-cell' });
  expect(t.play('a1').try('end')).toBeAccepted();
});

test('ES-RULE-08 who ends its activation on the burning cell where it began stays there, under Firewall too', () => {
  const t = table(`
    +-+-+-+
    |A . M|
    +-+-+-+
    unit anna A mvt 3
    unit mole M isc
    burns: a1
    event: 10`).play('end');
  expect(t.unit('anna')).toMatchObject({ cell: 'a1', activated: true });
});

test('ES-RULE-96 after several occupied cells it goes back to the one free cell that it left', () => {
  const t = table(`
    +-+-+-+-+-+
    |A M N . .|
    +-+-+-+-+-+
    unit anna A mvt 3
    unit mole M isc
    unit newt N isc
    event: 10`).play('b1', 'c1');
  expect(t.nameOf(t.state.lastFree)).toBe('a1');
});

test('ES-RULE-38 what an extra step costs is not missing for the way back', () => {
  const onto = (mvt: string) =>
    table(`
      +-+-+-+-+
      |A . M .|
      +-+-+-+-+
      unit anna A mvt ${mvt}
      unit mole M isc
      anthem: resistance 1
      event: 10`)
      .play('b1')
      .try('anthem anna: c1');
  expect(onto('2')).toBeAccepted();
  expect(onto('1')).toBeRefused({ clause: 'ES-RULE-38', reason: 'no-free-cell-in-reach' });
});

test('ES-RULE-38 the way to a free cell is judged by how the character moves', () => {
  /** Only the burning corridor and cells behind walls or corners are near. */
  const step = (words: string, plan: string) =>
    table(`${plan}\nunit anna A mvt 2 ${words}\nunit mole M isc\nevent: 10`);
  const walled = `
    +-+-+-+
    |A M|.|
    +-+-+-+
    burns: a1`;
  expect(step('', walled).try('b1')).toBeRefused({ clause: 'ES-RULE-38', reason: 'no-free-cell-in-reach' });
  expect(step('infiltration', walled).try('b1')).toBeAccepted();
  const diagonal = `
    +-+-+-+
    |. . .|
    + + +-+
    |A M|.|
    +-+-+-+
    burns: a1 a2 b2`;
  expect(step('', diagonal).try('b1')).toBeRefused({ clause: 'ES-RULE-38', reason: 'no-free-cell-in-reach' });
  expect(
    step('stabiliser', diagonal.replace('|A M|.|', '|A M .|').replace('+ + +-+', '+ +-+ +')).try('b1'),
  ).toBeAccepted();
  expect(step('stabiliser', diagonal.replace('|. . .|', '|. .|.|')).try('b1')).toBeRefused({ clause: 'ES-RULE-38' });
});

test('ES-RULE-38 an area weapon can be aimed at an enemy on the own cell, and only then', () => {
  const t = table(FIREWALL.replace('mvt 3', 'mvt 3 amx-10'));
  expect(t.legal()).not.toContain('blast amx-10 a1');
  expect(t.try('blast amx-10 a1')).toBeRefused({ clause: 'ES-ABIL-04', reason: 'cell-occupied' });
  expect(t.play('b1').legal()).toContain('blast amx-10 b1');
});

test('ES-RULE-38 walls and doors hold', () => {
  const t = table(`
    +-+-+-+
    |A|M .|
    +-+-+-+
    unit anna A mvt 3
    unit mole M isc
    event: 10`);
  expect(t.try('b1')).toBeRefused({ clause: 'ES-MOVE-03', reason: 'way-is-barred' });
});

test('ES-RULE-38 two characters on one cell are not peripheral to each other', () => {
  const t = table(FIREWALL).play('b1');
  expect(peripheral(t.state, t.cell('b1'), t.cell('b1'))).toBe(false);
  expect(t.try('melee mole')).toBeRefused({ clause: 'ES-MELEE-01', reason: 'not-peripheral' });
});

test('ES-RULE-38 a passive character has no activation to come back in, so it cannot go there by an extra action', () => {
  const t = table(`
    +-+-+-+-+
    |A . B M|
    +-+-+-+-+
    unit anna A
    unit bert B
    unit mole M isc
    anthem: resistance 1
    event: 10`);
  t.play('b1');
  expect(t.try('anthem bert: d1')).toBeRefused({ clause: 'ES-RULE-38', reason: 'no-free-cell-in-reach' });
  expect(t.try('anthem anna: c1')).toBeAccepted();
});

test('ES-RULE-96 who cannot leave any more is put back on the last free cell', () => {
  const t = table(`
    +-+-+-+-+
    |A M . .|
    +-+-+-+-+
    unit anna b1 mvt 0/3
    unit mole M isc
    last free: c1
    event: 10`);
  t.play('end');
  expect(t.unit('anna')).toMatchObject({ cell: 'c1', activated: true });
  expect(t.state.lastFree).toBe(-1);
});

test('ES-RULE-96 if somebody has come there, on the nearest free one', () => {
  const t = table(`
    +-+-+-+-+
    |A M . .|
    +-+-+-+-+
    unit anna b1 mvt 0/3
    unit mole M isc
    unit newt A isc
    last free: a1
    event: 10`);
  expect(t.play('end').unit('anna').cell).toBe('c1');
});

test('ES-RULE-96 a fire on the own cell does not count when the character came to a free cell', () => {
  const t = table(FIREWALL).play('b1', 'c1');
  expect(t.state.lastFree).toBe(-1);
  expect(table(`${t.print()}\nburns: c1`).try('end')).toBeAccepted();
  expect(table(`${t.print()}\nburns: c1\nlast free: a1`).try('end')).toBeRefused({ clause: 'ES-RULE-96' });
});

describe('ES-RULE-87', () => {
  test('ES-RULE-87 on a shared cell there is no opposite side, so nobody is pushed', () => {
    const t = table(FIREWALL).play('b1');
    expect(pushCells(t.state, t.cell('b1'), t.cell('b1'))).toEqual([]);
    expect(pushCells(t.state, t.cell('a1'), t.cell('b1'))).toEqual([t.cell('c1')]);
  });
});
