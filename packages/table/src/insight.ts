/**
 * What a viewer can find out from their own view, without asking whoever hosts the table: what may be chosen and why not,
 * odds, answers about rules and geometry, and the facts of an event. Everything is worked out on guesses that fit the view.
 */
import {
  type Facts,
  fastChance,
  type Game,
  type GameEvent,
  type MatchView,
  printCommand,
  Runner,
  tellEvent,
  type Verdict,
} from '@tablerunner/engine';
import { z } from 'zod';

export interface Offer {
  readonly choice: unknown;
  /** The command as it is written. */
  readonly text: string;
  readonly verdict: Verdict;
}

/** Everything that the seat might point at, with the verdict on each: what a greyed-out control needs. */
export function offersOf(game: Game, seen: MatchView): readonly Offer[] {
  if (seen.outcome !== undefined) return [];
  const runner = runnerOf(game, seen);
  const { state } = runner.position;
  const { frame, step } = runner;
  const candidates = step.candidates?.(state, frame.memory) ?? runner.legal();
  return candidates.map((choice) => ({
    choice,
    text: printCommand(game, choice, state, frame),
    verdict: runner.check(choice),
  }));
}

/** The verdict on any choice, also on one that is not among the offers. */
export const judge = (game: Game, seen: MatchView, choice: unknown): Verdict => runnerOf(game, seen).check(choice);

/** Asks one of the game's questions. */
export function askOf(game: Game, seen: MatchView, what: string, params: unknown): Facts {
  const question = game.questions?.[what];
  if (question === undefined) return { problem: `there is no question called ${what}` };
  const read = question.params.safeParse(params);
  if (!read.success) return { problem: z.prettifyError(read.error) };
  const { position, frame } = runnerOf(game, seen);
  return question.answer(position.state, read.data, seen.stack.length > 0 ? frame : undefined);
}

/** The facts of events as their sentences want them. */
export const tellEvents = (game: Game, seen: MatchView, events: readonly GameEvent[]): readonly GameEvent[] =>
  events.map((event) => tellEvent(game, event, seen.view));

function runnerOf(game: Game, seen: MatchView): Runner<object> {
  const chance = fastChance('insight');
  return new Runner<object>(game, { state: game.guess(seen.view, chance), stack: [...seen.stack], drawn: 0 }, chance);
}
