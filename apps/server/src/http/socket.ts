/** The WebSocket at /api/socket: who may connect, how many from one address, and who is still there. */
import websocket from '@fastify/websocket';
import { Trouble } from '@tablerunner/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import type { Keeper } from '../tables/keeper.ts';
import { Bucket } from './bucket.ts';
import { SocketGuest } from './guest.ts';
import { isOwnOrigin } from './origin.ts';
import { Problem } from './problem.ts';

const LARGEST_MESSAGE = 64 * 1024;
const HEARTBEAT = 30_000;
/** What one connection may send, an address with many connections may send so many times over. */
const ADDRESS_FACTOR = 10;

const BURST_SECONDS = 4;

interface Address {
  connections: number;
  readonly messages: Bucket;
  readonly looks: Bucket;
}

export interface SocketHost {
  readonly keeper: Keeper;
  readonly config: Config;
  isStopping(): boolean;
  seatOfAccount(request: FastifyRequest, table: string): Promise<string | undefined>;
}

/** Gives back how many are connected. */
export async function addSocket(app: FastifyInstance, host: SocketHost): Promise<() => number> {
  const { config, keeper } = host;
  const addresses = new Map<string, Address>();
  const alive = new WeakSet<WebSocket>();
  let connected = 0;

  const addressOf = (ip: string): Address => {
    const known = addresses.get(ip);
    if (known !== undefined) return known;
    const made = {
      connections: 0,
      messages: new Bucket(config.messagesPerSecond * ADDRESS_FACTOR, BURST_SECONDS),
      looks: new Bucket(config.messagesPerSecond, BURST_SECONDS),
    };
    addresses.set(ip, made);
    return made;
  };

  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });

  app.get(
    '/api/socket',
    {
      websocket: true,
      schema: { hide: true },
      config: { rateLimit: false },
      preValidation: async (request) => {
        if (!isOwnOrigin(request, config.origins))
          throw new Problem(403, new Trouble('foreign-page', 'this page may not connect here'), 'origin');
        if ((addresses.get(request.ip)?.connections ?? 0) >= config.connectionsPerAddress)
          throw new Problem(429, new Trouble('too-many-connections', 'too many connections from this address'));
      },
    },
    (socket, request) => {
      const address = addressOf(request.ip);
      address.connections++;
      connected++;
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      socket.on('close', () => {
        address.connections--;
        connected--;
        if (address.connections === 0) addresses.delete(request.ip);
      });
      new SocketGuest(socket, {
        keeper,
        log: request.log,
        messagesPerSecond: config.messagesPerSecond,
        ofAddress: address.messages,
        looks: address.looks,
        isStopping: host.isStopping,
        seatOfAccount: (table) => host.seatOfAccount(request, table),
      });
    },
  );

  const heartbeat = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT);
  app.addHook('onClose', () => clearInterval(heartbeat));
  return () => connected;
}
