/** Brawls: who is in one, whom one may aim at, shots into one. CZ-BRAWL-01 to 04, 09 to 14, CZ-RULE-03, 22, 61, 62. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../../content/types.ts';
import { BASIC_ACTIONS } from '../../rules/actions/basic.ts';
import { attack } from '../../rules/attacks/attack.ts';
import { brawlersOf, isInBrawl, isOutnumbering } from '../../rules/targeting/brawl.ts';
import { checkTarget } from '../../rules/targeting/targets.ts';
import { activeTable, block, type DrawnModel, type DrawnState, drawnAction, drawnState, Table } from '../kit.ts';

const GUN = drawnAction({
  id: 'gun',
  skill: 'ranged',
  bands: ['red', 'yellow', 'green'],
  aim: 'rival',
  isAttack: true,
});

const judge = (state: ReturnType<typeof drawnState>, action: ActionCard, target: number): string => {
  const verdict = checkTarget(state, 0, action, target);
  return verdict.ok ? 'fine' : `${verdict.clause} ${verdict.reason}`;
};

describe('who brawls', () => {
  const pair = (centres: number, drawn: Partial<DrawnState> = {}) =>
    drawnState({ models: [{ at: [5, 5] }, { at: [5 + centres, 5] }], ...drawn });

  it('CZ-BRAWL-01 CZ-RULE-03 rivals within 1 inch are in a brawl, within 3 inches not yet', () => {
    expect(brawlersOf(pair(2.063), 0)).toEqual([1]);
    expect(brawlersOf(pair(2.063), 1)).toEqual([0]);
    expect(isInBrawl(pair(2.1), 0)).toBe(false);
    expect(isInBrawl(pair(4), 0)).toBe(false);
  });

  it('CZ-BRAWL-02 models of one team are not', () => {
    expect(isInBrawl(drawnState({ models: [{ at: [5, 5] }, { at: [7, 5], player: 0 }] }), 0)).toBe(false);
  });

  it('CZ-RULE-22 not through a wall, but over an obstacle', () => {
    const thin = [5.9, 3, 6.1, 7] as const;
    expect(isInBrawl(pair(2, { pieces: [block('wall', thin, { kind: 'barrier', top: 4000 })] }), 0)).toBe(false);
    expect(isInBrawl(pair(2, { pieces: [block('fence', thin)] }), 0)).toBe(true);
  });

  it('CZ-RULE-22 nor from one storey to the next', () => {
    const models: DrawnModel[] = [{ at: [5, 5] }, { at: [6.2, 5, 4] }];
    const house = block('house', [5.6, 3, 9, 7], { kind: 'barrier', top: 4000, isFloor: true });
    expect(isInBrawl(drawnState({ models, pieces: [house] }), 0)).toBe(false);
  });

  it('CZ-BRAWL-09 CZ-RULE-62 more friends than rivals at its own reach outnumber them, itself not counted; drones count', () => {
    const near: DrawnModel[] = [
      { at: [10, 10] },
      { at: [11.6, 10], player: 1 },
      { at: [8.4, 10], player: 0 },
      { at: [10, 11.6], player: 0, kind: 'drone' },
    ];
    expect(isOutnumbering(drawnState({ models: near }), 0)).toBe(true);
    expect(isOutnumbering(drawnState({ models: near.slice(0, 3) }), 0)).toBe(false);
    expect(isOutnumbering(drawnState({ models: near }), 1)).toBe(false);
  });
});

describe('targets in a brawl', () => {
  const fray = drawnState({
    models: [{ at: [10, 10] }, { at: [12, 10], player: 1 }, { at: [10, 16], player: 1 }, { at: [8, 10], player: 0 }],
  });

  it('CZ-BRAWL-03 one aims only at rivals with whom one is in a brawl', () => {
    expect(judge(fray, GUN, 1)).toBe('fine');
    expect(judge(fray, GUN, 2)).toBe('CZ-BRAWL-03 not-in-the-brawl');
  });

  it('CZ-BRAWL-04 so neither what does not work in RED nor what is not aimed at a rival can be used', () => {
    const basic = (id: string) => BASIC_ACTIONS[id] ?? GUN;
    expect(judge(fray, basic('basic/ranged'), 1)).toBe('CZ-PATH-06 out-of-range');
    expect(judge(fray, basic('basic/melee'), 1)).toBe('fine');
    expect(judge(fray, basic('basic/command'), 3)).toBe('CZ-BRAWL-04 only-rivals-in-a-brawl');
  });

  it('CZ-RULE-19 not even oneself is a target in a brawl', () => {
    const firewall = drawnAction({ id: 'firewall', skill: 'tech', bands: ['red'], aim: 'friend' });
    expect(judge(fray, firewall, 0)).toBe('CZ-BRAWL-04 only-rivals-in-a-brawl');
    expect(judge(drawnState({ models: [{ at: [10, 10] }] }), firewall, 0)).toBe('fine');
  });
});

describe('actions without a target in a brawl', () => {
  it('CZ-BRAWL-04 what is aimed at nobody in particular is not done in a brawl either', () => {
    const call = drawnAction({ id: 'call', aim: 'none', effects: [{ do: 'luck', tokens: 1 }] });
    const caller = (x: number) =>
      activeTable({
        models: [
          { at: [10, 10], actions: [call] },
          { at: [x, 10], player: 1 },
        ],
      }).refusal({
        kind: 'act',
        action: 'call',
        token: 0,
      });
    expect(caller(12)).toBe('CZ-BRAWL-04 only-rivals-in-a-brawl');
    expect(caller(13)).toBe('fine');
  });
});

describe('shooting into a brawl', () => {
  /** Model 0 shoots at model 1, which brawls with 2 of the shooter's team; 3 is of its own. With one token nobody is asked. */
  const fire = (dice: number[], drawn: Partial<DrawnState> = {}, action: ActionCard = GUN) =>
    new Table(
      drawnState({
        models: [
          { at: [3, 10], tokens: 'g', actions: [action] },
          { at: [10, 10], player: 1, tokens: 'y' },
          { at: [10, 11.8], player: 0, tokens: 'y' },
          { at: [10, 8.2], player: 1, tokens: 'y' },
        ],
        ...drawn,
      }),
      frameOf(attack, { model: 0, token: 0, colour: 'green', action: action.id, target: 1 }),
      dice,
    );
  const wounded = (table: Table) => [1, 2, 3].filter((model) => table.tokens(model).includes('*'));

  it('CZ-BRAWL-10 CZ-BRAWL-11 CZ-EX-26 the rival and all at reach of it oppose one roll, friends included', () => {
    const table = fire([9, 5, 4, 6]);
    const declared = table.events.find(({ name }) => name === 'combat-zone/declared');
    const opposing = [
      { model: 1, player: 1 },
      { model: 2, player: 0 },
      { model: 3, player: 1 },
    ];
    expect(declared?.data).toMatchObject({ contest: { opposing } });
  });

  it('CZ-BRAWL-12 CZ-EX-26 only the lowest can be hit, be it a friend', () => {
    expect(wounded(fire([9, 5, 4, 6]).over())).toEqual([2]);
    expect(wounded(fire([9, 3, 4, 6]).over())).toEqual([1]);
    expect(wounded(fire([9, 5, 6, 4]).over())).toEqual([3]);
    expect(wounded(fire([4, 5, 4, 6]).over())).toEqual([]); // a tie does not beat it
  });

  it('CZ-RULE-61 the other targets are no obstacles for each other', () => {
    // The friend stands right in the path; without the ruling the rival would have +1 and tie.
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g', actions: [GUN] },
      { at: [10, 10], player: 1, tokens: 'y' },
      { at: [8.2, 10], player: 0, tokens: 'y' },
    ];
    expect(wounded(fire([5, 4, 6], { models: [...models, {}] }).over())).toEqual([1]);
  });

  it('CZ-RULE-61 CZ-COVER-05 who is hit beside the target has what is in the own path, a wall that blocks it included', () => {
    const models: DrawnModel[] = [
      { at: [3, 3], tokens: 'g', actions: [GUN] },
      { at: [10, 3.1], player: 1, tokens: 'y' },
      { at: [10, 5.1], player: 0, tokens: 'y' },
    ];
    const fences = [
      block('fence-1', [6, 3.6, 6.2, 9], { top: 1000 }),
      block('fence-2', [7.5, 3.6, 7.7, 9], { top: 1000 }),
    ];
    const wall = block('wall', [9, 3.55, 9.2, 9], { kind: 'barrier', top: 4000 });
    const opposing = (...pieces: ReturnType<typeof block>[]) =>
      fire([5, 6, 4], { models: [...models, {}], pieces }).events.find(({ name }) => name === 'combat-zone/declared')
        ?.data;
    const inPath = (data: unknown) =>
      (data as { contest: { opposing: { bonuses: { why: string }[] }[] } }).contest.opposing.map(
        ({ bonuses }) => bonuses.filter(({ why }) => why.endsWith('in-the-path')).length,
      );
    expect(inPath(opposing(...fences))).toEqual([0, 2]);
    expect(inPath(opposing(...fences, wall))).toEqual([0, 3]);
  });

  it('CZ-RULE-55 a fumble is lower than any total, a crit higher', () => {
    expect(wounded(fire([12, 2, 8, 1]).over())).toEqual([3]);
    expect(wounded(fire([9, 8, 7, 8]).over())).toEqual([2]);
  });

  it('CZ-BRAWL-13 of several lowest the player of the chosen rival names the one that is hit', () => {
    const table = fire([9, 4, 4, 6]);
    expect(table.waiting).toBe('b shot');
    expect(table.refusal({ kind: 'hit', model: 3 })).toBe('CZ-BRAWL-13 not-the-lowest');
    expect(wounded(table.play({ kind: 'hit', model: 2 }).over())).toEqual([2]);
  });

  it('CZ-BRAWL-10 in its own brawl the acting model has one target only', () => {
    const models: DrawnModel[] = [
      { at: [8.2, 10], tokens: 'g', actions: [GUN] },
      { at: [10, 10], player: 1, tokens: 'y' },
      { at: [10, 11.8], player: 0, tokens: 'y' },
    ];
    expect(wounded(fire([9, 5], { models: [...models, {}] }).over())).toEqual([1]);
  });

  it('CZ-RULE-61 actions that are no attacks have one target', () => {
    const scan = drawnAction({ id: 'scan', skill: 'tech', bands: ['yellow'], aim: 'rival' });
    const rapid = { ...scan, keywords: { rapid: 1 } };
    expect(wounded(fire([9, 5], {}, rapid).over())).toEqual([]);
  });

  it('CZ-BRAWL-14 CZ-MULTI-06 CZ-KW-47 a torrent into a brawl follows its own rule: each target by itself', () => {
    const torrent = { ...GUN, keywords: { torrent: 1 } };
    expect(wounded(fire([9, 5], {}, torrent).over())).toEqual([1]);
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g', actions: [torrent] },
      { at: [8, 10], player: 1, tokens: 'y' },
      { at: [9.8, 10], player: 0, tokens: 'y' },
      { at: [20, 20], player: 1 },
    ];
    expect(wounded(fire([9, 5, 4], { models }, torrent).over())).toEqual([1, 2]); // not the lowest alone
  });
});
