/**
 * An open table and everybody at it. What is asked of it is done one thing after the other; a move is told to anybody
 * only after it is durable, and before that nothing else is done at this table.
 */
import { refuse, type Seat, SPECTATOR, type Viewer } from '@tablerunner/engine';
import {
  type Asked,
  deedOf,
  type HostMessage,
  keyOf,
  type Request,
  sameOrNot,
  type Table,
  Trouble,
  wishOfDeed,
} from '@tablerunner/table';
import { type Commits, isFaultOfRecord } from '../database/commits.ts';
import { databaseTrouble } from '../database/trouble.ts';
import { Machine } from './machine.ts';
import { openTable } from './open.ts';
import type { Guest, Place, TableMessage } from './place.ts';
import { standingRow } from './standing.ts';
import type { World } from './world.ts';

const RECORDS_PER_SNAPSHOT = 50;
/** Comings and goings are told together. */
const HERE_DELAY = 50;

const COME_AGAIN = 'the table has to be opened again';
const RULES_FAILED = 'the rules could not carry out this command, and nothing has changed: please report the problem';

const NOT_KEPT = new Trouble('server-failed', 'this command could not be kept, and nothing has changed');

const textOf = (message: HostMessage): string => JSON.stringify(message);

export class Room implements Place {
  private current: Table;
  /** When somebody was here last. */
  lastUse = Date.now();
  private readonly world: World;
  private readonly commits: Commits;
  private readonly guests = new Set<Guest>();
  private readonly machine: Machine;
  private readonly seats: ReadonlyMap<string, Seat>;
  private readonly onLost: () => void;
  private tail: Promise<void> = Promise.resolve();
  private waiting = 0;
  private lost = false;
  private kept: number;
  private hereTimer: NodeJS.Timeout | undefined;

  constructor(
    world: World,
    table: Table,
    seats: ReadonlyMap<string, Seat>,
    { kept, onLost }: { readonly kept: number; readonly onLost: () => void },
  ) {
    this.world = world;
    this.commits = world.commits;
    this.current = table;
    this.seats = seats;
    this.kept = kept;
    this.onLost = onLost;
    this.machine = new Machine(world, {
      table: () => this.current,
      isOpen: () => !this.lost,
      isWatched: () => this.guests.size > 0,
      network: () => this.networkOfPlayers(),
      move: (seat, request) => this.do(() => this.carryOut(seat, request)),
      fail: (trouble) => this.tellAll({ type: 'problem', ...trouble.told() }),
    });
  }

  get table(): Table {
    return this.current;
  }

  get id(): string {
    return this.table.id;
  }

  /** Nobody is here, and nothing is under way. */
  get isIdle(): boolean {
    return this.guests.size === 0 && this.waiting === 0 && !this.machine.isThinking;
  }

  get connections(): number {
    return this.guests.size;
  }

  seatOf(secretHash: string): Seat | undefined {
    return this.seats.get(secretHash);
  }

  /** Tells a newcomer how the table stands, and keeps them up to date from then on. */
  enter(guest: Guest, since: number | undefined): Promise<void> {
    return this.do(() => {
      this.guests.add(guest);
      const events = since === undefined ? undefined : this.table.eventsSince(guest.viewer, since);
      guest.send(events === undefined ? this.whole(guest.viewer) : this.update(guest.viewer, events));
      this.tellHere();
      this.machine.maybeMove();
    }).then(() => {
      if (this.lost) guest.dismiss(COME_AGAIN);
    });
  }

  leave(guest: Guest): void {
    this.lastUse = Date.now();
    if (this.guests.delete(guest)) this.tellHere();
  }

  hear(guest: Guest, message: TableMessage): Promise<void> {
    return this.do(() => this.answer(guest, message));
  }

  tellAll(message: HostMessage): void {
    const text = textOf(message);
    for (const guest of this.guests) guest.send(text);
  }

  /** Waits for what is under way, and keeps a snapshot where there is none of now. */
  async rest(): Promise<void> {
    await this.tail;
    if (!this.lost && this.table.revision > this.kept) await this.keepSnapshot();
  }

  /** From now on nothing is done here any more: whoever comes is sent to the table as it is opened next. */
  close(): void {
    this.lost = true;
  }

  /** Sends everybody away. */
  dismiss(why: string, later = false): void {
    for (const guest of [...this.guests]) guest.dismiss(why, later);
    this.guests.clear();
  }

  private do(work: () => void | Promise<void>): Promise<void> {
    this.lastUse = Date.now();
    this.waiting++;
    this.tail = this.tail.then(async () => {
      try {
        if (!this.lost) await work();
      } catch (error) {
        this.lose(error);
      } finally {
        this.waiting--;
      }
    });
    return this.tail;
  }

  /** What is in memory may be ahead of what is durable: it is thrown away, and everybody comes in anew. */
  private lose(error: unknown): void {
    this.lost = true;
    const trouble = databaseTrouble(error);
    const cause = trouble?.message;
    this.world.log.error({ table: this.table.id, err: error, cause }, 'a table was lost and will be opened again');
    this.onLost();
    this.dismiss(cause ?? COME_AGAIN, trouble !== undefined);
  }

  private async answer(guest: Guest, message: TableMessage): Promise<void> {
    const { id } = message;
    const { viewer } = guest;
    const send = (reply: HostMessage) => guest.send(textOf(reply));
    if (message.type === 'hash' || message.type === 'reveal') {
      // Whoever lost the answer to the last share sends it again.
      const mine = this.table.info().shares?.[viewer];
      const isMine = message.type === 'hash' ? mine?.hash === message.hash : mine?.share === message.share;
      if (isMine) return send({ type: 'done', id, revision: 0 });
      return send({ type: 'refused', id, refusal: refuse('ENG-SHARE-05', 'shares-are-in') });
    }
    if (message.type === 'look') {
      const seen = this.table.look(viewer, message.at);
      return 'ok' in seen
        ? send({ type: 'refused', id, refusal: seen })
        : send({ type: 'looked', id, at: message.at, seen });
    }
    if (viewer === SPECTATOR) {
      return send({ type: 'refused', id, refusal: refuse('ENG-SEAT-01', 'no-such-seat', { seat: viewer }) });
    }
    await this.deed(guest, message, send);
  }

  private async deed({ viewer: seat }: Guest, message: Asked, send: (reply: HostMessage) => void): Promise<void> {
    const { id, at } = message;
    const before = this.table.before(seat, message) ?? (await this.longBefore(seat, message));
    if (before instanceof Trouble) return send({ type: 'problem', id, ...before.told() });
    if (before?.ok === true) return send({ type: 'done', id, revision: before.revision });
    if (before !== undefined) return send({ type: 'refused', id, refusal: before });
    switch (message.type) {
      case 'play':
        return await this.carryOut(seat, { id, at, deed: { kind: 'play', choice: message.choice } }, send);
      case 'undo':
        return await this.carryOut(seat, { id, at, deed: { kind: 'undo' } }, send);
      case 'ask-back': {
        const asked = this.table.askBack(seat, at, message.to);
        if (!asked.ok) return send({ type: 'refused', id, refusal: asked });
        if (asked.agreed) return await this.goBack(seat, { id, at, to: message.to }, send);
        return this.tellBack(seat, message, send);
      }
      case 'answer-back': {
        const answered = this.table.answerBack(seat, message);
        if (!answered.ok) return send({ type: 'refused', id, refusal: answered });
        if (answered.agreed) return await this.goBack(answered.by, { id, from: seat, at, to: answered.to }, send);
        return this.tellBack(seat, message, send);
      }
    }
  }

  private goBack(
    seat: Seat,
    { to, ...request }: Omit<Request, 'deed'> & { readonly to: number },
    send: (reply: HostMessage) => void,
  ): Promise<void> {
    return this.carryOut(seat, { ...request, deed: { kind: 'back', to } }, send);
  }

  /** That somebody asks to go back, or that somebody refused, is told and not kept. */
  private tellBack(seat: Seat, asked: Asked, send: (reply: HostMessage) => void): void {
    this.table.notePassing(seat, asked);
    send({ type: 'done', id: asked.id, revision: this.table.revision });
    this.tellEach((viewer) => this.update(viewer, []));
  }

  private async carryOut(seat: Seat, request: Request, send?: (reply: HostMessage) => void): Promise<void> {
    const before = this.table.revision;
    const done = this.judge(seat, request);
    if (done instanceof Trouble) return send?.({ type: 'problem', id: request.id, ...done.told() });
    if (!done.ok) return send?.({ type: 'refused', id: request.id, refusal: done });
    if (!('record' in done)) return send?.({ type: 'done', id: request.id, revision: done.revision });
    try {
      await this.commits.append({ record: done.record, standing: standingRow(this.table, Date.now()) });
    } catch (error) {
      if (!isFaultOfRecord(error)) throw error;
      return await this.takeBack(error, () => send?.({ type: 'problem', id: request.id, ...NOT_KEPT.told() }));
    }
    const { table } = this;
    this.world.noteMove();
    send?.({ type: 'done', id: request.id, revision: done.record.n });
    this.tellEach((viewer) => {
      const events = table.eventsSince(viewer, before);
      return events === undefined ? this.whole(viewer) : this.update(viewer, events);
    });
    if (table.revision % RECORDS_PER_SNAPSHOT === 0) void this.keepSnapshot();
    this.machine.maybeMove();
  }

  /** After a fault the match is as it was before the command: only this command cannot be carried out. */
  private judge(seat: Seat, request: Request): ReturnType<Table['request']> | Trouble {
    const { id, revision } = this.table;
    const { atWork } = this.world;
    const trouble = atWork.troubleWith(id, String(revision));
    if (trouble !== undefined) return trouble;
    try {
      return atWork.during(id, String(revision), () => this.table.request(seat, request));
    } catch (error) {
      this.world.log.error({ table: this.table.id, err: error }, 'a fault of the rules');
      return new Trouble('rules-failed', RULES_FAILED);
    }
  }

  /** A request that was carried out so long ago that the table has forgotten it: the records have not. */
  private async longBefore(seat: Seat, asked: Asked): Promise<ReturnType<Table['before']> | Trouble> {
    if (!this.table.forgets) return undefined;
    try {
      const record = await this.world.store.recordOf(this.table.id, keyOf(seat, asked.id));
      if (record === undefined) return undefined;
      return sameOrNot({ revision: record.n, wish: wishOfDeed(record.deed) }, wishOfDeed(deedOf(asked)));
    } catch (error) {
      this.world.log.error({ table: this.table.id, err: error }, 'the records could not be asked');
      return new Trouble('no-database', 'the database does not answer');
    }
  }

  /** The database did not want this one record: the table is opened anew without it, and nobody else has to leave. */
  private async takeBack(error: unknown, tell: () => void): Promise<void> {
    const { id, revision } = this.table;
    const again = await openTable(this.world.store, id);
    if (again?.ok !== true || again.value.revision !== revision - 1) throw error;
    this.world.log.error({ table: id, err: error }, 'a record could not be kept, and was taken back');
    this.current = again.value;
    tell();
    this.tellEach((viewer) => this.update(viewer, [])); // a request to go back is over with it
  }

  private async keepSnapshot(): Promise<void> {
    const { id, revision } = this.table;
    try {
      await this.world.store.keepSnapshot(id, revision, JSON.stringify(this.table.snapshot()));
      this.kept = revision;
    } catch (error) {
      this.world.log.warn({ table: id, err: error }, 'a snapshot could not be kept'); // the records are enough
    }
  }

  /** Each viewer's message is made once, however many look with the same eyes. */
  private tellEach(make: (viewer: Viewer) => string): void {
    const made = new Map<Viewer, string>();
    for (const guest of this.guests) {
      const text = made.get(guest.viewer) ?? make(guest.viewer);
      made.set(guest.viewer, text);
      guest.send(text);
    }
  }

  private whole(viewer: Viewer): string {
    const { table } = this;
    return textOf({
      type: 'table',
      table: table.info(),
      viewer,
      standing: table.standing(viewer),
      events: table.allEvents(viewer),
    });
  }

  private update(viewer: Viewer, events: Extract<HostMessage, { type: 'update' }>['events']): string {
    const seed = this.table.seed();
    const standing = this.table.standing(viewer);
    return textOf({ type: 'update', standing, events, ...(seed === undefined ? {} : { seed }) });
  }

  /** Of somebody who plays, before those who only watch. */
  private networkOfPlayers(): string {
    const guests = [...this.guests];
    return (guests.find(({ viewer }) => viewer !== SPECTATOR) ?? guests[0])?.network ?? '';
  }

  private tellHere(): void {
    this.hereTimer ??= setTimeout(() => {
      this.hereTimer = undefined;
      const viewers = new Set([...this.guests].map(({ viewer }) => viewer));
      const seats = this.table.seats.flatMap(({ seat }) => (viewers.has(seat) ? [seat] : []));
      const watching = [...this.guests].filter(({ viewer }) => viewer === SPECTATOR).length;
      this.tellAll({ type: 'here', seats, watching });
    }, HERE_DELAY);
  }
}
