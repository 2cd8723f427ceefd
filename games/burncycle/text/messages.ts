/** The message catalogues, with names for numbered seats, floors, cards and dice that need not be written one by one. */
import { POWER_DICE } from '../content/dice.ts';
import { CORPORATIONS } from '../content/floors.ts';
import { KEYPADS } from '../content/keypads.ts';
import { TERMINALS } from '../content/terminals.ts';
import { SEATS } from '../rules/setup/options.ts';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import italian from './it.json' with { type: 'json' };

type Catalogue = Readonly<Record<string, string>>;

/** `name.p2` is "Player 2", `name.gantry-1` "Gantry, floor 1", `name.keypad-07` "Keypad card 7", each in the words of its language. */
function withNumbers(catalogue: Catalogue): Catalogue {
  const nameOf = (id: string): string => catalogue[`name.${id}`] ?? id;
  const numbered: Record<string, string> = {};
  for (const [i, seat] of SEATS.entries()) numbered[`name.${seat}`] = `${nameOf('player')} ${i + 1}`;
  for (const { id, floors } of CORPORATIONS) {
    for (const { number } of floors) numbered[`name.${id}-${number}`] = `${nameOf(id)}, ${nameOf('floor')} ${number}`;
  }
  for (const { id } of KEYPADS) numbered[`name.${id}`] = `${nameOf('keypad-card')} ${numberOf(id)}`;
  for (const { id } of TERMINALS) numbered[`name.${id}`] = `${nameOf('terminal-card')} ${numberOf(id)}`;
  for (const { id } of POWER_DICE) numbered[`name.${id}`] = `${nameOf('equipment-die')} ${numberOf(id)}`;
  return { ...numbered, ...catalogue };
}

const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

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
