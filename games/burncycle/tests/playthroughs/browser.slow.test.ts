/** The same log gives the same hash in Node and in headless Chromium: games of every mission. */
import { fastChance, Match, type MatchSave } from '@tablerunner/engine';
import { replayInChromium, tablesOf } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { burncycleGame } from '../../index.ts';

const GAMES = 24; // twice round the missions

function playGame(seed: string, options: unknown): MatchSave {
  const begun = Match.start(burncycleGame, { seed, options });
  if (!begun.ok) throw new Error(`${begun.where}: ${begun.problem}`);
  const match = begun.value;
  const chance = fastChance(seed);
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const legal = match.legal();
    match.play(decision.seat, legal[chance.below(legal.length)]);
  }
  return match.save();
}

test(`BC-GAME-01 ${GAMES} games of burncycle that were played in Node give the same hashes in Chromium`, async () => {
  const { optionsFor } = tablesOf(burncycleGame, 'browser');
  const saves = Array.from({ length: GAMES }, (_, n) => playGame(`browser/${n}`, optionsFor(n)));
  const spoiled = { ...(saves[0] as MatchSave), hash: 'f'.repeat(64) };
  const hashes = await replayInChromium({ from: '@tablerunner/burncycle', name: 'burncycleGame' }, [...saves, spoiled]);
  const last = hashes.pop();
  expect(hashes).toEqual(saves.map(({ hash }) => ({ replayed: hash, restored: hash })));
  expect(new Set(hashes.map(({ replayed }) => replayed)).size).toBe(GAMES);
  expect(last?.restored).toBe('hash: the log gives another position than the one that was saved');
});
