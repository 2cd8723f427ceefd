/** Actions: CZ-ACTION, CZ-BASIC, CZ-UNSKILLED, CZ-DIFFICULT, CZ-FREE, CZ-DICE-04, CZ-KW-01, 19, 22, 26, CZ-RULE-13, 19, 51, 75. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { BASIC_ACTIONS } from '../../rules/actions/basic.ts';
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

const PATCH = drawnAction({ id: 'patch', skill: 'med', aim: 'other-friend', isAtReach: true, keywords: { heal: 1 } });
const STIM = drawnAction({ id: 'stim', aim: 'self', keywords: { refresh: 1 } });
const HARD = drawnAction({ id: 'hard', aim: 'self', keywords: { difficult: 1, refresh: 1 } });
const DARE = drawnAction({ id: 'dare', skill: 'influence', aim: 'none', keywords: { dangerous: 1 } });
const FOCUS = drawnAction({ id: 'focus', aim: 'self', keywords: { complex: 1 } });
const OWN = [PATCH, STIM, HARD, DARE, FOCUS];

const FAR: DrawnModel = { player: 1, tokens: 'y y', at: [20, 28] };
const act = (action: string, token: number, target?: number) => ({
  kind: 'act',
  action,
  token,
  ...(target === undefined ? {} : { target }),
});
const END = { kind: 'end' };

/** Model 0 is active; `others` stand about. */
const active = (own: DrawnModel, ...others: DrawnModel[]): Table =>
  activeTable({ models: [{ player: 0, at: [3, 3], actions: OWN, ...own }, ...others, FAR] });

describe('anatomy of an action', () => {
  it('CZ-ACTION-01 every action names its skill or is Easy, its range, and what it brings about', () => {
    const cards = [...Object.values(CARDS.profiles), ...Object.values(CARDS.gear)];
    const actions = [...Object.values(BASIC_ACTIONS), ...cards.flatMap((card) => card.actions)];
    for (const { id, bands, aim, isAtReach, isAttack, isCommand, isMove, keywords, effects = [] } of actions) {
      const hasRange = bands.length > 0 || isAtReach === true || aim === 'self' || aim === 'none' || effects.length > 0;
      const isLoot = id.startsWith('loot/') || id === 'basic/firewall';
      const hasResult =
        isAttack === true ||
        isCommand === true ||
        isMove === true ||
        isLoot ||
        effects.length > 0 ||
        Object.keys(keywords).length > 0;
      expect([id, hasRange, hasResult]).toEqual([id, true, true]);
    }
    expect(actions.length).toBeGreaterThan(20);
  });

  it('CZ-ACTION-02 CZ-ACTION-14 an action with a skill is rolled for: die, skill and modifiers on both sides', () => {
    const table = active({ tokens: 'g y', skills: { med: 2 } }, { player: 0, at: [5, 3], tokens: 'g* y' });
    table.play(act('patch', 0, 1), 6, 5);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { acting: { bonuses: [{ why: 'med', by: 2 }] }, opposing: [{ model: -1, bonuses: [] }] },
    });
  });

  it('CZ-ACTION-03 an action without a skill is Easy: it succeeds without a roll', () => {
    const table = active({ tokens: 'g- y' }).play(act('stim', 1, 0));
    expect(table.story).not.toContain('rolled');
  });

  it('CZ-ACTION-04 an Easy action still uses a token', () => {
    const table = active({ tokens: 'g y', actions: [FOCUS] }).play(act('focus', 1, 0));
    expect(table.tokens(0)).toBe('g y-');
  });

  it('CZ-ACTION-05 CZ-ACTION-15 CZ-KW-01 the result comes only with a success', () => {
    const models: DrawnModel[] = [
      { player: 0, at: [3, 3], tokens: 'g y', actions: OWN },
      { player: 0, at: [5, 3], tokens: 'g* y' },
      FAR,
    ];
    expect(
      activeTable({ models })
        .play(act('patch', 0, 1), 6, 5)
        .tokens(1),
    ).toBe('g y');
    expect(
      activeTable({ models })
        .play(act('patch', 0, 1), 5, 5)
        .tokens(1),
    ).toBe('g* y');
  });

  it('CZ-ACTION-06 CZ-ACTION-12 an action with a target needs one, in range and joined by a path', () => {
    const table = active(
      { tokens: 'g y' },
      { player: 0, at: [5, 3], tokens: 'g* y' },
      { player: 0, at: [9, 3], tokens: 'g* y' },
    );
    expect(table.refusal(act('patch', 0))).toBe('CZ-ACTION-12 no-target');
    expect(table.refusal(act('patch', 0, 9))).toBe('CZ-ACTION-12 no-such-model');
    expect(table.refusal(act('patch', 0, 2))).toBe('CZ-RANGE-03 not-at-reach');
    expect(table.refusal(act('patch', 0, 1))).toBe('fine');
    expect(table.refusal(act('dare', 0, 1))).toBe('CZ-ACTION-06 aims-at-none');
  });

  it('CZ-ACTION-07 CZ-ACTION-08 a model may attempt the actions of its own card and of what it carries', () => {
    const gear = [
      { id: 'kit', actions: [drawnAction({ id: 'kit/use', aim: 'self', keywords: { refresh: 1 } })] },
      {
        id: 'box',
        isExhausted: true,
        actions: [drawnAction({ id: 'box/use', aim: 'self', keywords: { refresh: 1 } })],
      },
    ];
    const table = active({ tokens: 'g y', gear }, { player: 0, at: [6, 3], actions: [drawnAction({ id: 'other' })] });
    expect(table.refusal(act('stim', 0, 0))).toBe('fine');
    expect(table.refusal(act('kit/use', 0, 0))).toBe('fine');
    expect(table.refusal(act('box/use', 0, 0))).toBe('CZ-ACTION-07 no-such-action');
    expect(table.refusal(act('other', 0))).toBe('CZ-ACTION-07 no-such-action');
  });

  it('CZ-ACTION-09 CZ-BASIC-16 there is a basic action for each skill, and two ways to loot', () => {
    const skills = Object.values(BASIC_ACTIONS).flatMap(({ id, skill }) => (id.startsWith('basic/') ? [skill] : []));
    expect(skills.toSorted()).toEqual(['influence', 'med', 'melee', 'ranged', 'reflexes', 'tech']);
    expect(Object.keys(BASIC_ACTIONS).filter((id) => id.startsWith('loot/'))).toHaveLength(2);
  });

  it('CZ-ACTION-10 the same action may be taken again', () => {
    const table = active({ tokens: 'g y', actions: [FOCUS] }).play(act('focus', 0, 0));
    expect(table.refusal(act('focus', 1, 0))).toBe('fine');
  });

  it('CZ-ACTION-11 the token is turned before anything is rolled', () => {
    const table = active({ tokens: 'g y' }).play(act('dare', 0), 6, 5);
    const story = table.story;
    expect(story.indexOf('token-used')).toBeLessThan(story.indexOf('declared'));
    expect(table.tokens(0)).toBe('g- y');
  });

  it('CZ-ACTION-16 CZ-EX-14 an action is resolved completely before the next: a move cannot be split', () => {
    const table = active({ tokens: 'g y' }, { player: 1, at: [5, 3], tokens: 'y y-' });
    table.play(act('basic/melee', 0, 1));
    expect(table.waiting).toBe('b contest');
    expect(table.refusal({ kind: 'oppose', token: 0 })).toBe('fine');
    expect(table.legal().every((choice) => (choice as { kind: string }).kind === 'oppose')).toBe(true);
  });

  it('CZ-DICE-04 CZ-ACTION-17 the colour of the token is the colour of the die', () => {
    for (const [token, colour] of [
      [0, 'green'],
      [1, 'yellow'],
      [2, 'red'],
      [3, 'red'],
    ] as const) {
      const table = active({ tokens: 'g y r g*' }).play(act('dare', token), 4, 9);
      expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
        contest: { acting: { die: { colour } } },
      });
    }
  });
});

describe('basic actions', () => {
  const wounded: DrawnModel = { player: 0, at: [5, 3], tokens: 'g*- y*-' };

  it('CZ-BASIC-03 CZ-BASIC-04 an attack may target rivals only', () => {
    const table = active({ tokens: 'g y' }, { player: 0, at: [6, 3] }, { player: 1, at: [3, 6] });
    expect(table.refusal(act('basic/melee', 0, 1))).toBe('CZ-BASIC-04 not-a-rival');
    expect(table.refusal(act('basic/melee', 0, 0))).toBe('CZ-BASIC-04 not-a-rival');
    expect(table.refusal(act('basic/melee', 0, 2))).toBe('fine');
  });

  it('CZ-BASIC-05 CZ-WOUND-01 a successful attack gives its target one wound', () => {
    const table = active({ tokens: 'g y' }, { player: 1, at: [6, 3], tokens: 'g- y-' });
    expect(
      table
        .play(act('basic/melee', 0, 1))
        .oppose(1, 7, 6)
        .tokens(1),
    ).toBe('g- y*-');
  });

  it('CZ-BASIC-06 CZ-EX-02 the Basic Ranged Attack reaches YELLOW and GREEN, neither RED nor long range', () => {
    const at = (distance: number): DrawnModel => ({ player: 1, at: [3 + distance, 3] });
    const table = active(
      { tokens: 'g y' },
      at(4.05),
      { player: 1, at: [3, 7.2] },
      { player: 1, at: [3, 16.05] },
      { player: 1, at: [3.1, 16.2] },
    );
    expect(table.refusal(act('basic/ranged', 0, 1))).toBe('CZ-PATH-06 out-of-range');
    expect(table.refusal(act('basic/ranged', 0, 2))).toBe('fine');
    expect(table.refusal(act('basic/ranged', 0, 3))).toBe('fine');
    expect(table.refusal(act('basic/ranged', 0, 4))).toBe('CZ-PATH-06 out-of-range');
  });

  it('CZ-BASIC-07 CZ-RULE-03 the Basic Melee Attack reaches RED; reach is not needed', () => {
    const table = active({ tokens: 'g y' }, { player: 1, at: [7.05, 3] }, { player: 1, at: [3, 7.2] });
    expect(table.refusal(act('basic/melee', 0, 1))).toBe('fine');
    expect(table.refusal(act('basic/melee', 0, 2))).toBe('CZ-PATH-06 out-of-range');
  });

  it('CZ-RANGE-09 the range does not depend on the colour of the token', () => {
    const table = active({ tokens: 'r g' }, { player: 1, at: [14, 3] });
    expect(table.refusal(act('basic/ranged', 0, 1))).toBe('fine');
  });

  it('CZ-BASIC-08 CZ-REDLINE-02 CZ-HEAL-04 Triage heals one wound of a red-lined model at reach, against the Obstacle die', () => {
    const table = active(
      { tokens: 'g y' },
      wounded,
      { player: 0, at: [3, 5], tokens: 'g* y' },
      { player: 0, at: [9, 3], tokens: 'g*' },
    );
    expect(table.refusal(act('basic/triage', 0, 2))).toBe('CZ-BASIC-08 not-red-lined');
    expect(table.refusal(act('basic/triage', 0, 3))).toBe('CZ-RANGE-03 not-at-reach');
    table.play(act('basic/triage', 0, 1), 6, 5);
    expect(table.waiting).toBe('a heal');
    expect(table.play({ kind: 'token', token: 0 }).tokens(1)).toBe('g- y*-');
  });

  it('CZ-RULE-13 Triage needs a token that can be restored', () => {
    const table = active({ tokens: 'g y' }, { player: 0, at: [5, 3], tokens: 'r r' });
    expect(table.refusal(act('basic/triage', 0, 1))).toBe('CZ-BASIC-08 not-red-lined');
  });

  it('CZ-BASIC-09 nobody uses Triage on themselves', () => {
    expect(active({ tokens: 'g* y*' }).refusal(act('basic/triage', 0, 0))).toBe('CZ-ACTION-06 aims-at-other-friend');
  });

  it('CZ-HEAL-06 a gonk cannot be healed', () => {
    const table = active({ tokens: 'g y' }, { player: 0, kind: 'gonk', at: [5, 3] });
    expect(table.refusal(act('patch', 0, 1))).toBe('CZ-HEAL-06 gonks-cannot-be-healed');
  });

  it('CZ-BASIC-10 Firewall removes one Hacked token from a friendly character within RED', () => {
    const table = active(
      { tokens: 'g y' },
      { player: 0, at: [7, 3], hacked: 2 },
      { player: 0, at: [3, 7.2], hacked: 1 },
    );
    expect(table.refusal(act('basic/firewall', 0, 2))).toBe('CZ-PATH-06 out-of-range');
    expect(table.refusal(act('basic/firewall', 0, 0))).toBe('CZ-BASIC-10 not-hacked');
    expect(table.play(act('basic/firewall', 0, 1), 6, 5).model(1).hacked).toBe(1);
    expect(table.play(act('basic/firewall', 1, 1), 5, 5).model(1).hacked).toBe(1);
  });

  it('CZ-GAME-16 what is said of characters neither works for a gonk nor on one', () => {
    const table = active({ tokens: 'g y' }, { player: 0, kind: 'gonk', at: [5, 3], hacked: 1 });
    expect(table.refusal(act('basic/firewall', 0, 1))).toBe('CZ-BASIC-10 not-hacked');
    expect(table.refusal(act('basic/triage', 0, 1))).toBe('CZ-HEAL-06 gonks-cannot-be-healed');
    table.play(act('basic/command', 0, 1), 9, 4);
    expect(table.state.active).toBe(1);
    expect(table.refusal({ kind: 'act', action: 'basic/command', token: -1, target: 0 })).toBe(
      'CZ-ACTION-07 no-such-action',
    );
  });

  it('CZ-BASIC-11 CZ-RULE-19 Firewall may be used on oneself, but not in a brawl', () => {
    expect(active({ tokens: 'g y', hacked: 1 }).refusal(act('basic/firewall', 0, 0))).toBe('fine');
    const brawl = active({ tokens: 'g y', hacked: 1 }, { player: 1, at: [5, 3] });
    expect(brawl.refusal(act('basic/firewall', 0, 0))).toBe('CZ-BRAWL-04 only-rivals-in-a-brawl');
  });

  it('CZ-UNSKILLED-01 CZ-EX-13 a missing skill counts as 0: a rookie without Med may attempt Triage', () => {
    const table = active({ tokens: 'g y', skills: {} }, wounded).play(act('basic/triage', 0, 1), 5, 6);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { acting: { bonuses: [{ why: 'med', by: 0 }] }, opposing: [{ die: { colour: 'obstacle' } }] },
    });
  });
});

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
