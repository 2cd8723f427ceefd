/** A thread for whatever takes long: machine players, and reading match files of strangers. Loaded as compiled JavaScript. */
import { createPlayer } from '@tablerunner/ai';
import { findGame } from '@tablerunner/catalogue';
import { type MatchView, type Read, readable, readSave, restoreMatch } from '@tablerunner/engine';
import { troubled } from '@tablerunner/table';
import type { Start } from '../tables/lay.ts';

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
  readonly file: Uint8Array;
  /** After so many entries of its log; left out: after all. */
  readonly at?: number | undefined;
}

/** A moment of a match file, judged. */
export interface Continued extends Start {
  readonly game: string;
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

/** A position of the largest table has a tenth of it. It goes back to the event loop, which must not choke on it. */
const LARGEST_START = 512 * 1024;

const NESTED = 'its lists are nested too deeply';
const TOO_HEAVY = 'the position in it is larger than any that can be played';

/** Reads and judges a match file of a stranger, and gives back the moment from which another match goes on. */
export function continueFrom({ file, at }: ContinueJob): Read<Continued> {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch {
    return troubled('file-not-json', 'file', 'it is no JSON');
  }
  try {
    const start = continueMatch(json, at);
    const isHeavy = start.ok && JSON.stringify(start.value).length > LARGEST_START;
    return isHeavy ? troubled('file-too-heavy', 'file', TOO_HEAVY) : start;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return troubled('file-form', 'file', NESTED, { where: 'match file', problem: NESTED });
  }
}

function continueMatch(json: unknown, at: number | undefined): Read<Continued> {
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
  const isPosition = save.value.start !== undefined && length === 0;
  return readable({
    game: game.id,
    options: match.value.options,
    position: { ...position, drawn: 0 }, // it has dice of its own, from their first
    origin: { from: isPosition ? 'position' : 'file', at: at ?? length, length },
  });
}
