/** Every game, for programs that have not read its source: what its answers and outcomes are is said, and its page tells steps and dice. */
import { readFileSync } from 'node:fs';
import type { Game } from '@tablerunner/engine';
import { checkForOutsiders, unexplainedFields } from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { findGame, games } from '../index.ts';

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('every field of an answer is explained by a sentence', () => {
    expect(unexplainedFields(game)).toEqual([]);
  });

  test('every outcome says what it is about, and the page of the notation tells steps, dice and owners', () => {
    for (const [name, { about }] of Object.entries(game.outcomes ?? {})) expect(about, name).toMatch(/^\p{Lu}.*\.$/u);
    expect(Object.keys(game.outcomes ?? {}).length).toBeGreaterThan(0);
    const page = readFileSync(new URL(`../../../docs/notation-${id}.md`, import.meta.url), 'utf8');
    const told = (step: string): boolean =>
      [step, step.replace(/^.*\//, '')].some((word) => page.includes(`\`${word}\``));
    expect([...game.stepsByName.keys()].filter((step) => !told(step))).toEqual([]);
    expect(page.match(/^##+ (Dice: order and owners|What stands in the step line)$/gm)).toHaveLength(2);
  });
});

describe('a game that does not keep its word is found out', () => {
  const game = findGame('sample');
  if (game === undefined) throw new Error('the sample game is missing');
  const [what = '', question] = Object.entries(game.questions ?? {})[0] ?? [];
  const spoiled: readonly (readonly [string, Partial<Game>, RegExp])[] = [
    ['a command that is not known', { notation: { ...game.notation, stepsOf: () => [] } }, /is not known as a command/],
    ['an outcome that is not listed', { outcomes: {} }, /is not listed/],
    [
      'an answer of another form',
      { questions: { [what]: { ...question, result: question?.params } as never } },
      /another form/,
    ],
  ];

  test.each(spoiled)('%s', (_what, fault, told) => {
    const how = { games: 1, commands: 60, every: 1, seed: 'spoiled' };
    expect(() => checkForOutsiders({ ...game, ...fault }, how)).toThrow(told);
    expect(checkForOutsiders(game, how).commands).toBeGreaterThan(20);
  });
});
