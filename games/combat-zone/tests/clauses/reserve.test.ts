/** Reserves: who may wait, and where they arrive. Clauses CZ-RESERVE-*, CZ-RULE-46. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { deployment } from '../../rules/setup/deploy.ts';
import { arrive, canArrive } from '../../rules/setup/reserve.ts';
import { activeTable, block, controlTable, type DrawnModel, drawnState, Table } from '../kit.ts';

const RESERVE = [{ give: 'reserve' }];
const waiting = (model: DrawnModel): DrawnModel => ({ player: 0, place: 'reserve', gifts: RESERVE, ...model });

/** The first model arrives; a rival stands in the middle of the lower edge, a friend far from it. */
const arriving = (more: Partial<Parameters<typeof drawnState>[0]> = {}): Table =>
  new Table(
    drawnState({
      models: [waiting({}), { player: 1, at: [11, 3] }, { player: 0, at: [2, 28] }],
      ...more,
    }),
    frameOf(arrive, { model: 0 }),
  );

const at = (x: number, y: number) => ({ kind: 'arrive', x, y });

describe('Reserve', () => {
  it('CZ-RESERVE-01 is open to models whose rules allow it, and to nobody else', () => {
    const table = new Table(
      drawnState({
        models: [
          { player: 0, place: 'waiting', gifts: RESERVE },
          { player: 0, place: 'waiting' },
          { player: 1, at: [11, 28] },
        ],
      }),
      frameOf(deployment, { player: 0 }),
    );
    expect(table.refusal({ kind: 'reserve', model: 1 })).toBe('CZ-RESERVE-01 may-not-wait');
    expect(table.legal()).toContainEqual({ kind: 'reserve', model: 0 });
    expect(table.legal()).not.toContainEqual({ kind: 'reserve', model: 1 });
    table.play({ kind: 'reserve', model: 0 });
    expect(table.model(0)).toMatchObject({ place: 'reserve' });
  });

  it('CZ-RESERVE-02 is placed by the words of the scenario where it has its own', () => {
    const table = arriving({ scenario: 'break-out', players: [{ side: 1 }, { side: 0 }] });
    expect(table.refusal(at(11_000, 15_000))).toBe('CZ-RESERVE-02 outside-the-zone');
    expect(table.refusal(at(13_000, 1000))).toBe('fine'); // 1 inch from the rival, and no friend near
  });

  it('CZ-RESERVE-03 CZ-RULE-46 is placed with its rim within 1 inch of any edge', () => {
    const table = arriving();
    expect(table.refusal(at(3000, 20_000))).toBe('CZ-RESERVE-03 not-at-the-edge');
    expect(table.refusal(at(1541, 20_000))).toBe('fine');
    expect(table.refusal(at(1555, 20_000))).toBe('CZ-RESERVE-03 not-at-the-edge');
    expect(table.refusal(at(22_000 - 1500, 20_000))).toBe('fine');
    expect(table.refusal(at(500, 20_000))).toBe('CZ-RULE-30 blocked-by-edge');
  });

  it('CZ-RULE-22 CZ-RESERVE-03 is not placed on a roof by the edge, which is no more at reach there', () => {
    const roof = (top: number) => block('roof', [0, 18, 4, 22], { kind: 'barrier', isFloor: true, top });
    expect(arriving({ pieces: [roof(4000)] }).refusal(at(1000, 20_000))).toBe('CZ-RESERVE-03 not-at-the-edge');
    expect(arriving({ pieces: [roof(800)] }).refusal(at(1000, 20_000))).toBe('fine');
    expect(arriving({ pieces: [roof(1000)] }).refusal(at(1000, 20_000))).toBe('CZ-RESERVE-03 not-at-the-edge');
  });

  it('CZ-RESERVE-04 stays farther than GREEN from every rival, or within RED of a friend', () => {
    const table = arriving();
    expect(table.refusal(at(1500, 9000))).toBe('CZ-RESERVE-04 rivals-too-near');
    expect(table.refusal(at(1500, 16_000))).toBe('fine');
    const near = arriving({ models: [waiting({}), { player: 1, at: [11, 3] }, { player: 0, at: [2, 6] }] });
    expect(near.refusal(at(1500, 9900))).toBe('fine');
    expect(near.refusal(at(1500, 10_500))).toBe('CZ-RESERVE-04 rivals-too-near');
  });

  it('CZ-RESERVE-03 CZ-RESERVE-05 is placed when it is activated first, before any action and without a token', () => {
    const table = controlTable({
      models: [
        waiting({ tokens: 'g y', hacked: 1 }),
        { player: 1, at: [11, 3] },
        { player: 0, at: [2, 28], tokens: 'y' },
      ],
    });
    table.play({ kind: 'activate', model: 0 });
    expect(table.waiting).toBe('a arrive');
    expect(table.refusal({ kind: 'end' })).not.toBe('fine');
    table.play(at(1500, 20_000));
    expect(table.model(0)).toMatchObject({ place: 'table', x: 1500, y: 20_000 });
    expect(table.tokens(0)).toBe('g y');
    expect(table.waiting).toBe('a activation');
    expect(table.legalOf('act').length).toBeGreaterThan(0);
  });

  it('CZ-RESERVE-05 is placed before its cards speak at its activation', () => {
    const reflexes = [{ on: 'activated', isOptional: true, effects: [{ do: 'free-move', colour: 'red' }] }] as const;
    const table = controlTable({
      models: [waiting({ reflexes }), { player: 1, at: [11, 3] }, { player: 0, at: [2, 28] }],
    });
    table.play({ kind: 'activate', model: 0 });
    expect(table.waiting).toBe('a arrive');
    table.play(at(1500, 20_000));
    expect(table.waiting).toBe('a reflex');
    expect(table.play({ kind: 'yes' }).waiting).toBe('a free-move');
  });

  it('CZ-RULE-46 cannot be activated where there is no place for it, but counts among the characters', () => {
    // Rivals all along: nowhere is farther than 12 inches from all of them, and no friend is on the table.
    const rivals = [
      [5, 5],
      [17, 5],
      [5, 15],
      [17, 15],
      [5, 25],
      [17, 25],
    ].map(([x = 0, y = 0]) => ({ player: 1, at: [x, y] as const }));
    const state = drawnState({ models: [waiting({ tokens: 'y-' }), ...rivals] });
    expect(canArrive(state, 0)).toBe(false);
    const table = controlTable({ models: [waiting({ tokens: 'y- y' }), ...rivals] });
    expect(table.story).toContain('inspired'); // nothing else was possible
    const open = controlTable({ models: [waiting({}), { player: 1, at: [11, 3] }, { player: 0, at: [20, 28] }] });
    expect(open.legalOf('activate')).toContainEqual({ kind: 'activate', model: 0 });
  });

  it('CZ-RULE-46 is no target before it is placed', () => {
    const table = activeTable({
      models: [{ at: [11, 15] }, waiting({ player: 1, at: [11, 20] }), { player: 1, at: [11, 24] }],
    });
    expect(table.refusal({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 })).toBe(
      'CZ-RULE-46 not-on-the-table',
    );
  });

  it('CZ-GAME-11 a card that allows another place reaches as far as its words', () => {
    const table = arriving({
      models: [waiting({ gifts: [{ give: 'reserve', beyond: 'yellow' }] }), { player: 1, at: [11, 3] }],
    });
    expect(table.refusal(at(11_000, 15_000))).toBe('fine'); // far from any edge
    expect(table.refusal(at(11_000, 11_000))).toBe('CZ-GAME-10 rivals-too-near');
    expect(table.refusal(at(11_000, 30_000))).toBe('CZ-RULE-30 blocked-by-edge');
  });
});
