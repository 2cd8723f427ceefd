/** team: what there is, a team built in a file, checked and told; what is wrong gets a sentence. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Ran, run, tempFolder } from './fixtures/world.ts';

const team = (...words: readonly string[]): Promise<Ran> => run(['team', ...words]);

const json = async (...words: readonly string[]): Promise<Record<string, unknown>> => {
  const { code, out, err } = await team(...words, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Record<string, unknown>;
};

describe('what there is', () => {
  test('ready-made teams, all or for one limit', async () => {
    const { out } = await team('list');
    expect(out.split('\n').filter((line) => line !== '')).toHaveLength(6);
    expect(out).toMatch(/maelstrom-100 +Maelstrom +\d+ of 100 EB +\d+ models/);
    const some = (await json('list', '--limit', '150')) as unknown as { limit: number; eb: number }[];
    expect(some.map(({ limit }) => limit)).toEqual([150, 150]);
    expect(some.every(({ eb }) => eb > 100 && eb <= 150)).toBe(true);
    expect(await team('list', '--limit', '7')).toMatchObject({ code: 0, out: '' });
  });

  test('cards of a faction, with prices', async () => {
    const { out } = await team('cards', 'tyger-claws');
    expect(out).toMatch(/^oyabun +25 +Leader$/m);
    expect(out).toMatch(/^oyabun-veteran +25 +one star, 5 EB more +Leader$/m);
    expect(out).toMatch(/^kabuto +5 +rarity 1 +street cred 2/m);
    expect(out).toMatch(/^heavy-pistol +2 +rarity 1 +Pistol$/m); // CZ-CARD-08
    expect(out).not.toContain('warlord');
    const { characters, gear } = await json('cards', 'maelstrom');
    expect(characters).toContainEqual(expect.objectContaining({ id: 'pledge', eb: 5, keywords: ['gonk'] }));
    expect(gear).toContainEqual({ id: 'airhypo', eb: 2, rarity: 1, streetCred: 0, keywords: expect.any(Array) });
  });

  test('CZ-CARD-01 CZ-CARD-08 one card in words', async () => {
    const { out } = await team('card', 'crusher');
    expect(out).toMatch(
      /^Crusher\n {2}costs \d+ EB\n {2}Reflexes 1, Melee 2, Ranged 2\n {2}YELLOW YELLOW\n {2}Armor 2\./,
    );
    expect(out).toContain('Cybernetic Weapons');
    expect((await team('card', 'program-ping')).out).toContain('Launch (');
    expect((await team('card', 'oyabun-veteran')).out).toContain('\n  Leader\n  costs 25 EB, one star, 5 EB more\n');
    const pistol =
      'Heavy Pistol\n  Pistol\n  for Maelstrom: 2 EB, rarity 1\n  for Tyger Claws: 2 EB, rarity 1\n  for other factions: 2 EB';
    expect((await team('card', 'heavy-pistol')).out).toContain(pistol);
    expect((await team('card', 'kabuto')).out).toContain(', street cred 2');
    expect((await team('card', 'heavy-pistol', '--lang', 'fr')).out).toContain(
      'pour les autres factions : 2 EB, rareté 2',
    );
    expect(await json('card', 'ripper')).toMatchObject({ id: 'ripper', eb: 8 });
  });
});

describe('a team in a file', () => {
  test('is begun, grows, shrinks, and is checked', async () => {
    const file = join(tempFolder(), 'ours.txt');
    expect((await team('new', file, '--faction', 'maelstrom')).out).toContain('Maelstrom: 0 of 100 EB.');
    expect((await team('add', file, 'warlord')).out).toContain('Leaders 1 of 1 · gonks 0 of 1 (Influence)');
    await team('add', file, 'ripper x2 + heavy-pistol');
    const netrunner = await team('add', file, 'neural-linked-netrunner > program-ping');
    expect(netrunner.out).toMatch(/^ {2}4 {2}Neural-Linked Netrunner > Ping +16$/m);
    expect(readFileSync(file, 'utf8')).toBe(
      'team maelstrom 100\nwarlord\nripper x2 + heavy-pistol\nneural-linked-netrunner > program-ping\n',
    );
    // Two heavy pistols, and only one may be bought.
    expect(netrunner.out).toContain('The team has 2 copies of Heavy Pistol; its rarity allows 1. (CZ-TEAM-11)');
    expect(await team('check', file)).toMatchObject({ code: 1, out: expect.stringContaining(`${file}: The team has`) });
    await team('drop', file, '2');
    expect(await team('check', file, 'maelstrom-100')).toMatchObject({
      code: 0,
      out: `${file}: It may be played.\nmaelstrom-100: It may be played.\n`,
    });
    expect(await json('show', file)).toMatchObject({ eb: 41, limit: 100, influence: 4, mercs: 1, problems: [] });
  });

  test('is begun from a ready-made one, with a limit of its own', async () => {
    const file = join(tempFolder(), 'ours.txt');
    const { out } = await team('new', file, '--from', 'tyger-claws-100', '--limit', '90');
    expect(out).toMatch(/The team costs \d+ EB, the limit is 90\. \(CZ-TEAM-07\)/);
    const { problems, text } = await json('show', file);
    expect(problems).toEqual([expect.objectContaining({ clause: 'CZ-TEAM-07', reason: 'too-dear' })]);
    expect(`${text}\n`).toBe(readFileSync(file, 'utf8'));
  });

  test('in French and Italian', async () => {
    expect((await team('show', 'maelstrom-100', '--lang', 'fr')).out).toContain('Elle peut être jouée.');
    expect((await team('show', 'maelstrom-100', '--lang', 'it')).out).toContain('Si può giocare.');
  });
});

describe('what is wrong gets a sentence, and no file is changed', () => {
  const refused = async (code: number, ...words: readonly string[]): Promise<string> => {
    const ran = await team(...words);
    expect({ code: ran.code, out: ran.out }).toEqual({ code, out: '' });
    return ran.err;
  };

  test('words and flags', async () => {
    const file = join(tempFolder(), 'ours.txt');
    expect(await refused(2)).toContain('"team" needs one more word');
    expect(await refused(2, 'list', 'all')).toContain('the word "all"');
    expect(await refused(2, 'list', '--limit', 'much')).toContain('a whole number');
    expect(await refused(2, 'cards')).toContain('tablerunner team cards FACTION');
    expect(await refused(2, 'cards', 'maelstrim')).toContain('Did you mean "maelstrom"?');
    expect(await refused(2, 'card', 'riper')).toContain('Did you mean "ripper"?');
    expect(await refused(2, 'card', 'xyzzyxyzzyxyzzy')).toContain('See: team cards FACTION.');
    expect(await refused(2, 'show', 'maelstorm-100')).toContain('Did you mean "maelstrom-100"?');
    expect(await refused(2, 'check')).toContain('needs a team');
    expect(await refused(2, 'new', file)).toContain('either --faction or --from');
    expect(await refused(2, 'new', file, '--faction', 'arasaka')).toContain('There are: maelstrom, tyger-claws.');
    expect(existsSync(file)).toBe(false);
  });

  test('CZ-TEAM-01 a word that every object answers to names no card', async () => {
    const file = join(tempFolder(), 'odd.txt');
    writeFileSync(file, 'team maelstrom 100\nwarlord + constructor > constructor\nconstructor\n');
    for (const words of [
      ['check', file],
      ['show', file],
    ]) {
      const { out, err } = await team(...words);
      expect(`${out}${err}`).toContain('(CZ-TEAM-01)');
    }
    expect((await team('card', 'constructor')).err).toContain('there is no card "constructor"');
    expect((await team('add', file, 'warlord + constructor')).err).toContain('there is no card "constructor"');
    expect((await team('cards', 'constructor')).err).toContain('there is no faction "constructor"');
  });

  test('files and lines', async () => {
    const file = join(tempFolder(), 'ours.txt');
    await team('new', file, '--from', 'maelstrom-100');
    const before = readFileSync(file, 'utf8');
    expect(await refused(1, 'new', file, '--faction', 'maelstrom')).toContain('it is there already');
    expect(await refused(2, 'add', file)).toContain('needs a file and a card');
    expect(await refused(2, 'add', file, 'riper')).toContain('there is no card "riper". Did you mean "ripper"?');
    expect(await refused(2, 'add', file, 'ripper + katanna')).toContain('Did you mean "katana"?');
    expect(await refused(2, 'add', file, 'ripper +')).toContain('a line names a card');
    expect(await refused(2, 'drop', file)).toContain('a file and a number');
    expect(await refused(2, 'drop', file, '99')).toContain('no member "99": it has 9');
    expect(await refused(2, 'drop', file, 'ripper')).toContain('no member "ripper"');
    expect(readFileSync(file, 'utf8')).toBe(before);
    writeFileSync(file, 'nonsense');
    expect(await refused(1, 'show', file)).toContain(`${file}: line 1: a team begins with its faction and its limit`);
    expect(await refused(1, 'add', join(tempFolder(), 'none.txt'), 'ripper')).toContain('there is no such file');
  });
});
