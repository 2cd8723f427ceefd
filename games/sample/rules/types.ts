/** The state of Skim and the words that all its rules share. Plain JSON, whole numbers only. */
import { z } from 'zod';

export const SEATS = ['red', 'blue'] as const;
export type SeatId = (typeof SEATS)[number];
export const seatId = z.enum(SEATS);

/** The ID of a card in a pack: every copy of a card has the same. */
export const cardId = z.string().brand<'CardId'>();
export type CardId = z.infer<typeof cardId>;

/** Servers are numbered 1 to 5 from left to right; 0 is no server. */
export const serverNumber = z.int().min(0).max(5);

export interface Server {
  ice: number;
  data: number;
  /** Who took its data; a server that nobody took still stands. */
  taken: SeatId | 'nobody';
}

export interface Runner {
  credits: number;
  score: number;
  hand: CardId[];
  /** Installed programs, the oldest first. */
  programs: CardId[];
}

/** The run that is under way, or a run on server 0 when there is none. */
export interface Run {
  on: number;
  /** The face of the die, or 0 before it is rolled. */
  die: number;
  /** What traces added to the ICE, for this run only. */
  raised: number;
}

export interface SkimState {
  rounds: number;
  handLimit: number;
  round: number;
  active: SeatId;
  actions: number;
  servers: Server[];
  run: Run;
  red: Runner;
  blue: Runner;
  /** The last card is on top. */
  deck: CardId[];
  discard: CardId[];
}

/** Memory of a step that keeps all it must remember in the state. */
export type Nothing = Record<string, never>;

/** Whose card an effect comes from, and at which server it fired (0: at none). */
export interface EffectContext {
  readonly seat: SeatId;
  readonly server: number;
}

export const opponentOf = (seat: SeatId): SeatId => (seat === 'red' ? 'blue' : 'red');
