/** Matches on boardgame.io's own server, by its own protocol: socket.io, `sync` and `update`. */
import { fileURLToPath } from 'node:url';
import { io } from 'socket.io-client';
import { action, playerOf, seatOf } from '../sample/peer.mjs';
import { legal } from '../sample/plain.mjs';
import { freePort, startChild } from './child.mjs';

const SERVER = fileURLToPath(new URL('peer-server.mjs', import.meta.url));

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return await answer.json();
}

/** @returns {Promise<import('./drive.mjs').Arena>} */
export async function startPeer() {
  const port = await freePort();
  const apiPort = await freePort();
  const child = await startChild(
    SERVER,
    { NODE_ENV: 'production', PORT: String(port), API_PORT: String(apiPort) },
    'ready to play',
  );
  const url = `http://127.0.0.1:${port}`;
  const api = `http://127.0.0.1:${apiPort}`;

  async function lay(seen, fail) {
    const { matchID } = await post(`${api}/games/skim/create`, { numPlayers: 2, setupData: { rounds: 50 } });
    const players = ['0', '1'].map((playerID) => ({ playerID, socket: undefined, state: undefined, credentials: '' }));
    for (const player of players) {
      const { playerID } = player;
      const joined = await post(`${api}/games/skim/${matchID}/join`, { playerID, playerName: seatOf(playerID) });
      player.credentials = joined.playerCredentials;
      player.socket = io(`${url}/skim`, { transports: ['websocket'], forceNew: true, reconnection: false });
      const take = (state, length) => {
        player.state = state;
        seen(player, state._stateID, length);
      };
      player.socket.on('connect_error', (error) => fail(error.message));
      player.socket.on('disconnect', (reason) => reason !== 'io client disconnect' && fail(reason));
      player.socket.on('update', (_match, state) => take(state, 0));
      const synced = new Promise((resolve) =>
        player.socket.on('sync', (_match, { state }) => {
          take(state, 0);
          resolve(undefined);
        }),
      );
      await new Promise((resolve) => player.socket.on('connect', () => resolve(undefined)));
      player.socket.emit('sync', matchID, playerID, player.credentials, 2);
      await synced;
    }
    return {
      players,
      revision: () => Math.min(...players.map(({ state }) => state._stateID)),
      isOver: () => players.every(({ state }) => state.ctx.gameover !== undefined),
      act(below) {
        const mover = players.find(
          ({ playerID, state }) => state.ctx.gameover === undefined && playerOf(state.G) === playerID,
        );
        if (mover === undefined) return undefined;
        const { G, _stateID } = mover.state;
        const choices = legal({ ...G, deck: new Array(G.deck).fill('') });
        const made = action(G, choices[below(choices.length)]);
        made.payload.credentials = mover.credentials;
        mover.socket.emit('update', made, _stateID, matchID, mover.playerID);
        return mover;
      },
      close() {
        for (const { socket } of players) socket.disconnect();
      },
    };
  }

  return {
    name: 'boardgame.io, Skim, in memory',
    lay,
    use: child.use,
    async stop() {
      await child.stop();
      return '';
    },
  };
}
