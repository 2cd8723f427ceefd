/** Rounds that fall due because somebody has no model left. Clauses CZ-SCEN-05, CZ-GAME-09, CZ-RULE-42, CZ-RULE-89. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { wholeGame } from '../../rules/setup/sequence.ts';
import type { Player } from '../../rules/types.ts';
import { type DrawnModel, type DrawnState, drawnState, Table } from '../kit.ts';

const of = (player: number, x: number, y: number, more: DrawnModel = {}): DrawnModel => ({
  player,
  at: [x, y],
  ...more,
});

/** The last one of its team, one wound from being taken out. */
const last = (player: number, x: number, y: number): DrawnModel => of(player, x, y, { tokens: 'r' });
const shooter = { tokens: 'g g', skills: { ranged: 2 } } as const;

/** The first model shoots at the second, who is taken out. */
function shootsTheLast(drawn: DrawnState): Table {
  const table = new Table(drawnState({ size: [44, 30], ...drawn }), frameOf(wholeGame, { stage: 'ready' }));
  if (table.state.active < 0) table.play({ kind: 'activate', model: 0 });
  table.play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 11, 2);
  expect(table.model(1).place).toBe('out');
  return table;
}

const inspires = (...counts: number[]): Partial<Player>[] => counts.map((count) => ({ inspires: count }));
const scores = ({ state }: Table): number[] => state.players.map(({ score }) => score);
const rounds = ({ story }: Table): number => story.filter((name) => name === 'round-ended').length;

describe('rounds', () => {
  /** a holds the ground in the west, b that in the east. */
  const split = (...counts: number[]): DrawnState => ({
    scenario: 'three-way-split',
    players: inspires(...counts),
    models: [of(0, 10, 10, shooter), last(2, 10, 17), of(0, 13, 15), of(1, 30, 15), of(1, 40, 25)],
  });

  it('CZ-SCEN-05 CZ-RULE-42 a round is over when the one it waited for has no model left', () => {
    const table = shootsTheLast(split(1, 1, 0));
    expect(table.state.marks.rounds).toBe(1);
    expect(scores(table)).toEqual([1, 1, 0]);
    expect(table.story.indexOf('round-ended')).toBeGreaterThan(table.story.lastIndexOf('action-ended'));
    expect(table.waiting).toBe('a activation'); // its activation goes on
    expect(shootsTheLast(split(1, 0, 0)).state.marks.rounds).toBeUndefined();
  });

  it('CZ-SCEN-05 rounds that fall due together are all over, and the standing scores once', () => {
    const table = shootsTheLast(split(3, 3, 0));
    expect(table.state.marks.rounds).toBe(3);
    expect(rounds(table)).toBe(3);
    expect(scores(table)).toEqual([1, 1, 0]);
    expect(table.outcome).toBeUndefined();
  });

  it('CZ-GAME-09 CZ-SCEN-05 the last round that falls due so ends the match, its points included', () => {
    const table = shootsTheLast(split(4, 5, 0));
    expect(table.state.marks.rounds).toBe(4);
    expect(scores(table)).toEqual([1, 1, 0]);
    expect(table.outcome).toMatchObject({ winners: ['a', 'b'], reason: 'equal-points' });
  });

  it('CZ-RULE-89 CZ-SCEN-05 of two against two, a side is done once the partner it waited for is out', () => {
    const table = shootsTheLast({
      scenario: 'turf-war',
      control: 3,
      players: [1, 1, 0, 1].map((count, i) => ({ side: i % 2, inspires: count })),
      models: [of(3, 10, 10, shooter), last(2, 10, 17), of(0, 40, 4), of(1, 40, 25), of(3, 4, 4)],
    });
    expect(table.state.marks).toEqual({ rounds: 1, 'counted-0': 1 });
    expect(scores(table)).toEqual([1, 2, 0, 2]); // a has a quarter; b and d have two, and d took somebody out
  });

  it('CZ-GAME-09 whoever takes out the last rival has won, though a last round ends with it', () => {
    const table = shootsTheLast({
      scenario: 'turf-war',
      marks: { rounds: 3 },
      players: [{ inspires: 4 }, { inspires: 3, score: 20 }],
      models: [of(0, 10, 10, shooter), last(1, 10, 17)],
    });
    expect(table.state.marks.rounds).toBe(4);
    expect(scores(table)).toEqual([2 + 1, 20]); // taken out, and a quarter
    expect(table.outcome).toMatchObject({ winners: ['a'], reason: 'last-side' });
  });
});
