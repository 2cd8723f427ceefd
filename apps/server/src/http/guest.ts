/** One WebSocket: reads what a client sends, judges its form, and hands it to the table that the client joined. */
import { SPECTATOR, type Viewer } from '@tablerunner/engine';
import { type ClientMessage, type HostMessage, Trouble } from '@tablerunner/table';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { databaseTrouble } from '../database/trouble.ts';
import { hashSecret, isTableId } from '../secrets.ts';
import type { Keeper } from '../tables/keeper.ts';
import { tableTrouble } from '../tables/open.ts';
import type { Guest, Place } from '../tables/place.ts';
import type { Address } from './addresses.ts';
import { Bucket } from './bucket.ts';
import { readMessage } from './read-message.ts';

/** A client that does not read what it is sent is let go before it fills the memory. */
const MOST_BUFFERED = 4 * 1024 * 1024;
/** So many messages may wait for their turn. */
const MOST_WAITING = 64;

const NO_TEXT = new Trouble('message-unreadable', 'a message must be text', { problem: 'a message must be text' });
const WRONG_SECRET = 'this secret opens no seat at this table; join without one to watch';

const CLOSE = { comeAgain: 1012, comeLater: 1013, tooFast: 1008 } as const;

export interface GuestHall {
  readonly keeper: Keeper;
  readonly log: FastifyBaseLogger;
  readonly messagesPerSecond: number;
  readonly network: string;
  /** All connections of the same network share it. */
  readonly address: Address;
  isStopping(): boolean;
  /** The seat of the account that is signed in, if any; asked at each join, because a session may have ended meanwhile. */
  seatOfAccount(table: string): Promise<HeldSeat | undefined>;
}

/** A seat that somebody has by their account. */
export interface HeldSeat {
  readonly account: string;
  readonly seat: string;
}

type Join = Extract<ClientMessage, { type: 'join' }>;

export class SocketGuest {
  private readonly socket: WebSocket;
  private readonly hall: GuestHall;
  private readonly bucket: Bucket;
  private at: { readonly room: Place; readonly guest: Guest } | undefined;
  /** The table that was joined last, and the account by which, if any. */
  private joined: { readonly table: string; readonly account?: string } | undefined;
  private tail: Promise<void> = Promise.resolve();
  private waiting = 0;
  private gone = false;

  constructor(socket: WebSocket, hall: GuestHall) {
    this.socket = socket;
    this.hall = hall;
    this.bucket = new Bucket(hall.messagesPerSecond);
    socket.on('message', (bytes, isBinary) => this.receive(isBinary ? undefined : String(bytes)));
    socket.on('close', () => this.leave());
    socket.on('error', () => socket.terminate());
  }

  /** Ends the connection; the client comes back by itself: at once, or after a pause that grows. */
  dismiss(why: string, later = false): void {
    this.close(later ? CLOSE.comeLater : CLOSE.comeAgain, why);
  }

  /** Whether it sits at a table or is about to; with an account, by that account. */
  isAt(table: string, account?: string): boolean {
    if (this.gone || this.joined?.table !== table) return false;
    return account === undefined || this.joined.account === account;
  }

  /** Resolves when all that it has asked for is done or dropped. */
  async settled(): Promise<void> {
    await this.tail;
  }

  private receive(text: string | undefined): void {
    if (this.gone) return;
    const { address } = this.hall;
    if (!this.bucket.take() || !address.messages.take() || this.waiting >= MOST_WAITING) return this.slowDown();
    const read = text === undefined ? { trouble: NO_TEXT } : readMessage(text);
    if ('trouble' in read) return this.complain(read.trouble, read.id);
    if (read.message.type === 'ping') return this.tell({ type: 'pong' });
    const { message } = read;
    if (message.type === 'join' && !address.joins.take()) return this.slowDown();
    if (message.type === 'look' && !address.looks.take())
      return this.complain(new Trouble('too-many-looks', 'too many looks back in too short a time'), message.id);
    this.waiting++;
    this.tail = this.tail.then(async () => {
      try {
        await this.handle(message);
      } catch (error) {
        const trouble = databaseTrouble(error);
        this.hall.log.error({ err: error }, trouble?.message ?? 'a message could not be answered');
        this.dismiss(trouble?.message ?? 'something went wrong here', trouble !== undefined);
      } finally {
        this.waiting--;
      }
    });
  }

  private slowDown(): void {
    this.complain(new Trouble('too-many-messages', 'too many messages in too short a time'));
    this.close(CLOSE.tooFast, 'too many messages');
  }

  private async handle(message: Exclude<ClientMessage, { type: 'ping' }>): Promise<void> {
    if (this.gone) return;
    if (this.hall.isStopping()) return this.dismiss('the server is restarting');
    if (message.type === 'join') return await this.join(message);
    if (this.at === undefined) return this.complain(new Trouble('join-first', 'join a table first'), message.id);
    await this.at.room.hear(this.at.guest, message);
  }

  private async join({ table: id, secret, since }: Join): Promise<void> {
    this.leaveRoom();
    this.joined = { table: id };
    const opened = isTableId(id) ? await this.hall.keeper.open(id) : undefined;
    if (opened === undefined)
      return this.complain(new Trouble('no-such-table', `there is no table ${JSON.stringify(id)}`, { table: id }));
    if (!opened.ok) return this.complain(tableTrouble(opened));
    const room = opened.value;
    const viewer = await this.viewerAt(room, secret);
    if (viewer === undefined) return this.complain(new Trouble('wrong-secret', WRONG_SECRET));
    if (this.gone) return;
    const guest: Guest = {
      viewer,
      network: this.hall.network,
      send: (text) => this.send(text),
      dismiss: (why, later) => this.dismiss(why, later),
      moveTo: (place) => this.sitDown(place, guest),
    };
    await this.sitDown(room, guest, since);
  }

  private async sitDown(room: Place, guest: Guest, since?: number): Promise<void> {
    if (this.gone) return;
    this.at = { room, guest };
    await room.enter(guest, since);
    if (this.gone) room.leave(guest);
  }

  private async viewerAt(room: Place, secret: string | undefined): Promise<Viewer | undefined> {
    if (secret !== undefined) return room.seatOf(hashSecret(secret));
    const held = await this.hall.seatOfAccount(room.id);
    if (held !== undefined) this.joined = { table: room.id, account: held.account };
    return held?.seat ?? SPECTATOR;
  }

  private complain(trouble: Trouble, id?: string): void {
    this.tell({ type: 'problem', ...trouble.told(), ...(id === undefined ? {} : { id }) });
  }

  private tell(message: HostMessage): void {
    this.send(JSON.stringify(message));
  }

  private send(text: string): void {
    const { socket } = this;
    if (this.gone || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED) {
      this.leave();
      socket.terminate();
      return;
    }
    socket.send(text);
  }

  private close(code: number, why: string): void {
    if (this.gone) return;
    this.leave();
    this.socket.close(code, why);
  }

  private leave(): void {
    this.gone = true;
    this.leaveRoom();
  }

  private leaveRoom(): void {
    this.at?.room.leave(this.at.guest);
    this.at = undefined;
  }
}
