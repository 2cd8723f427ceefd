/** What loot cards do, each at the moment that it is for. */
import { describe, expect, it } from 'vitest';
import type { ActionCard } from '../../content/types.ts';
import { keywordsOf } from '../../rules/abilities/skills.ts';
import { BASIC_ACTIONS } from '../../rules/actions/basic.ts';
import {
  activeTable,
  controlTable,
  type DrawnGear,
  type DrawnModel,
  drawnAction,
  drawnState,
  type Table,
} from '../kit.ts';
import { active, card, cut, program, shot } from './kit.ts';

const basic = (id: string): ActionCard => BASIC_ACTIONS[`basic/${id}`] as ActionCard;
const far: DrawnModel = { at: [5, 15], tokens: 'y-' };
const near: DrawnModel = { at: [5, 7.5], tokens: 'y-' };
const bearer = (id: string, drawn: DrawnModel = {}): DrawnModel => ({
  at: [5, 5],
  tokens: 'g',
  gear: [card(id)],
  ...drawn,
});

describe('cards that lend something', () => {
  it.each([
    ['loot-biotoxin', 'melee', { deadly: 1 }],
    ['loot-bottle-silencer', 'ranged', { silent: 1 }],
    ['loot-dorf', 'melee', { accurate: 1 }],
    ['loot-extra-mag', 'ranged', { accurate: 1 }],
    ['loot-gel-rounds', 'ranged', { stun: 2 }],
    ['loot-hand-tazer', 'melee', { stun: 1 }],
    ['loot-high-velocity-ammo', 'ranged', { pierce: 1 }],
    ['loot-new-kicks', 'move', { accurate: 1 }],
    ['loot-trendy-jacket', 'command', { accurate: 1 }],
  ])('%s: the basic action %s has %o', (id, action, keywords) => {
    const state = drawnState({ models: [bearer(id)] });
    expect(keywordsOf(state, 0, basic(action))).toEqual(keywords);
  });

  it('Extra Mag is lost on a ranged miss, not on a melee one', () => {
    const miss = (models: DrawnModel[], choice: object) => {
      const table = active(models).play(choice, 2, 5);
      if (table.step.endsWith('luck')) table.play({ kind: 'stand' });
      return table.model(0).carried.length;
    };
    expect(miss([bearer('loot-extra-mag'), far], shot(1))).toBe(0);
    expect(miss([bearer('loot-extra-mag'), near], cut(1))).toBe(1);
  });

  it('Popup Shield: armor 3 that is lost after each defence it won, unless a RED die crits', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g' },
      { ...near, gear: [card('loot-popup-shield')] },
    ];
    const defend = (...dice: number[]) =>
      active(models)
        .play(cut(1))
        .play({ kind: 'oppose', token: 0, armor: 0 }, ...dice)
        .model(1).carried.length;
    expect(defend(5, 4, 6)).toBe(1);
    expect(defend(5, 4, 3)).toBe(0);
    expect(defend(11, 4)).toBe(0);
  });

  it('Scrambler: a rival’s Influence success near it is rolled again, and it is lost if that fails', () => {
    const models = (y: number): DrawnModel[] => [
      { at: [5, 5], tokens: 'g' },
      { at: [5, 7.5], player: 0, tokens: 'y' },
      { at: [5, y], player: 1, gear: [card('loot-scrambler')] },
    ];
    const command = { kind: 'act', action: 'basic/command', token: 0, target: 1 };
    const undone = active(models(12)).play(command, 9, 5, 3);
    expect([undone.state.commanded, undone.model(2).carried.length]).toEqual([-1, 0]);
    const stood = active(models(12)).play(command, 9, 5, 8);
    expect([stood.state.commanded, stood.model(2).carried.length]).toEqual([1, 1]);
    expect(active(models(20)).play(command, 9, 5).state.commanded).toBe(1);
  });
});

describe('cards that are used up', () => {
  const used = (id: string, drawn: DrawnModel = {}, others: DrawnModel[] = [far]) =>
    active([bearer(id, drawn), ...others]).play({ kind: 'use', card: 0 });

  it('Auto Surgeon heals 2, Med Patch 1', () => {
    expect(used('loot-auto-surgeon', { tokens: 'y* y* y' }).tokens(0)).toBe('y y y');
    expect(used('loot-med-patch', { tokens: 'y*- y' }).tokens(0)).toBe('y- y');
  });

  it('Pharma Dispenser refreshes all, Protein Bar 2', () => {
    expect(used('loot-pharma-dispenser', { tokens: 'y- y- y- y' }).tokens(0)).toBe('y y y y');
    expect(used('loot-protein-bar', { tokens: 'y- y- y- y' }).tokens(0)).toBe('y y y- y');
  });

  it('Vintage Mix Tape refreshes the characters of both sides', () => {
    const table = used('loot-vintage-mix-tape', { tokens: 'y- y' }, [{ ...far, tokens: 'g- y-' }]);
    while (table.step.endsWith('refresh')) table.play(table.legal()[0] as object);
    expect([table.tokens(0), table.tokens(1)]).toEqual(['y y', 'g y']);
  });

  it.each([
    ['loot-street-stims', 3000],
    ['loot-smash', 7000],
    ['loot-smash-ultra', 12_000],
  ])('%s: a free move of %d thousandths', (id, reach) => {
    const table = used(id, { at: [5, 5], tokens: 'r' });
    expect(table.waiting).toBe('a free-move');
    expect(table.refusal({ kind: 'move', token: 0, way: [{ x: 5000 + reach + 100, y: 5000 }] })).not.toBe('fine');
    table.play({ kind: 'move', token: 0, way: [{ x: 5000 + reach, y: 5000 }] });
    expect(table.model(0).x).toBe(5000 + reach);
    expect(table.tokens(0)).toBe('r');
  });

  it('Jacketed Rounds pierce, a Palm Stunner stuns, for the next attack only', () => {
    const jacket = used('loot-jacketed-rounds', { tokens: 'g g' });
    expect(keywordsOf(jacket.state, 0, basic('ranged')).pierce).toBe(2);
    jacket.play(shot(1), 2, 5);
    expect(keywordsOf(jacket.state, 0, basic('ranged')).pierce).toBeUndefined();
    const stunner = used('loot-palm-stunner', { tokens: 'g' }, [{ ...near, tokens: 'y y y y' }]);
    stunner.play(cut(1), 9, 2);
    expect(stunner.waiting).toContain('stun');
  });

  it('Hacker’s Kit: discarded before a Tech roll, which then counts as a crit', () => {
    const models: DrawnModel[] = [
      bearer('loot-hackers-kit', { tokens: 'g y' }),
      { at: [5, 7.5], player: 0, hacked: 1 },
      { at: [20, 28], player: 1 },
    ];
    const asked = () => active(models).play({ kind: 'act', action: 'basic/firewall', token: 0, target: 1 });
    expect(asked().waiting).toBe('a reflex');
    const sure = asked().play({ kind: 'yes' }, 2, 9);
    expect([sure.model(1).hacked, sure.model(0).carried, sure.model(0).boosts]).toEqual([0, [], []]);
    expect(asked().play({ kind: 'no' }, 2, 9).model(1).hacked).toBe(1);
    expect(active([bearer('loot-hackers-kit'), far]).play(shot(1), 2, 5).step).toBe('test/rest');
  });

  it('Hacker’s Kit also when its bearer opposes with Tech', () => {
    const scan = drawnAction({ id: 'scan', skill: 'tech', bands: ['green'], aim: 'rival', keywords: { stun: 1 } });
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g', actions: [scan] },
      { ...far, tokens: 'y', gear: [card('loot-hackers-kit')] },
    ];
    const table = active(models).play({ kind: 'act', action: 'scan', token: 0, target: 1 });
    expect(table.waiting).toBe('b reflex');
    expect(table.play({ kind: 'yes' }, 11, 2).tokens(1)).toBe('y');
  });

  it('Gang Trophy: a Luck token at any time, also for a die of somebody else of the team', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g' },
      { ...far, tokens: 'y' },
      { at: [15, 15], player: 1, gear: [card('loot-gang-trophy')] },
      { at: [15, 5], player: 0, gear: [card('loot-gang-trophy')], tokens: 'y-' },
    ];
    const table = active(models).play(shot(1), 9, 5);
    expect(table.waiting).toBe('a luck');
    table.play({ kind: 'stand' });
    expect(table.waiting).toBe('b luck');
    table.play({ kind: 'card', model: 2, card: 0 });
    expect(table.luck()).toEqual([0, 1]);
    table.play({ kind: 'reroll', roller: 0, means: 'luck' }, 8).play({ kind: 'stand' });
    expect(table.tokens(1)).toBe('y');
    const own = used('loot-gang-trophy', {}, [far]);
    expect([own.luck()[0], own.model(0).carried]).toEqual([1, []]);
  });

  it('CZ-KW-26 what was given for one attack is spent by it, also if its card is discarded', () => {
    const rounds = [card('loot-dum-dum-rounds'), card('loot-single-shot-rpg')];
    const table = active([
      { at: [5, 5], tokens: 'g g', gear: rounds },
      { ...far, tokens: 'y- y- y- y-' },
    ]);
    table.play({ kind: 'use', card: 0 });
    expect(keywordsOf(table.state, 0, basic('ranged')).deadly).toBe(1);
    table.play({ kind: 'act', action: 'loot-single-shot-rpg/fire', token: 0, target: 1 });
    table.play({ kind: 'impact', x: 5000, y: 16_031 }, 9, 2).oppose(3, 8); // two wounds, then it evades with a crit
    expect(table.tokens(1)).toBe('y*- y*- y- y-');
    expect(table.model(0).carried).toEqual([]);
    expect(table.model(0).boosts).toEqual([]);
  });

  it('Extra Mag is kept where the shot hits anybody: into a brawl, or in a torrent', () => {
    const mag = { at: [5, 5] as const, tokens: 'g', gear: [card('loot-extra-mag')] };
    const brawl = [mag, far, { at: [5, 16.5] as const, player: 0, tokens: 'y-' }];
    const hit = active(brawl).play(shot(1), 7, 8, 5).play({ kind: 'stand' });
    expect([hit.tokens(2), hit.model(0).carried.length]).toEqual(['y*-', 1]);
    expect(active(brawl).play(shot(1), 4, 8, 5).play({ kind: 'stand' }).model(0).carried).toEqual([]);
  });

  it('Spray Lube: a rival whose melee missed is pushed any way', () => {
    const models: DrawnModel[] = [
      { at: [10, 10], tokens: 'g y' },
      { at: [10, 12.5], tokens: 'y-', gear: [card('loot-spray-lube')] },
    ];
    const table = active(models).play(cut(1), 2, 5);
    expect(table.waiting).toBe('b reflex');
    table.play({ kind: 'yes' });
    expect(table.waiting).toBe('b shove');
    table.play({ kind: 'shove', way: 0 });
    expect(table.model(0)).toMatchObject({ x: 13_000, y: 10_000 });
    expect(table.model(1).carried).toEqual([]);
  });

  it('Air Horn: the next character that a rival activates attacks its bearer first, if it can', () => {
    const models: DrawnModel[] = [
      bearer('loot-air-horn', { tokens: 'g y' }),
      { at: [5, 15], tokens: 'y y', player: 1 },
      { at: [9, 15], tokens: 'y y', player: 0 },
    ];
    const table = activeTable({ models });
    table.play(shot(1), 2, 5);
    table.play({ kind: 'end' }).play({ kind: 'yes' });
    expect(table.model(0).carried).toEqual([]);
    const taunting = table.model(0).boosts;
    expect(taunting).toEqual([{ gift: { give: 'taunts' }, until: 'spent' }]);
    const rivals: DrawnModel[] = [
      { at: [5, 15], tokens: 'g y y-' },
      { at: [5, 5], player: 1, tokens: 'y-', boosts: taunting },
      { at: [9, 5], player: 1, tokens: 'y-' },
    ];
    const heard = () => controlTable({ models: [...rivals, { at: [20, 20], player: 0 }] });
    const turn = heard().play({ kind: 'activate', model: 0 });
    expect(turn.model(1).boosts).toEqual([]);
    expect(turn.refusal(shot(2))).toBe('CZ-FREE-01 not-this-target');
    expect(turn.refusal({ kind: 'move', token: 0, way: [] })).toBe('CZ-FREE-01 not-this-action');
    expect(turn.refusal({ kind: 'end' })).toBe('CZ-RULE-41 nothing-done-yet');
    turn.play(shot(1), 2, 5);
    expect([turn.refusal(shot(2, 1)), turn.refusal({ kind: 'end' })]).toEqual(['fine', 'fine']);
    // who cannot attack it does what it likes, and the taunt is over
    const other = heard().play({ kind: 'activate', model: 3 });
    expect(other.refusal({ kind: 'move', token: 0, way: [] })).toBe('fine');
    expect(other.model(1).boosts).toEqual([]);
  });

  it('Air Horn: a netrunner does not get out of it by launching something', () => {
    const ping = program('program-ping');
    const models: DrawnModel[] = [
      { at: [5, 15], tokens: 'g', keywords: ['netrunner'], installed: [ping, program('program-shadow-blast')] },
      { at: [5, 5], player: 1, tokens: 'y-', boosts: [{ gift: { give: 'taunts' }, until: 'spent' }] },
      { at: [9, 5], player: 1, tokens: 'y-' },
    ];
    const table = controlTable({ models });
    const launch = (index: number, target: number) => ({ kind: 'launch', program: index, target });
    expect(table.refusal(launch(0, 1))).toBe('CZ-FREE-01 not-this-action');
    expect(table.refusal(launch(1, 2))).toBe('CZ-FREE-01 not-this-target');
    expect(table.refusal(launch(1, 1))).toBe('fine'); // an attack
  });

  it('Dead Man’s Switch bites when it is drawn, and is gone', () => {
    const body = { model: 2, x: 5000, y: 6500, z: 0 };
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'y- y' },
      { at: [20, 28], player: 1 },
      { at: [5, 6.5], player: 1, place: 'out' },
      { at: [7, 5], player: 0, tokens: 'g' },
    ];
    const loot = { left: ['loot-dead-mans-switch'], discard: [] };
    const table = active(models, { bodies: [body], loot, cards: [card('loot-dead-mans-switch')] });
    table.play({ kind: 'act', action: 'loot/belongings', token: 1, body: 2 }, 1, 2, 5, 9, 4);
    expect(table.tokens(0)).toBe('y*- y-');
    expect(table.tokens(3)).toBe('g');
    expect(table.model(0).carried).toEqual([]);
    expect(table.state.loot.discard).toEqual(['loot-dead-mans-switch']);
  });

  it('Damaged Machine Gun cannot be fired after a move', () => {
    const fire = { kind: 'act', action: 'loot-damaged-machine-gun/fire', token: 0, target: 1 };
    const models = [bearer('loot-damaged-machine-gun', { tokens: 'g g' }), { ...far, at: [5, 15.5] as const }];
    expect(active(models).refusal(fire)).toBe('fine');
    const moved = active(models).play({ kind: 'move', token: 1, way: [{ x: 5000, y: 5500 }] });
    expect(moved.refusal(fire)).toBe('CZ-GAME-11 condition-not-met');
  });

  it('Comic Stash and Dorf are gone with the first wound', () => {
    const gear = [card('loot-comic-stash'), card('loot-dorf')];
    const table = active([
      { at: [5, 5], tokens: 'g' },
      { ...far, tokens: 'y- y-', gear },
    ]).play(shot(1), 9, 2);
    expect(table.waiting).toBe('b engine/triggers');
    expect(table.play({ first: 1 }).model(1).carried).toEqual([]);
  });
});

describe('grenades', () => {
  const thrown = (id: string, tokens: string, dice: number[]) => {
    const models: DrawnModel[] = [bearer(id, { tokens: 'g y' }), { at: [5, 15], tokens, player: 1 }];
    const table = active(models).play({ kind: 'act', action: `${id}/throw`, token: 0, target: 1 });
    if (table.waiting === 'a blast') table.play(table.legal()[0] as object, ...dice);
    return table;
  };

  it('a Flashbang stuns and wounds nobody', () => {
    const table = thrown('loot-flashbang-grenade', 'y y', [9, 2, 2]);
    expect(table.tokens(1)).toBe('y- y-');
    expect(table.story).not.toContain('wounded');
    expect(table.model(0).carried).toEqual([]);
  });

  it('CZ-FREE-02 a Neuroactive Grenade lets the thrower choose a free action of whom it wounded, whose player names the token', () => {
    const table = thrown('loot-neuroactive-grenade', 'y- y-', [9, 2]);
    expect(table.tokens(1)).toBe('y*- y-');
    expect(table.waiting).toBe('b free-token');
    expect(table.refusal({ kind: 'token', token: 2 })).toBe('CZ-FREE-02 no-such-token');
    table.play({ kind: 'token', token: 0 });
    expect(table.waiting).toBe('a free-action');
    const tokens = table.legal().flatMap((choice) => (choice as { token?: number }).token ?? []);
    expect(new Set(tokens)).toEqual(new Set([0]));
    expect(table.refusal({ kind: 'move', token: 1, way: [] })).toBe('CZ-TOKEN-03 token-not-ready');
  });

  it('CZ-RULE-59 a Neuroactive Grenade does nothing to whom armor or a card spared the wound', () => {
    const thrownAt = (gear: readonly DrawnGear[]): Table => {
      const models: DrawnModel[] = [
        bearer('loot-neuroactive-grenade', { tokens: 'g y' }),
        { ...far, tokens: 'y- g-', gear },
      ];
      const table = active(models).play({ kind: 'act', action: 'loot-neuroactive-grenade/throw', token: 0, target: 1 });
      return table.play(table.legal()[0] as object);
    };
    const worn = thrownAt([{ id: 'vest', armor: 1 }]).play({ kind: 'oppose', token: 0, armor: 0 }, 9, 2);
    expect(worn.model(1).carried).toEqual([]);
    expect(worn.oppose(0, 8).waiting).toBe('a activation'); // and it evades the rest
    const screened = thrownAt([card('loot-holo-projector')])
      .oppose(0, 9, 2)
      .play({ kind: 'yes' });
    expect(screened.oppose(0, 8).waiting).toBe('a activation');
  });
});

describe('the Inspire that ends boosts', () => {
  it('a boost is over with the Inspire of its bearer, a taunt that nobody heard is not', () => {
    const taunt = { gift: { give: 'taunts' }, until: 'spent' } as const;
    const help = { gift: { give: 'skill', skill: 'melee', by: 1 }, until: 'inspire' } as const;
    const models: DrawnModel[] = [{ at: [5, 5], tokens: 'y-', boosts: [help, taunt] }, far];
    const table = controlTable({ models: [...models, { at: [9, 9], player: 0, tokens: 'y' }] }).play({
      kind: 'inspire',
    });
    expect(table.model(0).boosts).toEqual([taunt]);
  });
});
