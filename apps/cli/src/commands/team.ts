/** `tablerunner team …`: teams of Combat Zone. See what there is, build one in a file, have it checked. */
import { existsSync } from 'node:fs';
import { CARDS, combatZoneGame, READY_TEAMS, sheetOf, type TeamList } from '@tablerunner/combat-zone';
import { createSpeaker, type Speaker } from '@tablerunner/language';
import type { Command } from '../command.ts';
import type { Flags } from '../flags.ts';
import { LANGUAGE, localeOf } from '../language.ts';
import { cliMessages } from '../messages.ts';
import { EXIT, Problem, WrongUse } from '../problem.ts';
import { cardNamed, factionNamed, keepTeam, membersIn, teamIn, teamNamed } from '../team/team-file.ts';
import { jsonOfCards, jsonOfTeam, tellCard, tellCards, tellTeam } from '../team/tell.ts';
import { formatTable } from '../text.ts';
import { refuseExtra } from '../words.ts';
import type { World } from '../world.ts';

const JSON_FLAG = { json: { type: 'boolean', about: 'print JSON' } } as const;
const LIMITS = { min: 1, max: 9999 };
const USUAL_LIMIT = 100;

const speakerOf = (flags: Flags, { env }: World): Speaker =>
  createSpeaker([combatZoneGame.messages, cliMessages], localeOf(flags, env));

function tell(team: TeamList, flags: Flags, world: World): number {
  const speaker = speakerOf(flags, world);
  world.stdout.write(
    flags.is('json') ? `${JSON.stringify(jsonOfTeam(team, speaker))}\n` : `${tellTeam(team, speaker).join('\n')}\n`,
  );
  return EXIT.fine;
}

const list: Command = {
  name: 'team list',
  about: 'list the ready-made teams of Combat Zone',
  usage: '[--limit EB]',
  flags: {
    limit: { type: 'string', value: 'EB', about: 'only teams for this limit' },
    ...JSON_FLAG,
    ...LANGUAGE,
  },
  examples: ['team list', 'team list --limit 150 --json'],

  async run(flags, world) {
    refuseExtra('team list', flags.words[0]);
    const limit = flags.whole('limit', LIMITS, undefined);
    const found = READY_TEAMS.filter(({ team }) => limit === undefined || team.limit === limit);
    const { say, name } = speakerOf(flags, world);
    const told = found.map(({ id, team }) => ({
      id,
      faction: team.faction,
      limit: team.limit,
      eb: sheetOf(CARDS, team).eb,
      models: team.members.length,
    }));
    const rows = told.map(({ id, faction, eb, limit: most, models }) => [
      id,
      name(faction),
      say('team.spent', { eb, limit: most }),
      say('team.models', { models }),
    ]);
    if (flags.is('json')) world.stdout.write(`${JSON.stringify(told)}\n`);
    else if (rows.length > 0) world.stdout.write(`${formatTable(rows)}\n`);
    return EXIT.fine;
  },
};

const cards: Command = {
  name: 'team cards',
  about: 'list what a faction can take: characters, gonks, gear and programs with their prices',
  usage: 'FACTION',
  flags: { ...JSON_FLAG, ...LANGUAGE },
  examples: ['team cards maelstrom', 'team cards tyger-claws --json'],

  async run(flags, world) {
    const faction = factionNamed(oneWord(flags, 'team cards', 'FACTION'));
    const text = flags.is('json')
      ? JSON.stringify(jsonOfCards(faction))
      : tellCards(faction, speakerOf(flags, world)).join('\n');
    world.stdout.write(`${text}\n`);
    return EXIT.fine;
  },
};

const card: Command = {
  name: 'team card',
  about: 'tell everything that stands on a card',
  usage: 'CARD',
  flags: { ...JSON_FLAG, ...LANGUAGE },
  examples: ['team card ripper-veteran', 'team card program-ping --lang fr'],

  async run(flags, world) {
    const found = cardNamed(oneWord(flags, 'team card', 'CARD'));
    const text = flags.is('json') ? JSON.stringify(found.card) : tellCard(found, speakerOf(flags, world)).join('\n');
    world.stdout.write(`${text}\n`);
    return EXIT.fine;
  },
};

const show: Command = {
  name: 'team show',
  about: 'tell what a team costs, how far it uses its limits, and what is wrong with it',
  usage: 'TEAM',
  details: ['TEAM is a ready-made team or a file. A team is a short text: docs/notation-combat-zone.md tells how.'],
  flags: { ...JSON_FLAG, ...LANGUAGE },
  examples: ['team show maelstrom-100', 'team show ours.txt --json'],
  run: async (flags, world) => tell(teamNamed(oneWord(flags, 'team show', 'TEAM')), flags, world),
};

const check: Command = {
  name: 'team check',
  about: 'check whether teams may be played; a problem names its clause',
  usage: 'TEAM…',
  details: ['Exit code 0: all may be played. 1: there are problems, one a line.'],
  flags: { ...JSON_FLAG, ...LANGUAGE },
  examples: ['team check ours.txt theirs.txt', 'team check ours.txt --json'],

  async run(flags, world) {
    if (flags.words.length === 0) throw new WrongUse('"team check" needs a team: tablerunner team check TEAM.');
    const speaker = speakerOf(flags, world);
    const judged = flags.words.map((word) => ({ team: word, ...sheetOf(CARDS, teamNamed(word)) }));
    for (const { team, problems } of judged) {
      const told = problems.map((problem) => `${team}: ${speaker.refusal(problem)}`);
      if (flags.is('json')) world.stdout.write(`${JSON.stringify({ team, isLegal: told.length === 0, problems })}\n`);
      else world.stdout.write(told.length === 0 ? `${team}: ${speaker.say('team.legal')}\n` : `${told.join('\n')}\n`);
    }
    return judged.some(({ problems }) => problems.length > 0) ? EXIT.problem : EXIT.fine;
  },
};

const begin: Command = {
  name: 'team new',
  about: 'begin a team in a file: empty, or from a ready-made one',
  usage: 'FILE --faction FACTION | --from TEAM',
  flags: {
    faction: { type: 'string', value: 'FACTION', about: 'whose team it is' },
    from: { type: 'string', value: 'TEAM', about: 'begin with the members of this team' },
    limit: { type: 'string', value: 'EB', about: `what it may cost (${USUAL_LIMIT} when not given)` },
    ...JSON_FLAG,
    ...LANGUAGE,
  },
  examples: ['team new ours.txt --faction maelstrom --limit 150', 'team new ours.txt --from tyger-claws-100'],

  async run(flags, world) {
    const file = oneWord(flags, 'team new', 'FILE');
    const [faction, from] = [flags.text('faction'), flags.text('from')];
    if ((faction === undefined) === (from === undefined)) {
      throw new WrongUse('"team new" needs either --faction or --from.');
    }
    if (existsSync(file)) throw new Problem(`${file}: it is there already, and nothing was changed.`);
    const base = from === undefined ? undefined : teamNamed(from);
    const limit = flags.whole('limit', LIMITS, base?.limit ?? USUAL_LIMIT);
    const team = base ?? { faction: factionNamed(faction ?? ''), limit, members: [] };
    keepTeam(file, { ...team, limit });
    return tell({ ...team, limit }, flags, world);
  },
};

const add: Command = {
  name: 'team add',
  about: 'add members to the team in a file',
  usage: 'FILE CARD [xN] [+ GEAR, …] [> PROGRAM, …]',
  details: [
    'What follows the file is a line of a team. Where it holds ">" it must be quoted, or the shell takes it for itself.',
    'The file is written anew: remarks in it are lost.',
  ],
  flags: { ...JSON_FLAG, ...LANGUAGE },
  examples: [
    'team add ours.txt ripper x2',
    'team add ours.txt crusher + heavy-pistol, light-armorjack',
    "team add ours.txt 'neural-linked-netrunner > program-ping, program-adware'",
  ],

  async run(flags, world) {
    const [file, ...line] = flags.words;
    if (file === undefined || line.length === 0) {
      throw new WrongUse('"team add" needs a file and a card: tablerunner team add FILE CARD.');
    }
    const team = teamIn(file);
    const after = { ...team, members: [...team.members, ...membersIn(line.join(' '))] };
    keepTeam(file, after);
    return tell(after, flags, world);
  },
};

const drop: Command = {
  name: 'team drop',
  about: 'take a member out of the team in a file, by the number that "team show" gives it',
  usage: 'FILE NUMBER',
  details: ['The file is written anew: remarks in it are lost.'],
  flags: { ...JSON_FLAG, ...LANGUAGE },
  examples: ['team drop ours.txt 3'],

  async run(flags, world) {
    const [file, number, extra] = flags.words;
    if (file === undefined || number === undefined) {
      throw new WrongUse('"team drop" needs a file and a number: tablerunner team drop FILE NUMBER.');
    }
    refuseExtra('team drop', extra);
    const team = teamIn(file);
    const place = /^\d{1,3}$/.test(number) ? Number(number) - 1 : -1;
    if (team.members[place] === undefined) {
      throw new WrongUse(`the team has no member "${number}": it has ${team.members.length}.`);
    }
    const after = { ...team, members: team.members.filter((_, i) => i !== place) };
    keepTeam(file, after);
    return tell(after, flags, world);
  },
};

function oneWord({ words }: Flags, command: string, form: string): string {
  const [word, extra] = words;
  if (word === undefined) throw new WrongUse(`"${command}" needs one more word: tablerunner ${command} ${form}.`);
  refuseExtra(command, extra);
  return word;
}

export const teamCommands: readonly Command[] = [list, cards, card, show, check, begin, add, drop];
