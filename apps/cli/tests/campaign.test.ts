/** campaign: started, played, left, taken up again, recorded; files that are wrong are refused and nothing is lost. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame } from '@tablerunner/catalogue';
import { type Campaigns, type Game, Match, readable, unreadable } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { pebbles } from './fixtures/pebbles.ts';
import { type Ran, run, tempFolder } from './fixtures/world.ts';

interface Walk {
  readonly players: Readonly<Record<string, string>>;
  readonly won: readonly string[];
}

/** Two matches, the second with as many pebbles as the first had rounds: enough to see a chain. */
const campaigns: Campaigns = {
  plans: [{ id: 'walk', seats: { min: 2, max: 2 } }],
  start: (_plan, players) =>
    players.red === undefined ? unreadable('players', 'nobody plays red') : readable({ players, won: [] }),
  read: (json) => ('won' in (json as object) ? readable(json as object) : unreadable('won', 'it is missing')),
  standing(saved) {
    const { players, won } = saved as Walk;
    const played = won.map((result, i) => ({ setup: `stage-${i + 1}`, result }));
    if (won.length === 2) return { campaign: 'walk', played, winner: won.at(-1) ?? 'draw' };
    const next = { setup: `stage-${won.length + 1}`, options: { pebbles: 2 + won.length }, seats: players };
    return { campaign: 'walk', played, next };
  },
  record(saved, { winners, draw }) {
    const walk = saved as Walk;
    return readable({ ...walk, won: [...walk.won, draw ? 'draw' : (winners[0] ?? 'draw')] });
  },
};

const walking: Game = { ...pebbles, campaigns };
const games = [walking];
const both = ['--seat', 'red=me', '--seat', 'blue=me'];

async function started(): Promise<{ readonly file: string; readonly ran: Ran }> {
  const file = join(tempFolder(), 'walk.json');
  const words = ['campaign', 'start', 'pebbles', 'walk', file, '--player', 'red=Ann', '--player', 'blue=Bob'];
  return { file, ran: await run(words, { games }) };
}

const lines = (...all: string[]): string => `${all.join('\n')}\n`;

describe('a campaign', () => {
  test('is started, shown, and tells its next match', async () => {
    const { file, ran } = await started();
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain(
      'The campaign “walk” of pebbles.\nNext, match 1: stage-1.\n     Red – Ann\n     Blue – Bob\n',
    );
    expect((await run(['campaign', 'show', file], { games })).out).toBe(ran.out);
    const next = await run(['campaign', 'next', file], { games });
    expect(JSON.parse(next.out)).toEqual({
      setup: 'stage-1',
      options: { pebbles: 2 },
      seats: { red: 'Ann', blue: 'Bob' },
    });
    const json = await run(['campaign', 'show', file, '--json'], { games });
    expect(JSON.parse(json.out)).toMatchObject({ game: 'pebbles', campaign: 'walk', played: [] });
  });

  test('is played to its end; a match that was left is taken up again', async () => {
    const { file } = await started();
    const left = await run(['campaign', 'play', file, ...both], { games, input: lines('take 1', 'quit') });
    expect(left.out).toContain(`tablerunner campaign play ${file} --seat red=me --seat blue=me`);
    expect(existsSync(file.replace('.json', '.match-1.json'))).toBe(true);
    expect((await run(['campaign', 'show', file], { games })).out).toContain('Next, match 1');

    const first = await run(['campaign', 'play', file, ...both], { games, input: lines('take 1') });
    expect(first.out).toMatch(/1 {2}stage-1 – (won by Blue|a draw)\nNext, match 2: stage-2\./);
    const second = await run(['campaign', 'play', file, ...both], { games, input: lines('take 3') });
    expect(second.out).toMatch(/The campaign is over: (Red has won it|it ended in a draw)\./);
    const none = await run(['campaign', 'play', file], { games });
    expect(none).toMatchObject({ code: 1, err: expect.stringContaining('the campaign is over') });
  });

  test('takes the result of a match that was played elsewhere, if it is the next one and over', async () => {
    const { file } = await started();
    const before = readFileSync(file, 'utf8');
    const save = (name: string, options: object, ...commands: object[]): string => {
      const begun = Match.start(walking, { options, seed: 'elsewhere' });
      if (!begun.ok) throw new Error(begun.problem);
      for (const command of commands) begun.value.play(begun.value.decision()?.seat ?? '', command);
      const path = join(tempFolder(), name);
      writeFileSync(path, JSON.stringify(begun.value.save()));
      return path;
    };
    const refused = async (path: string, sentence: string): Promise<void> => {
      const ran = await run(['campaign', 'record', file, path], { games });
      expect(ran).toMatchObject({ code: 1, err: expect.stringContaining(sentence) });
      expect(readFileSync(file, 'utf8')).toBe(before);
    };
    await refused(save('other.json', { pebbles: 3 }, { take: 3 }), 'it is not the next match');
    await refused(save('open.json', { pebbles: 2 }), 'the match is not over');
    await refused(join(tempFolder(), 'none.json'), 'there is no such file');
    const done = await run(['campaign', 'record', file, save('done.json', { pebbles: 2 }, { take: 2 })], { games });
    expect(done.out).toMatch(/1 {2}stage-1 – (won by Red|a draw)\n/);
  });

  test('in French', async () => {
    const { file } = await started();
    expect((await run(['campaign', 'show', file, '--lang', 'fr'], { games })).out).toContain('Ensuite, partie 1');
  });
});

describe('what is wrong gets a sentence', () => {
  const refused = async (code: number, words: readonly string[], given: readonly Game[] = games): Promise<string> => {
    const ran = await run(['campaign', ...words], { games: given });
    expect(ran.code).toBe(code);
    return ran.err;
  };

  test('words and flags', async () => {
    const file = join(tempFolder(), 'c.json');
    expect(await refused(2, ['start', 'pebbles'])).toContain('There are: walk.');
    expect(await refused(2, ['start', 'pebbles', 'wolk', file])).toContain('Did you mean "walk"?');
    expect(await refused(2, ['start', 'pebbles', 'walk'])).toContain('a file is missing');
    expect(await refused(2, ['start', 'pebbles', 'walk', file])).toContain('nobody plays red');
    expect(await refused(2, ['start', 'pebbles', 'walk', file, '--player', 'Ann'])).toContain('a seat and a name');
    expect(await refused(2, ['start', 'pebbles', 'walk', file, '--options', '[]'])).toContain('a JSON object');
    expect(await refused(2, ['start', 'pebbles', 'walk', file], [pebbles])).toContain('pebbles has no campaigns');
    expect(await refused(2, ['record', file])).toContain('needs the file of the campaign and that of the match');
    expect(await refused(2, [])).toContain('campaign');
    expect(existsSync(file)).toBe(false);
  });

  test('files', async () => {
    const file = join(tempFolder(), 'c.json');
    const holding = async (json: unknown): Promise<string> => {
      writeFileSync(file, typeof json === 'string' ? json : JSON.stringify(json));
      return await refused(1, ['show', file]);
    };
    expect(await holding('')).toContain('it is empty');
    expect(await holding('{')).toContain('it is not JSON');
    expect(await holding({ format: 'else' })).toContain('it is not a campaign of ours: format');
    const kept = { format: 'tablerunner-campaign', version: 1, game: 'pebbles', campaign: {} };
    expect(await holding(kept)).toContain('won: it is missing');
    expect(await holding({ ...kept, game: 'chess' })).toContain('there are no campaigns of "chess"');
    expect(await holding({ ...kept, version: 2 })).toContain('version');
    expect(await refused(1, ['start', 'pebbles', 'walk', file, '--player', 'red=A'])).toContain('it is there already');
  });
});

test('help of all campaign commands', async () => {
  for (const words of [
    ['campaign', '--help'],
    ['help', 'campaign'],
  ]) {
    const { code, out } = await run(words, { games });
    expect(code).toBe(0);
    for (const name of ['start', 'show', 'next', 'play', 'record']) expect(out).toContain(`campaign ${name}`);
  }
  expect((await run(['campaign', 'play', '--help'], { games })).out).toContain('--seat SEAT=PLAYER');
});

describe('Escape', () => {
  const found = findGame('escape');
  const own = found === undefined ? [] : [found];

  test('both campaigns begin, with the squads of the first scenario', async () => {
    const folder = tempFolder();
    const path = (name: string): string => join(folder, name);
    const one = await run(
      ['campaign', 'start', 'escape', 'pathfinder', path('a.json'), '--player', 'resistance=Ann,isc=Bob'],
      { games: own },
    );
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(one.out).toContain('Next, match 1: Infiltration.\n     Resistance – Ann\n     ISC – Bob\n');
    const words = [
      'campaign',
      'start',
      'escape',
      'long-night',
      path('b.json'),
      '--player',
      'p1=Ann',
      '--player',
      'p2=Bo',
    ];
    const two = await run([...words, '--options', '{"difficulty":"hard"}'], { games: own });
    expect(two.out).toContain('Player 2 – Bo');
    const next = JSON.parse((await run(['campaign', 'next', path('b.json')], { games: own })).out);
    expect(next).toMatchObject({ options: { mode: 'cooperation', players: 2, difficulty: 'hard' } });
    const play = await run(['campaign', 'play', path('a.json')], { games: own, input: 'quit\n' });
    expect(play).toMatchObject({ code: 0 });
    expect(play.out).toContain('Infiltration');
  });

  test('a squad that no chart gives is refused', async () => {
    const file = join(tempFolder(), 'a.json');
    const squads = '{"squads":{"resistance":["alice"],"isc":["black-ubume"]}}';
    const words = ['campaign', 'start', 'escape', 'pathfinder', file, '--player', 'resistance=A,isc=B'];
    const { code, err } = await run([...words, '--options', squads], { games: own });
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('no branch of the chart') });
    const seats = await run([...words.slice(0, 5), '--player', 'red=A'], { games: own });
    expect(seats).toMatchObject({ code: 2, err: expect.stringContaining('there is no seat red') });
  });
});
