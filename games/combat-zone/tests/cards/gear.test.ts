/** What gear does, each card at the moment that it is for. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../../content/types.ts';
import { keywordsOf } from '../../rules/abilities/skills.ts';
import { BASIC_ACTIONS } from '../../rules/actions/basic.ts';
import { wholeGame } from '../../rules/setup/sequence.ts';
import { coverOn } from '../../rules/targeting/path.ts';
import { block, controlTable, type DrawnModel, drawnState, Table } from '../kit.ts';
import { active, card, cut } from './kit.ts';

const basic = (id: string): ActionCard => BASIC_ACTIONS[`basic/${id}`] as ActionCard;
const act = (action: string, target?: number, token = 0) => ({
  kind: 'act',
  action,
  token,
  ...(target === undefined ? {} : { target }),
});
const foe: DrawnModel = { at: [5, 7.5], tokens: 'y-' };

describe('weapons', () => {
  it('CZ-CARD-02 Bio-Toxin Shiv: the target chooses a weaker token for good, or Stun 2', () => {
    const models = [
      { at: [5, 5] as const, tokens: 'g', gear: [card('bio-toxin-shiv')] },
      { at: [5, 7.5] as const, tokens: 'g y- y' },
    ];
    const hit = (tokens = 'g y- y') =>
      active([models[0] as DrawnModel, { ...models[1], tokens }])
        .play(act('bio-toxin-shiv/strike', 1))
        .oppose(1, 11, 2);
    expect(hit().waiting).toBe('b choose-option');
    const weak = hit().play({ kind: 'option', option: 0 });
    expect(weak.tokens(1)).toBe('y y*- y');
    expect(hit().play({ kind: 'option', option: 1 }).tokens(1)).toBe('g- y*- y-');
    expect(hit('y y- r').tokens(1)).toBe('y- y*- r-'); // without a GREEN token there is no choice
    const which = hit('g y- g-').play({ kind: 'option', option: 0 });
    expect([which.waiting, which.refusal({ kind: 'token', token: 1 })]).toEqual([
      'b weaken',
      'CZ-CARD-02 token-not-green',
    ]);
    expect(which.play({ kind: 'token', token: 2 }).tokens(1)).toBe('g y*- y-');
  });

  it('Steroid Pack: a friend moves YELLOW, then strikes at +1', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], player: 0, gear: [card('steroid-pack')] },
      { at: [5, 8], player: 0, tokens: 'g- y-' },
      { at: [12, 8], tokens: 'y-', player: 1 },
    ];
    const table = active(models).play(act('steroid-pack/inject', 1));
    expect(table.waiting).toBe('a free-move');
    table.play({ kind: 'move', token: 0, way: [{ x: 9500, y: 8000 }] });
    expect(table.waiting).toBe('a free-action');
    table.play(cut(2, 1), 5, 5);
    expect(table.tokens(2)).toBe('y*-');
    expect(table.tokens(1)).toBe('g- y-');
    expect(table.model(1).boosts).toEqual([]);
  });

  it('Neural Reprogrammer: its bearer may use Tech in an action, which is Dangerous then', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g y y', skills: { tech: 2, melee: 1 }, gear: [card('neural-reprogrammer')] },
      { ...foe, tokens: 'y- y- y-' },
    ];
    const asked = () => active(models).play(cut(1));
    expect(asked().waiting).toBe('a reflex');
    const declared = ({ events }: Table) => events.find(({ name }) => name === 'combat-zone/declared')?.data;
    const tech = asked().play({ kind: 'yes' }, 4, 5);
    expect(declared(tech)).toMatchObject({ contest: { acting: { bonuses: [{ why: 'tech', by: 2 }] } } });
    expect([tech.tokens(0), tech.tokens(1), tech.model(0).boosts]).toEqual(['g- y y', 'y*- y- y-', []]);
    expect(asked().play({ kind: 'yes' }, 1, 5).tokens(0)).toBe('g*- y y');
    const own = asked().play({ kind: 'no' }, 4, 5);
    expect(declared(own)).toMatchObject({ contest: { acting: { bonuses: [{ why: 'melee', by: 1 }] } } });
    expect([own.tokens(1), asked().play({ kind: 'no' }, 1, 5).tokens(0)]).toEqual(['y- y- y-', 'g- y y']);
  });

  it('Neural Reprogrammer is not asked about where Tech is no better, but in a [RE]action as well', () => {
    const gear = [card('neural-reprogrammer')];
    const strong: DrawnModel = { at: [5, 5], tokens: 'g', skills: { tech: 2, melee: 2 }, gear };
    expect(active([strong, foe]).play(cut(1), 9, 5).tokens(1)).toBe('y*-');
    const answer = active([
      { at: [5, 5], tokens: 'g y' },
      { ...foe, tokens: 'y', gear, skills: { tech: 1 } },
    ]).play(cut(1), 9, 5);
    answer.play({ kind: 'react', model: 1, with: cut(0) });
    expect(answer.waiting).toBe('b reflex');
  });

  it('Juice Injector: +1 to attacks, which are Dangerous, for the rest of the activation', () => {
    const models = [{ at: [5, 5] as const, tokens: 'y y y', gear: [card('juice-injector')] }, foe];
    const table = active(models).play(act('juice-injector/inject', 0));
    expect(keywordsOf(table.state, 0, basic('melee')).dangerous).toBe(1);
    table.play(cut(1, 1), 5, 5);
    expect(table.tokens(1)).toBe('y*-');
    table.play({ kind: 'end' });
    expect(table.model(0).boosts).toEqual([]);
  });

  it('Neural Override: the acting player moves the target', () => {
    const models = [
      { at: [5, 5] as const, tokens: 'g', gear: [card('neural-override')] },
      { at: [5, 15] as const, tokens: 'y-' },
    ];
    const table = active(models).play(act('neural-override/seize', 1), 9, 2);
    expect(table.waiting).toBe('a free-move');
    table.play({ kind: 'move', token: 0, way: [{ x: 15_000, y: 15_000 }] });
    expect(table.model(1)).toMatchObject({ x: 15_000, y: 15_000 });
    expect(table.tokens(1)).toBe('y-');
  });
});

describe('Dangerous everywhere', () => {
  const virus = { at: [5, 5] as const, tokens: 'g y', gear: [card('virus-infested-cyberware')] };

  it('CZ-KW-22 Virus-Infested Cyberware makes moves Dangerous too: a fumble at a fence wounds', () => {
    const fence = block('fence', [3, 7, 7, 7.3]);
    const over = (gear: DrawnModel['gear'], face: number) =>
      active([{ ...virus, gear: gear ?? [] }, { at: [20, 28] }], { pieces: [fence] }).play(
        { kind: 'move', token: 0, way: [{ x: 5000, y: 10_000 }] },
        face,
        5,
      );
    expect(over(virus.gear, 1).tokens(0)).toBe('g*- y');
    expect(over(virus.gear, 2).tokens(0)).toBe('g- y');
    expect(over([], 1).tokens(0)).toBe('g- y');
    expect(over(virus.gear, 1).model(0).y).toBeLessThan(7000);
  });
});

describe('armor and what protects', () => {
  it('Demon Mask: melee against its bearer is worse by 1, with skill and with armor', () => {
    const models = (gear: string[]): DrawnModel[] => [
      { at: [5, 5], tokens: 'g' },
      { ...foe, armor: 1, gear: gear.map(card) },
    ];
    const tokens = (gear: string[], choice: object) =>
      active(models(gear))
        .play(cut(1))
        .play({ kind: 'oppose', token: 0, ...choice }, 5, 4)
        .tokens(1);
    expect([tokens([], {}), tokens(['demon-mask'], {})]).toEqual(['y*-', 'y-']);
    const sixth = (gear: string[]) =>
      active(models(gear)).play(cut(1)).play({ kind: 'oppose', token: 0, armor: -1 }, 6, 4).tokens(1);
    expect([sixth([]), sixth(['demon-mask'])]).toEqual(['y*-', 'y-']);
  });

  it('Spikey Leathers: a rival in the brawl who fumbles is wounded', () => {
    const models = (y: number): DrawnModel[] => [
      { at: [5, 5], tokens: 'g y' },
      { at: [5, y], tokens: 'y-', gear: [card('spikey-leathers')] },
    ];
    expect(active(models(6.5)).play(cut(1), 1, 5).tokens(0)).toBe('g*- y');
    expect(active(models(7.5)).play(cut(1), 1, 5).tokens(0)).toBe('g- y');
  });

  it('CZ-WOUND-05 CZ-RULE-58 CZ-WOUND-07 Spikey Leathers hit the token of the fumble; what is Dangerous then hits another', () => {
    const spiked: DrawnModel = { at: [5, 6.5], tokens: 'y-', gear: [card('spikey-leathers')] };
    const red = active([{ at: [5, 5], tokens: 'g y*' }, spiked]).play(cut(1, 1), 1, 5);
    expect(red.model(0).place).toBe('out');
    const wild = { id: 'saw/cut', skill: 'melee', bands: ['red'], aim: 'rival', isAttack: true } as const;
    const saw: DrawnModel = { at: [5, 5], tokens: 'g g y', actions: [{ ...wild, keywords: { dangerous: 1 } }] };
    const twice = active([saw, spiked]).play(act('saw/cut', 1), 1, 5);
    expect(twice.tokens(0)).toBe('g*- g y');
    expect(twice.waiting).toBe('a suffer');
    expect(twice.play({ kind: 'token', token: 2 }).tokens(0)).toBe('g*- g y*');
    const thorns = { on: 'rival-fumbled', effects: [{ do: 'wound', wounds: 1, who: 'cause' }] } as const;
    const both = active([
      { at: [5, 5], tokens: 'g g y' },
      { ...spiked, reflexes: [thorns] },
    ]).play(cut(1), 1, 5);
    both.play({ first: 0 });
    expect([both.tokens(0), both.waiting]).toEqual(['g*- g y', 'a suffer']);
  });

  it('CZ-WOUND-03 CZ-WOUND-07 Reflex Boosters: +1 against attacks; a fumble hurts the token of the roll, the attack another', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g' },
      { ...foe, tokens: 'y- y-', gear: [card('reflex-boosters')] },
    ];
    expect(active(models).play(cut(1), 6, 5).tokens(1)).toBe('y- y-');
    expect(active(models).play(cut(1), 6, 1).tokens(1)).toBe('y*- y*-');
    const resisted = (face: number) =>
      active([
        { at: [5, 5], tokens: 'g' },
        { ...foe, tokens: 'g y y', gear: [card('reflex-boosters')] },
      ])
        .play(cut(1))
        .play({ kind: 'oppose', token: 2 }, face, 1);
    expect(resisted(1).tokens(1)).toBe('g y y*');
    expect([resisted(6).tokens(1), resisted(6).waiting]).toEqual(['g y y*', 'b suffer']);
  });

  it('Cyber-Repair Systems: Cybergear that is lost comes back with a win against the Obstacle die', () => {
    const plate = { id: 'plate', keywords: ['cybergear', 'armor'] as const, armor: 1 };
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g' },
      { ...foe, gear: [plate, card('cyber-repair-systems')], skills: { tech: 1 } },
    ];
    const lost = (...dice: number[]) => {
      const table = active(models)
        .play(cut(1))
        .play({ kind: 'oppose', token: 0, armor: 0 }, 9, 2, ...dice);
      return table.model(1).carried.map((one) => one.card);
    };
    expect(lost(5, 5)).toEqual(['cyber-repair-systems', 'plate']);
    expect(lost(4, 5)).toEqual(['cyber-repair-systems']);
  });

  it('Bodyweight Suit: its loss takes the programs with it', () => {
    const suit = { ...card('bodyweight-suit') };
    const installed = [{ id: 'some-program' }];
    const table = active([
      { at: [5, 5], tokens: 'g' },
      { ...foe, gear: [suit], installed },
    ]).play(cut(1));
    table.play({ kind: 'oppose', token: 0, armor: 0 }, 9, 2);
    expect(table.model(1)).toMatchObject({ carried: [], programs: [] });
    expect(table.tokens(1)).toBe('y-');
  });

  it('Hydraulic Cyberarms push with the basic melee attack only', () => {
    const state = drawnState({ models: [{ gear: [card('hydraulic-cyberarms'), card('katana')] }] });
    expect(keywordsOf(state, 0, basic('melee')).push).toBe(1);
    expect(keywordsOf(state, 0, card('katana').actions[0] as ActionCard).push).toBeUndefined();
  });
});

describe('drugs of the own Inspire', () => {
  const inspire = (id: string, drawn: DrawnModel = {}) =>
    controlTable({
      models: [
        { at: [5, 5], tokens: 'y*- y', gear: [card(id)], ...drawn },
        { ...foe, at: [5, 7.5] },
      ],
    }).play({
      kind: 'inspire',
    });

  it('Black Lace heals, or wounds on a fumble; nobody has to take it', () => {
    expect(inspire('black-lace').play({ kind: 'yes' }, 2).tokens(0)).toBe('y y');
    expect(inspire('black-lace').play({ kind: 'yes' }, 1).tokens(0)).toBe('y* y*');
    expect(inspire('black-lace').play({ kind: 'no' }).tokens(0)).toBe('y* y');
  });

  it('Stims give a RED move, Smash a basic melee attack', () => {
    const stims = inspire('stims').play({ kind: 'yes' }, 3);
    expect(stims.waiting).toBe('a free-move');
    expect(stims.refusal({ kind: 'move', token: 0, way: [{ x: 9000, y: 5000 }] })).not.toBe('fine');
    const smash = inspire('smash').play({ kind: 'yes' }, 3);
    expect(smash.waiting).toBe('a free-action');
    expect(smash.play(cut(1, 1), 7, 2).tokens(1)).toBe('y*-');
  });
});

describe('before the game', () => {
  it('Skimmed Profits: two loot cards for characters of the own choice', () => {
    const loot = { left: ['loot-med-patch', 'loot-smash'], discard: [] };
    const cards = [card('loot-med-patch'), card('loot-smash')];
    const models: DrawnModel[] = [
      { at: [5, 5], gear: [card('skimmed-profits')] },
      { at: [9, 5], player: 0 },
      { at: [5, 25], player: 1 },
    ];
    const table = new Table(drawnState({ models, loot, cards }), frameOf(wholeGame, { stage: 'deployed' }));
    expect(table.waiting).toBe('a choose-target');
    expect(table.legalOf('target')).toHaveLength(2);
    table.play({ kind: 'target', target: 1 }, 2).play({ kind: 'target', target: 0 }, 1);
    expect([0, 1].map((model) => table.model(model).carried.map((one) => one.card))).toEqual([
      ['loot-med-patch'],
      ['loot-smash'],
    ]);
  });
});

describe('things on the table', () => {
  it('CZ-RULE-39 Caltrops may be laid on a small roof, and under their bearer', () => {
    const roof = block('roof', [3.5, 3.5, 6.5, 6.5], { top: 6000, isFloor: true });
    const table = active([{ at: [5, 5, 6], gear: [card('caltrops')] }, {}], { pieces: [roof] });
    table.play({ kind: 'use', card: 0 });
    expect(table.legalOf('place')).toContainEqual({ kind: 'place', x: 5000, y: 5000 });
    expect(table.legalOf('place').length).toBeGreaterThan(4);
    table.play({ kind: 'place', x: 5000, y: 5000 });
    expect(table.state.markers).toMatchObject([{ card: 'caltrops', x: 5000, y: 5000, z: 6000 }]);
  });

  it('CZ-OPPOSE-11 CZ-WOUND-03 Caltrops wound the token with which rivals who end a move near them fail a Reflexes roll', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'y y', gear: [card('caltrops')] },
      { at: [5, 14], tokens: 'y g-' },
    ];
    const table = active(models).play({ kind: 'use', card: 0 });
    expect(table.refusal({ kind: 'place', x: 5000, y: 12_000 })).toBe('CZ-DEPLOY-02 not-within-red');
    table.play({ kind: 'place', x: 5000, y: 8000 });
    expect(table.state.markers).toMatchObject([{ card: 'caltrops', player: 0, x: 5000, y: 8000 }]);
    const rivals = new Table(
      {
        ...structuredClone({ ...table.state, cards: {} }),
        cards: table.state.cards,
        active: 1,
        taken: [],
        doing: [],
      } as never,
      frameOf({ name: 'combat-zone/activation' } as never, { model: 1, hasActed: false } as never),
    );
    rivals.play({ kind: 'move', token: 0, way: [{ x: 5000, y: 11_500 }] });
    expect(rivals.waiting).toBe('b test');
    expect(rivals.refusal({ kind: 'token', token: 2 })).toBe('CZ-OPPOSE-11 no-such-token');
    rivals.play({ kind: 'token', token: 1 }, 8, 9);
    expect(rivals.tokens(1)).toBe('y- g*-');
  });

  it('Smoke obscures paths through it until its player inspires', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g y', gear: [card('smoke-grenade')] },
      { at: [5, 11], tokens: 'y-' },
      { at: [5, 17], tokens: 'y-' },
    ];
    const table = active(models).play(act('smoke-grenade/throw', 1), 9, 2);
    expect(table.state.markers).toHaveLength(1);
    expect(table.model(0).carried).toEqual([]);
    const bonuses = coverOn(table.state, 0, 2, basic('ranged'));
    expect(bonuses.map(({ why }) => why).sort()).toEqual(['model-in-the-path', 'smoke-in-the-path']);
  });

  it('Silencer, Cyber-Legs, Tanto and Metalgear lend keywords', () => {
    const gear = ['silencer', 'cyber-legs', 'tanto', 'metalgear'].map(card);
    const state = drawnState({ models: [{ gear }] });
    expect(keywordsOf(state, 0, basic('ranged'))).toEqual({ silent: 1 });
    expect(keywordsOf(state, 0, basic('melee'))).toEqual({ accurate: 1, 'deadly-crits': 1 });
    expect(keywordsOf(state, 0, basic('move'))).toEqual({ accurate: 1 });
  });

  it('Adrenal Pumps: a free YELLOW move in an activation, then the card is exhausted', () => {
    const models: DrawnModel[] = [{ at: [5, 5], tokens: 'y y-', gear: [card('adrenal-pumps')] }, { at: [20, 28] }];
    const table = controlTable({ models }).play({ kind: 'activate', model: 0 }).play({ kind: 'yes' });
    table.play({ kind: 'move', token: 0, way: [{ x: 11_000, y: 5000 }] });
    expect(table.model(0)).toMatchObject({ x: 11_000, carried: [{ isExhausted: true }] });
    expect(table.tokens(0)).toBe('y y-');
  });

  it('Grapple Gun: a climb without token and roll', () => {
    const house = block('house', [6, 3, 12, 9], { kind: 'barrier', top: 6000, isFloor: true });
    const models: DrawnModel[] = [{ at: [5.4, 5], tokens: 'y y', gear: [card('grapple-gun')] }, { at: [20, 28] }];
    const table = active(models, { pieces: [house] }).play({ kind: 'use', card: 0 });
    expect(table.waiting).toBe('a free-move');
    table.play({ kind: 'move', token: 0, way: [{ x: 8000, y: 5000 }] });
    expect(table.model(0)).toMatchObject({ x: 8000, z: 6000, carried: [] });
    expect(table.tokens(0)).toBe('y y');
  });
});
