/**
 * Whole games as text. A change of the rules shows in the diff of these files: read it, then write them anew with
 * `npx vitest run --project quick games/sample -u`.
 */
import { restoreMatch } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { sample } from '../../index.ts';
import { playthrough } from './playthrough.ts';

test('a whole game: positions, views and legal commands', async () => {
  const { text } = playthrough('game 105', {}, true);
  await expect(text).toMatchFileSnapshot('recorded/whole-game.txt');
});

test.each([
  ['servers-down, red wins', 'game 105', { winners: ['red'], draw: false, clause: 'SK-END-01' }],
  ['servers-down, blue wins', 'game 75', { winners: ['blue'], draw: false, clause: 'SK-END-01' }],
  ['servers-down, a draw', 'game 144', { winners: [], draw: true, clause: 'SK-END-01' }],
  ['rounds-over, red wins', 'game 176', { winners: ['red'], draw: false, clause: 'SK-END-02' }],
  ['rounds-over, blue wins', 'game 54', { winners: ['blue'], draw: false, clause: 'SK-END-02' }],
  ['rounds-over, a draw', 'game 6', { winners: [], draw: true, clause: 'SK-END-02' }],
])('an ending: %s', async (name, seed, outcome) => {
  const { text, match } = playthrough(seed, {}, false);
  expect(match.position.outcome).toMatchObject(outcome);
  await expect(text).toMatchFileSnapshot(`recorded/${name.replace(/\W+/g, '-')}.txt`);

  const again = restoreMatch(sample, JSON.parse(JSON.stringify(match.save())));
  expect(again.ok && again.value.hash()).toBe(match.hash());
});
