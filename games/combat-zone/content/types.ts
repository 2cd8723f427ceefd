/** What cards are, as packs write them. Effects and conditions are words of the vocabulary in rules/abilities. */
import type { EffectEntry } from '@tablerunner/engine';
import type { Band, CardKeyword, Colour, Keyword, Skill, Tier } from '../rules/lists.ts';

/** Whom an action may be aimed at. `self`: nobody else; `none`: it says in its effects whom it reaches (CZ-RANGE-08). */
export const AIMS = ['rival', 'friend', 'other-friend', 'any', 'self', 'none'] as const;
export type Aim = (typeof AIMS)[number];

/** An action of a card (CZ-ACTION-01). */
export interface ActionCard {
  /** Unique among all actions: the card's ID and a word. */
  readonly id: string;
  /** Left out: Easy, it succeeds without a roll (CZ-ACTION-03). */
  readonly skill?: Skill | undefined;
  /** Bands of its range; empty: at reach or by words. */
  readonly bands: readonly Band[];
  /** The target must be at reach (1 inch) instead of in a band. */
  readonly isAtReach?: boolean | undefined;
  readonly aim: Aim;
  readonly isAttack?: boolean | undefined;
  /** It activates its target (CZ-COMMAND-01). */
  readonly isCommand?: boolean | undefined;
  /** It calls itself a move (CZ-RULE-71). */
  readonly isMove?: boolean | undefined;
  /** X where the keyword has one, else 1. */
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>;
  /** What happens on a success, besides the wound of an attack. */
  readonly effects?: readonly EffectEntry[] | undefined;
  /** Conditions of the vocabulary: what the target or the moment must be. */
  readonly needs?: readonly string[] | undefined;
}

/** What holds as long as the card is there. */
export interface Gift {
  readonly give: string;
  readonly [param: string]: unknown;
}

/** What happens at a moment. */
export interface Reflex {
  readonly on: string;
  readonly [param: string]: unknown;
  readonly effects: readonly EffectEntry[];
}

/** What every card may hold. */
export interface Abilities {
  readonly actions: readonly ActionCard[];
  readonly gifts: readonly Gift[];
  readonly reflexes: readonly Reflex[];
}

/** A character or gonk card of one tier (CZ-CARD-01). */
export interface Profile extends Abilities {
  readonly id: string;
  /** Cards of one name: what Specialist and copies are counted by. */
  readonly name: string;
  readonly faction: string;
  readonly tier: Tier;
  readonly stars: number;
  readonly keywords: readonly CardKeyword[];
  readonly eb: number;
  readonly tokens: readonly Colour[];
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  /** Printed armor; 0 for none (CZ-ARMOR-07). */
  readonly armor: number;
  /** Diameter of the base. */
  readonly width: number;
  /** IDs of gear printed on the card (CZ-GEAR-08). */
  readonly gear: readonly string[];
  readonly source: Source;
}

/** What gear costs one faction (CZ-CARD-08). */
export interface Price {
  readonly eb: number;
  readonly rarity: number;
  readonly streetCred: number;
}

export interface GearCard extends Abilities {
  readonly id: string;
  readonly kind: 'gear' | 'loot';
  readonly keywords: readonly CardKeyword[];
  readonly armor: number;
  /** By faction, `any` for mercs and everybody; none for loot. */
  readonly prices: Readonly<Record<string, Price>>;
  readonly source: Source;
}

export interface ProgramCard extends Abilities {
  readonly id: string;
  readonly quality: Colour;
  /** The Tech action of the loaded side; Easy where it needs no roll (CZ-NET-07). */
  readonly launch: ActionCard;
  readonly prices: Readonly<Record<string, Price>>;
  /** `inspire`, `manual`, `discard`: when it is reloaded (CZ-NET-19). */
  readonly reload: string;
  readonly isVulnerable: boolean;
  /** The drone that it brings in (CZ-DRONE-03). */
  readonly drone?: DroneCard | undefined;
  readonly source: Source;
}

/** A drone moves or acts once in each Inspire of its player, in its colour (CZ-GAP-21 leaves it to the card). */
interface DroneCard {
  readonly width: number;
  readonly colour: Colour;
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly actions: readonly ActionCard[];
}

/** Where the figures come from: a public source that is named, or our own invention; and what is doubtful about them. */
interface Source {
  readonly from: 'card-files' | 'compendium' | 'fan-database' | 'rulebook' | 'ours';
  readonly doubt?: string | undefined;
}
