/** What cards give and do: gifts, reflexes, boosts, cards that are used. CZ-GEAR-05, 06, CZ-CARD-02 to 09, CZ-SKILL-*, CZ-EXHAUST-*, CZ-LUCK-04. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import type { ActionCard, GearCard } from '../../content/types.ts';
import { actionsOf, armorsOf, countsAs, isCyberCharacter, keywordsOf, skillOf } from '../../rules/abilities/skills.ts';
import { BASIC_ACTIONS } from '../../rules/actions/basic.ts';
import type { Skill } from '../../rules/lists.ts';
import { activation } from '../../rules/turn/activation.ts';
import type { CombatZoneState } from '../../rules/types.ts';
import { suffer } from '../../rules/wounds/suffer.ts';
import { activeTable, controlTable, type DrawnGear, type DrawnModel, drawnAction, drawnState, Table } from '../kit.ts';

/** One of the cards that we ship. */
const card = (id: string): GearCard & DrawnGear => CARDS.gear[id] as GearCard;
const printed = (id: string) => {
  const { gifts, reflexes, actions, skills, armor } = CARDS.profiles[id] ?? {};
  return { gifts, reflexes, actions, skills, armor } as object;
};
const basic = (id: string): ActionCard => BASIC_ACTIONS[`basic/${id}`] as ActionCard;
const sum = (state: CombatZoneState, model: number, skill: Skill, isOpposing = false, action?: ActionCard): number =>
  skillOf(state, model, skill, { isOpposing, action }).reduce((all, { by }) => all + by, 0);

/** The first model is in the middle of its activation. */
const active = (models: readonly DrawnModel[], dice: readonly number[] = []): Table =>
  new Table(drawnState({ models, active: 0 }), frameOf(activation, { model: 0, hasActed: false }), dice);

describe('skills', () => {
  it('CZ-SKILL-02 the value of the skill is added, with what gear adds to it, each with its reason', () => {
    const state = drawnState({ models: [{ skills: { melee: 2 }, gear: [card('loot-utility-blade')] }] });
    expect(skillOf(state, 0, 'melee', { isOpposing: false })).toEqual([
      { why: 'melee', by: 2 },
      { why: 'loot-utility-blade', by: 1 },
    ]);
  });

  it('CZ-UNSKILLED-01 a skill that is missing counts as 0', () => {
    expect(sum(drawnState({ models: [{ skills: { melee: 2 } }] }), 0, 'med')).toBe(0);
  });

  it('CZ-KW-24 Defense adds to the named skill when opposing', () => {
    const state = drawnState({ models: [{ skills: { med: 1, tech: 1 }, gear: [card('med-scanner')] }] });
    expect(sum(state, 0, 'med', true)).toBe(2);
    expect(sum(state, 0, 'tech', true)).toBe(1);
  });

  it('CZ-KW-25 Defense adds nothing to own actions', () => {
    const state = drawnState({ models: [{ skills: { med: 1 }, gear: [card('med-scanner')] }] });
    expect(sum(state, 0, 'med', false)).toBe(1);
  });

  it('CZ-KW-48 Unwieldy drops the skill, and a card may ignore that for gear', () => {
    const launcher = card('grenade-launcher');
    const fire = launcher.actions[0] as ActionCard;
    const plain = drawnState({ models: [{ skills: { ranged: 2 }, gear: [launcher] }] });
    expect(sum(plain, 0, 'ranged', false, fire)).toBe(0);
    expect(sum(plain, 0, 'ranged', false, basic('ranged'))).toBe(2);
    const crusher = drawnState({ models: [{ ...printed('crusher'), gear: [launcher] }] });
    expect(sum(crusher, 0, 'ranged', false, fire)).toBe(2);
  });

  it('CZ-VULN-01 all skills of a Vulnerable model but Tech count as 0; CZ-RULE-78 Defense comes after that', () => {
    const running = { ...CARDS.programs['program-ping'], id: 'program-ping', isRunning: true };
    const models = [{ skills: { reflexes: 2, tech: 2 }, keywords: ['netrunner' as const], installed: [running] }];
    const state = drawnState({ models: models.map((model) => ({ ...model, gear: [card('reflex-boosters')] })) });
    expect(sum(state, 0, 'tech')).toBe(2);
    expect(sum(state, 0, 'reflexes')).toBe(0);
    expect(sum(state, 0, 'reflexes', true, basic('ranged'))).toBe(1);
  });

  it('CZ-VULN-02 only as long as the program runs', () => {
    const loaded = { ...CARDS.programs['program-ping'], id: 'program-ping', isRunning: false };
    const state = drawnState({ models: [{ skills: { reflexes: 2 }, installed: [loaded] }] });
    expect(sum(state, 0, 'reflexes')).toBe(2);
  });
});

describe('gear', () => {
  it('CZ-GEAR-05 a character with Cybergear is a Cyber-character', () => {
    const state = drawnState({ models: [{ gear: [card('cyber-legs')] }, { gear: [card('katana')] }] });
    expect([0, 1].map((model) => isCyberCharacter(state, model))).toEqual([true, false]);
  });

  it('CZ-GEAR-06 gear gives its bearer actions and abilities', () => {
    const state = drawnState({ models: [{ gear: [card('katana'), card('tanto'), card('cyberdeck')] }, {}] });
    expect(actionsOf(state, 0).map(({ id }) => id)).toEqual(['katana/strike']);
    expect(keywordsOf(state, 0, basic('melee')).accurate).toBe(1);
    expect(keywordsOf(state, 0, basic('ranged')).accurate).toBeUndefined();
    expect(countsAs(state, 0, 'netrunner')).toBe(true);
    expect(actionsOf(state, 1)).toEqual([]);
  });

  it('CZ-EXHAUST-02 an exhausted card has no text: no action, no gift, no armor', () => {
    const gear = ['katana', 'tanto', 'metalgear'].map((id) => ({ ...card(id), isExhausted: true }));
    const state = drawnState({ models: [{ gear }] });
    expect(actionsOf(state, 0)).toEqual([]);
    expect(keywordsOf(state, 0, basic('melee'))).toEqual({});
    expect(armorsOf(state, 0)).toEqual([]);
    const beside = drawnState({ models: [{ gear: [{ ...card('tanto'), isExhausted: true }, card('metalgear')] }] });
    const { accurate, 'deadly-crits': deadly } = keywordsOf(beside, 0, basic('melee'));
    expect([accurate, deadly]).toEqual([undefined, 1]);
  });

  it('CZ-EXHAUST-01 a card that is exhausted as a price lies face down: the Mimic Kimono turns a fumble into a crit', () => {
    const models = [
      { at: [5, 5] as const, player: 0, tokens: 'g y', gear: [card('mimic-kimono')] },
      { at: [6, 7] as const, player: 0, tokens: 'y*-' },
      { at: [5, 15] as const },
    ];
    const triage = { kind: 'act', action: 'basic/command', token: 0, target: 1 };
    const table = active([models[0] ?? {}, { ...models[1], tokens: 'y' }, models[2] ?? {}]).play(triage);
    expect(table.waiting).toBe('a reflex');
    table.play({ kind: 'yes' }, 1, 9);
    expect(table.model(0).carried).toMatchObject([{ card: 'mimic-kimono', isExhausted: true }]);
    expect(table.model(0).boosts).toEqual([]);
    expect(table.story).toContain('commanded');
  });

  it('CZ-EXHAUST-03 it is turned up when the team is inspired', () => {
    const gear = [{ ...card('adrenal-pumps'), isExhausted: true }];
    const table = controlTable({ models: [{ at: [5, 5], tokens: 'y- y', gear }, { at: [20, 25] }] });
    table.play({ kind: 'inspire' });
    expect(table.model(0).carried).toMatchObject([{ isExhausted: false }]);
  });

  it('CZ-CARD-09 a keyword does nothing of its own: Drug and Food are only names', () => {
    const state = drawnState({ models: [{ skills: { melee: 1 }, gear: [{ id: 'bar', keywords: ['food', 'drug'] }] }] });
    expect(keywordsOf(state, 0, basic('melee'))).toEqual({});
    expect(sum(state, 0, 'melee')).toBe(1);
  });
});

describe('gifts of our cards', () => {
  it('CZ-CARD-03 a special rule is for the model on whose card it stands, unless it says otherwise', () => {
    const witness = { ...CARDS.programs['program-witness-me'], id: 'program-witness-me', isRunning: true };
    const models = [
      { at: [5, 5] as const, player: 0, installed: [witness], gear: [card('tanto')] },
      { at: [5, 8] as const, player: 0, skills: { melee: 1 } },
      { at: [5, 14] as const, player: 0, skills: { melee: 1 } },
      { at: [5, 2] as const, player: 1, skills: { melee: 1 } },
    ];
    const state = drawnState({ models });
    expect(models.map((_, i) => sum(state, i, 'melee'))).toEqual([0, 2, 1, 1]);
    expect(models.map((_, i) => keywordsOf(state, i, basic('melee'))['deadly-crits'])).toEqual([
      undefined,
      1,
      undefined,
      undefined,
    ]);
    expect(models.map((_, i) => keywordsOf(state, i, basic('melee')).accurate)).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('CZ-CARD-09 cards refer to keywords: a Silencer silences basic shots and pistols, not a rifle', () => {
    const gear = [card('silencer'), card('heavy-pistol'), card('assault-rifle')];
    const state = drawnState({ models: [{ gear }] });
    expect(keywordsOf(state, 0, basic('ranged')).silent).toBe(1);
    expect(actionsOf(state, 0).map((action) => [action.id, keywordsOf(state, 0, action).silent])).toEqual([
      ['heavy-pistol/fire', 1],
      ['assault-rifle/burst', undefined],
      ['assault-rifle/aimed', undefined],
    ]);
  });

  it('Bravado needs a visible friend', () => {
    const ripper = { ...printed('ripper'), at: [5, 5] as const };
    const friend = { at: [5, 12] as const, player: 0 };
    expect(sum(drawnState({ models: [ripper, friend] }), 0, 'melee')).toBe(3);
    expect(sum(drawnState({ models: [ripper, { ...friend, player: 1 }] }), 0, 'melee')).toBe(2);
  });

  it('Focused needs that no rival is within YELLOW', () => {
    const sniper = { ...printed('ronin-sniper'), at: [5, 5] as const };
    const accurate = (y: number) =>
      keywordsOf(drawnState({ models: [sniper, { at: [5, y] }] }), 0, basic('ranged')).accurate;
    expect([accurate(12), accurate(14)]).toEqual([undefined, 1]);
  });

  it('Glow Sticks make ranged attacks on friends near their bearer Unwieldy', () => {
    const models = [
      { at: [5, 5] as const, skills: { ranged: 2 } },
      { at: [5, 15] as const, gear: [card('loot-glow-sticks')] },
      { at: [7, 15] as const },
      { at: [15, 15] as const },
    ];
    const state = drawnState({ models });
    expect([1, 2, 3].map((target) => keywordsOf(state, 0, basic('ranged'), target).unwieldy)).toEqual([
      undefined,
      1,
      undefined,
    ]);
  });
});

describe('reflexes', () => {
  const wound = (models: Parameters<typeof drawnState>[0]['models'], dice: number[] = []) =>
    new Table(drawnState({ models }), frameOf(suffer, { model: 1, wounds: 1, token: 0, by: 0, isAttack: true }), dice);

  it('CZ-EX-32 a Holo Projector is discarded to ignore all wounds of an attack', () => {
    const table = wound([{}, { gear: [card('loot-holo-projector')] }]);
    expect(table.waiting).toBe('b reflex');
    table.play({ kind: 'yes' }).over();
    expect(table.tokens(1)).toBe('y y');
    expect(table.model(1).carried).toEqual([]);
    expect(table.state.loot.discard).toEqual(['loot-holo-projector']);
    expect(table.state.answers).toEqual([]);
  });

  it('CZ-LOOT-09 a loot card may be kept for later', () => {
    const table = wound([{}, { gear: [card('loot-holo-projector')] }]).play({ kind: 'no' });
    expect(table.tokens(1)).toBe('y* y');
    expect(table.model(1).carried).toHaveLength(1);
  });

  it('a Pain Editor cancels a wound on a crit of a RED die, and only then', () => {
    expect(wound([{}, { gear: [card('pain-editor')] }], [6]).tokens(1)).toBe('y y');
    expect(wound([{}, { gear: [card('pain-editor')] }], [5]).tokens(1)).toBe('y* y');
  });

  it('a Comic Stash is lost on a wound', () => {
    expect(wound([{}, { gear: [card('loot-comic-stash')] }]).model(1).carried).toEqual([]);
  });

  it('Inspiring: a wound dealt in a brawl refreshes a token of every other visible friendly character', () => {
    const models = (y: number) => [
      { ...printed('warlord'), at: [5, 5] as const, tokens: 'g y- y' },
      { at: [5, y] as const, tokens: 'y y' },
      { at: [8, 5] as const, player: 0, tokens: 'y- y-' },
    ];
    const near = wound(models(6.5));
    expect(near.tokens(2)).toBe('y y-');
    expect(near.tokens(0)).toBe('g y- y');
    expect(wound(models(9)).tokens(2)).toBe('y- y-');
  });

  it('Company Man: each Inspire of a rival refreshes a token', () => {
    const company = { ...printed('wakagashira'), tokens: 'g- y- y' };
    const table = controlTable({ models: [{ tokens: 'y- y' }, company] });
    table.play({ kind: 'inspire' }).play({ kind: 'token', token: 0 });
    expect(table.tokens(1)).toBe('g y- y');
  });

  it('an Airhypo heals in the own Inspire and is gone', () => {
    const table = controlTable({ models: [{ tokens: 'y-* y', gear: [card('airhypo')] }, {}] });
    table.play({ kind: 'inspire' }).play({ kind: 'yes' });
    expect(table.tokens(0)).toBe('y y');
    expect(table.model(0).carried).toEqual([]);
  });

  it('a virus passes to the rival in the brawl', () => {
    const virus = card('virus-infested-cyberware');
    const table = wound([{ at: [5, 5] }, { at: [5, 6.5], gear: [virus] }]);
    expect(table.model(0).carried).toMatchObject([{ card: virus.id }]);
    expect(table.model(1).carried).toEqual([]);
    expect(wound([{ at: [5, 5] }, { at: [5, 9], gear: [virus] }]).model(1).carried).toHaveLength(1);
  });
});

describe('cards that are used', () => {
  it('CZ-CARD-04 what is no action needs no token, and is used in the own activation only', () => {
    const table = active([{ at: [5, 5], tokens: 'y-* y', gear: [card('loot-med-patch')] }, { at: [5, 15] }]);
    expect(table.refusal({ kind: 'use', card: 1 })).toBe('CZ-CARD-04 no-use');
    table.play({ kind: 'use', card: 0 });
    expect(table.tokens(0)).toBe('y- y');
    expect(table.model(0).carried).toEqual([]);
    expect(table.refusal({ kind: 'end' })).toBe('CZ-RULE-41 nothing-done-yet');
  });

  it('what is used at the start of an activation is refused after its first action', () => {
    const gear = [card('loot-protein-bar')];
    const shot = { kind: 'act', action: 'basic/ranged', token: 1, target: 1 };
    const models = [
      { at: [5, 5] as const, tokens: 'y- y y', gear },
      { at: [5, 15] as const, tokens: 'y' },
    ];
    const late = active(models).play(shot, 1, 5);
    expect(late.refusal({ kind: 'use', card: 0 })).toBe('CZ-CARD-04 only-before-the-first-action');
    const early = active(models).play({ kind: 'use', card: 0 });
    expect(early.tokens(0)).toBe('y y y');
  });

  it('Dum Dum Rounds make the next ranged attack Deadly, and no other', () => {
    const models = [
      { at: [5, 5] as const, tokens: 'y y', gear: [card('loot-dum-dum-rounds')] },
      { at: [5, 15] as const, tokens: 'g g g g' },
    ];
    const table = active(models).play({ kind: 'use', card: 0 });
    expect(keywordsOf(table.state, 0, basic('ranged')).deadly).toBe(1);
    expect(keywordsOf(table.state, 0, basic('melee')).deadly).toBeUndefined();
    table.play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 1, 5);
    expect(keywordsOf(table.state, 0, basic('ranged')).deadly).toBeUndefined();
  });

  it('a Silverhand Bobble adds 2 to a roll that lies on the table', () => {
    const models = [
      { at: [5, 5] as const, tokens: 'y y', gear: [card('loot-silverhand-bobble')] },
      { at: [5, 15] as const, tokens: 'y y' },
    ];
    const table = active(models).play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 4, 5);
    expect(table.waiting).toBe('a luck');
    table.play({ kind: 'card', model: 0, card: 0 });
    expect(table.tokens(1)).toBe('y* y');
  });

  it('CZ-LUCK-04 a Gang Trophy gives a Luck token', () => {
    const table = active([{ at: [5, 5], gear: [card('loot-gang-trophy')] }, { at: [5, 15] }]).play({
      kind: 'use',
      card: 0,
    });
    expect(table.luck()).toEqual([1, 0]);
  });

  it('CZ-GAME-11 a taunt binds nobody who could only attack somebody else', () => {
    const blast = drawnAction({
      id: 'blast/launch',
      skill: 'tech',
      bands: ['red', 'yellow'],
      aim: 'rival',
      isAttack: true,
    });
    const runner = {
      at: [5, 15] as const,
      keywords: ['netrunner'] as const,
      tokens: 'g',
      installed: [{ id: 'blast', launch: blast }],
      boosts: [{ gift: { give: 'taunted', by: 1 }, until: 'activation' as const }],
    };
    const table = activeTable({
      models: [runner, { at: [20, 29], player: 1 }, { at: [5, 18], player: 1 }],
    });
    expect(table.refusal({ kind: 'launch', program: 0, target: 2 })).toBe('fine');
    expect(table.refusal({ kind: 'move', token: 0, way: [] })).toBe('fine');
    expect(table.legal().length).toBeGreaterThan(1);
  });
});
