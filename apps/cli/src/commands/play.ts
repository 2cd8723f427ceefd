/** `tablerunner play`: a table in the terminal, for people and machine players. */
import { type Game, Match } from '@tablerunner/engine';
import { createSpeaker, type Locale, type Speaker } from '@tablerunner/language';
import type { Command } from '../command.ts';
import type { Flags } from '../flags.ts';
import { gameNamed, loadMatch } from '../games.ts';
import { LANGUAGE, localeOf } from '../language.ts';
import { cliMessages } from '../messages.ts';
import { suggest } from '../nearest.ts';
import { columnsOf, isColourful, penFor } from '../pen.ts';
import { type Input, openInput } from '../play/input.ts';
import { keeper, usualFile } from '../play/keep.ts';
import { paintFor } from '../play/paint.ts';
import { seatFlags, seatPlayers } from '../play/seating.ts';
import { type Ending, playOn } from '../play/session.ts';
import type { Sitting } from '../play/sitting.ts';
import { EXIT, WrongUse } from '../problem.ts';
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
    options: { type: 'string', value: 'JSON', about: 'table options' },
    seed: { type: 'string', value: 'TEXT', about: 'the seed of the dice (a secret one when not given)' },
    resume: { type: 'string', value: 'FILE', about: 'take up the match in this file, and keep it there' },
    save: { type: 'string', value: 'FILE', about: 'keep the match in this file' },
    ...LANGUAGE,
  },
  examples: ['play', 'play sample --seat red=me --seat blue=search:1000', 'play --resume match.json --lang fr'],

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
  const { stdout: out, env } = world;
  const paint = paintFor(out, env);
  const match = await openMatch(flags, world, input, createSpeaker(cliMessages, locale));
  if (match === undefined) return EXIT.fine;

  const speaker = createSpeaker([match.game.messages, cliMessages], locale);
  const seating = seatPlayers(match.game, match.seats, flags.texts('seat'), match.seal);
  const named = flags.text('save') ?? flags.text('resume');
  const kept = keeper(named ?? usualFile(match, env), { newFolder: named === undefined });
  const pen = penFor(speaker, { columns: columnsOf(out), colour: isColourful(out, env) });
  const sitting: Sitting = {
    match,
    seating,
    speaker,
    paint,
    pen,
    out,
    input,
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
  return close(sitting, await playOn(sitting));
}

async function openMatch(flags: Flags, world: World, input: Input, speaker: Speaker): Promise<Match | undefined> {
  const file = flags.text('resume');
  const [name] = flags.words;
  if (file !== undefined) {
    const { match, game } = loadMatch(file, world.games);
    if (name !== undefined && name !== game.id) throw new WrongUse(`${file} is a match of ${game.id}, not of ${name}.`);
    for (const flag of ['options', 'seed']) {
      if (flags.is(flag)) throw new WrongUse(`--${flag} belongs to a new match, and --resume takes up an old one.`);
    }
    return match;
  }
  const game = name === undefined ? await askGame(world, input, speaker) : gameNamed(world.games, name);
  if (game === undefined) return undefined;
  const begun = Match.start(game, { options: flags.json('options'), seed: flags.text('seed') ?? world.newSeed() });
  if (!begun.ok) throw new WrongUse(`--options: ${begun.where}: ${begun.problem}.`);
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

/** The last words: what the dice came from, or how to go on. */
function close({ match, seating, speaker, paint, out, keeper }: Sitting, ending: Ending): number {
  const problem = keeper.keep(match);
  const { file } = keeper;
  if (problem !== undefined) out.write(`${paint.refused('!')} ${speaker.say('play.not-kept', { problem })}\n`);
  if (ending === 'over') {
    out.write(`${speaker.say('play.seed', { seed: match.save().seed, seal: match.seal })}\n`);
    if (problem === undefined) out.write(`  tablerunner verify ${quote(file)} --seal ${match.seal}\n`);
    return EXIT.fine;
  }
  if (problem !== undefined) return EXIT.problem;
  out.write(
    `${speaker.say('play.left', { file })}\n  tablerunner play --resume ${quote(file)} ${seatFlags(seating)}\n`,
  );
  return EXIT.fine;
}

/** As a shell would want it. */
const quote = (file: string): string => (/^[\w./:@%+=,~-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`);
