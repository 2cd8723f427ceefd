/** How characters of the automated ISC strike. Clauses ES-DRONE-08 to 10, ES-CISC-02; ES-RULE-37, 50, 69, 70, 80, 97. */
import { expect, test } from 'vitest';
import { drone } from '../../rules/coop/drone.ts';
import { at, droneActs, iscActs } from '../coop.ts';

const walking = drone as Parameters<typeof at<object>>[0];

const ROW = (cells: string): string => `
  +-+-+-+-+-+-+-+-+-+-+
  |${cells}|
  +-+-+-+-+-+-+-+-+-+-+`;

test('ES-DRONE-08 it performs all its Combat actions', () => {
  const t = droneActs(
    1,
    `${ROW('A D . . . . . . . .')}
    unit anna A cbt 9 used cbt 9
    unit drone D blue cbt 3`,
    { dice: [1, 2, 3] },
  );
  expect(t.events('attack-declared')).toHaveLength(3);
  expect(t.unit('drone').left.cbt).toBe(0);
});

test('ES-CISC-02 it always attacks when it can, up to its Cbt: actions that it has lost are missing', () => {
  const t = droneActs(
    1,
    `${ROW('A D . . . . . . . .')}
    unit anna A cbt 9 used cbt 9
    unit drone D blue cbt 3 lowered cbt 1`,
    { dice: [1, 2] },
  );
  expect(t.events('attack-declared')).toHaveLength(2);
});

test('ES-RULE-69 if the target falls it chooses again among those in reach, and does not move any more', () => {
  const t = droneActs(
    3,
    `
    +-+-+-+-+-+-+
    |A . . . . .|
    + + + + + + +
    |B D . . C .|
    +-+-+-+-+-+-+
    unit anna A life 1 cbt 0 insignificant
    unit bert B life 1 cbt 0 insignificant
    unit carl C
    unit drone D blue mvt 4 cbt 3`,
  );
  expect(t.legal()).toEqual(['victim anna', 'victim bert']);
  t.dice(6, 6).play('victim bert');
  expect([t.unit('anna').place, t.unit('bert').place]).toEqual(['out', 'out']);
  expect(t.unit('drone')).toMatchObject({ cell: 'b1', left: { mvt: 4, cbt: 1 } });
});

test('ES-RULE-69 with nobody in reach it makes no attack, and has no ranged ones', () => {
  const t = droneActs(
    1,
    `${ROW('A . . . D . . . . .')}
    unit anna A
    unit black-karasu D mvt 1/5
    `,
  );
  expect(t.unit('black-karasu')).toMatchObject({ cell: 'd1', left: { mvt: 0, cbt: 2 } });
  expect(t.events()).not.toContain('attack-declared');
});

test('ES-RULE-37 in the dark room it walks and stops as usual, but does not attack', () => {
  const t = droneActs(
    1,
    `${ROW('A . . . D . . . . .')}
    airlocks: 1 a1 b1
    dark room: 1
    unit anna A
    unit drone D blue mvt 9`,
  );
  expect(t.unit('drone')).toMatchObject({ cell: 'b1', left: { mvt: 6, cbt: 2 } });
  expect(t.events()).not.toContain('attack-declared');
});

test('ES-RULE-50 Cooperation: who is protected is not attacked and does not stop a drone, but can be approached', () => {
  const t = droneActs(
    2,
    `
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |J A . . D|
    +-+-+-+-+-+
    unit anna A
    unit joe J jammer
    unit drone D blue mvt 6
    option: jammedGoals nearest`,
  );
  // anna is the goal; beside her it goes on, and stops where the way ends
  expect(t.unit('drone').cell).toBe('c1');
  expect(t.events()).not.toContain('attack-declared');
  const on = droneActs(
    2,
    `
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |J A . . D|
    +-+-+-+-+-+
    unit anna A
    unit joe J jammer used cbt 9
    unit drone D blue mvt 6 cbt 1`,
    { dice: [1] },
  );
  expect(on.unit('drone').cell).toBe('b2'); // past anna to joe, whom nobody protects
});

const victims = (rest: string) =>
  droneActs(
    3,
    `
  +-+-+-+-+
  |A . C .|
  + + + + +
  |. D . .|
  + + + + +
  |. . B .|
  +-+-+-+-+
  seats: p1 p2 p3
  unit anna A seat p1 life 3/5 rank 2 cbt 0 used cbt 9
  unit bert B seat p2 life 4/5 rank 2 cbt 0 used cbt 9
  unit carl C seat p3 life 4/5 rank 1 cbt 0 used cbt 9
  unit drone D blue cbt 1
  ${rest}`,
  );

test('ES-DRONE-09 the target is chosen by the player of the weakest, among all in reach', () => {
  const t = victims('').waitingFor('p1', 'drone');
  expect(t.legal()).toEqual(['victim anna', 'victim bert', 'victim carl']);
  expect(t.try('victim drone')).toBeRefused({ clause: 'ES-DRONE-09' });
  t.dice(2).play('victim carl');
  expect(t.unit('carl').life).toBe(1);
});

test('ES-DRONE-09 a gauge at 0 counts too: the player of a fallen character chooses', () => {
  victims('unit dora out seat p2 rank 3').waitingFor('p2', 'drone');
  victims('unit dora gone seat p2 rank 3 life 1/5').waitingFor('p1', 'drone'); // who has left does not count
});

test('ES-DRONE-10 of equal gauges the one of the lowest rank decides', () => {
  victims('unit dora waiting seat p2 rank 1 life 3/5').waitingFor('p2', 'drone');
  victims('unit dora waiting seat p2 rank 3 life 3/5').waitingFor('p1', 'drone');
});

test('ES-RULE-70 if gauge and rank are equal the Leader says who chooses', () => {
  const t = victims('unit dora waiting seat p2 rank 2 life 3/5\nleader: p3').waitingFor('p3', 'drone');
  expect(t.legal()).toEqual(['chooser p1', 'chooser p2']);
  t.play('chooser p2').waitingFor('p2', 'drone').dice(1).play('victim bert');
  expect(t.unit('bert').life).toBe(2);
  // two characters of one player leave nothing to settle
  victims('unit dora waiting seat p1 rank 2 life 3/5\nleader: p3').waitingFor('p1', 'drone');
});

test('ES-RULE-70 each attack is chosen anew', () => {
  const t = victims('').waitingFor('p1', 'drone');
  expect(t.unit('drone').left.cbt).toBe(1);
  const twice = droneActs(
    2,
    `
    +-+-+-+
    |A D B|
    +-+-+-+
    seats: p1 p2
    unit anna A seat p1 life 5 cbt 0 used cbt 9
    unit bert B seat p2 life 4/5 cbt 0 used cbt 9
    unit drone D blue cbt 2`,
  ).waitingFor('p2', 'drone');
  twice.dice(1).play('victim anna').waitingFor('p1', 'drone'); // anna is down to 2
  twice.dice(1).play('victim bert');
  expect([twice.unit('anna').life, twice.unit('bert').life]).toEqual([2, 1]);
});

test('ES-RULE-70 as an option the weakest in reach is attacked; only a tie is asked about', () => {
  const t = droneActs(
    3,
    `
    +-+-+-+-+
    |A . C .|
    + + + + +
    |. D B .|
    +-+-+-+-+
    seats: p1 p2
    option: victimChoice weakest-is-attacked
    unit anna A seat p1 life 3/5 cbt 0 used cbt 9
    unit bert B seat p1 life 5 cbt 0 used cbt 9
    unit carl C seat p2 life 3/5 rank 1 cbt 0 used cbt 9
    unit drone D blue cbt 1`,
    { dice: [1] },
  );
  expect(t.unit('carl').life).toBe(1);
});

test('ES-RULE-80 ISC characters neither close doors nor take part in anything but walking and striking', () => {
  const t = iscActs(`${ROW('A . . . .d. D . . .')}
    unit anna A
    unit blue-kappa D mvt 3/4
    doors: e1e open`);
  expect(t.door('e1e')).toBe('open');
  const told = new Set(t.events());
  expect([...told].sort()).toEqual(['action-spent', 'activation-began', 'activation-ended', 'unit-moved']);
});

test('ES-RULE-80 the Leader rolls their dice, and nobody rerolls them', () => {
  const t = droneActs(
    1,
    `${ROW('A D . . . . . . . .')}
    seats: p1 p2
    leader: p2
    anthem: p1 3, p2 3
    unit anna A seat p1 cbt 3 used cbt 3
    unit drone D blue cbt 1 veteran rank 3`,
  );
  t.waitingFor('p1', 'attack').dice(6).play('pass', 'pass'); // neither pays for a Dodge
  expect(t.events('dice-rolled')).toMatchObject([{ dice: [{ seat: 'p2', face: 6 }] }]);
  t.waitingFor('p2', 'extra-actions'); // no reroll was offered
  expect(t.unit('anna').life).toBe(1);
});

test('ES-RULE-97 after every action of the ISC there is a window: the Leader first, then the others', () => {
  const t = droneActs(
    1,
    `${ROW('A . . . .d. D . . .')}
    seats: p1 p2
    leader: p2
    anthem: p1 1, p2 1
    unit anna A seat p1
    unit drone D blue mvt 2`,
  ).waitingFor('p2', 'extra-actions');
  expect(t.unit('drone').cell).toBe('f1');
  t.play('pass').waitingFor('p1', 'extra-actions').play('pass');
  expect(t.door('e1e')).toBe('open');
  t.waitingFor('p2', 'extra-actions').play('pass').waitingFor('p1', 'extra-actions').play('pass');
  expect(t.outcome).toBeDefined();
});

test('ES-RULE-97 a rebel may step away out of turn, and the drone goes on', () => {
  const t = droneActs(
    1,
    `${ROW('. A . . D . . . . .')}
    anthem: p1 1
    unit anna A used cbt 9
    unit drone D blue mvt 9 cbt 1`,
  ).waitingFor('p1', 'extra-actions');
  expect(t.unit('drone').cell).toBe('d1');
  t.dice(1).play('anthem anna: a1');
  expect(t.unit('drone').cell).toBe('b1');
});

test('ES-DRONE-08 a drone that falls by a counter-attack is done', () => {
  const t = at(
    walking,
    { unit: 1 },
    `${ROW('A D . . . . . . . .')}
    unit anna A cbt 3 counter-attack
    unit drone D blue cbt 3 life 1`,
  ).waitingFor('p1', 'attack');
  t.dice(1, 6).play('dodge');
  expect(t.unit('drone')).toMatchObject({ place: 'out', activated: true });
  expect(t.events('attack-declared')).toHaveLength(0);
  expect(t.outcome).toBeDefined();
});
