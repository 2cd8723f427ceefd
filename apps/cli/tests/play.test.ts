/** play: whole sittings, as a script and as a person at a terminal. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { listing } from '../src/play/listing.ts';
import { type Pebbles, pebbles } from './fixtures/pebbles.ts';
import { boulders, run, tempFolder } from './fixtures/world.ts';

const both = ['--seat', 'red=me', '--seat', 'blue=me'];
const lines = (...text: string[]): string => text.map((line) => `${line}\n`).join('');

describe('a sitting by script', () => {
  test('seal first, commands by number and by text, events in sentences, seed at the end', async () => {
    const file = join(tempFolder(), 'm.json');
    const given = { input: lines('3', 'take 3', 'take 3') };
    const { code, out } = await run(['play', ...both, '--seed', 'abc', '--save', file], given);
    expect(code).toBe(0);
    const seal = /The dice are sealed: ([0-9a-f]{64})/.exec(out)?.[1] ?? '';
    expect(out.indexOf(seal)).toBeLessThan(out.indexOf('Red takes 3 pebbles.'));
    expect(out).toContain('Red: Take one to three pebbles, or roll. (PB-TURN-01)\n  1  take 1\n  2  take 2');
    expect(out).toMatch(/(wins|A draw)\..*\(PB-END-01\)\n/);
    expect(out).toContain('The seed of the dice was abc.');
    expect(out).toContain(`tablerunner verify ${file} --seal ${seal}`);
    expect(await run(['verify', file, '--seal', seal])).toMatchObject({ code: 0 });
  });

  test('against the machine, to the end', async () => {
    const { code, out } = await run(['play', '--seat', 'blue=greedy'], { input: lines(...new Array(9).fill('1')) });
    expect(code).toBe(0);
    expect(out).toContain('Red – you · Blue – greedy');
    expect(out).toMatch(/Blue takes \d pebbles\./);
    expect(out).toContain('The seed of the dice was');
  });

  test('machines among themselves need no input', async () => {
    const { code, out } = await run(['play', '--seat', 'red=random,blue=greedy']);
    expect(code).toBe(0);
    expect(out).toContain('The seed of the dice was');
    expect(out).toContain('wager {}'); // a spectator sees no secret
  });

  test('the end of the input keeps the match and says how to go on', async () => {
    const home = tempFolder();
    const first = await run(['play', ...both], { input: 'take 2\n', env: { XDG_STATE_HOME: home } });
    expect(first.code).toBe(0);
    const [file = ''] = readdirSync(join(home, 'tablerunner')).map((name) => join(home, 'tablerunner', name));
    expect(first.out).toContain(`The match is kept in ${file}. To go on:`);
    expect(first.out).toContain(`tablerunner play --resume ${file} --seat red=me --seat blue=me`);
    const second = await run(['play', '--resume', file, ...both], { input: lines('log', 'take 1', 'quit') });
    expect(second.out).toContain('Red takes 2 pebbles.');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      log: [{ choice: { take: 2 } }, { choice: { take: 1 } }],
    });
  });

  test('a match that is over can be looked at again', async () => {
    const file = join(tempFolder(), 'm.json');
    await run(['play', ...both, '--options', '{"pebbles":1}', '--save', file], { input: '1\n' });
    expect((await run(['play', '--resume', file])).out).toContain('(PB-END-01)');
  });

  test('a match that cannot be kept goes on, with a warning, and ends with 1 when it is left', async () => {
    const file = join(tempFolder(), 'no', 'm.json');
    const { code, out } = await run(['play', ...both, '--save', file], { input: lines('take 1', 'take 1') });
    expect(code).toBe(1);
    expect(out.match(/The match is not kept: .*there is no such folder/g)?.length).toBe(2); // once, and at the end
  });

  test('options of a new match do not fit an old one', async () => {
    const file = join(tempFolder(), 'm.json');
    await run(['play', ...both, '--save', file], { input: 'take 1\n' });
    expect(await run(['play', '--resume', file, '--seed', 'x'])).toMatchObject({ code: 2 });
    expect((await run(['play', 'boulders', '--resume', file])).err).toContain('is a match of pebbles, not of boulders');
  });
});

describe('words of the table', () => {
  const say = async (...words: string[]) =>
    (await run(['play', ...both, '--seed', 'abc'], { input: lines(...words) })).out;

  test('? and help', async () => {
    expect(await say('?', 'help')).toMatch(/why COMMAND.*why COMMAND/s);
  });

  test('why: a verdict with clause, and all that is refused', async () => {
    expect(await say('why take 7')).toContain('✗ Take one, two or three, not 7. (PB-TAKE-01)');
    expect(await say('why 1')).toContain('✓ This is allowed here (PB-TURN-01).');
    expect(await say('why')).toContain('Nothing that you might point at is refused now.');
    expect(await say('take 3', 'take 3', 'take 1', 'why')).toContain(
      '✗ take 3: There are 2 pebbles left, too few to take 3. (PB-TAKE-02)',
    );
  });

  test('odds: of a roll, exact, and past the next decision', async () => {
    const out = await say('odds roll');
    expect(out).toContain('33.3 %  (2/6)  Red takes 2 pebbles.');
    expect(out).toContain('33.3 %  (2/6)  Nothing more happens.');
    expect(out).toContain('If they answer so: greedy');
    expect(await say('odds')).toContain('Of what?');
    expect(await say('odds take 9')).toContain('(PB-TAKE-01)');
  });

  test('odds never tell a secret: the same view gives the same answer', async () => {
    // With one pebble left the outcome hangs on the wager of the other seat, which differs between these seeds.
    const odds = async (seed: string) => {
      const input = lines('odds take 1');
      const { out } = await run(['play', '--seat', 'red=me,blue=me', '--seed', seed, '--options', '{"pebbles":1}'], {
        input,
      });
      return out.slice(out.indexOf('odds take 1'), out.lastIndexOf('The match is kept'));
    };
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const met = seeds.map((seed) => {
      const begun = Match.start(pebbles, { seed, options: { pebbles: 1 } });
      if (!begun.ok) throw new Error(begun.problem);
      return (begun.value.position.state as Pebbles).wager.blue === 0;
    });
    expect(new Set(met).size).toBe(2); // in truth some end in a draw, and some do not
    expect(new Set(await Promise.all(seeds.map(odds))).size).toBe(1);
  });

  test('log, board, list', async () => {
    expect(await say('take 2', 'log')).toMatch(
      /log\nThe dice are sealed.*\n· Red makes a wager\.\n· Blue makes a wager\.\n· Red takes 2/,
    );
    expect((await say('board', 'board')).match(/ooooooooo/g)?.length).toBe(3);
    expect((await say('list')).match(/4 {2}roll/g)?.length).toBe(2);
  });

  test('undo: nothing yet; then the last command of anybody here, when all agree', async () => {
    expect(await say('undo')).toContain('✗ There is nothing to take back.');
    const out = await say('take 2', 'undo', 'y', 'take 3');
    expect(out).toContain('The last command was given by Red');
    expect(out).toContain('Go back one command all the same?');
    expect(out.slice(out.indexOf('Taken back'))).toMatch(
      /--- the turn of Red ---.*ooooooooo {2}red 0 - 0.*Red takes 3/s,
    );
  });

  test('the story is told once', async () => {
    const out = await say('take 3', 'take 3', 'take 3');
    expect(out.match(/Blue takes 3 pebbles/g)?.length).toBe(2); // once to Blue, once to Red
  });

  test('undo against the machine goes back to the person’s own command', async () => {
    const words = ['play', '--seat', 'blue=greedy', '--seed', 'abc'];
    const yes = await run(words, { input: lines('take 1', 'undo', 'y', 'board') });
    expect(yes.out).toContain('Does everybody agree? (y/n) y\n✓ Taken back.');
    expect(yes.out.slice(yes.out.indexOf('Taken back'))).toContain('ooooooooo  red 0 - 0');
    const no = await run(words, { input: lines('take 1', 'undo', 'n', 'board') });
    expect(no.out).not.toContain('Taken back');
  });

  test('save: a copy, and a file that cannot be', async () => {
    const file = join(tempFolder(), 'my copy.json');
    expect(await say('take 1', `save ${file}`)).toContain(`✓ Saved as ${file}.`);
    expect(existsSync(file)).toBe(true);
    expect(await say('save /no/such/folder/m.json')).toContain('✗ /no/such/folder/m.json: it could not be written');
    expect(await say('save')).toContain('Into which file?');
  });

  test('nonsense and what the rules forbid', async () => {
    expect(await say('dance')).toContain('✗ “dance” is not understood: write "take 2" or "roll". Type ? for help.');
    expect(await say('take 4')).toContain('✗ Take one, two or three, not 4. (PB-TAKE-01)');
    expect(await say('99')).toContain('“99” is not understood');
    expect(await say('', '   ', 'take 1')).toContain('Red takes a pebble.');
  });
});

describe('secrets', () => {
  test('each person sees only their own, also in what happened before', async () => {
    const { out } = await run(['play', ...both], { input: lines('take 1', 'take 1') });
    const [red = '', blue = ''] = out.split('--- the turn of Blue ---');
    expect(red).toMatch(/wager \{"red":\d\}/);
    expect(blue).toMatch(/wager \{"blue":\d\}/);
    expect(blue.split('--- the turn of Red ---')[0]).not.toMatch(/"red":/);
  });

  test('at a terminal the screen is emptied before the keyboard changes hands', async () => {
    const input = ['', 'take 1', '', '', 'quit'];
    const { out } = await run(['play', ...both], { input, terminal: true });
    const CLEAR = '\x1b[2J\x1b[3J\x1b[H';
    expect(out).toContain('press Enter, and pass the keyboard');
    const afterRed = out.slice(out.indexOf('pass the keyboard'));
    const blueBoard = afterRed.indexOf('"blue":');
    expect(afterRed.indexOf(CLEAR)).toBeGreaterThan(0);
    expect(afterRed.indexOf(CLEAR)).toBeLessThan(blueBoard);
    expect(out.slice(0, out.indexOf(CLEAR))).not.toMatch(/wager \{"/); // nothing before the first one is ready
  });
});

describe('look', () => {
  test('colours at a terminal, none with NO_COLOR, none in a pipe', async () => {
    const words = ['play', '--seat', 'blue=greedy'];
    const colour = '\x1b[1m';
    expect((await run(words, { input: ['quit'], terminal: true })).out).toContain(colour);
    const plain = await run(words, { input: ['quit'], terminal: true, env: { NO_COLOR: '1' } });
    expect(plain.out).not.toContain(colour);
    expect((await run(words, { input: 'quit\n' })).out).not.toContain('\x1b');
  });

  test('in French, by flag and by environment', async () => {
    const french = 'Rouge : Prenez un à trois cailloux, ou lancez le dé. (PB-TURN-01)';
    expect((await run(['play', ...both, '--lang', 'fr'])).out).toContain(french);
    expect((await run(['play', ...both], { env: { LANG: 'fr_FR.UTF-8' } })).out).toContain(french);
  });

  test('columns are read from top to bottom', () => {
    const many = Array.from({ length: 12 }, (_, i) => `go ${i}`);
    expect(listing(many, 40, false).text.split('\n')[0]).toBe('   1  go 0      5  go 4      9  go 8');
    expect(listing(['a', 'b'], 80, false).text).toBe('  1  a\n  2  b\n');
    expect(listing(['x'.repeat(200)], 80, false).text).toContain('x'.repeat(200));
  });

  test('a game is asked for when there are several', async () => {
    const games = [pebbles, boulders];
    const { out } = await run(['play', ...both], { games, input: lines('bolders', '2', 'quit') });
    expect(out).toContain('Which game?\n  1  pebbles\n  2  boulders\n');
    expect(out).toContain('Did you mean "boulders"?');
    expect(out).toContain('boulders-'); // its file
    expect((await run(['play'], { games, input: '' })).out).toContain('No game was chosen');
  });
});

describe('the list of commands', () => {
  const cells = Array.from({ length: 30 }, (_, i) => `move ${'abc'.charAt(i % 3)}${Math.floor(i / 3) + 1}`);

  test('many that begin alike share a line, and numbers still mean the same commands', () => {
    const { text, left, example } = listing(['end', ...cells, 'open c4n'], 60, false);
    expect(text).toMatch(/^ +1 {2}end\n +32 {2}open c4n\n {2}move … a1 a2 a3 /);
    expect(text.split('\n').every((line) => line.length <= 60)).toBe(true);
    expect({ left, example }).toEqual({ left: 0, example: 'move a1' });
    for (const cell of cells) expect(text).toContain(` ${cell.slice(5)}`);
  });

  test('few are numbered one by one, too many are cut until all are asked for', () => {
    expect(listing(cells.slice(0, 6), 60, false)).toEqual({ text: expect.stringContaining('1  move a1'), left: 0 });
    const many = Array.from({ length: 100 }, (_, i) => `w${i}`);
    expect(listing(many, 60, false).left).toBe(40);
    expect(listing(many, 60, true).left).toBe(0);
  });
});

test('a board that has not changed is not drawn again, unless it is asked for', async () => {
  const board = /^o{9} {2}red/gm;
  const asked = await run(['play', '--seat', 'blue=greedy'], { input: lines('why 1', 'nonsense', 'quit') });
  expect(asked.out.match(board)).toHaveLength(1);
  const again = await run(['play', '--seat', 'blue=greedy'], { input: lines('board', 'quit') });
  expect(again.out.match(board)).toHaveLength(2);
});
