/** Closed lists of Combat Zone: colours, skills, bands, keywords. The names are those of the glossary. */

/** Action tokens and action dice, best first (CZ-DICE-07). */
export const COLOURS = ['green', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** Sides of the dice (CZ-DICE-01, CZ-DICE-02). The highest face is the crit, 1 the fumble (CZ-RULE-07). */
export const SIDES_OF: Readonly<Record<Colour | 'obstacle', number>> = { green: 12, yellow: 8, red: 6, obstacle: 10 };

export const SKILLS = ['reflexes', 'ranged', 'melee', 'med', 'tech', 'influence'] as const;
export type Skill = (typeof SKILLS)[number];

/** Bands of a range; `long` is everything beyond the Limiter (CZ-RANGE-04 to 06). */
export const BANDS = ['red', 'yellow', 'green', 'long'] as const;
export type Band = (typeof BANDS)[number];

/** Effect keywords of actions (CZ-KW); those with a number carry it as X. */
export const KEYWORDS = [
  'accurate',
  'blast',
  'complex',
  'dangerous',
  'deadly',
  'deadly-crits',
  'difficult',
  'discard',
  'heal',
  'indirect',
  'pierce',
  'push',
  'rapid',
  'refresh',
  'silent',
  'stun',
  'suppression',
  'torrent',
  'unwieldy',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Keywords of cards: other rules refer to them (CZ-CARD-09). */
export const CARD_KEYWORDS = [
  'leader',
  'specialist',
  'netrunner',
  'merc',
  'gonk',
  'ronin',
  'bulky',
  'cybergear',
  'armor',
  'drug',
  'food',
  'grenade',
  'pistol',
] as const;
export type CardKeyword = (typeof CARD_KEYWORDS)[number];

/** A card without a star, with one, with two (CZ-TEAM-12). */
export const TIERS = ['base', 'veteran', 'elite'] as const;
export type Tier = (typeof TIERS)[number];
