/** Who opposes with what: CZ-OPPOSE, CZ-ARMOR, CZ-GONK-05, CZ-DRONE-08, 09, CZ-KW-30, 31, CZ-RULE-50, 56, 57, 60. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../../content/types.ts';
import { type Against, type Opposition, opposingSkill, oppositionTo } from '../../rules/contest/against.ts';
import { totalOf } from '../../rules/contest/compare.ts';
import { contest } from '../../rules/contest/contest.ts';
import type { Roller } from '../../rules/types.ts';
import { type DrawnModel, drawnAction, drawnState, Table } from '../kit.ts';

const SHOOT: Partial<ActionCard> = { skill: 'ranged', aim: 'rival', isAttack: true };
const ACTIONS = [
  drawnAction({ id: 'shoot', ...SHOOT }),
  drawnAction({ id: 'pierce-1', ...SHOOT, keywords: { pierce: 1 } }),
  drawnAction({ id: 'pierce-2', ...SHOOT, keywords: { pierce: 2 } }),
  drawnAction({ id: 'strike', skill: 'melee', aim: 'rival', isAttack: true }),
  drawnAction({ id: 'zap', skill: 'tech', aim: 'rival', isAttack: true }),
  drawnAction({ id: 'scare', skill: 'influence', aim: 'rival' }),
  drawnAction({ id: 'help', skill: 'influence', aim: 'any' }),
];

const SHOOTER: DrawnModel = { player: 0, tokens: 'g', skills: { ranged: 1, influence: 1 }, actions: ACTIONS };

/** Model 0 acts with GREEN on model 1. */
function opposed(action: string, target: DrawnModel, bonuses: Against['bonuses'] = []): Table {
  const state = drawnState({ models: [SHOOTER, { player: 1, ...target }] });
  const card = ACTIONS.find(({ id }) => id === action);
  if (card?.skill === undefined) throw new Error(`no action ${action}`);
  const against: Opposition[] = [oppositionTo(state, 0, card, { target: 1, bonuses })];
  return new Table(
    state,
    frameOf(contest, {
      purpose: action,
      action,
      acting: { model: 0, colour: 'green', token: 0, skill: card.skill, bonuses: [] },
      against,
    }),
    // a gonk without armor has nothing to say, nor has the Obstacle die
    (target.kind ?? 'character') !== 'character' && target.armor === undefined ? [5, 5] : [],
  );
}

const last = ({ state }: Table): Roller => {
  const [roller] = state.contest?.opposing ?? [];
  if (roller === undefined) throw new Error('nobody opposed');
  return roller;
};

describe('the opposing die', () => {
  it('CZ-OPPOSE-01 CZ-ACTION-13 the player of the target chooses among its tokens, ready or used', () => {
    const table = opposed('shoot', { tokens: 'g- y', skills: { reflexes: 2 } });
    expect(table.waiting).toBe('b contest');
    expect(table.legal()).toEqual([
      { kind: 'oppose', token: 0 },
      { kind: 'oppose', token: 1 },
    ]);
    expect(last(table.oppose(0, 7, 6))).toMatchObject({ token: 0, die: { colour: 'green', face: 6 } });
  });

  it('CZ-OPPOSE-01 a token that the target does not have cannot be named', () => {
    expect(opposed('shoot', { tokens: 'g y' }).refusal({ kind: 'oppose', token: 2 })).toBe(
      'CZ-OPPOSE-01 no-such-token',
    );
    expect(opposed('shoot', { tokens: 'g y' }).refusal({ kind: 'oppose', token: -1 })).toBe(
      'CZ-OPPOSE-01 no-such-token',
    );
  });

  it('CZ-OPPOSE-02 opposing turns no token', () => {
    expect(opposed('shoot', { tokens: 'g- y' }).oppose(1, 7, 6).tokens(1)).toBe('g- y');
  });

  it('CZ-RULE-50 the exact token is named: two of one colour can differ in their side', () => {
    const table = opposed('shoot', { tokens: 'y y-' });
    expect(table.legal()).toHaveLength(2);
    expect(last(table.oppose(1, 7, 6)).token).toBe(1);
    // two that look alike need no choice, and any of them may be named
    const alike = opposed('shoot', { tokens: 'g y- y-' });
    expect(alike.legal()).toHaveLength(2);
    expect(alike.refusal({ kind: 'oppose', token: 2 })).toBe('fine');
  });

  it('CZ-RULE-50 the dice fall after the opposing player has named everything', () => {
    const table = opposed('shoot', { tokens: 'g y' });
    expect(table.story).not.toContain('engine/rolled');
    const story = table.oppose(1, 7, 6).story;
    expect(story.indexOf('declared')).toBeLessThan(story.indexOf('engine/rolled'));
  });

  it('CZ-OPPOSE-05 Ranged is opposed by Reflexes', () => {
    expect(last(opposed('shoot', { tokens: 'g y', skills: { reflexes: 2, ranged: 5 } }).oppose(0, 7, 6))).toMatchObject(
      {
        skill: 'reflexes',
        bonuses: [{ why: 'reflexes', by: 2 }],
      },
    );
  });

  it('CZ-OPPOSE-06 Reflexes are opposed by Reflexes', () => expect(opposingSkill('reflexes')).toBe('reflexes'));

  it('CZ-OPPOSE-07 Melee is opposed by Melee', () => {
    expect(last(opposed('strike', { tokens: 'g y', skills: { melee: 3 } }).oppose(0, 7, 6)).bonuses).toEqual([
      { why: 'melee', by: 3 },
    ]);
  });

  it('CZ-OPPOSE-08 Med on a rival is opposed by Med', () => expect(opposingSkill('med')).toBe('med'));

  it('CZ-OPPOSE-09 Tech on a rival is opposed by Tech', () => {
    expect(last(opposed('zap', { tokens: 'g y', skills: { tech: 4 } }).oppose(0, 7, 6)).bonuses).toEqual([
      { why: 'tech', by: 4 },
    ]);
  });

  it('CZ-OPPOSE-10 Influence on a rival is opposed by Influence', () => {
    expect(last(opposed('scare', { tokens: 'g y', skills: { influence: 1 } }).oppose(0, 7, 6)).bonuses).toEqual([
      { why: 'influence', by: 1 },
    ]);
  });

  it('CZ-OPPOSE-04 an action on a friend is opposed by the Obstacle die, which the rival rolls without a skill', () => {
    const state = drawnState({ models: [SHOOTER, { player: 0, skills: { influence: 5 } }] });
    const help = ACTIONS.find(({ id }) => id === 'help');
    expect(help === undefined ? '' : oppositionTo(state, 0, help, { target: 1, bonuses: [] })).toBe('obstacle');
  });

  it('CZ-RULE-56 cover adds to a model that is the target, never to the Obstacle die', () => {
    const cover = [{ why: 'obstacle-in-the-path', by: 1 }];
    expect(totalOf(last(opposed('shoot', { tokens: 'g y', skills: { reflexes: 2 } }, cover).oppose(0, 7, 6)))).toBe(9);
    const state = drawnState({ models: [SHOOTER, { player: 0 }] });
    const help = ACTIONS.find(({ id }) => id === 'help');
    expect(help === undefined ? '' : oppositionTo(state, 0, help, { target: 1, bonuses: cover })).toBe('obstacle');
  });

  it('CZ-GONK-05 a gonk opposes with the colour on its card', () => {
    expect(last(opposed('shoot', { kind: 'gonk', tokens: 'r', skills: { reflexes: 1 } }))).toMatchObject({
      token: -1,
      die: { colour: 'red', face: 5 },
      bonuses: [{ by: 1 }],
    });
  });

  it('CZ-DRONE-08 CZ-DRONE-09 CZ-RULE-57 a drone rolls the Obstacle die, and nothing is added', () => {
    const roller = last(opposed('shoot', { kind: 'drone' }, [{ why: 'obstacle-in-the-path', by: 1 }]));
    expect(roller).toMatchObject({ model: 1, die: { colour: 'obstacle', face: 5 }, bonuses: [], isFixed: true });
  });

  it('CZ-OPPOSE-12 CZ-EX-19 losing a roll that is no attack wounds nobody and leaves the token as it was', () => {
    const state = drawnState({
      models: [
        { player: 0, tokens: 'y' },
        { player: 1, tokens: 'g- y' },
      ],
    });
    const table = new Table(
      state,
      frameOf(contest, {
        purpose: 'rival',
        acting: { model: 0, colour: 'yellow', token: 0, skill: 'reflexes', bonuses: [] },
        against: [{ model: 1, skill: 'reflexes', bonuses: [] }],
      }),
    );
    expect(table.refusal({ kind: 'oppose', token: 1 })).toBe('fine'); // CZ-OPPOSE-11: any colour among its tokens
    expect(table.oppose(0, 7, 5).over().tokens(1)).toBe('g- y');
  });

  it('CZ-OPPOSE-11 who stops a mover chooses any colour among the tokens, ready or used', () => {
    const state = drawnState({
      models: [
        { player: 0, tokens: 'y' },
        { player: 1, tokens: 'g- y' },
      ],
    });
    const table = new Table(
      state,
      frameOf(contest, {
        purpose: 'rival',
        acting: { model: 0, colour: 'yellow', token: 0, skill: 'reflexes', bonuses: [] },
        against: [{ model: 1, skill: 'reflexes', bonuses: [] }],
      }),
    );
    expect(table.waiting).toBe('b contest');
    expect(table.legal()).toHaveLength(2);
  });
});

const VEST = { id: 'vest', armor: 2 };

describe('armor', () => {
  it('CZ-ARMOR-01 CZ-ARMOR-03 armor gear may take the place of the skill against ranged and melee attacks', () => {
    for (const action of ['shoot', 'strike']) {
      const table = opposed(action, { tokens: 'y', skills: { reflexes: 1, melee: 1 }, gear: [VEST] });
      expect(table.legal()).toEqual([
        { kind: 'oppose', token: 0 },
        { kind: 'oppose', token: 0, armor: 0 },
      ]);
      table.play({ kind: 'oppose', token: 0, armor: 0 }, 7, 6);
      expect(last(table)).toMatchObject({ armor: 0, bonuses: [{ why: 'armor', by: 2 }] });
    }
  });

  it('CZ-RULE-60 Defense is not added to it', () => {
    const boots = { id: 'boots', gifts: [{ give: 'defense', by: 2 }] };
    const table = opposed('shoot', { tokens: 'y', skills: { reflexes: 1 }, gear: [VEST, boots] });
    table.play({ kind: 'oppose', token: 0, armor: 0 }, 7, 6);
    expect(last(table)).toMatchObject({ bonuses: [{ why: 'armor', by: 2 }] });
  });

  it('CZ-ARMOR-02 CZ-RULE-60 it is no help against a Tech attack or what is no attack', () => {
    expect(opposed('zap', { tokens: 'y y-', gear: [VEST] }).refusal({ kind: 'oppose', token: 0, armor: 0 })).toBe(
      'CZ-ARMOR-02 armor-does-not-help',
    );
    expect(opposed('scare', { tokens: 'y y-', gear: [VEST] }).refusal({ kind: 'oppose', token: 0, armor: 0 })).toBe(
      'CZ-ARMOR-02 armor-does-not-help',
    );
    expect(opposed('scare', { tokens: 'y y-', gear: [VEST] }).legal()).toHaveLength(2);
  });

  it('CZ-ARMOR-04 CZ-ARMOR-10 one source of armor is used, printed or worn, never two together', () => {
    const table = opposed('shoot', { tokens: 'y', armor: 1, gear: [VEST, { id: 'helmet', armor: 3 }] });
    expect(table.legal()).toEqual([
      { kind: 'oppose', token: 0 },
      { kind: 'oppose', token: 0, armor: -1 },
      { kind: 'oppose', token: 0, armor: 0 },
      { kind: 'oppose', token: 0, armor: 1 },
    ]);
    expect(last(table.play({ kind: 'oppose', token: 0, armor: 1 }, 7, 6)).bonuses).toEqual([{ why: 'armor', by: 3 }]);
  });

  it('CZ-ARMOR-07 CZ-EX-25 armor on the card is used in the same way: YELLOW + 2 instead of YELLOW + skill', () => {
    const table = opposed('shoot', { tokens: 'y y-', armor: 2, skills: { reflexes: 1 } });
    expect(totalOf(last(table.play({ kind: 'oppose', token: 0, armor: -1 }, 7, 5)))).toBe(7);
  });

  it('CZ-ARMOR-03 CZ-EXHAUST-02 a card that is no armor is none, and one that lies face down does not help', () => {
    const gear = [{ id: 'knife' }, { ...VEST, isExhausted: true }];
    const table = opposed('shoot', { tokens: 'y y-', gear });
    expect(table.refusal({ kind: 'oppose', token: 0, armor: 0 })).toBe('CZ-ARMOR-03 no-such-armor');
    expect(table.refusal({ kind: 'oppose', token: 0, armor: 1 })).toBe('CZ-EXHAUST-02 armor-is-exhausted');
    expect(table.refusal({ kind: 'oppose', token: 0, armor: 2 })).toBe('CZ-ARMOR-03 no-such-armor');
    expect(table.refusal({ kind: 'oppose', token: 0, armor: -1 })).toBe('CZ-ARMOR-03 no-such-armor');
  });

  it('CZ-KW-30 Pierce takes its number from the armor', () => {
    const table = opposed('pierce-1', { tokens: 'y', gear: [VEST] });
    expect(last(table.play({ kind: 'oppose', token: 0, armor: 0 }, 7, 6)).bonuses).toEqual([{ why: 'armor', by: 1 }]);
  });

  it('CZ-KW-31 armor that Pierce brings to 0 cannot be used', () => {
    expect(opposed('pierce-2', { tokens: 'y y-', gear: [VEST] }).refusal({ kind: 'oppose', token: 0, armor: 0 })).toBe(
      'CZ-KW-31 armor-pierced',
    );
    const printed = opposed('pierce-2', { tokens: 'y y-', armor: 2 });
    expect(printed.refusal({ kind: 'oppose', token: 0, armor: -1 })).toBe('CZ-KW-31 armor-pierced');
  });

  it('CZ-RULE-60 what evades a blast, or stops a mover, wears no armor', () => {
    const state = drawnState({ models: [SHOOTER, { player: 1, tokens: 'y y-', gear: [VEST] }] });
    const table = new Table(
      state,
      frameOf(contest, {
        purpose: 'evade',
        action: 'shoot',
        acting: { model: 0, colour: 'green', token: 0, skill: 'ranged', bonuses: [] },
        against: [{ model: 1, skill: 'reflexes', bonuses: [] }],
      }),
    );
    expect(table.refusal({ kind: 'oppose', token: 0, armor: 0 })).toBe('CZ-ARMOR-02 armor-does-not-help');
  });
});

describe('a roll that lies already', () => {
  it('CZ-RULE-64 is opposed again without a new die and without Luck on it', () => {
    const given: Roller = {
      model: 0,
      player: 0,
      token: 0,
      bonuses: [{ why: 'ranged', by: 1 }],
      die: { colour: 'green', face: 9, isRerolled: false },
    };
    const table = new Table(
      drawnState({ models: [SHOOTER, { player: 1, kind: 'gonk' }], players: [{ luck: 1 }, { luck: 0 }] }),
      frameOf(contest, {
        purpose: 'evade',
        acting: { model: 0, colour: 'green', token: 0, bonuses: [] },
        given,
        against: [{ model: 1, skill: 'reflexes', bonuses: [] }],
      }),
      [4],
    );
    expect(table.over().state.contest?.acting.die.face).toBe(9);
  });
});
