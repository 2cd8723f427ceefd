/** Random matches that were played in Node: a browser works out the same hashes, and refuses one whose hash is spoiled. */
import { fastChance, type Game, Match, type MatchSave } from '@tablerunner/engine';
import { expect } from 'vitest';
import { type GameModule, replayInChromium } from './browser.ts';
import { must } from './read.ts';
import { tablesOf } from './tables.ts';

function playGame<S extends object, V extends object>(game: Game<S, V>, seed: string, options: unknown): MatchSave {
  const match = must(Match.start(game, { seed, options }), 'the options');
  const chance = fastChance(seed);
  for (let decision = match.decision(); decision !== undefined; decision = match.decision()) {
    const legal = match.legal();
    match.play(decision.seat, legal[chance.below(legal.length)]);
  }
  return match.save();
}

/** The matches are played at all tables of the game, unless their options are given. */
export async function expectSameInChromium<S extends object, V extends object>(
  game: Game<S, V>,
  module: GameModule,
  games: number,
  optionsFor: (game: number) => unknown = tablesOf(game, 'browser').optionsFor,
): Promise<void> {
  const saves = Array.from({ length: games }, (_, n) => playGame(game, `browser/${n}`, optionsFor(n)));
  const spoiled = { ...(saves[0] as MatchSave), hash: 'f'.repeat(64) };
  const hashes = await replayInChromium(module, [...saves, spoiled]);
  const last = hashes.pop();
  expect(hashes).toEqual(saves.map(({ hash }) => ({ replayed: hash, restored: hash })));
  expect(new Set(hashes.map(({ replayed }) => replayed)).size).toBe(games);
  expect(last?.restored).toBe('hash: the log gives another position than the one that was saved');
}
