/** Takes up a saved match again: every command of the log is judged and carried out as if it came in now. */
import type { Game } from './game.ts';
import { canonicalJson } from './json.ts';
import { judgePosition } from './judge.ts';
import { ENGINE_VERSION, type MatchSave, saveSchema } from './log.ts';
import { Match } from './match.ts';
import { type Read, readable, unreadable } from './notation.ts';
import type { Position } from './position.ts';

/** Reads the outside of a save: its form and its game's name. */
export function readSave(json: unknown): Read<MatchSave> {
  const parsed = parseSave(json);
  if (parsed === undefined) return unreadable('match file', 'its lists are nested too deeply');
  if (parsed.success) return readable(parsed.data as MatchSave);
  const issue = parsed.error.issues[0];
  return unreadable(issue?.path.map(String).join('.') || 'match file', issue?.message ?? 'not readable');
}

/** `undefined` when it is nested so deeply that reading it does not end well. */
function parseSave(json: unknown): ReturnType<typeof saveSchema.safeParse> | undefined {
  try {
    return saveSchema.safeParse(json);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function restoreMatch<S extends object, V extends object>(game: Game<S, V>, save: MatchSave): Read<Match<S, V>> {
  const foreign = versionProblem(game, save);
  if (foreign !== undefined) return unreadable(foreign.where, foreign.problem);

  const begun = trying('start', () => begin(game, save));
  if (!begun.ok) return begun;
  const match = begun.value;
  const stranger = Object.keys(save.shares ?? {}).find((seat) => !match.seats.includes(seat));
  if (stranger !== undefined)
    return unreadable(`shares.${stranger}`, `nobody sits there: the seats are ${match.seats.join(', ')}`);
  for (const [i, entry] of save.log.entries()) {
    const entered = trying(`log[${i}]`, () => {
      const problem = i < match.log.length ? differs(match.log[i], entry) : replayEntry(match, entry);
      return problem === undefined ? readable(true) : unreadable(`log[${i}]`, problem);
    });
    if (!entered.ok) return entered;
  }
  if (match.log.length !== save.log.length) return unreadable('log', 'answers are missing at its end');
  if (match.hash() !== save.hash)
    return unreadable('hash', 'the log gives another position than the one that was saved');
  if (save.burned !== undefined) match.burn(save.burned);
  return readable(match);
}

function begin<S extends object, V extends object>(game: Game<S, V>, save: MatchSave): Read<Match<S, V>> {
  const { options, seed, shares, start, told, automatic } = save;
  const opened = { options, seed, shares, told, automatic };
  if (start === undefined) return Match.start(game, opened);
  const judged = judgePosition(game, start as Position<S>);
  return judged.ok ? Match.from(game, { ...opened, position: judged.value }) : judged;
}

/** A save can hold a position that no game ever reached: the steps may break on it, the program must not. */
function trying<T>(where: string, work: () => Read<T>): Read<T> {
  try {
    return work();
  } catch (error) {
    return unreadable(where, `the rules cannot go on from here: ${error instanceof Error ? error.message : error}`);
  }
}

function replayEntry<S extends object, V extends object>(
  match: Match<S, V>,
  entry: MatchSave['log'][number],
): string | undefined {
  const { seat, choice, skip, dice, picks } = entry;
  if (skip !== undefined) match.burn(skip);
  const script = { ...(dice === undefined ? {} : { dice }), ...(picks === undefined ? {} : { picks }) };
  const at = match.log.length;
  const played = match.play(seat, choice, script);
  if (!played.ok) return `refused by ${played.clause}: ${played.reason}`;
  return differs(match.log[at], entry);
}

const differs = (ours: unknown, theirs: unknown): string | undefined =>
  canonicalJson(ours) === canonicalJson(theirs) ? undefined : 'the rules give another entry here';

function versionProblem<S extends object>(
  game: Game<S>,
  save: MatchSave,
): { where: string; problem: string } | undefined {
  const say = (what: string, theirs: number, ours: number): string =>
    `the match was played with ${what} ${theirs}, and this program has ${what} ${ours}`;
  if (save.game !== game.id) return { where: 'game', problem: `the match is one of ${save.game}, not of ${game.id}` };
  if (save.engine !== ENGINE_VERSION)
    return { where: 'engine', problem: say('engine version', save.engine, ENGINE_VERSION) };
  if (save.rules !== game.rules) return { where: 'rules', problem: say('rules version', save.rules, game.rules) };
  if (save.content !== game.content)
    return { where: 'content', problem: say('content version', save.content, game.content) };
  return undefined;
}
