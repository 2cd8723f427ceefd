/** Inspire Your Team and gonks: CZ-INSPIRE, CZ-GONK, CZ-EXHAUST-03, CZ-DIFFICULT, CZ-KW-42, 43, CZ-RULE-09, 11, 70. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { freeAction } from '../../rules/turn/free-action.ts';
import { controlTable, type DrawnModel, type DrawnState, drawnAction, drawnState, Table } from '../kit.ts';

const FAR: DrawnModel = { player: 1, tokens: 'y y', at: [20, 28] };
const INSPIRE = { kind: 'inspire' };
const FINISH = { kind: 'finish' };
const gonk = (model: number) => ({ kind: 'gonk', model });
const STAY = { kind: 'move', token: -1, way: [] };

const PUNCH = drawnAction({ id: 'punch', skill: 'melee', bands: ['red'], aim: 'rival', isAttack: true });

/** Player a: a character (0) and two gonks (1, 2); player b: one character far away (3). */
const team = (own: DrawnModel = {}, drawn: Partial<DrawnState> = {}): Table =>
  controlTable({
    models: [
      { player: 0, tokens: 'g- y', at: [3, 3], ...own },
      { player: 0, kind: 'gonk', at: [6, 3], actions: [PUNCH] },
      { player: 0, kind: 'gonk', at: [9, 3] },
      FAR,
    ],
    ...drawn,
  }).play(INSPIRE);

describe('Inspire Your Team', () => {
  it('CZ-INSPIRE-01 CZ-EX-11 each gonk may act, one at a time, in any order', () => {
    const table = team();
    expect(table.waiting).toBe('a inspire');
    expect(table.legal()).toEqual([FINISH, gonk(1), gonk(2)]);
    table.play(gonk(2)).play(STAY);
    expect(table.legal()).toEqual([FINISH, gonk(1)]);
    expect(table.refusal(gonk(2))).toBe('CZ-GONK-01 gonk-has-acted');
    expect(table.play(gonk(1)).play(STAY).over().state.control).toBe(1);
  });

  it('CZ-INSPIRE-01 no gonk has to act', () => {
    expect(team().play(FINISH).over().tokens(0)).toBe('g y');
  });

  it('CZ-INSPIRE-02 the tokens of the characters become ready after the last gonk', () => {
    const table = team().play(gonk(1));
    expect(table.tokens(0)).toBe('g- y');
    expect(table.play(STAY).play(FINISH).over().tokens(0)).toBe('g y');
  });

  it('CZ-INSPIRE-03 CZ-HACK-07 one Hacked token leaves each character', () => {
    expect(team({ hacked: 2 }).play(FINISH).over().model(0).hacked).toBe(1);
    expect(team({ hacked: 0 }).play(FINISH).over().model(0).hacked).toBe(0);
  });

  it('CZ-INSPIRE-04 CZ-EXHAUST-03 exhausted cards turn up', () => {
    const table = team({ gear: [{ id: 'stim', isExhausted: true }] });
    expect(table.model(0).carried[0]?.isExhausted).toBe(true);
    expect(table.play(FINISH).over().model(0).carried[0]?.isExhausted).toBe(false);
  });

  it('CZ-INSPIRE-05 CZ-DIFFICULT-01 CZ-DIFFICULT-03 Difficult actions are open again', () => {
    expect(
      team({ used: ['launcher/fire'] })
        .play(FINISH)
        .over()
        .model(0).used,
    ).toEqual([]);
  });

  it('CZ-INSPIRE-06 programs that reload on Inspire are loaded again, others go on running', () => {
    const installed = [
      { id: 'adware', isRunning: true, reload: 'inspire' },
      { id: 'rabbit', isRunning: true, reload: 'manual' },
    ];
    const table = team({ installed }).play(FINISH).over();
    expect(table.model(0).programs.map(({ isRunning }) => isRunning)).toEqual([false, true]);
  });

  it('CZ-INSPIRE-07 then the rival takes Control', () => {
    expect(team().play(FINISH).over().state).toMatchObject({ control: 1, isInspiring: false });
  });

  it('CZ-INSPIRE-09 characters take no actions meanwhile', () => {
    expect(team().refusal(gonk(0))).toBe('CZ-INSPIRE-09 characters-rest');
    expect(team().refusal(gonk(3))).toBe('CZ-INSPIRE-01 not-your-gonk');
  });

  it('CZ-INSPIRE-01 CZ-RULE-42 a gonk that is out does not act, and is told apart from those of others', () => {
    const table = controlTable({
      models: [
        { player: 0, tokens: 'g- y', at: [3, 3] },
        { player: 0, kind: 'gonk', place: 'out' },
        { player: 0, kind: 'gonk', at: [9, 3] },
        FAR,
      ],
    }).play(INSPIRE);
    expect(table.refusal(gonk(1))).toBe('CZ-INSPIRE-01 not-in-play');
    expect(table.refusal(gonk(3))).toBe('CZ-INSPIRE-01 not-your-gonk');
    expect(table.refusal(gonk(2))).toBe('fine');
  });

  it('CZ-INSPIRE-10 the player keeps Control until all is done', () => {
    const table = team().play(gonk(1)).play(STAY);
    expect(table.state).toMatchObject({ control: 0, isInspiring: true });
  });

  it('CZ-INSPIRE-10 a model that is named meanwhile waits until all is done', () => {
    const SHOUT = drawnAction({ id: 'shout', bands: ['red'], aim: 'other-friend', isCommand: true });
    const table = controlTable({
      models: [
        { player: 0, tokens: 'g- y', at: [3, 3] },
        { player: 0, kind: 'gonk', at: [6, 3], actions: [SHOUT] },
        { player: 0, kind: 'gonk', at: [9, 3] },
        FAR,
      ],
    })
      .play(INSPIRE)
      .play(gonk(1))
      .play({ kind: 'act', action: 'shout', token: -1, target: 0 })
      .play(gonk(2));
    expect(table.waiting).toBe('a activation');
    table.play(STAY);
    expect(table.state).toMatchObject({ active: 0, control: 0, isInspiring: false });
    expect(table.tokens(0)).toBe('g y');
  });

  it('CZ-INSPIRE-11 wounded tokens become ready and stay RED', () => {
    expect(team({ tokens: 'g*- y' }).play(FINISH).over().tokens(0)).toBe('g* y');
  });

  it('CZ-RULE-11 only the player who inspires is refreshed, and it is counted', () => {
    const table = controlTable({
      models: [
        { player: 0, tokens: 'g-', at: [3, 3] },
        { ...FAR, tokens: 'y-' },
      ],
    });
    expect(table.over().tokens(1)).toBe('y-');
    expect(table.state.players.map(({ inspires }) => inspires)).toEqual([1, 0]);
  });
});

describe('gonks', () => {
  it('CZ-GONK-01 a gonk takes exactly one action each time that it is activated', () => {
    const table = team().play(gonk(1));
    expect(table.waiting).toBe('a activation');
    expect(table.refusal({ kind: 'end' })).toBe('CZ-RULE-41 nothing-done-yet');
    expect(table.play(STAY).waiting).toBe('a inspire');
    expect(table.refusal(gonk(1))).toBe('CZ-GONK-01 gonk-has-acted');
  });

  it('CZ-GONK-02 in the colour on its card', () => {
    const table = controlTable({
      models: [{ player: 0, tokens: 'g-', at: [3, 3] }, { player: 0, kind: 'gonk', tokens: 'r', at: [6, 3] }, FAR],
    });
    const to = (inches: number) => ({ kind: 'move', token: -1, way: [{ x: 6000 + inches * 1000, y: 3000 }] });
    table.play(gonk(1));
    expect(table.refusal(to(3))).toBe('fine');
    expect(table.refusal(to(4))).not.toBe('fine');
  });

  it('CZ-GONK-03 CZ-RULE-09 any basic action but Basic Command, or one of its card', () => {
    const table = controlTable({
      models: [
        { player: 0, tokens: 'g-', at: [3, 6] },
        { player: 0, kind: 'gonk', at: [6, 3], actions: [PUNCH] },
        { player: 0, kind: 'gonk', at: [9, 3] },
        { player: 1, at: [8, 6] },
      ],
    }).play({ kind: 'gonk', model: 1 });
    const act = (action: string, target: number) => ({ kind: 'act', action, token: -1, target });
    expect(table.refusal(act('basic/command', 2))).toBe('CZ-BASIC-13 only-for-characters');
    expect(table.refusal(act('basic/melee', 3))).toBe('fine');
    expect(table.refusal(act('punch', 3))).toBe('fine');
  });

  it('CZ-GONK-04 it has no tokens to pay with', () => {
    const table = team().play(gonk(1));
    expect(table.model(1).tokens).toEqual([]);
    expect(table.refusal({ ...STAY, token: 0 })).toBe('CZ-TOKEN-03 token-not-ready');
  });

  it('CZ-KW-42 CZ-KW-43 a stunned gonk misses a whole Inspire, then its mark goes', () => {
    const models: DrawnModel[] = [
      { player: 0, tokens: 'g-', at: [3, 3] },
      { player: 0, kind: 'gonk', at: [6, 3], stunned: 1 },
      { player: 0, kind: 'gonk', at: [9, 3] },
      FAR,
    ];
    const table = controlTable({ models });
    expect(table.refusal(gonk(1))).toBe('CZ-KW-42 gonk-is-stunned');
    expect(table.play(FINISH).over().model(1).stunned).toBe(0);
  });

  it('CZ-KW-42 it takes no free action either', () => {
    const models: DrawnModel[] = [{ player: 0, kind: 'gonk', at: [3, 3], stunned: 1 }, FAR];
    const table = new Table(drawnState({ models }), frameOf(freeAction, { model: 0 }));
    expect(table.over().story).not.toContain('action-began');
  });

  it('CZ-RULE-70 a gonk stunned in its own Inspire before acting loses the action and the next Inspire', () => {
    const models: DrawnModel[] = [
      { player: 0, tokens: 'g-', at: [3, 3] },
      { player: 0, kind: 'gonk', at: [6, 3], stunned: 2 },
      { player: 0, kind: 'gonk', at: [9, 3] },
      FAR,
    ];
    expect(controlTable({ models }).play(FINISH).over().model(1).stunned).toBe(1);
  });
});
