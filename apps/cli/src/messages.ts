/** The messages of the command line itself: the referee's refusals and the words of the table in the terminal. */
import type { Game } from '@tablerunner/engine';
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

const PROBLEM = 'problem.';

/** What can go wrong with a game's notation, saves and options, and nothing else of what it says. */
const problemsOf = (messages: Catalogues): Catalogues =>
  Object.fromEntries(
    Object.entries(messages).map(([locale, catalogue]) => [
      locale,
      Object.fromEntries(Object.entries(catalogue).filter(([key]) => key.startsWith(PROBLEM))),
    ]),
  );

/** For sentences that are told where no game has been opened: none of its names is used, but all its problems are known. */
export const messagesBeforeAGame = (games: readonly Pick<Game, 'messages'>[]): readonly Catalogues[] => [
  cliMessages,
  ...games.map(({ messages }) => problemsOf(messages)),
];
