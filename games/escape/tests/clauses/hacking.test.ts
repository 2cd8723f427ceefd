/** Hacks, Countermeasures, locks. Clauses ES-INTEL, ES-HACK, ES-COUNTER, ES-RES-05, 06, ES-ABIL-14, 43, 44, 53, 54, ES-EQUIP-15, 24; ES-RULE-03, 12, 18, 19, 57, 82. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

/** Jimmy on a1 beside a lock of 7 (a1e); a plain door a2e; a lock of 5 far off (d2e). */
const vault = (lines: string) =>
  table(
    `
    +-+-+-+-+-+
    |. d. . .5.|
    + + + + + +
    |. 7. . . .|
    +-+-+-+-+-+
    ${lines}`
      .replace('|. d. . .5.|', '|.d. . .5.|')
      .replace('|. 7. . . .|', '|.7. . . .|'),
  );

test('ES-EX-03 Jimmy with Int 2 hacks a lock of 7 with a 5: equality is a success', () => {
  const t = vault('unit jimmy a1');
  t.dice(5).play('hack a1e');
  expect(t.door('a1e')).toBe('open hacked');
});

test('ES-INTEL-01 as many Intellect actions as the value says', () => {
  const t = vault('unit jimmy a1 int 1/2');
  t.dice(1).play('hack a1e');
  expect(t.unit('jimmy').left.int).toBe(0);
  expect(t.try('hack a1e')).toBeRefused({ clause: 'ES-INTEL-01', reason: 'no-action-left' });
});

test('ES-INTEL-01 what a passive character spends on Countermeasures it no longer has', () => {
  const t = hackers(3);
  t.dice(1, 6).play('hack target=mole', 'counter intellect'); // 4 against 8
  t.dice(1, 6).play('hack target=mole', 'counter intellect');
  expect(t.unit('mole').left.int).toBe(0);
  t.dice(1).play('hack target=mole'); // nobody is asked
  expect(t.events('hack-resolved')).toEqual([expect.objectContaining({ opposed: false, success: true })]);
});

test('ES-INTEL-02 both add their Int to an Opposed roll', () => {
  for (const [int, mole, success] of [
    [3, 2, true],
    [3, 3, false],
    [2, 2, false],
  ] as const) {
    const t = hackers(int, '', `int ${mole}`);
    t.dice(3, 3).play('hack target=mole', 'counter intellect');
    expect(t.events('hack-resolved')).toEqual([
      expect.objectContaining({ total: 3 + int, against: 3 + mole, success }),
    ]);
  }
});

test('ES-INTEL-02 the Int value is added to the roll', () => {
  for (const [int, door] of [
    [1, 'closed locked'],
    [2, 'open hacked'],
  ] as const) {
    const t = vault(`unit joan a1 int ${int}`);
    t.dice(5).play('hack a1e');
    expect(t.door('a1e')).toBe(door);
  }
});

test('ES-INTEL-03 the only Intellect action without an ability is a Hack', () => {
  const t = vault('unit joan a1 int 2 mvt 0/4 cbt 0/2\nunit bert b1 life 1/5');
  expect(t.legal()).toEqual(['hack a1e', 'end']);
});

test('ES-INTEL-03 neither an open door nor an enemy beside it is a matter of Intellect', () => {
  const t = vault('unit joan a1 int 2 mvt 0/4 cbt 0/2\nunit mole a2 isc\ndoors: a1e open');
  expect(t.legal()).toEqual(['hack a1e', 'end']);
  const rested = vault('unit joan a1 int 0/2\nunit mole a2 isc\ndoors: a1e open');
  expect(rested.legal()).toEqual(expect.arrayContaining(['close a1e', 'melee mole']));
});

test('ES-HACK-01 what can be hacked is set by rule or scenario: no character, unless the scenario provides for it', () => {
  const t = vault('unit joan b1\nunit mole c1 isc');
  expect(t.try('hack target=mole')).toBeRefused({ clause: 'ES-HACK-01', reason: 'no-hacks-on-characters' });
  expect(hackers(3).try('hack target=mole')).toBeAccepted();
});

test('ES-HACK-02 a Hack is the only way for the Resistance through a lock', () => {
  const t = vault('unit jimmy a1');
  expect(t.try('open a1e')).toBeRefused({ clause: 'ES-OPEN-03', reason: 'door-is-locked' });
  t.dice(6).play('hack a1e', 'b1');
  expect(t.unit('jimmy').cell).toBe('b1');
});

test('ES-HACK-03 a Hack costs one Intellect action, whether it succeeds or not', () => {
  const t = vault('unit joan a1 int 2');
  t.dice(1).play('hack a1e');
  expect(t.unit('joan').left).toEqual({ mvt: 4, cbt: 2, int: 1 });
  expect(t.door('a1e')).toBe('closed locked');
});

test('ES-HACK-04 the difficulty is the number beside the door; a door without one cannot be hacked', () => {
  const t = vault('unit joan a2 int 2');
  expect(t.try('hack a2e')).toBeRefused({ clause: 'ES-HACK-04', reason: 'door-has-no-lock' });
  const other = vault('unit joan d2 int 2');
  other.dice(3).play('hack d2e'); // 5 against 5
  expect(other.door('d2e')).toBe('open hacked');
});

/** A scenario of its own in which characters can be hacked. */
const hackers = (int: number, lines = '', mole = 'int 2') =>
  vault(`scenario: ${JSON.stringify(HACKERS)}
    unit joan b1 int ${int}
    unit mole c1 isc ${mole}
    ${lines}`);

const HACKERS = {
  id: 'override',
  source: 'original',
  mode: 'revolution',
  board: 'none',
  turns: 6,
  crates: 0,
  equipment: 0,
  deployment: { resistance: { by: 'position', room: 1 }, isc: { by: 'position', room: 1 } },
  victory: { resistance: { is: 'escaped', count: 3 }, isc: { is: 'lasted' } },
  recruitment: { squads: { resistance: ['alice'], isc: ['black-ubume'] } },
  characterHacks: { range: 2 },
};

test('ES-HACK-05 against a character the difficulty is its Int value', () => {
  const t = hackers(1, '', 'int 4');
  t.dice(2).play('hack target=mole', 'pass'); // 3 against 4
  expect(t.unit('mole').left).toEqual({ mvt: 4, cbt: 2, int: 4 });
  const better = hackers(1, '', 'int 4');
  better.dice(3).play('hack target=mole', 'pass');
  expect(better.unit('mole').left).toEqual({ mvt: 3, cbt: 1, int: 3 });
});

test('ES-HACK-06 a Hack succeeds if the roll equals or beats the difficulty', () => {
  for (const [die, door] of [
    [4, 'closed locked'],
    [5, 'open hacked'],
    [6, 'open hacked'],
  ] as const) {
    const t = vault('unit joan a1 int 2');
    t.dice(die).play('hack a1e');
    expect(t.door('a1e')).toBe(door);
  }
});

test('ES-COUNTER-01 a Countermeasure costs a passive character an Intellect action, and needs one', () => {
  const t = hackers(3);
  t.dice(1, 6).play('hack target=mole', 'counter intellect');
  expect(t.unit('mole').left.int).toBe(1);
  const tired = hackers(3, '', 'int 0/2');
  tired.dice(1).play('hack target=mole'); // nobody is asked
  expect(tired.unit('mole').left.mvt).toBe(3);
});

test('ES-COUNTER-02 the target of a Hack may take it', () => {
  hackers(3).play('hack target=mole').waitingFor('isc', 'hack');
});

test('ES-COUNTER-03 it is declared before the roll, and never compulsory', () => {
  const t = hackers(3);
  t.play('hack target=mole');
  expect(t.state.roll).toBeUndefined();
  expect(t.legal()).toEqual(['pass', 'counter intellect']);
  t.dice(1).play('pass');
});

test('ES-COUNTER-04 without it the Hack is rolled in the normal way', () => {
  const t = hackers(3);
  t.dice(1).play('hack target=mole', 'pass'); // 4 against 2
  expect(t.unit('mole').left).toEqual({ mvt: 3, cbt: 1, int: 1 });
});

test('ES-COUNTER-05 with it both roll and add their Int', () => {
  const t = hackers(3);
  t.dice(3, 3).play('hack target=mole', 'counter intellect'); // 6 against 5
  expect(t.events('hack-resolved')).toEqual([
    expect.objectContaining({ total: 6, against: 5, opposed: true, success: true }),
  ]);
});

test('ES-COUNTER-06 a margin of 1 lets the Hack take effect, 0 does not', () => {
  const won = hackers(3);
  won.dice(3, 3).play('hack target=mole', 'counter intellect');
  expect(won.unit('mole').left).toEqual({ mvt: 3, cbt: 1, int: 0 });
  const even = hackers(3);
  even.dice(3, 4).play('hack target=mole', 'counter intellect');
  expect(even.unit('mole').left).toEqual({ mvt: 4, cbt: 2, int: 1 });
});

test('ES-DX-08 Int 3 with a 4 against Int 2 with a 5: no effect; without Countermeasure it always succeeds', () => {
  const t = hackers(3);
  t.dice(4, 5).play('hack target=mole', 'counter intellect');
  expect(t.unit('mole').left.mvt).toBe(4);
  const open = hackers(3);
  open.dice(1).play('hack target=mole', 'pass');
  expect(open.unit('mole').left.mvt).toBe(3);
});

test('ES-RULE-03 equality is enough for a Hack, but not against a Countermeasure; the action is spent either way', () => {
  const t = hackers(2);
  t.dice(2, 2).play('hack target=mole', 'counter intellect');
  expect(t.unit('mole').left.mvt).toBe(4);
  expect(t.unit('joan').left.int).toBe(1);
});

test('ES-RES-05 a hacked door is hacked and open at once', () => {
  const t = vault('unit joan a1 int 2');
  expect(t.try('hack d2e')).toBeRefused({ clause: 'ES-RES-05', reason: 'door-not-adjacent' });
  t.dice(5).play('hack a1e');
  expect(t.door('a1e')).toBe('open hacked');
});

test('ES-RES-06 every Resistance character may try, without an ability; the ISC does not hack doors', () => {
  expect(vault('unit joan a1 int 1').try('hack a1e')).toBeAccepted();
  expect(vault('unit mole a1 isc int 3').try('hack a1e')).toBeRefused({
    clause: 'ES-RES-06',
    reason: 'isc-does-not-hack-doors',
  });
});

test('ES-RULE-12 "Piratage" is the Hackers rule: adjacent for all, Otaku from afar', () => {
  expect(vault('unit joan b1').try('hack a1e')).toBeAccepted();
  expect(vault('unit joan c1').try('hack a1e')).toBeRefused({ clause: 'ES-RES-05' });
  expect(vault('unit joan c1 otaku').try('hack a1e')).toBeAccepted();
});

test('ES-ABIL-43 Otaku hacks a door of its own room in its sight, at any distance', () => {
  const t = vault('unit joan d1 otaku\nunit bert c1');
  expect(t.try('hack a1e')).toBeRefused({ clause: 'ES-ABIL-43', reason: 'no-line-of-sight' });
  expect(t.try('hack d2e')).toBeAccepted();
  const outside = vault('unit joan a2 otaku');
  expect(outside.try('hack d2e')).toBeRefused({ clause: 'ES-ABIL-43', reason: 'door-in-another-room' });
});

test('ES-ABIL-44 on a success of Otaku the door is unlocked and open', () => {
  const t = vault('unit joan c1 otaku int 2');
  t.dice(5).play('hack a1e');
  expect(t.door('a1e')).toBe('open hacked');
});

test('ES-RULE-18 a door opened by Otaku is a hacked door: it closes and opens without a roll', () => {
  const t = vault('unit joan b1 otaku int 2 mvt 4');
  t.dice(5).play('hack a1e', 'close a1e', 'open a1e');
  expect(t.door('a1e')).toBe('open hacked');
});

test('ES-RULE-19 a locked door that stands open can be hacked; a hacked one cannot', () => {
  const t = vault('unit joan a1 int 2\ndoors: a1e open');
  t.dice(5).play('hack a1e');
  expect(t.door('a1e')).toBe('open hacked');
  expect(t.try('hack a1e')).toBeRefused({ clause: 'ES-DOOR-04', reason: 'door-is-hacked' });
});

test('ES-ABIL-53 Lockdown hacks an adjacent hacked door', () => {
  const t = vault('unit mole a1 isc lockdown int 2\ndoors: a1e open hacked, d2e hacked');
  expect(t.try('hack lock=d2e')).toBeRefused({ clause: 'ES-ABIL-53', reason: 'door-not-adjacent' });
  expect(t.try('hack lock=a1e')).toBeAccepted();
  const locked = vault('unit mole a1 isc lockdown');
  expect(locked.try('hack lock=a1e')).toBeRefused({ clause: 'ES-ABIL-53', reason: 'door-is-not-hacked' });
  const plain = vault('unit mole a1 isc\ndoors: a1e open hacked');
  expect(plain.try('hack lock=a1e')).toBeRefused({ clause: 'ES-ABIL-53', reason: 'no-such-ability' });
});

test('ES-ABIL-54 on a success of Lockdown the door is no longer hacked, and closed', () => {
  const t = vault('unit mole a1 isc lockdown int 2\ndoors: a1e open hacked');
  t.dice(5).play('hack lock=a1e');
  expect(t.door('a1e')).toBe('closed locked');
});

test('ES-RULE-57 Lockdown rolls against the number of the door; a failure changes nothing', () => {
  const t = vault('unit mole a1 isc lockdown int 2\ndoors: a1e hacked');
  t.dice(4).play('hack lock=a1e');
  expect(t.door('a1e')).toBe('closed hacked');
});

test('ES-EX-11 Command lends its Int for hacking a door', () => {
  const t = vault('unit joan a1 int 1\nunit alice a2 own command int 4\nunit zoe b1 own command int 6');
  expect(t.try('hack a1e command=bert')).toBeRefused({ clause: 'ES-ABIL-14', reason: 'no-commander-beside' });
  t.dice(3).play('hack a1e command=alice');
  expect(t.door('a1e')).toBe('open hacked');
});

test('ES-EQUIP-15 Cooperation: a Datadisk pays for a Hack, the roll is still needed', () => {
  const t = vault('mode: cooperation\nseats: p1\nunit joan a1 int 0/2 carries datadisk');
  t.dice(4).play('hack-with-datadisk a1e');
  expect(t.door('a1e')).toBe('closed locked');
  expect(t.unit('joan').carries).toBeUndefined();
  const revolution = vault('unit mole a1 isc carries datadisk');
  expect(revolution.try('hack-with-datadisk a1e')).toBeRefused({ clause: 'ES-ITEM-06', reason: 'not-in-this-mode' });
});

test('ES-EQUIP-24 Cooperation: a Radio makes a Hack on an adjacent door succeed', () => {
  const t = vault('mode: cooperation\nseats: p1\nunit joan a1 int 1/1 carries radio otaku');
  expect(t.try('hack-with-radio d2e')).toBeRefused({ clause: 'ES-RES-05', reason: 'door-not-adjacent' });
  t.play('hack-with-radio a1e'); // no die
  expect(t.door('a1e')).toBe('open hacked');
});

test('ES-COUNTER-01 the active character takes no Countermeasure, not even against an extra action', () => {
  const against = (active: string) =>
    hackers(3, `anthem: resistance 1\nactive: ${active}\nstep: escape/extra-actions {"after":1,"passed":[]}`);
  expect(against('mole').dice(1).play('anthem joan: hack target=mole').events()).toContain('hack-resolved');
  const passive = against('nobody').play('anthem joan: hack target=mole').waitingFor('isc', 'hack');
  expect(passive.legal()).toEqual(['pass', 'counter intellect']);
});

test('ES-CISC-03 Cooperation: a drone takes no Countermeasure', () => {
  const t = vault(`mode: cooperation
    seats: p1
    scenario: ${JSON.stringify({ ...HACKERS, mode: 'cooperation' })}
    unit joan b1 int 3
    unit drone c1 black int 2`);
  t.dice(1).play('hack target=drone'); // nobody is asked
  expect(t.unit('drone').left.int).toBe(1);
  expect(t.events()).not.toContain('countermeasure-taken');
});

test('ES-EQUIP-24 a Radio is for doors: no Terminal is hacked with it', () => {
  const t = vault('mode: cooperation\nseats: p1\nunit joan b1 carries radio\nprop terminal c1 5');
  expect(t.try('hack-with-radio terminal=c1')).toBeRefused({ clause: 'ES-EQUIP-24', reason: 'radio-is-for-doors' });
  expect(t.try('hack terminal=c1')).toBeAccepted();
});

test('ES-RULE-82 the Radio saves the roll and not the action, the Datadisk the action and not the roll', () => {
  const radio = vault('mode: cooperation\nseats: p1\nunit joan a1 int 0/2 carries radio');
  expect(radio.try('hack-with-radio a1e')).toBeRefused({ clause: 'ES-INTEL-01', reason: 'no-action-left' });
  const disk = vault('mode: cooperation\nseats: p1\nunit joan a1 int 1/2 carries datadisk');
  disk.dice(6).play('hack-with-datadisk a1e');
  expect(disk.unit('joan').left.int).toBe(1);
});

test('ES-EQUIP-04 Revolution: a Datadisk gives the ISC one action more, of any kind', () => {
  const t = vault(
    'unit mole c1 isc mvt 0/4 carries datadisk\nunit joan e1\nstep: escape/extra-actions {"after":0,"passed":[]}',
  );
  t.play('datadisk mole: move d1');
  expect(t.unit('mole')).toMatchObject({ cell: 'd1', carries: undefined, left: { mvt: 0 } });
  const rebel = vault(
    'unit joan c1 carries datadisk\nunit mole e1 isc\nstep: escape/extra-actions {"after":0,"passed":[]}',
  );
  expect(rebel.state.markers[0]?.carrier).toBe(0);
  rebel.waitingFor('resistance', 'activation'); // nobody has a source: there is no window
});

test('ES-CRESIST-04 Cooperation: a Hack on an adjacent lock makes the door hacked and open at once', () => {
  const t = vault('mode: cooperation\nseats: p1\nunit joan a1 int 2');
  expect(t.try('hack d2e')).toBeRefused({ clause: 'ES-RES-05', reason: 'door-not-adjacent' });
  t.dice(5).play('hack a1e');
  expect(t.door('a1e')).toBe('open hacked');
});
