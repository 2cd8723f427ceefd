/** How characters of the automated ISC walk. Clauses ES-DRONE-06, ES-DRONE-07, ES-CISC-01; ES-RULE-67, 68, 85, 91; ES-DX-20. */
import { expect, test } from 'vitest';
import { drone } from '../../rules/coop/drone.ts';
import { at, droneActs, wayOf } from '../coop.ts';

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
