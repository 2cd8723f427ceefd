/** What connections need of a table, whether its match has begun or not. */
import type { Seat, Viewer } from '@tablerunner/engine';
import type { ClientMessage } from '@tablerunner/table';

/** One connection at a table. */
export interface Guest {
  readonly viewer: Viewer;
  /** Where they come from: machines think for each network in turn. */
  readonly network: string;
  send(text: string): void;
  /** Ends the connection; the client comes back by itself, `later` after a pause that grows. */
  dismiss(why: string, later?: boolean): void;
  /** The match has begun: the guest goes on to its room, which tells it everything. */
  moveTo(place: Place): Promise<void>;
}

export type TableMessage = Exclude<ClientMessage, { type: 'join' | 'ping' }>;

export interface Place {
  readonly id: string;
  /** When somebody was here last. */
  readonly lastUse: number;
  /** Nobody is here, and nothing is under way. */
  readonly isIdle: boolean;
  seatOf(secretHash: string): Seat | undefined;
  /** Tells a newcomer how the table stands, and keeps them up to date from then on. */
  enter(guest: Guest, since: number | undefined): Promise<void>;
  leave(guest: Guest): void;
  hear(guest: Guest, message: TableMessage): Promise<void>;
  /** Waits for what is under way, and keeps what has to be kept. */
  rest(): Promise<void>;
  /** From now on nothing is done here any more: whoever comes is sent to the table as it is opened next. */
  close(): void;
  /** Sends everybody away. */
  dismiss(why: string): void;
}
