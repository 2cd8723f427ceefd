/** A machine player never cheats: whatever lies where its seat cannot see, it makes the same choice. */
import { canonicalJson, cloneJson, fastChance, type Game, hashJson, Match } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { describe, expect, test } from 'vitest';
import { made } from './arena.ts';
import { prizes } from './prizes.ts';

const RESHUFFLES = 2;

function begun<S extends object, V extends object>(game: Game<S, V>, seed: string): Match<S, V> {
  const match = Match.start(game, { seed });
  if (!match.ok) throw new Error(match.problem);
  return match.value;
}

/** The same table, but what the seat cannot see is dealt anew. */
function reshuffled<S extends object, V extends object>(match: Match<S, V>, seat: string, deal: number): Match<S, V> {
  const { stack, drawn } = match.position;
  const state = match.game.guess(match.view(seat).view, fastChance(deal));
  const again = Match.from(match.game, { seed: `other ${deal}`, position: { state, stack: cloneJson(stack), drawn } });
  if (!again.ok) throw new Error(again.problem);
  return again.value;
}

/** Plays a match by chance; at every third decision the player must choose the same whatever is hidden. */
function compare<S extends object, V extends object>(game: Game<S, V>, name: string, seed: string): number {
  const match = begun(game, seed);
  const chance = fastChance(seed);
  let different = 0;
  for (let i = 0; match.decision() !== undefined && i < 45; i++) {
    const seat = match.decision()?.seat ?? '';
    const legal = match.legal();
    if (i % 3 === 0 && legal.length > 1) {
      const seen = match.view(seat);
      const choice = canonicalJson(made(game, name, i).choose(seen));
      for (let deal = 0; deal < RESHUFFLES; deal++) {
        const other = reshuffled(match, seat, deal);
        if (hashJson(other.position.state) !== hashJson(match.position.state)) different++;
        expect(canonicalJson(other.view(seat))).toBe(canonicalJson(seen));
        expect(canonicalJson(made(game, name, i).choose(other.view(seat)))).toBe(choice);
      }
    }
    match.play(seat, legal[chance.below(legal.length)]);
  }
  return different;
}

describe.each(['random', 'greedy', 'search:20'])('%s', (name) => {
  test.each([
    ['sample', sample],
    ['prizes', prizes],
  ] as const)(
    'chooses the same in %s, however the unseen is reshuffled',
    (_id, game) => {
      let different = 0;
      for (let i = 0; i < 3; i++) different += compare(game as Game, name, `fair ${i}`);
      expect(different).toBeGreaterThan(10); // the hidden part was really another one
    },
    30_000,
  );
});
