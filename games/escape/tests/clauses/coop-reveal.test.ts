/** Tokens come into sight, and their fighters onto the board. Clauses ES-TOKEN-06 to 11; ES-RULE-64, ES-RULE-74 to 76, ES-RULE-90. */

import type { Step } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { endOfTurn } from '../../rules/turn/result.ts';
import type { EscapeState } from '../../rules/types.ts';
import { at, iscActs, token, wayOf } from '../coop.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

const COOP = 'mode: cooperation\n';

/** The numbers of the tokens that were revealed, in order. */
const revealed = (t: ReturnType<typeof table>): readonly number[] =>
  (t.events('token-revealed') as readonly { readonly token: number }[]).map((event) => event.token);

test('ES-TOKEN-06 a token is revealed as soon as a Resistance character sees it', () => {
  const t = table(`${COOP}
    +-+-+-+-+
    |. . . .|
    + +-+-+ +
    |A . .|.|
    +-+-+-+-+
    unit anna A
    token 1 black 1/1 d2`);
  t.play('a2');
  expect(revealed(t)).toEqual([1]);
  expect(t.unit('flybot-1').cell).toBe('d2');
  t.waitingFor('p1', 'activation').play('b2'); // the activation goes on
});

test('ES-TOKEN-06 a door that opens and a wall that breaks show what is behind them', () => {
  const t = table(`${COOP}
    +-+-+-+-+
    |. Ad. .|
    +-+-+-+-+
    unit anna A
    token 1 black 1/1 d1`);
  expect(revealed(t.play('open b1e'))).toEqual([1]);
  const drilled = table(`${COOP}
    +-+-+-+
    |A|. .|
    +-+-+-+
    unit anna A drill 2
    token 1 black 1/1 c1`);
  expect(revealed(drilled.dice(5).play('drill a1e'))).toEqual([1]);
});

test('ES-TOKEN-06 a character that falls opens the view, after what it carried lies on its cell', () => {
  const t = table(`${COOP}
    +-+-+-+
    |A D .|
    +-+-+-+
    unit anna A cbt 3
    unit drone D blue life 1 cbt 0
    token 1 green 1/1 c1`);
  t.dice(6).play('melee drone');
  expect(revealed(t)).toEqual([1]);
});

test('ES-RULE-64 dropped markers appear before tokens newly in sight are revealed', () => {
  const t = table(`${COOP}
    +-+-+-+-+
    |A B . .|
    +-+-+-+-+
    unit anna A flamethrower
    unit bert B life 1 carries medikit
    token 1 green 1/1 d1`).play('flame b1 a1');
  expect(t.markersOn('b1')).toEqual(['medikit']);
  const names = t.events();
  expect(names.indexOf('unit-removed')).toBeLessThan(names.indexOf('marker-dropped'));
  expect(names.indexOf('marker-dropped')).toBeLessThan(names.indexOf('token-revealed'));
});

test('ES-RULE-74 a push, an entry and a departure are looked at too', () => {
  const pushed = table(`${COOP}
    +-+-+-+
    |. . .|
    + + + +
    |A D .|
    +-+-+-+
    unit anna A cbt 3 power-strike
    unit drone D blue life 9 cbt 0
    token 1 green 1/1 c1`);
  expect(revealed(pushed)).toEqual([]);
  pushed.dice(1).play('melee drone', 'push c2');
  expect(revealed(pushed)).toEqual([1]);

  const airlock = `
    +-+-+-+-+
    |A B . .|
    +-+-+-+-+
    airlocks: 1 a1 b1
    ${line({ mode: 'cooperation', exits: { resistance: [1] } })}`;
  const entering = table(`${COOP}${airlock.replace('A B', '. .')}
    unit anna waiting
    token 1 blue 1/1 d1`);
  expect(revealed(entering.play('enter b1'))).toEqual([1]);
  const leaving = table(`${COOP}${airlock}
    unit bert B
    unit anna A
    active: bert
    token 1 blue 1/1 d1`);
  expect(revealed(leaving)).toEqual([]);
  expect(revealed(leaving.play('exit'))).toEqual([1]);
});

test('ES-RULE-74 a fire that goes out at the end of the turn may open a corner', () => {
  const corner = `
    +-+-+
    |D .|
    + + +
    |A .|
    +-+-+
    unit anna A
    unit drone D black
    option: burnsBlockCorners yes
    turn: 2 of 9
    burns: b1
    token 1 green 1/1 b2`;
  expect(revealed(at(endOfTurn as Step<EscapeState, object, never>, {}, corner))).toEqual([1]);
});

/** Anna steps out of the line between bert and a token that she cannot see herself. */
const aside = (bert: string) =>
  table(
    `${COOP}
    +-+-+-+-+
    |. . . .|
    + + +-+-+
    |B A . .|
    +-+-+-+-+
    unit anna A
    unit bert ${bert}
    token 1 black 1/1 d1`.replace(bert === 'B' ? '' : 'B A', bert === 'B' ? '' : '. A'),
  ).play('b2');

test('ES-RULE-74 every Resistance character on the board looks, active or not; those outside do not', () => {
  expect(revealed(aside('B'))).toEqual([1]);
  expect(revealed(aside('waiting'))).toEqual([]);
});

/** The way to the rebel behind the door leads past an opening above c1. */
const window = (rebel: string) =>
  iscActs(`
    +-+-+-+-+-+-+-+-+
    |. . . . . . .dG|
    +-+-+ +-+-+-+-+-+
    |.|.|.|.|.|.|.|.|
    +-+-+-+-+-+-+-+-+
    unit goal G
    unit rebel ${rebel}
    token 1 blue 1/1 a2
    option: jammedGoals nearest`);

test('ES-TOKEN-07 being revealed ends the movement of a token completely', () => {
  const t = iscActs(`
    +-+-+-+-+-+-+-+-+
    |Rd. . . . . . .|
    +-+-+-+-+-+-+-+-+
    unit rebel R
    token 1 blue 1/1 c1`);
  // one step and the door make two of its six actions; then the rebel sees it
  expect(t.events().filter((name) => name !== 'drone-appeared')).toEqual([
    'token-moved',
    'door-changed',
    'token-revealed',
  ]);
  expect(t.unit('scarabot-1').cell).toBe('b1');
});

test('ES-RULE-74 a moving token is looked at on each cell of its way, also on those that it only passes', () => {
  expect(token(window('waiting'), 1)).toBe('g2'); // nobody sees it on its six cells
  const t = window('c1');
  expect(wayOf(t, 'token-moved').at(-1)).toBe('b2');
  expect(t.unit('scarabot-1').cell).toBe('b2'); // seen past the corner
});

test('ES-TOKEN-08 the character of its colour and rank stands on the cell where the token was', () => {
  const t = iscActs(`
    +-+-+-+-+-+
    |R .d. . .|
    +-+-+-+-+-+
    unit rebel R
    unit black-ubume out
    unit blue-rikishi out
    token 1 black 3/0 e1`);
  expect(t.unit('black-ubume')).toMatchObject({ place: 'board', cell: 'c1', life: 5, activated: false });
  expect(t.unit('blue-rikishi').place).toBe('out');
});

/** Seen across the room when the door opens. */
const shown = (force: string, rest = '') =>
  table(`${COOP}
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+ + + + + +
    |Ad. . . . .|
    +-+ + + + + +
    |. . . . . .|
    +-+-+-+-+-+-+
    unit anna A
    token 1 ${force} e2
    ${rest}`).play('open a2e');

test('ES-TOKEN-09 further bots stand around the first, as near as possible to the nearest Resistance character', () => {
  const t = shown('blue 1/3');
  expect(t.unit('scarabot-1').cell).toBe('e2');
  expect(t.unit('scarabot-2').cell).toBe('d2'); // three cells from anna
  expect(['d3', 'd1']).toContain(t.unit('scarabot-3').cell); // four
});

test('ES-RULE-75 cells equally near are the Leader’s to choose from, where the table wants it', () => {
  const t = shown('blue 1/3', 'option: routeTies leader').waitingFor('p1', 'reveal');
  expect(t.legal()).toEqual(['put d1', 'put d3']);
  expect(t.try('put e3')).toBeRefused({ clause: 'ES-RULE-75' });
  expect(t.play('put d3').unit('scarabot-3').cell).toBe('d3');
  expect(shown('blue 1/3').unit('scarabot-3').cell).toBe('d1'); // the program goes clockwise from up
});

test('ES-RULE-75 further bots need a free cell in sight of the first: no fire, no wall between; tokens do not matter', () => {
  const t = shown('blue 1/3', 'burns: d2 d1\ntoken 9 green 1/1 d3');
  expect(t.unit('scarabot-2').cell).toBe('d3');
  const walled = table(`${COOP}
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+-+-+-+
    |Ad. . . . .|
    +-+-+-+-+-+-+
    unit anna A
    token 1 blue 1/3 c1`).play('open a1e');
  expect([1, 2, 3].map((n) => walled.unit(`scarabot-${n}`).cell)).toEqual(['c1', 'b1', 'd1']);
});

test('ES-TOKEN-10 bots that cannot be placed are discarded', () => {
  const t = table(`${COOP}
    +-+-+-+-+-+
    |Ad. . .|.|
    +-+-+-+-+-+
    unit anna A
    token 1 blue 1/3 d1`).play('open a1e');
  expect(t.unit('scarabot-2').cell).toBe('c1');
  expect(t.state.units.some(({ id }) => id === 'scarabot-3')).toBe(false);
  expect(t.state.repression?.tokens).toEqual([]);
});

test('ES-AI-02 a token brings the character of its own colour and rank, not another of that rank', () => {
  const t = shown('black 3/0', 'unit blue-oni out rank 3\nunit black-ubume out');
  expect(t.unit('black-ubume').cell).toBe('e2');
  expect(t.unit('blue-oni').place).toBe('out');
});

test('ES-TOKEN-11 the revealed token goes back into the pile of its colour', () => {
  const t = shown('green 1/2', 'green pile: 5/1/1\nblue pile: 6/1/1');
  expect(t.state.repression?.piles.green).toEqual([
    { id: 5, rank: 1, bots: 1 },
    { id: 1, rank: 1, bots: 2 },
  ]);
  expect(t.state.repression?.piles.blue).toHaveLength(1);
});

test('ES-RULE-75 if a character stands on the cell of the token, the first goes beside it', () => {
  const t = shown('blue 1/1', 'unit drone e2 black');
  expect(t.unit('scarabot-1').cell).toBe('d2');
  const walled = (wall: string) =>
    table(`${COOP}
      +-+-+-+-+
      |AdD${wall}.${wall}.|
      +-+-+-+-+
      unit anna A
      unit drone D black
      token 1 blue 1/1 b1`)
      .play('open a1e')
      .unit('scarabot-1').cell;
  expect(walled(' ')).toBe('c1');
  expect(walled('|')).toBe('c1'); // behind a wall only if there is no other cell
  const full = table(`${COOP}
    +-+-+
    |AdD|
    +-+-+
    unit anna A
    unit drone D black
    token 1 blue 1/2 b1`).play('open a1e');
  expect(revealed(full)).toEqual([1]);
  expect(full.events()).not.toContain('drone-appeared'); // there is no free cell
});

test('ES-RULE-74 all in sight at the same instant are revealed, even if placing one hides another; the nearest first', () => {
  const t = table(`${COOP}
    +-+-+-+-+-+-+
    |. Ad. . . .|
    +-+-+-+-+-+-+
    unit anna A
    token 1 blue 1/1 f1
    token 2 blue 1/1 d1`).play('open b1e');
  expect(revealed(t)).toEqual([2, 1]);
  expect(t.unit('scarabot-1').cell).toBe('d1');
  expect(t.unit('scarabot-2').cell).toBe('f1');
});

test('ES-RULE-74 of tokens equally near the Leader says which is first, where the table wants it', () => {
  const both = (option: string) =>
    table(`${COOP}
      +-+-+-+-+
      |. . . .|
      +-+ + + +
      |Ad. . .|
      +-+ + + +
      |. . . .|
      +-+-+-+-+
      unit anna A
      token 1 blue 1/1 c3
      token 2 blue 1/1 c1
      ${option}`).play('open a2e');
  expect(revealed(both(''))).toEqual([1, 2]);
  const t = both('option: routeTies leader').waitingFor('p1', 'reveal');
  expect(t.legal()).toEqual(['turn-up 1', 'turn-up 2']);
  expect(t.try('turn-up 3')).toBeRefused({ clause: 'ES-RULE-74' });
  expect(revealed(t.play('turn-up 2'))).toEqual([2, 1]);
});

test('ES-RULE-90 which is nearest is told by the route, not by eye', () => {
  // token 1 is three cells away by eye and five on foot, token 2 four on foot
  const t = table(`${COOP}
    +-+-+-+-+-+-+
    |. . . . . .|
    +-+-+-+-+ + +
    |. . . . . .|
    +-+ +-+ + + +
    |Ad. . . . .|
    +-+-+-+-+-+-+
    unit anna A
    token 1 blue 1/1 e1
    token 2 blue 1/1 d1
    `).play('open a1e');
  expect(revealed(t)).toEqual([2, 1]);
});

test('ES-RULE-90 further characters are placed by plain distance to the Resistance character nearest to the token', () => {
  // bert is nearer to the token than anna, so the second bot stands on his side
  const t = shown('blue 1/2', 'unit bert f3');
  expect(t.unit('scarabot-2').cell).toBe('e3');
});

test('ES-RULE-76 no more than six bots of a colour stand on the board', () => {
  const five = [1, 2, 3, 4, 5].map((n) => `unit scarabot-${n} ${'abcdef'[n]}1`).join('\n');
  const t = shown('blue 1/3', five);
  expect(t.unit('scarabot-6').cell).toBe('e2');
  expect(t.state.units.filter(({ id }) => id.startsWith('scarabot'))).toHaveLength(6);
  const green = shown('green 1/1', five);
  expect(green.unit('wormbot-1').cell).toBe('e2'); // another colour has its own six
});

test('ES-RULE-76 a token that calls for a character on the board places nothing and returns to its pile', () => {
  const t = shown('black 3/0', 'unit black-ubume f3 life 2/5');
  expect(t.unit('black-ubume')).toMatchObject({ cell: 'f3', life: 2 });
  expect(t.state.repression?.piles.black).toHaveLength(1);
});

test('ES-RULE-76 a character out of combat comes back by a later token with a full gauge and full pools', () => {
  const t = shown('black 3/0', 'unit black-ubume out since 1 mvt 1/5 cbt 0/2 activated');
  expect(t.unit('black-ubume')).toMatchObject({ cell: 'e2', life: 5, left: { mvt: 5, cbt: 2 }, activated: false });
});

test('ES-RULE-76 a bot that fell may be placed again, and what the attack left behind does not stick to it', () => {
  const t = table(`${COOP}
    +-+-+-+-+
    |A . D .|
    +-+-+-+-+
    unit anna A cbt 3 carries crate
    unit flybot-1 D
    token 1 black 1/1 d1`);
  t.dice(6).play('throw-crate flybot-1');
  expect(t.unit('flybot-1')).toMatchObject({ place: 'board', cell: 'd1', lowered: { mvt: 0 } });
});
