/** The fixed lists of the game: kinds of chips, spaces, rooms, doors' inputs, patrols and abilities. */

/** Action chips (BC-CYCLE-03); the captain's is a general one with an effect of its own. */
export const ACTION_TYPES = ['physical', 'tech', 'utility'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];
const CHIPS = ['general', ...ACTION_TYPES, 'captain'] as const;
export type Chip = (typeof CHIPS)[number];
/** Chips that supplies hold (BC-SUPPLY-06): the captain's is only ever in the burncycle. */
export const SUPPLY_CHIPS = ['general', ...ACTION_TYPES] as const;
export type SupplyChip = (typeof SUPPLY_CHIPS)[number];

/** BC-ROOM-03. */
export const ROOM_TYPES = ['industry', 'office', 'tech', 'warehouse'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

/** BC-POST-01. */
const POST_KINDS = ['hallway', 'mandatory', 'room'] as const;
export type PostKind = (typeof POST_KINDS)[number];

export const DIFFICULTIES = ['simplified', 'standard', 'high'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** BC-UPG-02. */
export const UNIVERSALS = ['push', 'repair', 'swap'] as const;
export type Universal = (typeof UNIVERSALS)[number];

/** BC-PATROL-05 to 15. */
export const PATROLS = [
  'stationary',
  'pace',
  'perimeter',
  'unlocked-doors',
  'closest-bot',
  'command-module',
  'post',
  'terminals',
] as const;

/** BC-ABIL-02 to 07; a captain's own are on its card. */
export const GUARD_ABILITIES = ['cautious', 'demerit', 'drain', 'grapple', 'shift'] as const;
export type GuardAbility = (typeof GUARD_ABILITIES)[number];

/** BC-KEYPAD-05; the keypad die is rolled for, the rest is resolved. */
export const INPUTS = ['physical', 'tech', 'utility', 'alarm', 'ping', 'shock'] as const;
export type Input = (typeof INPUTS)[number];
