/** Worked examples of a rulebook as positions: the same dice give the same outcome as on paper. */
import { type Game, Match, type MatchSave, parseCommand, type Read, readable, unreadable } from '@tablerunner/engine';
import { z } from 'zod';

export const moveSchema = z.strictObject({
  seat: z.string(),
  command: z.string(),
  dice: z.array(z.int()).optional(),
  picks: z.array(z.int()).optional(),
});

/** A command as text, with the dice that fall. */
export type Move = z.infer<typeof moveSchema>;

const exampleSchema = z.strictObject({
  id: z.string(),
  /** The clauses that it shows at work, besides the ones that its own text names. */
  clauses: z.array(z.string()).min(1),
  /** Text notation of the game, line by line. */
  position: z.array(z.string()).min(1),
  /** What is played, where the example tells it. */
  moves: z.array(moveSchema).default([]),
});

export const examplesSchema = z.array(exampleSchema);

export type Example = z.infer<typeof exampleSchema>;

const SEED = 'worked example';

/** The position of an example as the beginning of a match. */
export function beginExample(game: Game, position: readonly string[], seed = SEED): Read<Match> {
  const read = game.notation.parsePosition(position.join('\n'));
  return read.ok ? Match.from(game, { seed, position: read.value }) : read;
}

/** A match file that begins with the position and holds the example's first `moves` moves. */
export function exampleSave(game: Game, example: Example, moves = 0): Read<MatchSave> {
  const begun = beginExample(game, example.position);
  if (!begun.ok) return begun;
  const match = begun.value;
  for (const [i, move] of example.moves.slice(0, moves).entries()) {
    const problem = playMove(game, match, move);
    if (problem !== undefined) return unreadable(`moves[${i}]`, problem);
  }
  return readable(match.save());
}

/** What is wrong with a command, or `undefined` when it was carried out. */
export function playMove(game: Game, match: Match, { seat, command, dice, picks }: Move): string | undefined {
  const { state, stack } = match.position;
  const frame = stack.at(-1);
  if (match.decision() === undefined || frame === undefined) return `'${command}': the match is over`;
  const parsed = parseCommand(game, command, state, frame);
  if (!parsed.ok) return `'${command}' at ${frame.step}: ${parsed.problem}`;
  const script = { ...(dice === undefined ? {} : { dice }), ...(picks === undefined ? {} : { picks }) };
  const played = match.play(seat, parsed.value, script);
  return played.ok ? undefined : `'${command}' is refused by ${played.clause}: ${played.reason}`;
}
