/** `tablerunner pack check`: judges packs before anybody plays with them. */
import { type Game, sayProblem } from '@tablerunner/engine';
import type { Command } from '../command.ts';
import { readJson } from '../files.ts';
import { gameNamed } from '../games.ts';
import { EXIT, Problem, WrongUse } from '../problem.ts';

export const packCheck: Command = {
  name: 'pack check',
  about: 'check a pack of cards, maps or missions; a problem names file, entry and field',
  usage: 'FILE… --game GAME',
  details: ['Exit code 0: all is fine. 1: there are problems, one a line.'],
  flags: { game: { type: 'string', value: 'GAME', about: 'the game that the pack is for' } },
  examples: ['pack check my-cards.json --game sample'],

  async run(flags, { stdout, games }) {
    if (flags.words.length === 0)
      throw new WrongUse('"pack check" needs a file: tablerunner pack check FILE --game GAME.');
    const withPacks = games.filter(({ packs }) => packs !== undefined);
    const { packs, id } = gameNamed(
      games,
      flags.text('game') ?? (withPacks.length === 1 ? withPacks[0]?.id : undefined),
    );
    if (packs === undefined) throw new Problem(`${id} takes no packs.`);
    let wrong = 0;
    for (const file of flags.words) {
      const lines = problemsOf(file, packs);
      stdout.write(lines.length === 0 ? `${file}: fine\n` : `${lines.join('\n')}\n`);
      if (lines.length > 0) wrong += 1;
    }
    return wrong > 0 ? EXIT.problem : EXIT.fine;
  },
};

/** A file that cannot be read does not keep the others from being looked at. */
function problemsOf(file: string, packs: NonNullable<Game['packs']>): readonly string[] {
  try {
    const checked = packs.check(file, readJson(file));
    return checked.ok ? [] : checked.problems.map(sayProblem);
  } catch (error) {
    if (error instanceof Problem) return [error.message];
    throw error;
  }
}
