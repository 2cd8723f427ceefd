/** Commands that somebody sends: as text or as JSON, at the right moment or at the wrong one. */
import { type Match, notNow, parseCommand, printCommand, type Refusal, refuse, stepsOfText } from '@tablerunner/engine';
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
  const belongs = stepsOfText(game, command, position.state);
  const facts = { command: shorten(command) };
  if (belongs.length > 0 && !belongs.includes(frame.step)) {
    const refusal = notNow(game, frame.step, belongs);
    return withMay(match, { ...refusal, facts: { ...facts, ...refusal.facts } });
  }
  const { where, problem } = read;
  return withMay(match, refuse('REF-COMMAND-01', 'unreadable-command', { ...facts, where, problem }));
}

/** Whoever gave a command of another moment, or none at all, is told what may be done now. */
export function withMay(match: Match, refusal: Refusal): Refusal {
  if (refusal.reason !== 'not-now' && refusal.reason !== 'unreadable-command') return refusal;
  const { game, position } = match;
  const frame = frameOf(match);
  const legal = match.legal();
  const may = legal.slice(0, MOST_TOLD).map((choice) => printCommand(game, choice, position.state, frame));
  const sample = legal.length > may.length || game.stepsByName.get(frame.step)?.sampled === true;
  return { ...refusal, facts: { ...refusal.facts, may, sample } };
}
