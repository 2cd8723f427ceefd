/** A thread for whatever takes long: machine players, and reading match files of strangers. Loaded as compiled JavaScript. */
import { createPlayer } from '@tablerunner/ai';
import { findGame } from '@tablerunner/catalogue';
import { Match, type MatchSnapshot, type MatchView, type Read, readSave, restoreMatch } from '@tablerunner/engine';
import { troubled } from '@tablerunner/table';

export interface ChooseJob {
  readonly game: string;
  /** The player's name, such as `search:400`. */
  readonly player: string;
  readonly seed: string;
  /** What the machine's seat may see, and nothing else. */
  readonly seen: MatchView;
}

export interface ContinueJob {
  /** A match file, as it came in. */
  readonly save: unknown;
  /** After so many entries of its log; left out: after all. */
  readonly at?: number | undefined;
  readonly seed: string;
}

export function choose({ game: id, player: name, seed, seen }: ChooseJob): unknown {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  const player = createPlayer(game, name, seed);
  if (!player.ok) throw new Error(`${player.where}: ${player.problem}`);
  return player.value.choose(seen);
}

/** Ten times as many as the longest match has. Looked at first: to judge the form of a list takes time for each entry. */
const MOST_ENTRIES = 5000;

const entriesOf = (json: unknown): number => {
  const log = typeof json === 'object' && json !== null && 'log' in json ? json.log : undefined;
  return Array.isArray(log) ? log.length : 0;
};

/** The beginning of a match that goes on from some moment of another one, with dice of its own. */
export function continueFrom({ save: json, at, seed }: ContinueJob): Read<MatchSnapshot> {
  const entries = entriesOf(json);
  if (entries > MOST_ENTRIES) {
    const problem = `it has ${entries} entries, and ${MOST_ENTRIES} are the most`;
    return troubled('file-too-long', 'log', problem, { entries, most: MOST_ENTRIES });
  }
  const save = readSave(json);
  if (!save.ok) return save;
  const game = findGame(save.value.game);
  if (game === undefined) {
    const problem = `there is no game "${save.value.game}" here`;
    return troubled('no-such-game', 'game', problem, { game: save.value.game });
  }
  const match = restoreMatch(game, save.value);
  if (!match.ok) return match;
  const { length } = match.value.log;
  if (at !== undefined && at > length)
    return troubled('moment-missing', 'at', `the match has only ${length} entries`, { entries: length });
  const position = match.value.positionAt(at ?? length);
  if (position.outcome !== undefined)
    return troubled('moment-over', 'at', 'the match is over at this moment: choose an earlier one');
  const again = Match.from(game, { options: match.value.options, seed, position });
  return again.ok ? { ok: true, value: again.value.snapshot() } : again;
}
