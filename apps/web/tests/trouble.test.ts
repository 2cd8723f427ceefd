/** What goes wrong outside the rules is said in the reader's language, whoever tells it. */
import { findGame } from '@tablerunner/catalogue';
import type { Game } from '@tablerunner/engine';
import { escapeGame } from '@tablerunner/escape';
import { createSpeaker, LOCALES, type Locale } from '@tablerunner/language';
import { fileTrouble, setupTrouble, Trouble, troubled } from '@tablerunner/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/i18n/words.ts';
import { troubleOf } from '../src/link/api.ts';
import { readJsonFile } from '../src/link/read-file.ts';
import { sayGameTrouble, sayTrouble } from '../src/link/say-trouble.ts';
import { readPosition } from '../src/position/read-position.ts';
import { callerOf, type Port, serveCalls } from '../src/worker/calls.ts';
import { Host } from '../src/worker/host.ts';
import { ReadingProblem } from '../src/workshop/reading-problem.tsx';
import { client, hostTools, SEED, SKIM } from './kit.ts';

const [en, fr, it] = [wordsOf('en'), wordsOf('fr'), wordsOf('it')];

test('a server’s answer is said by its code and facts; one without a code by its status', () => {
  const told = troubleOf(429, { problem: 'too many', code: 'too-many-requests', facts: { seconds: 1 } });
  expect(sayTrouble(told, en)).toContain('in 1 second.');
  expect(sayTrouble(told, fr)).toContain('dans 1 seconde.');
  expect(sayTrouble(troubleOf(502, 'bad gateway'), it)).toContain('502');
  expect(sayTrouble(troubleOf(500, { problem: 'new', code: 'of-tomorrow' }), fr)).toContain('500');
});

test('a message of a newer host is heard in English, what was thrown is told as it is', () => {
  expect(sayTrouble({ code: 'of-tomorrow', problem: 'the moon is in the way' }, fr)).toBe('the moon is in the way');
  expect(sayTrouble(new Error('boom'), en)).toContain('boom');
});

test('what is wrong with a file is told by where its reader stumbled', () => {
  const say = (where: string): string => fileTrouble({ ok: false, where, problem: 'no' }).code;
  expect(['log[3]', 'rules', 'hash', 'options.x'].map(say)).toEqual([
    'file-log',
    'file-version',
    'file-broken',
    'file-form',
  ]);
  expect(fileTrouble({ ok: false, where: 'log[3]', problem: 'no' }).facts).toMatchObject({ entry: 4 });
  expect(fileTrouble(troubled('moment-over', 'at', 'over')).code).toBe('moment-over');
  expect(setupTrouble({ ok: false, where: 'options.mode', problem: 'no' }).code).toBe('setup-refused');
  const versions = { ok: false, where: 'rules', problem: 'x' } as const;
  expect(sayTrouble(fileTrouble(versions), fr)).toContain('d’autres règles');
});

test('a problem that the engine tells in English inside is told again in the reader’s language', () => {
  const broken = fileTrouble({ ok: false, where: 'log', problem: 'answers are missing at its end' });
  expect(sayTrouble(broken, en)).toContain('answers are missing');
  expect(sayTrouble(broken, fr)).not.toContain('answers are missing');
});

test('a picked file that is too large or no JSON', async () => {
  const pick = (text: string, size = text.length) => readJsonFile({ size, text: async () => text });
  await expect(pick('{"a":1}')).resolves.toEqual({ a: 1 });
  await expect(pick('hello')).rejects.toMatchObject({ code: 'file-not-json' });
  await expect(pick('{}', 5_000_000)).rejects.toMatchObject({ code: 'file-too-large', facts: { megabytes: 4 } });
});

test('trouble in a worker comes out of it with its code', async () => {
  const { port1, port2 } = new MessageChannel();
  const functions = {
    fail: () => {
      throw new Trouble('no-such-game', 'there is no game called chess', { game: 'chess' });
    },
  };
  serveCalls(port1 as unknown as Port, functions);
  const call = callerOf<typeof functions>(port2 as unknown as Port);
  port1.start();
  port2.start();
  await expect(call('fail')).rejects.toMatchObject({ code: 'no-such-game', facts: { game: 'chess' } });
  port1.close();
  port2.close();
});

test('the host in the browser tells codes: no table, no seat, nonsense, a set-up that cannot be', async () => {
  const host = new Host(hostTools());
  const me = client(host);
  await me.join('local-aaaaaaaaaaaa', 'red');
  expect(me.last('problem')).toMatchObject({ code: 'no-such-table', facts: { table: 'local-aaaaaaaaaaaa' } });
  const { table } = await host.lay(SEED, SKIM);
  await me.join(table, 'blue');
  expect(me.last('problem')).toMatchObject({ code: 'no-seat', facts: { seat: 'blue' } });
  await me.say({ type: 'dance' });
  expect(me.last('problem').code).toBe('message-unreadable');
  await expect(host.lay(SEED, { ...SKIM, game: 'chess' })).rejects.toMatchObject({ code: 'no-such-game' });
  await expect(host.lay(SEED, { ...SKIM, seats: {} })).rejects.toMatchObject({ code: 'setup-refused' });
});

test('what the form of a set-up lacks is said in the reader’s language', async () => {
  const host = new Host(hostTools());
  const seats = { red: { kind: 'ghost' } } as unknown as typeof SKIM.seats;
  const trouble: unknown = await host.lay(SEED, { ...SKIM, seats }).catch((error: unknown) => error);
  expect(trouble).toMatchObject({
    code: 'setup-refused',
    facts: { where: 'seats.red.kind', problem: expect.stringContaining('person') },
  });
  expect(sayTrouble(trouble, en)).toContain('Invalid discriminator');
  for (const say of [fr, it]) expect(sayTrouble(trouble, say)).not.toContain('Invalid');
});

test('what a game’s rules say about a campaign is said in the words of the game', async () => {
  const load = async (game: string, locale: Locale) => createSpeaker(findGame(game)?.messages ?? {}, locale);
  const facts = { where: 'campaign', problem: 'the campaign is over' };
  const say = (more: object) => sayGameTrouble(new Trouble('campaign-refused', 'x', { ...facts, ...more }), fr, load);
  expect(await say({})).toContain('the campaign is over');
  expect(await say({ game: 'escape' })).toContain('la campagne est terminée');
});

test.each(LOCALES)('a notation that cannot be read is explained in %s, English alone is marked', (locale) => {
  const speaker = createSpeaker(escapeGame.messages, locale);
  const read = readPosition(escapeGame as unknown as Game, 'board: nowhere');
  if (read.ok) throw new Error('there is a board called nowhere');
  const shown = (problem: string): string =>
    renderToStaticMarkup(createElement(ReadingProblem, { where: read.where, problem, speaker }));
  expect(shown(read.problem).includes('there is no board')).toBe(locale === 'en');
  expect(shown('the moon is in the way')).toContain('lang="en"');
  expect(shown(read.problem).includes('lang="en"')).toBe(locale === 'en');
});
