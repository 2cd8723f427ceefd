/** One open table of the host: who is connected, what has been told to whom, and which machine thinks. */
import type { Seat, Viewer } from '@tablerunner/engine';
import type { HostMessage, Table, TableSnapshot } from '@tablerunner/table';
import type { Change } from './store.ts';

export interface Guest {
  readonly viewer: Viewer;
  /** The last revision that it was told of. */
  told: number;
  send(message: HostMessage): void;
}

export class Hosted {
  readonly guests = new Set<Guest>();
  /** Requests are carried out one after the other, each safe before the next begins. */
  private line: Promise<unknown> = Promise.resolve();
  table: Table;
  thinks = false;

  constructor(table: Table) {
    this.table = table;
  }

  inLine<T>(work: () => Promise<T>): Promise<T> {
    const next = this.line.then(work);
    this.line = next.catch(() => undefined);
    return next;
  }

  change(now: number): Change {
    const { table } = this;
    const turn = table.turn?.seat;
    return {
      updated: now,
      revision: table.revision,
      turn,
      over: table.isOver,
      outcome: table.view('spectator').outcome,
      stage: table.stage,
    };
  }

  /** Everything that a viewer may know. */
  welcome(guest: Guest, since?: number): void {
    const { table } = this;
    const events = since === undefined ? undefined : table.eventsSince(guest.viewer, since);
    if (events === undefined) this.tellAll(guest);
    else guest.send({ type: 'update', standing: table.standing(guest.viewer), events, ...this.seed() });
    guest.told = table.revision;
    this.tellWhoIsHere();
  }

  /** Tells everybody what has happened since they were told last. */
  tell(): void {
    const { table } = this;
    for (const guest of this.guests) {
      const events = table.eventsSince(guest.viewer, guest.told);
      if (events === undefined) this.tellAll(guest);
      else guest.send({ type: 'update', standing: table.standing(guest.viewer), events, ...this.seed() });
      guest.told = table.revision;
    }
  }

  tellWhoIsHere(): void {
    const persons = table(this).filter((seat) => [...this.guests].some(({ viewer }) => viewer === seat));
    const watching = [...this.guests].filter(({ viewer }) => viewer === 'spectator').length;
    for (const guest of this.guests) guest.send({ type: 'here', seats: persons, watching });
  }

  snapshot(): TableSnapshot {
    return this.table.snapshot();
  }

  private tellAll(guest: Guest): void {
    const { table } = this;
    const { viewer } = guest;
    guest.send({
      type: 'table',
      table: table.info(),
      viewer,
      standing: table.standing(viewer),
      events: table.allEvents(viewer),
    });
  }

  private seed(): { seed?: string } {
    const seed = this.table.seed();
    return seed === undefined ? {} : { seed };
  }
}

const table = ({ table: { seats } }: Hosted): readonly Seat[] => seats.map(({ seat }) => seat);
