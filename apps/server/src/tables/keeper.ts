/** Holds the open tables: each is opened once, and those that nobody has used for longest are put away. */
import { type Read, readable, type Seat } from '@tablerunner/engine';
import { Table } from '@tablerunner/table';
import type { StoredTable } from '../database/store.ts';
import { GatheringRoom } from './gathering-room.ts';
import { causeOf, findTable } from './open.ts';
import type { Place } from './place.ts';
import { Room } from './room.ts';
import type { World } from './world.ts';

/** Tables that nobody is at are looked for so often. */
const SWEEP_MILLISECONDS = 10_000;

export class Keeper {
  private readonly world: World;
  private readonly most: number;
  private readonly rooms = new Map<string, Place>();
  private readonly opening = new Map<string, Promise<Read<Place> | undefined>>();
  private readonly sweeping: NodeJS.Timeout;

  constructor(world: World, most: number) {
    this.world = world;
    this.most = most;
    this.sweeping = setInterval(() => void this.sweep(), SWEEP_MILLISECONDS);
    this.sweeping.unref();
  }

  get size(): number {
    return this.rooms.size;
  }

  /** The room of a table that is open now, and whose match has begun. */
  peek(id: string): Room | undefined {
    const room = this.rooms.get(id);
    return room instanceof Room ? room : undefined;
  }

  /** `undefined`: there is no such table. */
  async open(id: string): Promise<Read<Place> | undefined> {
    const room = this.rooms.get(id);
    if (room !== undefined) return readable(room);
    const opening = this.opening.get(id) ?? this.read(id).finally(() => this.opening.delete(id));
    this.opening.set(id, opening);
    return await opening;
  }

  /** Puts away what nobody uses, down to as many as may stay. */
  async sweep(): Promise<void> {
    const excess = this.rooms.size - this.most;
    if (excess <= 0) return;
    const idle = [...this.rooms.values()].filter((room) => room.isIdle).sort((a, b) => a.lastUse - b.lastUse);
    for (const room of idle.slice(0, excess)) {
      await room.rest();
      if (room.isIdle) this.forget(room);
    }
  }

  /** Sends everybody away, waits for what is under way, and keeps snapshots. */
  async stop(): Promise<void> {
    clearInterval(this.sweeping);
    const rooms = [...this.rooms.values()];
    for (const room of rooms) room.dismiss('the server is restarting');
    for (const room of rooms) await room.rest();
    this.rooms.clear();
  }

  private async read(id: string): Promise<Read<Place> | undefined> {
    const table = await findTable(this.world.store, id, this.world.atWork);
    if (table === undefined) return undefined;
    if (!table.ok) {
      const { where, problem } = table;
      this.world.log.error({ table: id, where, problem, err: causeOf(table) }, 'a table cannot be opened');
      return table;
    }
    const hashes = Object.entries(await this.world.store.secretHashes(id));
    const seats = new Map(hashes.map(([seat, hash]) => [hash, seat]));
    const room = this.placeOf(table.value, seats);
    this.rooms.set(id, room);
    return readable(room);
  }

  private placeOf(table: Table | StoredTable, seats: ReadonlyMap<string, Seat>): Place {
    const onLost = (): void => this.forget(place);
    const onBegun = async (): Promise<Room> => {
      this.forget(place);
      const opened = await this.open(place.id);
      if (opened?.ok === true && opened.value instanceof Room) return opened.value;
      throw new Error('the table that has just begun cannot be opened');
    };
    const place: Place =
      table instanceof Table
        ? new Room(this.world, table, seats, { kept: table.revision, onLost })
        : new GatheringRoom(this.world, table, seats, { onLost, onBegun });
    return place;
  }

  private forget(room: Place): void {
    room.close();
    if (this.rooms.get(room.id) === room) this.rooms.delete(room.id);
  }
}
