/** Makes sentences out of keys and facts. It never throws: what has no message is still told, as readable as can be. */
import type { GameEvent, Outcome, Refusal } from '@tablerunner/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Catalogues, ENGINE_MESSAGES, type Locale } from './locale.ts';
import { messageValues, sayObject } from './values.ts';

export interface Speaker {
  readonly locale: Locale;
  /** Whether there is a message, in this language or in English. */
  has(key: string): boolean;
  say(key: string, facts?: unknown): string;
  /** The name of an ID (`name.<id>`), or the ID itself. */
  name(id: string): string;
  /** The sentence with the clause behind it. */
  refusal(refusal: Pick<Refusal, 'clause' | 'reason' | 'facts'>): string;
  /** Empty when the game has nothing to say about the event. */
  event(event: GameEvent): string;
  /** What a decision at this step asks. */
  step(name: string): string;
  /** Who won, why, and the clause. */
  outcome(outcome: Outcome): string;
}

/** Earlier catalogues come first; the engine's own messages come last. */
export function createSpeaker(catalogues: Catalogues | readonly Catalogues[], locale: Locale): Speaker {
  const all: readonly Catalogues[] = [...(isList(catalogues) ? catalogues : [catalogues]), ENGINE_MESSAGES];
  const languages = locale === 'en' ? ['en'] : [locale, 'en'];
  const compiled = new Map<string, IntlMessageFormat>();

  const messageOf = (key: string, language: string): string | undefined => {
    for (const catalogue of all) {
      const messages = Object.hasOwn(catalogue, language) ? catalogue[language] : undefined;
      if (messages !== undefined && Object.hasOwn(messages, key)) return messages[key];
    }
    return undefined;
  };

  const format = (key: string, language: string, facts: unknown): string | undefined => {
    const message = messageOf(key, language);
    if (message === undefined || message === '') return message;
    try {
      const id = `${language} ${key}`;
      const ready = compiled.get(id) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
      compiled.set(id, ready);
      return String(ready.format(messageValues(facts, language, nameOf)));
    } catch {
      return undefined; // a fact is missing or the message is broken: the next language may do better
    }
  };

  function nameOf(id: string): string | undefined {
    const key = `name.${id}`;
    for (const language of languages) {
      const name = messageOf(key, language);
      if (name !== undefined) return name;
    }
    return undefined;
  }

  const say = (key: string, facts: unknown = {}): string => {
    for (const language of languages) {
      const sentence = format(key, language, facts);
      if (sentence !== undefined) return sentence;
    }
    return readableForm(key, facts);
  };

  /** `refusal.wall-in-the-way` with facts: "Wall in the way (from: a2, to: b2)." */
  const readableForm = (key: string, facts: unknown): string => {
    const told =
      key.startsWith('outcome.') || typeof facts !== 'object' || facts === null ? '' : sayObject(facts, locale, nameOf);
    return `${readableKey(key)}${told === '' ? '' : ` (${told})`}.`;
  };

  const has = (key: string): boolean => languages.some((language) => messageOf(key, language) !== undefined);

  return {
    locale,
    has,
    say,
    name: (id) => nameOf(id) ?? id,
    refusal: ({ clause, reason, facts }) => `${say(`refusal.${reason}`, facts)} (${clause})`,
    event: ({ name, data }) => say(`event.${name}`, data),
    step: (name) => say(`step.${name}`),
    outcome: ({ winners, draw, reason, clause }) => {
      const how = draw ? 'draw' : winners.length > 0 ? 'won' : 'lost';
      return `${say(`outcome.${how}`, { winners })} ${say(`outcome.${reason}`, { winners })} (${clause})`;
    },
  };
}

const isList = (catalogues: Catalogues | readonly Catalogues[]): catalogues is readonly Catalogues[] =>
  Array.isArray(catalogues);

function readableKey(key: string): string {
  const words = key
    .slice(key.lastIndexOf('/') + 1)
    .replace(/^(refusal|event|step|outcome|name)\./, '')
    .replaceAll(/[-_.]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
