/** The two examples of play of the rulebook, move by move: CZ-EX-06 to 11, CZ-EX-34 to 41. */
import { describe, expect, it } from 'vitest';
import { isRedLined } from '../../rules/tokens.ts';
import { playTable, type Table } from '../kit.ts';

const STAND = { kind: 'stand' };
const END = { kind: 'end' };
const luck = (roller: number) => ({ kind: 'reroll', roller, means: 'luck' });
const act = (action: string, token: number, target: number) => ({ kind: 'act', action, token, target });
const move = (token: number, x: number, y: number) => ({ kind: 'move', token, way: [{ x: x * 1000, y: y * 1000 }] });
const react = (model: number, deed: object) => ({ kind: 'react', model, with: deed });

const [WARLORD, OYABUN, KYODAI, PLEDGE, SHATEI] = [0, 1, 2, 3, 4];

/** John plays Maelstrom (a), Lizzie the Tyger Claws (b); the table after each of the moves so far. */
function firstPlay(moves: number): Table {
  const table = playTable({
    players: [{ luck: 3 }, { luck: 3 }],
    models: [
      { player: 0, at: [3, 3], tokens: 'g y y', skills: { ranged: 1 } },
      { player: 1, at: [11, 20], tokens: 'y g', skills: { reflexes: 2 } },
      { player: 1, at: [18, 20], tokens: 'y y', skills: { melee: 2 } },
      { player: 0, kind: 'gonk', at: [14, 14], skills: { melee: 1 } },
      { player: 1, kind: 'gonk', at: [20, 28] },
    ],
  });
  const story = [
    () => table.play(move(0, 6, 12)),
    () =>
      table
        .play(act('basic/ranged', 1, OYABUN))
        .oppose(1, 7, 6)
        .play(STAND)
        .play(STAND),
    () => table.play(END),
    () => table.play({ kind: 'activate', model: KYODAI }).play(move(0, 16, 16.5)),
    () => table.play(act('basic/melee', 1, PLEDGE), 5, 4),
    () => table.play(STAND).play(luck(0), 6).play(luck(-1), 7),
    () => table.play({ kind: 'activate', model: WARLORD }),
    () =>
      table
        .play(act('basic/ranged', 2, KYODAI), 4, 5)
        .play(STAND)
        .play(STAND),
    () => table.play({ kind: 'inspire' }),
    () => table.play({ kind: 'gonk', model: SHATEI }).play({ kind: 'move', token: -1, way: [] }),
  ];
  for (const go of story.slice(0, moves)) go();
  return table;
}

describe('first example of play', () => {
  it('CZ-EX-06 a GREEN token moves up to 12 inches without a roll', () => {
    const table = firstPlay(0);
    expect(table.refusal(move(0, 3, 15.1))).not.toBe('fine');
    expect(table.refusal(move(0, 3, 15))).toBe('fine');
    expect(firstPlay(1).tokens(WARLORD)).toBe('g- y y');
    expect(firstPlay(1).story).not.toContain('rolled');
  });

  it('CZ-EX-07 a tie goes to the defender', () => {
    const table = firstPlay(2);
    expect(table.tokens(OYABUN)).toBe('y g');
    expect(table.tokens(WARLORD)).toBe('g- y- y');
    expect(table.events.findLast(({ name }) => name === 'combat-zone/roll-settled')?.data).toMatchObject({
      wins: [false],
    });
    const passed = firstPlay(3);
    expect(passed.state.control).toBe(1);
    expect(passed.tokens(WARLORD)).toBe('g- y- y');
  });

  it('CZ-EX-08 a YELLOW token moves up to 7 inches', () => {
    const table = firstPlay(3).play({ kind: 'activate', model: KYODAI });
    expect(table.refusal(move(0, 18, 12.9))).not.toBe('fine');
    expect(table.refusal(move(0, 18, 13))).toBe('fine');
    expect(firstPlay(4).tokens(KYODAI)).toBe('y- y');
  });

  it('CZ-EX-09 Luck in its order, and a gonk that is taken out', () => {
    const table = firstPlay(5);
    expect(table.waiting).toBe('b luck'); // Lizzie has Control
    const after = firstPlay(6);
    expect(after.model(PLEDGE).place).toBe('out');
    expect(after.state.bodies).toEqual([{ model: PLEDGE, x: 14_000, y: 14_000, z: 0 }]);
    expect(after.luck()).toEqual([2, 2]);
    expect(after.tokens(KYODAI)).toBe('y- y-');
    expect(after.state.control).toBe(0);
  });

  it('CZ-EX-10 the same character again, against one that has only used tokens', () => {
    const table = firstPlay(8);
    expect(table.tokens(KYODAI)).toBe('y- y-');
    expect(table.tokens(WARLORD)).toBe('g- y- y-');
    expect(table.state.control).toBe(1);
  });

  it('CZ-EX-11 Inspire Your Team', () => {
    const table = firstPlay(9);
    expect(table.waiting).toBe('b inspire');
    const after = firstPlay(10);
    expect(after.tokens(KYODAI)).toBe('y y');
    expect(after.story).toContain('control-passed');
    // John has no ready token: he must inspire, and Lizzie is to move again
    expect(after.tokens(WARLORD)).toBe('g y y');
    expect(after.waiting).toBe('b control');
  });
});

const [VETERAN, RIPPER, CHIEF, OYABUN_2, ONEE_SAN] = [0, 1, 2, 3, 4];

/** Lizzie (a) has Control first; veteran Kyodai, Oyabun and Onee-san against John’s (b) Ripper and Warlord. */
function secondPlay(moves: number): Table {
  const table = playTable({
    models: [
      { player: 0, at: [10, 10], tokens: 'g y' },
      { player: 1, at: [10, 16], tokens: 'g y' },
      { player: 1, at: [18, 10], tokens: 'g y y' },
      { player: 0, at: [14, 4], tokens: 'g y y', skills: { influence: 2 } },
      { player: 0, at: [14, 1.5], tokens: 'g y y' },
    ],
  }).play({ kind: 'activate', model: VETERAN });
  const story = [
    () => table.play(act('basic/ranged', 1, RIPPER)).oppose(0, 7, 5),
    () => table.play(react(RIPPER, act('basic/ranged', 1, VETERAN))).oppose(1, 7, 5),
    () => table.play(move(0, 10, 4)),
    () =>
      table
        .play({ kind: 'activate', model: CHIEF })
        .play(act('basic/ranged', 0, VETERAN))
        .oppose(0, 9, 5),
    () => table.play(act('basic/ranged', 1, OYABUN_2)).oppose(1, 7, 5),
    () => table.play(react(OYABUN_2, act('basic/command', 0, ONEE_SAN)), 6, 7),
    () => table.play(move(1, 11.5, 3)),
    () => table.play(act('basic/triage', 0, VETERAN), 6, 5).play({ kind: 'token', token: 0 }),
  ];
  for (const go of story.slice(0, moves)) go();
  return table;
}

describe('second example of play', () => {
  it('CZ-EX-34 the GREEN token that opposed becomes RED and stays ready', () => {
    const table = secondPlay(1);
    expect(table.tokens(RIPPER)).toBe('g* y');
    expect(table.waiting).toBe('b react');
    const declared = table.events.find(({ name }) => name === 'combat-zone/declared')?.data;
    expect(declared).toMatchObject({
      contest: { acting: { bonuses: [{ by: 0 }] }, opposing: [{ bonuses: [{ by: 0 }] }] },
    });
  });

  it('CZ-EX-35 an attack as a [RE]action, which nobody answers', () => {
    expect(secondPlay(1).refusal(react(RIPPER, act('basic/ranged', 1, OYABUN_2)))).toBe('CZ-REACT-13 not-the-attacker');
    const table = secondPlay(2);
    expect(table.tokens(VETERAN)).toBe('g y*-');
    expect(table.waiting).toBe('a activation');
  });

  it('CZ-EX-36 Control stays with the one who was interrupted', () => {
    expect(secondPlay(2).refusal(move(0, 10, -2))).not.toBe('fine');
    const table = secondPlay(3);
    expect(table.tokens(VETERAN)).toBe('g- y*-');
    expect(table.state.control).toBe(1);
  });

  it('CZ-EX-37 both tokens RED and used: red-lined, and no [RE]action', () => {
    const table = secondPlay(4);
    expect(table.tokens(VETERAN)).toBe('g*- y*-');
    expect(isRedLined(table.model(VETERAN))).toBe(true);
    expect(table.waiting).toBe('b activation');
  });

  it('CZ-EX-38 a wound on Oyabun, who may [RE]act', () => {
    const table = secondPlay(5);
    expect(table.tokens(OYABUN_2)).toBe('g y* y');
    expect(table.tokens(CHIEF)).toBe('g- y- y');
    expect(table.waiting).toBe('a react');
  });

  it('CZ-EX-39 Basic Command as a [RE]action takes Control', () => {
    const table = secondPlay(6);
    expect(table.state).toMatchObject({ control: 0, active: ONEE_SAN });
    expect(table.tokens(CHIEF)).toBe('g- y- y');
  });

  it('CZ-EX-40 a move to reach', () => {
    expect(secondPlay(6).refusal(act('basic/triage', 0, VETERAN))).toBe('CZ-RANGE-03 not-at-reach');
    expect(secondPlay(7).refusal(act('basic/triage', 0, VETERAN))).toBe('fine');
  });

  it('CZ-EX-41 Triage: a used RED token becomes a used GREEN one again', () => {
    const table = secondPlay(8);
    expect(table.tokens(VETERAN)).toBe('g- y*-');
    expect(isRedLined(table.model(VETERAN))).toBe(false);
  });
});
