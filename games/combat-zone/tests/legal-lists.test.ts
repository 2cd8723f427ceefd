/** The lists of legal choices that steps make by themselves: the same as asking `check` about each candidate. */
import { fastChance, firstPosition, Runner } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { combatZoneGame } from '../index.ts';
import { reactions } from '../rules/react/reactions.ts';
import { activation } from '../rules/turn/activation.ts';
import { controlTurn } from '../rules/turn/control.ts';
import { inspire } from '../rules/turn/inspire.ts';
import { activeTable, block, controlTable, type DrawnModel, drawnAction, type Table } from './kit.ts';
import { optionsOf } from './match-kit.ts';
import { tableNumber } from './random-play.ts';

const CARD = [
  drawnAction({ id: 'patch', skill: 'med', aim: 'other-friend', isAtReach: true, keywords: { heal: 1 } }),
  drawnAction({ id: 'stim', aim: 'self', keywords: { refresh: 1, difficult: 1 } }),
  drawnAction({ id: 'shout', skill: 'influence', bands: ['red', 'yellow'], aim: 'any', isCommand: true }),
  drawnAction({ id: 'rest', aim: 'none', keywords: { complex: 1 }, needs: ['not-moved'] }),
];

const CROWD: readonly DrawnModel[] = [
  { player: 0, at: [8, 10], tokens: 'g y y-', actions: CARD, hacked: 1, skills: { melee: 2 } },
  { player: 0, at: [10, 10], tokens: 'g*- y*-', hacked: 1 },
  { player: 0, kind: 'gonk', at: [8, 12.2] },
  { player: 1, at: [12, 14], tokens: 'g y' },
  { player: 1, at: [8, 20], tokens: 'r r-' },
  { player: 1, kind: 'gonk', at: [15, 10] },
  { player: 1, at: [9, 8.4], place: 'out', gear: [{ id: 'gun' }] },
  { player: 1, kind: 'drone', at: [16, 16], card: 'none' },
];

const crowd = (): Table =>
  activeTable({
    models: CROWD,
    bodies: [{ model: 6, x: 9000, y: 8400, z: 0 }],
    pieces: [block('fence', [9, 14.5, 12, 14.8]), block('wall', [2, 15, 6, 15.4], { kind: 'barrier', top: 4000 })],
  });

/** A list that asks `check` about each candidate, as the engine makes one. */
function asked<M>(step: object, table: Table, memory: M): unknown[] {
  const { candidates, check } = step as {
    candidates?: (s: unknown, m: M) => unknown[];
    check?: (s: unknown, m: M, c: unknown) => { ok: boolean };
  };
  return (candidates?.(table.state, memory) ?? []).filter((choice) => check?.(table.state, memory, choice).ok);
}

describe('legal lists', () => {
  it('of an activation, before and after its first action', () => {
    const table = crowd();
    for (const hasActed of [false, true]) {
      const memory = { model: 0, hasActed };
      const legal = activation.legal?.(table.state, memory);
      expect(legal).toEqual(asked(activation, table, memory));
      expect(legal?.length).toBeGreaterThan(20);
    }
  });

  it('of a Control and of an Inspire', () => {
    const models = CROWD.map((model, i) => (i === 0 ? { ...model, tokens: 'g y-' } : model));
    const table = controlTable({ models });
    expect(table.legal()).toEqual(asked(controlTurn, table, {}));
    expect(table.legal()).toHaveLength(2);
    table.play({ kind: 'inspire' });
    expect(table.legal()).toEqual(asked(inspire, table, {}));
    expect(table.legal()).toHaveLength(2);
  });

  it('of a [RE]action', () => {
    const table = crowd();
    table.play({ kind: 'act', action: 'basic/ranged', token: 0, target: 3 }).oppose(0, 11, 4);
    expect(table.waiting).toBe('b react');
    expect(table.legal()).toEqual(asked(reactions, table, {}));
  });
});

describe('choices that are drawn without a list', () => {
  it.each([0, 5, 11, 12])('are legal, and games of them end: table %i', (number) => {
    const chance = fastChance(`drawn ${number}`);
    const start = firstPosition(combatZoneGame, optionsOf(tableNumber(number)), chance);
    const runner = new Runner(combatZoneGame, start, chance);
    runner.advance();
    const kinds = new Set<string>();
    while (runner.position.outcome === undefined) {
      const choice = runner.byChance(chance.below) as { readonly kind: string };
      expect(runner.check(choice).ok, `${runner.step.name} ${JSON.stringify(choice)}`).toBe(true);
      kinds.add(`${runner.step.name} ${choice.kind}`);
      runner.play(choice);
    }
    for (const kind of ['deployment deploy', 'activation move', 'activation act', 'activation end'])
      expect(kinds).toContain(`combat-zone/${kind}`);
  });
});
