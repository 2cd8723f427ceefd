/**
 * The state of a match of burncycle: plain JSON, whole numbers, spaces and edges as numbers of the floor's grid. Nothing of
 * it is secret: all play with open hands, and what a pile gives next is picked when it is drawn.
 */
import type { Seat } from '@tablerunner/engine';
import type { Cell, Direction, Edge } from '@tablerunner/geometry';
import type { Layout } from './floor/layout.ts';
import type { Chip, Difficulty, SupplyChip, Universal } from './lists.ts';
import type { Mission } from './mission/types.ts';
import type { TableOptions } from './options.ts';

export type Chips = Record<SupplyChip, number>;

/** What pegs on an agent's mat have activated (BC-UPG). The module's burncycle slots are in `burncycle`. */
interface Upgrades {
  universal: Universal[];
  /** Of the three unique abilities, by their place on the card (BC-UPG-03). */
  unique: number[];
  /** Of the three supply upgrades (BC-UPG-04). */
  supply: number[];
  advanced: number;
  elite: number;
}

/** An equipment or mod card in a slot (BC-INV-01). */
interface Item {
  readonly card: string;
  /** Mods only (BC-MOD-02). */
  isInstalled: boolean;
  /** What the die of a Counter shows (BC-EQUIP-05); 0 without one. */
  counter: number;
}

/** The card that binds an agent, and what it has counted so far (BC-IMP-01). */
export interface Imperative {
  readonly card: string;
  progress: number;
}

/** A guard's chip that Interface wears (BC-IFACE-01). */
interface Disguise {
  readonly kind: string;
  facing: Direction;
}

/** An agent, or the command module: the last of the list, which has no seat of its own (BC-CM-01). */
export interface Bot {
  /** Empty until it is chosen. */
  card: string;
  readonly role: 'agent' | 'module';
  /** Agents only; empty for the module. */
  readonly seat: Seat;
  /** -1 before it is placed and after it has escaped. */
  cell: Cell;
  hasEscaped: boolean;
  /** 0: shut down (BC-SHUT-01). */
  energy: number;
  /** Where its awareness chip lies; -1 on its mat. It is detected while that is its own space (BC-AWARE-02). */
  chip: Cell;
  /** The chip was pursued or investigated in this activation (BC-AWARE-08). */
  isChipTurned: boolean;
  /** It hid when it entered its hideout (BC-RULE-51). */
  isHidden: boolean;
  upgrades: Upgrades;
  /** The personal supply; the module's is the team's (BC-CM-08). */
  supply: Chips;
  items: Item[];
  keys: number;
  imperative?: Imperative | undefined;
  /** Network cards (BC-NETCARD-02). */
  cards: string[];
  /** A node, or AT_ACCESS, or BANNED; the module has none (BC-NET-04). */
  ip: number;
  /** Its own access point, by number. */
  access: number;
  /** Network level (BC-LEVEL-01). */
  level: number;
  disguise?: Disguise | undefined;
  /** What its abilities keep: once a turn, once a floor, dice of its own. */
  notes: Record<string, number>;
}

/** A guard, or the captain (level 0). */
export interface Guard {
  readonly kind: string;
  readonly level: number;
  cell: Cell;
  facing: Direction;
  /** A key lies under it (BC-GUARD-04). */
  hasKey: boolean;
  /** The post it was deployed for; -1 for none (BC-RULE-65). */
  readonly post: number;
  isStunned: boolean;
  /** Face down because it was activated (BC-SEC-02). */
  isTurned: boolean;
}

export interface Slot {
  isActive: boolean;
  chip?: Chip | undefined;
  isDegraded: boolean;
}

interface Terminal {
  readonly cell: Cell;
  isMainframe: boolean;
}

/** A keypad card beside a door (BC-KEYPAD-23). */
interface Keypad {
  readonly door: number;
  readonly card: string;
}

export interface FloorNow {
  /** The ID of a layout of the content, or a layout of its own. */
  readonly layout: string | Layout;
  /** By door: 1 unlocked. */
  doors: number[];
  destroyed: Edge[];
  terminals: Terminal[];
  caches: Cell[];
  /** Rooms with a scout bead (BC-SCOUT-01). */
  unscouted: number[];
  keypads: Keypad[];
  /** Objective beads by space (BC-BEAD-01). */
  beads: Record<string, number>;
}

/** Cards or guards that are drawn by chance: what is left, and what comes back when nothing is. */
export interface Pile {
  left: string[];
  discard: string[];
}

const DECKS = ['terminal', 'network', 'keypad', 'equipment', 'mod', 'imperative'] as const;
export type Deck = (typeof DECKS)[number];

/** Joan, who belongs to Memory (BC-MEM-01). */
export interface Drone {
  /** Whose she is. */
  readonly bot: number;
  /** -1 off the floor. */
  cell: Cell;
  isCharged: boolean;
  /** Spaces moved this turn. */
  moved: number;
}

export interface DicePool {
  basic: number;
  advanced: number;
  elite: number;
}

export const DICE = ['basic', 'advanced', 'elite'] as const;
export type ActionDie = (typeof DICE)[number];

/** An AP test that is being made (BC-AP-01). */
export interface ApTest {
  readonly purpose: string;
  /** Who makes it; the test of a move action is the agent's, whoever then moves (BC-MOVE-09). */
  readonly bot: number;
  /** AP that are added to what the dice show: of an optimized action, of an effect. */
  bonus: number;
  dice: { readonly die: ActionDie; face: number; isIconUsed: boolean }[];
  /** Pairs of blanks that count as 1 AP each (BC-DICE-06). */
  pairs: number;
}

/** How often a task was done, and by which bots. */
export interface TaskProgress {
  count: number;
  by: number[];
}

interface Progress {
  /** By task of the floor. */
  tasks: TaskProgress[];
  /** The floor's objective is complete (BC-OBJ-04). */
  isDone: boolean;
  /** As `tasks`, for the win objective. */
  win: TaskProgress[];
}

export interface BurncycleState {
  readonly options: TableOptions;
  readonly difficulty: Difficulty;
  /** The ID of a mission of the content, or a mission of its own. */
  readonly mission: string | Mission;
  /** Agents in the order of the first round; turn order itself changes with the floor (BC-FLOOR-05). */
  readonly seats: readonly Seat[];
  /** Agents first, the command module last. */
  bots: Bot[];
  guards: Guard[];
  captain: string;
  floor: FloorNow;
  /** Which of the mission's floors it is, from 0. */
  stage: number;
  progress: Progress;
  burncycle: Slot[];
  /** The slot under the tracker; -1 before the first. */
  tracker: number;
  team: Chips;
  stock: Chips;
  pool: DicePool;
  test?: ApTest | undefined;
  pings: number[];
  ceo: number;
  threat: number;
  /** The level up to which threat events have happened (BC-THREAT-05). */
  highest: number;
  /** The highest level that threat ever had: events up to it are due. */
  peak: number;
  /** Pings are being activated or threat events resolved: further events wait (BC-PING-14, BC-RULE-97). */
  isThreatHeld: boolean;
  round: number;
  /** The agent whose turn it is, or -1 in the corporation turn. */
  active: number;
  /** The active agent was shut down or has escaped: its turn is over (BC-RULE-83). */
  isTurnOver: boolean;
  /** The agent that had the last turn of this round; -1 before the first (BC-TURN-17). */
  lastTurn: number;
  /** The agent with the corporation marker: the last of a round (BC-SETUP-03). */
  marker: number;
  decks: Record<Deck, Pile>;
  /** By level, 1 to 3 (BC-GUARD-01); the first entry is unused. */
  guardPiles: Pile[];
  drone?: Drone | undefined;
}
