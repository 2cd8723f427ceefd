/** Difficult actions, moves, keywords of every action, free actions. Clauses CZ-DIFFICULT-*, CZ-ACTION-16, CZ-KW-*, CZ-FREE-*. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { freeAction } from '../../rules/turn/free-action.ts';
import {
  activeTable,
  block,
  controlTable,
  type DrawnModel,
  type DrawnState,
  drawnAction,
  drawnState,
  Table,
} from '../kit.ts';
import { act, active, FAR, OWN } from './own-actions.ts';

const END = { kind: 'end' };

describe('Difficult actions', () => {
  it('CZ-DIFFICULT-01 CZ-EX-12 can be used once until the team is inspired', () => {
    const table = active({ tokens: 'g y y' }).play(act('hard', 0, 0));
    expect(table.model(0).used).toEqual(['hard']);
    expect(table.refusal(act('hard', 1, 0))).toBe('CZ-DIFFICULT-01 difficult-used');
    expect(table.refusal(act('focus', 1, 0))).toBe('fine');
    const again = controlTable({ models: [{ player: 0, tokens: 'g-', used: ['hard'], actions: OWN }, FAR] });
    expect(again.over().model(0).used).toEqual([]);
  });

  it('CZ-DIFFICULT-03 the mark is none of the tokens of the model', () => {
    const table = active({ tokens: 'g y' }).play(act('hard', 0, 0));
    expect(table.tokens(0)).toBe('g y');
    expect(table.model(0).used).toEqual(['hard']);
  });

  it('CZ-DIFFICULT-02 CZ-RULE-51 each model has its own use of each action', () => {
    const other: DrawnModel = { player: 0, at: [9, 3], actions: OWN, tokens: 'g y' };
    const table = active({ tokens: 'g y', used: ['hard'] }, other);
    expect(table.refusal(act('hard', 0, 0))).toBe('CZ-DIFFICULT-01 difficult-used');
    const second = controlTable({
      models: [{ player: 0, at: [3, 3], used: ['hard'], actions: OWN }, other, FAR],
    }).play({ kind: 'activate', model: 1 });
    expect(second.refusal(act('hard', 0, 1))).toBe('fine');
  });

  it('CZ-DIFFICULT-04 the attempt uses it up, whether it succeeds or fails', () => {
    const TRY = drawnAction({ id: 'try', skill: 'tech', keywords: { difficult: 1 } });
    for (const face of [3, 9]) {
      const table = active({ tokens: 'g y', actions: [TRY] }).play(act('try', 0), face, 5);
      expect(table.refusal(act('try', 1))).toBe('CZ-DIFFICULT-01 difficult-used');
    }
  });
});

describe('moves', () => {
  const far = (token: number, inches: number) => ({ kind: 'move', token, way: [{ x: 3000, y: 3000 + inches * 1000 }] });

  it('CZ-BASIC-01 CZ-RANGE-10 a Move covers up to the length of its colour, unhindered without a roll', () => {
    const table = active({ tokens: 'r y g' });
    for (const [token, most] of [
      [0, 3],
      [1, 7],
      [2, 12],
    ] as const) {
      expect(table.refusal(far(token, most))).toBe('fine');
      expect(table.refusal(far(token, most + 0.1))).not.toBe('fine');
    }
    expect(table.play(far(1, 7)).model(0)).toMatchObject({ x: 3000, y: 10_000 });
    expect(table.story).not.toContain('declared');
  });

  it('CZ-BASIC-02 a move over an obstacle needs Reflexes against the Obstacle die', () => {
    const models: DrawnModel[] = [{ player: 0, at: [3, 3], tokens: 'g y', skills: { reflexes: 2 } }, FAR];
    const fence = [block('fence', [1, 5, 5, 5.3])];
    const table = activeTable({ models, pieces: fence }).play(far(0, 6), 5, 6);
    expect(table.model(0).y).toBe(9000);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { acting: { skill: 'reflexes', bonuses: [{ by: 2 }] }, opposing: [{ die: { colour: 'obstacle' } }] },
    });
    expect(activeTable({ models, pieces: fence }).play(far(0, 6), 4, 6).model(0).y).toBeLessThan(5000);
  });
});

describe('keywords of every action', () => {
  it('CZ-CRIT-08 a crit or a fumble does more only where a rule says so', () => {
    const rival: DrawnModel = { player: 1, at: [6, 3], tokens: 'g- y-' };
    expect(
      active({ tokens: 'g y' }, rival)
        .play(act('basic/melee', 0, 1))
        .oppose(0, 12, 5)
        .tokens(1),
    ).toBe('g*- y-');
    expect(
      active({ tokens: 'g y' }, rival)
        .play(act('basic/melee', 0, 1))
        .oppose(0, 1, 5)
        .tokens(0),
    ).toBe('g- y');
  });

  it('CZ-ARMOR-06 an attack that fails leaves armor gear and model as they were', () => {
    const rival: DrawnModel = { player: 1, at: [6, 3], tokens: 'g- y-', gear: [{ id: 'vest', armor: 2 }] };
    const table = active({ tokens: 'g y' }, rival).play(act('basic/melee', 0, 1));
    table.play({ kind: 'oppose', token: 0, armor: 0 }, 5, 3);
    expect(table.tokens(1)).toBe('g- y-');
    expect(table.model(1).carried).toHaveLength(1);
    const hit = active({ tokens: 'g y' }, rival).play(act('basic/melee', 0, 1));
    hit.play({ kind: 'oppose', token: 0, armor: 0 }, 6, 3);
    expect(hit.tokens(1)).toBe('g- y-');
    expect(hit.model(1).carried).toEqual([]);
  });

  it('CZ-KW-19 CZ-RULE-75 a Complex action cannot be attempted with a rival within RED, wall or no wall', () => {
    expect(active({ tokens: 'g y' }, { player: 1, at: [7, 3] }).refusal(act('focus', 0, 0))).toBe(
      'CZ-KW-19 rival-within-red',
    );
    expect(active({ tokens: 'g y' }, { player: 1, at: [7.1, 3] }).refusal(act('focus', 0, 0))).toBe('fine');
    expect(active({ tokens: 'g y' }, { player: 0, at: [7, 3] }).refusal(act('focus', 0, 0))).toBe('fine');
  });

  it('CZ-KW-22 CZ-EX-30 CZ-WOUND-05 a fumble with a Dangerous action wounds the token that paid for it', () => {
    expect(active({ tokens: 'g y' }).play(act('dare', 0), 1, 5).tokens(0)).toBe('g*- y');
    expect(active({ tokens: 'g y' }).play(act('dare', 0), 2, 5).tokens(0)).toBe('g- y');
  });

  it('CZ-KW-32 Push works with every action that succeeds, and with none that fails', () => {
    const shout = drawnAction({ id: 'shout', skill: 'influence', bands: ['red'], aim: 'rival', keywords: { push: 1 } });
    const rival: DrawnModel = { player: 1, at: [6, 3], tokens: 'y' };
    const x = (...dice: number[]) =>
      active({ tokens: 'g y', actions: [shout] }, rival)
        .play(act('shout', 0, 1), ...dice)
        .model(1).x;
    expect([x(9, 5), x(4, 5)]).toEqual([9000, 6000]);
  });

  it('CZ-KW-26 a card with Discard is gone after its action, whether it succeeded or failed', () => {
    const throwIt = drawnAction({ id: 'nade/throw', skill: 'influence', keywords: { discard: 1 } });
    const gear = [
      { id: 'vest', armor: 1 },
      { id: 'nade', actions: [throwIt] },
    ];
    for (const face of [2, 9]) {
      const table = active({ tokens: 'g y', gear }).play(act('nade/throw', 0), face, 5);
      expect(table.model(0).carried.map(({ card }) => card)).toEqual(['vest']);
    }
    const drug = drawnAction({ id: 'drug/take', aim: 'self', keywords: { discard: 1, refresh: 1 } });
    const loot = active({ tokens: 'g y', gear: [{ id: 'drug', kind: 'loot', actions: [drug] }] }).play(
      act('drug/take', 0, 0),
    );
    expect(loot.state.loot.discard).toEqual(['drug']);
  });
});

describe('free actions', () => {
  const free = (own: DrawnModel, drawn: Partial<DrawnState> = {}, memory: object = {}): Table =>
    new Table(
      drawnState({
        models: [
          { player: 0, at: [3, 3], actions: OWN, ...own },
          { player: 1, at: [6, 3], tokens: 'y' },
        ],
        ...drawn,
      }),
      frameOf(freeAction, { model: 0, ...memory }),
    );

  it('CZ-FREE-01 no token is turned', () => {
    expect(
      free({ tokens: 'g y-' })
        .play(act('basic/melee', 0, 1), 5, 7)
        .tokens(0),
    ).toBe('g y-');
  });

  it('CZ-FREE-02 any token gives the colour, ready or used', () => {
    const table = free({ tokens: 'r g-' });
    expect(table.refusal(act('basic/melee', 1, 1))).toBe('fine');
    table.play(act('basic/melee', 1, 1), 12, 7);
    expect(table.tokens(1)).toBe('y*');
  });

  it('CZ-FREE-03 a gonk acts in the colour on its card', () => {
    const table = free({ kind: 'gonk', tokens: 'r' });
    expect(table.refusal(act('basic/melee', 0, 1))).toBe('CZ-TOKEN-03 token-not-ready');
    table.play(act('basic/melee', -1, 1), 6, 7);
    expect(table.tokens(1)).toBe('y*');
  });

  it('CZ-FREE-01 it may be left, and limits of the card that gives it hold', () => {
    free({ tokens: 'g' }).play({ kind: 'pass' }).over();
    const table = free({ tokens: 'g' }, {}, { only: ['melee-attack'] });
    expect(table.refusal(act('basic/melee', 0, 1))).toBe('fine');
    expect(table.refusal(act('stim', 0, 0))).toBe('CZ-FREE-01 not-this-action');
  });
});

it('CZ-ACTIVATE-03 END is a choice of its own', () => {
  const table = active({ tokens: 'g y' }).play(act('dare', 0), 5, 9);
  expect(table.refusal(END)).toBe('fine');
});
