/** The interface's own sentences. Keys are typed by the English file; a test holds the other languages against it. */
import { createSpeaker, type Locale, type Speaker } from '@tablerunner/language';
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };

export type MessageKey = keyof typeof en;

export interface Words {
  readonly locale: Locale;
  (key: MessageKey, facts?: Readonly<Record<string, unknown>>): string;
}

export function wordsOf(locale: Locale): Words {
  const speaker: Speaker = createSpeaker({ en, fr, it }, locale);
  return Object.assign((key: MessageKey, facts?: Readonly<Record<string, unknown>>) => speaker.say(key, facts), {
    locale,
  });
}
