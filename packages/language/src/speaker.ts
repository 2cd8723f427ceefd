/** Makes sentences out of keys and facts. It never throws: what has no message is still told, as readable as can be. */
import type { GameEvent, Outcome, Refusal } from '@tablerunner/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Catalogues, ENGINE_MESSAGES, type Locale } from './locale.ts';
import { type KnownProblem, problemReader } from './problems.ts';
import { messageValues, type Names, sayObject } from './values.ts';

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
  /** What went wrong, in this language if it is known in English; otherwise as it came. */
  problem(text: string): string;
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

  const format = (
    key: string,
    language: string,
    facts: unknown,
    names: Names = { nameOf, theOf },
  ): string | undefined => {
    const message = messageOf(key, language);
    if (message === undefined || message === '') return message;
    try {
      const id = `${language} ${key}`;
      const ready = compiled.get(id) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
      compiled.set(id, ready);
      return String(ready.format(messageValues(facts, language, names)));
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

  /** `the.<id>`: the name as it stands in a sentence, with its article where the language has one. */
  const theOf = (id: string): string | undefined => messageOf(`the.${id}`, locale);

  let reader: ((text: string) => KnownProblem | undefined) | undefined;

  function problem(text: string, depth = 0): string {
    if (locale === 'en' || depth > DEEPEST_PROBLEM) return text;
    reader ??= problemReader(all.flatMap(({ en = {} }) => Object.entries(en)));
    const known = reader(text);
    return (known && format(known.key, locale, told(known.facts, depth + 1), AS_WRITTEN)) ?? text;
  }

  /** What a program says about a problem comes in English, and may hold another problem. */
  function told(facts: unknown, depth = 0): unknown {
    if (locale === 'en' || typeof facts !== 'object' || facts === null) return facts;
    const found = Object.entries(facts).filter(([fact, value]) => isTold(fact, depth) && typeof value === 'string');
    if (found.length === 0) return facts;
    return { ...facts, ...Object.fromEntries(found.map(([fact, value]) => [fact, problem(value as string, depth)])) };
  }

  const say = (key: string, facts: unknown = {}): string => {
    const ready = told(facts);
    for (const language of languages) {
      const sentence = format(key, language, ready);
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
    problem: (text) => problem(text),
    outcome: ({ winners, draw, reason, clause }) => {
      const how = draw ? 'draw' : winners.length > 0 ? 'won' : 'lost';
      return `${say(`outcome.${how}`, { winners })} ${say(`outcome.${reason}`, { winners })} (${clause})`;
    },
  };
}

/** Words in a problem are what somebody wrote, not IDs: `p2` is no player there. */
const AS_WRITTEN: Names = { nameOf: () => undefined, theOf: () => undefined };

/** Facts that are words of a program: what is wrong and where; within a problem also with what, and what might be meant. */
const TOLD = ['problem', 'where'];
const TOLD_INSIDE = [...TOLD, 'what', 'hint'];
const isTold = (fact: string, depth: number): boolean => (depth === 0 ? TOLD : TOLD_INSIDE).includes(fact);

/** A file that holds a save that holds a position: no sentence of ours goes deeper. */
const DEEPEST_PROBLEM = 4;

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
