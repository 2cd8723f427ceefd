/** Finds the command that was called, and turns what goes wrong into a sentence and an exit code. */
import { readFileSync } from 'node:fs';
import { createSpeaker } from '@tablerunner/language';
import { type Command, HELP, helpOf, row } from './command.ts';
import { campaignCommands } from './commands/campaign.ts';
import { count } from './commands/count.ts';
import { packCheck } from './commands/pack-check.ts';
import { play } from './commands/play.ts';
import { referee } from './commands/referee.ts';
import { replay } from './commands/replay.ts';
import { simulate } from './commands/simulate.ts';
import { teamCommands } from './commands/team.ts';
import { verify } from './commands/verify.ts';
import { readFlags } from './flags.ts';
import { guardedWorld } from './harmless.ts';
import { localeIn } from './language.ts';
import { messagesBeforeAGame } from './messages.ts';
import { suggest } from './nearest.ts';
import { EXIT, Problem, WrongUse } from './problem.ts';
import type { World } from './world.ts';

export const COMMANDS: readonly Command[] = [
  play,
  ...campaignCommands,
  ...teamCommands,
  referee,
  simulate,
  replay,
  verify,
  count,
  packCheck,
];

/** Runs one command line and gives the exit code. Only a bug of ours is thrown. */
export async function runProgram(words: readonly string[], outside: World): Promise<number> {
  const world = guardedWorld(outside);
  try {
    return await dispatch(words, world);
  } catch (error) {
    if (!(error instanceof WrongUse || error instanceof Problem)) throw error;
    const speaker = createSpeaker(messagesBeforeAGame(world.games), localeIn(words, world.env));
    world.stderr.write(`tablerunner: ${speaker.problem(error.message)}\n`);
    return error instanceof WrongUse ? EXIT.wrongUse : EXIT.problem;
  }
}

async function dispatch(words: readonly string[], world: World): Promise<number> {
  const [first] = words;
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    const text = first === 'help' && words.length > 1 ? helpFor(words.slice(1)) : overview(COMMANDS);
    if (first !== undefined) world.stdout.write(text);
    else throw new WrongUse(`no command is given.\n\n${text.trimEnd()}`);
    return EXIT.fine;
  }
  if (first === '--version' || first === '-v') {
    world.stdout.write(`tablerunner ${version()}\n`);
    return EXIT.fine;
  }
  if (words.length === 2 && (words[1] === '--help' || words[1] === '-h') && groupOf(first).length > 1) {
    world.stdout.write(helpFor([first]));
    return EXIT.fine;
  }
  const command = find(words);
  const rest = words.slice(command.name.split(' ').length);
  if (rest.includes('--help') || rest.includes('-h')) {
    world.stdout.write(helpOf(command));
    return EXIT.fine;
  }
  return await command.run(readFlags(command.name, rest, { ...command.flags, ...HELP }), world);
}

/** Commands of two words that begin alike. */
const groupOf = (first: string): readonly Command[] => COMMANDS.filter(({ name }) => name.startsWith(`${first} `));

/** The help of one command, or the list of those that begin with a word. */
function helpFor(words: readonly string[]): string {
  const [first = ''] = words;
  const exact = COMMANDS.find(({ name }) => name === words.join(' ') || name === first);
  const group = groupOf(first);
  if (exact !== undefined) return helpOf(exact);
  const [only, another] = group;
  if (only === undefined) return unknown(first);
  return another === undefined ? helpOf(only) : overview(group);
}

function find(words: readonly string[]): Command {
  const [first = '', second] = words;
  const exact = COMMANDS.find(({ name }) => name === first || name === `${first} ${second}`);
  if (exact !== undefined) return exact;
  const group = groupOf(first);
  if (group[0] === undefined) return unknown(first);
  if (second === '--help' || second === '-h') return group[0];
  const names = group.map(({ name }) => name.slice(first.length + 1));
  if (second === undefined || second.startsWith('-')) {
    throw new WrongUse(`"${first}" needs one more word: ${names.map((name) => `"${first} ${name}"`).join(' or ')}.`);
  }
  throw new WrongUse(`"${first}" cannot "${second}". ${suggest(second, names)}`);
}

function unknown(word: string): never {
  if (word.startsWith('-')) {
    throw new WrongUse(`there is no flag ${word} before a command. See: tablerunner --help.`);
  }
  const names = COMMANDS.map(({ name }) => name);
  throw new WrongUse(`there is no command "${word}". ${suggest(word, names)} See: tablerunner --help.`);
}

const overview = (commands: readonly Command[]): string =>
  [
    'tablerunner: a table whose referee knows every rule.',
    '',
    'Usage: tablerunner COMMAND …',
    '',
    'Commands:',
    ...commands.map(({ name, about }) => row(`  ${name}`, about)),
    '',
    'Flags:',
    row('  -h, --help', 'show this help; after a command, the help of that command'),
    row('  -v, --version', 'show the version'),
    '',
  ].join('\n');

/** The source and the compiled file lie equally deep, so the way to package.json is the same. */
function version(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
