/** simulate: the same seed gives the same games, the counts add up, and table, JSON and picture tell them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { playGame } from '../src/simulate/play-game.ts';
import { progressBar } from '../src/simulate/progress.ts';
import { batchesOf, playBatch, type Series, seating } from '../src/simulate/series.ts';
import { lengthsOf, tally, wilson } from '../src/simulate/tally.ts';
import { pebbles } from './fixtures/pebbles.ts';
import { run, tempFolder } from './fixtures/world.ts';

const series: Series = {
  game: 'pebbles',
  options: { pebbles: 9 },
  seats: ['red', 'blue'],
  players: ['greedy', 'random'],
  games: 40,
  seed: 's',
  swap: false,
};

describe('games', () => {
  test('a seed gives one game, another seed mostly another', () => {
    const play = (seed: string) =>
      playGame(pebbles, { options: { pebbles: 20 }, players: { red: 'random', blue: 'random' }, seed });
    expect(play('1')).toEqual(play('1'));
    expect(new Set(['1', '2', '3', '4', '5'].map((seed) => JSON.stringify(play(seed)))).size).toBeGreaterThan(1);
  });

  test('however a series is cut into batches, the results are the same', () => {
    const whole = playBatch(pebbles, { series, from: 0, to: series.games });
    for (const threads of [1, 2, 7]) {
      const batches = batchesOf(series, threads);
      expect(batches.flatMap((batch) => playBatch(pebbles, batch))).toEqual(whole);
    }
  });

  test('with swap every player sits on every seat', () => {
    expect([0, 1, 2].map((n) => seating({ ...series, swap: true }, n))).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
    ]);
    expect(seating(series, 1)).toEqual([0, 1]);
  });
});

describe('counting', () => {
  const result = (winners: string[], draw = false, length = 10) => ({ winners, draw, reason: 'r', length });

  test('wins follow the player, not the seat, when they swap', () => {
    const results = [result(['red']), result(['red']), result(['blue']), result([], true)];
    const fixed = tally({ ...series, games: 4 }, results);
    expect(fixed.players.map(({ player, wins, draws, losses }) => [player, wins, draws, losses])).toEqual([
      ['greedy', 2, 1, 1],
      ['random', 1, 1, 2],
    ]);
    const swapped = tally({ ...series, games: 4, swap: true }, results);
    expect(swapped.players.map(({ wins }) => wins)).toEqual([1, 2]); // in game 1 they have changed seats
    expect(swapped.seats).toEqual({ red: 2, blue: 1 });
  });

  test('two players of one kind are told apart, and a game lost by all is no draw', () => {
    const both = { ...series, players: ['greedy', 'greedy'] };
    const lost = tally(both, [result([])]);
    expect(lost).toMatchObject({ lost: 1, draws: 0, players: [{ player: 'greedy (red)', losses: 1 }, {}] });
    expect(tally({ ...both, swap: true }, []).players.map(({ player }) => player)).toEqual(['greedy #1', 'greedy #2']);
  });

  test('the interval of Wilson', () => {
    const round = ([low, high]: readonly [number, number]) => [low.toFixed(4), high.toFixed(4)];
    expect(round(wilson(70, 100))).toEqual(['0.6042', '0.7811']);
    expect(round(wilson(0, 10))).toEqual(['0.0000', '0.2775']);
    expect(round(wilson(10, 10))).toEqual(['0.7225', '1.0000']);
    expect(wilson(0, 0)).toEqual([0, 1]);
  });

  test('lengths', () => {
    expect(lengthsOf([5, 1, 3])).toEqual({ shortest: 1, median: 3, mean: 3, longest: 5 });
    expect(lengthsOf([4, 1])).toMatchObject({ median: 2.5 });
  });
});

describe('the command', () => {
  const words = ['simulate', 'pebbles', '--players', 'red=greedy,blue=random', '--games', '30', '--seed', 's'];

  test('a table', async () => {
    const { code, out, err } = await run(words);
    expect({ code, err }).toEqual({ code: 0, err: '' }); // no bar where there is no terminal
    expect(out).toMatch(/^pebbles: 30 games, seed "s"\n/);
    expect(out).toMatch(/\ngreedy +\d+ +[\d.]+ % +[\d.]+ % to [\d.]+ % +\d+ +\d+\n/);
    expect(out).toMatch(/commands in a game: shortest \d+, median [\d.]+, mean [\d.]+, longest \d+/);
  });

  test('JSON with the wins of each player', async () => {
    const { out } = await run([...words, '--json', '--swap']);
    const json = JSON.parse(out) as { wins: Record<string, number>; draws: number; games: number };
    expect(Object.keys(json.wins)).toEqual(['greedy', 'random']);
    expect((json.wins.greedy ?? 0) + (json.wins.random ?? 0) + json.draws).toBe(30);
    expect(json).toMatchObject({ game: 'pebbles', seed: 's', swap: true, games: 30 });
    expect((await run([...words, '--json', '--swap', '--threads', '3'])).out).toBe(out);
  });

  test('a picture that says the same, and is well-formed whatever the names are', async () => {
    const file = join(tempFolder(), 'chart.svg');
    const { code } = await run([...words.slice(0, -1), '<&">', '--chart', file]);
    expect(code).toBe(0);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toContain('seed &lt;&amp;&quot;&gt;');
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    const opened = [...svg.matchAll(/<([a-z]+)\b(?:[^>]*[^/])?>/g)].map(([, tag]) => tag);
    const closed = [...svg.matchAll(/<\/([a-z]+)>/g)].map(([, tag]) => tag);
    expect(opened.toSorted()).toEqual(closed.toSorted());
  });

  test('a chart that cannot be written is told', async () => {
    const { code, err } = await run([...words, '--chart', join(tempFolder(), 'no', 'chart.svg')]);
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('there is no such folder') });
  });

  test('players without seats sit down in order', async () => {
    const { out } = await run(['simulate', 'pebbles', '--players', 'random,greedy', '--games', '2', '--json']);
    expect(JSON.parse(out)).toMatchObject({ players: [{ player: 'random' }, { player: 'greedy' }] });
  });
});

test('a progress bar on a terminal only', () => {
  const written: string[] = [];
  const out = { write: (text: string) => written.push(text), isTTY: true };
  let clock = 0;
  const bar = progressBar(out, 10, () => clock);
  clock = 5000;
  bar.show(5);
  bar.end();
  expect(written[1]).toContain('█'.repeat(15) + '░'.repeat(15));
  expect(written[1]).toContain('5/10 · 5 s left');
  expect(written.at(-1)).toBe('\r\x1b[K');
  const silent: string[] = [];
  progressBar({ write: (text) => silent.push(text) }, 10).show(3);
  expect(silent).toEqual([]);
});

describe('several series in one call', () => {
  const games = [
    {
      ...pebbles,
      setups: [
        { id: 'few', options: { pebbles: 5 } },
        { id: 'many', options: { pebbles: 20 } },
      ],
    },
  ];
  const words = ['simulate', 'pebbles', '--players', 'all=random', '--games', '20', '--seed', 's'];

  test('a row for each scenario, the same as that scenario alone', async () => {
    const { code, out } = await run([...words, '--each', 'scenario', '--json'], { games });
    expect(code).toBe(0);
    const all = JSON.parse(out) as { name: string; ends: { games: number }[] }[];
    expect(all.map(({ name }) => name)).toEqual(['few', 'many']);
    const alone = await run([...words, '--scenario', 'many', '--json'], { games });
    expect(all[1]).toEqual({ name: 'many', ...JSON.parse(alone.out) });
    for (const { ends } of all) expect(ends.reduce((sum, { games }) => sum + games, 0)).toBe(20);
  });

  test('the table has the shares of the decided games, and says how games ended', async () => {
    const { out } = await run([...words, '--each', 'scenario'], { games });
    expect(out).toMatch(/^pebbles: 20 games each, random, seed "s"\n/);
    expect(out).toMatch(/\n +red +of decided +95 % +blue +of decided +95 % +draws +commands\n/);
    expect(out).toMatch(/\nfew +\d+ +[\d.]+ % +\d+–\d+ % +\d+ +[\d.]+ % +\d+–\d+ % +\d+ +[\d.]+ % +[\d.]+\n/);
    expect(out).toMatch(/\nended by:\nfew +last-pebble \d+/);
  });

  test('of players who change seats the table tells which player won, not which seat', async () => {
    const swapped = [...words.slice(0, 3), 'red=greedy,blue=random', ...words.slice(4), '--swap', '--each', 'scenario'];
    const { out } = await run(swapped, { games });
    expect(out).toMatch(/\n +greedy +of decided +95 % +random +of decided +95 % +draws +commands\n/);
    const told = JSON.parse((await run([...swapped, '--json'], { games })).out) as { wins: Record<string, number> }[];
    const [few] = told;
    expect(out).toMatch(new RegExp(`\nfew +${few?.wins.greedy} .* ${few?.wins.random} `));
    expect(few?.wins.greedy).not.toBe(few?.wins.random);
  });

  test('options narrow the scenarios, and an option can be gone through by itself', async () => {
    const narrow = await run([...words, '--each', 'scenario', '--option', 'pebbles=20', '--json'], { games });
    expect(JSON.parse(narrow.out)).toMatchObject([{ name: 'many' }]);
    const none = await run([...words, '--each', 'scenario', '--option', 'pebbles=7'], { games });
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('no scenario fits') });
    const all = await run([...words, '--each', 'pebbles'], { games });
    expect(all).toMatchObject({ code: 2, err: expect.stringContaining('too many values') });
  });

  test('a picture with a bar for each', async () => {
    const file = join(tempFolder(), 'chart.svg');
    await run([...words, '--each', 'scenario', '--chart', file], { games });
    const svg = readFileSync(file, 'utf8');
    expect(svg).toContain('pebbles: 2 × 20 games');
    expect(svg).toContain('>few<');
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('what does not exist is refused with a sentence', async () => {
    const refused = async (...more: string[]) => {
      const { code, err } = await run([...words, ...more], { games });
      expect(code).toBe(2);
      return err;
    };
    expect(await refused('--scenario', 'mny')).toContain('Did you mean "many"?');
    expect(await refused('--each', 'peebles')).toContain('Did you mean "pebbles"?');
    expect(await refused('--option', 'pebbles')).toContain('NAME=VALUE');
    expect(await refused('--option', 'stones=3')).toContain('has no option "stones"');
    expect(await refused('--difficulty', 'hard')).toContain('has no option "difficulty"');
    expect(await refused('--options', '[]')).toContain('must be a JSON object');
    expect(await refused('--option', 'pebbles=99')).toContain('options.pebbles of pebbles');
    expect(await refused('--each', 'scenario', '--scenario', 'few')).toContain('leave --scenario out');
    const bare = await run([...words, '--each', 'scenario']);
    expect(bare).toMatchObject({ code: 2, err: expect.stringContaining('has no scenarios') });
  });

  test('players on one side are counted together', () => {
    const result = (winners: string[], draw = false) => ({ winners, draw, reason: 'r', length: 10 });
    expect(tally(series, [result(['red', 'blue']), result([])]).together).toBe(true);
    expect(tally(series, [result(['red']), result([])]).together).toBe(false);
    expect(tally(series, [result(['red']), result([], true)]).decided.red).toMatchObject({ wins: 1, of: 1, share: 1 });
  });
});

test('without a terminal a long run is told in lines, a short one not at all', () => {
  const written: string[] = [];
  let clock = 0;
  const bar = progressBar({ write: (text) => written.push(text) }, 10, () => clock);
  for (let done = 1; done <= 10; done++) {
    clock += 10_000;
    bar.show(done);
  }
  expect(written).toEqual(['3/10 · 70 s left\n', '6/10 · 40 s left\n', '9/10 · 10 s left\n']);
});
