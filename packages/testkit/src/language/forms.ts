/** All forms of a message: its facts with all values that it tells apart. */

type Value = string | number;

/** What languages count by: none, one, few, many, and so many that a number is written in groups. */
const COUNTS = [0, 1, 2, 5, 21, 1_000_000];

/** The words among which a message selects by a fact. */
function optionsOf(text: string, fact: string): string[] {
  const found = new Set<string>();
  for (const { index, 0: head } of text.matchAll(new RegExp(`\\{${fact}, select, ?`, 'g'))) {
    let [depth, word] = [0, ''];
    for (const sign of text.slice(index + head.length)) {
      if (depth === 0 && sign === '{') found.add(word.trim());
      if (depth === 0 && sign === '}') break;
      word = depth === 0 && sign !== '{' ? word + sign : '';
      if (sign === '{') depth += 1;
      if (sign === '}') depth -= 1;
    }
  }
  return [...found];
}

function valuesOf(text: string): [string, readonly Value[]][] {
  const facts = new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, fact = '']) => fact)); // what is none does no harm
  return [...facts].map((fact) => {
    const options = optionsOf(text, fact);
    if (new RegExp(`\\{${fact}, (plural|number)`).test(text)) return [fact, [...options.slice(0, 1), ...COUNTS]]; // or a word for it
    return [fact, options.length === 0 ? ['X7'] : options];
  });
}

function* combine(values: readonly [string, readonly Value[]][]): Generator<Record<string, Value>> {
  const [first, ...rest] = values;
  if (first === undefined) return yield {};
  const [fact, all] = first;
  for (const value of all) for (const others of combine(rest)) yield { [fact]: value, ...others };
}

/** Facts for every form of the message. */
export const formsOf = (text: string): Generator<Record<string, Value>> => combine(valuesOf(text));
