/** What machine players of Combat Zone do: hurt whom they can, keep out of fire, go for what counts, heal, command, use Luck. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { hints } from '../../ai/hints.ts';
import { luck } from '../../rules/contest/luck.ts';
import { controlTurn } from '../../rules/turn/control.ts';
import type { Contest } from '../../rules/types.ts';
import { block, type DrawnModel, drawnAction, drawnState } from '../kit.ts';
import { acting, type Chosen, chosen, hopeful, legalAt, promised } from './rival.ts';

const RIFLE = drawnAction({
  id: 'rifle',
  skill: 'ranged',
  bands: ['red', 'yellow', 'green', 'long'],
  aim: 'rival',
  isAttack: true,
  keywords: {},
});
const shooter: DrawnModel = { player: 0, at: [11, 10], tokens: 'g', skills: { ranged: 3 }, actions: [RIFLE] };
const rival = (x: number, y: number, more: DrawnModel = {}): DrawnModel => ({ player: 1, at: [x, y], ...more });

describe('whom it shoots', () => {
  test('the one it can hurt, not the one behind thick armor', () => {
    const position = acting({ models: [shooter, rival(8, 20, { armor: 9 }), rival(14, 20)] });
    expect(chosen(position)).toMatchObject({ kind: 'act', target: 2 });
  });

  test('the one in the open rather than the one behind cover', () => {
    const pieces = [block('crate', [6, 17.5, 10, 18], { top: 900 })];
    const position = acting({ models: [shooter, rival(8, 20), rival(14, 20)], pieces });
    const [covered, open] = [1, 2].map((target) =>
      promised(position, { kind: 'act', action: 'rifle', token: 0, target }),
    );
    expect(open ?? 0).toBeGreaterThan(covered ?? 0);
  });

  test('a wound that takes a rival out is worth more than a first one', () => {
    const models = [shooter, rival(8, 20, { tokens: 'r' }), rival(14, 20, { tokens: 'y y y' })];
    expect(chosen(acting({ models }))).toMatchObject({ kind: 'act', target: 1 });
  });
});

describe('where it goes', () => {
  const brawler: DrawnModel = { player: 0, at: [11, 4], tokens: 'g y', skills: { melee: 3 } };
  const ends = (position: ReturnType<typeof acting>): { x: number; y: number }[] =>
    hopeful(position).flatMap(({ kind, way }) =>
      kind === 'move' ? (way as { x: number; y: number }[]).slice(-1) : [],
    );

  test('who fights hand to hand comes nearer', () => {
    const position = acting({ models: [brawler, rival(11, 26)] });
    const choice = chosen(position);
    expect(choice).toMatchObject({ kind: 'move' });
    expect((choice.way as { y: number }[]).at(-1)?.y).toBeGreaterThan(8000);
  });

  test('a place out of the line of fire is worth more than one in it', () => {
    const sniper = rival(11, 25, { skills: { ranged: 3 }, actions: [RIFLE] });
    const worth = (x: number): number =>
      hints.value(
        drawnState({
          scenario: 'turf-war',
          models: [{ ...brawler, at: [x, 4] }, sniper],
          pieces: [block('wall', [9, 8, 13, 9], { kind: 'barrier', top: 9000 })],
        }),
        'a',
      );
    expect(worth(11)).toBeGreaterThan(worth(3));
  });

  test('the nearer to a crate the better, and a crate at hand is taken', () => {
    const far = rival(11, 29);
    const worth = (y: number): number =>
      hints.value(drawnState({ scenario: 'stash-run', models: [{ ...brawler, at: [11, y] }, far] }), 'a');
    expect(worth(11)).toBeGreaterThan(worth(5));
    const at = acting({ scenario: 'stash-run', models: [{ ...brawler, at: [11, 14] }, far] });
    expect(chosen(at)).toMatchObject({ kind: 'objective', deed: 'take' });
  });

  test('nobody who has something to win off a roof steps over its edge', () => {
    const roof = block('roof', [8, 4, 14, 10], { top: 9000, isFloor: true });
    const position = acting({ models: [{ ...shooter, at: [11, 7, 9] }, rival(11, 20)], pieces: [roof] });
    const falls = ends(position).filter(({ x, y }) => x < 8000 || x > 14_000 || y < 4000 || y > 10_000);
    expect(falls).toEqual([]);
    expect(chosen(position)).toMatchObject({ kind: 'act', target: 1 });
  });

  test('nothing is dragged about', () => {
    const pieces = [block('barrels', [12, 3.5, 13, 4.5], { isLight: true, top: 900 })];
    const position = acting({ models: [brawler, rival(11, 26)], pieces });
    expect(legalAt(position).some(({ drag }) => drag !== undefined)).toBe(true);
    expect(hopeful(position).filter(({ drag }) => drag !== undefined)).toEqual([]);
  });
});

describe('friends', () => {
  const medic: DrawnModel = { player: 0, at: [5, 5], tokens: 'g y', skills: { med: 3 } };
  const away = rival(20, 29);

  test('the wounded are healed, the sound are left alone', () => {
    const triage = { kind: 'act', action: 'basic/triage', token: 0, target: 1 };
    const hurt = acting({ models: [medic, { player: 0, at: [6.2, 5], tokens: 'g* y*' }, away] });
    expect(promised(hurt, triage)).toBeGreaterThan(1);
    const sound = acting({ models: [medic, { player: 0, at: [6.2, 5], tokens: 'g y' }, away] });
    expect(legalAt(sound)).not.toContainEqual(triage);
  });

  test('a command is for the last token, and for somebody who has something to act with', () => {
    const order = (tokens: string, ready: string): number =>
      promised(acting({ models: [{ ...medic, tokens }, { player: 0, at: [7, 5], tokens: ready }, away] }), {
        kind: 'act',
        action: 'basic/command',
        token: 0,
        target: 1,
      });
    expect(order('g y-', 'y y')).toBeGreaterThan(0);
    expect(order('g y', 'y y')).toBe(0);
    expect(order('g y-', 'y y-')).toBe(0);
  });

  test('in Control the one with a good shot comes before those who are far from everything', () => {
    const state = drawnState({
      scenario: 'turf-war',
      models: [shooter, { player: 0, at: [2, 2], tokens: 'y y' }, rival(11, 20)],
    });
    const position = { state, stack: [frameOf(controlTurn, {})], drawn: 0 };
    const worth = (model: number): number => promised(position, { kind: 'activate', model });
    expect(worth(0)).toBeGreaterThan(worth(1));
  });
});

describe('Luck', () => {
  const roller = (model: number, player: number, face: number, by: number) => ({
    model,
    player,
    token: 0,
    bonuses: [{ why: 'skill', by }],
    die: { colour: 'green', face, isRerolled: false } as const,
  });
  /** Of an attack on the own model 0 by model 1. */
  const asked = (attack: number, defence: number, tokens: string) => {
    const contest: Contest = {
      purpose: 'attack',
      action: 'rifle',
      acting: roller(1, 1, attack, 3),
      opposing: [roller(0, 0, defence, 0)],
    };
    const state = drawnState({
      scenario: 'turf-war',
      control: 1,
      active: 1,
      contest,
      players: [{ luck: 1 }, { luck: 1 }],
      models: [
        { player: 0, at: [11, 10], tokens },
        { ...shooter, player: 1, at: [11, 20] },
      ],
    });
    return { state, stack: [frameOf(luck, { asked: [0, 1] } as never)], drawn: 0 };
  };
  const again: Chosen = { kind: 'reroll', roller: 0, means: 'luck' };

  test('is spent where a life hangs on a roll that is lost', () => {
    expect(promised(asked(4, 4, 'r'), again)).toBeGreaterThan(0);
  });

  test('is kept where the roll is won, or cannot be turned', () => {
    expect(promised(asked(2, 9, 'r'), again)).toBe(0);
    expect(promised(asked(12, 4, 'y y y'), again)).toBe(0);
  });
});
