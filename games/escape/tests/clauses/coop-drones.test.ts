/** Characters of the automated ISC: their order and whom they go for. Clauses ES-DRONE-01 to 05, ES-CISC-04, ES-CISC-09; ES-RULE-65, 66, 98. */
import { expect, test } from 'vitest';
import { drone } from '../../rules/coop/drone.ts';
import { at, droneActs, iscActs, wayOf } from '../coop.ts';
import { line } from '../scenarios.ts';

type Acting = ReturnType<typeof iscActs>;

/** Who was activated, in order. */
const activated = (t: Acting): readonly string[] =>
  (t.events('activation-began') as readonly { readonly unit: number }[]).map(
    ({ unit }) => t.state.units[unit]?.id ?? '',
  );

/** Tokens in the order of their first moves. */
const tokensMoved = (t: Acting): readonly number[] => [
  ...new Set((t.events('token-moved') as readonly { readonly token: number }[]).map(({ token }) => token)),
];

/** The rebel sits behind a closed door and sees nobody. */
const CLOSET = `
  +-+-+-+-+-+-+-+-+-+-+-+-+
  |. . . . . . . . . . . .|
  + + + + + + + + + + + +-+
  |. . . . . . . . . . .dR|
  + + + + + + + + + + + +-+
  |. . . . . . . . . . . .|
  +-+-+-+-+-+-+-+-+-+-+-+-+
  unit rebel R cbt 9`;

test('ES-DRONE-01 Black characters act first, then Green, then Blue ones; then tokens in the same order', () => {
  const t = iscActs(`${CLOSET}
    unit u a1 blue mvt 1
    unit g a2 green mvt 1
    unit b a3 black mvt 1
    token 1 blue 1/1 b1
    token 2 green 1/1 b2
    token 3 black 1/1 b3`);
  expect(activated(t)).toEqual(['b', 'g', 'u']);
  expect(tokensMoved(t)).toEqual([3, 2, 1]);
  const names = t.events();
  expect(names.lastIndexOf('activation-ended')).toBeLessThan(names.indexOf('token-moved'));
});

test('ES-DRONE-02 within a colour the highest rank acts first', () => {
  const t = iscActs(`${CLOSET}
    unit low a1 black rank 1 mvt 1
    unit top a2 black rank 4 mvt 1
    unit mid a3 black rank 2 mvt 1
    unit best b1 green rank 4 mvt 1`);
  expect(activated(t)).toEqual(['top', 'mid', 'low', 'best']);
});

test('ES-RULE-65 of equal ranks the Leader says who is first; without being asked the program takes them in order', () => {
  const twins = (option: string) =>
    iscActs(`${CLOSET}
    unit one a1 black mvt 1
    unit two a2 black mvt 1
    ${option}`);
  expect(activated(twins(''))).toEqual(['one', 'two']);
  const t = twins('option: routeTies leader').waitingFor('p1', 'isc-turn');
  expect(t.legal()).toEqual(['next one', 'next two']);
  t.play('next two', ...(t.legal().includes('step b3') ? ['step b3'] : []));
  expect(activated(t)[0]).toBe('two');
});

test('ES-RULE-65 tokens: the nearest on the board first, then those left outside, then those that come in by their cards', () => {
  const t = iscActs(
    `${CLOSET}
    airlocks: 1 a1 a2, 2 a3 b3
    token 7 blue 1/1 airlock 2
    token 4 blue 1/1 d1
    token 5 blue 1/1 f1
    drawn cards: x/1/blue/1 y/2/blue/1
    blue pile: 8/1/2 9/1/3`,
    { picks: [0, 0] },
  );
  expect(tokensMoved(t)).toEqual([5, 4, 7, 8, 9]);
});

test('ES-RULE-65 a token revealed in the steps of the tokens does not act as a character this turn', () => {
  const t = iscActs(
    `
    +-+-+-+-+-+-+
    |R . .dT . .|
    +-+-+-+-+-+-+
    unit rebel R
    token 3 black 1/1 T`.replace('1/1 T', '1/1 d1'),
  );
  expect(t.events()).toContain('token-revealed');
  expect(t.unit('flybot-1').cell).toBe('d1');
  expect(activated(t)).toEqual([]);
});

/** A drone stands between the rebel and a token; it strikes, the rebel's counter-attack fells it, and the token is seen past the corner. */
const felled = (colour: string) =>
  iscActs(
    `
    +-+-+-+
    |.|. .|
    + + + +
    |R D .|
    +-+-+-+
    unit rebel R cbt 3 life 9 counter-attack
    unit flybot-1 D
    token 3 ${colour} 1/1 b2`,
    { dice: [1, 6] },
  ).waitingFor('p1', 'attack');

test('ES-RULE-65 who appears during a step joins a later one that covers it', () => {
  const t = felled('green').dice(1).play('dodge', 'pass'); // it comes up in Black's step and strikes in Green's
  expect(t.unit('flybot-1').place).toBe('out');
  expect(activated(t)).toEqual(['wormbot-1']);
  expect(t.unit('wormbot-1')).toMatchObject({ cell: 'b2', activated: true, left: { cbt: 0 } });
});

test('ES-RULE-65 who appears during the step of its own colour does not join it, not even under the number of one that fell', () => {
  const t = felled('black').play('dodge');
  expect(t.unit('flybot-1')).toMatchObject({ place: 'board', cell: 'b2', left: { cbt: 1 } });
  expect(activated(t)).toEqual([]);
  expect(t.outcome).toBeDefined(); // the rebel stands beside it, and nobody is struck
});

const walking = drone as Parameters<typeof at<object>>[0];

const ROW = (cells: string): string => `
  +-+-+-+-+-+-+-+-+-+-+
  |${cells}|
  +-+-+-+-+-+-+-+-+-+-+`;

test('ES-DRONE-03 it goes towards the nearest Resistance character', () => {
  const t = droneActs(
    2,
    `${ROW('A . . D . . . . . B')}
    unit anna A
    unit bert B
    unit drone D blue mvt 1`,
  );
  expect(wayOf(t, 'unit-moved')).toEqual(['c1']);
});

test('ES-DRONE-04 the distance counts doors to be opened and walls to be walked round', () => {
  const walled = (wall: string) =>
    droneActs(
      2,
      `
    +-+-+-+-+-+-+-+-+
    |. . . . . . . .|
    + + + + + + + + +
    |. . . .${wall}. . . .|
    + + + + + + + + +
    |. A . D${wall}. B . .|
    +-+-+-+-+-+-+-+-+
    unit anna b1
    unit bert f1
    unit drone d1 blue mvt 1`
        .replace('A', '.')
        .replace('D', '.')
        .replace('B', '.'),
    );
  expect(walled(' ').legal()).toEqual(['goal anna', 'goal bert']); // two steps each
  expect(wayOf(walled('|'), 'unit-moved')).toEqual(['c1']);
  expect(wayOf(walled('d'), 'unit-moved')).toEqual(['c1']);
});

test('ES-DRONE-05 of several equally near the Leader chooses, whoever controls them', () => {
  const t = droneActs(
    2,
    `${ROW('. A . . D . . B . .')}
    seats: p1 p2
    leader: p2
    unit anna A seat p1
    unit bert B seat p1
    unit drone D blue mvt 1`,
  ).waitingFor('p2', 'drone');
  expect(t.legal()).toEqual(['goal anna', 'goal bert']);
  expect(t.try('step a1')).toBeRefused({ clause: 'ES-DRONE-05' });
  t.play('goal bert');
  expect(wayOf(t, 'unit-moved')).toEqual(['f1']);
});

test('ES-RULE-66 a route costs one for every cell, the goal counted and the start not, and one for every closed door', () => {
  const row = (doors: string) =>
    droneActs(
      2,
      `${ROW('A . .d. D . . . B .')}
    unit anna A
    unit bert B
    unit drone D blue mvt 1
    ${doors}`,
    );
  // anna: four cells and a door; bert: four cells
  expect(wayOf(row(''), 'unit-moved')).toEqual(['f1']);
  expect(row('doors: c1e open').legal()).toEqual(['goal anna', 'goal bert']);
  const equal = droneActs(
    2,
    `${ROW('. A .d. D . . . B .')}
    unit anna A
    unit bert B
    unit drone D blue mvt 1`,
  );
  expect(equal.legal()).toEqual(['goal anna', 'goal bert']); // three and a door, and four
});

test('ES-RULE-66 locked and hacked doors cost as much as any closed door', () => {
  for (const [door, state] of [
    ['7', ''],
    ['7', 'doors: c1e hacked'],
  ]) {
    const t = droneActs(
      2,
      `${ROW(`. A .${door}. D . . . B .`)}
      unit anna A
      unit bert B
      unit drone D blue mvt 1
      ${state}`,
    );
    expect(t.legal()).toEqual(['goal anna', 'goal bert']);
  }
});

test('ES-RULE-66 characters and fires are no obstacles when it is decided whom to approach', () => {
  const t = droneActs(
    3,
    `
    +-+-+-+-+-+-+-+-+-+
    |. . . . . . . . .|
    + + + + + + + + + +
    |A . . D . . . . B|
    + + + + + + + + + +
    |. . . . . . . . .|
    +-+-+-+-+-+-+-+-+-+
    unit anna A
    unit bert B
    unit wall c2 blue mvt 0
    unit drone D blue mvt 2
    burns: c1 c3`,
  );
  expect(t.unit('drone').cell).toBe('d2'); // anna is nearest although nothing leads there now; it waits before the blocked row
});

test('ES-RULE-66 a Green piece crosses walls and doors at no cost, a Black one steps diagonally', () => {
  const from = (colour: string, gift: string) =>
    droneActs(
      2,
      `
      +-+-+-+-+-+-+-+
      |. . . . . . B|
      + + + + + + + +
      |. .|. . . . .|
      + + + + + + + +
      |A .|. D . . .|
      +-+-+-+-+-+-+-+
      unit anna A
      unit bert B
      unit drone D ${colour} ${gift} mvt 1`,
    ).unit('drone').cell;
  // Through the wall anna is three cells away and bert five; past it, diagonally, four and three; on foot seven and five.
  expect(from('green', 'infiltration')).toBe('c1');
  expect(from('black', 'stabiliser')).toBe('e2');
  expect(from('blue', 'armour 1')).toBe('d2');
});

test('ES-RULE-66 the goal stays the same while it walks, even if somebody else is nearer', () => {
  const t = at(
    walking,
    { unit: 2, stage: 'walk', goal: 1 },
    `${ROW('. . A . . D . . . B')}
    unit anna A
    unit bert B
    unit drone D blue mvt 1`,
  );
  expect(wayOf(t, 'unit-moved')).toEqual(['g1']);
});

test('ES-RULE-66 if the goal leaves the board on its way it looks for another', () => {
  const t = droneActs(
    2,
    `${ROW('A . . . . D . . . B')}
    airlocks: 1 j1 i1
    ${line({ mode: 'cooperation', exits: { resistance: [1] } })}
    anthem: p1 1
    unit anna A
    unit bert B insignificant
    unit drone D blue mvt 2`,
  ).waitingFor('p1', 'extra-actions');
  t.play('anthem bert: exit');
  expect(wayOf(t, 'unit-moved')).toEqual(['f1']); // one step towards bert, one back towards anna
  expect(t.unit('drone').cell).toBe('f1');
});

test('ES-RULE-98 who is protected by a Jammer is no goal as long as somebody else can be attacked', () => {
  const jam = (rest: string) =>
    droneActs(
      2,
      `${ROW('. J A . . D . . . B')}
    unit anna A
    unit joe J jammer
    unit drone D blue mvt 1
    unit bert B
    ${rest}`,
    );
  // anna is nearest, three cells away; joe and bert are four away
  expect(jam('').legal()).toEqual(['goal joe', 'goal bert']);
  expect(wayOf(jam('option: jammedGoals nearest'), 'unit-moved')).toEqual(['e1']);
});

test('ES-RULE-98 if nobody can be attacked it goes for the nearest all the same', () => {
  const t = droneActs(
    2,
    `
    +-+-+-+-+-+-+
    |J|A . . . D|
    +-+-+-+-+-+-+
    unit anna A
    unit joe J jammer
    unit drone D blue mvt 2`,
  );
  expect(wayOf(t, 'unit-moved')).toEqual(['e1', 'd1']);
});

test('ES-CISC-04 it walks over markers and takes none', () => {
  const t = droneActs(
    1,
    `${ROW('A . . . . . . . . D')}
    unit anna A
    unit drone D blue mvt 2
    marker crate h1
    marker radio i1`,
  );
  expect(t.unit('drone')).toMatchObject({ cell: 'h1', carries: undefined });
  expect(t.markersOn('h1')).toEqual(['crate']);
  expect(t.markersOn('i1')).toEqual(['radio']);
});

test('ES-CISC-09 a fallen character of the ISC does not come back by itself', () => {
  const t = iscActs(`${CLOSET}
    airlocks: 1 a1 a2
    turn: 3 of 9
    unit black-ubume out since 1
    unit drone a3 blue mvt 1`);
  expect(activated(t)).toEqual(['drone']);
  expect(t.unit('black-ubume').place).toBe('out');
});
