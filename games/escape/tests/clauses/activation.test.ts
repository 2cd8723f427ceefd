/** Choosing and activating characters. Clauses ES-ACT, ES-END-01, ES-EQUIP-13; ES-RULE-29, 32, 35, 92. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

/** Three rebels and two drones in one room; `next` begins. */
const squads = (lines = '', next = 'resistance') =>
  table(`
    +-+-+-+-+-+-+
    |A B C . D E|
    + + + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+
    ${line()}
    airlocks: 1 a1 b1, 2 e1 f1
    turn: 2 of 6
    next: ${next}
    unit alice A own
    unit bob B
    unit carl C
    unit drone D black
    unit eye E green
    ${lines}
    at: choose-active`);

/** A rebel that waits to enter, another already inside, and a drone. */
const entering = (lines: string, late = '') =>
  table(`
    +-+-+-+-+
    |. . . D|
    + + + + +
    |. . . .|
    +-+-+-+-+
    ${line()}
    airlocks: 1 a1 a2, 2 d1 c1
    turn: 1 of 6
    next: resistance
    unit late waiting mvt 4 ${late}
    unit drone D black
    ${lines}
    at: choose-active`);

test('ES-ACT-01 the players alternate, each with one of their own characters', () => {
  const t = squads().waitingFor('resistance', 'choose-active');
  expect(t.try('activate drone')).toBeRefused({ clause: 'ES-ACT-01', reason: 'not-your-character' });
  t.play('activate bob', 'end').waitingFor('isc', 'choose-active');
  expect(t.try('activate alice')).toBeRefused({ clause: 'ES-ACT-01', reason: 'not-your-character' });
  t.play('activate eye', 'end').waitingFor('resistance', 'choose-active');
  squads('', 'isc').waitingFor('isc', 'choose-active');
});

test('ES-ACT-02 the player names one of their characters, which becomes active', () => {
  const t = squads();
  expect(t.legal()).toEqual(['activate alice', 'activate bob', 'activate carl']);
  t.play('activate carl').waitingFor('resistance', 'activation');
  expect(t.state.units[t.state.active]?.id).toBe('carl');
});

test('ES-ACT-03 every other character is passive, activated or not: only the active one acts', () => {
  const t = squads().play('activate alice', 'end', 'activate drone', 'end', 'activate bob');
  expect(t.state.active).toBe(1);
  t.play('b1');
  expect(t.unit('bob').cell).toBe('b1');
  expect(['alice', 'carl', 'drone', 'eye'].map((id) => t.unit(id).cell)).toEqual(['a2', 'c2', 'e2', 'f2']);
});

test('ES-ACT-04 the active character takes the actions it still has, and none that it has not', () => {
  const t = table(`
    +-+-+-+-+
    |A . . .|
    +-+-+-+-+
    unit alice A own mvt 2/4`);
  t.play('b1', 'c1');
  expect(t.try('d1')).toBeRefused({ clause: 'ES-MOVE-01', reason: 'no-action-left' });
});

test('ES-ACT-05 actions may be taken in any order and mixed', () => {
  const t = table(`
    +-+-+-+-+
    |A D . .|
    + + + + +
    |. . . .|
    +-+-+-+-+
    unit alice A own mvt 3 cbt 2
    unit drone D black cbt 2/2 life 9`);
  t.play('a1').dice(1).play('melee drone', 'pass').play('b1').dice(1).play('melee drone', 'pass').play('c1');
  expect(t.unit('alice').left).toMatchObject({ mvt: 0, cbt: 0 });
});

test('ES-ACT-06 nobody needs to use up actions: an activation may end at once', () => {
  const t = squads().play('activate alice', 'end').waitingFor('isc', 'choose-active');
  expect(t.unit('alice')).toMatchObject({ activated: true, left: { mvt: 4, cbt: 2, int: 2 } });
});

test('ES-ACT-07 a character can be activated only once per turn', () => {
  const t = squads().play('activate alice', 'end', 'activate drone', 'end');
  expect(t.try('activate alice')).toBeRefused({ clause: 'ES-ACT-07', reason: 'already-activated' });
  expect(t.try('activate bob')).toBeAccepted();
});

test('ES-ACT-08 an activation goes on until its player ends it; then it is the turn of the opponent', () => {
  const t = squads().play('activate carl', 'c1').waitingFor('resistance', 'activation');
  t.play('b1').waitingFor('resistance', 'activation');
  t.play('end').waitingFor('isc', 'choose-active');
});

test('ES-END-01 the turn ends once every character on the board has been activated', () => {
  const t = squads('unit gone gone\nunit fallen out');
  t.play('activate alice', 'end', 'activate drone', 'end', 'activate bob', 'end', 'end'); // the second drone is the last
  t.waitingFor('resistance', 'activation');
  expect(t.state.turn).toBe(2);
  t.dice(6, 1).play('end'); // carl, the last of all
  expect(t.events()).toContain('turn-ended');
  expect(t.state.turn).toBe(3);
});

test('ES-RULE-35 nobody passes; who has nobody left lets the other side activate the rest in a row', () => {
  const t = squads();
  expect(t.try('pass')).toBeRefused({ clause: 'ES-RULE-35', reason: 'no-passing' });
  const alone = squads('', 'isc').play('activate drone', 'end', 'activate alice', 'end', 'end');
  alone.waitingFor('resistance', 'choose-active').play('activate bob', 'end').waitingFor('resistance', 'activation');
  expect(alone.state.units[alone.state.active]?.id).toBe('carl');
});

test('ES-EQUIP-13 Radio: at the end of its activation the bearer may have an ally activated before the opponent', () => {
  const t = squads('marker radio alice').play('activate alice', 'end').waitingFor('resistance', 'after-activation');
  expect(t.legal()).toEqual(['pass', 'radio bob', 'radio carl']);
  expect(t.try('radio drone')).toBeRefused({ clause: 'ES-EQUIP-13', reason: 'not-an-ally' });
  t.play('radio carl').waitingFor('resistance', 'activation');
  expect(t.state.units[t.state.active]?.id).toBe('carl');
  expect(t.unit('alice').carries).toBeUndefined(); // used up
  t.play('end').waitingFor('isc', 'choose-active');
  squads('marker radio alice').play('activate alice', 'end', 'pass').waitingFor('isc', 'choose-active');
  squads('marker radio bob').play('activate alice', 'end').waitingFor('isc', 'choose-active'); // it is the bearer's
});

test('ES-RULE-35 Radio: only an ally on the board that has not been activated; then it is the turn of the opponent', () => {
  const t = squads('marker radio bob\nunit late waiting').play('activate alice', 'end', 'activate drone', 'end');
  t.play('activate bob', 'end').waitingFor('resistance', 'after-activation');
  expect(t.try('radio alice')).toBeRefused({ clause: 'ES-ACT-07', reason: 'already-activated' });
  expect(t.try('radio late')).toBeRefused({ clause: 'ES-EQUIP-13', reason: 'not-on-the-board' });
  t.play('radio carl', 'end').waitingFor('isc', 'activation');
});

test('ES-RULE-35 Interference: the first two activations of the Resistance follow each other, whoever starts', () => {
  const t = squads('event: 11\nin a row: 2', 'isc').play('activate drone', 'end', 'activate alice', 'end');
  t.waitingFor('resistance', 'choose-active').play('activate bob', 'end').waitingFor('isc', 'activation');
  const radio = squads('event: 11\nin a row: 2\nmarker radio alice').play('activate alice', 'end', 'radio bob', 'end');
  radio.waitingFor('isc', 'choose-active'); // the call was the second activation
});

test('ES-RULE-35 Interference: a second character that was shut out comes later, and then nobody passes', () => {
  const t = entering(`unit one a1
    unit two a2 activated life 1/5 cbt 0/2
    unit clone b2 green cbt 3
    event: 11
    in a row: 2`).waitingFor('resistance', 'activation'); // of one: the Airlock is full
  t.play('end').waitingFor('isc', 'choose-active');
  t.dice(6).play('activate clone', 'melee two', 'pass', 'end'); // the marker of who fell is kept
  t.waitingFor('resistance', 'activation').play('enter a2'); // no question whether it comes
});

test('ES-RULE-29 entering costs the first Movement action; the rest of the activation is normal', () => {
  const t = entering('').waitingFor('resistance', 'activation');
  expect(t.legal()).toEqual(['enter a1', 'enter a2']); // nothing else can be done first, not even an end
  expect(t.try('end')).toBeRefused({ clause: 'ES-DEPLOY-03', reason: 'must-enter-first' });
  expect(t.try('move a1')).toBeRefused({ clause: 'ES-RULE-29', reason: 'not-on-the-board' });
  t.play('enter a1');
  expect(t.unit('late').left.mvt).toBe(3);
  t.play('b1', 'end');
});

test('ES-RULE-29 before it has entered a character can do nothing else', () => {
  const t = entering('marker medikit late', 'life 2/5').waitingFor('resistance', 'activation');
  expect(t.try('medikit')).toBeRefused({ clause: 'ES-RULE-29', reason: 'not-on-the-board' });
  t.play('enter a1', 'medikit');
  expect(t.unit('late').life).toBe(4);
});

test('ES-RULE-29 it enters on a free cell of the Airlock', () => {
  const t = entering('unit one a1\nunit two b2').play('activate late');
  expect(t.try('enter a1')).toBeRefused({ clause: 'ES-RULE-29', reason: 'cell-occupied' });
  expect(t.try('enter a2')).toBeAccepted();
});

test('ES-RULE-29 who is shut out waits, may come later in the turn, or enters in a later turn in the same way', () => {
  const t = entering('unit one a1\nunit two a2').waitingFor('resistance', 'choose-active');
  expect(t.legal()).toEqual(['activate one', 'activate two']);
  expect(t.try('activate late')).toBeRefused({ clause: 'ES-RULE-29', reason: 'no-airlock-to-enter' });
  t.play('activate one', 'b1', 'end', 'end').waitingFor('resistance', 'choose-active'); // the drone had its turn
  expect(t.legal()).toContain('activate late');
  const shut = entering('unit one a1\nunit two a2')
    .play('activate one', 'end', 'end')
    .waitingFor('resistance', 'activation');
  shut.dice(1, 1, 3, 4).play('end', 'first resistance');
  expect(shut.unit('late').place).toBe('waiting');
  shut.play('activate one', 'b1', 'end', 'end', 'activate late', 'enter a1');
  expect(shut.unit('late').cell).toBe('a1');
});

test('ES-RULE-29 off the board nobody can be attacked, uses an ability or gives an aura', () => {
  const t = table(`
    +-+-+-+
    |A D .|
    +-+-+-+
    ${line()}
    airlocks: 1 a1 b1, 2 c1 b1
    active: drone
    unit alice A own
    unit late waiting jammer anticipation
    unit drone D black`);
  expect(t.try('melee late')).toBeRefused();
  expect(t.try('melee alice')).toBeAccepted();
});

test('ES-RULE-92 without a Movement action nobody enters; the right to enter stays', () => {
  const t = entering('unit one b1\nunit two b2', 'lost mvt 4').waitingFor('resistance', 'choose-active');
  expect(t.try('activate late')).toBeRefused({ clause: 'ES-RULE-92', reason: 'no-movement-to-enter' });
  t.play('activate one', 'end', 'end').dice(6, 1, 3, 4).play('end', 'first resistance');
  expect(t.state.turn).toBe(2);
  expect(t.try('activate late')).toBeAccepted();
});

test('ES-RULE-92 a Robot off the board uses no ability: its Pilot does not pay for the entry', () => {
  const bound = (words: string) => entering('unit one b1 pilot rank 3', `robot rank 1 bound-to one ${words}`);
  const t = bound('lost mvt 4').waitingFor('resistance', 'activation'); // of the Pilot: nobody else can be activated
  expect(t.unit('late').place).toBe('waiting');
  const able = bound('').play('activate late');
  expect(able.try('pilot: enter a1')).toBeRefused({ clause: 'ES-ABIL-50', reason: 'no-pilot' });
  able.play('enter a1', 'pilot: a2'); // once on the board it does
  expect(able.unit('one').left.mvt).toBe(3);
});

test('ES-RULE-32 what is left is the value less what was used and lost, never below 0, and nothing carries over', () => {
  const t = table(`
    +-+-+-+-+
    |A . . D|
    +-+-+-+-+
    turn: 1 of 6
    unit alice A own mvt 4 used mvt 1 lost mvt 2
    unit drone D black mvt 9 used mvt 3 lost mvt 1 activated`);
  expect(t.unit('alice').left.mvt).toBe(1);
  t.play('b1');
  expect(t.try('c1')).toBeRefused({ clause: 'ES-MOVE-01', reason: 'no-action-left' });
  t.state.event = 2; // Supreme AI: the value changes during the turn
  expect(t.unit('drone').left.mvt).toBe(3); // 7 - 3 - 1
  t.dice(1, 6).play('end');
  expect(t.unit('alice').left.mvt).toBe(4);
  expect(t.unit('drone').left.mvt).toBe(9);
});
