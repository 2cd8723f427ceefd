/** How strong the machine plays, by the names that people choose from. */

export const STRENGTHS = ['1', '2', '3', '4', '5'] as const;

export type Strength = (typeof STRENGTHS)[number];

/** From a quick look at the next move to a search that takes a moment for each. */
const PLAYERS: Readonly<Record<Strength, string>> = {
  1: 'greedy',
  2: 'search:50',
  3: 'search:150',
  4: 'search:400',
  5: 'search:1200',
};

/** The name of the machine player, as `createPlayer` of packages/ai reads it. */
export const playerOfStrength = (strength: Strength): string => PLAYERS[strength];
