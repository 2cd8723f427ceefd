/** The message catalogues, with names for seats, cards and scenery that need not be written one by one. */
import { CARDS } from '../content/cards.ts';
import { SCENERY } from '../content/scenery/scenery.ts';
import { USE } from '../rules/abilities/conditions.ts';
import { SEATS } from '../rules/setup/options.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import italian from './it.json' with { type: 'json' };

type Catalogue = Readonly<Record<string, string>>;

const MOST_COPIES = 9;
const MOST_PIECES = 20;

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
  'hr-rep': 'HR Rep',
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

/** `program-death-dealer` is Death Dealer. */
function titleOf(id: string): string {
  const words = id.replace(/^(program|loot)-/, '');
  return (
    SPELT[words] ??
    words
      .split('-')
      .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
      .join(' ')
  );
}

/** Names of cards are those of the game in every language; tiers, verbs and players are words. Copies of one card have a number. */
function withNames(catalogue: Catalogue): Catalogue {
  const named: Record<string, string> = {};
  const wordOf = (key: string): string | undefined => catalogue[key];

  /** `warlord-veteran` is Warlord (Veteran). */
  const cardName = (id: string): string => {
    const [, card = id, tier = ''] = /^(.*)-(veteran|elite)$/.exec(id) ?? [];
    const added = wordOf(`tier.${tier}`);
    return added === undefined ? titleOf(id) : `${titleOf(card)} (${added})`;
  };
  /** What a weapon does is a verb beside its name; an ability has a name of its own. */
  const actionName = (id: string): string => {
    const [card = '', deed = ''] = id.split('/');
    const verb = wordOf(`verb.${deed}`);
    return verb === undefined ? titleOf(deed) : `${titleOf(card)}: ${verb}`;
  };
  const nameActions = (actions: readonly { readonly id: string }[]): void => {
    for (const { id } of actions) named[`name.${id}`] = actionName(id);
  };
  const number = (id: string, name: string, sign: string, most: number): void => {
    for (let copy = 1; copy <= most; copy++) named[`name.${id}${sign}${copy}`] = `${name} ${copy}`;
  };

  for (const [i, seat] of SEATS.entries()) named[`name.${seat}`] = `${wordOf('name.player') ?? 'Player'} ${i + 1}`;
  for (const { id } of SCENERY) number(id, wordOf(`name.${id}`) ?? titleOf(id), '-', MOST_PIECES);
  for (const cards of [CARDS.profiles, CARDS.gear, CARDS.programs]) {
    for (const [id, { actions }] of Object.entries(cards)) {
      named[`name.${id}`] = cardName(id);
      named[`name.${USE}${id}`] = cardName(id);
      nameActions(actions);
    }
  }
  for (const id of [...Object.keys(CARDS.profiles), ...Object.keys(CARDS.programs)])
    number(id, cardName(id), '.', MOST_COPIES);
  for (const { id, launch, drone } of Object.values(CARDS.programs)) {
    named[`name.${launch.id}`] = titleOf(id);
    nameActions(drone?.actions ?? []);
  }
  return { ...named, ...catalogue };
}

/** The type holds the languages to the same keys. */
const written: Readonly<Record<'en' | 'fr' | 'it', Readonly<Record<keyof typeof en, string>>>> = {
  en,
  fr,
  it: italian,
};

export const messages: Readonly<Record<string, Catalogue>> = {
  en: withNames(written.en),
  fr: withNames(written.fr),
  it: withNames(written.it),
};
