/** What our programs do while they run, and when they are launched. */
import { describe, expect, it } from 'vitest';
import { hasGift } from '../../rules/abilities/gifts.ts';
import { skillOf } from '../../rules/abilities/skills.ts';
import type { Skill } from '../../rules/lists.ts';
import type { CombatZoneState } from '../../rules/types.ts';
import { type DrawnModel, drawnState } from '../kit.ts';
import { active, card, cut, program, struck } from './kit.ts';

const runner = (id: string, isRunning: boolean, drawn: DrawnModel = {}): DrawnModel => ({
  at: [5, 5],
  keywords: ['netrunner'],
  skills: { tech: 2, reflexes: 1 },
  installed: [program(id, isRunning)],
  ...drawn,
});
const total = (state: CombatZoneState, model: number, skill: Skill): number =>
  skillOf(state, model, skill, { isOpposing: false }).reduce((sum, { by }) => sum + by, 0);
const launch = (target?: number) => ({ kind: 'launch', program: 0, ...(target === undefined ? {} : { target }) });

describe('Maelstrom', () => {
  it('Berserker: each move also gives a free melee attack of the same colour', () => {
    const models = [runner('program-berserker', true, { tokens: 'g y' }), { at: [5, 15] as const, tokens: 'y-' }];
    const table = active(models).play({ kind: 'move', token: 1, way: [{ x: 5000, y: 12_000 }] });
    expect(table.waiting).toBe('a reflex');
    table.play({ kind: 'yes' });
    expect(table.waiting).toBe('a free-action');
    table.play(cut(1, -1), 8, 2);
    expect(table.tokens(1)).toBe('y*-');
    expect(table.tokens(0)).toBe('g y-');
  });

  it('Death Dealer: a friend who is taken out strikes first', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'y- y-' },
      { at: [5, 7.5], kind: 'gonk', player: 1 },
      runner('program-death-dealer', true, { at: [15, 15], player: 1 }),
    ];
    const table = struck(models);
    expect(table.waiting).toBe('b reflex');
    table.play({ kind: 'yes' }).play(cut(0, -1), 7, 2);
    expect(table.tokens(0)).toBe('y*- y-');
    expect(table.model(1).place).toBe('out');
  });

  it('Metal Surge refreshes a token of each friend within YELLOW', () => {
    const models: DrawnModel[] = [
      runner('program-metal-surge', false, { tokens: 'y- y' }),
      { at: [5, 11], player: 0, tokens: 'y-' },
      { at: [5, 20], player: 0, tokens: 'y-' },
      { at: [20, 28], player: 1 },
    ];
    const table = active(models).play(launch(), 9, 2);
    expect([0, 1, 2].map((model) => table.tokens(model))).toEqual(['y y', 'y', 'y-']);
  });

  it('Puppet Master hacks a rival and moves it; a token reloads it', () => {
    const models = [runner('program-puppet-master', false, { tokens: 'y y' }), { at: [5, 12] as const, tokens: 'y-' }];
    const table = active(models).play(launch(1), 8, 2);
    expect(table.model(1).hacked).toBe(1);
    expect(table.waiting).toBe('a free-move');
    table.play({ kind: 'move', token: 0, way: [{ x: 7500, y: 12_000 }] });
    expect(table.model(1).x).toBe(7500);
    table.play({ kind: 'act', action: 'program-puppet-master/reload', token: 0, target: 0 });
    expect(table.model(0).programs).toMatchObject([{ isRunning: false }]);
  });
});

describe('Tyger Claws', () => {
  it('Monkey Wisdom helps the netrunner, Leaping Tyger all friendly characters', () => {
    const others: DrawnModel[] = [
      { at: [15, 15], player: 0 },
      { at: [17, 15], player: 0, kind: 'gonk' },
      { at: [20, 28], player: 1 },
    ];
    const reflexes = (id: string) => {
      const state = drawnState({ models: [runner(id, true), ...others] });
      return [0, 1, 2, 3].map((model) => total(state, model, 'reflexes'));
    };
    expect(reflexes('program-monkey-wisdom')).toEqual([3, 0, 0, 0]);
    expect(reflexes('program-leaping-tyger')).toEqual([3, 2, 0, 0]);
  });

  it('Cripple Wave hobbles Hacked rivals', () => {
    const models = [runner('program-cripple-wave', true), { at: [5, 9] as const, hacked: 1 }, { at: [9, 9] as const }];
    const state = drawnState({ models });
    expect([0, 1, 2].map((model) => hasGift(state, model, 'hobbled'))).toEqual([false, true, false]);
  });

  it('Running Rabbit lets all friends within YELLOW move YELLOW', () => {
    const models: DrawnModel[] = [
      runner('program-running-rabbit', false),
      { at: [5, 9], player: 0, tokens: 'r' },
      { at: [20, 28], player: 1 },
    ];
    const table = active(models).play(launch(), 5, 2);
    expect(table.waiting).toBe('a free-move');
    table.play({ kind: 'stay' }).play({ kind: 'move', token: 0, way: [{ x: 12_000, y: 9000 }] });
    expect(table.model(1).x).toBe(12_000);
    expect(table.waiting).toBe('a activation');
  });
});

describe('for everybody', () => {
  it('Sonic Shock stuns, Shadow Blast wounds the token that opposed and is gone', () => {
    const shock = active([runner('program-sonic-shock', false), { at: [5, 12], tokens: 'y y-' }])
      .play(launch(1))
      .oppose(1, 9, 2);
    expect(shock.tokens(1)).toBe('y- y-');
    const models = [
      runner('program-shadow-blast', false),
      { at: [5, 25] as const, tokens: 'y- g-', gear: [card('metalgear')] },
    ];
    const blast = active(models).play(launch(1)).oppose(1, 8, 2);
    expect(blast.tokens(1)).toBe('y- g*-');
    expect(blast.model(0).programs).toEqual([]);
  });

  it('a running program leaves its netrunner Vulnerable where its card says so', () => {
    const state = drawnState({ models: [runner('program-ping', true), runner('program-sonic-shock', true)] });
    expect([0, 1].map((model) => total(state, model, 'reflexes'))).toEqual([0, 1]);
  });
});
