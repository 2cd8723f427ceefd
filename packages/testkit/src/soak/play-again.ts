/** A random game as a match: its save, written as JSON, must be restored with the same hash. */
import { fastChance, type Game, Match, readSave, restoreMatch } from '@tablerunner/engine';
import { must } from '../read.ts';

interface RandomMatch {
  readonly seed: string;
  readonly options?: unknown;
  readonly mostCommands: number;
}

export function playAgain<S extends object, V extends object>(game: Game<S, V>, how: RandomMatch): void {
  const { seed, options, mostCommands } = how;
  const match = must(Match.start(game, { seed, options }), 'the start');
  const chance = fastChance(seed);
  for (let n = 0; n < mostCommands; n++) {
    const decision = match.decision();
    if (decision === undefined) break;
    const legal = match.legal();
    const played = match.play(decision.seat, legal[chance.below(legal.length)]);
    if (!played.ok) throw new Error(`as a match: a listed command is refused: ${JSON.stringify(played)}`);
  }
  if (match.position.outcome === undefined)
    throw new Error(`as a match: after ${mostCommands} commands it has not ended`);
  const save = must(readSave(JSON.parse(JSON.stringify(match.save()))), 'the save');
  must(restoreMatch(game, save), 'the save of the match');
}
