/** `tablerunner campaign …`: chains of matches. Start one, see where it stands, play or record its next match. */
import { existsSync } from 'node:fs';
import { type CampaignStanding, canonicalJson, type Game, Match, type Outcome, readOptions } from '@tablerunner/engine';
import { createSpeaker, type Speaker } from '@tablerunner/language';
import { campaignsOf, type KeptCampaign, keepCampaign, loadCampaign, matchFileOf } from '../campaign-file.ts';
import type { Command } from '../command.ts';
import type { Flags } from '../flags.ts';
import { gameNamed, loadMatch } from '../games.ts';
import { LANGUAGE, localeOf } from '../language.ts';
import { cliMessages } from '../messages.ts';
import { suggest } from '../nearest.ts';
import { quote, sitAtTable } from '../play/at-table.ts';
import { openInput } from '../play/input.ts';
import { EXIT, Problem, WrongUse } from '../problem.ts';
import { readSeats } from '../seats.ts';
import { oneFile, refuseExtra } from '../words.ts';
import type { World } from '../world.ts';

const start: Command = {
  name: 'campaign start',
  about: 'begin a campaign, and keep it in a file',
  usage: 'GAME CAMPAIGN FILE --player SEAT=NAME…',
  details: [
    'The players keep their sides to the end. --options settles what else the game wants to know, as JSON; for Escape',
    'squads, difficulty and table, with the squads of the first scenario when not given.',
  ],
  flags: {
    player: { type: 'string', multiple: true, value: 'SEAT=NAME', about: 'who plays where; once for each seat' },
    options: { type: 'string', value: 'JSON', about: 'what else is settled before the first match' },
    ...LANGUAGE,
  },
  examples: [
    'campaign start escape pathfinder ours.json --player resistance=Ann --player isc=Bob',
    'campaign start escape long-night night.json --player p1=Ann --player p2=Bob --options \'{"difficulty":"hard"}\'',
  ],

  async run(flags, world) {
    const [name, plan, file, extra] = flags.words;
    const game = gameNamed(world.games, name);
    const campaigns = campaignsOf(game);
    const ids = campaigns.plans.map(({ id }) => id);
    if (plan === undefined) throw new WrongUse(`a campaign is missing. There are: ${ids.join(', ')}.`);
    const found = campaigns.plans.find(({ id }) => id === plan);
    if (found === undefined) throw new WrongUse(`${game.id} has no campaign "${plan}". ${suggest(plan, ids)}`);
    if (file === undefined) throw new WrongUse(`a file is missing: campaign start ${game.id} ${plan} FILE.`);
    refuseExtra('campaign start', extra);
    if (existsSync(file)) throw new Problem(`${file}: it is there already, and nothing was changed.`);
    const settled = flags.json('options') ?? {};
    if (typeof settled !== 'object' || settled === null || Array.isArray(settled)) {
      throw new WrongUse('--options must be a JSON object.');
    }
    const begun = campaigns.start(plan, readNames(flags), { ...settled });
    if (!begun.ok) throw new WrongUse(`${begun.where}: ${begun.problem}.`);
    keepCampaign(file, game, begun.value);
    return tell(loadCampaign(file, world.games), flags, world);
  },
};

/** Names may hold anything but a comma; seats are judged by the game. */
function readNames(flags: Flags): Record<string, string> {
  const texts = flags.texts('player').flatMap((text) => text.split(','));
  const seats = texts.map((text) => text.slice(0, Math.max(0, text.indexOf('='))).trim());
  if (seats.includes('')) throw new WrongUse('--player needs a seat and a name, as in --player resistance=Ann.');
  return Object.fromEntries(readSeats('player', texts, seats));
}

const show: Command = {
  name: 'campaign show',
  about: 'tell where a campaign stands',
  usage: 'FILE',
  flags: { json: { type: 'boolean', about: 'print JSON' }, ...LANGUAGE },
  examples: ['campaign show ours.json'],

  async run(flags, world) {
    const kept = loadCampaign(oneFile(flags, 'campaign show'), world.games);
    if (!flags.is('json')) return tell(kept, flags, world);
    world.stdout.write(`${JSON.stringify({ game: kept.game.id, ...kept.standing })}\n`);
    return EXIT.fine;
  },
};

const next: Command = {
  name: 'campaign next',
  about: 'print the next match of a campaign as JSON: its scenario, options and players',
  usage: 'FILE',
  details: ['For those who play it elsewhere: the options are those of "new" at the referee.'],
  flags: {},
  examples: ['campaign next ours.json'],

  async run(flags, world) {
    const { standing } = loadCampaign(oneFile(flags, 'campaign next'), world.games);
    world.stdout.write(`${JSON.stringify(nextOf(standing))}\n`);
    return EXIT.fine;
  },
};

const play: Command = {
  name: 'campaign play',
  about: 'play the next match of a campaign at this terminal, and record its result',
  usage: 'FILE [--seat SEAT=PLAYER]…',
  details: [
    'Seats as in "play": "me" or a machine player. A match that is left is kept beside the file of the campaign, and',
    'the same command takes it up again.',
  ],
  flags: {
    seat: {
      type: 'string',
      multiple: true,
      value: 'SEAT=PLAYER',
      about: 'who plays where; may be given several times',
    },
    seed: { type: 'string', value: 'TEXT', about: 'the seed of the dice (a secret one when not given)' },
    ...LANGUAGE,
  },
  examples: ['campaign play ours.json --seat resistance=me --seat isc=greedy'],

  async run(flags, world) {
    const kept = loadCampaign(oneFile(flags, 'campaign play'), world.games);
    const file = matchFileOf(kept);
    const match = existsSync(file) ? resumed(kept, file, flags, world) : begun(kept, flags, world);
    const input = openInput(world);
    try {
      const { ending, code } = await sitAtTable(match, {
        world,
        input,
        locale: localeOf(flags, world.env),
        seats: flags.texts('seat'),
        file,
        again: () => `campaign play ${quote(kept.file)}`,
      });
      const { outcome } = match.position;
      if (ending === 'left' || outcome === undefined) return code;
      return tell(record(kept, outcome, world), flags, world);
    } finally {
      input.close();
    }
  },
};

function begun({ game, standing }: KeptCampaign, flags: Flags, world: World): Match {
  const { options } = nextOf(standing);
  const match = Match.start(game, { options, seed: flags.text('seed') ?? world.newSeed() });
  if (!match.ok) throw new Problem(`the next match cannot be begun: ${match.where}: ${match.problem}.`);
  return match.value;
}

function resumed(kept: KeptCampaign, file: string, flags: Flags, world: World): Match {
  if (flags.is('seed')) throw new WrongUse('--seed belongs to a new match, and this one was begun before.');
  const { match } = loadMatch(file, world.games);
  requireNext(kept, match, file);
  return match;
}

const recordCommand: Command = {
  name: 'campaign record',
  about: 'record the result of the next match, played elsewhere, out of its file',
  usage: 'FILE MATCH.json',
  flags: { ...LANGUAGE },
  examples: ['campaign record ours.json match.json'],

  async run(flags, world) {
    const [file, played, extra] = flags.words;
    if (file === undefined || played === undefined) {
      throw new WrongUse('"campaign record" needs the file of the campaign and that of the match.');
    }
    refuseExtra('campaign record', extra);
    const kept = loadCampaign(file, world.games);
    const { match } = loadMatch(played, world.games);
    requireNext(kept, match, played);
    const { outcome } = match.position;
    if (outcome === undefined) throw new Problem(`${played}: the match is not over, and nothing was recorded.`);
    return tell(record(kept, outcome, world), flags, world);
  },
};

/** Only the match that is next has a place in the campaign. */
function requireNext({ file, game, standing }: KeptCampaign, match: Match, from: string): void {
  const { setup, options } = nextOf(standing);
  const wanted = readOptions(game, options);
  const same = wanted.ok && canonicalJson(wanted.value) === canonicalJson(match.options);
  if (match.game.id === game.id && same && match.save().start === undefined) return;
  throw new Problem(`${from}: it is not the next match of ${file}, which is ${setup} with the campaign's own options.`);
}

function record(kept: KeptCampaign, outcome: Outcome, { games }: World): KeptCampaign {
  const recorded = kept.campaigns.record(kept.campaign, outcome);
  if (!recorded.ok) throw new Problem(`${kept.file}: ${recorded.where}: ${recorded.problem}.`);
  keepCampaign(kept.file, kept.game, recorded.value);
  return loadCampaign(kept.file, games);
}

function nextOf({ next }: CampaignStanding): NonNullable<CampaignStanding['next']> {
  if (next === undefined) throw new Problem('the campaign is over: there is no next match.');
  return next;
}

/** The campaign in sentences: what was played, what comes, who has won. */
function tell({ file, game, standing }: KeptCampaign, flags: Flags, { stdout, env }: World): number {
  const speaker = createSpeaker([game.messages, cliMessages], localeOf(flags, env));
  stdout.write([...lines(game, standing, speaker, file), ''].join('\n'));
  return EXIT.fine;
}

function lines(
  game: Game,
  { campaign, played, next, winner }: CampaignStanding,
  speaker: Speaker,
  file: string,
): string[] {
  const result = (who: string): string =>
    who === 'draw' ? speaker.say('campaign.draw') : speaker.say('campaign.won', { who });
  return [
    speaker.say('campaign.title', { campaign, game: game.id }),
    ...played.map(({ setup, result: who }, i) => `  ${i + 1}  ${speaker.name(setup)} – ${result(who)}`),
    ...(next === undefined
      ? [
          winner === undefined || winner === 'draw'
            ? speaker.say('campaign.over-draw')
            : speaker.say('campaign.over', { winner }),
        ]
      : [
          speaker.say('campaign.next', { number: played.length + 1, setup: next.setup }),
          ...Object.entries(next.seats).map(([seat, player]) => `     ${speaker.name(seat)} – ${player}`),
          `  tablerunner campaign play ${quote(file)}`,
        ]),
  ];
}

export const campaignCommands: readonly Command[] = [start, show, next, play, recordCommand];
