/** The Anthem of the Revolution, rerolls and extra actions. Clauses ES-RES-01 to 04, ES-ABIL-02, ES-ABIL-34; ES-RULE-33, 34, 62, 97. */
import { expect, test } from 'vitest';
import { type Table, table } from '../kit.ts';
import { line } from '../scenarios.ts';

/** A drone beside alice; bob and a second drone farther off. */
const fight = (lines = '', alice = '', drone = '') =>
  table(`
    +-+-+-+-+-+-+
    |A D . B . E|
    + + + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+
    ${line({ exits: { resistance: [1], isc: [2] } })}
    airlocks: 1 a1 a2, 2 f1 f2
    turn: 2 of 6
    unit alice A own ${alice}
    unit drone D black cbt 0 life 9 ${drone}
    unit bob B
    unit eye E green
    ${lines}`);

const markers = (t: Table): number => (t.state.anthem.resistance ?? 0) + (t.state.anthem.isc ?? 0);

test('ES-RES-01 a Resistance character that falls, or leaves by the scenario, gives the Resistance a marker', () => {
  const killed = fight('active: drone', 'life 1/5 cbt 0/0', 'cbt 3').dice(6).play('melee alice');
  expect(killed.unit('alice').place).toBe('out');
  expect(killed.state.anthem.resistance).toBe(1);
  const left = fight().play('exit');
  expect(left.state.anthem.resistance).toBe(1);
  const isc = fight('active: eye').play('exit');
  expect(markers(isc)).toBe(0);
});

test('ES-RES-02 a marker rerolls one die that the Resistance rolled, at any time', () => {
  const t = fight('anthem: resistance 1', 'cbt 2').dice(1).play('melee drone').waitingFor('resistance', 'roll');
  t.dice(6).play('reroll 0 anthem');
  expect(t.unit('drone').life).toBe(1); // 6 + 2
  expect(t.state.anthem.resistance).toBe(0);
  const theirs = fight('anthem: resistance 1\nactive: drone', 'cbt 0/2', 'cbt 3').play('melee alice');
  theirs.waitingFor('resistance', 'attack').dice(1).play('pass'); // no Dodge by the marker either (ES-RULE-33)
  expect(theirs.unit('alice').life).toBe(3); // no question: it is the drone's die (1 + 3 - 2)
});

test('ES-RES-03 or it lets one of their characters take one more action of any kind', () => {
  const t = fight('anthem: resistance 1', 'mvt 1 cbt 0/2').play('a1').waitingFor('resistance', 'extra-actions');
  expect(t.try('anthem drone: move b1')).toBeRefused({ clause: 'ES-RES-03', reason: 'not-your-character' });
  expect(t.try('anthem alice: melee drone')).toBeAccepted(); // its own pool is empty
  t.play('anthem alice: b1');
  expect(t.unit('alice')).toMatchObject({ cell: 'b1', left: { mvt: 0, cbt: 0 } });
  expect(t.state.anthem.resistance).toBe(0);
});

test('ES-RES-04 an Insignificant character gives no marker when it falls or leaves', () => {
  const killed = fight('active: drone', 'life 1/5 cbt 0/0 insignificant', 'cbt 3').dice(6).play('melee alice');
  expect(killed.unit('alice').place).toBe('out');
  expect(markers(killed)).toBe(0);
  expect(markers(fight('', 'insignificant').play('exit'))).toBe(0);
});

test('ES-ABIL-34 Insignificant: the Anthem does not apply to this character; the others have it as before', () => {
  const t = fight('unit pip b1 own insignificant', '').play('exit');
  expect(t.state.anthem.resistance).toBe(1);
  expect(markers(fight('', 'insignificant').play('exit'))).toBe(0);
  const served = fight('anthem: resistance 1', 'insignificant').play('a1').waitingFor('resistance', 'extra-actions');
  expect(served.try('anthem alice: a2')).toBeAccepted(); // what was gained by others may be spent on it
});

test('ES-ABIL-02 Veteran: once per turn it rerolls one of its own Combat or Intellect rolls', () => {
  const t = fight('', 'cbt 2 veteran').dice(1).play('melee drone').waitingFor('resistance', 'roll');
  expect(t.legal()).toEqual(['keep', 'reroll 0 veteran']);
  t.dice(4).play('reroll 0 veteran');
  expect(t.unit('drone').life).toBe(3); // 4 + 2
  expect(t.unit('alice').feats).toContain('veteran');
  t.dice(1).play('melee drone'); // not asked again this turn
  expect(t.unit('drone').place).toBe('out');
  const dodge = fight('active: drone', 'cbt 2 veteran', 'cbt 2').play('melee alice').dice(6, 1).play('dodge');
  dodge.waitingFor('resistance', 'roll').dice(6).play('reroll 1 veteran');
  expect(dodge.unit('alice').life).toBe(5);
});

test('ES-RULE-34 the second result stands; sources follow one another, each once per roll', () => {
  const t = fight('anthem: resistance 2', 'cbt 2 veteran').dice(5).play('melee drone');
  t.dice(1).play('reroll 0 veteran');
  expect(t.legal()).toEqual(['keep', 'reroll 0 anthem']); // Veteran is used up, each marker is a source
  t.dice(2).play('reroll 0 anthem').dice(3).play('reroll 0 anthem');
  expect(t.unit('drone').life).toBe(4); // 3 + 2, although the first die was better
});

test('ES-RULE-34 all dice are seen first, and in an Opposed roll the active side decides first', () => {
  const t = fight('anthem: resistance 1\nactive: drone', 'cbt 2', 'cbt 2 veteran').play('melee alice');
  t.dice(2, 5).play('dodge').waitingFor('isc', 'roll');
  t.play('keep').waitingFor('resistance', 'roll');
  expect(t.legal()).toEqual(['keep', 'reroll 1 anthem']);
  t.play('keep');
});

test('ES-RULE-34 Veteran is not for Initiative, events or the drill; a marker is', () => {
  const t = table(
    `
    +-+-+
    |A D|
    +-+-+
    turn: 2 of 6
    anthem: resistance 1
    unit alice A own veteran int 1
    unit drone D black veteran int 4
    at: turn-initiative`,
    { dice: [1, 1] },
  ).waitingFor('resistance', 'roll');
  expect(t.legal()).toEqual(['keep', 'reroll 0 anthem']);
  expect(t.try('reroll 1 anthem')).toBeRefused({ clause: 'ES-RES-02', reason: 'not-your-die' });
  t.dice(6).play('reroll 0 anthem');
  expect(t.state.initiative).toBe('resistance'); // 7 against 5
  t.dice(3, 4).play('first isc');
});

test('ES-RULE-34 Veteran does not reroll the drill', () => {
  const t = table(`
    +-+-+
    |A|.|
    +-+-+
    unit alice A own veteran drill 4 cbt 2`);
  t.dice(3).play('drill a1e').waitingFor('resistance', 'activation');
  expect(t.unit('alice').feats).not.toContain('veteran');
});

test('ES-RULE-62 markers are not limited to four; one is worth one reroll or one action, and serves at once', () => {
  const t = fight('anthem: resistance 4').play('exit');
  expect(t.state.anthem.resistance).toBe(5);
  t.waitingFor('resistance', 'extra-actions').play('anthem bob: e2');
  expect(t.state.anthem.resistance).toBe(4);
  expect(t.unit('bob').cell).toBe('e2');
});

test('ES-RULE-62 Cooperation: a teammate may be helped, and the event roll cannot be rerolled', () => {
  const t = table(`
    +-+-+-+-+
    |A D . B|
    +-+-+-+-+
    mode: cooperation
    seats: p1 p2
    anthem: p2 1
    unit alice A own seat p1 cbt 2
    unit drone D black cbt 0 life 9
    unit bob B seat p2`);
  t.dice(1).play('melee drone').waitingFor('p2', 'roll');
  t.dice(6).play('reroll 0 anthem');
  expect(t.unit('drone').life).toBe(1);
});

test('ES-RULE-33 an extra action comes between two complete actions, also by a passive character, and spends no action', () => {
  const t = fight('marker datadisk eye\nactive: bob').play('c2').waitingFor('isc', 'extra-actions');
  t.play('datadisk eye: e2');
  expect(t.unit('eye')).toMatchObject({ cell: 'e2', left: { mvt: 4 }, carries: undefined });
  t.waitingFor('resistance', 'activation');
});

test('ES-RULE-33 whoever is active cannot dodge an attack out of turn', () => {
  const t = fight('marker combat-drugs drone', 'cbt 2', 'cbt 3').play('a1').waitingFor('isc', 'extra-actions');
  expect(t.try('combat-drugs drone: move b1')).toBeRefused({ clause: 'ES-EQUIP-02', reason: 'drugs-are-for-attacks' });
  t.dice(2).play('combat-drugs drone: melee alice'); // no Dodge is offered
  expect(t.unit('alice').life).toBe(2); // 2 + 3 - 2
  expect(t.unit('drone').left.cbt).toBe(3);
});

test('ES-RULE-33 an extra action spends no pool, so nobody pays for it with a Pilot', () => {
  const t = fight('anthem: resistance 1', 'robot rank 1 bound-to bob')
    .play('a1')
    .waitingFor('resistance', 'extra-actions');
  expect(t.try('anthem alice: pilot: b1')).toBeRefused({ clause: 'ES-RULE-33', reason: 'extra-action-costs-nothing' });
  expect(t.try('anthem alice: b1')).toBeAccepted();
});

test('ES-RULE-33 what costs no action is no extra action', () => {
  const t = fight('anthem: resistance 1\nmarker crate d2').play('a1').waitingFor('resistance', 'extra-actions');
  expect(t.try('anthem bob: take crate')).toBeRefused({ clause: 'ES-RULE-33', reason: 'not-as-an-extra-action' });
  expect(t.try('anthem bob: e2')).toBeAccepted();
});

test('ES-RULE-97 after every action first the active player, then the other; it closes when both pass', () => {
  const t = fight('anthem: resistance 2\nmarker datadisk eye').play('a1').waitingFor('resistance', 'extra-actions');
  t.play('pass').waitingFor('isc', 'extra-actions').play('pass').waitingFor('resistance', 'activation');
  t.play('a2', 'anthem bob: c2').waitingFor('resistance', 'extra-actions'); // both are asked anew
  t.play('pass', 'datadisk eye: e2').waitingFor('resistance', 'extra-actions').play('pass');
  t.waitingFor('resistance', 'activation');
});

test('ES-RULE-97 nobody is asked who holds nothing for an extra action', () => {
  fight('marker medikit eye').play('a1').waitingFor('resistance', 'activation');
  fight('marker radio bob').play('a1').waitingFor('resistance', 'activation');
  fight('marker datadisk bob').play('a1').waitingFor('resistance', 'activation'); // only the ISC can use it
});

test('ES-RULE-97 Cooperation: the Datadisk gives no extra action, Combat Drugs do', () => {
  const held = (item: string) =>
    table(`
      +-+-+-+
      |A . D|
      +-+-+-+
      mode: cooperation
      seats: p1
      unit alice A own
      unit drone D black
      marker ${item} alice`).play('b1');
  held('datadisk').waitingFor('p1', 'activation');
  held('combat-drugs').waitingFor('p1', 'extra-actions');
});
