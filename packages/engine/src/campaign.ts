/** Campaigns: chains of matches in which each result decides what is played next. A game offers them, the apps keep the file. */
import type { Read } from './notation.ts';
import type { Outcome } from './outcome.ts';
import type { Seat } from './seat.ts';

/** Spelled out: the file of options needs the game, and the game needs this one. */
type Options = Record<string, unknown>;

export interface CampaignMatch {
  /** One of the game's set-ups. */
  readonly setup: string;
  readonly options: Options;
  /** The name of whoever plays there. */
  readonly seats: Readonly<Record<Seat, string>>;
}

export interface CampaignStanding {
  readonly campaign: string;
  /** What was played so far; the result is a seat, a side, or `draw`. */
  readonly played: readonly { readonly setup: string; readonly result: string }[];
  /** Absent when the campaign is over. */
  readonly next?: CampaignMatch;
  /** Who has won it, once it is over. */
  readonly winner?: string;
}

/** The campaigns of a game as pure functions over plain JSON that is saved between the matches. */
export interface Campaigns {
  readonly plans: readonly { readonly id: string; readonly seats: { readonly min: number; readonly max: number } }[];
  /** `players` by seat; `settled` is what this game wants to know besides, squads for example. */
  start(plan: string, players: Readonly<Record<Seat, string>>, settled: Options): Read<object>;
  /** A saved campaign, or what is wrong with it. */
  read(json: unknown): Read<object>;
  standing(campaign: object): CampaignStanding;
  /** The campaign after the match that was next. */
  record(campaign: object, outcome: Pick<Outcome, 'winners' | 'draw'>): Read<object>;
}
