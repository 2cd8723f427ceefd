/** The names that rules, content and notation share: factions, pools, colours, Equipment, the 27 abilities. */

export const FACTIONS = ['resistance', 'isc'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Movement, Combat, Intellect: the three characteristics, and the three pools of actions (ES-STAT-06). */
export const POOLS = ['mvt', 'cbt', 'int'] as const;
export type Pool = (typeof POOLS)[number];

export const COLOURS = ['black', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** How many Repression cards come each turn of Cooperation (ES-COOP-11). */
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const EQUIPMENT = [
  'makeshift-shield',
  'datadisk',
  'combat-drugs',
  'nitro-vial',
  'em-grenade',
  'gas-grenade',
  'medikit',
  'radio',
] as const;
export type Equipment = (typeof EQUIPMENT)[number];

export const ABILITIES = [
  'veteran',
  'amx-10',
  'anticipation',
  'armour',
  'surprise-attack',
  'jammer',
  'command',
  'counter-attack',
  'power-strike',
  'evasive',
  'feint',
  'drill',
  'tesla-rifle',
  'hypnosis',
  'infiltration',
  'insignificant',
  'flamethrower',
  'shock-baton',
  'mechanic',
  'medic',
  'otaku',
  'no-arms',
  'pilot',
  'possession',
  'robot',
  'stabiliser',
  'lockdown',
] as const;

export type Ability = (typeof ABILITIES)[number];

/** These carry a number X on the card. */
export const ABILITIES_WITH_X = ['armour', 'drill', 'mechanic', 'medic'] as const satisfies readonly Ability[];

/** How a Dodge is paid for: a Combat action, a Movement action by Feint, a Makeshift Shield, an extra action (ES-RULE-33, ES-RULE-46). */
export const DODGES = ['combat', 'feint', 'shield', 'anthem', 'datadisk'] as const;
export type Dodge = (typeof DODGES)[number];

/** How a Countermeasure is paid for: an Intellect action, or an extra action out of the ordinary. */
export const COUNTERS = ['intellect', 'anthem', 'datadisk'] as const;
export type Counter = (typeof COUNTERS)[number];
