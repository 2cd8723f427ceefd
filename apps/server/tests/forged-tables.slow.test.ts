/**
 * Forged match files of all games, sent to a server of its own: numbers pushed to their bounds and past them, keys removed and swapped, entries in
 * another order. Each is refused in a sentence, or its table plays on like an honest one; nothing stalls, nothing is lost.
 * `npm run soak -- --forged 5000` tries more of them.
 */
import { rm } from 'node:fs/promises';
import { games } from '@tablerunner/catalogue';
import {
  type FastChance,
  fastChance,
  type Game,
  Match,
  type MatchSave,
  type Position,
  Runner,
  sealedChance,
} from '@tablerunner/engine';
import type { TableSetup } from '@tablerunner/table';
import { forge } from '@tablerunner/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../scripts/server.mjs';
import { Client } from './client.ts';
import { newFolder } from './kit.ts';
import { ServerProcess } from './process.ts';

const FILES = Number(process.env.FORGED ?? 60);
/** Honest files of each game that the forged ones are made from. */
const HONEST = 6;
/** So far a table is played on. */
const COMMANDS = 12;
const MOST_STALL_SECONDS = 0.1;

interface Honest {
  readonly game: Game;
  readonly save: MatchSave;
}

/** Random matches, some of them cut short; every second one begins with a position, as a file may. */
function honestFiles(game: Game): readonly Honest[] {
  return Array.from({ length: HONEST }, (_, i) => {
    const chance = fastChance(`${game.id}/${i}`);
    const first = Match.start(game, { seed: `forged/${i}` });
    if (!first.ok) throw new Error(first.problem);
    playAlong(first.value, 10 + chance.below(60), chance);
    if (i % 2 === 0) return { game, save: first.value.save() };
    const position = { ...first.value.position, drawn: 0 };
    const later = Match.from(game, { options: first.value.options, seed: `later/${i}`, position });
    if (!later.ok) throw new Error(later.problem);
    playAlong(later.value, 5 + chance.below(20), chance);
    return { game, save: later.value.save() };
  });
}

function playAlong(match: Match, commands: number, chance: FastChance): void {
  for (let i = 0; i < commands; i++) {
    const seat = match.decision()?.seat;
    if (seat === undefined) return;
    const runner = new Runner(match.game, match.position, sealedChance('unused'));
    match.play(
      seat,
      runner.byChance((count) => chance.below(count)),
    );
  }
}

/** A machine sits at every third table: what a file holds must not stop it either. */
function setupOf({ game, save }: Honest, withMachine: boolean): TableSetup {
  const table = save.start === undefined ? undefined : game.tableOf?.((save.start as { state: object }).state);
  const seats = table?.seats ?? game.seats(save.options as Record<string, unknown>);
  const players = seats.map((seat, i) => [
    seat,
    withMachine && i > 0 ? { kind: 'machine', strength: '1' } : { kind: 'person' },
  ]);
  return { game: game.id, options: {}, seats: Object.fromEntries(players) } as TableSetup;
}

/**
 * What a forger does who has the program: the log is cut where the rules refuse it, and the hash is made to fit. Where the
 * rules cannot even begin, the file stays as it is.
 */
function madeToFit({ game }: Honest, forged: MatchSave): MatchSave {
  try {
    const { options, seed, start, log } = forged;
    const position = start as Position<object> | undefined;
    const begun =
      position === undefined ? Match.start(game, { options, seed }) : Match.from(game, { options, seed, position });
    if (!begun.ok) return forged;
    for (const { seat, choice, auto } of log) if (auto !== true && !begun.value.play(seat, choice).ok) break;
    return { ...forged, log: begun.value.log, hash: begun.value.hash() };
  } catch {
    return forged;
  }
}

interface Laid {
  readonly table: string;
  readonly secrets: Readonly<Record<string, string>>;
}

async function layFrom(url: string, setup: TableSetup, file: string): Promise<Laid | { readonly problem?: string }> {
  const answer = await fetch(`${url}/api/tables/from-file`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: `${JSON.stringify({ setup })}\n${file}`,
  });
  const body = (await answer.json()) as Laid | { readonly problem?: string };
  if (answer.status !== 201 && answer.status !== 400) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
  return body;
}

/** Plays on at the table; gives back what went wrong. */
async function playOn(url: string, { table, secrets }: Laid, chance: FastChance): Promise<string | undefined> {
  const clients = await Promise.all(Object.keys(secrets).map(() => Client.connect(url)));
  try {
    const begun = clients.map((client) => client.next('table'));
    await Promise.all(Object.values(secrets).map((secret, i) => clients[i]?.join(table, secret)));
    await Promise.all(begun);
    for (let i = 0; i < COMMANDS; i++) {
      const client = clients.find(({ legal }) => legal.length > 0);
      if (client === undefined) return undefined;
      const answer = await client.play(client.legal[chance.below(client.legal.length)]);
      if (answer.type !== 'done') return JSON.stringify(answer);
      await Promise.all(clients.map((each) => each.until(answer.revision)));
    }
    const trouble = clients.flatMap(({ received }) => received).find(({ type }) => type === 'problem');
    return trouble && JSON.stringify(trouble);
  } finally {
    for (const client of clients) client.close();
  }
}

/** Of the event loop, in seconds, since somebody asked last. */
async function longestStall(url: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]);
}

test(`${FILES} forged match files are refused in a sentence or play on, and nobody waits for them`, async () => {
  const data = newFolder();
  const server = await ServerProcess.start(await freePort(), { TABLERUNNER_DATA: data });
  onTestFinished(async () => {
    await server.kill('SIGKILL');
    await rm(data, { recursive: true, force: true });
  });
  const chance = fastChance('forged files');
  const honest = games.flatMap(honestFiles);
  const broken: string[] = [];
  const count = { refused: 0, played: 0 };
  for (const one of honest) {
    const laid = await layFrom(server.url, setupOf(one, false), JSON.stringify(one.save));
    expect(laid, `an honest file of ${one.game.id}`).toHaveProperty('table');
  }
  await longestStall(server.url); // what came before, the start among it, does not count
  for (let i = 0; i < FILES; i++) {
    const one = honest[i % honest.length] as Honest;
    const { forged, changes } = forge(one.save, chance);
    const isHuge = JSON.stringify(forged).includes('9007199254740991'); // here such a number would run as long as it likes
    const file = i % 4 === 0 || isHuge ? forged : madeToFit(one, forged);
    const laid = await layFrom(server.url, setupOf(one, i % 3 === 0), JSON.stringify(file));
    if ('table' in laid) {
      count.played += 1;
      const wrong = await playOn(server.url, laid, chance);
      if (wrong !== undefined) broken.push(`${one.game.id}: ${changes.join('; ')}: ${wrong}`);
    } else {
      count.refused += 1;
      if ((laid.problem ?? '').length < 10) broken.push(`${one.game.id}: ${changes.join('; ')}: no sentence`);
    }
  }
  const stall = await longestStall(server.url);
  console.log(
    `${count.refused} refused, ${count.played} played on; the longest stall took ${Math.ceil(stall * 1000)} ms.`,
  );
  expect(broken).toEqual([]);
  expect(count.refused).toBeGreaterThan(FILES / 4);
  expect(count.played).toBeGreaterThan(0);
  expect(server.said).not.toMatch(/"level":(50|60)/);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  if (process.env.FORGED !== undefined) expect(stall).toBeLessThan(MOST_STALL_SECONDS);
});
