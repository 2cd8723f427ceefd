/** Drones. CZ-DRONE-*, CZ-RULE-57, CZ-RULE-79, CZ-GAP-21. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import type { ActionCard } from '../../content/types.ts';
import { actionsOf, keywordsOf, skillOf } from '../../rules/abilities/skills.ts';
import { BASIC_ACTIONS } from '../../rules/actions/basic.ts';
import { brawlersOf } from '../../rules/targeting/brawl.ts';
import { coverOn } from '../../rules/targeting/path.ts';
import { activation } from '../../rules/turn/activation.ts';
import { freeAction } from '../../rules/turn/free-action.ts';
import { suffer } from '../../rules/wounds/suffer.ts';
import {
  block,
  controlTable,
  type DrawnGear,
  type DrawnModel,
  type DrawnProgram,
  type DrawnState,
  drawnState,
  Table,
} from '../kit.ts';

const program = (id: string): DrawnProgram => CARDS.programs[id] as DrawnProgram;
const launch = (target?: number) => ({ kind: 'launch', program: 0, ...(target === undefined ? {} : { target }) });

/** The first model is in the middle of its activation. */
const active = (models: readonly DrawnModel[], more: Partial<DrawnState> = {}): Table =>
  new Table(drawnState({ models, active: 0, ...more }), frameOf(activation, { model: 0, hasActed: false }));

const runner = (...installed: DrawnProgram[]): DrawnModel => ({
  at: [5, 5],
  keywords: ['netrunner'],
  skills: { tech: 2, reflexes: 1 },
  installed,
});
const rival: DrawnModel = { at: [5, 15], tokens: 'g y', skills: { tech: 1 } };

describe('drones', () => {
  const spark = program('program-spark-drone');
  const drone: DrawnModel = { kind: 'drone', card: 'program-spark-drone', at: [5, 9], player: 1, tokens: '' };

  it('CZ-DRONE-01 CZ-DRONE-02 a launch brings it in; it has no card of a character or gonk and no tokens', () => {
    const table = active([runner(spark), rival]).play(launch(), 9, 2);
    expect(table.waiting).toBe('a placing');
    expect(table.refusal({ kind: 'place', x: 5000, y: 12_000 })).toBe('CZ-DEPLOY-02 not-within-red');
    expect(table.refusal({ kind: 'place', x: 5000, y: 5500 })).toBe('CZ-RULE-30 cannot-stand-there');
    table.play({ kind: 'place', x: 5000, y: 8000 });
    expect(table.model(2)).toMatchObject({
      kind: 'drone',
      player: 0,
      card: 'program-spark-drone',
      place: 'table',
      tokens: [],
    });
  });

  it('CZ-DRONE-03 its program says what it does; CZ-DRONE-04 also when that has been reloaded', () => {
    for (const isRunning of [true, false]) {
      const state = drawnState({ models: [runner({ ...spark, isRunning }), { ...drone, player: 0 }] });
      expect(actionsOf(state, 1).map(({ id }) => id)).toEqual(['program-spark-drone/spark']);
    }
  });

  it('CZ-GAP-21 CZ-DRONE-03 it acts once in each Inspire of its player, with the die of its card', () => {
    const models = [{ ...runner(spark), tokens: 'y- y' }, { ...drone, player: 0, at: [5, 12] as const }, rival];
    const table = controlTable({ models }).play({ kind: 'inspire' });
    expect(table.waiting).toBe('a free-action');
    table.play({ kind: 'act', action: 'program-spark-drone/spark', token: -1, target: 2 });
    table.oppose(1, 8, 3);
    expect(table.tokens(2)).toBe('g y*');
  });

  it('CZ-DRONE-05 it is immune to all but attacks', () => {
    const table = active([{ ...runner(program('program-adware')) }, { ...drone }, { ...rival, installed: [spark] }]);
    expect(table.refusal(launch(1))).toBe('CZ-DRONE-05 drones-are-immune');
  });

  it('CZ-DRONE-06 CZ-DRONE-08 it can be attacked, and opposes with the Obstacle die', () => {
    const table = active([
      { at: [5, 5], tokens: 'g' },
      { ...drone, at: [5, 12] },
      { ...rival, at: [15, 20], installed: [spark] },
    ]);
    table.play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 9, 8);
    expect(table.model(1).place).toBe('out');
  });

  it('CZ-DRONE-07 it is friendly to its team and a rival to all others', () => {
    const models = [
      { at: [5, 5] as const },
      { ...drone, at: [5, 12] as const, player: 0 },
      { ...rival, installed: [spark] },
    ];
    expect(active(models).refusal({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 })).toBe(
      'CZ-BASIC-04 not-a-rival',
    );
  });

  it('CZ-DRONE-09 CZ-RULE-57 nothing is added to its roll, and no Luck changes it', () => {
    const models = [
      { at: [5, 5] as const, tokens: 'g' },
      { ...drone, at: [5, 12] as const },
      { ...rival, at: [15, 20] as const, installed: [spark] },
    ];
    const pieces = [block('crate', [4, 8, 6, 9])];
    const table = active(models, { pieces, players: [{}, { luck: 3 }] });
    table.play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 9, 8);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { opposing: [{ bonuses: [], isFixed: true }] },
    });
    expect(table.luck()).toEqual([0, 3]);
  });

  it('CZ-DRONE-09 a friend adds nothing to what the program gives it', () => {
    const claw = program('program-crab-drone');
    const witness = { ...program('program-witness-me'), isRunning: true };
    const state = drawnState({
      models: [
        runner(claw, witness),
        { ...drone, card: 'program-crab-drone', at: [5, 7], player: 0 },
        { at: [7, 5], player: 0, skills: { melee: 1 } },
      ],
    });
    const melee = (model: number) => skillOf(state, model, 'melee', { isOpposing: false }).map(({ by }) => by);
    expect([melee(1), melee(2)]).toEqual([[2], [1, 1]]);
  });

  it('CZ-DRONE-05 what a card does to all friends near passes it by', () => {
    const rabbit = active([
      { ...runner(program('program-running-rabbit')), tokens: 'y' },
      { ...drone, at: [5, 9], player: 0 },
      { at: [9, 5], player: 0 },
      { ...rival, player: 1, installed: [spark] },
    ]).play(launch(), 5, 2);
    expect(rabbit.waiting).toBe('a free-move');
    rabbit.play({ kind: 'stay' }).play({ kind: 'stay' });
    expect(rabbit.waiting).toBe('a activation');
  });

  it('CZ-GAME-16 CZ-DRONE-09 what a card gives to friends near it does not give to a drone', () => {
    const claw = program('program-crab-drone');
    const witness = { ...program('program-witness-me'), isRunning: true };
    const crab = { ...drone, card: 'program-crab-drone', at: [5, 7] as const, player: 0 };
    const state = drawnState({ models: [runner(claw, witness), crab, { at: [7, 5], player: 0 }, rival] });
    const keywords = (model: number, action: ActionCard | undefined) =>
      Object.keys(keywordsOf(state, model, action as ActionCard, 3));
    expect(keywords(1, claw.drone?.actions[0])).toEqual(['stun']);
    expect(keywords(2, BASIC_ACTIONS['basic/melee'])).toEqual(['deadly-crits']);
  });

  it('CZ-GAME-16 a card that lets friends strike before they fall asks for no drone', () => {
    const dealer = { ...program('program-death-dealer'), isRunning: true };
    const fallen = (friend: DrawnModel) =>
      new Table(
        drawnState({ models: [rival, { ...runner(dealer, spark), player: 1 }, friend].map(near) }),
        frameOf(suffer, { model: 2, wounds: 1, token: -1, by: 0, isAttack: true }),
      ).waiting;
    const near = (model: DrawnModel, i: number): DrawnModel => ({ ...model, player: i === 0 ? 0 : 1 });
    expect(fallen({ kind: 'gonk', at: [5, 12], tokens: '' })).toBe('b reflex');
    expect(fallen(drone)).toBe('nobody test/rest');
  });

  it('CZ-NET-22 CZ-NET-23 a netrunner may oppose a program in its place, and is struck in its place', () => {
    const shadow = program('program-shadow-blast');
    const models = [runner(shadow), drone, { ...runner(spark), at: [9, 15] as const, player: 1, tokens: 'g y' }];
    const table = active(models).play(launch(1));
    expect(table.waiting).toBe('b contest');
    expect(table.refusal({ kind: 'oppose', token: 0 })).toBe('CZ-OPPOSE-01 no-such-token');
    table.play({ kind: 'oppose', token: 1, model: 2 }, 7, 2);
    expect([table.model(1).place, table.tokens(2)]).toEqual(['table', 'g y*']);
    expect(active(models).play(launch(1)).play({ kind: 'oppose', token: -1 }, 7, 2).model(1).place).toBe('out');
  });

  it('CZ-RULE-103 what its program lets it only hack is no gonk', () => {
    const media = program('program-media-drone');
    const models: DrawnModel[] = [
      { ...drone, card: media.id, player: 0 },
      { kind: 'gonk', at: [5, 14], player: 1 },
      { ...rival, installed: [media] },
    ];
    const table = new Table(drawnState({ models }), frameOf(freeAction, { model: 0, colour: 'green' }));
    const expose = (target: number) => ({ kind: 'act', action: 'program-media-drone/expose', token: -1, target });
    expect(table.refusal(expose(1))).toBe('CZ-RULE-103 gonks-cannot-be-hacked');
    expect(table.legalOf('act')).toEqual([expose(2)]);
  });

  /** A roof on which somebody in the middle leaves a place for another only right beside. */
  const roof = (size: number) => block('roof', [5 - size, 5 - size, 5 + size, 5 + size], { top: 6000, isFloor: true });
  const onRoof: DrawnModel = { ...runner(spark), at: [5, 5, 6] };

  it('CZ-NET-09 CZ-DRONE-02 on a small roof it is placed right beside its netrunner', () => {
    const table = active([onRoof, rival], { pieces: [roof(1.5)] }).play(launch(), 9, 2);
    expect(table.waiting).toBe('a placing');
    expect(table.legalOf('place')).toContainEqual({ kind: 'place', x: 6063, y: 5000 });
    expect(table.play({ kind: 'place', x: 6063, y: 5000 }).model(2)).toMatchObject({ kind: 'drone', z: 6000 });
  });

  it('CZ-DRONE-02 where the usual places are taken, a nook is found; without room it is said that it does not come', () => {
    const pieces = [block('roof', [3.6, 3.6, 5.2, 5.2], { top: 6000, isFloor: true })];
    const launched = (...friends: (readonly [number, number])[]) => {
      const crowd = friends.map(([x, y]): DrawnModel => ({ at: [x, y, 6], player: 0 }));
      return active([{ ...onRoof, at: [4.1, 4.1, 6] }, rival, ...crowd], { pieces }).play(launch(), 9, 2);
    };
    const nook = launched([5.118, 3.769], [3.769, 5.118]);
    expect(nook.waiting).toBe('a placing');
    expect(nook.legalOf('place').length).toBeGreaterThan(1);
    expect(nook.legalOf('place').length).toBeLessThan(20);
    const full = launched([5.118, 3.769], [3.769, 5.118], [4.9, 4.9]);
    expect(full.waiting).toBe('a activation');
    expect(full.story).toContain('drone-left-out');
    expect(full.state.models).toHaveLength(5);
  });

  it('CZ-RULE-57 if a card makes it roll, it rolls the Obstacle die as it is', () => {
    const caltrops = CARDS.gear.caltrops as DrawnGear;
    const models: DrawnModel[] = [
      { ...drone, player: 0, at: [5, 9] },
      { ...rival, player: 1, installed: [spark] },
    ];
    const table = new Table(
      drawnState({ models, cards: [caltrops], markers: [{ card: 'caltrops', player: 1, x: 5000, y: 12_000, z: 0 }] }),
      frameOf(freeAction, { model: 0, colour: 'yellow' }),
    ).play({ kind: 'move', token: -1, way: [{ x: 6000, y: 9000 }] }, 9, 8);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { acting: { die: { colour: 'obstacle' }, bonuses: [], isFixed: true } },
    });
    expect(table.model(0).place).toBe('table');
  });

  it('CZ-DRONE-09 cards of its target do not change its roll', () => {
    const fired = (id: string, action: string, y: number, gear: DrawnGear[]) => {
      const models: DrawnModel[] = [
        { kind: 'drone', card: id, at: [5, 9], player: 0, tokens: '' },
        { ...rival, at: [5, y], tokens: 'y-', skills: {}, gear },
        { ...runner(program(id)), at: [15, 15], player: 0 },
      ];
      const table = new Table(drawnState({ models }), frameOf(freeAction, { model: 0, colour: 'yellow' }));
      return table.play({ kind: 'act', action: `${id}/${action}`, token: -1, target: 1 }, 5, 4).tokens(1);
    };
    const held = (id: string): DrawnGear => CARDS.gear[id] as DrawnGear;
    const clawed = (gear: DrawnGear[]) => fired('program-crab-drone', 'claw', 11, gear);
    expect([clawed([]), clawed([held('demon-mask')])]).toEqual(['y*-', 'y*-']);
    const sparked = (gear: DrawnGear[]) => fired('program-spark-drone', 'spark', 12.5, gear);
    expect([sparked([]), sparked([held('loot-glow-sticks')])]).toEqual(['y*-', 'y*-']);
  });

  it('CZ-DRONE-10 a wound takes it out, and it leaves no body', () => {
    const state = drawnState({ models: [{}, { ...drone }, { ...rival, installed: [spark] }] });
    const table = new Table(state, frameOf(suffer, { model: 1, wounds: 1, token: -1, by: 0, isAttack: true }));
    expect(table.model(1).place).toBe('out');
    expect(table.state.bodies).toEqual([]);
  });

  it('CZ-RULE-79 it occupies space, takes part in brawls, is in the way of shots, and never [RE]acts', () => {
    const models: DrawnModel[] = [
      { at: [5, 5], tokens: 'g' },
      { ...drone, at: [5, 12] },
      { ...rival, at: [5, 16], installed: [spark] },
    ];
    const table = active(models);
    expect(coverOn(table.state, 0, 2, BASIC_ACTIONS['basic/ranged'] as ActionCard)).toEqual([
      { why: 'model-in-the-path', by: 1 },
    ]);
    const close = drawnState({
      models: [models[0] as DrawnModel, { ...drone, at: [5, 6.5] }, models[2] as DrawnModel],
    });
    expect(brawlersOf(close, 0)).toEqual([1]);
    table.play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 2, 9);
    expect(table.story).not.toContain('provoked');
  });
});
