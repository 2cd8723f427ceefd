/** The same log gives the same hash in Node and in headless Chromium. */
import { fastChance, Match, type MatchSave } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { expect, test } from 'vitest';
import { replayInChromium } from '../src/index.ts';

const GAMES = 50;

function playGame(seed: string): MatchSave {
  const begun = Match.start(sample, { seed });
  if (!begun.ok) throw new Error(begun.problem);
  const match = begun.value;
  const chance = fastChance(seed);
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const legal = match.legal();
    match.play(decision.seat, legal[chance.below(legal.length)]);
  }
  return match.save();
}

test(`${GAMES} games of Skim that were played in Node give the same hashes in Chromium`, async () => {
  const saves = Array.from({ length: GAMES }, (_, n) => playGame(`browser/${n}`));
  const spoiled = { ...(saves[0] as MatchSave), hash: 'f'.repeat(64) };
  const hashes = await replayInChromium({ from: '@tablerunner/sample', name: 'sample' }, [...saves, spoiled]);
  const last = hashes.pop();
  expect(hashes).toEqual(saves.map(({ hash }) => ({ replayed: hash, restored: hash })));
  expect(new Set(hashes.map(({ replayed }) => replayed)).size).toBe(GAMES);
  expect(last?.restored).toBe('hash: the log gives another position than the one that was saved');
});
