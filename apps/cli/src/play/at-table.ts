/** A match at this terminal, from the first words to the last: who sits where, the sitting, and how to go on later. */
import type { Match } from '@tablerunner/engine';
import { createSpeaker, type Locale } from '@tablerunner/language';
import { cliMessages } from '../messages.ts';
import { columnsOf, isColourful, penFor } from '../pen.ts';
import { EXIT } from '../problem.ts';
import type { World } from '../world.ts';
import type { Input } from './input.ts';
import { keeper, usualFile } from './keep.ts';
import { paintFor } from './paint.ts';
import { seatFlags, seatPlayers } from './seating.ts';
import { type Ending, playOn } from './session.ts';
import type { Sitting } from './sitting.ts';

interface AtTable {
  readonly world: World;
  readonly input: Input;
  readonly locale: Locale;
  /** As given with --seat. */
  readonly seats: readonly string[];
  /** Where the match is kept; a file of our own choosing when not given. */
  readonly file?: string | undefined;
  /** The words that take the match up again, before the seats. */
  again(file: string): string;
}

export async function sitAtTable(match: Match, how: AtTable): Promise<{ ending: Ending; code: number }> {
  const { stdout: out, env } = how.world;
  const paint = paintFor(out, env);
  const speaker = createSpeaker([match.game.messages, cliMessages], how.locale);
  const seating = seatPlayers(match.game, match.seats, how.seats, match.seal);
  const kept = keeper(how.file ?? usualFile(match, env), { newFolder: how.file === undefined });
  const pen = penFor(speaker, { columns: columnsOf(out), colour: isColourful(out, env) });
  const sitting: Sitting = {
    match,
    seating,
    speaker,
    paint,
    pen,
    out,
    input: how.input,
    keeper: kept,
    told: new Map(),
    shown: new Map(),
  };

  const table = [...seating].map(
    ([seat, player]) => `${speaker.name(seat)} – ${player?.name ?? speaker.say('play.you')}`,
  );
  out.write(`${table.join(' · ')}\n${speaker.say('play.seal', { seal: match.seal })}\n`);
  out.write(`${paint.dim(speaker.say('play.kept-in', { file: kept.file }))}\n`);
  out.write(`${paint.dim(speaker.say('play.ask-help'))}\n\n`);
  const ending = await playOn(sitting);
  return { ending, code: close(sitting, ending, how) };
}

/** The last words: what the dice came from, or how to go on. */
function close({ match, seating, speaker, paint, out, keeper }: Sitting, ending: Ending, { again }: AtTable): number {
  const problem = keeper.keep(match);
  const { file } = keeper;
  if (problem !== undefined) out.write(`${paint.refused('!')} ${speaker.say('play.not-kept', { problem })}\n`);
  if (ending === 'over') {
    out.write(`${speaker.say('play.seed', { seed: match.save().seed, seal: match.seal })}\n`);
    if (problem === undefined) out.write(`  tablerunner verify ${quote(file)} --seal ${match.seal}\n`);
    return EXIT.fine;
  }
  if (problem !== undefined) return EXIT.problem;
  out.write(`${speaker.say('play.left', { file })}\n  tablerunner ${again(file)} ${seatFlags(seating)}\n`);
  return EXIT.fine;
}

/** As a shell would want it. */
export const quote = (file: string): string =>
  /^[\w./:@%+=,~-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;
