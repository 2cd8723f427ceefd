/** Makes the interface's sentences of one language sayable. Keys are typed by the English file. */
import { createSpeaker, type Locale } from '@tablerunner/language';
import type en from './messages/en.json';

export type MessageKey = keyof typeof en;
export type Messages = Readonly<Record<MessageKey, string>>;

export interface Words {
  readonly locale: Locale;
  (key: MessageKey, facts?: Readonly<Record<string, unknown>>): string;
}

export function makeWords(locale: Locale, messages: Messages): Words {
  const speaker = createSpeaker({ [locale]: messages }, locale);
  return Object.assign((key: MessageKey, facts?: Readonly<Record<string, unknown>>) => speaker.say(key, facts), {
    locale,
  });
}
