/** How machine players answer what was done to them: they strike back or take cover where that pays, and keep their tokens where it does not. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { reactions } from '../../rules/react/reactions.ts';
import { block, type DrawnModel, drawnAction } from '../kit.ts';
import { acting, chosenBy } from './rival.ts';

const PLAYERS = ['greedy', 'search:60'];

const RIFLE = drawnAction({
  id: 'rifle',
  skill: 'ranged',
  bands: ['red', 'yellow', 'green', 'long'],
  aim: 'rival',
  isAttack: true,
  keywords: {},
});

const WALL = block('wall', [0, 14, 22, 15], { kind: 'barrier', top: 9000 });

/** Model 0 of a has wounded model 1 of b, who may answer now. */
function wounded(attacker: DrawnModel, victim: DrawnModel, rest: readonly DrawnModel[] = []) {
  const position = acting({
    models: [{ player: 0, tokens: 'y y-', ...attacker }, { player: 1, tokens: 'g* y', ...victim }, ...rest],
    answers: [{ model: 1, by: 0, moment: 1, limits: [], isSpent: false }],
  });
  return { ...position, stack: [...position.stack, frameOf(reactions, {})] };
}

describe.each(PLAYERS)('%s, when wounded', (player) => {
  test('strikes back at a rival that one more wound takes out', () => {
    const position = wounded({ at: [11, 10], tokens: 'r r-' }, { at: [11, 11.5], skills: { melee: 4 } });
    expect(chosenBy(player, position)).toMatchObject({
      kind: 'react',
      model: 1,
      with: { kind: 'act', action: 'basic/melee', target: 0 },
    });
  });

  test('shoots back over a distance', () => {
    const position = wounded(
      { at: [11, 10], tokens: 'r r-' },
      { at: [11, 20], skills: { ranged: 4 }, actions: [RIFLE] },
    );
    expect(chosenBy(player, position)).toMatchObject({ kind: 'react', with: { kind: 'act', target: 0 } });
  });

  test('does not waste a token on a rival whom it can hardly hurt', () => {
    const position = wounded(
      { at: [11, 10], armor: 9, skills: { melee: 6, reflexes: 6 } },
      { at: [11, 20], skills: { ranged: 0 }, tokens: 'r* y' },
      [{ player: 0, at: [11, 18.5], tokens: 'r' }],
    );
    const choice = chosenBy(player, position);
    expect(choice).not.toMatchObject({ kind: 'react', with: { kind: 'act', target: 0 } });
  });
});

test('who stands well behind a wall passes, and keeps its token', () => {
  const position = wounded(
    { at: [5, 10.5] },
    { at: [5, 18.5], tokens: 'r* y', skills: { ranged: 4 }, actions: [RIFLE] },
  );
  const { state } = position;
  const walled = { ...state, scenario: 'blood-price', field: { ...state.field, pieces: [WALL] } };
  expect(chosenBy('greedy', { ...position, state: walled })).toMatchObject({ kind: 'pass', model: 1 });
});
