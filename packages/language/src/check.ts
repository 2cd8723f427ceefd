/** Looks through catalogues for what a reader would stumble over: a missing translation, a broken or differing message. */
import { IntlMessageFormat } from 'intl-messageformat';
import { type Catalogues, LOCALES } from './locale.ts';

/** One sentence for each problem; none means that every language says the same things. */
export function catalogueProblems(catalogues: Catalogues): string[] {
  const english = Object.hasOwn(catalogues, 'en') ? catalogues.en : undefined;
  if (english === undefined) return ['en: the language is missing'];
  const problems: string[] = [];
  for (const locale of LOCALES) {
    const messages = Object.hasOwn(catalogues, locale) ? catalogues[locale] : undefined;
    if (messages === undefined) {
      problems.push(`${locale}: the language is missing`);
      continue;
    }
    for (const key of Object.keys(english)) {
      if (!Object.hasOwn(messages, key)) problems.push(`${locale}: ${key}: the message is missing`);
    }
    for (const [key, message] of Object.entries(messages)) {
      const problem = Object.hasOwn(english, key)
        ? messageProblem(message, english[key] ?? '', locale)
        : 'English has no such message';
      if (problem !== undefined) problems.push(`${locale}: ${key}: ${problem}`);
    }
  }
  return problems;
}

function messageProblem(message: string, english: string, locale: string): string | undefined {
  // ICU reads '{ as the beginning of quoted text, and the value would never appear. A quoted brace '{' is meant so.
  if (/'\{(?!')/.test(message)) return 'an apostrophe before a brace hides the value: write ’';
  const [ours, theirs] = [argumentsOf(message, locale), argumentsOf(english, 'en')];
  if (typeof ours === 'string') return ours;
  if (typeof theirs === 'string') return undefined; // told where English is looked at
  const known = new Set([...theirs].map(factOf));
  const strange = [...ours].find((name) => !theirs.has(name) && !known.has(factOf(name)));
  return strange === undefined ? undefined : `English does not use the fact ${strange}`;
}

/** `seatId`, `theSeat` and `TheSeat` are made out of the fact `seat`. */
const factOf = (name: string): string =>
  name.replace(/Id$/, '').replace(/^[tT]he([A-Z])/, (_, letter: string) => letter.toLowerCase());

interface Element {
  readonly value?: unknown;
  readonly type: number;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

/** The parser's numbers for text and for the `#` of a plural: all else names a fact. */
const LITERAL = 0;
const POUND = 7;

function argumentsOf(message: string, locale: string): Set<string> | string {
  try {
    const found = new Set<string>();
    const visit = (elements: readonly Element[]): void => {
      for (const element of elements) {
        if (element.type === LITERAL || element.type === POUND) continue;
        found.add(String(element.value));
        for (const option of Object.values(element.options ?? {})) visit(option.value);
      }
    };
    visit(new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).getAst() as readonly Element[]);
    return found;
  } catch (error) {
    return `the message cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
}
