/** Commands that somebody sends: as text or as JSON, at the right moment or at the wrong one. */
import {
  type Match,
  notHere,
  notNow,
  parseCommand,
  printCommand,
  type Refusal,
  refuse,
  stepsOfText,
} from '@tablerunner/engine';
import { shorten } from './guard.ts';
import { frameOf } from './table.ts';

/** A list of what may be done now is for reading: whoever wants all of it asks for `legal`. */
const MOST_TOLD = 20;

/** A command as text or as JSON becomes a choice; whether it is legal is not asked here. */
export function readCommand(match: Match, command: unknown): { readonly ok: true; readonly choice: unknown } | Refusal {
  if (typeof command !== 'string') return { ok: true, choice: command };
  const { game, position } = match;
  const frame = frameOf(match);
  const read = parseCommand(game, command, position.state, frame);
  if (read.ok) return { ok: true, choice: read.value };
  const { where, problem } = read;
  const refusal = refusalOf(match, stepsOfText(game, command, position.state), { where, problem });
  return withMay(match, { ...refusal, facts: { command: shorten(command), ...refusal.facts } });
}

/** What cannot be read here is a command of another step, one of this step that names what is not there, or none at all. */
function refusalOf(
  match: Match,
  belongs: readonly string[],
  unread: { readonly where: string; readonly problem: string },
): Refusal {
  const { step } = frameOf(match);
  if (belongs.length === 0) return refuse('REF-COMMAND-01', 'unreadable-command', unread);
  return belongs.includes(step) ? notHere(match.game, step, unread.problem) : notNow(match.game, step, belongs);
}

/** Refusals that leave the sender without a hint of what is possible. */
const WITH_MAY: readonly string[] = ['not-now', 'not-here', 'unreadable-command'];

/** Whoever gave a command of another moment, of something that is gone, or none at all, is told what may be done now. */
export function withMay(match: Match, refusal: Refusal): Refusal {
  if (!WITH_MAY.includes(refusal.reason)) return refusal;
  const { game, position } = match;
  const frame = frameOf(match);
  const legal = match.legal();
  const may = legal.slice(0, MOST_TOLD).map((choice) => printCommand(game, choice, position.state, frame));
  const sample = legal.length > may.length || game.stepsByName.get(frame.step)?.sampled === true;
  return { ...refusal, facts: { ...refusal.facts, may, sample } };
}
