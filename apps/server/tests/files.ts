/** Honest match files of every game, to be forged. */
import { games } from '@tablerunner/catalogue';
import { fastChance, type Game, Match, type MatchSave } from '@tablerunner/engine';

function playBy(match: Match, seed: string, commands: number): void {
  const chance = fastChance(seed);
  for (let i = 0; i < commands; i++) {
    const seat = match.decision()?.seat;
    const legal = match.legal();
    if (seat === undefined || legal.length === 0) return;
    match.play(seat, legal[chance.below(legal.length)]);
  }
}

/** A match that goes on from some moment of another one, as JSON gives it back. */
export function honestFile(game: Game, seed: string, { before = 12, after = 6 } = {}): MatchSave {
  const first = Match.start(game, { seed });
  if (!first.ok) throw new Error(first.problem);
  playBy(first.value, seed, before);
  const { options, position } = first.value;
  const later = Match.from(game, { options, seed: `${seed} later`, position: { ...position, drawn: 0 } });
  if (!later.ok) throw new Error(later.problem);
  playBy(later.value, `${seed} later`, after);
  return JSON.parse(JSON.stringify(later.value.save())) as MatchSave;
}

export const honestFiles = (seed: string): ReadonlyMap<Game, MatchSave> =>
  new Map(games.map((game) => [game, honestFile(game, seed)]));

export const bytesOf = (json: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(json));
