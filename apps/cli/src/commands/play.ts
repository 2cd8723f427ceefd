/** `tablerunner play`: a table in the terminal, for people and machine players. */
import { type Game, Match, sharedSeed } from '@tablerunner/engine';
import { createSpeaker, type Locale, type Speaker } from '@tablerunner/language';
import type { Command } from '../command.ts';
import type { Flags } from '../flags.ts';
import { gameNamed, loadMatch } from '../games.ts';
import { LANGUAGE, localeOf } from '../language.ts';
import { cliMessages } from '../messages.ts';
import { suggest } from '../nearest.ts';
import { quote, sitAtTable } from '../play/at-table.ts';
import { type Input, openInput } from '../play/input.ts';
import { EXIT, WrongUse } from '../problem.ts';
import { TABLE_OPTIONS, tableOptions } from '../table-options.ts';
import { refuseExtra } from '../words.ts';
import type { World } from '../world.ts';

export const play: Command = {
  name: 'play',
  about: 'play at this terminal, against the machine or with people at the same keyboard',
  usage: '[GAME] [--seat SEAT=PLAYER]…',
  details: [
    'A player is "me" (a person at this keyboard), random, greedy, search:N (iterations) or search:Nms (time).',
    'Without --seat you take the first seat and the machine takes the others. With several people the screen is',
    'emptied between them. The match is kept in a file after every command: --resume FILE takes it up again.',
  ],
  flags: {
    seat: {
      type: 'string',
      multiple: true,
      value: 'SEAT=PLAYER',
      about: 'who plays where; may be given several times',
    },
    ...TABLE_OPTIONS,
    seed: { type: 'string', value: 'TEXT', about: 'the seed of the dice (a secret one when not given)' },
    resume: { type: 'string', value: 'FILE', about: 'take up the match in this file, and keep it there' },
    save: { type: 'string', value: 'FILE', about: 'keep the match in this file' },
    ...LANGUAGE,
  },
  examples: [
    'play',
    'play sample --seat red=me --seat blue=search:1000',
    'play escape --scenario jailbreak --option squads=proposed --seat isc=me --seat resistance=greedy',
    'play escape --scenario break-out --option players=2 --difficulty easy --seat p1=me --seat p2=me',
    'play --resume match.json --lang fr',
  ],

  async run(flags, world) {
    refuseExtra('play', flags.words[1]);
    const locale = localeOf(flags, world.env);
    const input = openInput(world);
    try {
      return await sitDown(flags, world, input, locale);
    } finally {
      input.close();
    }
  },
};

async function sitDown(flags: Flags, world: World, input: Input, locale: Locale): Promise<number> {
  const match = await openMatch(flags, world, input, createSpeaker(cliMessages, locale));
  if (match === undefined) return EXIT.fine;
  const { code } = await sitAtTable(match, {
    world,
    input,
    locale,
    seats: flags.texts('seat'),
    file: flags.text('save') ?? flags.text('resume'),
    again: (file) => `play --resume ${quote(file)}`,
  });
  return code;
}

async function openMatch(flags: Flags, world: World, input: Input, speaker: Speaker): Promise<Match | undefined> {
  const file = flags.text('resume');
  const [name] = flags.words;
  if (file !== undefined) {
    const { match, game } = loadMatch(file, world.games);
    if (name !== undefined && name !== game.id) throw new WrongUse(`${file} is a match of ${game.id}, not of ${name}.`);
    for (const flag of [...Object.keys(TABLE_OPTIONS), 'seed']) {
      if (flags.is(flag)) throw new WrongUse(`--${flag} belongs to a new match, and --resume takes up an old one.`);
    }
    return match;
  }
  const game = name === undefined ? await askGame(world, input, speaker) : gameNamed(world.games, name);
  if (game === undefined) return undefined;
  const options = tableOptions(game, flags);
  const seed = flags.text('seed') ?? sharedSeed(game, options) ?? world.newSeed();
  const begun = Match.start(game, { options, seed });
  if (!begun.ok) throw new WrongUse(`${begun.where} of ${game.id}: ${begun.problem}.`);
  return begun.value;
}

/** `undefined` when the input ends before there is an answer. */
async function askGame({ games, stdout }: World, input: Input, speaker: Speaker): Promise<Game | undefined> {
  if (games.length === 1) return games[0];
  const ids = games.map(({ id }) => id);
  stdout.write(`${speaker.say('play.which-game')}\n${ids.map((id, i) => `  ${i + 1}  ${id}\n`).join('')}`);
  for (;;) {
    const answer = (await input.ask('> '))?.trim();
    if (answer === undefined || answer === 'quit') {
      stdout.write(`${speaker.say('play.no-game')}\n`);
      return undefined;
    }
    const game = games.find(({ id }) => id === answer) ?? games[Number(answer) - 1];
    if (game !== undefined) return game;
    if (answer !== '') stdout.write(`${suggest(answer, ids)}\n`);
  }
}
