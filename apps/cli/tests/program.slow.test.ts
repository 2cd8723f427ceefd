/** The compiled program as its users start it: exit codes, threads, pipes, and files that last. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runProgram, startProgram } from './fixtures/program.ts';
import { tempFolder } from './fixtures/world.ts';

test('help and version', async () => {
  expect(await runProgram(['--version'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^tablerunner \d/),
    err: '',
  });
  expect(await runProgram(['simulate', '--help'])).toMatchObject({ code: 0, err: '' });
  expect(await runProgram(['refree'])).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('Did you mean "referee"'),
  });
});

describe('simulate', () => {
  const words = [
    'simulate',
    'sample',
    '--players',
    'greedy,random',
    '--games',
    '60',
    '--seed',
    's',
    '--swap',
    '--json',
  ];

  test('one thread or three: the same games', async () => {
    const [one, three] = await Promise.all([
      runProgram([...words, '--threads', '1']),
      runProgram([...words, '--threads', '3']),
    ]);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(three).toEqual(one);
    const { wins, games } = JSON.parse(one.out) as { wins: { greedy: number; random: number }; games: number };
    expect(games).toBe(60);
    expect(wins.greedy).toBeGreaterThan(wins.random);
  });

  test('a picture', async () => {
    const file = join(tempFolder(), 'chart.svg');
    expect(await runProgram([...words, '--chart', file])).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toContain('sample: 60 games');
  });
});

describe('a match from play to verify', () => {
  test('played by script, left, taken up again, told, and held against its seal', async () => {
    const folder = tempFolder();
    const file = join(folder, 'my match.json');
    const seats = ['--seat', 'red=me', '--seat', 'blue=greedy'];
    const first = await runProgram(['play', 'sample', ...seats, '--seed', 'abc', '--save', file], '1\n1\n1\n');
    expect(first).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`--resume '${file}'`) });
    const seal = /sealed: ([0-9a-f]{64})/.exec(first.out)?.[1] ?? '';
    const again = await runProgram(['play', '--resume', file, ...seats], '1\n'.repeat(400));
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('The seed of the dice was abc.') });
    expect(await runProgram(['verify', file, '--seal', seal])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Every roll comes from this seed\.\n.*no seat added to the dice/),
    });
    expect(await runProgram(['replay', file, '--at', '2', '--seat', 'red'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^2\//),
    });
    expect(readdirSync(folder)).toEqual(['my match.json']);
  });

  test('killed in the middle, nothing is lost', async () => {
    const file = join(tempFolder(), 'm.json');
    const child = startProgram(['play', 'sample', '--seat', 'red=me,blue=me', '--seed', 'abc', '--save', file]);
    let out = '';
    await new Promise<void>((resolve) => {
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        out += chunk;
        if (/Blue> $/.test(out)) resolve();
        else if (out.endsWith('Red> ')) child.stdin.write('credit\n');
      });
    });
    child.kill('SIGKILL');
    const save = JSON.parse(readFileSync(file, 'utf8')) as { log: unknown[] };
    expect(save.log.length).toBeGreaterThan(0);
    expect(await runProgram(['verify', file])).toMatchObject({ code: 0 });
  });
});

test('count', async () => {
  const { code, out } = await runProgram(['count', 'sample', '--depth', '2', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ game: 'sample', depth: 2, counts: [expect.any(Number), expect.any(Number)] });
});

test('pack check names file, entry and field', async () => {
  const file = join(tempFolder(), 'cards.json');
  const card = { id: 'lockdown', source: 'original', copies: 'two', cost: 1, kind: 'script', effects: [] };
  writeFileSync(file, JSON.stringify({ pack: 'mine', programs: [card] }));
  const { code, out } = await runProgram(['pack', 'check', file, '--game', 'sample']);
  expect({ code, out }).toMatchObject({
    code: 1,
    out: expect.stringContaining(`${file}: programs: lockdown.copies: `),
  });
});

test('whoever stops reading ends the program in peace', async () => {
  const child = startProgram(['referee']);
  child.stdout.destroy();
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    err += chunk;
  });
  child.stdin.on('error', () => {});
  child.stdin.write('{"op":"games"}\n'.repeat(1000));
  child.stdin.end();
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect({ code, err }).toEqual({ code: 0, err: '' });
});
