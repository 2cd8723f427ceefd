/** The messages between a client and whoever hosts the table: a server, or a worker in the client's own browser. */
import {
  type GameEvent,
  type MatchView,
  type Refusal,
  type Seat,
  SHARE,
  type Verdict,
  type Viewer,
} from '@tablerunner/engine';
import { z } from 'zod';
import { PROTOCOL } from './protocol-version.ts';
import type { Deed } from './record.ts';
import type { TableInfo } from './setup.ts';
import type { Told } from './trouble.ts';

/** Printable, so that every database keeps two of them apart. */
const id = z.string().regex(/^[ -~]{1,64}$/, { error: 'an ID has 1 to 64 printable characters of ASCII' });

/** It came as JSON, and the step that it answers judges its shape: to look through it here costs more than all the rest. */
const choice = z.custom<Extract<Deed, { kind: 'play' }>['choice']>((value) => value !== undefined);

/** What a client sends. Each kind has its answer below; whatever has an `id` is answered with the same one. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  /**
   * Sits down or watches. `secret` opens the seat that it belongs to; without one the client watches. A client that was
   * here before tells the last revision that it has seen, and gets what came after it.
   */
  z.strictObject({
    type: z.literal('join'),
    protocol: z.literal(PROTOCOL),
    table: z.string().max(64),
    secret: z.string().max(128).optional(),
    since: z.int().min(0).optional(),
  }),
  /** `at` is the length of the log when the player decided: a longer one means that the command is out of date. */
  z.strictObject({ type: z.literal('play'), id, at: z.int().min(0), choice }),
  z.strictObject({ type: z.literal('undo'), id, at: z.int().min(0) }),
  /** Asks the other persons to go back to the log's first `to` entries. */
  z.strictObject({ type: z.literal('ask-back'), id, at: z.int().min(0), to: z.int().min(0) }),
  /** The answer to the request of `by` to go back to `to`: the ones that stand in `Standing.back`. An answer to another does nothing. */
  z.strictObject({
    type: z.literal('answer-back'),
    id,
    at: z.int().min(0),
    agree: z.boolean(),
    by: z.string().max(40),
    to: z.int().min(0),
  }),
  /** How the table looked to this viewer after the log's first `at` entries. */
  z.strictObject({ type: z.literal('look'), id, at: z.int().min(0) }),
  /**
   * While shares are gathered: `shareHash` of the share that the seat will tell. Another hash than before begins a new round,
   * in which everybody sends anew.
   */
  z.strictObject({ type: z.literal('hash'), id, hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  /** The share itself, once the hashes of all persons are in. */
  z.strictObject({ type: z.literal('reveal'), id, share: z.string().regex(SHARE) }),
  z.strictObject({ type: z.literal('ping') }),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;

export type BackAnswer = Extract<ClientMessage, { type: 'answer-back' }>;

export interface SeenEvent {
  /** Its number in the match. Numbers that are missing belong to events that this viewer may not know of. */
  readonly n: number;
  /** The length of the log after the command that brought it. */
  readonly at: number;
  readonly event: GameEvent;
}

/** Somebody asks to go back to the log's first `to` entries. */
export interface BackRequest {
  readonly by: Seat;
  readonly to: number;
  /** How many commands would be taken back, the automatic answers not counted, and whose they are. */
  readonly commands: number;
  readonly whose: Readonly<Record<Seat, number>>;
  readonly waitingFor: readonly Seat[];
}

/** The table as one viewer sees it now. */
export interface Standing {
  readonly revision: number;
  /** The length of the log: what `at` of the next command must be. */
  readonly length: number;
  readonly seen: MatchView;
  /** Whether this viewer could take back their last command alone, and if not, why not. */
  readonly undo: Verdict;
  /** Somebody asks to go back, and the others have not all answered yet. */
  readonly back?: BackRequest;
}

export type HostMessage =
  /**
   * Before the match begins, on joining and at every change: each person adds to the dice. All send hashes, then all reveal.
   * `waitingFor` still have to send the one or the other. After the last share comes the message `table`.
   */
  | {
      readonly type: 'gathering';
      readonly table: TableInfo;
      readonly viewer: Viewer;
      /** 1 at first. A seat that sends another hash begins a new one, and is named. */
      readonly round: number;
      readonly restartedBy?: Seat;
      readonly hashes: Readonly<Record<Seat, string>>;
      readonly shares: Readonly<Record<Seat, string>>;
      readonly waitingFor: readonly Seat[];
    }
  /** After joining, and whenever the past has changed: everything that the viewer may know. */
  | {
      readonly type: 'table';
      readonly table: TableInfo;
      readonly viewer: Viewer;
      readonly standing: Standing;
      readonly events: readonly SeenEvent[];
    }
  /** Something was done: the new standing, and the events since the last message. */
  | {
      readonly type: 'update';
      readonly standing: Standing;
      readonly events: readonly SeenEvent[];
      /** Told once the match is over. */
      readonly seed?: string;
    }
  /** The client's own command was carried out, and is safe. */
  | { readonly type: 'done'; readonly id: string; readonly revision: number }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  | { readonly type: 'looked'; readonly id: string; readonly at: number; readonly seen: MatchView }
  /** Which seats have somebody at them now, and how many watch. */
  | { readonly type: 'here'; readonly seats: readonly Seat[]; readonly watching: number }
  /** The same people play again, at another table; every seat keeps its secret. */
  | { readonly type: 'rematch'; readonly table: string }
  /** A message that could not be read, or a table that does not exist; the connection may close after it. */
  | ({ readonly type: 'problem'; readonly id?: string } & Told)
  | { readonly type: 'pong' };
