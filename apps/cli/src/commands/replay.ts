/** `tablerunner replay`: a saved match told entry by entry, or shown at one of them, as a viewer saw it. */
import {
  eventSeenBy,
  type Game,
  type Pen,
  printCommand,
  Runner,
  SPECTATOR,
  sealedChance,
  tellEvent,
  viewOf,
} from '@tablerunner/engine';
import { createSpeaker, type Speaker } from '@tablerunner/language';
import type { Command } from '../command.ts';
import { loadMatch } from '../games.ts';
import { LANGUAGE, localeOf } from '../language.ts';
import { cliMessages } from '../messages.ts';
import { suggest } from '../nearest.ts';
import { columnsOf, isColourful, penFor } from '../pen.ts';
import { EXIT, WrongUse } from '../problem.ts';
import { type Moment, momentAt, momentsOf } from '../timeline.ts';
import { oneFile } from '../words.ts';

interface Telling {
  readonly game: Game;
  readonly speaker: Speaker;
  readonly pen: Pen;
  readonly viewer: string;
  /** Secrets too. */
  readonly open: boolean;
}

export const replay: Command = {
  name: 'replay',
  about: 'tell a saved match, or show it at one entry of its log',
  usage: 'FILE [--at N] [--seat SEAT] [--open]',
  details: [
    'Without --at the whole match is told. A viewer sees what their seat saw: without --seat that is what a spectator',
    'saw, and of a secret command only what its events told.',
  ],
  flags: {
    at: { type: 'string', value: 'N', about: 'show the position after the first N entries (0 is the beginning)' },
    seat: { type: 'string', value: 'SEAT', about: 'look from this seat' },
    open: { type: 'boolean', about: 'tell the secrets too: every command and every event' },
    ...LANGUAGE,
  },
  examples: ['replay match.json', 'replay match.json --at 12 --seat red'],

  async run(flags, { stdout, games, env }) {
    const file = oneFile(flags, 'replay');
    const { game, save, match } = loadMatch(file, games);
    const at = flags.whole('at', { min: 0, max: save.log.length }, undefined);
    const viewer = flags.text('seat') ?? SPECTATOR;
    if (viewer !== SPECTATOR && !match.seats.includes(viewer)) {
      throw new WrongUse(`--seat: nobody sits there as "${viewer}". ${suggest(viewer, [...match.seats, SPECTATOR])}`);
    }
    const speaker = createSpeaker([game.messages, cliMessages], localeOf(flags, env));
    const telling: Telling = {
      game,
      speaker,
      pen: penFor(speaker, { columns: columnsOf(stdout), colour: isColourful(stdout, env) }),
      viewer,
      open: flags.is('open'),
    };
    const moments = at === undefined ? momentsOf(game, save) : [momentAt(game, save, at)];
    let last: Moment | undefined;
    for (const moment of moments) {
      stdout.write(tell(telling, moment, save.log.length));
      last = moment;
    }
    if (last !== undefined) stdout.write(show(telling, last));
    return EXIT.fine;
  },
};

/** One entry: its number, who gave it, and what came of it. */
function tell({ game, speaker, viewer, open }: Telling, moment: Moment, length: number): string {
  const { at, given, events, position } = moment;
  const view = game.view(position.state, viewer);
  const sentences = events
    .map((event) => (open ? event : eventSeenBy(game, event, viewer)))
    .map((event) => (event === undefined ? '' : speaker.event(tellEvent(game, event, view))))
    .filter((sentence) => sentence !== '');
  return [`${at}/${length}  ${heading()}`, ...sentences.map((sentence) => `      ${sentence}`), ''].join('\n');

  function heading(): string {
    if (given === undefined) return speaker.say('replay.begins');
    const { entry, state, frame } = given;
    const question =
      open || viewer === entry.seat ? printCommand(game, entry.choice, state, frame) : speaker.say('replay.command');
    const marks = [
      ...(entry.auto === true ? [speaker.say('replay.only-answer')] : []),
      ...(entry.skip === undefined ? [] : [speaker.say('replay.burned', { count: entry.skip })]),
      ...(entry.dice === undefined ? [] : [speaker.say('replay.dice', { dice: entry.dice })]),
      ...(entry.picks === undefined ? [] : [speaker.say('replay.picks', { picks: entry.picks })]),
    ];
    const told = speaker.say('play.question', { name: speaker.name(entry.seat), question });
    return `${told}${marks.length > 0 ? ` (${marks.join('; ')})` : ''}`;
  }
}

/** The position itself: the board, and whose turn it is. */
function show({ game, speaker, pen, viewer, open }: Telling, { position }: Moment): string {
  const runner = new Runner<object>(game, position, sealedChance(''));
  const { view, decision, outcome } = viewOf(game, runner, viewer);
  const asked = { name: speaker.name(decision?.seat ?? ''), question: speaker.step(decision?.step ?? '') };
  return [
    '',
    game.draw(view, pen),
    '',
    ...(open ? [game.notation.printPosition(position), ''] : []),
    outcome === undefined ? `${speaker.say('play.question', asked)} (${decision?.clause})` : speaker.outcome(outcome),
    '',
  ].join('\n');
}
