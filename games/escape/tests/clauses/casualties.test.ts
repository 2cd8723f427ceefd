/** Damage, explosions and death. Clauses ES-LIFE-02, 03, ES-CRATE-07, ES-ITEM-05, ES-EQUIP-05, 16, ES-RES-01, 04, ES-CRESIST-01, 03; ES-RULE-05, 64, 86. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { harm } from '../../rules/casualties.ts';
import { read, table } from '../kit.ts';

/** Hurts the named characters at the same moment, in the drawn position. */
function hurt(position: string, hits: Readonly<Record<string, number>>) {
  const { units } = read(position).state;
  const list = Object.entries(hits).map(([id, amount]) => ({ unit: units.findIndex((u) => u.id === id), amount }));
  return table(position, { step: frameOf(harm, { source: 'test', hits: list }) });
}

const ROOM = `
  +-+-+-+
  |. . .|
  + + + +
  |A B C|
  +-+-+-+`;

test('ES-LIFE-02 each damage point takes one box of the gauge', () => {
  const t = hurt(`${ROOM}\nunit alice A own life 5\nunit bob B own life 2/4`, { alice: 3, bob: 1 });
  expect(t.unit('alice')).toMatchObject({ life: 2, place: 'board' });
  expect(t.unit('bob').life).toBe(1);
});

test('ES-LIFE-03 at 0 a character is out of combat and leaves the board', () => {
  const t = hurt(`turn: 3 of 6${ROOM}\nunit alice A own life 3\nunit bob B own isc life 5`, { alice: 7, bob: 4 });
  expect(t.unit('alice')).toMatchObject({ life: 0, place: 'out', cell: undefined, outSince: 3 });
  expect(t.unit('bob').place).toBe('board'); // one box is left
});

test('ES-CRATE-07 the Crate of a fallen carrier lies on its cell', () => {
  const t = hurt(`${ROOM}\nunit alice A own life 1 carries crate`, { alice: 1 });
  expect(t.markersOn('a1')).toEqual(['crate']);
  expect(t.unit('alice').carries).toBeUndefined();
});

test('ES-ITEM-05 the Equipment of a fallen carrier lies on its cell', () => {
  const t = hurt(`${ROOM}\nunit alice A own life 2 carries medikit\nunit bob B own carries radio`, {
    alice: 2,
    bob: 1,
  });
  expect(t.markersOn('a1')).toEqual(['medikit']);
  expect(t.unit('bob').carries).toBe('radio'); // it is hurt, not out
});

const VIAL = `
  +-+-+-+-+
  |D . . .|
  + +-+ + +
  |A B:C E|
  +-+-+-+-+`;

const VIAL_UNITS = `
  unit bob B own life 1 carries nitro-vial
  unit alice A own life 3
  unit carl C own isc life 3 armour 2
  unit dora D own life 3
  unit edna E own life 3`;

test('ES-EQUIP-05 Revolution: the Nitro Vial hurts everybody around with line of sight to the carrier', () => {
  const t = hurt(`${VIAL}${VIAL_UNITS}`, { bob: 1 });
  expect(t.unit('bob').place).toBe('out');
  expect(t.unit('alice').life).toBe(1);
  expect(t.unit('carl').life).toBe(1); // of either side
  expect(t.unit('dora').life).toBe(3); // around the corner, no sight: a flank is walled, Alice stands on the other
  expect(t.unit('edna').life).toBe(3); // too far
  expect(t.markersOn('b1')).toEqual([]);
  expect(t.events('nitro-exploded')).toEqual([{ units: [0] }]);
});

test('ES-EQUIP-16 Cooperation: the Nitro Vial asks for no line of sight', () => {
  const t = hurt(`mode: cooperation\nseats: p1${VIAL}${VIAL_UNITS}`, { bob: 1 });
  expect([t.unit('alice').life, t.unit('carl').life, t.unit('dora').life, t.unit('edna').life]).toEqual([1, 1, 1, 3]);
});

test('ES-RULE-05 line of sight for the Nitro Vial is an option, Armour does not help, the vial is gone', () => {
  const dora = (option: string, mode = '') =>
    hurt(`${mode}option: nitroNeedsSight ${option}${VIAL}${VIAL_UNITS}`, { bob: 1 }).unit('dora').life;
  expect(dora('always')).toBe(3);
  expect(dora('never')).toBe(1);
  expect(dora('always', 'mode: cooperation\nseats: p1\n')).toBe(3);
  const t = hurt(`${VIAL}${VIAL_UNITS}`, { bob: 1 });
  expect(t.unit('carl').life).toBe(1);
  expect(t.state.markers).toMatchObject([{ cell: -1, carrier: -1 }]);
});

test('ES-RULE-05 a carrier that is only hurt does not explode', () => {
  const t = hurt(`${ROOM}\nunit alice A own life 2 carries nitro-vial\nunit bob B own life 5`, { alice: 1 });
  expect(t.unit('bob').life).toBe(5);
  expect(t.unit('alice').carries).toBe('nitro-vial');
});

test('ES-RULE-86 explosions go in rounds, then all that are at 0 leave together', () => {
  const t = hurt(
    `
    +-+-+-+-+
    |A B C D|
    +-+-+-+-+
    unit alice A own life 1 carries nitro-vial
    unit bob B own life 2 carries nitro-vial
    unit carl C own isc life 2
    unit dora D own life 3
    marker nitro-vial carl`,
    { alice: 1 },
  );
  expect(t.events('nitro-exploded')).toEqual([{ units: [0] }, { units: [1] }, { units: [2] }]);
  expect(t.unit('dora').life).toBe(1);
  const names = t.events();
  expect(names.indexOf('unit-removed')).toBeGreaterThan(names.lastIndexOf('unit-damaged'));
  expect(names.filter((name) => name === 'unit-removed')).toHaveLength(3);
});

test('ES-RULE-86 two carriers explode at the same moment, and the fallen still block sight', () => {
  const both = hurt(
    `${ROOM}
    unit alice A own life 1 carries nitro-vial
    unit carl C own life 1
    unit bob B own isc life 5
    marker nitro-vial carl`,
    { alice: 1, carl: 1 },
  );
  expect(both.events('nitro-exploded')).toEqual([{ units: [0, 1] }]);
  expect(both.unit('bob').life).toBe(1);

  const shaded = hurt(
    `
    +-+-+
    |B D|
    + + +
    |A C|
    +-+-+
    unit alice A own life 1 carries nitro-vial
    unit bob B own life 1
    unit carl C own life 1
    unit dora D own life 3`,
    { alice: 1, bob: 1, carl: 1 },
  );
  expect(shaded.unit('dora').life).toBe(3); // behind the two that fell with Alice
});

test('ES-RULE-64 the activation of a character that is removed ends; its marker appears', () => {
  const t = table(`
    +-+-+-+
    |. A M|
    +-+-+-+
    unit ashton A own cbt 3 life 1/5 carries crate
    unit mamushi M own green cbt 2 counter-attack`);
  t.dice(1, 6).play('melee mamushi', 'dodge');
  expect(t.unit('ashton').place).toBe('out');
  expect(t.markersOn('b1')).toEqual(['crate']);
  expect(t.unit('ashton').activated).toBe(true);
  expect(t.state.active).not.toBe(0); // it is the turn of others
  expect(t.events('activation-ended')).toMatchObject([{ unit: 0 }]);
});

test('ES-RES-01 the Resistance gains a Revolution marker for each of its fallen', () => {
  const t = hurt(`${ROOM}\nunit alice A own life 1\nunit bob B own life 1\nunit carl C own isc life 1`, {
    alice: 1,
    bob: 1,
    carl: 1,
  });
  expect(t.state.anthem).toMatchObject({ resistance: 2 });
  expect(t.state.anthem.isc ?? 0).toBe(0);
});

test('ES-CRESIST-01 in Cooperation the marker goes to the player who controlled the character', () => {
  const t = hurt(
    `mode: cooperation\nseats: p1 p2${ROOM}\nunit alice A own life 1 seat p1\nunit bob B own life 1 seat p2\nunit carl C own isc life 1`,
    { bob: 1, carl: 1 },
  );
  expect([t.state.anthem.p1 ?? 0, t.state.anthem.p2 ?? 0]).toEqual([0, 1]);
});

test('ES-ABIL-34 ES-RES-04 ES-CRESIST-03 nothing is gained for an Insignificant character', () => {
  for (const [seat, mode] of [
    ['resistance', ''],
    ['p1', 'mode: cooperation\nseats: p1\n'],
  ] as const) {
    const t = hurt(`${mode}${ROOM}\nunit alice A own life 1 insignificant\nunit bob B own life 1`, {
      alice: 1,
      bob: 1,
    });
    expect(t.state.anthem).toEqual({ [seat]: 1 });
  }
});
