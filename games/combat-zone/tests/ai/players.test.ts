/** Whole machine players at single decisions: they do something with what they have, and know no more than their seat sees. */
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { block, type DrawnModel, type DrawnProgram, drawnAction } from '../kit.ts';
import { acting, chosenBy, promised } from './rival.ts';

const PLAYERS = ['greedy', 'search:60'];

const RIFLE = drawnAction({
  id: 'rifle',
  skill: 'ranged',
  bands: ['red', 'yellow', 'green', 'long'],
  aim: 'rival',
  isAttack: true,
  keywords: {},
});
const rival: DrawnModel = { player: 1, at: [11, 16], tokens: 'y y', skills: { tech: 1 } };
const WALL = block('wall', [0, 10, 22, 11], { kind: 'barrier', top: 9000 });

describe.each(PLAYERS)('%s', (player) => {
  test('does not end an activation, nor stay where it is, while somebody can be hurt', () => {
    const shooter: DrawnModel = { player: 0, at: [11, 8], tokens: 'g y', skills: { ranged: 4 }, actions: [RIFLE] };
    const position = acting({ scenario: 'blood-price', models: [shooter, rival] });
    expect(chosenBy(player, position)).toMatchObject({ kind: 'act', target: 1 });
  });

  test('comes nearer when nobody can be reached', () => {
    const brawler: DrawnModel = { player: 0, at: [11, 2], tokens: 'g y', skills: { melee: 3 } };
    const choice = chosenBy(player, acting({ models: [brawler, { ...rival, at: [11, 28] }] }));
    expect(choice).toMatchObject({ kind: 'move' });
    expect((choice.way as { y: number }[]).at(-1)?.y).toBeGreaterThan(2000);
  });

  test('launches a program, which costs no token, before anything else is left to do', () => {
    const adware = CARDS.programs['program-adware'] as unknown as DrawnProgram;
    const netrunner: DrawnModel = {
      player: 0,
      at: [11, 8],
      tokens: 'y-',
      keywords: ['netrunner'],
      skills: { tech: 4 },
      installed: [adware],
    };
    expect(chosenBy(player, acting({ models: [netrunner, rival] }))).toMatchObject({ kind: 'launch', target: 1 });
  });

  test('chooses the same whatever the dice will show', () => {
    const shooter: DrawnModel = { player: 0, at: [11, 8], tokens: 'g y', skills: { ranged: 1 }, actions: [RIFLE] };
    const position = acting({
      models: [shooter, { ...rival, at: [9, 16] }, { ...rival, at: [13, 17], skills: { reflexes: 2 } }],
    });
    const choices = ['one', 'two', 'three'].map((dice) => JSON.stringify(chosenBy(player, position, dice)));
    expect(new Set(choices).size).toBe(1);
  });
});

describe('loot', () => {
  const body = (rounds: number) =>
    acting({
      scenario: 'turf-war',
      marks: { rounds },
      pieces: [WALL],
      models: [
        { player: 0, at: [5, 5], tokens: 'y y', skills: { tech: 3 } },
        { player: 1, at: [5, 6.2], place: 'out', gear: [{ id: 'gear-a' }] },
        rival,
      ],
      bodies: [{ model: 1, x: 5000, y: 6200, z: 0 }],
    });
  const take = { kind: 'act', action: 'loot/gear', token: 0, target: 1 };

  test('is worth a thought while there is time to use it', () => {
    expect(promised(body(0), take)).toBeGreaterThan(0);
  });

  test('is left where it lies in the last round', () => {
    expect(promised(body(3), take)).toBe(0);
  });
});
