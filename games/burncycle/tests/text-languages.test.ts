/** English, French and Italian say the same things: the same keys, the same facts, every form fit to be read, nothing left in English. */
import { catalogueProblems, LOCALES, type Locale } from '@tablerunner/language';
import { describe, expect, test } from 'vitest';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import italian from '../text/it.json' with { type: 'json' };
import { messages } from '../text/messages.ts';
import { labelOf } from '../view/label.ts';
import { stage } from '../view/stage.ts';
import { told } from '../view/told.ts';
import { descriptions, eachPosition, LOST, soleSpeaker } from './text-kit.ts';

type Catalogue = Readonly<Record<string, string>>;
const WRITTEN: Readonly<Record<Locale, Catalogue>> = { en, fr, it: italian };
const FOREIGN = ['fr', 'it'] as const;

test('no key is missing or unknown, and all stand in order', () => {
  expect(catalogueProblems(messages)).toEqual([]);
  for (const locale of LOCALES) {
    expect(Object.keys(WRITTEN[locale]), locale).toEqual(Object.keys(en).toSorted());
  }
});

test.each(FOREIGN)('%s tells all facts that English tells', (locale) => {
  // The check looks for facts that English does not have; here the other language stands in for it.
  expect(catalogueProblems({ en: WRITTEN[locale], fr: en, it: en })).toEqual([]);
});

test.each(FOREIGN)('%s is silent where English is silent, and nowhere else', (locale) => {
  const silent = (catalogue: Catalogue): string[] => Object.keys(catalogue).filter((key) => catalogue[key] === '');
  expect(silent(WRITTEN[locale])).toEqual(silent(en));
});

/** Called the same everywhere: bots, captains, corporations, cards and words that the rulebooks do not translate. */
const PROPER = [
  ...['access', 'bit', 'byte', 'casing', 'crash', 'exe', 'interface', 'joan', 'memory', 'processor'],
  ...['brandt', 'mirela', 'okafor', 'sorrel', 'vance', 'zuk', 'evergild', 'gantry', 'murmur'],
  ...['amparo-lisle', 'castor-vey', 'odile-marsh'],
  ...['cannonarm', 'doomscrolling', 'hamster', 'ip-spoof', 'lift', 'nitro-shot', 'pressure', 'tumble-magnet'],
  ...['virtual-terminal', 'walker', 'burncycle', 'hub', 'mainframe', 'mod', 'ping'],
].map((id) => `name.${id}`);

/** Nothing but facts, or words that the two languages have in common with English. */
const SHARED: Readonly<Record<(typeof FOREIGN)[number], readonly string[]>> = {
  fr: [
    ...['draw.cache', 'draw.ip', 'draw.mainframe', 'draw.terminal', 'problem.what-mission'],
    ...['choice.pays', 'choice.target-bot', 'choice.target-guard', 'choice.target-room', 'imperative.when'],
    ...['name.agent', 'name.drain', 'name.dynamo', 'name.tech', 'name.terminal'],
  ],
  it: [
    ...['draw.cache', 'draw.cycle', 'draw.ip', 'draw.mainframe', 'draw.total', 'problem.what-bot'],
    ...['choice.pays', 'choice.target-bot', 'choice.target-guard', 'choice.target-room', 'imperative.when'],
    ...['card.option', 'name.standard', 'task.line', 'use.face'],
  ],
};

test.each(FOREIGN)('%s has nothing left in English', (locale) => {
  const same = Object.keys(en).filter((key) => {
    const text = WRITTEN[locale][key];
    return text !== '' && text === (en as Catalogue)[key];
  });
  expect(same).toEqual([...PROPER, ...SHARED[locale]].toSorted());
  const english = /\b(the|is|are|of|with|cannot|this|room|chip|turn|roll|guard|floor|threat|key|door)\b/i;
  const wordsOf = (text: string): string => text.replaceAll(/(?<=select, |\} )\w+ \{/g, '').replaceAll(/\{\w+/g, '');
  expect(Object.entries(WRITTEN[locale]).filter(([, text]) => english.test(wordsOf(text)))).toEqual([]);
});

/** "de Access", "que Interface", "le Carte-clé": no name stands where French would have to elide or to know its gender. */
const BEFORE_A_NAME =
  /\b(de|que|le|la|du|au|un|une) \{(bot|other|card|power|item|captain|seat|room|upgrade|chip|die|theGuard|guard|kind|objective|action)\}/i;

test.each(FOREIGN)('%s has the typography of its language', (locale) => {
  for (const [key, text] of Object.entries(WRITTEN[locale])) {
    const plain = text.replaceAll(/\{\w+, (plural|select|number), ?(::sign-always)?/g, '');
    expect(plain, key).not.toMatch(/['"“”]|\.\.\./); // ’ and …
    if (locale === 'fr') expect(plain, key).not.toMatch(/\S[:;!?](\s|$)/);
    else expect(plain, key).not.toMatch(/\s[:;!?](\s|$)/);
    if (locale === 'fr') expect(text, key).not.toMatch(BEFORE_A_NAME);
  }
});

test('no message tells facts apart by their names, which differ from language to language', () => {
  for (const [locale, catalogue] of Object.entries(WRITTEN)) {
    const selects = Object.entries(catalogue).flatMap(([key, text]) =>
      [...text.matchAll(/\{(\w+), select, (\w+)/g)].map(([, fact = '', option]) => ({ key, fact, option })),
    );
    expect(selects.filter(({ fact, option }) => !fact.endsWith('Id') && option !== 'true')).toEqual([]);
    expect(selects.length, locale).toBeGreaterThan(20);
  }
  const french = new Map(descriptions(soleSpeaker('fr')));
  expect(french.get('gates-down')).toContain('de l’étage');
  expect(french.get('supply-run')).toContain('réserve d’équipe');
});

const COUNTS = [0, 1, 2, 5, 21];

/** All facts of a message with all values that it tells apart. What is no fact does no harm. */
function valuesOf(text: string): [string, readonly (string | number)[]][] {
  const names = new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name));
  const options = [...text.matchAll(/(?:select, |\} )(\w+) \{/g)].map(([, option = '']) => option);
  return [...names].map((name) => {
    if (new RegExp(`\\{${name}, (plural|number)`).test(text)) return [name, COUNTS];
    const isSelected = new RegExp(`\\{${name}, select, `).test(text);
    return [name, isSelected ? [...new Set(options)] : ['X7']];
  });
}

function* casesOf(
  values: readonly [string, readonly (string | number)[]][],
): Generator<Record<string, string | number>> {
  const [first, ...rest] = values;
  if (first === undefined) return yield {};
  const [name, all] = first;
  for (const value of all) for (const others of casesOf(rest)) yield { [name]: value, ...others };
}

const UNFIT = new RegExp(`${LOST}|NaN|undefined|[{}#]| {2}|^ | $| [.,)]`);

test.each(LOCALES)('%s: every form of every message can be made', (locale) => {
  const speaker = soleSpeaker(locale);
  for (const [key, text] of Object.entries(WRITTEN[locale])) {
    for (const facts of casesOf(valuesOf(text))) {
      const sentence = speaker.say(key, facts);
      const told = `${key} ${JSON.stringify(facts)}: ${sentence}`;
      expect(sentence === '', told).toBe(text === '');
      expect(sentence, told).not.toMatch(UNFIT);
    }
  }
});

test.each(LOCALES)('%s: what cards, abilities and tasks do is said in whole sentences of the language', (locale) => {
  const english = new Map(descriptions(soleSpeaker('en')));
  for (const [id, text] of descriptions(soleSpeaker(locale))) {
    expect(text, id).toMatch(/^\S.*\.$/);
    expect(text, id).not.toMatch(/LOST|NaN|undefined|[{}]| {2}|–|\.\./);
    if (locale !== 'en') expect(text, id).not.toBe(english.get(id));
  }
});

describe('in play', () => {
  const speakers = LOCALES.map(soleSpeaker);

  test('questions, choices, refusals and events are told in each language', { timeout: 60_000 }, () => {
    const reasons = new Set<string>();
    const heard = new Map<string, Set<string>>();
    const hear = (key: string, sentence: string): void => {
      expect(sentence, key).not.toMatch(/LOST|NaN|undefined|[{}]| {2}/);
      heard.set(key, (heard.get(key) ?? new Set()).add(sentence));
    };
    eachPosition(50, (runner) => {
      const { state, stack, outcome } = runner.position;
      const frame = stack.at(-1);
      const isAsked = outcome === undefined && frame !== undefined;
      const candidates = isAsked ? (runner.step.candidates?.(state, frame.memory) ?? []).slice(0, 20) : [];
      const verdicts = candidates.map((choice) => runner.check(choice));
      const { name, facts } = stage(state);
      for (const { locale, refusal, event: tell, say, name: nameOf, step } of speakers) {
        for (const event of runner.events) {
          const data = event.name.startsWith('engine/') ? event.data : told(event, state);
          hear(`${locale} ${event.name}`, tell({ name: event.name, data }));
        }
        hear(`${locale} ${name}`, say(`stage.${name}`, facts));
        if (!isAsked) continue;
        hear(`${locale} ${frame.step}`, step(frame.step));
        for (const choice of candidates) {
          const label = labelOf(state, frame, choice, { say, name: nameOf });
          expect(label, JSON.stringify(choice)).not.toMatch(/LOST|NaN|undefined|[{}]| {2}|–/);
        }
        for (const verdict of verdicts) {
          if (verdict.ok) continue;
          const sentence = refusal(verdict);
          expect(sentence, verdict.reason).not.toMatch(/\([a-z]+: /); // the form of a message that lacks a fact
          reasons.add(verdict.reason);
          hear(`${locale} ${verdict.reason}`, sentence);
        }
      }
    });
    expect(reasons.size).toBeGreaterThan(10);
    for (const [key, sentences] of heard) {
      if (!key.startsWith('en ')) continue;
      const ours = [...sentences].filter((sentence) => sentence !== '');
      for (const locale of FOREIGN) {
        const theirs = heard.get(`${locale}${key.slice(2)}`) ?? new Set();
        expect(
          ours.filter((sentence) => theirs.has(sentence)),
          key,
        ).toEqual([]);
      }
    }
  });
});
