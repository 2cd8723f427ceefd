/** The message catalogues, with names for seats, cards and scenery that need not be written one by one. */
import { CARDS } from '../content/cards.ts';
import { SCENERY } from '../content/scenery/scenery.ts';
import { SEATS } from '../rules/setup/options.ts';
import en from './en.json' with { type: 'json' };

type Catalogue = Readonly<Record<string, string>>;

const MOST_COPIES = 9;

/** Names that are not written as their IDs suggest. */
const SPELT: Readonly<Record<string, string>> = {
  'bio-toxin-shiv': 'Bio-Toxin Shiv',
  'brain-box': 'Brain-Box',
  'cyber-legs': 'Cyber-Legs',
  'cyber-repair-systems': 'Cyber-Repair Systems',
  'dead-mans-switch': 'Dead Man’s Switch',
  'gokudo-rifle': 'Gokudo with Rifle',
  'gokudo-smg': 'Gokudo with SMG',
  'hackers-kit': 'Hacker’s Kit',
  'heavy-smg': 'Heavy SMG',
  'med-scanner': 'Med-Scanner',
  'mono-katana': 'Mono-Katana',
  'neural-linked-netrunner': 'Neural-Linked Netrunner',
  'onee-san': 'Onee-San',
  'shoulder-mounted-rocket': 'Shoulder-Mounted Rocket',
  'silenced-smg': 'Silenced SMG',
  'single-shot-rpg': 'Single-Shot RPG',
  smg: 'SMG',
  'tough-as-nails-nomad': 'Tough-As-Nails Nomad',
  'virus-infested-cyberware': 'Virus-Infested Cyberware',
  'well-connected-fixer': 'Well-Connected Fixer',
};

/** `program-death-dealer` is Death Dealer, `warlord-veteran` Warlord (Veteran). */
function titleOf(id: string): string {
  const [, words = id, tier] = /^(?:program-|loot-)?(.*?)(?:-(veteran|elite))?$/.exec(id) ?? [];
  const title =
    SPELT[words] ??
    words
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
  for (const { id, launch, drone } of Object.values(CARDS.programs)) {
    named[`name.${launch.id}`] = titleOf(id);
    for (const action of drone?.actions ?? [])
      named[`name.${action.id}`] = titleOf(action.id.slice(action.id.lastIndexOf('/') + 1));
  }
  return { ...named, ...catalogue };
}

export const messages: Readonly<Record<string, Catalogue>> = { en: withNames(en) };
