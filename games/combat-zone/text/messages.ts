/** The message catalogues, with names for seats, cards and scenery that need not be written one by one. */
import { CARDS } from '../content/cards.ts';
import { SCENERY } from '../content/scenery/scenery.ts';
import { SEATS } from '../rules/setup/options.ts';
import en from './en.json' with { type: 'json' };

type Catalogue = Readonly<Record<string, string>>;

const MOST_COPIES = 9;

/** `program-death-dealer` is Death Dealer, `warlord-veteran` Warlord (Veteran). */
function titleOf(id: string): string {
  const [, words = id, tier] = /^(?:program-|loot-)?(.*?)(?:-(veteran|elite))?$/.exec(id) ?? [];
  const title = words
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');
  return tier === undefined ? title : `${title} (${tier.slice(0, 1).toUpperCase()}${tier.slice(1)})`;
}

/** Names of cards are those of the game; copies of one card have a number. */
function withNames(catalogue: Catalogue): Catalogue {
  const named: Record<string, string> = {};
  for (const [i, seat] of SEATS.entries()) named[`name.${seat}`] = `${catalogue['name.player'] ?? 'Player'} ${i + 1}`;
  for (const { id } of SCENERY) named[`name.${id}`] = titleOf(id);
  for (const cards of [CARDS.profiles, CARDS.gear, CARDS.programs]) {
    for (const [id, { actions }] of Object.entries(cards)) {
      named[`name.${id}`] = titleOf(id);
      for (const action of actions)
        named[`name.${action.id}`] = titleOf(action.id.slice(action.id.lastIndexOf('/') + 1));
    }
  }
  for (const id of [...Object.keys(CARDS.profiles), ...Object.keys(CARDS.programs)]) {
    for (let copy = 1; copy <= MOST_COPIES; copy++) named[`name.${id}.${copy}`] = `${titleOf(id)} ${copy}`;
  }
  for (const { id, launch } of Object.values(CARDS.programs)) named[`name.${launch.id}`] = titleOf(id);
  return { ...named, ...catalogue };
}

export const messages: Readonly<Record<string, Catalogue>> = { en: withNames(en) };
