/**
 * A table that has not begun: the persons add to the dice. Every hash and share is durable before anybody is told of it.
 * When the last share is in the match begins, and everybody here goes on to its room.
 */
import { findGame } from '@tablerunner/catalogue';
import { type Refusal, refuse, type Seat, SPECTATOR } from '@tablerunner/engine';
import { Gathering, type HostMessage, stillGathering, Table, type TableHead, type Trouble } from '@tablerunner/table';
import type { StoredTable } from '../database/store.ts';
import { databaseTrouble } from '../database/trouble.ts';
import type { Guest, Place, TableMessage } from './place.ts';
import type { Room } from './room.ts';
import { standingRow } from './standing.ts';
import type { World } from './world.ts';

const COME_AGAIN = 'the table has to be opened again';
const HERE_DELAY = 50;
const BEGINNING = 'beginning';

const textOf = (message: HostMessage): string => JSON.stringify(message);

export interface GatheringHost {
  /** The room of the match that has begun. */
  onBegun(): Promise<Room>;
  onLost(): void;
}

export class GatheringRoom implements Place {
  readonly id: string;
  lastUse = Date.now();
  private readonly world: World;
  private readonly head: TableHead;
  private readonly gathering: Gathering;
  private readonly seats: ReadonlyMap<string, Seat>;
  private readonly host: GatheringHost;
  private readonly guests = new Set<Guest>();
  private room: Room | undefined;
  private tail: Promise<void> = Promise.resolve();
  private waiting = 0;
  private lost = false;
  private hereTimer: NodeJS.Timeout | undefined;

  constructor(
    world: World,
    { head, info, gathering }: StoredTable,
    seats: ReadonlyMap<string, Seat>,
    host: GatheringHost,
  ) {
    this.id = head.id;
    this.world = world;
    this.head = head;
    this.gathering = new Gathering(info, gathering);
    this.seats = seats;
    this.host = host;
  }

  get isIdle(): boolean {
    return this.guests.size === 0 && this.waiting === 0;
  }

  seatOf(secretHash: string): Seat | undefined {
    return this.seats.get(secretHash);
  }

  enter(guest: Guest): Promise<void> {
    return this.do(async () => {
      if (this.room !== undefined) return await guest.moveTo(this.room);
      this.guests.add(guest);
      guest.send(textOf(this.gathering.message(guest.viewer)));
      this.tellHere();
    }).then(() => {
      if (this.lost) guest.dismiss(COME_AGAIN);
    });
  }

  leave(guest: Guest): void {
    this.lastUse = Date.now();
    if (this.guests.delete(guest)) this.tellHere();
  }

  hear(guest: Guest, message: TableMessage): Promise<void> {
    return this.do(() => this.room?.hear(guest, message) ?? this.answer(guest, message));
  }

  async rest(): Promise<void> {
    await this.tail;
  }

  close(): void {
    this.lost = true;
  }

  dismiss(why: string, later = false): void {
    for (const guest of [...this.guests]) guest.dismiss(why, later);
    this.guests.clear();
  }

  private do(work: () => void | Promise<void>): Promise<void> {
    this.lastUse = Date.now();
    this.waiting++;
    this.tail = this.tail.then(async () => {
      try {
        if (!this.lost || this.room !== undefined) await work();
      } catch (error) {
        this.lose(error);
      } finally {
        this.waiting--;
      }
    });
    return this.tail;
  }

  /** What is in memory may be ahead of what is durable: everybody comes in anew. */
  private lose(error: unknown): void {
    this.lost = true;
    this.world.log.error({ table: this.id, err: error }, 'a table was lost and will be opened again');
    this.host.onLost();
    const trouble = databaseTrouble(error);
    this.dismiss(trouble?.message ?? COME_AGAIN, trouble !== undefined);
  }

  private async answer({ viewer, send }: Guest, message: TableMessage): Promise<void> {
    const { id } = message;
    const trouble = this.troubleWith(viewer, message);
    if (trouble !== undefined) return send(textOf({ type: 'problem', id, ...trouble.told() }));
    const taken = this.take(viewer, message);
    if (!taken.ok) return send(textOf({ type: 'refused', id, refusal: taken }));
    if (taken.changed && this.gathering.isComplete) return await this.begin(() => send(done(id)));
    if (taken.changed) await this.world.store.keepGathering(this.id, this.gathering.state);
    send(done(id));
    if (!taken.changed) return;
    for (const guest of this.guests) guest.send(textOf(this.gathering.message(guest.viewer)));
  }

  /** Asked before the last share is taken: it can be sent again later, and begins the match then. */
  private troubleWith(seat: Seat, { type }: TableMessage): Trouble | undefined {
    const isLast = type === 'reveal' && this.gathering.waitingFor.every((other) => other === seat);
    return isLast ? this.world.atWork.troubleWith(this.id, BEGINNING) : undefined;
  }

  private take(seat: Seat, message: TableMessage): ReturnType<Gathering['hash']> | Refusal {
    switch (message.type) {
      case 'hash':
        return this.gathering.hash(seat, message.hash);
      case 'reveal':
        return this.gathering.reveal(seat, message.share);
      default:
        return seat === SPECTATOR && message.type !== 'look'
          ? refuse('ENG-SEAT-01', 'no-such-seat', { seat })
          : stillGathering(this.gathering.waitingFor);
    }
  }

  private async begin(acknowledge: () => void): Promise<void> {
    const game = findGame(this.gathering.table.game);
    if (game === undefined) throw new Error(`there is no game "${this.gathering.table.game}" here any more`);
    const head = { ...this.head, ...this.gathering.result() };
    const table = this.world.atWork.during(this.id, BEGINNING, () => Table.open(game, head));
    if (!table.ok) throw new Error(`the match cannot begin: ${table.where}: ${table.problem}`);
    const standing = standingRow(table.value, Date.now());
    await this.world.store.begin({ head, info: table.value.info(), standing, gathering: this.gathering.state });
    this.room = await this.host.onBegun();
    acknowledge();
    clearTimeout(this.hereTimer);
    for (const guest of this.guests) await guest.moveTo(this.room);
    this.guests.clear();
  }

  private tellHere(): void {
    this.hereTimer ??= setTimeout(() => {
      this.hereTimer = undefined;
      const viewers = new Set([...this.guests].map(({ viewer }) => viewer));
      const seats = this.gathering.table.seats.flatMap(({ seat }) => (viewers.has(seat) ? [seat] : []));
      const watching = [...this.guests].filter(({ viewer }) => viewer === SPECTATOR).length;
      for (const guest of this.guests) guest.send(textOf({ type: 'here', seats, watching }));
    }, HERE_DELAY);
  }
}

const done = (id: string): string => textOf({ type: 'done', id, revision: 0 });
