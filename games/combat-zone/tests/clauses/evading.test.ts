/** Whom a blast asks to evade, with what, and what that costs: CZ-KW-08 to 10, CZ-RULE-64, CZ-DRONE-05. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { attack } from '../../rules/attacks/attack.ts';
import { activeTable, type DrawnModel, drawnAction, drawnState, inches, Table } from '../kit.ts';

const GRENADE = drawnAction({
  id: 'grenade',
  skill: 'ranged',
  bands: ['red', 'yellow', 'green'],
  aim: 'rival',
  isAttack: true,
  keywords: { blast: 1 },
});
const BURST = drawnAction({
  id: 'burst',
  skill: 'ranged',
  bands: ['red', 'yellow', 'green'],
  aim: 'rival',
  isAttack: true,
  keywords: { rapid: 2 },
});
const impact = (x: number, y: number) => ({ kind: 'impact', x: inches(x), y: inches(y) });
const evade = (model: number, token: number, x: number, y: number) => ({
  kind: 'evade',
  model,
  token,
  way: [{ x: inches(x), y: inches(y) }],
});

describe('a blast that is a [RE]action', () => {
  /** Model 0 wounds 1 and 2 with one action; 1 answers with a grenade, and 2 stands beside its target. */
  function grenadeBack(): Table {
    const models: DrawnModel[] = [
      { at: [10, 10], tokens: 'g', actions: [BURST] },
      { at: [11, 15], tokens: 'y g', actions: [GRENADE] },
      { at: [12, 12], tokens: 'y g' },
    ];
    const table = activeTable({ models })
      .play({ kind: 'act', action: 'burst', token: 0, target: 1 })
      .oppose(0, 9, 2)
      .play({ kind: 'shoot', target: 2 })
      .oppose(0, 9, 2);
    expect([1, 2].map((model) => table.tokens(model))).toEqual(['y* g', 'y* g']);
    return table
      .play({ kind: 'react', model: 1, with: { kind: 'act', action: 'grenade', token: 1, target: 0 } })
      .play(impact(10, 11.031), 7, 5);
  }

  it('CZ-RULE-64 CZ-REACT-08 who evades it can still answer the action that wounded him', () => {
    const table = grenadeBack();
    expect(table.waiting).toBe('b evade');
    table.play(evade(2, 1, 15.5, 13.5), 6); // and the target evades by its roll
    expect(table.waiting).toBe('b react');
    expect(table.legalOf('pass')).toEqual([{ kind: 'pass', model: 2 }]);
  });

  it('CZ-KW-09 who has answered the first action already can evade it', () => {
    const models: DrawnModel[] = [
      { at: [10, 10], tokens: 'g', actions: [BURST] },
      { at: [11, 15], tokens: 'y g', actions: [GRENADE] },
      { at: [12, 12], tokens: 'y g' },
    ];
    const table = activeTable({ models })
      .play({ kind: 'act', action: 'burst', token: 0, target: 2 })
      .oppose(0, 9, 2)
      .play({ kind: 'shoot', target: 1 })
      .oppose(0, 9, 2)
      .play({ kind: 'pass', model: 2 })
      .play({ kind: 'react', model: 1, with: { kind: 'act', action: 'grenade', token: 1, target: 0 } })
      .play(impact(10, 11.031), 7, 5);
    expect(table.waiting).toBe('b evade');
    expect(table.refusal(evade(2, 1, 15.5, 13.5))).toBe('fine');
  });

  it('CZ-RULE-64 one evading move for one action', () => {
    const table = grenadeBack().play(evade(2, 1, 12.5, 12.5)); // not far enough: it has to roll, and says with which token
    expect(table.waiting).toBe('b contest');
  });
});

describe('who evades, and with what', () => {
  const FLASH = { ...GRENADE, isAttack: undefined, keywords: { blast: 1, stun: 2, push: 1 } };
  const thrown = (models: readonly DrawnModel[], action = GRENADE, players: readonly object[] = [{}, {}]): Table =>
    new Table(
      drawnState({ models, players }),
      frameOf(attack, { model: 0, token: 0, colour: 'green', action: action.id, target: 1 }),
    );

  it('CZ-DRONE-05 a blast that is no attack leaves drones alone', () => {
    const drone: DrawnModel = { at: [9, 11], kind: 'drone', card: 'fly', player: 1 };
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g-', actions: [FLASH] },
      {
        at: [12, 10],
        tokens: 'y-',
        installed: [{ id: 'fly', drone: { width: 1063, colour: 'yellow', skills: {}, actions: [] } }],
      },
      drone,
    ];
    const table = thrown(models, FLASH).play(impact(10.969, 10), 9, 5, 2).over(); // one die: that of the target
    expect([table.model(2).x, table.model(2).y]).toEqual([9_000, 11_000]);
  });

  const CHARM = {
    id: 'charm',
    reflexes: [{ on: 'use-roll', cost: 'discard', effects: [{ do: 'add-to-roll', by: 3 }] }],
  };
  const use = { kind: 'card', model: 0, card: 0 };

  it('CZ-RULE-64 no card changes the roll that placed the blast when it is opposed again', () => {
    const models: DrawnModel[] = [
      { at: [3, 10], tokens: 'g-', actions: [GRENADE], gear: [CHARM] },
      { at: [12, 10], tokens: 'y-' },
      { at: [9, 11], tokens: 'y-' },
    ];
    const table = thrown(models).play(impact(10.969, 10), 6, 5);
    expect(table.refusal(use)).toBe('fine');
    table.play({ kind: 'stand' }, 6, 7).over(); // both evade, and the attacker is not asked again
    expect(table.model(0).carried).toHaveLength(1);
  });

  it('CZ-RULE-53 who threw it and has to evade it too uses a card on the own evading roll', () => {
    const models: DrawnModel[] = [
      { at: [9.5, 10], tokens: 'g-', actions: [GRENADE], gear: [CHARM] },
      { at: [12, 10], tokens: 'y-' },
    ];
    const table = thrown(models).play(impact(10.969, 10), 6, 5).play({ kind: 'stand' }, 3, 6);
    expect(table.refusal(use)).toBe('fine');
    table.play(use).over(); // 3 + 3 is a tie with 6
    expect(table.tokens(0)).toBe('g-');
  });
});
