/** The same log gives the same hash in Node and in headless Chromium: matches of every scenario. */
import { fastChance, Match, type MatchSave } from '@tablerunner/engine';
import { replayInChromium, tablesOf } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { combatZoneGame } from '../../index.ts';

const GAMES = 30; // twice round the scenarios and `random`

function playGame(seed: string, options: unknown): MatchSave {
  const begun = Match.start(combatZoneGame, { seed, options });
  if (!begun.ok) throw new Error(`${begun.where}: ${begun.problem}`);
  const match = begun.value;
  const chance = fastChance(seed);
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const legal = match.legal();
    match.play(decision.seat, legal[chance.below(legal.length)]);
  }
  return match.save();
}

test(`CZ-GAME-09 ${GAMES} matches of Combat Zone that were played in Node give the same hashes in Chromium`, async () => {
  const { optionsFor } = tablesOf(combatZoneGame, 'browser');
  const saves = Array.from({ length: GAMES }, (_, n) => playGame(`browser/${n}`, optionsFor(n)));
  const spoiled = { ...(saves[0] as MatchSave), hash: 'f'.repeat(64) };
  const hashes = await replayInChromium({ from: '@tablerunner/combat-zone', name: 'combatZoneGame' }, [
    ...saves,
    spoiled,
  ]);
  const last = hashes.pop();
  expect(hashes).toEqual(saves.map(({ hash }) => ({ replayed: hash, restored: hash })));
  expect(new Set(hashes.map(({ replayed }) => replayed)).size).toBe(GAMES);
  expect(last?.restored).toBe('hash: the log gives another position than the one that was saved');
}, 600_000);
