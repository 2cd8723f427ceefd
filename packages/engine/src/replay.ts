/** Plays a trusted log again as fast as it goes: nothing is judged, no legal list is made. */
import type { Chance } from './chance/chance.ts';
import { type Script, scriptedChance } from './chance/scripted.ts';
import { sealedChance } from './chance/sealed.ts';
import { chanceKey } from './chance/shares.ts';
import type { Game } from './game.ts';
import type { LogEntry, MatchSave } from './log.ts';
import { clonePosition, type Position } from './position.ts';
import { Runner } from './runner.ts';
import { firstPosition } from './start.ts';

/**
 * Entries of a log that was judged when it was written; it holds the automatic answers too. Up to the first command chance is what
 * the runner has, then `own`.
 */
export function replayEntries<S extends object>(
  runner: Runner<S>,
  entries: readonly LogEntry[],
  own: Chance = runner.chance,
): void {
  for (const entry of entries) {
    if (entry.auto !== true) {
      const script = scriptOf(entry); // one script serves a command and the automatic answers after it
      runner.chance = script === undefined ? own : scriptedChance(script, own);
    }
    runner.position.drawn += entry.skip ?? 0;
    runner.replay(entry.choice);
  }
  runner.chance = own;
}

/** The position after the first `length` entries of a save that this program wrote itself. */
export function replaySave<S extends object>(game: Game<S>, save: MatchSave, length = save.log.length): Position<S> {
  const chance = sealedChance(chanceKey(save.seed, save.shares));
  const start = save.start as Position<S> | undefined;
  const position =
    start === undefined
      ? firstPosition(game, save.options, chance)
      : clonePosition(start, (state) => game.clone(state));
  const opening = save.told === undefined ? chance : scriptedChance(save.told, chance);
  const runner = new Runner<S>(game, position, opening);
  runner.rest();
  replayEntries(runner, save.log.slice(0, length), chance);
  return runner.position;
}

export function scriptOf({ dice, picks }: Script): Script | undefined {
  if (dice === undefined && picks === undefined) return undefined;
  return { ...(dice === undefined ? {} : { dice: [...dice] }), ...(picks === undefined ? {} : { picks: [...picks] }) };
}
