/** replay, verify, count and pack check: what they show of a match, and what they find wrong with a file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPack, type Game, Match, type MatchSave } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { momentsOf } from '../src/timeline.ts';
import { pebbles } from './fixtures/pebbles.ts';
import { run, tempFolder } from './fixtures/world.ts';

/** A match of five commands: a scripted die, an undo by consent with burned rolls, and a roll. */
function played(commands: readonly object[] = [{ take: 1 }, { roll: true }, { take: 2 }], dice?: number[]): Match {
  const begun = Match.start(pebbles, { seed: 'abc' });
  if (!begun.ok) throw new Error(begun.problem);
  const match = begun.value;
  for (const choice of commands) {
    const seat = match.decision()?.seat ?? '';
    const result = match.play(seat, choice, 'roll' in choice && dice ? { dice } : {});
    if (!result.ok) throw new Error(result.reason);
  }
  return match;
}

function fileOf(save: unknown, name = 'match.json'): string {
  const file = join(tempFolder(), name);
  writeFileSync(file, JSON.stringify(save));
  return file;
}

describe('replay', () => {
  test('tells the whole match, and ends with the board and the next decision', async () => {
    const { code, out } = await run(['replay', fileOf(played().save())]);
    expect(code).toBe(0);
    expect(out).toMatch(/^0\/3 {2}The match begins\.\n {6}Red makes a wager\./);
    expect(out).toContain('1/3  Red: a command\n      Red takes a pebble.');
    expect(out).toMatch(/Blue: Take one to three pebbles, or roll\. \(PB-TURN-01\)\n$/);
  });

  test('--at shows the position and the events of one entry', async () => {
    const file = fileOf(played().save());
    const { out } = await run(['replay', file, '--at', '1']);
    expect(out).toContain('1/3  Red: a command\n      Red takes a pebble.\n');
    expect(out).toContain('oooooooo  red 1 - 0 blue  wager {}');
    expect(out).not.toContain('2/3');
    expect((await run(['replay', file, '--at', '0'])).out).toContain('ooooooooo  red 0 - 0');
  });

  test('a seat sees its own secrets and commands, --open shows all', async () => {
    const file = fileOf(played().save());
    const red = await run(['replay', file, '--at', '1', '--seat', 'red']);
    expect(red.out).toContain('Red: take 1');
    expect(red.out).toMatch(/wager \{"red":\d\}/);
    const blue = await run(['replay', file, '--at', '1', '--seat', 'blue']);
    expect(blue.out).toContain('Red: a command');
    expect(blue.out).toMatch(/wager \{"blue":\d\}/);
    const open = await run(['replay', file, '--at', '1', '--open']);
    expect(open.out).toContain('Red: take 1');
    expect(open.out).toContain('pebbles 8 turn blue taken 1 0');
  });

  test('entries and seats that are not there', async () => {
    const file = fileOf(played().save());
    expect((await run(['replay', file, '--at', '4'])).err).toContain('from 0 to 3, not "4"');
    expect((await run(['replay', file, '--seat', 'gren'])).err).toContain('nobody sits there as "gren"');
  });

  test('the moments are those of the match, also with told dice and burned rolls', () => {
    const match = played([{ roll: true }, { roll: true }], [5]);
    match.undoByConsent(1);
    match.play(match.decision()?.seat ?? '', { roll: true });
    const save = JSON.parse(JSON.stringify(match.save())) as MatchSave;
    expect(save.log.some(({ skip }) => skip !== undefined)).toBe(true);
    const moments = [...momentsOf(pebbles, save)].map(({ at, position, events }) => ({
      hash: JSON.stringify(position),
      truth: JSON.stringify(match.positionAt(at)),
      events,
    }));
    expect(moments.length).toBe(save.log.length + 1);
    // Positions are alive, so only the last one still stands as it was shown.
    expect(moments.at(-1)?.hash).toBe(moments.at(-1)?.truth);
    expect(moments.flatMap(({ events }) => events)).toEqual(match.events);
  });
});

describe('verify', () => {
  const SHARES = { red: 'what-red-added-to-it', blue: 'what-blue-added-to-it' };

  /** A match to whose dice both seats added. */
  function shared(): Match {
    const match = Match.start(pebbles, { seed: 'abc', shares: SHARES });
    if (!match.ok) throw new Error(match.problem);
    match.value.play('red', { roll: true });
    return match.value as unknown as Match;
  }

  test('a match is proven with the seal that was shown and all shares that were sent, and with nothing less', async () => {
    const match = shared();
    const file = fileOf(match.save());
    const given = [
      '--seal',
      match.seal.toUpperCase(),
      '--share',
      `red=${SHARES.red}`,
      '--share',
      `blue=${SHARES.blue}`,
    ];
    const proven = await run(['verify', file, ...given]);
    expect(proven).toMatchObject({ code: 0, out: expect.stringContaining('Proven: nobody could choose') });
    expect(proven.out).not.toContain('Not proven');
    expect(proven.out).toContain(`Share of blue: ${SHARES.blue}`);
    const sentences = [
      [['--seal', match.seal], 'Not proven: that the shares are those that were sent'],
      [['--share', `red=${SHARES.red}`], 'Not proven: that the seed was fixed before the first roll'],
      [[], `Seal of the seed: ${match.seal}`],
    ] as const;
    for (const [flags, sentence] of sentences) {
      const { code, out } = await run(['verify', file, ...flags]);
      expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining(sentence) });
      expect(out).not.toMatch(/^Proven/m);
    }
  });

  test('with one share it is said for whom the seed is proven, and that the other may have been chosen later', async () => {
    const match = shared();
    const given = ['--seal', match.seal, '--share', `red=${SHARES.red}`];
    const { code, out } = await run(['verify', fileOf(match.save()), ...given]);
    expect(code).toBe(0);
    expect(out).toContain('Proven for red, if the seal was seen before that share was sent: the seed was not chosen');
    expect(out).toContain('Not proven: that what blue added was chosen before the share of red was told.');
    expect(out).not.toContain('nobody could choose');
  });

  test('shares that were gathered more than once are told, and are no proof', async () => {
    const match = shared();
    const given = ['--seal', match.seal, '--share', `red=${SHARES.red}`, '--share', `blue=${SHARES.blue}`];
    const { code, out } = await run(['verify', fileOf({ ...match.save(), rounds: 3 }), ...given]);
    expect(code).toBe(0);
    expect(out).toMatch(/^Not proven: .* The shares were gathered in 3 rounds/m);
    expect(out).not.toContain('nobody could choose');
    const once = await run(['verify', fileOf({ ...match.save(), rounds: 1 }), ...given]);
    expect(once.out).toContain('Proven: nobody could choose');
  });

  test('another share than the one that was sent speaks against the match', async () => {
    const file = fileOf(shared().save());
    const other = await run(['verify', file, '--share', 'red=something-else-entirely']);
    expect(other).toMatchObject({ code: 1, out: expect.stringContaining('the share of red in the dice is another') });
    const nobody = await run(['verify', file, '--share', `green=${SHARES.red}`]);
    expect(nobody).toMatchObject({ code: 1, out: expect.stringContaining('no share of green') });
    expect((await run(['verify', file, '--share', 'red'])).code).toBe(2);
    const bent = { ...shared().save(), shares: { ...SHARES, blue: 'what-somebody-else-added' } };
    expect(await run(['verify', fileOf(bent)])).toMatchObject({ code: 1, err: expect.stringMatching(/hash: |log\[/) });
  });

  test('without shares whoever hosted the match knew the seed, and it is said', async () => {
    const match = played();
    const { code, out } = await run(['verify', fileOf(match.save()), '--seal', match.seal]);
    expect(code).toBe(0);
    expect(out).toContain('Every roll comes from this seed.');
    expect(out).toContain('Not proven: that nobody chose the seed');
    expect(out).not.toMatch(/^Proven/m);
  });

  test('where the match was laid from is told, and that it is not proven', async () => {
    const { position } = shared();
    const begun = Match.from(pebbles, { seed: 'x', position: { ...position, drawn: 0 } as never });
    if (!begun.ok) throw new Error(begun.problem);
    const by = { name: 'Ada', isAccount: false };
    const save = { ...begun.value.save(), origin: { from: 'file', at: 3, length: 9, by } };
    const { code, out } = await run(['verify', fileOf(save)]);
    expect(code).toBe(0);
    expect(out).toContain(
      'Not proven: the set-up: the match began from entry 3 of 9 of another match file that "Ada", a name that nobody checked, laid.',
    );
  });

  test('another seal is not proven', async () => {
    const { code, out } = await run(['verify', fileOf(played().save()), '--seal', 'a'.repeat(64)]);
    expect({ code, out }).toMatchObject({
      code: 1,
      out: expect.stringContaining('Not proven: the seal that was shown'),
    });
  });

  test('told dice are not proven, and the entries are named', async () => {
    const { code, out } = await run(['verify', fileOf(played([{ take: 1 }, { roll: true }], [4]).save())]);
    expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining('told, not drawn, in entry 2.') });
  });

  test('a hand-written beginning and burned rolls are told', async () => {
    const position = pebbles.notation.parsePosition('pebbles 9 turn red taken 0 0 wager 1 1');
    if (!position.ok) throw new Error(position.problem);
    const begun = Match.from(pebbles, { seed: 'x', position: position.value });
    if (!begun.ok) throw new Error(begun.problem);
    const match = begun.value;
    match.play('red', { roll: true });
    match.undoByConsent(0);
    match.play('red', { roll: true });
    const { code, out } = await run(['verify', fileOf(match.save())]);
    expect(code).toBe(0);
    expect(out).toContain('Not proven: the set-up: the match began from a position that somebody laid.');
    expect(out).toContain('1 rolls that had been seen were burned');
  });

  const bend: [string, (save: Record<string, unknown>) => unknown, RegExp][] = [
    ['another seed', (save) => ({ ...save, seed: 'abd' }), /hash: |log\[/],
    [
      'a changed command',
      (save) => ({ ...save, log: (save.log as object[]).with(0, { seat: 'red', choice: { take: 3 } }) }),
      /hash: /,
    ],
    [
      'an illegal command',
      (save) => ({ ...save, log: (save.log as object[]).with(0, { seat: 'red', choice: { take: 4 } }) }),
      /log\[0\]: refused by PB-TAKE-01/,
    ],
    ['a missing command', (save) => ({ ...save, log: (save.log as object[]).slice(1) }), /log\[0\]/],
    [
      'another version of the rules',
      (save) => ({ ...save, rules: 2 }),
      /rules version 2, and this program has rules version 1/,
    ],
    ['another engine', (save) => ({ ...save, engine: 99 }), /engine version 99/],
    ['another game', (save) => ({ ...save, game: 'boulders' }), /no game "boulders"/],
    ['another format', (save) => ({ ...save, version: 9 }), /version/],
    ['a field too many', (save) => ({ ...save, note: 'x' }), /not a saved match/],
    ['something else', () => [1, 2], /not a saved match/],
  ];

  test.each(bend)('%s is found', async (_what, change, sentence) => {
    const file = fileOf(change(JSON.parse(JSON.stringify(played().save()))), 'bent.json');
    const { code, err } = await run(['verify', file]);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringMatching(sentence) });
    expect(err).toContain('bent.json: ');
  });
});

describe('count', () => {
  test('the number of sequences of each length', async () => {
    expect(await run(['count', 'pebbles', '--depth', '2'])).toEqual({
      code: 0,
      out: 'depth  1: 4\ndepth  2: 16\n',
      err: '',
    });
  });

  test('from a position in a file, as JSON', async () => {
    const file = join(tempFolder(), 'position.txt');
    writeFileSync(file, 'pebbles 1 turn red taken 0 0 wager 1 1\n');
    const { out } = await run(['count', 'pebbles', '--depth', '1', '--position', file, '--json']);
    expect(JSON.parse(out)).toEqual({ game: 'pebbles', depth: 1, count: 2, counts: [2] });
  });

  test('a position that cannot be read names its file', async () => {
    const file = join(tempFolder(), 'position.txt');
    writeFileSync(file, 'nonsense');
    const { code, err } = await run(['count', 'pebbles', '--position', file]);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining(`${file}: position: `) });
  });
});

describe('pack check', () => {
  const schema = z.strictObject({ cards: z.array(z.strictObject({ id: z.string(), cost: z.int() })) });
  const withPacks: Game = { ...pebbles, packs: { check: (file, json) => checkPack(file, json, schema) } };

  test('a fine pack, a wrong one with file, entry and field, and one that is not there', async () => {
    const fine = fileOf({ cards: [] }, 'fine.json');
    const wrong = fileOf({ cards: [{ id: 'ram', cost: 'x' }] }, 'wrong.json');
    const { code, out } = await run(['pack', 'check', fine, wrong, 'gone.json', '--game', 'pebbles'], {
      games: [withPacks],
    });
    expect(code).toBe(1);
    expect(out.split('\n')).toEqual([
      `${fine}: fine`,
      expect.stringMatching(/wrong\.json: cards: ram\.cost: /),
      'gone.json: there is no such file.',
      '',
    ]);
  });

  test('the only game with packs needs no name; a game without packs says so', async () => {
    const fine = fileOf({ cards: [] });
    expect(await run(['pack', 'check', fine], { games: [withPacks] })).toMatchObject({ code: 0 });
    const none = await run(['pack', 'check', fine, '--game', 'pebbles']);
    expect(none).toMatchObject({ code: 1, err: 'tablerunner: pebbles takes no packs.\n' });
  });
});

test('a save in the folder is what a person can read', async () => {
  const file = join(tempFolder(), 'm.json');
  await run(['play', '--save', file], { input: 'take 1\n' });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'tablerunner-match', game: 'pebbles' });
});
