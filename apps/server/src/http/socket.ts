/** The WebSocket at /api/socket: who may connect, how many from one address, and who is still there. */
import websocket from '@fastify/websocket';
import { Trouble } from '@tablerunner/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import type { Keeper } from '../tables/keeper.ts';
import { Addresses } from './addresses.ts';
import { type HeldSeat, SocketGuest } from './guest.ts';
import { networkOf } from './network.ts';
import { isOwnOrigin } from './origin.ts';
import { Problem } from './problem.ts';
import { sessionOf } from './session.ts';

const LARGEST_MESSAGE = 64 * 1024;
const HEARTBEAT = 30_000;

export interface SocketHost {
  readonly keeper: Keeper;
  readonly config: Config;
  isStopping(): boolean;
  seatOfAccount(request: FastifyRequest, table: string): Promise<HeldSeat | undefined>;
}

export interface Sockets {
  count(): number;
  /** Ends the connections that were opened with a session: their clients come again without it. Nothing of theirs is done after it. */
  endSession(session: string): Promise<void>;
  /** Ends the connections that sit at a table for an account. */
  endSeats(account: string, table: string): Promise<void>;
}

export async function addSocket(app: FastifyInstance, host: SocketHost): Promise<Sockets> {
  const { config, keeper } = host;
  const addresses = new Addresses(config.messagesPerSecond);
  const alive = new WeakSet<WebSocket>();
  const bySession = new Map<string, Set<SocketGuest>>();
  let connected = 0;

  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });

  app.addHook('onResponse', async ({ raw, headers }) => {
    // Whoever was refused in the handshake has left the care of HTTP: nobody else would hang up.
    if (headers.upgrade !== undefined) raw.socket.destroySoon();
  });

  app.route({
    method: 'GET',
    url: '/api/socket',
    schema: { hide: true },
    preValidation: async (request) => {
      if (!isOwnOrigin(request, config.origins))
        throw new Problem(403, new Trouble('foreign-page', 'this page may not connect here'), 'origin');
      if (addresses.of(networkOf(request.ip)).connections >= config.connectionsPerAddress)
        throw new Problem(429, new Trouble('too-many-connections', 'too many connections from this address'));
    },
    handler: async () => {
      const problem = 'here speaks a WebSocket: ask for an upgrade';
      throw new Problem(426, new Trouble('bad-request', problem, { problem, where: 'upgrade' }), 'upgrade');
    },
    wsHandler: (socket, request) => {
      const network = networkOf(request.ip);
      const address = addresses.of(network);
      address.connections++;
      connected++;
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      socket.on('close', () => {
        address.connections--;
        connected--;
      });
      const guest = new SocketGuest(socket, {
        keeper,
        log: request.log,
        messagesPerSecond: config.messagesPerSecond,
        network,
        address,
        isStopping: host.isStopping,
        seatOfAccount: (table) => host.seatOfAccount(request, table),
      });
      const session = sessionOf(request);
      if (session === undefined) return;
      const guests = bySession.get(session) ?? new Set();
      bySession.set(session, guests.add(guest));
      socket.on('close', () => {
        guests.delete(guest);
        if (guests.size === 0 && bySession.get(session) === guests) bySession.delete(session);
      });
    },
  });

  const heartbeat = setInterval(() => {
    addresses.sweep();
    for (const socket of app.websocketServer.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT);
  app.addHook('onClose', () => clearInterval(heartbeat));
  return {
    count: () => connected,
    async endSession(session) {
      const guests = [...(bySession.get(session) ?? [])];
      for (const guest of guests) guest.dismiss('signed out');
      await Promise.all(guests.map((guest) => guest.settled()));
    },
    async endSeats(account, table) {
      const guests = [...bySession.values()].flatMap((some) => [...some]);
      // Who is just sitting down is asked when they sit.
      await Promise.all(guests.filter((guest) => guest.isAt(table)).map((guest) => guest.settled()));
      const sitting = guests.filter((guest) => guest.isAt(table, account));
      for (const guest of sitting) guest.dismiss('the seat was given up');
      await Promise.all(sitting.map((guest) => guest.settled()));
    },
  };
}
