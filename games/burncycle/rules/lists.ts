/** The fixed lists of the game: kinds of chips, spaces, rooms, doors' inputs, patrols and abilities. */

/** Action chips (BC-CYCLE-03); the captain's is a general one with an effect of its own. */
export const ACTION_TYPES = ['physical', 'tech', 'utility'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];
export const CHIPS = ['general', ...ACTION_TYPES, 'captain'] as const;
export type Chip = (typeof CHIPS)[number];
/** Chips that supplies hold (BC-SUPPLY-06): the captain's is only ever in the burncycle. */
export const SUPPLY_CHIPS = ['general', ...ACTION_TYPES] as const;
export type SupplyChip = (typeof SUPPLY_CHIPS)[number];

/** BC-ROOM-03. */
export const ROOM_TYPES = ['industry', 'office', 'tech', 'warehouse'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

/** BC-POST-01. */
export const POST_KINDS = ['hallway', 'mandatory', 'room'] as const;
export type PostKind = (typeof POST_KINDS)[number];
