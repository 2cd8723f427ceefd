/** Profile cards of the content by ID. ES-RANK; ES-RULE-20. */

import { freezeDeep } from '@tablerunner/engine';
import { CHARACTERS } from '../content/characters.ts';
import type { TableOptions } from './options.ts';
import type { Profile } from './types.ts';

const byId = new Map<string, Profile>(
  CHARACTERS.map(({ source: _source, told: _told, ...profile }) => [profile.id, freezeDeep(profile)]),
);

export const PROFILES: readonly Profile[] = [...byId.values()];

export const profileById = (id: string): Profile | undefined => byId.get(id);

/** ES-RULE-20: Duncan and Freedom have the ranks 1 and 2, or as an option 2 and 1. The other reading gets cards of its own. */
const OTHER_RANKS: Readonly<Record<string, number>> = { duncan: 2, freedom: 1 };
const otherwise = new Map(
  Object.entries(OTHER_RANKS).flatMap(([id, rank]) => {
    const profile = byId.get(id);
    return profile === undefined ? [] : [[id, freezeDeep({ ...profile, rank })] as const];
  }),
);

/** The card as this table plays it. */
export const profileAt = (options: TableOptions, id: string): Profile | undefined =>
  (options.baseRanks === 'freedom-1' ? otherwise.get(id) : undefined) ?? byId.get(id);
