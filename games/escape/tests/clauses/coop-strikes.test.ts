/** How characters of the automated ISC walk and strike. Clauses ES-DRONE-06 to 10, ES-CISC-01, ES-CISC-02; ES-RULE-37, 50, 67 to 70, 80, 85, 91, 97; ES-DX-20. */
import { expect, test } from 'vitest';
import { drone } from '../../rules/coop/drone.ts';
import { at, droneActs, iscActs, wayOf } from '../coop.ts';

const walking = drone as Parameters<typeof at<object>>[0];

const ROW = (cells: string): string => `
  +-+-+-+-+-+-+-+-+-+-+
  |${cells}|
  +-+-+-+-+-+-+-+-+-+-+`;

test('ES-DRONE-06 it uses all its Movement actions and opens the doors in its way', () => {
  const t = droneActs(
    1,
    `${ROW('A . . . .d. . . D .')}
    unit anna A
    unit drone D blue mvt 5`,
  );
  expect(wayOf(t, 'unit-moved')).toEqual(['h1', 'g1', 'f1', 'e1']);
  expect(t.door('e1e')).toBe('open');
  expect(t.unit('drone').left.mvt).toBe(0);
});

test('ES-DRONE-06 it opens the door behind which its goal stands', () => {
  const t = droneActs(
    1,
    `${ROW('. . . . AdD . . . .')}
    unit anna A used cbt 9
    unit drone D blue mvt 3 cbt 1`,
    { dice: [1] },
  );
  expect(t.door('e1e')).toBe('open');
  expect(t.unit('drone')).toMatchObject({ cell: 'f1', left: { mvt: 2, cbt: 0 } });
});

test('ES-CISC-01 locks are no obstacle: a locked door opens like any other and stays locked', () => {
  const t = droneActs(
    1,
    `${ROW('A . . . .7. D . . .')}
    unit anna A
    unit drone D blue mvt 2`,
  );
  expect(t.door('e1e')).toBe('open locked');
  const hacked = droneActs(
    1,
    `${ROW('A . . . .7. D . . .')}
    doors: e1e hacked
    unit anna A
    unit drone D blue mvt 2`,
  );
  expect(hacked.door('e1e')).toBe('open hacked');
});

test('ES-DX-20 five cells and a door: it steps twice, opens, steps twice more and stops with an action left', () => {
  const t = droneActs(
    1,
    `
    +-+-+-+-+-+-+
    |B . .d. . R|
    +-+-+-+-+-+-+
    unit rebel R used cbt 9
    unit scarabot-1 B`,
    { dice: [1] },
  );
  expect(t.events().filter((name) => name === 'unit-moved' || name === 'door-changed')).toEqual([
    ...['unit-moved', 'unit-moved', 'door-changed', 'unit-moved', 'unit-moved'],
  ]);
  expect(t.unit('scarabot-1')).toMatchObject({ cell: 'e1', left: { mvt: 1, cbt: 0 } });
});

test('ES-DRONE-07 as soon as it can strike anybody it ends its movement', () => {
  const t = at(
    walking,
    { unit: 2, stage: 'walk', goal: 0 },
    `
    +-+-+-+-+-+-+
    |. . . B . .|
    + + + + + + +
    |A . . . . D|
    +-+-+-+-+-+-+
    unit anna A
    unit bert B used cbt 9
    unit drone D blue mvt 9 cbt 1`,
    { dice: [1] },
  );
  expect(t.unit('drone')).toMatchObject({ cell: 'e1', left: { mvt: 8 } }); // on its way to anna it comes to bert
});

test('ES-DRONE-07 it stays where it is if somebody stands beside it, diagonally too', () => {
  const t = droneActs(
    1,
    `
    +-+-+-+
    |. A .|
    + + + +
    |. . D|
    +-+-+-+
    unit anna A used cbt 9
    unit drone D blue mvt 4 cbt 1`,
    { dice: [1] },
  );
  expect(t.unit('drone')).toMatchObject({ cell: 'c1', left: { mvt: 4, cbt: 0 } });
});

test('ES-DRONE-07 who stands beside it behind a wall does not stop it', () => {
  const t = droneActs(
    2,
    `
    +-+-+-+-+-+-+
    |. . . . B .|
    +-+-+-+-+-+-+
    |. A . . D .|
    +-+-+-+-+-+-+
    unit anna A
    unit bert B
    unit drone D blue mvt 1`,
  );
  expect(t.unit('drone').cell).toBe('d1');
});

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

/** Up through two doors it is four cells and two doors; to the right and round them six cells. */
const tower = (option: string) =>
  droneActs(
    1,
    `
    +-+-+
    |A .|
    + + +
    |. .|
    +d+ +
    |. .|
    +d+ +
    |.|.|
    + + +
    |D .|
    +-+-+
    unit anna A
    unit drone D blue mvt 1
    ${option}`,
  );

test('ES-RULE-67 where the table wants it the Leader chooses between equally dear ways, doors or not', () => {
  const t = tower('option: routeTies leader').waitingFor('p1', 'drone');
  expect(t.legal()).toEqual(['step a2', 'step b1']);
  expect(t.try('step a3')).toBeRefused({ clause: 'ES-RULE-67' });
  expect(t.play('step a2').unit('drone').cell).toBe('a2');
  expect(tower('').unit('drone').cell).toBe('b1'); // the program does not ask
});

test('ES-RULE-67 the Leader is asked again at every crossroads', () => {
  const t = droneActs(
    1,
    `
    +-+-+-+-+
    |. . . A|
    + + + + +
    |. . . .|
    + + + + +
    |D . . .|
    +-+-+-+-+
    option: routeTies leader
    unit anna A
    unit drone D blue mvt 3`,
  );
  t.play('step b1');
  expect(t.legal()).toEqual(['step b2', 'step c1']);
  t.play('step b2');
  expect(t.legal()).toEqual(['step b3', 'step c2']);
});

test('ES-RULE-91 of equally dear ways the program takes the one with fewer doors', () => {
  expect(tower('').unit('drone').cell).toBe('b1'); // although up comes before right
  expect(tower('doors: a2n open').unit('drone').cell).toBe('a2'); // with one door less it is the cheapest
});

test('ES-RULE-91 then the first in the order up, right, down, left where they part', () => {
  const open = (start: string, goal: string) =>
    droneActs(
      1,
      `
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |. . . . .|
    + + + + + +
    |. . . . .|
    + + + + + +
    |. . . . .|
    + + + + + +
    |. . . . .|
    +-+-+-+-+-+
    unit anna ${goal}
    unit drone ${start} blue mvt 2`,
    );
  expect(wayOf(open('c3', 'e5'), 'unit-moved')).toEqual(['c4', 'c5']); // up before right
  expect(wayOf(open('c3', 'e1'), 'unit-moved')).toEqual(['d3', 'e3']); // right before down
  expect(wayOf(open('c3', 'a1'), 'unit-moved')).toEqual(['c2', 'c1']); // down before left
  expect(wayOf(open('c3', 'a5'), 'unit-moved')).toEqual(['c4', 'c5']); // up before left
});

test('ES-RULE-91 diagonal steps go clockwise from up', () => {
  const t = droneActs(
    1,
    `
    +-+-+-+-+-+-+
    |. . . . . .|
    + + + + + + +
    |. . . . . .|
    + + + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+
    unit anna f2
    unit drone b2 black stabiliser mvt 2`,
  );
  expect(wayOf(t, 'unit-moved')).toEqual(['c3', 'd3']); // up-right before right before down-right
});

test('ES-RULE-68 if characters or fires block every way it follows the cheapest one as far as it goes', () => {
  const t = droneActs(
    2,
    `${ROW('A . . O . . . D . .')}
    unit anna A
    unit other O blue mvt 0
    unit drone D blue mvt 9`,
  );
  expect(wayOf(t, 'unit-moved')).toEqual(['g1', 'f1', 'e1']);
  const burning = droneActs(
    1,
    `${ROW('A . . . .d. . D . .')}
    burns: e1
    unit anna A
    unit drone D blue mvt 9`,
  );
  expect(burning.unit('drone').cell).toBe('f1');
  expect(burning.door('e1e')).toBe('open'); // the door belongs to the way, the burning cell behind it ends it
});

test('ES-RULE-68 a free way round is taken, however long', () => {
  const t = droneActs(
    2,
    `
    +-+-+-+-+-+-+
    |. . . . . .|
    + +-+-+-+-+ +
    |A . O . D .|
    +-+-+-+-+-+-+
    unit anna A
    unit other O blue mvt 0
    unit drone D blue mvt 3`,
  );
  expect(wayOf(t, 'unit-moved')).toEqual(['f1', 'f2', 'e2']);
});

test('ES-RULE-68 where walls leave no way it goes for the next that it can reach, otherwise it stays', () => {
  const t = (bert: string) =>
    droneActs(
      2,
      `
    +-+-+-+-+-+-+-+-+
    |A|. D . . . . B|
    +-+-+-+-+-+-+-+-+
    unit anna A
    unit bert ${bert}
    unit drone D blue mvt 1`,
    );
  expect(t('B').unit('drone').cell).toBe('d1');
  expect(t('waiting').unit('drone').cell).toBe('c1');
});

test('ES-RULE-85 a Green drone beside its goal behind a wall goes on to a cell from which it can attack', () => {
  const t = droneActs(
    1,
    `
    +-+-+-+-+
    |. . . .|
    +-+-+ + +
    |. D|A .|
    +-+-+-+-+
    unit anna A cbt 9 used cbt 9
    unit drone D green infiltration mvt 6 cbt 1`,
    { dice: [1] },
  );
  expect(wayOf(t, 'unit-moved')).toEqual(['b2']); // from there it sees her past the corner
  expect(t.events()).toContain('attack-declared');
});

test('ES-RULE-85 the place must be free; without one it stops beside the goal', () => {
  const t = droneActs(
    1,
    `
    +-+-+-+-+-+
    |. . .|A|.|
    +-+-+-+-+-+
    |. . . . .|
    +-+-+-+-+-+
    unit anna A
    unit drone a2 green infiltration mvt 9`,
  );
  expect(t.unit('drone').cell).toBe('c2');
  expect(t.events()).not.toContain('attack-declared');
  const other = droneActs(
    2,
    `
    +-+-+-+-+
    |. . O .|
    +-+-+ + +
    |. D|A .|
    + + +-+ +
    |. . . .|
    +-+-+-+-+
    unit anna A cbt 9 used cbt 9
    unit other O blue mvt 0
    unit drone D green infiltration mvt 6 cbt 1`,
    { dice: [1] },
  );
  expect(other.unit('drone').cell).toBe('d1'); // c3 is taken, and at b3 it would not see past the other
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
