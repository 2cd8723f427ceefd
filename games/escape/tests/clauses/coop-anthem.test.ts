/** Faction rules of the Resistance in Cooperation, player by player. Clauses ES-CRESIST; ES-RULE-62. */
import { expect, test } from 'vitest';
import { iscActs } from '../coop.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

test('ES-CRESIST-01 the player who controlled a fallen character gains a Revolution marker, nobody else', () => {
  const t = iscActs(
    `
    +-+-+-+-+-+
    |A D . . B|
    +-+-+-+-+-+
    seats: p1 p2 p3
    unit anna A seat p2 life 1 cbt 0
    unit bert B seat p1
    unit drone D black cbt 1`,
    { dice: [6] },
  );
  expect(t.state.anthem).toEqual({ p2: 1 });
});

test('ES-CRESIST-01 and so does the player of one that leaves by an Airlock of the scenario', () => {
  const t = table(`mode: cooperation
    +-+-+-+
    |A . B|
    +-+-+-+
    airlocks: 1 a1 b1
    ${line({ mode: 'cooperation', exits: { resistance: [1] } })}
    seats: p1 p2
    unit anna A seat p2
    unit bert B seat p1`).play('exit');
  expect(t.state.anthem).toEqual({ p2: 1 });
});

const helped = (rest: string) =>
  table(`mode: cooperation
    +-+-+-+-+-+
    |A D . . B|
    +-+-+-+-+-+
    seats: p1 p2
    unit anna A seat p1 cbt 2
    unit drone D black cbt 0 life 9
    unit bert B seat p2 mvt 0/4
    ${rest}`);

test('ES-CRESIST-02 the marker gives a reroll to a character of one’s own or of a teammate', () => {
  const own = helped('anthem: p1 1').dice(1).play('melee drone').waitingFor('p1', 'roll');
  own.dice(6).play('reroll 0 anthem');
  expect(own.unit('drone').life).toBe(1);
  const mate = helped('anthem: p2 1').dice(1).play('melee drone').waitingFor('p2', 'roll');
  mate.dice(6).play('reroll 0 anthem');
  expect(mate.state.anthem.p2).toBe(0);
});

test('ES-CRESIST-02 or one additional action, at any time', () => {
  const own = helped('anthem: p2 2').dice(1).play('melee drone', 'keep').waitingFor('p2', 'extra-actions');
  own.play('anthem bert: d1'); // bert has no Movement action left
  expect(own.unit('bert').cell).toBe('d1');
  own.dice(1).play('anthem anna: melee drone');
  expect(own.unit('anna').left.cbt).toBe(1); // a teammate's character, and it spends nothing
  expect(own.state.anthem.p2).toBe(0);
});

test('ES-CRESIST-02 only to a character of the Resistance that is still on the board', () => {
  const t = helped('anthem: p2 1\nunit carl waiting seat p2').dice(1).play('melee drone', 'keep');
  expect(t.waitingFor('p2', 'extra-actions').try('anthem drone: c1')).toBeRefused({ clause: 'ES-RES-03' });
  expect(t.try('anthem carl: c1')).toBeRefused({ clause: 'ES-RULE-29' });
  expect(t.try('anthem bert: d1')).toBeAccepted();
});

test('ES-CRESIST-03 no marker is gained for an Insignificant character', () => {
  const t = iscActs(
    `
    +-+-+-+
    |A D .|
    +-+-+-+
    unit anna A life 1 cbt 0 insignificant
    unit drone D black cbt 1`,
    { dice: [6] },
  );
  expect(t.unit('anna').place).toBe('out');
  expect(t.state.anthem).toEqual({});
});

test('ES-CRESIST-04 Hackers: a locked door beside the character is hacked and open at once when the Hack succeeds', () => {
  const hacked = (die: number) =>
    table(`mode: cooperation
      +-+-+
      |A7.|
      +-+-+
      unit anna A int 2`)
      .dice(die)
      .play('hack a1e')
      .door('a1e');
  expect([hacked(4), hacked(5)]).toEqual(['closed locked', 'open hacked']);
});
