/** English, French and Italian say the same things: the same keys, the same facts, every form fit to be read, nothing left in English. */
import { eventSeenBy, Match, type Pen, plainPen, SPECTATOR } from '@tablerunner/engine';
import {
  catalogueProblems,
  createSpeaker,
  ENGINE_MESSAGES,
  LOCALES,
  type Locale,
  type Speaker,
} from '@tablerunner/language';
import { describe, expect, test } from 'vitest';
import { escapeGame } from '../index.ts';
import { COUNTERS, DIFFICULTIES, DODGES, POOLS } from '../rules/lists.ts';
import { type EscapeState, FEATS } from '../rules/types.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import italian from '../text/it.json' with { type: 'json' };
import { told } from '../view/told.ts';
import type { EscapeView } from '../view/view.ts';

type Catalogue = Readonly<Record<string, string>>;
const WRITTEN: Readonly<Record<Locale, Catalogue>> = { en, fr, it: italian };
const FOREIGN = ['fr', 'it'] as const;

/** A sentence that cannot be made in its own language shows itself by this. */
const LOST = 'LOST';

/** Speaks one language only, where a speaker of the game would fall back on English. */
function soleSpeaker(locale: Locale): Speaker {
  const own = { ...ENGINE_MESSAGES[locale], ...escapeGame.messages[locale] };
  if (locale === 'en') return createSpeaker({ en: own }, locale);
  const lost = Object.fromEntries(
    Object.keys({ ...ENGINE_MESSAGES.en, ...escapeGame.messages.en }).map((key) => [key, LOST]),
  );
  return createSpeaker({ [locale]: own, en: lost }, locale);
}

test('no key is missing or unknown, and all stand in order', () => {
  expect(catalogueProblems(escapeGame.messages)).toEqual([]);
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

/** Called the same everywhere: people, drones, machines, signs of the rulebook that it does not translate. */
const PROPER = [
  ...['alice', 'ashton', 'auger', 'brandt', 'duncan', 'freedom', 'iris', 'jimmy', 'kestrel', 'okoro', 'pip', 'rivet'],
  ...['vesna', 'flybot', 'scarabot', 'wormbot', 'robot', 'isc', 'escape'],
  ...['amx-10', 'datadisk', 'firewall', 'medikit', 'otaku', 'radio'],
].map((id) => `name.${id}`);

/** Words that the two languages have in common with English, letter by letter. */
const SHARED: Readonly<Record<(typeof FOREIGN)[number], readonly string[]>> = {
  fr: [
    ...['draw.cbt', 'draw.int', 'draw.mvt'],
    ...['name.anticipation', 'name.atrium', 'name.cbt', 'name.cryo-tube', 'name.infiltration', 'name.initiative'],
    ...['name.int', 'name.normal', 'name.possession', 'name.purge', 'name.terminal'],
    // The French rulebook leaves the colours of the ISC in English.
    ...['name.black', 'name.black-karasu', 'name.black-tengu', 'name.black-ubume'],
    ...['name.blue', 'name.blue-kappa', 'name.blue-oni', 'name.blue-rikishi'],
    ...['name.green', 'name.green-jorogumo', 'name.green-mamushi', 'name.green-orochi'],
    ...['draw.token-black', 'draw.token-blue', 'draw.token-green'],
  ],
  it: ['draw.int', 'name.blackout'],
};

test.each(FOREIGN)('%s has nothing left in English', (locale) => {
  const same = Object.keys(en).filter((key) => {
    const text = WRITTEN[locale][key];
    return text !== '' && text === (en as Catalogue)[key];
  });
  expect(same).toEqual([...PROPER, ...SHARED[locale]].toSorted());
  const english = /\b(the|is|are|of|with|cannot|this|Airlock|Room|token|turn|roll|Hack)\b/i;
  const wordsOf = (text: string): string => text.replaceAll(/\{\w+/g, '');
  expect(Object.entries(WRITTEN[locale]).filter(([, text]) => english.test(wordsOf(text)))).toEqual([]);
});

/** "de Alice", "que Iris", "le Esquive": no name stands where French would have to elide or to know its gender. */
const BEFORE_A_NAME =
  /\b(de|que|le|la|du|au|un|une) \{(unit|attacker|target|pilot|commander|possessor|next|id|seat|faction|item|weapon|ability|pool|source|title|purpose)\}/i;

test.each(FOREIGN)('%s has the typography of its language', (locale) => {
  for (const [key, text] of Object.entries(WRITTEN[locale])) {
    const plain = text.replaceAll(/\{\w+, (plural|select|number), ?(::sign-always)?/g, '');
    expect(plain, key).not.toMatch(/['"“”]|\.\.\./); // ’ and …
    if (locale === 'fr') expect(plain, key).not.toMatch(/\S[:;!?](\s|$)/);
    else expect(plain, key).not.toMatch(/\s[:;!?](\s|$)/);
    if (locale === 'fr') expect(text, key).not.toMatch(BEFORE_A_NAME);
  }
});

const COUNTS = [0, 1, 2, 5, 21, 1_000_000];

/** All facts of a message with all values that it tells apart. What is no fact does no harm. */
function valuesOf(text: string): [string, readonly (string | number)[]][] {
  const names = new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name));
  const options = [...text.matchAll(/(?:select, |\} )(\w+) \{/g)].map(([, option = '']) => option);
  return [...names].map((name) => {
    const isCounted = new RegExp(`\\{${name}, (plural|number)`).test(text);
    const first = new RegExp(`\\{${name}, select, (\\w+)`).exec(text)?.[1];
    if (isCounted) return [name, [...(first === undefined ? [] : [first]), ...COUNTS]]; // a number, or a word for it
    return [name, first === undefined ? ['X7'] : [...new Set(options)]];
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

test.each(LOCALES)('%s: every form of every message can be made', (locale) => {
  const speaker = soleSpeaker(locale);
  for (const [key, text] of Object.entries(WRITTEN[locale])) {
    for (const facts of casesOf(valuesOf(text))) {
      const sentence = speaker.say(key, facts);
      const told = `${key} ${JSON.stringify(facts)}: ${sentence}`;
      expect(sentence === '', told).toBe(text === '');
      expect(sentence, told).not.toMatch(new RegExp(`${LOST}|NaN|undefined|[{}#]|(?<!\\n) {2}|^ | $| [.,)]`));
    }
  }
});

test('what the rules put into sentences has a name', () => {
  const ids = [...DODGES, ...COUNTERS, ...FEATS, ...POOLS, ...DIFFICULTIES, 'command', 'dodge', 'push', 'escape'];
  expect(ids.filter((id) => !Object.hasOwn(en, `name.${id}`))).toEqual([]);
});

type EscapeMatch = Match<EscapeState, EscapeView>;

/** Random matches of both modes, stopped every few commands. */
function eachPosition(visit: (match: EscapeMatch) => void): void {
  for (const [options, seed] of [
    [{ squads: 'proposed' }, 'languages'],
    [{ scenario: 'black-box', mode: 'cooperation', players: 3 }, 'languages too'],
    [{ scenario: 'thaw', mode: 'cooperation', players: 2 }, 'more languages'],
  ] as const) {
    const started = Match.start(escapeGame, { options, seed });
    if (!started.ok) throw new Error(started.problem);
    const match = started.value;
    for (let n = 0; n < 240 && match.decision() !== undefined; n++) {
      const legal = match.legal();
      match.play(match.decision()?.seat ?? '', legal[(n * 7) % legal.length]);
      if (n % 6 === 0) visit(match);
    }
    visit(match);
  }
}

describe('in play', () => {
  const speakers = LOCALES.map(soleSpeaker);

  test('questions, refusals and events are told in each language', { timeout: 60_000 }, () => {
    const reasons = new Set<string>();
    const heard = new Map<string, Set<string>>();
    const hear = (key: string, sentence: string): void => {
      expect(sentence, key).not.toMatch(new RegExp(`${LOST}|NaN|undefined|[{}]| {2}`));
      heard.set(key, (heard.get(key) ?? new Set()).add(sentence));
    };
    const seen = new Map<EscapeMatch, number>();
    const tried = new Map<string, unknown>(); // what was allowed once is asked for again where it is not
    eachPosition((match) => {
      const { view } = match.view(SPECTATOR);
      const seat = match.decision()?.seat ?? '';
      const verdicts = [
        ...match.candidates().map(({ verdict }) => verdict),
        ...[...tried.values()].map((choice) => match.check(seat, choice)),
      ];
      const refused = verdicts.flatMap((verdict) => (verdict.ok ? [] : [verdict]));
      for (const choice of match.legal().slice(0, 40)) {
        if (tried.size < 400) tried.set(JSON.stringify(choice), choice);
      }
      for (const { locale, refusal, event: tell, step } of speakers) {
        for (const verdict of refused) {
          const sentence = refusal(verdict);
          expect(sentence, verdict.reason).not.toMatch(/\([a-z]+: /); // the form of a message that lacks a fact
          reasons.add(verdict.reason);
          hear(`${locale} ${verdict.reason}`, sentence);
        }
        const asked = match.decision()?.step;
        if (asked !== undefined) hear(`${locale} ${asked}`, step(asked));
        for (const event of match.events.slice(seen.get(match) ?? 0)) {
          const shown = eventSeenBy(escapeGame, event, SPECTATOR);
          if (shown === undefined) continue;
          const data = event.name.startsWith('engine/') ? shown.data : told(shown, view);
          hear(`${locale} ${event.name}`, tell({ name: event.name, data }));
        }
      }
      seen.set(match, match.events.length);
    });
    expect(reasons.size).toBeGreaterThan(25);
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

  test('the drawn table fits its width in each language', { timeout: 60_000 }, () => {
    eachPosition((match) => {
      for (const { locale, say, name } of speakers) {
        for (const columns of [80, 110]) {
          const pen: Pen = { ...plainPen, columns, say, name };
          for (const viewer of [SPECTATOR, match.seats[0] ?? SPECTATOR]) {
            const lines = escapeGame.draw(match.view(viewer).view, pen).split('\n');
            expect(
              lines.filter((line) => [...line].length > columns),
              `${locale} ${columns}`,
            ).toEqual([]);
            expect(
              lines.filter((line) => line.includes(LOST)),
              locale,
            ).toEqual([]);
          }
        }
      }
    });
  });

  test('the squads stand beside the board wherever they do so in English', { timeout: 60_000 }, () => {
    const wide = { ...plainPen, columns: 110 };
    let beside = 0;
    eachPosition((match) => {
      const { view } = match.view(SPECTATOR);
      const heights = speakers.map(({ say, name }) => escapeGame.draw(view, { ...wide, say, name }).split('\n').length);
      const [english = 0, ...others] = heights;
      if (english > 32) return;
      beside++;
      for (const height of others) expect(height).toBeLessThanOrEqual(english + 1);
    });
    expect(beside).toBeGreaterThan(10);
  });
});
