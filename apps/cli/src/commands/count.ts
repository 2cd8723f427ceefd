/** `tablerunner count`: how many legal sequences of commands there are. */
import { countSequences, Match, type Read, readOptionsBeside, sealedChance } from '@tablerunner/engine';
import type { Command } from '../command.ts';
import { readText } from '../files.ts';
import { gameNamed } from '../games.ts';
import { DEEPEST_COUNT } from '../limits.ts';
import { EXIT, Problem } from '../problem.ts';
import { chosenOptions, TABLE_OPTIONS, tableOptions } from '../table-options.ts';
import { refuseExtra } from '../words.ts';

/** A person waits longer than a program that asks the referee. */
const MOST = 50_000_000;

export const count: Command = {
  name: 'count',
  about: 'count the legal sequences of commands, to see that no move is lost and none invented',
  usage: 'GAME --depth N [--position FILE]',
  details: [
    'Answers that the engine gives by itself are not counted. Dice fall as the seed has them, so one seed always gives',
    'one count.',
  ],
  flags: {
    depth: { type: 'string', value: 'N', about: `how many commands ahead (1 to ${DEEPEST_COUNT}; 2 when not given)` },
    position: { type: 'string', value: 'FILE', about: 'begin from the position in this file, in the game’s notation' },
    seed: { type: 'string', value: 'TEXT', about: 'the seed of the dice ("count" when not given)' },
    ...TABLE_OPTIONS,
    json: { type: 'boolean', about: 'print JSON' },
  },
  examples: [
    'count sample --depth 3',
    'count sample --depth 2 --position start.txt --json',
    'count escape --scenario jailbreak --option squads=proposed --depth 2',
  ],

  async run(flags, { stdout, games }) {
    const game = gameNamed(games, flags.words[0]);
    refuseExtra('count', flags.words[1]);
    const depth = flags.whole('depth', { min: 1, max: DEEPEST_COUNT }, 2);
    const seed = flags.text('seed') ?? 'count';
    const file = flags.text('position');
    const begun = file === undefined ? Match.start(game, { options: tableOptions(game, flags), seed }) : fromFile(file);
    if (!begun.ok) throw new Problem(`${file ?? game.id}: ${begun.where}: ${begun.problem}.`);
    const counted = countSequences(game, begun.value.position, sealedChance(seed), depth, MOST);
    if (!counted.ok) throw new Problem(`there are more than ${counted.most} sequences: choose a smaller --depth.`);
    const { counts } = counted;
    if (flags.is('json')) stdout.write(`${JSON.stringify({ game: game.id, depth, count: counts.at(-1), counts })}\n`);
    else stdout.write(counts.map((number, i) => `depth ${String(i + 1).padStart(2)}: ${number}\n`).join(''));
    return EXIT.fine;

    function fromFile(path: string): Read<Match> {
      const position = game.notation.parsePosition(readText(path));
      if (!position.ok) return position;
      const options = readOptionsBeside(game, position.value.state, chosenOptions(game, flags));
      return options.ok ? Match.from(game, { options: options.value, seed, position: position.value }) : options;
    }
  },
};
