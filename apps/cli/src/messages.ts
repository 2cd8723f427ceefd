/** The messages of the command line itself: the referee's refusals and the words of the table in the terminal. */
import type { Catalogues } from '@tablerunner/language';
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import italian from './messages/it.json' with { type: 'json' };

export type MessageKey = keyof typeof en;

export const cliMessages: Catalogues & Readonly<Record<'en' | 'fr' | 'it', Readonly<Record<MessageKey, string>>>> = {
  en,
  fr,
  it: italian,
};
