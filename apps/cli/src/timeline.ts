/** A saved match, entry by entry: the position after each, who gave it, and the events that it brought. */
import {
  type Chance,
  chanceKey,
  type Frame,
  firstPosition,
  type Game,
  type GameEvent,
  type LogEntry,
  type MatchSave,
  type Position,
  Runner,
  scriptedChance,
  sealedChance,
} from '@tablerunner/engine';

export interface Moment {
  /** How many entries of the log lie behind it; 0 is the beginning. */
  readonly at: number;
  readonly events: readonly GameEvent[];
  /** What was answered, and where: the notation of a choice needs both. Absent at the beginning. */
  readonly given?: { readonly entry: LogEntry; readonly state: object; readonly frame: Frame };
  /** Alive: it changes when the next moment is asked for. */
  readonly position: Position<object>;
}

/** The save must have been judged before (`loadMatch`): nothing is checked here. */
export function* momentsOf(game: Game, save: MatchSave): Generator<Moment> {
  const own = sealedChance(chanceKey(save.seed, save.shares));
  const runner = new Runner<object>(game, startOf(game, save, own), own, { record: true });
  const take = (): GameEvent[] => runner.events.splice(0);

  runner.rest();
  yield { at: 0, events: take(), position: runner.position };
  for (const [i, entry] of save.log.entries()) {
    // One script serves a command and the automatic answers after it.
    if (entry.auto !== true) runner.chance = scripted(entry) ? scriptedChance(entry, own) : own;
    runner.position.drawn += entry.skip ?? 0;
    const given = { entry, state: game.clone(runner.position.state), frame: runner.frame };
    runner.replay(entry.choice);
    yield { at: i + 1, events: take(), given, position: runner.position };
  }
}

/** The moment after the first `at` entries. */
export function momentAt(game: Game, save: MatchSave, at: number): Moment {
  for (const moment of momentsOf(game, save)) if (moment.at === at) return moment;
  throw new RangeError(`the log has ${save.log.length} entries, not ${at}`);
}

export const scripted = ({ dice, picks }: LogEntry): boolean => dice !== undefined || picks !== undefined;

const startOf = (game: Game, { start, options }: MatchSave, own: Chance): Position<object> =>
  start === undefined
    ? firstPosition(game, options, own)
    : { state: game.clone(start.state), stack: start.stack.slice(), drawn: start.drawn };
