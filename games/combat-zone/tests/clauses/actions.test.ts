import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { BASIC_ACTIONS } from '../../rules/actions/basic.ts';
import { activeTable, block, type DrawnModel, type DrawnProgram, drawnAction } from '../kit.ts';
import { act, active, FAR, FOCUS, OWN } from './own-actions.ts';

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

  it('CZ-ACTION-14 CZ-COVER-01 what obscures the path helps a rival against an action that is no attack, too', () => {
    const scare = drawnAction({
      id: 'scare',
      skill: 'influence',
      bands: ['yellow'],
      aim: 'rival',
      keywords: { stun: 1 },
    });
    const table = activeTable({
      pieces: [block('fence', [6, 2, 6.5, 4])],
      models: [
        { at: [3, 3], tokens: 'g', actions: [scare] },
        { at: [10, 3], tokens: 'y', skills: { influence: 1 } },
      ],
    }).play(act('scare', 0, 1), 9, 7); // 9 against 7 + 1 + 1: a tie
    expect(table.tokens(1)).toBe('y');
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: {
        opposing: [
          {
            bonuses: [
              { why: 'influence', by: 1 },
              { why: 'obstacle-in-the-path', by: 1 },
            ],
          },
        ],
      },
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

  it('CZ-BASIC-08 CZ-OPPOSE-04 the other model is a friend, the partner’s too: a rival would oppose it with its own die', () => {
    const rival = active({ tokens: 'g y' }, { player: 1, at: [5, 3], tokens: 'g* y*' });
    expect(rival.refusal(act('basic/triage', 0, 1))).toBe('CZ-ACTION-06 aims-at-other-friend');
    const partner = activeTable({
      players: [{ side: 0 }, { side: 1 }, { side: 0 }, { side: 1 }],
      models: [
        { at: [3, 3], tokens: 'g y' },
        { player: 2, at: [5, 3], tokens: 'g* y*' },
        { player: 1, at: [20, 28] },
      ],
    });
    expect(partner.refusal(act('basic/triage', 0, 1))).toBe('fine');
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
      'CZ-BASIC-13 only-for-characters',
    );
  });

  it('CZ-DRONE-05 CZ-OUT-05 CZ-HEAL-05 whether somebody is a target at all comes before what is asked of it', () => {
    const table = active(
      { tokens: 'g y', installed: [CARDS.programs['program-spark-drone'] as DrawnProgram] },
      { player: 0, kind: 'drone', card: 'program-spark-drone', tokens: '', at: [5, 3] },
      { player: 0, place: 'out', tokens: 'y* y', at: [3, 5] },
      { player: 1, tokens: 'y* y', at: [3, 6] },
    );
    for (const id of ['basic/triage', 'basic/firewall', 'basic/command']) {
      expect(table.refusal(act(id, 0, 1)), id).toBe('CZ-DRONE-05 drones-are-immune');
      expect(table.refusal(act(id, 0, 2)), id).toBe('CZ-OUT-05 not-on-the-table');
    }
    expect(table.refusal(act('basic/triage', 0, 3))).toBe('CZ-ACTION-06 aims-at-other-friend');
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
