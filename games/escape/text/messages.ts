/** The message catalogues, with names for numbered bots and seats that need not be written one by one. */
import { PROFILES } from '../rules/profiles.ts';
import { COOPERATION_SEATS } from '../rules/setup/options.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import italian from './it.json' with { type: 'json' };

type Catalogue = Readonly<Record<string, string>>;

/** As many bots of a colour as there are figures (ES-COMP-05). */
const FIGURES = 6;

/** `name.flybot-2` is "Flybot 2", `name.p3` "Player 3", each in the words of its language. */
function withNumbers(catalogue: Catalogue): Catalogue {
  const numbered: Record<string, string> = {};
  const bots = PROFILES.filter(({ faction, rank }) => faction === 'isc' && rank === 1);
  for (const { id } of bots) {
    for (let n = 1; n <= FIGURES; n++) numbered[`name.${id}-${n}`] = `${catalogue[`name.${id}`] ?? id} ${n}`;
  }
  for (const [i, seat] of COOPERATION_SEATS.entries()) {
    numbered[`name.${seat}`] = `${catalogue['name.player'] ?? 'Player'} ${i + 1}`;
  }
  return { ...numbered, ...catalogue };
}

/** The type holds the languages to the same keys. */
const written: Readonly<Record<'en' | 'fr' | 'it', Readonly<Record<keyof typeof en, string>>>> = {
  en,
  fr,
  it: italian,
};

export const messages: Readonly<Record<string, Catalogue>> = {
  en: withNumbers(written.en),
  fr: withNumbers(written.fr),
  it: withNumbers(written.it),
};
