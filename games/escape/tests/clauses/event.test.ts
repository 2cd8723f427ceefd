/** The random events of Revolution. Clauses ES-EVENT, ES-ABIL-08; ES-RULE-36, 37, 39, 40, 41, 94. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

/** Two rooms of six cells with a plain and a locked door between them; a rebel and a drone. */
const HALLS = `
  +-+-+-+-+-+-+
  |R . .d. . .|
  + + + + + + +
  |. . .6. . D|
  +-+-+-+-+-+-+
  airlocks: 1 a1 a2, 2 f1 f2
  turn: 2 of 6
`;

const squads = (rebel = '', drone = '') => `unit rebel R ${rebel}
  unit drone D black ${drone}`;

/** The row of the table begins, after the roll and its changes. */
const row = (event: number, lines = squads(), next = 'resistance') =>
  table(`${HALLS}\n${lines}\nnext: ${next}\ninitiative: ${next}\nevent: ${event}\nat: apply-event`);

/** The roll itself: the dice of the Resistance and of the ISC. */
const rolled = (dice: readonly number[], lines = squads(), next = 'resistance') =>
  table(`${HALLS}\n${lines}\nnext: ${next}\ninitiative: ${next}\nat: roll-event`, { dice });

test('ES-EVENT-01 each player rolls one die; the sum names the row, which holds for the rest of the turn', () => {
  const t = rolled([3, 4]);
  expect(t.events('dice-rolled')).toMatchObject([
    {
      dice: [
        { seat: 'resistance', face: 3 },
        { seat: 'isc', face: 4 },
      ],
    },
  ]);
  expect(t.events('event-began')).toEqual([{ row: 7, title: 'nothing-to-report' }]);
  const held = rolled([1, 1]);
  held.play('end');
  expect(held.state.event).toBe(2);
  held.dice(1, 6).play('end'); // the dice of the next Initiative
  expect(held.state.event).toBe(0);
});

test('ES-EVENT-02 Supreme AI: all ISC characters have Mvt 7, Cbt 3 and Int 3 this turn, nobody else', () => {
  const t = rolled([1, 1], squads('mvt 4 cbt 2 int 2', 'mvt 4 cbt 1 int 1'));
  expect(t.unit('drone').left).toEqual({ mvt: 7, cbt: 3, int: 3 });
  expect(t.unit('rebel').left).toEqual({ mvt: 4, cbt: 2, int: 2 });
});

test('ES-EVENT-03 Celestial Order: the ISC moves one of its characters to any free cell, past all obstacles', () => {
  const t = row(3, squads('', 'mvt 1'));
  t.waitingFor('isc', 'celestial-order');
  expect(t.try('send drone a2')).toBeRefused({ clause: 'ES-RULE-40', reason: 'cell-occupied' });
  expect(t.try('send rebel b1')).toBeRefused({ clause: 'ES-EVENT-03', reason: 'not-your-character' });
  t.play('send drone a1'); // behind two closed doors
  expect(t.unit('drone').cell).toBe('a1');
});

test('ES-EVENT-04 whoever the Celestial Order moved can still be activated this turn, with all its actions', () => {
  const t = row(3, squads(), 'isc');
  t.play('send drone a1').waitingFor('isc', 'activation');
  expect(t.unit('drone').left.mvt).toBe(4);
  t.play('b1');
});

test('ES-EVENT-05 Network Overload: Resistance characters adjacent to a door suffer 2 damage points', () => {
  const t = row(
    4,
    `unit rebel c2 life 5
    unit other c1 life 2
    unit far b2 life 5
    unit drone d2 black life 5
    doors: c2e open`,
  );
  expect(t.unit('rebel').life).toBe(3); // an open door is a door
  expect(t.unit('other').place).toBe('out');
  expect(t.unit('far').life).toBe(5);
  expect(t.unit('drone').life).toBe(5);
});

test('ES-EVENT-06 Fire Alarm: every character of both sides, on the board or not, loses one Movement action', () => {
  const t = row(
    5,
    `${squads('mvt 3/4', 'mvt 4')}\nunit late waiting mvt 4\nunit spent b1 mvt 0/4\nunit fallen out green mvt 4 since 1`,
  );
  expect(t.unit('rebel').left.mvt).toBe(2);
  expect(t.unit('drone').left.mvt).toBe(3);
  expect(t.unit('late').left.mvt).toBe(3);
  expect(t.unit('spent').left.mvt).toBe(0);
  expect(t.unit('fallen').left.mvt).toBe(3);
  expect(t.unit('rebel').profile.values.mvt).toBe(4);
});

test('ES-EVENT-07 High-Security Airlock: this turn the ISC may come back through the central Airlock', () => {
  const factory = (event: number) =>
    table(`
      +-+-+-+-+-+-+
      |R . .#D . .|
      + + + + + + +
      |. . .#. . .|
      +-+-+-+-+-+-+
      ${line()}
      airlocks: 5 f1 f2
      turn: 2 of 6
      next: isc
      event: ${event}
      unit rebel R
      unit drone D black
      unit clone e1 blue
      unit fallen out green since 1
      at: choose-active`);
  expect(factory(7).try('activate fallen')).toBeRefused({ clause: 'ES-RULE-29', reason: 'no-airlock-to-enter' });
  const t = factory(6).play('activate fallen', 'enter f1');
  expect(t.unit('fallen').cell).toBe('f1');
});

test('ES-EVENT-08 Nothing to Report: nothing happens', () => {
  const both = `${squads()}\nunit second b1`;
  const quiet = row(7, both).waitingFor('resistance', 'choose-active');
  const before = table(`${HALLS}\n${both}\nnext: resistance\ninitiative: resistance\nevent: 7\nat: choose-active`);
  expect(quiet.state).toEqual(before.state);
});

test('ES-EVENT-09 Blackout: the Resistance chooses a room in which nobody of either side fights this turn', () => {
  const lines = `unit rebel b1
    unit drone a1 black
    unit guard e1 black
    unit friend e2`;
  const t = row(8, lines);
  t.waitingFor('resistance', 'blackout');
  expect(t.legal().length).toBe(2);
  t.play('darken 1', 'activate rebel');
  expect(t.try('melee drone')).toBeRefused({ clause: 'ES-EVENT-09', reason: 'room-is-dark' });
  t.play('end', 'activate drone');
  expect(t.try('melee rebel')).toBeRefused({ clause: 'ES-EVENT-09', reason: 'room-is-dark' });
  t.play('end').waitingFor('resistance', 'activation'); // the friend, who is the last of the Resistance
  expect(t.try('melee guard')).toBeAccepted(); // in the other room
  t.play('end').dice(1, 6).play('end'); // the next turn: lights on
  expect(t.state.darkRoom).toBe(-1);
});

test('ES-EVENT-10 Short Circuit: the Resistance chooses a door, locked or not; a closed one opens, an open one closes', () => {
  const t = row(9, `${squads()}\ndoors: c2e open`);
  t.waitingFor('resistance', 'short-circuit');
  expect([...t.legal()].sort()).toEqual(['switch c1e', 'switch c2e']);
  t.play('switch c2e');
  expect(t.door('c2e')).toBe('closed');
  const locked = row(9).play('switch c1e');
  expect(locked.door('c1e')).toBe('open locked');
});

test('ES-EVENT-13 Interference: the Resistance takes the Initiative and decides who activates first', () => {
  const t = row(11, squads(), 'isc');
  t.waitingFor('resistance', 'choose-first');
  expect(t.state.initiative).toBe('resistance');
  t.play('first isc').waitingFor('isc', 'activation');
});

test('ES-EVENT-14 Interference: the Resistance may activate a second character right after its first', () => {
  const lines = `${squads()}\nunit second b1\nunit third c1\nunit fourth c2\nunit clone e2 green\nunit copy e1 blue`;
  const t = row(11, lines, 'isc').play('first resistance', 'activate rebel', 'end');
  t.waitingFor('resistance', 'choose-active').play('activate second', 'end').waitingFor('isc', 'choose-active');
  t.play('activate drone', 'end', 'activate third', 'end').waitingFor('isc', 'choose-active');
  const declined = row(11, lines, 'isc').play('first resistance');
  expect(declined.try('pass')).toBeRefused({ clause: 'ES-RULE-35', reason: 'no-passing' });
  expect(declined.play('activate rebel', 'end').legal()).toContain('pass');
  declined.play('pass').waitingFor('isc', 'choose-active');
  declined.play('activate drone', 'end', 'activate second', 'end').waitingFor('isc', 'choose-active');
});

test('ES-EVENT-15 Disconnection: no ISC character uses its abilities this turn', () => {
  const moves = (event: number, colour: string) => {
    const t = table(`${HALLS}\nunit walker e2 ${colour} stabiliser\nunit rebel R\nevent: ${event}`);
    return t.try('f1');
  };
  expect(moves(7, 'black')).toBeAccepted();
  expect(moves(12, 'black')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'no-diagonal-steps' });
  expect(moves(12, 'resistance')).toBeAccepted();
});

test('ES-ABIL-08 Anticipation: once per turn an Intellect action changes the event roll by one', () => {
  const t = rolled([3, 4], squads('anticipation int 2'));
  t.waitingFor('resistance', 'anticipation');
  expect(t.legal()).toEqual(['pass', 'anticipate rebel 1', 'anticipate rebel -1']);
  t.play('anticipate rebel -1');
  expect(t.events('event-shifted')).toEqual([{ unit: 0, shift: -1, result: 6 }]);
  expect(t.state.event).toBe(6); // nobody else to ask
  expect(t.unit('rebel').left.int).toBe(1);
  expect(t.unit('rebel').feats).toContain('anticipation');
  const up = rolled([3, 4], squads('anticipation int 2')).play('anticipate rebel 1');
  expect(up.state.event).toBe(8);
  expect(rolled([3, 4], squads('anticipation int 0/2')).state.event).toBe(7); // no action left: not asked
  expect(rolled([3, 4], squads('anticipation')).play('pass').state.event).toBe(7);
});

test('ES-RULE-36 Anticipation: on the board, within 2 to 12, each character once, the Initiative side first', () => {
  const both = rolled([6, 6], `${squads('anticipation', 'anticipation')}\nunit second b1 anticipation`, 'isc');
  both.waitingFor('isc', 'anticipation');
  expect(both.try('anticipate rebel -1')).toBeRefused({ clause: 'ES-ABIL-08', reason: 'not-your-character' });
  expect(both.try('anticipate drone 1')).toBeRefused({ clause: 'ES-RULE-36', reason: 'no-such-event' });
  both.play('anticipate drone -1').waitingFor('resistance', 'anticipation');
  both.play('anticipate rebel -1');
  expect(both.try('anticipate rebel -1')).toBeRefused({ clause: 'ES-ABIL-08', reason: 'once-per-turn' });
  both.play('anticipate second -1');
  expect(both.state.event).toBe(9);
  const away = rolled([3, 4], `${squads('anticipation')}\nunit late waiting anticipation`);
  expect(away.try('anticipate late 1')).toBeRefused({ clause: 'ES-RULE-36', reason: 'not-on-the-board' });
});

test('ES-ABIL-08 only who has Anticipation and an Intellect action left changes the roll, by one', () => {
  const lines = `${squads('anticipation int 2')}\nunit plain b1\nunit spent c1 anticipation int 0/2`;
  const t = rolled([3, 4], lines).waitingFor('resistance', 'anticipation');
  expect(t.try('anticipate plain 1')).toBeRefused({ clause: 'ES-ABIL-08', reason: 'no-such-ability' });
  expect(t.try('anticipate spent 1')).toBeRefused({ clause: 'ES-ABIL-08', reason: 'no-action-left' });
  expect(t.try('anticipate rebel 0')).toBeRefused({ clause: 'ES-RULE-36', reason: 'no-such-event' });
  expect(t.try('anticipate rebel 1')).toBeAccepted();
});

test('ES-RULE-36 the ends of the table can be reached, not passed; a side that passes leaves the other its right', () => {
  const high = rolled([5, 6], squads('anticipation')).play('anticipate rebel 1');
  expect(high.state.event).toBe(12);
  const low = rolled([1, 2], squads('anticipation')).play('anticipate rebel -1');
  expect(low.state.event).toBe(2);
  const lowest = rolled([1, 1], squads('anticipation'));
  expect(lowest.try('anticipate rebel -1')).toBeRefused({ clause: 'ES-RULE-36', reason: 'no-such-event' });
  const both = rolled([3, 4], squads('anticipation', 'anticipation'), 'isc').waitingFor('isc', 'anticipation');
  both.play('pass').waitingFor('resistance', 'anticipation').play('anticipate rebel 1', 'darken 1');
  expect(both.state.event).toBe(8);
});

test('ES-EVENT-01 when a row begins and ends, what blocks sight changes at once', () => {
  const t = table(
    `
    +-+-+-+
    |. J .|
    + + + +
    |A B M|
    +-+-+-+
    turn: 2 of 6
    unit anna A
    unit jack J isc jammer
    unit bert B isc
    unit mole M isc
    initiative: isc
    at: turn-initiative`,
    { dice: [1, 6] },
  );
  expect(t.sees('a1', 'c1')).toBe(true); // the Jammer hides bert
  t.dice(6, 6).play('first isc').waitingFor('isc', 'choose-active');
  expect(t.state.event).toBe(12);
  expect(t.sees('a1', 'c1')).toBe(false);
  t.play('activate jack', 'end', 'end', 'activate bert', 'end').dice(1, 6).play('end');
  expect(t.state.event).toBe(0);
  expect(t.sees('a1', 'c1')).toBe(true);
});

test('ES-EVENT-03 whoever was sent has left its old cell and holds the new one', () => {
  const t = row(3, `${squads()}\nunit clone e1 green`, 'isc');
  expect(t.sees('d1', 'f1')).toBe(false);
  t.play('send clone b2');
  expect(t.sees('d1', 'f1')).toBe(true);
  t.play('activate clone', 'end');
  expect(t.try('b2')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
});

test('ES-RULE-94 rerolls of the event dice come before Anticipation, and nothing after it', () => {
  const t = rolled([2, 4], `${squads('anticipation')}\nanthem: resistance 2`);
  t.waitingFor('resistance', 'roll').dice(5).play('reroll 0 anthem');
  t.play('keep').waitingFor('resistance', 'anticipation'); // the second marker stays
  t.play('anticipate rebel 1');
  expect(t.state.event).toBe(10);
  expect(t.state.anthem.resistance).toBe(1);
  t.waitingFor('resistance', 'activation');
});

test('ES-RULE-37 Blackout counts for who acts: no attack and no Dodge from the dark room, but attacks into it', () => {
  const dark = (active: string, lines: string) =>
    table(`
      +-+-+-+-+
      |A B:C .|
      + + + + +
      |. .:. .|
      +-+-+-+-+
      dark room: 1
      airlocks: 1 a1 a2, 2 d1 d2
      event: 8
      active: ${active}
      ${lines}`);
  const lines = `unit inside B black cbt 2 feint flamethrower tesla-rifle
    unit outside C cbt 2
    unit near A cbt 2
    marker makeshift-shield inside`;
  const into = dark('outside', lines).dice(3).play('melee inside'); // no question: it cannot dodge, not by Feint or Shield
  expect(into.unit('inside').life).toBe(2);
  const inside = dark('inside', lines);
  for (const command of ['melee outside', 'melee near', 'ranged outside', 'flame a1 b1']) {
    expect(inside.try(command)).toBeRefused({ reason: 'room-is-dark', clause: 'ES-EVENT-09' });
  }
  expect(dark('outside', lines.replace('unit inside B', 'unit inside d1')).try('melee inside')).toBeAccepted();
});

test('ES-RULE-39 Short Circuit only opens or closes: locked stays locked, hacked stays hacked', () => {
  const t = row(9, `${squads()}\ndoors: c1e open hacked`).play('switch c1e');
  expect(t.door('c1e')).toBe('closed hacked');
  const again = row(9, `${squads()}\ndoors: c1e open`).play('switch c1e');
  expect(again.door('c1e')).toBe('closed locked');
});

test('ES-RULE-40 Celestial Order is compulsory; only a character on the board, only to a cell without fire', () => {
  const t = row(3, `${squads()}\nunit fallen out green since 1\nburns: b1`);
  expect(t.legal()).not.toContain('pass');
  expect(t.try('send fallen c1')).toBeRefused({ clause: 'ES-RULE-40', reason: 'not-on-the-board' });
  expect(t.try('send drone b1')).toBeRefused({ clause: 'ES-RULE-40', reason: 'cell-occupied' });
  t.play('send drone c1');
  row(3, 'unit rebel R').waitingFor('resistance', 'activation'); // no ISC character: no effect
});

test('ES-RULE-41 Supreme AI replaces higher values too and comes after Initiative; Disconnection stops permanent abilities', () => {
  const t = table(`${HALLS}\n${squads('int 1', 'mvt 9 cbt 5 int 2')}\nat: turn-initiative`, { dice: [1, 1] });
  expect(t.events('initiative-won')).toMatchObject([{ isc: 3 }]);
  t.dice(1, 1).play('first isc');
  expect(t.unit('drone').left).toEqual({ mvt: 7, cbt: 3, int: 3 });
  const attacked = (event: number) =>
    table(`${HALLS}\nunit rebel e2 cbt 3\nunit drone e1 black cbt 0 life 9 armour 2\nevent: ${event}`)
      .dice(1)
      .play('melee drone');
  expect(attacked(7).unit('drone').life).toBe(7);
  expect(attacked(12).unit('drone').life).toBe(5);
});
