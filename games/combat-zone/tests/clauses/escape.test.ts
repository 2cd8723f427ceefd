/** Moving in a brawl, escaping from one, getting out of a blast: CZ-BRAWL-05 to 09, CZ-KW-09, CZ-EX-26, 45, CZ-RULE-62, 64, 66, 88. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { attack } from '../../rules/attacks/attack.ts';
import { isInBrawl } from '../../rules/targeting/brawl.ts';
import {
  activeTable,
  block,
  type DrawnModel,
  type DrawnState,
  drawnAction,
  drawnState,
  inches,
  Table,
} from '../kit.ts';

const way = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => ({ x: inches(x), y: inches(y) }));
const go = (token: number, ...points: readonly (readonly [number, number])[]) => ({
  kind: 'move',
  token,
  way: way(...points),
});
const place = (table: Table, model = 0): number[] => [table.model(model).x, table.model(model).y];

/** Model 0 in a brawl with model 1. */
const brawler = (others: readonly DrawnModel[] = [], drawn: Partial<DrawnState> = {}): Table =>
  activeTable({
    models: [
      { at: [10, 10], tokens: 'g y' },
      { at: [12, 10], player: 1, tokens: 'y', skills: { reflexes: 1 } },
      ...others,
    ],
    ...drawn,
  });

describe('moving in a brawl', () => {
  it('CZ-BRAWL-05 a move that ends at reach of every rival of its start needs no roll', () => {
    const table = brawler().play(go(0, [12, 12.06]));
    expect(place(table)).toEqual([12_000, 12_060]);
    expect(table.story).not.toContain('rolled');
  });

  it('CZ-BRAWL-05 one that leaves even one of them is an escape', () => {
    const table = brawler([{ at: [8, 10], player: 1, tokens: 'y' }]).play(go(1, [11.8, 12.05]));
    expect(table.waiting).toBe('b choose-rival');
  });

  it('CZ-BRAWL-05 so is one that comes back, but could be stopped out of reach on the way', () => {
    const fence = block('fence', [5, 9, 5.3, 11]);
    const there = (x: number) => go(0, [x, 10], [10, 10]);
    const purposes = (table: Table) =>
      table.events.flatMap(({ name, data }) =>
        name.endsWith('/declared') ? [(data as { contest: { purpose: string } }).contest.purpose] : [],
      );
    expect(purposes(brawler([], { pieces: [fence] }).play(there(4.3), 2, 5))).toEqual(['escape']);
    expect(purposes(brawler([], { pieces: [fence] }).play(there(7)))).toEqual([]); // nothing could stop it
  });

  it('CZ-BRAWL-08 CZ-RULE-43 who is struck down by a card in the roll leaves no roll behind', () => {
    const spikes = {
      id: 'spikes',
      reflexes: [
        { on: 'rival-fumbled', when: ['brawl-with-cause'], effects: [{ do: 'wound', wounds: 1, who: 'cause' }] },
      ],
    };
    const table = activeTable({
      models: [
        { at: [10, 10], tokens: 'r' },
        { at: [12, 10], player: 1, tokens: 'y', gear: [spikes] },
      ],
    }).play(go(0, [8, 10]), 1, 5);
    expect(table.model(0).place).toBe('out');
    expect(table.over().state.contest).toBeUndefined();
  });

  it('CZ-BRAWL-06 CZ-BRAWL-07 an escape is a Reflexes roll against the Reflexes of a rival; then it moves normally', () => {
    const table = brawler().play(go(0, [4, 10]), 7, 5); // 7 against 5 + 1
    expect(place(table)).toEqual([4000, 10_000]);
    expect(table.tokens(0)).toBe('g- y');
    expect(table.tokens(1)).toBe('y');
  });

  it('CZ-BRAWL-08 failed, the action is used and the model does not move', () => {
    const table = brawler().play(go(0, [4, 10]), 6, 5);
    expect(place(table)).toEqual([10_000, 10_000]);
    expect(table.tokens(0)).toBe('g- y');
    expect(isInBrawl(table.state, 0)).toBe(true);
  });

  it('CZ-BRAWL-06 CZ-EX-26 of several rivals the opponent names the one', () => {
    const table = brawler([{ at: [8, 10], player: 1, tokens: 'g', skills: { reflexes: 4 } }]).play(go(0, [10, 20]));
    expect(table.waiting).toBe('b choose-rival');
    expect(table.legal()).toEqual([
      { kind: 'stop', model: 1 },
      { kind: 'stop', model: 2 },
    ]);
    expect(table.refusal({ kind: 'stop', model: 0 })).toBe('CZ-BRAWL-06 not-at-reach');
    table.play({ kind: 'stop', model: 2 }, 10, 7); // 10 against 7 + 4
    expect(place(table)).toEqual([10_000, 10_000]);
  });

  it('CZ-RULE-88 with several owners the next one clockwise names the rival', () => {
    const table = brawler([{ at: [8, 10], player: 2, tokens: 'g' }], { players: [{}, {}, {}] }).play(go(0, [10, 20]));
    expect(table.waiting).toBe('b choose-rival');
    expect(table.legal()).toHaveLength(2);
  });

  it('CZ-BRAWL-09 CZ-RULE-62 who outnumbers leaves without a roll', () => {
    const friends: DrawnModel[] = [
      { at: [10, 12], player: 0 },
      { at: [10, 8], player: 0 },
    ];
    expect(place(brawler(friends).play(go(0, [4, 10])))).toEqual([4000, 10_000]);
    expect(place(brawler(friends.slice(1)).play(go(0, [4, 10]), 6, 5))).toEqual([10_000, 10_000]); // equal numbers
  });

  it('CZ-BRAWL-07 after the escape the way asks for its own rolls: past another rival', () => {
    const table = brawler([{ at: [6, 10], player: 1, tokens: 'y' }]).play(go(0, [2, 10]), 7, 5, 4, 4);
    expect(table.model(0).x).toBe(8073);
  });
});

const GRENADE = drawnAction({
  id: 'grenade',
  skill: 'ranged',
  bands: ['red', 'yellow', 'green'],
  aim: 'rival',
  isAttack: true,
  keywords: { blast: 1 },
});
const BEFORE = { kind: 'impact', x: inches(10.969), y: inches(10) };
const STAY = { kind: 'stay' };

/** Model 0 throws at model 1, which stands at 12, 10; who has ready tokens may get out. */
function throwAt(others: readonly DrawnModel[], target: DrawnModel = {}, drawn: Partial<DrawnState> = {}): Table {
  const models: DrawnModel[] = [
    { at: [3, 10], tokens: 'g-', actions: [GRENADE] },
    { at: [12, 10], tokens: 'y-', ...target },
    ...others,
  ];
  const memory = { model: 0, token: 0, colour: 'green', action: 'grenade', target: 1 } as const;
  return new Table(drawnState({ models, ...drawn }), frameOf(attack, memory));
}

const evade = (model: number, token: number, ...points: readonly (readonly [number, number])[]) => ({
  kind: 'evade',
  model,
  token,
  way: way(...points),
});

describe('getting out of a blast', () => {
  const near: DrawnModel = { at: [9, 11], player: 1, tokens: 'y y-' };

  it('CZ-KW-09 CZ-EX-45 a model with a ready token may move out, and does not roll', () => {
    const table = throwAt([near]).play(BEFORE, 9, 5);
    expect(table.waiting).toBe('b evade');
    table.play(evade(2, 0, [9, 15.5]), 6).over(); // the target evades with a crit
    expect(place(table, 2)).toEqual([9000, 15_500]);
    expect(table.tokens(2)).toBe('y- y-');
  });

  it('CZ-KW-09 CZ-KW-10 who does not get farther than RED rolls all the same', () => {
    const table = throwAt([near])
      .play(BEFORE, 9, 5)
      .play(evade(2, 0, [9, 13]), 6, 3)
      .over();
    expect(table.tokens(2)).toBe('y*- y-');
  });

  it('CZ-KW-09 it is an offer; without a ready token there is none', () => {
    const table = throwAt([near]).play(BEFORE, 9, 5).play(STAY).oppose(0, 6, 3).over();
    expect(table.tokens(2)).toBe('y* y-');
    expect(
      throwAt([{ ...near, tokens: 'y-' }])
        .play(BEFORE, 9, 5, 6, 3)
        .over()
        .tokens(2),
    ).toBe('y*-');
  });

  it('CZ-KW-09 a used token does not pay, nor does a token of a model outside', () => {
    const table = throwAt([near, { at: [20, 20], player: 1, tokens: 'y' }]).play(BEFORE, 9, 5);
    expect(table.refusal(evade(2, 1, [9, 15]))).toBe('CZ-TOKEN-03 token-not-ready');
    expect(table.refusal(evade(3, 0, [20, 22]))).toBe('CZ-KW-09 cannot-evade');
    expect(table.refusal(evade(2, 0, [9, 19]))).toBe('CZ-MOVE-01 too-far');
  });

  it('CZ-RULE-66 gonks and drones cannot', () => {
    const table = throwAt([{ ...near, kind: 'gonk', tokens: 'y' }])
      .play(BEFORE, 9, 5, 6, 8)
      .over();
    expect(table.model(2).place).toBe('table');
  });

  it('CZ-RULE-64 opponents of the attacker first, its own side last, each in the order of its owner', () => {
    const table = throwAt([near, { ...near, at: [9, 9] }, { ...near, at: [11, 12.5], player: 0 }]).play(BEFORE, 9, 5);
    expect(table.waiting).toBe('b evade');
    expect(table.refusal(evade(4, 0, [11, 16]))).toBe('CZ-KW-09 cannot-evade');
    table.play(evade(3, 0, [9, 4])).play(evade(2, 0, [9, 15.5]));
    expect(table.waiting).toBe('a evade');
    table.play(evade(4, 0, [11, 16]), 6).over();
    expect([2, 3, 4].map((model) => table.tokens(model))).toEqual(['y- y-', 'y- y-', 'y- y-']);
  });

  it('CZ-RULE-64 an evading move is its [RE]action to this action: it evades once, and does not [RE]act later', () => {
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g g', actions: [GRENADE] },
      { at: [12, 10], tokens: 'y-' },
      { ...near, tokens: 'y y' },
    ];
    const table = activeTable({ models }).play({ kind: 'act', action: 'grenade', token: 0, target: 1 });
    table.play(BEFORE, 9, 5).play(evade(2, 0, [9, 13]));
    expect(table.waiting).toBe('b contest');
    table.oppose(1, 6, 3); // caught all the same, on a token that is still ready
    expect(table.tokens(2)).toBe('y- y*');
    expect(table.waiting).toBe('a activation');
  });

  it('CZ-RULE-66 who is in a brawl must escape to evade', () => {
    const table = throwAt([near, { at: [7.2, 11], player: 0, tokens: 'y-', skills: { reflexes: 3 } }]).play(
      BEFORE,
      9,
      5,
    );
    table.play(evade(2, 0, [9, 15.5]), 4, 5, 6, 2, 8); // fails to escape, and is caught
    expect(place(table, 2)).toEqual([9000, 11_000]);
  });

  it('CZ-RULE-65 the target of a miss has nothing to evade', () => {
    const table = throwAt([], { tokens: 'y' }).play(BEFORE, 5, 6);
    expect(table.waiting).toBe('b blast');
    table.play(BEFORE).over();
    expect(table.tokens(1)).toBe('y');
  });

  it('CZ-KW-12 CZ-RULE-64 the target of a hit may get out too', () => {
    const table = throwAt([], { tokens: 'y y' }).play(BEFORE, 9, 5);
    expect(table.waiting).toBe('b evade');
    expect(
      table
        .play(evade(1, 1, [17, 10]))
        .over()
        .tokens(1),
    ).toBe('y* y-');
  });
});
