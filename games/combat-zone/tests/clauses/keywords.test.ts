/** Skills by what they are used for, and keywords of crits and wounds. CZ-SKILL-03 to 08, CZ-KW-02, 20, 21, 23, CZ-CRIT-08, CZ-GAME-16, CZ-RULE-16, 100. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import type { ActionCard, GearCard } from '../../content/types.ts';
import { keywordsOf, skillOf } from '../../rules/abilities/skills.ts';
import { BASIC_ACTIONS } from '../../rules/actions/basic.ts';
import { attack as shooting } from '../../rules/attacks/attack.ts';
import { opposingSkill, oppositionTo } from '../../rules/contest/against.ts';
import { SKILLS, type Skill } from '../../rules/lists.ts';
import { activation } from '../../rules/turn/activation.ts';
import { type DrawnGear, type DrawnModel, type DrawnState, drawnAction, drawnState, Table } from '../kit.ts';

const active = (models: readonly DrawnModel[], more: Partial<DrawnState> = {}): Table =>
  new Table(drawnState({ models, active: 0, ...more }), frameOf(activation, { model: 0, hasActed: false }));
const card = (id: string): GearCard & DrawnGear => CARDS.gear[id] as GearCard;
const basic = (id: string): ActionCard => BASIC_ACTIONS[`basic/${id}`] as ActionCard;

const attack = (keywords: ActionCard['keywords'], skill: Skill = 'melee'): ActionCard =>
  drawnAction({ id: 'test/attack', skill, bands: ['red'], aim: 'rival', isAttack: true, keywords });

/** One attack of a GREEN token on somebody with four YELLOW ones; its tokens afterwards. */
function hit(
  keywords: ActionCard['keywords'],
  dice: readonly [number, number],
  more: Partial<DrawnState> = {},
): string {
  const models: DrawnModel[] = [
    { at: [5, 5], tokens: 'g', actions: [attack(keywords)] },
    { at: [5, 7.5], tokens: 'y- y- y- y-' },
  ];
  const table = active(models, more).play({ kind: 'act', action: 'test/attack', token: 0, target: 1 }, ...dice);
  return table.tokens(1);
}

/** What a rival opposes an action of the skill with. */
function opposedBy(skill: Skill): unknown {
  const state = drawnState({ models: [{}, {}] });
  const action = drawnAction({ id: 'test/act', skill, bands: ['red'], aim: 'rival' });
  const against = oppositionTo(state, 0, action, { target: 1, bonuses: [] });
  return against === 'obstacle' ? against : against.skill;
}

describe('what skills are for', () => {
  it('CZ-SKILL-03 Reflexes: moves, thrown things; opposes Ranged and Reflexes', () => {
    expect(basic('move').skill).toBe('reflexes');
    expect(card('frag-grenade').actions[0]?.skill).toBe('reflexes');
    expect([opposedBy('ranged'), opposedBy('reflexes')]).toEqual(['reflexes', 'reflexes']);
  });

  it('CZ-SKILL-04 Ranged: attacks from a distance, and never opposes', () => {
    expect(basic('ranged').skill).toBe('ranged');
    expect(SKILLS.map(opposingSkill)).not.toContain('ranged');
  });

  it('CZ-SKILL-05 Melee: close combat; opposes Melee', () => {
    expect(basic('melee').skill).toBe('melee');
    expect(card('katana').actions[0]?.skill).toBe('melee');
    expect(opposedBy('melee')).toBe('melee');
  });

  it('CZ-SKILL-06 Med: healing; opposes Med', () => {
    expect(basic('triage').skill).toBe('med');
    expect(opposedBy('med')).toBe('med');
  });

  it('CZ-SKILL-07 Tech: netrunning and machines; opposes Tech', () => {
    for (const { launch } of Object.values(CARDS.programs)) expect(launch.skill).toBe('tech');
    expect(basic('firewall').skill).toBe('tech');
    expect(opposedBy('tech')).toBe('tech');
  });

  it('CZ-SKILL-08 Influence: commands; opposes Influence', () => {
    expect(basic('command').skill).toBe('influence');
    expect(opposedBy('influence')).toBe('influence');
  });
});

describe('keywords', () => {
  it('CZ-KW-02 a card gives the number: Pierce 2 takes 2 from armor, Pierce 1 takes 1; the greatest counts', () => {
    const blade = (x: number): DrawnModel => ({ at: [5, 5], tokens: 'g', actions: [attack({ pierce: x })] });
    const armored: DrawnModel = { at: [5, 7.5], tokens: 'y-', armor: 3 };
    const value = (x: number) => {
      const table = active([blade(x), armored]).play({ kind: 'act', action: 'test/attack', token: 0, target: 1 });
      table.play({ kind: 'oppose', token: 0, armor: -1 }, 2, 4);
      const said = table.events.find(({ name }) => name === 'combat-zone/declared')?.data as
        | { contest: { opposing: { bonuses: { by: number }[] }[] } }
        | undefined;
      return said?.contest.opposing[0]?.bonuses[0]?.by;
    };
    expect([value(1), value(2)]).toEqual([2, 1]);
    const shot = { ...basic('ranged'), keywords: { stun: 1 } };
    expect(keywordsOf(drawnState({ models: [{ gear: [card('loot-gel-rounds')] }] }), 0, shot).stun).toBe(2);
  });

  it('CZ-KW-20 CZ-CRIT-08 an effect on crits works only if the roll is a crit and the action succeeds', () => {
    const throwing = CARDS.profiles.intimidator?.actions[0] as ActionCard;
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g', actions: [throwing] },
      { at: [5, 7.5], tokens: 'y- y-' },
    ];
    const end = (...dice: number[]) => {
      const table = active(models).play({ kind: 'act', action: throwing.id, token: 0, target: 1 }, ...dice);
      return table.model(1).y;
    };
    expect(end(11, 2)).toBe(10_500);
    expect(end(12, 2)).toBe(14_500);
    expect(end(12, 8)).toBe(7500);
  });

  it('CZ-KW-21 Deadly Crits: one more wound on a crit', () => {
    expect(hit({ 'deadly-crits': 1 }, [11, 2])).toBe('y*- y- y- y-');
    expect(hit({ 'deadly-crits': 1 }, [12, 2])).toBe('y*- y*- y- y-');
  });

  it('CZ-KW-23 Deadly: one more wound, two in all', () => {
    expect(hit({ deadly: 1 }, [11, 2])).toBe('y*- y*- y- y-');
    expect(hit({}, [11, 2])).toBe('y*- y- y- y-');
  });

  it('CZ-RULE-100 Deadly and Deadly Crits add up, unless the table has it otherwise', () => {
    const both = { deadly: 1, 'deadly-crits': 1 };
    expect(hit(both, [12, 2])).toBe('y*- y*- y*- y-');
    expect(hit(both, [12, 2], { options: { deadlyAndDeadlyCrits: 'do-not-add-up' } })).toBe('y*- y*- y- y-');
  });
});

describe('Heal and Refresh of an action', () => {
  const aided = (keywords: ActionCard['keywords'], own: string, other: string): Table => {
    const aid = drawnAction({ id: 'test/aid', bands: ['red'], aim: 'other-friend', keywords });
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: own, actions: [aid] },
      { at: [5, 8], tokens: other, player: 0 },
    ];
    return active(models).play({ kind: 'act', action: 'test/aid', token: 0, target: 1 });
  };

  it('CZ-KW-27 Heal [X] heals X wounds of the one who is treated', () => {
    expect(aided({ heal: 2 }, 'g y*', 'g* y*').tokens(1)).toBe('g y');
    expect(aided({ heal: 2 }, 'g y*', 'g* y*').tokens(0)).toBe('g- y*');
  });

  it('CZ-RULE-69 Refresh works on the acting model, and the token that paid may be one of them', () => {
    const table = aided({ refresh: 1 }, 'g y-', 'y-');
    expect(table.waiting).toBe('a refresh');
    table.play({ kind: 'token', token: 0 });
    expect([table.tokens(0), table.tokens(1)]).toEqual(['g y-', 'y-']);
  });

  it('CZ-KW-33 CZ-RULE-69 Refresh of a torrent works once, however many are hit, and not at all if nobody is', () => {
    const keywords = { torrent: 1, refresh: 1 };
    const spray = drawnAction({ id: 'test/spray', skill: 'ranged', bands: ['red', 'yellow'], aim: 'rival', keywords });
    const refreshed = (...dice: number[]) => {
      const models: DrawnModel[] = [
        { at: [5, 5], tokens: 'g- g- g-', actions: [{ ...spray, isAttack: true }] },
        { at: [5, 9], tokens: 'y-' },
        { at: [5, 11.5], tokens: 'y-' },
      ];
      const memory = { model: 0, token: 0, colour: 'green', action: 'test/spray', target: 1 } as const;
      return new Table(drawnState({ models }), frameOf(shooting, memory), dice).playOut().tokens(0);
    };
    expect(refreshed(9, 5, 5)).toBe('g g- g-');
    expect(refreshed(6, 7, 5)).toBe('g g- g-');
    expect(refreshed(5, 7, 7)).toBe('g- g- g-');
  });
});

describe('whose text counts', () => {
  it('CZ-GAME-16 what says character does nothing to a gonk; what says model does', () => {
    const tyger = { ...CARDS.programs['program-leaping-tyger'], id: 'program-leaping-tyger', isRunning: true };
    const witness = { ...CARDS.programs['program-witness-me'], id: 'program-witness-me', isRunning: true };
    const models: DrawnModel[] = [
      { at: [5, 5], player: 0, installed: [tyger, witness] },
      { at: [5, 8], player: 0 },
      { at: [8, 5], player: 0, kind: 'gonk' },
    ];
    const state = drawnState({ models });
    const total = (model: number, skill: Skill) =>
      skillOf(state, model, skill, { isOpposing: false }).reduce((sum, { by }) => sum + by, 0);
    expect([total(1, 'reflexes'), total(2, 'reflexes')]).toEqual([2, 0]);
    expect([total(1, 'melee'), total(2, 'melee')]).toEqual([1, 1]);
  });

  it('CZ-RULE-16 the card comes before the rules: a card ignores what the keyword demands', () => {
    const rage = CARDS.profiles.berserker?.gifts ?? [];
    const state = drawnState({ models: [{ gifts: rage }], active: 0 });
    expect(keywordsOf(state, 0, basic('melee')).accurate).toBe(1);
    expect(keywordsOf({ ...state, taken: ['basic/move'] }, 0, basic('melee')).accurate).toBeUndefined();
    expect(keywordsOf({ ...state, active: -1 }, 0, basic('melee')).accurate).toBeUndefined();
  });
});
