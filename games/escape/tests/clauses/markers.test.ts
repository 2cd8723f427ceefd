/** Crates, Objectives and Equipment in hand. Clauses ES-CRATE-03, 04, ES-OBJ-04 to 07, ES-ITEM-03, 04, ES-DROP, ES-PASS, ES-EQUIP-12, 23, 25; ES-RULE-06, 54, 58, 59. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

/** Anna on a1, Bert on c1, Cora on b2, a drone on d1; a closed door between a1 and a2. */
const floor = (lines: string) =>
  table(`
    +-+-+-+-+
    |. . . .|
    +d+ + + +
    |. . . .|
    +-+-+-+-+
    ${lines}`);

test('ES-CRATE-03 a Crate on its own cell is picked up for nothing', () => {
  const t = floor('unit anna a1 mvt 3\nmarker crate a1\nmarker crate b1');
  expect(t.try('take crate@b1')).toBeRefused({ clause: 'ES-CRATE-03', reason: 'marker-not-here' });
  t.play('take crate@a1');
  expect(t.unit('anna')).toMatchObject({ carries: 'crate', left: { mvt: 3, cbt: 2, int: 2 } });
  expect(t.markersOn('a1')).toEqual([]);
});

test('ES-CRATE-04 one marker at a time, a Crate or an Equipment', () => {
  const t = floor('unit anna a1 carries medikit\nmarker crate a1');
  expect(t.try('take crate@a1')).toBeRefused({ clause: 'ES-CRATE-04', reason: 'hands-full' });
  expect(t.legal()).not.toContain('take crate@a1');
  t.play('drop b1', 'take crate@a1');
  expect(t.unit('anna').carries).toBe('crate');
});

test('ES-OBJ-04 an Objective near by and in sight is turned over for all to see, for nothing', () => {
  const t = floor(
    'unit anna a1\nunit mole d2 isc\nmarker objective 2 b2\nmarker objective 1 a2\nmarker objective 1 d1',
  );
  expect(t.try('look objective@d1')).toBeRefused({ clause: 'ES-OBJ-04', reason: 'marker-not-near' });
  expect(t.try('look objective@a2')).toBeRefused({ clause: 'ES-OBJ-04', reason: 'no-line-of-sight' });
  t.play('look objective@b2');
  expect(t.unit('anna').left).toEqual({ mvt: 4, cbt: 2, int: 2 });
  expect(t.state.markers[0]?.knownTo).toBe('all');
  expect(t.view('isc').markers[0]?.points).toBe(2);
  expect(t.view('isc').markers[1]?.points).toBeUndefined();
  expect(t.try('look objective@b2')).toBeRefused({ clause: 'ES-OBJ-04', reason: 'face-is-known' });
});

test('ES-OBJ-05 an Objective on its own cell is picked up for nothing', () => {
  const t = floor('unit anna a1 mvt 3\nmarker objective 2 a1\nmarker objective 1 b1');
  expect(t.try('take objective@b1')).toBeRefused({ clause: 'ES-OBJ-05', reason: 'marker-not-here' });
  t.play('take objective@a1');
  expect(t.unit('anna')).toMatchObject({ carries: 'objective', left: { mvt: 3 } });
});

test('ES-OBJ-06 one Objective at a time', () => {
  const t = floor('unit anna a1 carries objective 1\nmarker objective 2 a1');
  expect(t.try('take objective@a1')).toBeRefused({ clause: 'ES-CRATE-04', reason: 'hands-full' });
});

test('ES-OBJ-07 who carries an Objective takes neither Crate nor Equipment', () => {
  const t = floor('unit anna a1 carries objective 1\nmarker crate a1\nmarker radio a1');
  expect(t.try('take crate@a1')).toBeRefused({ clause: 'ES-CRATE-04', reason: 'hands-full' });
  expect(t.try('take equipment@a1')).toBeRefused({ clause: 'ES-CRATE-04', reason: 'hands-full' });
});

test('ES-OBJ-08 in Cooperation an Objective is carried alone too', () => {
  const t = floor('mode: cooperation\nseats: p1\nunit anna a1 carries objective 1\nmarker radio a1\nmarker crate a1');
  expect(t.try('take equipment@a1')).toBeRefused({ clause: 'ES-CRATE-04', reason: 'hands-full' });
  expect(t.try('take crate@a1')).toBeRefused({ clause: 'ES-CRATE-04', reason: 'hands-full' });
});

test('ES-RULE-06 whatever the mode, nobody carries two markers of any kind', () => {
  for (const mode of ['', 'mode: cooperation\nseats: p1\n']) {
    const t = floor(`${mode}unit anna a1 carries crate\nmarker objective 1 a1`);
    expect(t.try('take objective@a1')).toBeRefused({ clause: 'ES-CRATE-04', reason: 'hands-full' });
  }
});

test('ES-ITEM-03 the face of an Equipment near by and in sight is looked at, alone and for nothing', () => {
  const t = floor('unit anna a1\nunit mole d2 isc\nmarker radio b2\nmarker medikit a2\nmarker datadisk d1');
  expect(t.try('look equipment@d1')).toBeRefused({ clause: 'ES-ITEM-03', reason: 'marker-not-near' });
  expect(t.try('look equipment@a2')).toBeRefused({ clause: 'ES-ITEM-03', reason: 'no-line-of-sight' });
  t.play('look equipment@b2');
  expect(t.view('resistance').markers[0]?.equipment).toBe('radio');
  expect(t.view('isc').markers[0]?.equipment).toBeUndefined();
  expect(t.unit('anna').left).toEqual({ mvt: 4, cbt: 2, int: 2 });
});

test('ES-ITEM-04 an Equipment on its own cell is picked up for nothing, and may be used from that moment', () => {
  const t = floor('unit anna a1 life 2/5\nmarker medikit a1\nmarker radio b1');
  expect(t.try('take equipment@b1')).toBeRefused({ clause: 'ES-ITEM-04', reason: 'marker-not-here' });
  t.play('take equipment@a1', 'medikit');
  expect(t.unit('anna')).toMatchObject({ life: 4, carries: undefined, left: { mvt: 4 } });
});

test('ES-DROP-01 a marker is put down around the character, in sight, for a Movement action', () => {
  const t = floor('unit anna a1 mvt 2 carries crate');
  expect(t.try('drop a1')).toBeRefused({ clause: 'ES-DROP-01', reason: 'not-peripheral' });
  expect(t.try('drop c1')).toBeRefused({ clause: 'ES-DROP-01', reason: 'not-peripheral' });
  expect(t.try('drop a2')).toBeRefused({ clause: 'ES-DROP-01', reason: 'no-line-of-sight' });
  t.play('drop b2');
  expect(t.markersOn('b2')).toEqual(['crate']);
  expect(t.unit('anna')).toMatchObject({ carries: undefined, left: { mvt: 1 } });
  expect(t.try('drop b2')).toBeRefused({ clause: 'ES-DROP-01', reason: 'carries-nothing' });
});

test('ES-DROP-02 whoever stands on the chosen cell gets the marker, friend or enemy', () => {
  const t = floor('unit anna a1 carries crate\nunit mole b1 isc');
  t.play('drop b1');
  expect(t.unit('mole').carries).toBe('crate');
  expect(t.markersOn('b1')).toEqual([]);
});

test('ES-RULE-59 a dropped marker that cannot be held lies on the cell', () => {
  const full = floor('unit anna a1 carries crate\nunit bert b1 carries radio');
  full.play('drop b1');
  expect(full.markersOn('b1')).toEqual(['crate']);
  const armless = floor('unit anna a1 carries crate\nunit bert b1 no-arms');
  armless.play('drop b1');
  expect(armless.markersOn('b1')).toEqual(['crate']);
  const drone = floor('mode: cooperation\nseats: p1\nunit anna a1 carries crate\nunit flybot-1 b1');
  drone.play('drop b1');
  expect(drone.markersOn('b1')).toEqual(['crate']);
});

test('ES-PASS-01 a Crate is given to an ally around, in sight, for a Movement action', () => {
  const t = floor('unit anna a1 mvt 2 carries crate\nunit bert b2\nunit cora c1\nunit dora a2\nunit mole c2 isc');
  expect(t.try('give cora')).toBeRefused({ clause: 'ES-PASS-01', reason: 'not-peripheral' });
  expect(t.try('give dora')).toBeRefused({ clause: 'ES-PASS-01', reason: 'no-line-of-sight' });
  expect(t.try('give mole')).toBeRefused({ clause: 'ES-PASS-01', reason: 'not-an-ally' });
  t.play('give bert');
  expect(t.unit('bert').carries).toBe('crate');
  expect(t.unit('anna').left.mvt).toBe(1);
});

test('ES-PASS-02 an Equipment is given in the same way, but not into full hands', () => {
  const full = floor('unit anna a1 carries radio\nunit bert b2 carries crate');
  expect(full.try('give bert')).toBeRefused({ clause: 'ES-CRATE-04', reason: 'hands-full' });
  const t = floor('unit anna a1 carries radio\nunit cora b1\nunit dora a2');
  expect(t.try('give dora')).toBeRefused({ clause: 'ES-PASS-02', reason: 'no-line-of-sight' });
  t.play('give cora');
  expect(t.unit('cora').carries).toBe('radio');
});

test('ES-PASS-03 an Objective is given in the same way', () => {
  const t = floor('unit anna a1 carries objective 2\nunit bert b2\nunit dora a2');
  expect(t.try('give dora')).toBeRefused({ clause: 'ES-PASS-03', reason: 'no-line-of-sight' });
  t.play('give bert');
  expect(t.unit('bert').carries).toBe('objective');
});

test('ES-RULE-58 without arms an Objective can be carried, unless the table says no', () => {
  const t = floor('unit anna a1 no-arms\nmarker objective 1 a1\nmarker crate a1');
  expect(t.try('take crate@a1')).toBeRefused({ clause: 'ES-ABIL-45', reason: 'has-no-arms' });
  expect(t.try('take objective@a1')).toBeAccepted();
  const strict = floor('option: noArmsCarriesObjectives no\nunit anna a1 no-arms\nmarker objective 1 a1');
  expect(strict.try('take objective@a1')).toBeRefused({ clause: 'ES-ABIL-45', reason: 'has-no-arms' });
});

test('ES-EQUIP-12 Revolution: a Resistance character discards a Medikit to regain 2 of its own gauge', () => {
  const t = floor('unit anna a1 life 1/5 mvt 0/4 carries medikit\nunit mole d1 isc life 1/5 carries medikit');
  t.play('medikit');
  expect(t.unit('anna')).toMatchObject({ life: 3, carries: undefined });
  const drone = floor('unit mole d1 isc life 1/5 carries medikit\nunit anna a1');
  expect(drone.try('medikit')).toBeRefused({ clause: 'ES-EQUIP-12', reason: 'not-for-this-faction' });
});

test('ES-EQUIP-23 Cooperation: the Medikit heals 2, and never above the full gauge', () => {
  const t = floor('mode: cooperation\nseats: p1\nunit anna a1 life 4/5 carries medikit\nunit bert c1 carries medikit');
  t.play('medikit');
  expect(t.unit('anna').life).toBe(5);
});

test('ES-EQUIP-25 Cooperation: no Equipment belongs to one faction', () => {
  const use = 'mode: cooperation\nseats: p1\n';
  const gas = floor(`${use}unit anna a1 carries gas-grenade\nunit flybot-1 d1`);
  expect(gas.legal().some((command) => command.startsWith('blast gas-grenade'))).toBe(true);
  const same = floor('unit anna a1 carries gas-grenade\nunit mole d1 isc');
  expect(same.legal().some((command) => command.startsWith('blast gas-grenade'))).toBe(false);
});
