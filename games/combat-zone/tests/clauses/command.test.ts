/** Command Actions: CZ-COMMAND, CZ-BASIC-12 to 15, CZ-CONTROL-07, CZ-ACTIVATE-06, CZ-RULE-10, 44, 45. */
import { describe, expect, it } from 'vitest';
import { activeTable, type DrawnModel, drawnAction, type Table } from '../kit.ts';

const TAUNT = drawnAction({ id: 'taunt', skill: 'influence', bands: ['red'], aim: 'rival', isCommand: true });
const RADIO = drawnAction({
  id: 'radio',
  skill: 'tech',
  bands: ['red', 'yellow'],
  aim: 'other-friend',
  isCommand: true,
});
const LOOK = drawnAction({ id: 'look', bands: ['red', 'yellow', 'green', 'long'], aim: 'any', isCommand: true });
const FAR: DrawnModel = { player: 1, tokens: 'y y', at: [20, 28] };
const END = { kind: 'end' };
const stay = (token: number) => ({ kind: 'move', token, way: [] });
const command = (target: number, token = 0) => ({ kind: 'act', action: 'basic/command', token, target });
const act = (action: string, token: number, target: number) => ({ kind: 'act', action, token, target });

/** The leader (0) with Influence 2 beside others. */
const leader = (others: readonly DrawnModel[], own: DrawnModel = {}): Table =>
  activeTable({
    models: [
      { player: 0, at: [3, 3], tokens: 'g y', skills: { influence: 2 }, actions: [TAUNT, RADIO, LOOK], ...own },
      ...others,
      FAR,
    ],
  });

const FRIEND: DrawnModel = { player: 0, at: [6, 3], tokens: 'g y-' };
const GONK: DrawnModel = { player: 0, kind: 'gonk', at: [6, 3] };
const RIVAL: DrawnModel = { player: 1, at: [6, 3], tokens: 'g y-', skills: { influence: 1 } };

describe('Basic Command', () => {
  it('CZ-BASIC-12 CZ-COMMAND-08 CZ-RULE-10 activates another friend within RED, against the Obstacle die', () => {
    const table = leader([FRIEND, { ...FRIEND, at: [3, 7.2] }]);
    expect(table.refusal(command(2))).toBe('CZ-PATH-06 out-of-range');
    expect(table.refusal(command(0))).toBe('CZ-ACTION-06 aims-at-other-friend');
    table.play(command(1), 6, 7);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { acting: { bonuses: [{ by: 2 }] }, opposing: [{ die: { colour: 'obstacle' } }] },
    });
    expect(table.state.active).toBe(1);
  });

  it('CZ-BASIC-13 only characters can use it', () => {
    const table = activeTable({
      models: [{ player: 0, tokens: 'g y', at: [3, 3], skills: { influence: 2 } }, GONK, { ...GONK, at: [9, 3] }, FAR],
    }).play(command(1), 6, 7);
    expect(table.waiting).toBe('a activation');
    expect(table.refusal({ kind: 'act', action: 'basic/command', token: -1, target: 2 })).toBe(
      'CZ-BASIC-13 only-for-characters',
    );
  });
});

describe('Command Actions', () => {
  it('CZ-COMMAND-01 they activate another model, never the one that acts', () => {
    const table = leader([FRIEND]);
    expect(table.refusal(act('look', 0, 0))).toBe('CZ-COMMAND-01 commands-itself');
    expect(table.refusal(act('look', 0, 1))).toBe('fine');
    expect(table.legalOf('act')).not.toContainEqual(act('look', 0, 0));
    expect(table.legalOf('act')).toContainEqual(act('look', 0, 1));
  });

  it('CZ-COMMAND-01 CZ-COMMAND-02 CZ-ACTIVATE-06 on a success the target becomes the Active Model before Control passes', () => {
    const table = leader([FRIEND]).play(command(1), 6, 7);
    expect(table.state).toMatchObject({ active: 1, control: 0 });
    expect(table.story.filter((name) => name === 'activated')).toHaveLength(2);
  });

  it('CZ-COMMAND-03 CZ-RULE-45 who commanded has finished its turn and keeps its unused tokens ready', () => {
    const table = leader([FRIEND]).play(command(1), 6, 7).play(stay(0));
    expect(table.over().tokens(0)).toBe('g- y');
    expect(table.state.control).toBe(1);
  });

  it('CZ-COMMAND-04 Control goes to the player of the new Active Model', () => {
    expect(leader([FRIEND]).play(command(1), 6, 7).state.control).toBe(0);
    const rival = leader([RIVAL])
      .play(act('taunt', 0, 1))
      .oppose(0, 9, 4);
    expect(rival.state).toMatchObject({ control: 1, active: 1 });
  });

  it('CZ-COMMAND-05 a character without a ready token cannot be the target', () => {
    expect(leader([{ ...FRIEND, tokens: 'g- y-' }]).refusal(command(1))).toBe('CZ-COMMAND-05 no-ready-token');
  });

  it('CZ-COMMAND-06 CZ-RULE-44 a gonk needs no token; it takes one action, then Control passes', () => {
    const table = leader([GONK]).play(command(1), 6, 7);
    expect(table.waiting).toBe('a activation');
    expect(table.play(stay(-1)).over().state.control).toBe(1);
    expect(table.model(1).hasActed).toBe(false);
  });

  it('CZ-RULE-44 a stunned gonk cannot be chosen', () => {
    expect(leader([{ ...GONK, stunned: 1 }]).refusal(command(1))).toBe('CZ-RULE-44 gonk-is-stunned');
  });

  it('CZ-COMMAND-07 a Command Action may use another skill, or none', () => {
    const table = leader([FRIEND], { skills: { tech: 3 } }).play(act('radio', 0, 1), 6, 7);
    expect(table.state.active).toBe(1);
    expect(leader([FRIEND]).play(act('look', 0, 1)).state.active).toBe(1);
  });

  it('CZ-COMMAND-09 on a rival it is opposed by that rival’s Influence', () => {
    const table = leader([RIVAL]).play(act('taunt', 0, 1));
    expect(table.waiting).toBe('b contest');
    table.oppose(0, 9, 10);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { opposing: [{ skill: 'influence', bonuses: [{ by: 1 }] }] },
    });
    expect(table.state.active).toBe(0);
  });

  it('CZ-COMMAND-10 CZ-COMMAND-11 CZ-CONTROL-07 its own player plays it, and can neither inspire nor activate another', () => {
    const table = leader([RIVAL])
      .play(act('taunt', 0, 1))
      .oppose(0, 9, 4);
    expect(table.waiting).toBe('b activation');
    expect(table.legal().some((choice) => ['activate', 'inspire'].includes((choice as { kind: string }).kind))).toBe(
      false,
    );
  });

  it('CZ-RULE-45 a failed Command Action only costs its token', () => {
    const table = leader([FRIEND]).play(command(1), 3, 7);
    expect(table.state.active).toBe(0);
    expect(table.tokens(0)).toBe('g- y');
    expect(table.waiting).toBe('a activation');
  });

  it('CZ-RULE-45 chains: the model that was commanded may command back', () => {
    const table = leader([FRIEND]).play(command(1), 6, 7).play(command(0), 9, 4);
    expect(table.state.active).toBe(0);
    expect(table.tokens(0)).toBe('g- y');
    expect(table.refusal(END)).toBe('CZ-RULE-41 nothing-done-yet');
  });

  it('CZ-COMMAND-13 an ability may activate without a roll: a visible friend or rival', () => {
    const table = leader([RIVAL]).play(act('look', 0, 2));
    expect(table.story).not.toContain('rolled');
    expect(table.state).toMatchObject({ active: 2, control: 1 });
  });
});
