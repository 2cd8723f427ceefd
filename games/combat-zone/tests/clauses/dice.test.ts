/** Dice, crits and fumbles: CZ-DICE, CZ-CRIT, CZ-RULE-07, CZ-RULE-55. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { beats, isCrit, isFumble, rankOf, totalOf } from '../../rules/contest/compare.ts';
import { contest } from '../../rules/contest/contest.ts';
import { type Colour, SIDES_OF } from '../../rules/lists.ts';
import { isBetter } from '../../rules/tokens.ts';
import type { Roller } from '../../rules/types.ts';
import { drawnState, Table } from '../kit.ts';

const roller = (colour: Colour | 'obstacle', face: number, bonus = 0): Roller => ({
  model: 0,
  player: 0,
  token: 0,
  bonuses: [{ why: 'skill', by: bonus }],
  die: { colour, face, isRerolled: false },
});

const DICE = ['green', 'yellow', 'red', 'obstacle'] as const;

/** Ways to win of all ways in which two dice can fall. */
function chances(acting: Colour, opposing: (typeof DICE)[number], bonus: number): string {
  let won = 0;
  for (let one = 1; one <= SIDES_OF[acting]; one++)
    for (let other = 1; other <= SIDES_OF[opposing]; other++)
      if (beats(roller(acting, one, bonus), roller(opposing, other))) won += 1;
  return `${won}/${SIDES_OF[acting] * SIDES_OF[opposing]}`;
}

const rows = (bonus: number): string[] =>
  (['green', 'yellow', 'red'] as const).map((acting) => DICE.map((other) => chances(acting, other, bonus)).join(' '));

/** One model of player a moves over an obstacle. */
const against = (tokens: string, token: number) =>
  new Table(
    drawnState({ models: [{ tokens, skills: { reflexes: 2 } }] }),
    frameOf(contest, {
      purpose: 'obstacle',
      acting: { model: 0, colour: 'green', token, skill: 'reflexes', bonuses: [] },
      against: ['obstacle'],
    }),
    [6, 8],
  );

describe('dice', () => {
  it('CZ-DICE-01 CZ-DICE-02 green has twelve sides, yellow eight, red six, the Obstacle die ten', () => {
    expect(SIDES_OF).toEqual({ green: 12, yellow: 8, red: 6, obstacle: 10 });
  });

  it('CZ-DICE-02 what targets no rival is rolled against the Obstacle die, without a skill', () => {
    const table = against('g y', 0);
    expect(table.state.contest?.opposing).toMatchObject([
      { model: -1, player: 1, bonuses: [], die: { colour: 'obstacle', face: 8 } },
    ]);
  });

  it('CZ-DICE-03 who rolls against the Obstacle die counts as the attacker and fails on a tie', () => {
    const table = against('g y', 0);
    expect(table.events.at(-1)).toMatchObject({ name: 'combat-zone/roll-settled', data: { wins: [false] } });
  });

  it('CZ-DICE-06 only a higher total succeeds', () => {
    expect(beats(roller('green', 6, 2), roller('obstacle', 7))).toBe(true);
    expect(beats(roller('green', 6, 2), roller('obstacle', 8))).toBe(false);
    expect(beats(roller('green', 6, 2), roller('obstacle', 9))).toBe(false);
  });

  it('CZ-DICE-07 green is better than yellow, yellow better than red', () => {
    expect(isBetter('green', 'yellow')).toBe(true);
    expect(isBetter('yellow', 'red')).toBe(true);
    expect(isBetter('red', 'yellow')).toBe(false);
    expect(isBetter('green', 'green')).toBe(false);
  });

  it('CZ-DICE-05 CZ-RULE-17 no die of the game is a purple d4', () => {
    expect(Object.values(SIDES_OF)).not.toContain(4);
  });
});

describe('crits and fumbles', () => {
  it('CZ-CRIT-01 CZ-CRIT-02 CZ-CRIT-03 CZ-RULE-07 each die has one crit face, the highest, and one fumble face, the 1', () => {
    for (const colour of DICE) {
      const faces = Array.from({ length: SIDES_OF[colour] }, (_, i) => i + 1);
      expect(faces.filter((face) => isCrit(roller(colour, face)))).toEqual([SIDES_OF[colour]]);
      expect(faces.filter((face) => isFumble(roller(colour, face)))).toEqual([1]);
    }
  });

  it('CZ-RULE-07 crit and fumble faces count as their number where a number is needed', () => {
    expect(totalOf(roller('yellow', 8, 2))).toBe(10);
    expect(totalOf(roller('red', 1, 2))).toBe(3);
  });

  it('CZ-CRIT-04 a crit wins whatever the totals are', () => {
    expect(beats(roller('red', 6), roller('green', 11, 5))).toBe(true);
    expect(beats(roller('green', 11, 5), roller('red', 6))).toBe(false);
  });

  it('CZ-CRIT-05 two crits are a tie, which the defender wins', () => {
    expect(beats(roller('green', 12, 5), roller('red', 6))).toBe(false);
  });

  it('CZ-CRIT-06 a fumble loses whatever the other die shows', () => {
    expect(beats(roller('green', 1, 9), roller('red', 2))).toBe(false);
    expect(beats(roller('red', 2), roller('green', 1, 9))).toBe(true);
  });

  it('CZ-RULE-96 the Obstacle die that a player rolls for a fumbled blast is only a number', () => {
    const number = (face: number): Roller => ({ ...roller('obstacle', face), model: -1 });
    expect([11, 10, 9].map((face) => beats(number(10), roller('green', face)))).toEqual([false, false, true]);
    expect([2, 1].map((face) => beats(number(1), roller('green', face)))).toEqual([false, true]);
    expect(beats(number(10), roller('red', 6))).toBe(false);
  });

  it('CZ-CRIT-07 two fumbles: the action fails', () => {
    expect(beats(roller('green', 1, 9), roller('red', 1))).toBe(false);
  });

  it('CZ-RULE-55 among opposing rolls fumbles rank lowest and crits highest', () => {
    const rolls = [roller('green', 11, 3), roller('red', 6), roller('green', 1, 9), roller('yellow', 2)];
    const order = rolls.toSorted((one, other) => rankOf(one) - rankOf(other));
    expect(order.map(({ die }) => die.face)).toEqual([1, 2, 11, 6]);
  });

  it('CZ-EX-52 chances with equal modifiers', () => {
    expect(rows(0)).toEqual(['66/144 56/96 45/72 63/120', '32/96 28/64 25/48 30/80', '21/72 17/48 15/36 19/60']);
  });

  it('CZ-EX-53 chances with one more for the acting side', () => {
    expect(rows(1)).toEqual(['76/144 62/96 49/72 71/120', '38/96 34/64 29/48 36/80', '25/72 21/48 19/36 23/60']);
  });

  it('CZ-EX-54 critical faces beat totals', () => {
    expect(beats(roller('red', 6), roller('green', 11, 3))).toBe(true);
    expect(beats(roller('red', 6), roller('green', 12))).toBe(false);
    expect(beats(roller('green', 1, 5), roller('red', 1))).toBe(false);
    expect(beats(roller('red', 2), roller('green', 1, 4))).toBe(true);
  });
});
