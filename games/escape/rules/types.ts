/** The state of a match of Escape: plain JSON, whole numbers, cells and edges as numbers of the board's grid. */
import type { Seat } from '@tablerunner/engine';
import type { Ability, Colour, Equipment, Faction, Pool } from './lists.ts';
import type { TableOptions } from './options.ts';
import type { Scenario } from './scenario/types.ts';

export { COLOURS, type Colour, EQUIPMENT, type Equipment, FACTIONS, type Faction, POOLS, type Pool } from './lists.ts';

export type ByPool<T> = Record<Pool, T>;

/** A profile card. It never changes, so copies of a state share it. */
export interface Profile {
  readonly id: string;
  readonly faction: Faction;
  readonly rank: number;
  /** ISC only. */
  readonly colour?: Colour;
  readonly life: number;
  readonly values: Readonly<ByPool<number>>;
  /** X where the ability has one, else 1. */
  readonly abilities: Readonly<Partial<Record<Ability, number>>>;
}

/** Where a character is: waiting to enter, on the board, out of combat, or gone through an Airlock. */
export const PLACES = ['waiting', 'board', 'out', 'gone'] as const;
export type Place = (typeof PLACES)[number];

/** What a character may do once a turn, or once a game, and has done. */
export const FEATS = ['veteran', 'amx-10', 'anticipation', 'feint', 'drill', 'flamethrower', 'drill-broken'] as const;
export type Feat = (typeof FEATS)[number];

export interface Unit {
  /** The profile's ID; bots of one kind are numbered. */
  readonly id: string;
  readonly profile: Profile;
  readonly faction: Faction;
  /** The seat that controls it; the Leader's for the automated ISC. */
  seat: Seat;
  place: Place;
  /** On the board only; -1 elsewhere. */
  cell: number;
  life: number;
  /** Actions taken and actions lost this turn (ES-RULE-32). */
  used: ByPool<number>;
  lost: ByPool<number>;
  /** Values lowered until the end of the turn (ES-RULE-15). */
  lowered: ByPool<number>;
  activated: boolean;
  feats: Feat[];
  /** The Pilot to which a Robot is bound, as index into `units`; -1 for none (ES-ABIL-47). */
  pilot: number;
  /** The possessor of this turn; -1 for none (ES-ABIL-49). */
  possessor: number;
  /** The turn in which it was put out of combat; 0 if it was not. */
  outSince: number;
}

const MARKERS = ['crate', 'objective', 'equipment'] as const;
export type MarkerKind = (typeof MARKERS)[number];

export interface Marker {
  kind: MarkerKind;
  /** Equipment only. */
  readonly equipment?: Equipment | undefined;
  /** Points of an Objective (ES-OBJ-03). */
  readonly points?: number | undefined;
  /** The cell it lies on, or -1. */
  cell: number;
  /** The character that carries it, as index into `units`, or -1. A marker that lies nowhere has left the game. */
  carrier: number;
  /** Seats that have seen its face; `all` once it lies open. */
  knownTo: Seat[] | 'all';
}

/** A prop of a scenario: Terminals, Cryo-tubes (gaps: ES-GAP-17). */
export interface Prop {
  readonly kind: 'terminal' | 'cryo-tube';
  readonly cell: number;
  /** Difficulty of the Hack for a Terminal. */
  readonly difficulty: number;
  /** The faction that has hacked or freed it. */
  doneBy: Faction | 'nobody';
}

/** What a Hack is aimed at: a door to be opened, a hacked door to be locked again, a Terminal, or a character. */
export type HackTarget =
  | { readonly kind: 'door'; readonly door: number }
  | { readonly kind: 'lock'; readonly door: number }
  | { readonly kind: 'terminal'; readonly prop: number }
  | { readonly kind: 'unit'; readonly unit: number };

/** A hidden force of the automated ISC (ES-TOKEN). */
export interface Token {
  readonly id: number;
  readonly colour: Colour;
  /** The rank and, for bots, how many: secret until it is revealed. */
  readonly rank: number;
  readonly bots: number;
  /** -1 while it waits beside its Airlock. */
  cell: number;
  airlock: number;
}

export interface RepressionCard {
  readonly id: string;
  readonly airlock: number;
  readonly colour: Colour;
  readonly tokens: number;
}

/** The automated ISC of Cooperation. */
export interface Repression {
  /** Secret order. */
  pile: RepressionCard[];
  /** Drawn this turn, in the order of the draw. */
  drawn: RepressionCard[];
  /** Draw piles by colour: what is in them is known, the order does not matter (draws are picks). */
  piles: Record<Colour, Pick<Token, 'id' | 'rank' | 'bots'>[]>;
  tokens: Token[];
  cardsPerTurn: number;
}

/** One die of the roll that is being made. */
export interface RolledDie {
  /** The character that rolls, as index into `units`; -1 for a seat's own roll (Initiative, event). */
  readonly unit: number;
  readonly seat: Seat;
  face: number;
  /** What it was rerolled by: `veteran`, `anthem`. */
  rerolls: string[];
}

export interface Roll {
  readonly purpose: string;
  dice: RolledDie[];
}

/** A drawn board that is no part of the content, as tests and workshops use it. */
export interface BoardPlan {
  readonly id: string;
  readonly source: 'rulebook' | 'original';
  /** Cells bear the letter of their room; edges: see board.ts. */
  readonly plan: readonly string[];
  /** Airlock number to its two cells. */
  readonly airlocks: Readonly<Record<string, readonly [string, string]>>;
}

/**
 * Whoever makes a state names all fields in this order, `undefined` where there is nothing: code that meets states of one
 * make only is compiled to something faster.
 */
export interface EscapeState {
  readonly mode: 'revolution' | 'cooperation';
  readonly options: TableOptions;
  /** The ID of a scenario of the content, or a scenario of its own. */
  readonly scenario: string | Scenario;
  /** The ID of a board of the content, or a board of its own. */
  readonly board: string | BoardPlan;
  readonly seats: readonly Seat[];
  /** Cooperation: the Leader's seat; Revolution: the Resistance's. */
  leader: Seat;
  turn: number;
  lastTurn: number;
  units: Unit[];
  markers: Marker[];
  props: Prop[];
  /** Bits per door of the board: 1 open, 2 hacked. */
  doors: number[];
  /** Edges whose wall has been destroyed. */
  broken: number[];
  /** Cells with a Burn marker. */
  burns: number[];
  /** Revolution markers by seat (ES-RES-01, ES-CRESIST-01). */
  anthem: Record<Seat, number>;
  /** Revolution: who holds the Initiative of this turn, and which faction activates next. */
  initiative: Faction;
  next: Faction;
  /** The row of the event table that holds this turn; 0 before the roll. */
  event: number;
  /** The room that lies in the dark, or -1 (Blackout). */
  darkRoom: number;
  /** The Airlock that is shut, or 0 (Active Lockdown). */
  shutAirlock: number;
  /** The character that cannot be activated, or -1 (Hidden Trap). */
  trapped: number;
  /** Resistance activations that still follow each other (Interference). */
  inARow: number;
  /** The active character, or -1. */
  active: number;
  /** The cell from which the active character stepped onto an occupied cell, or -1 (ES-RULE-38). */
  lastFree: number;
  roll?: Roll | undefined;
  repression?: Repression | undefined;
  /** Points and counts that the scenario keeps. */
  score: Record<string, number>;
}
