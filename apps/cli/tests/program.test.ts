/** The command line as a whole: help, version, and what is said about wrong use. */
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/program.ts';
import { pebbles } from './fixtures/pebbles.ts';
import { boulders, run } from './fixtures/world.ts';

test('--help lists every command, and every command has a help of its own', async () => {
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  for (const command of COMMANDS) {
    expect(out).toContain(`  ${command.name} `);
    const words = command.name.split(' ');
    for (const asked of [
      [...words, '--help'],
      [...words, '-h'],
      ['help', ...words],
    ]) {
      const help = await run(asked);
      expect(help).toMatchObject({ code: 0, err: '' });
      expect(help.out).toContain(`Usage: tablerunner ${command.name}`);
      for (const flag of Object.keys(command.flags)) expect(help.out).toContain(`--${flag}`);
    }
  }
});

test('help stands above wrong flags beside it', async () => {
  expect(await run(['count', '--nonsense', '--help'])).toMatchObject({ code: 0 });
});

test('--version', async () => {
  const { code, out } = await run(['--version']);
  expect(code).toBe(0);
  expect(out).toMatch(/^tablerunner \d+\.\d+\.\d+\n$/);
});

test('wrong use and problems are told in the language that is asked for, by flag or by environment', async () => {
  const french =
    'tablerunner: il n’y a pas de commande « refree ». Vouliez-vous dire « referee » ? Voyez : tablerunner --help.\n';
  for (const asked of [
    await run(['refree', '--lang', 'fr']),
    await run(['refree', '--lang=fr']),
    await run(['refree'], { env: { LC_ALL: 'fr_CA.UTF-8' } }),
  ]) {
    expect(asked).toMatchObject({ code: 2, err: french });
  }
  const missing = await run(['replay', '/nowhere/match.json', '--lang', 'it']);
  expect(missing).toMatchObject({ code: 1, err: 'tablerunner: /nowhere/match.json: questo file non esiste.\n' });
  expect((await run(['refree', '--lang', 'xx'], { env: { LANG: 'it' } })).err).toMatch(/non c’è un comando «refree»/);
});

describe('wrong use ends with 2 and one sentence', () => {
  const cases: [string, string[], RegExp][] = [
    ['no command', [], /no command is given/],
    ['a typing error in the command', ['refree'], /no command "refree"\. Did you mean "referee"\?/],
    ['something quite different', ['xyzzyxyzzy'], /There are: play, campaign start/],
    ['a flag before the command', ['--json', 'count'], /no flag --json before a command/],
    ['help for what is not there', ['help', 'cuont'], /Did you mean "count"/],
    ['half a command', ['pack'], /needs one more word: "pack check"/],
    ['a wrong second word', ['pack', 'chekc'], /Did you mean "check"/],
    ['a typing error in a flag', ['count', 'pebbles', '--dpth', '2'], /no flag --dpth\. Did you mean "--depth"/],
    ['a flag twice', ['count', 'pebbles', '--depth', '2', '--depth', '3'], /--depth is given twice/],
    ['a flag without its value', ['count', 'pebbles', '--depth'], /--depth needs a value: --depth N/],
    ['a flag that eats the next', ['count', 'pebbles', '--depth', '--json'], /"--json" looks like a flag/],
    ['a value that is not wanted', ['count', 'pebbles', '--json=yes'], /--json takes no value/],
    ['no number', ['count', 'pebbles', '--depth', '2.5'], /whole number from 1 to 12, not "2.5"/],
    ['a number too big', ['count', 'pebbles', '--depth', '99999999999999999999'], /whole number from 1 to 12/],
    ['no JSON', ['count', 'pebbles', '--options', '{'], /--options must be JSON/],
    ['a wrong option', ['count', 'pebbles', '--options', '{"pebbles":"x"}'], /options\.pebbles of pebbles/],
    ['no game', ['count'], /a game is missing\. There are: pebbles/],
    ['a typing error in the game', ['count', 'pebble'], /Did you mean "pebbles"/],
    ['a word too many', ['count', 'pebbles', 'boulders'], /the word "boulders"/],
    ['no file', ['verify'], /"verify" needs a file/],
    ['two files', ['verify', 'a', 'b'], /the word "b"/],
    ['a word for the referee', ['referee', 'now'], /takes no words/],
    ['a language that we do not speak', ['referee', '--lang', 'de'], /one of en, fr, it, not "de"/],
    ['a seal that is none', ['verify', 'x', '--seal', 'abc'], /64 hexadecimal digits/],
    ['a pack without a file', ['pack', 'check'], /needs a file/],
    ['an empty seat', ['simulate', 'pebbles', '--players', 'red=greedy'], /nobody plays blue/],
    ['no such seat', ['simulate', 'pebbles', '--players', 'rde=greedy'], /no seat "rde"\. Did you mean "red"/],
    ['a seat twice', ['simulate', 'pebbles', '--players', 'red=greedy,red=random'], /red is given twice/],
    ['no player', ['simulate', 'pebbles', '--players', 'red='], /names no player/],
    ['an unknown player', ['simulate', 'pebbles', '--players', 'red=gredy,blue=random'], /"gredy"/],
    ['more players than seats', ['simulate', 'pebbles', '--players', 'random,random,random'], /2 seats \(red, blue\)/],
    ['an unknown player at the table', ['play', '--seat', 'red=gredy'], /--seat red: .*"gredy"/],
    ['options of an old match', ['play', '--resume', 'x', '--seed', 'y'], /no such file|--seed belongs/],
  ];

  test.each(cases)('%s', async (_what, words, sentence) => {
    const { code, out, err } = await run(words);
    expect(err).toMatch(sentence);
    expect(err).toMatch(/^tablerunner: /);
    expect({ code, out }).toEqual({ code: words.includes('--resume') ? 1 : 2, out: '' });
  });
});

test('a game must be named where there are several', async () => {
  const { code, err } = await run(['count'], { games: [pebbles, boulders] });
  expect(code).toBe(2);
  expect(err).toContain('There are: pebbles, boulders.');
});
