/** Makes the head of a new table: fresh, going on from a moment of another match, or a match file taken up as it is. */
import {
  type Game,
  Match,
  type MatchSave,
  type Origin,
  type Read,
  readable,
  readOptions,
  readSave,
  replaySave,
  restoreMatch,
  type Unreadable,
  unreadable,
} from '@tablerunner/engine';
import { setupSchema, Table, type TableHead, type TableSetup, troubled } from '@tablerunner/table';
import type { z } from 'zod';

/** Where a table goes on: after the first `at` entries of a match, with new dice; `same` keeps the match with its dice. */
export interface From {
  readonly save: MatchSave;
  readonly at?: number | undefined;
  readonly same?: boolean | undefined;
  /** Where the match of a rematch began, which is told of it too. */
  readonly origin?: Origin | undefined;
}

export interface Laid {
  readonly table: Table;
  readonly head: TableHead;
}

export function layTable(
  find: (game: string) => Game | undefined,
  ask: { readonly id: string; readonly seed: string; readonly setup: TableSetup; readonly from?: From | undefined },
): Read<Laid> {
  const read = setupSchema.safeParse(ask.setup);
  if (!read.success) return firstIssue('setup', read.error);
  const { data: setup } = read;
  const game = find(setup.game);
  if (game === undefined)
    return troubled('no-such-game', 'game', `there is no game called "${setup.game}"`, { game: setup.game });
  const head = headOf(game, { ...ask, setup });
  if (!head.ok) return head;
  const table = Table.open(game, head.value);
  return table.ok ? readable({ table: table.value, head: head.value }) : table;
}

function headOf(
  game: Game,
  { id, seed, setup, from }: { id: string; seed: string; setup: TableSetup; from?: From | undefined },
): Read<TableHead> {
  const players = setup.seats;
  if (from === undefined) {
    const options = readOptions(game, setup.options);
    if (!options.ok) return options;
    return readable({ id, options: options.value, seed: game.seedOf?.(options.value) ?? seed, players });
  }
  const match = from.same === true ? sameMatch(game, from.save) : laterMatch(game, from, seed);
  if (!match.ok) return match;
  const start = match.value.snapshot();
  const origin = originOf(from);
  const head = { id, options: match.value.options, seed: start.save.seed, players, start };
  return readable(origin === undefined ? head : { ...head, origin });
}

/** A match that is taken up with its own log and dice began where it began; any other begins here. */
function originOf({ save, at = save.log.length, same, origin }: From): Origin | undefined {
  if (origin !== undefined || same === true) return origin ?? save.origin;
  const length = save.log.length;
  return { from: length === 0 && save.start !== undefined ? 'position' : 'file', at, length };
}

function sameMatch(game: Game, save: MatchSave): Read<Match> {
  const read = readSave(save);
  return read.ok ? restoreMatch(game, read.value) : read;
}

/** The file is judged as a whole first: a log that lies must not become a table. */
function laterMatch(game: Game, { save, at }: From, seed: string): Read<Match> {
  const whole = sameMatch(game, save);
  if (!whole.ok) return whole;
  if (at !== undefined && (!Number.isInteger(at) || at < 0 || at > save.log.length))
    return troubled('moment-missing', 'at', `the match has ${save.log.length} entries, not ${at}`, {
      entries: save.log.length,
    });
  const position = replaySave(game, save, at);
  if (position.outcome !== undefined && save.log.length > 0)
    return troubled('moment-over', 'at', 'the match is over at this moment: choose an earlier one');
  return Match.from(game, { options: save.options, seed, position: { ...position, drawn: 0 } });
}

/** One sentence with its place: that is what can be said in the reader's language. */
export function firstIssue(what: string, { issues: [issue] }: z.ZodError): Unreadable {
  const where = issue?.path.map(String).join('.');
  return unreadable(where || what, issue?.message ?? 'not readable');
}
