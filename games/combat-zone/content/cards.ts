/** The cards that we ship, by ID. Figures follow the printed compendium where it is known, else the publisher's card files, else a fan database; each card says which. */
import gearPack from './base/gear.json' with { type: 'json' };
import lootPack from './base/loot.json' with { type: 'json' };
import maelstromPack from './base/maelstrom.json' with { type: 'json' };
import mercsPack from './base/mercs.json' with { type: 'json' };
import programsPack from './base/programs.json' with { type: 'json' };
import tygerClawsPack from './base/tyger-claws.json' with { type: 'json' };
import { checkGear, checkProfiles, checkPrograms } from './check.ts';
import { sound } from './sound.ts';
import type { GearCard, Profile, ProgramCard } from './types.ts';

export const FACTIONS = ['maelstrom', 'tyger-claws'] as const;

const PROFILES: readonly Profile[] = [
  ...sound(checkProfiles('base/maelstrom.json', maelstromPack)).profiles,
  ...sound(checkProfiles('base/tyger-claws.json', tygerClawsPack)).profiles,
  ...sound(checkProfiles('base/mercs.json', mercsPack)).profiles,
];

const GEAR: readonly GearCard[] = sound(checkGear('base/gear.json', gearPack)).gear;
const LOOT: readonly GearCard[] = sound(checkGear('base/loot.json', lootPack)).gear;
const PROGRAMS: readonly ProgramCard[] = sound(checkPrograms('base/programs.json', programsPack)).programs;

/** The loot deck: one of each (how many copies the printed deck has is not known). */
export const LOOT_DECK: readonly string[] = LOOT.map(({ id }) => id);

/** All cards by ID, as a match keeps them. */
export interface CardBox {
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly gear: Readonly<Record<string, GearCard>>;
  readonly programs: Readonly<Record<string, ProgramCard>>;
}

/** The card of an ID that somebody wrote: `constructor` names no card, though every box answers to it. */
export const cardIn = <T>(box: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(box, id) ? box[id] : undefined;

const byId = <T extends { readonly id: string }>(cards: readonly T[]): Readonly<Record<string, T>> =>
  Object.freeze(Object.fromEntries(cards.map((card) => [card.id, card])));

export const CARDS: CardBox = Object.freeze({
  profiles: byId(PROFILES),
  gear: byId([...GEAR, ...LOOT]),
  programs: byId(PROGRAMS),
});
