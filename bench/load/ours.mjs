/** Matches on our own server: every move is durable before anybody is told. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startChild } from './child.mjs';

const { WebSocket } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('ws');
const { gatheringAnswer } = await import(new URL('../../packages/table/dist/index.js', import.meta.url).href);
const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

const SETUPS = {
  sample: { game: 'sample', options: { rounds: 50 }, seats: { red: { kind: 'person' }, blue: { kind: 'person' } } },
  escape: { game: 'escape', options: {}, seats: { isc: { kind: 'person' }, resistance: { kind: 'person' } } },
};

/**
 * @param {keyof typeof SETUPS} game
 * @returns {Promise<import('./drive.mjs').Arena>}
 */
export async function startOurs(game) {
  const data = mkdtempSync(join(tmpdir(), 'tablerunner-load-'));
  const port = await freePort();
  const many = '1000000';
  const child = await startChild(
    MAIN,
    {
      NODE_ENV: 'production',
      TABLERUNNER_HOST: '127.0.0.1',
      TABLERUNNER_PORT: String(port),
      TABLERUNNER_DATA: data,
      TABLERUNNER_LOG: 'error',
      TABLERUNNER_CONNECTIONS_PER_ADDRESS: many,
      TABLERUNNER_MESSAGES_PER_SECOND: many,
      TABLERUNNER_REQUESTS_PER_MINUTE: many,
      TABLERUNNER_TABLES_PER_HOUR: many,
    },
    'listens',
  );
  const url = `http://127.0.0.1:${port}`;
  let number = 0;

  async function lay(seen, fail) {
    const answer = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ setup: SETUPS[game] }),
    });
    if (answer.status !== 201) throw new Error(`no table: ${await answer.text()}`);
    const { table, secrets } = await answer.json();
    const players = Object.values(secrets).map((secret) => ({
      secret,
      socket: undefined,
      standing: undefined,
      bytes: 0,
      begun: () => {},
    }));
    const begun = players.map((player) => new Promise((resolve) => (player.begun = () => resolve(undefined))));
    for (const player of players) {
      player.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
      player.socket.on('error', (error) => fail(error.message));
      player.socket.on('message', (bytes) => {
        const message = JSON.parse(bytes);
        if (message.type === 'refused' || message.type === 'problem') fail(JSON.stringify(message));
        if (message.type === 'gathering') {
          number++;
          const answer = gatheringAnswer(message, `a-share-of-${message.viewer}-for-load`, `load-${number}`);
          if (answer !== undefined) player.socket.send(JSON.stringify(answer));
        }
        if (message.standing === undefined) return;
        player.begun();
        player.standing = message.standing;
        player.bytes = bytes.length;
        seen(player, message.standing.revision, bytes.length);
      });
      await new Promise((resolve) => player.socket.on('open', resolve));
      player.socket.send(JSON.stringify({ type: 'join', protocol: 2, table, secret: player.secret }));
    }
    await Promise.all(begun);
    return {
      players,
      revision: () => Math.min(...players.map(({ standing }) => standing.revision)),
      isOver: () => players.every(({ standing }) => standing.seen.outcome !== undefined),
      /** @param {(count: number) => number} below */
      act(below) {
        const mover = players.find(({ standing }) => standing.seen.legal !== undefined);
        if (mover === undefined) return undefined;
        const { legal } = mover.standing.seen;
        const choice = legal[below(legal.length)];
        number++;
        const at = mover.standing.length;
        mover.socket.send(JSON.stringify({ type: 'play', id: `load-${number}`, at, choice }));
        return mover;
      },
      close() {
        for (const { socket } of players) socket.terminate();
      },
    };
  }

  return {
    name: `Tablerunner, ${game}, SQLite with full sync`,
    lay,
    use: child.use,
    /** How long the commits took, and how late the event loop was: what the disk and the machine have to do with it. */
    async notes() {
      const text = await (await fetch(`${url}/api/metrics`)).text();
      const value = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
      const count = value('tablerunner_commit_seconds_count');
      const late = [...text.matchAll(/^tablerunner_commit_seconds_bucket\{le="([^"]+)"\} (\d+)$/gm)];
      const bound = late.find(([, , below]) => Number(below) >= count * 0.99)?.[1] ?? '?';
      const mean = (value('tablerunner_commit_seconds_sum') / count) * 1000;
      const records = value('tablerunner_commit_records_sum') / count;
      const lag = value('nodejs_eventloop_lag_p99_seconds') * 1000;
      return `${count} commits, ${records.toFixed(1)} records each; ${mean.toFixed(1)} ms on average, 99 of 100 under ${bound} s; event loop late by ${lag.toFixed(0)} ms (p99)`;
    },
    async stop() {
      await child.stop();
      rmSync(data, { recursive: true, force: true });
      return child.said();
    },
  };
}
