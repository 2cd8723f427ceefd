/**
 * The state of a match of Combat Zone: plain JSON, whole numbers, lengths in thousandths of an inch. A model keeps its
 * place in `models` for ever, so that its number names it in commands, events and logs.
 */
import type { Seat } from '@tablerunner/engine';
import type { Base, Piece, Spot } from '@tablerunner/geometry';
import type { GearCard, Gift, Profile, ProgramCard } from '../content/types.ts';
import type { Colour, Keyword, Skill } from './lists.ts';
import type { TableOptions } from './options.ts';

/** An action token: it remembers its printed colour, which healing restores (CZ-HEAL-01, CZ-RULE-73). */
export interface Token {
  readonly printed: Colour;
  /** Replaced with a red one by a wound (CZ-WOUND-03). */
  isWounded: boolean;
  isReady: boolean;
}

/** A gear or loot card on a character (CZ-GEAR-01). Printed gear is one too (CZ-GEAR-08). */
export interface Carried {
  readonly card: string;
  readonly isPrinted: boolean;
  /** Turned face down (CZ-EXHAUST-01). */
  isExhausted: boolean;
}

/** A program installed on a netrunner (CZ-NET-04). */
export interface Installed {
  readonly card: string;
  isRunning: boolean;
  /** A launch failed in this activation (CZ-NET-10). */
  isTried: boolean;
}

/** What a card gave for a while: a gift as the card writes it, gone after the action it served, the activation, the Inspire, or when it is spent. */
export interface Boost {
  readonly gift: Gift;
  readonly until: 'served' | 'activation' | 'inspire' | 'spent';
}

/** Where a model is: waiting for its deployment, in Reserve, on the table, taken out, or gone by a scenario's leave. */
export const PLACES = ['waiting', 'reserve', 'table', 'out', 'gone'] as const;
export type Place = (typeof PLACES)[number];

const MODEL_KINDS = ['character', 'gonk', 'drone'] as const;
type ModelKind = (typeof MODEL_KINDS)[number];

export interface Model extends Base {
  readonly kind: ModelKind;
  /** The player whose model it is, by place in `seats`. */
  readonly player: number;
  /** The ID of its profile; for a drone that of the program that brought it in (CZ-DRONE-01). */
  readonly card: string;
  place: Place;
  /** Its centre, and the height of what it stands on. */
  x: number;
  y: number;
  z: number;
  /** Characters only (CZ-GONK-04). */
  tokens: Token[];
  carried: Carried[];
  programs: Installed[];
  /** Hacked tokens (CZ-HACK-03). */
  hacked: number;
  /** IDs of Difficult actions that are used up until the next Inspire (CZ-DIFFICULT-02). */
  used: string[];
  /** Gonks: the Inspires that a Stun still makes them miss (CZ-KW-42, CZ-RULE-70). */
  stunned: number;
  /** Gonks: it has acted in the Inspire that is going on. */
  hasActed: boolean;
  /** What effects of cards added for a while, besides what the cards on the model give. */
  boosts: Boost[];
  /** It does its last deed: the next wound takes it out at once. */
  isDying?: boolean | undefined;
}

/** The token that a taken out model leaves (CZ-OUT-02). */
interface Body extends Spot {
  readonly model: number;
}

export interface Player {
  readonly faction: string;
  /** Players of one side are friends (CZ-TEAMPLAY-06). */
  readonly side: number;
  luck: number;
  /** How often the team was inspired: what scenarios count time by. */
  inspires: number;
  score: number;
}

/** The cards that this match knows, by ID. They are never written, so all copies of a state share them. */
export interface Cards {
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly gear: Readonly<Record<string, GearCard>>;
  readonly programs: Readonly<Record<string, ProgramCard>>;
}

/** An action that is being resolved. A [RE]action or a free action lies on top of the action that it interrupts. */
export interface Doing {
  readonly model: number;
  /** The ID of the action. */
  readonly action: string;
  /** The token that paid, or whose colour counts; -1 for none: gonks, drones, programs. */
  readonly token: number;
  /** Its colour when the action was declared. */
  readonly colour: Colour;
  readonly isFree: boolean;
  readonly isReaction: boolean;
  /** Opposed rolls so far: wounds of one roll are caused at the same moment (CZ-RULE-47). */
  rolls: number;
  /** Who has evaded a blast of this [RE]action, which has nothing to do with the answers to the action below it (CZ-RULE-64). */
  evaders?: readonly number[] | undefined;
}

/** A character that was wounded by a rival's attack and may [RE]act once the action is over (CZ-REACT-01, 05). */
export interface Answer {
  readonly model: number;
  /** The model that caused the wound: what an attack must aim at (CZ-REACT-13). */
  readonly by: number;
  /** Wounds of one roll have the same one. */
  readonly moment: number;
  /** Silent and Suppression of the attack (CZ-KW-44, 49). */
  readonly limits: readonly Keyword[];
  /** Once for each action, also if it wounded twice or the model evaded a blast (CZ-REACT-07, CZ-RULE-64). */
  isSpent: boolean;
}

/** One die of a roll as it lies there. */
export interface Die {
  readonly colour: Colour | 'obstacle';
  face: number;
  /** At most once from all sources (CZ-RULE-54). */
  isRerolled: boolean;
}

/** What is added to a die, and why: each reason is a word of the texts, so that the number can be explained. */
export interface Bonus {
  readonly why: string;
  readonly by: number;
}

/** One side of an opposed roll. */
export interface Roller {
  /** -1: nobody, the Obstacle die (CZ-OPPOSE-04). */
  readonly model: number;
  /** Who rolls and may spend Luck on it (CZ-RULE-52). */
  readonly player: number;
  /** The skill that is added; left out with armor and for the Obstacle die. */
  readonly skill?: Skill | undefined;
  /** Its token: what a wound will hit (CZ-OPPOSE-03); -1 for gonks, drones, programs, the Obstacle die, and once it is hit (CZ-WOUND-07). */
  token: number;
  /** What armor is used instead of a skill: a place in `carried`, or -1 for the printed one (CZ-ARMOR-03, 07). */
  readonly armor?: number | undefined;
  /** Everything that is added to the die: skill or armor first. */
  bonuses: readonly Bonus[];
  /** Nobody may roll it again: a drone's die (CZ-DRONE-09), or a roll that was settled before. */
  readonly isFixed?: boolean | undefined;
  /** Its face is 0 until it is rolled. */
  die: Die;
}

/** An opposed roll on the table: all see it, Luck can still change it (CZ-RULE-53). */
export interface Contest {
  /** What the roll is for: a word of the texts. */
  readonly purpose: string;
  /** The ID of the action of the acting model that is rolled for. */
  readonly action?: string | undefined;
  acting: Roller;
  opposing: Roller[];
  /** The roll in whose middle this one came: a card made somebody act before its result was applied. */
  readonly outer?: Contest | undefined;
}

/** Wounds that are about to be suffered: cards may still change their number (CZ-GAP-05). */
export interface Blow {
  readonly model: number;
  /** -1: its player will choose. */
  readonly token: number;
  /** The model that caused it; -1 for nobody. */
  readonly by: number;
  readonly isAttack: boolean;
  wounds: number;
}

/** Something that a card left on the table. */
export interface Marker extends Spot {
  readonly card: string;
  readonly player: number;
}

export interface CombatZoneState {
  /** Players clockwise (CZ-CONTROL-06). */
  readonly seats: readonly Seat[];
  readonly options: TableOptions;
  /** The ID of a scenario of the content. */
  readonly scenario: string;
  readonly cards: Cards;
  readonly field: { readonly width: number; readonly depth: number; pieces: readonly Piece[] };
  players: Player[];
  models: Model[];
  bodies: Body[];
  /** The player in Control (CZ-CONTROL-01). */
  control: number;
  /** The Active Model; -1 for none. */
  active: number;
  isInspiring: boolean;
  /** The activation must end, whatever is ready (CZ-LEAK-03). */
  isStopped: boolean;
  /** The model that a Command Action or a card names as the next Active Model; -1 for none (CZ-COMMAND-02). */
  commanded: number;
  /** Who gets Control next if it does not just go round; -1 for nobody (CZ-REACT-15). */
  heir: number;
  /** Actions that are being resolved, the innermost last. */
  doing: Doing[];
  /** Who was wounded by the action that is being resolved, in the order of the wounds. */
  answers: Answer[];
  /** IDs of the actions that the Active Model has begun in this activation, in their order. */
  taken: string[];
  blow?: Blow | undefined;
  markers: Marker[];
  contest?: Contest | undefined;
  /** Loot cards: what is left to draw by chance, and what was discarded. */
  loot: { left: string[]; discard: string[] };
  /** What the scenario keeps: objectives, holders, counters. */
  marks: Record<string, number>;
}
