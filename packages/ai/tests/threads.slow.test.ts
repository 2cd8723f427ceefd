/** The same players in the main thread, in a worker thread of Node and in a Web Worker: the same choices everywhere. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker as Thread } from 'node:worker_threads';
import { fastChance, firstPosition, type Game, Runner, readOptions, viewOf } from '@tablerunner/engine';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChoiceReply, ChoiceRequest } from '../src/index.ts';
import { made } from './arena.ts';
import { addressOf, bundle } from './threads/bundle.ts';
import { games } from './threads/games.ts';

const PLAYERS = ['random', 'greedy', 'search:300'];
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Decisions of random matches, a request for each. */
function requestsOf(game: Game): ChoiceRequest[] {
  const requests: ChoiceRequest[] = [];
  const options = readOptions(game, {});
  if (!options.ok) throw new Error(options.problem);
  for (let match = 0; match < 3; match++) {
    const chance = fastChance(match);
    const runner = new Runner(game, firstPosition(game, options.value, chance), chance);
    runner.advance();
    for (let i = 0; i < 12 && runner.seat !== undefined; i++) {
      const seen = viewOf(game, runner, runner.seat);
      const id = requests.length;
      requests.push({ id, game: game.id, player: PLAYERS[id % PLAYERS.length] ?? '', seed: `seed ${id}`, seen });
      const legal = runner.legal();
      runner.play(legal[chance.below(legal.length)]);
    }
  }
  return requests;
}

const requests = games.flatMap(requestsOf).map((request, id) => ({ ...request, id }));
const here = requests.map(({ id, game: name, player, seed, seen }): ChoiceReply => {
  const game = games.find((known) => known.id === name);
  if (game === undefined) throw new Error(`no game ${name}`);
  return { id, choice: made(game, player, seed).choose(structuredClone(seen)) };
});

test('there is something to compare', () => {
  expect(requests.length).toBeGreaterThan(20 * games.length);
});

test('a worker thread of Node chooses the same', async () => {
  const worker = new Thread(addressOf(await bundle('choices-node.ts', 'node')));
  try {
    const there: ChoiceReply[] = [];
    for (const request of requests) {
      worker.postMessage(request);
      const [reply] = await once(worker, 'message');
      there.push(reply);
    }
    expect(there).toEqual(here);
    worker.postMessage({ id: 'x', game: 'nothing' });
    expect((await once(worker, 'message'))[0]).toEqual({ id: 'x', error: expect.stringContaining('"nothing"') });
  } finally {
    await worker.terminate();
  }
});

describe('in Chromium', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET });
  });
  afterAll(async () => {
    await browser?.close();
  });

  test('a Web Worker chooses the same', async () => {
    const code = await bundle('choices-web.ts', 'browser');
    const server = createServer(({ url }, answer) => {
      const script = url === '/worker.js';
      answer.setHeader('content-type', script ? 'text/javascript' : 'text/html');
      answer.end(script ? code : '<!doctype html><title>choices</title>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    try {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      expect(await page.evaluate(askWorker, requests)).toEqual(here);
    } finally {
      server.close();
    }
  });
});

/** Runs in the page. */
async function askWorker(asked: readonly ChoiceRequest[]): Promise<unknown[]> {
  const worker = new Worker('/worker.js', { type: 'module' });
  const replies: unknown[] = [];
  for (const request of asked) {
    const reply = new Promise<unknown>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    });
    worker.postMessage(request);
    replies.push(await reply);
  }
  worker.terminate();
  return replies;
}
