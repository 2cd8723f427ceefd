/** A link to a server's table over a WebSocket. Lost connections are taken up again from the last revision seen. */
import { type ClientMessage, type HostMessage, PROTOCOL, type TroubleCode } from '@tablerunner/table';
import type { Link, LinkListener } from './link-types.ts';
import { newJitter, pauseAfter } from './pauses.ts';

/** What a link needs of the world around it; tests bring their own. */
export interface LinkWorld {
  connect(): WebSocket;
  after(milliseconds: number, work: () => void): () => void;
  /** Calls when the network is back. Gives back how to stop listening. */
  whenOnline(work: () => void): () => void;
  /** Spreads those who come back at the same time: from 0 up to 1. */
  jitter(): number;
}

const WAITS = { first: 250, longest: 30_000 };
/** A connection that holds for so long was a good one: the next that is lost is taken up again at once. */
const HOLDS_AFTER = 30_000;
/** The server closes with this where coming at once would not help: its disk is full, for example. */
const TRY_LATER = 1013;
/** As if it had gone wrong so often: the first pause has some seconds. */
const NOT_AT_ONCE = 5;
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;

/** Asking again would get the same answer; whatever else keeps us out may pass. */
const FINAL: readonly TroubleCode[] = [
  'message-unreadable',
  'no-seat',
  'no-such-game',
  'no-such-table',
  'other-rules',
  'table-unreadable',
  'wrong-secret',
];

const browser: LinkWorld = {
  connect: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  whenOnline(work) {
    addEventListener('online', work);
    return () => removeEventListener('online', work);
  },
  jitter: newJitter,
};

export function openServerLink(
  table: string,
  secret: string | undefined,
  on: LinkListener,
  world: LinkWorld = browser,
): Link {
  /** Commands that were not answered yet, by their ID: the same ID is carried out once, so sending again is safe. */
  const unanswered = new Map<string, ClientMessage>();
  let socket: WebSocket | undefined;
  let since: number | undefined;
  let joined = false;
  let failures = 0;
  let closed = false;
  /** The host has said why it will not let us in. */
  let refused = false;
  let stopTimer = (): void => undefined;
  let stopHolding = (): void => undefined;

  const post = (message: ClientMessage): void => {
    if (socket?.readyState === 1) socket.send(JSON.stringify(message));
  };

  const beat = (): void => {
    stopTimer();
    stopTimer = world.after(PING_EVERY, () => {
      post({ type: 'ping' });
      stopTimer = world.after(PONG_WITHIN, lose);
    });
  };

  const letIn = (): void => {
    if (joined) return;
    joined = true;
    // A server that lets us in and throws us out again, for want of a disk perhaps, must not be stormed.
    stopHolding = world.after(HOLDS_AFTER, () => {
      failures = 0;
    });
    on.state('open');
    for (const waiting of unanswered.values()) post(waiting);
  };

  const hear = (message: HostMessage): void => {
    if (message.type === 'gathering') letIn();
    if (message.type === 'table' || message.type === 'update') {
      since = message.standing.revision;
      letIn();
    }
    if ('id' in message && message.id !== undefined) unanswered.delete(message.id);
    if (message.type !== 'pong') on.message(message);
    if (message.type !== 'problem' || joined) return;
    refused = FINAL.includes(message.code);
    if (!refused) lose();
  };

  const connect = (): void => {
    const mine = world.connect();
    socket = mine;
    joined = false;
    mine.onopen = () => {
      beat();
      post({
        type: 'join',
        protocol: PROTOCOL,
        table,
        ...(secret === undefined ? {} : { secret }),
        ...(since === undefined ? {} : { since }),
      });
    };
    mine.onmessage = ({ data }) => {
      if (mine !== socket) return;
      beat();
      const message = readMessage(data);
      if (message !== undefined) hear(message);
    };
    mine.onclose = ({ code }) => {
      if (mine !== socket) return;
      if (code === TRY_LATER) failures = Math.max(failures, NOT_AT_ONCE);
      lose();
    };
  };

  const lose = (): void => {
    if (closed) return;
    drop();
    on.state('lost');
    if (refused) return;
    stopTimer = world.after(pauseAfter(failures, WAITS, world.jitter()), connect);
    failures += 1;
  };

  const drop = (): void => {
    stopTimer();
    stopHolding();
    const old = socket;
    socket = undefined;
    joined = false;
    old?.close();
  };

  const stopListening = world.whenOnline(() => {
    if (closed || refused || joined) return;
    failures = 0;
    drop();
    connect();
  });

  on.state('opening');
  connect();
  return {
    send(message) {
      // Shares belong to a round, and are told anew with each: an old one that comes late would begin another.
      const isOfRound = message.type === 'hash' || message.type === 'reveal';
      if ('id' in message && !isOfRound) unanswered.set(message.id, message);
      if (joined) post(message);
    },
    close() {
      closed = true;
      stopListening();
      drop();
    },
  };
}

/** Whatever is no message of ours is left alone. */
function readMessage(data: unknown): HostMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null && 'type' in message ? (message as HostMessage) : undefined;
  } catch {
    return undefined;
  }
}
