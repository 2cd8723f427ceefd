/** Takes up a saved match again: every command of the log is judged and carried out as if it came in now. */
import type { Game } from './game.ts';
import { canonicalJson } from './json.ts';
import { ENGINE_VERSION, type MatchSave, saveSchema } from './log.ts';
import { Match } from './match.ts';
import { type Read, readable, unreadable } from './notation.ts';
import type { Position } from './position.ts';

/** Reads the outside of a save: its form and its game's name. */
export function readSave(json: unknown): Read<MatchSave> {
  const parsed = saveSchema.safeParse(json);
  if (parsed.success) return readable(parsed.data as MatchSave);
  const issue = parsed.error.issues[0];
  return unreadable(issue?.path.map(String).join('.') || 'match file', issue?.message ?? 'not readable');
}

export function restoreMatch<S extends object, V extends object>(game: Game<S, V>, save: MatchSave): Read<Match<S, V>> {
  const foreign = versionProblem(game, save);
  if (foreign !== undefined) return unreadable(foreign.where, foreign.problem);

  const { options, seed, start } = save;
  const begun = start
    ? Match.from(game, { options, seed, position: start as Position<S> })
    : Match.start(game, { options, seed });
  if (!begun.ok) return begun;
  const match = begun.value;
  for (const [i, entry] of save.log.entries()) {
    const problem = i < match.log.length ? differs(match.log[i], entry) : replayEntry(match, entry);
    if (problem !== undefined) return unreadable(`log[${i}]`, problem);
  }
  if (match.log.length !== save.log.length) return unreadable('log', 'answers are missing at its end');
  if (match.hash() !== save.hash)
    return unreadable('hash', 'the log gives another position than the one that was saved');
  return readable(match);
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
