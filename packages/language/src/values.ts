/** Facts as a message can use them: IDs become names, lists become text, and what a list hides stays at hand. */

export type Value = string | number | boolean;

const NOTHING = '–';

/** The name of an ID in the reader's language, or `undefined` when it is no ID. */
export type NameOf = (id: string) => string | undefined;

export interface Names {
  readonly nameOf: NameOf;
  /** The name with its article, where it has one. */
  readonly theOf: NameOf;
}

/**
 * `seat: 'red'` gives `{seat}` the name "Red", and `{seatId}` "red" for a select. `results: [5, 4]` gives `{results}`
 * "5, 4" and `{resultsCount}` 2. For an empty text or a missing value the ID is `none`, so that a select can tell it.
 * `{theSeat}` is the name as it stands in a sentence ("la Résistance"), `{TheSeat}` the same at its beginning ("La Résistance").
 */
export function messageValues(facts: unknown, locale: string, names: Names): Record<string, Value> {
  const { nameOf } = names;
  const values: Record<string, Value> = Object.create(null);
  const extra: Record<string, Value> = Object.create(null);
  if (typeof facts !== 'object' || facts === null) return values;
  for (const [fact, value] of Object.entries(facts)) {
    values[fact] = sayValue(value, locale, nameOf);
    if (typeof value === 'string') extra[`${fact}Id`] = value === '' ? 'none' : value;
    if (value === null || value === undefined) extra[`${fact}Id`] = 'none';
    if (Array.isArray(value)) extra[`${fact}Count`] = value.length;
    if (typeof value === 'string' || Array.isArray(value))
      Object.assign(extra, withArticle(fact, value, locale, names));
  }
  return Object.assign(extra, values); // a fact that is really called so comes first
}

function withArticle(fact: string, value: unknown, locale: string, { nameOf, theOf }: Names): Record<string, string> {
  const the = String(sayValue(value, locale, (id) => theOf(id) ?? nameOf(id)));
  return { [`the${capital(fact)}`]: the, [`The${capital(fact)}`]: capital(the) };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Facts are shallow; what lies deeper than this was made to trip us up. */
const DEEPEST = 8;

function sayValue(value: unknown, locale: string, nameOf: NameOf, depth = 0): Value {
  if (depth > DEEPEST) return '…';
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value); // as text it fits into a select
  if (typeof value === 'string') return nameOf(value) ?? value;
  if (Array.isArray(value)) return sayList(value, locale, nameOf, depth + 1);
  if (typeof value === 'object' && value !== null) return sayObject(value, locale, nameOf, depth + 1);
  return NOTHING;
}

function sayList(list: readonly unknown[], locale: string, nameOf: NameOf, depth: number): string {
  const words = list.map((item) => String(sayValue(item, locale, nameOf, depth)));
  if (words.length === 0) return NOTHING;
  if (list.some((item) => typeof item !== 'string')) return words.join(', ');
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
}

export const sayObject = (object: object, locale: string, nameOf: NameOf, depth = 0): string =>
  Object.entries(object)
    .map(([fact, value]) => `${fact}: ${sayValue(value, locale, nameOf, depth)}`)
    .join(', ');
