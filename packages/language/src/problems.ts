/**
 * Problems are told in English where they arise: readers of notation, files and saves know no language, and scripts read what they say.
 * For people a problem is recognised here by its form (`problem.*` of the English catalogue) and told again in their language.
 */

/** What a problem is in the catalogues, and the words that its form leaves open. */
export interface KnownProblem {
  readonly key: string;
  readonly facts: Readonly<Record<string, string>>;
}

interface Form {
  readonly key: string;
  readonly names: readonly string[];
  readonly pattern: RegExp;
  /** How much of the sentence the form fixes: of two that fit, the one that says more is meant. */
  readonly fixed: number;
}

const PREFIX = 'problem.';

/** Longer texts are somebody's data, not our sentence. */
const LONGEST = 2000;

/** A message cannot hold a straight quotation mark beside a fact (ICU), so both kinds count as one. */
const straighten = (text: string): string => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');

function formOf(key: string, message: string): Form {
  const parts = straighten(message).split(/\{(\w+)\}/);
  const source = parts.map((part, i) => (i % 2 === 1 ? '(.*?)' : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')));
  return {
    key,
    names: parts.filter((_, i) => i % 2 === 1),
    pattern: new RegExp(`^${source.join('')}$`, 's'),
    fixed: parts.reduce((sum, part, i) => sum + (i % 2 === 1 ? 0 : part.length), 0),
  };
}

/** Reads problems by the English messages of a catalogue. */
export function problemReader(
  english: readonly (readonly [string, string])[],
): (text: string) => KnownProblem | undefined {
  const forms = english
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, message]) => formOf(key, message))
    .sort((a, b) => b.fixed - a.fixed);
  return (text) => {
    if (text.length > LONGEST) return undefined;
    const plain = straighten(text);
    for (const { key, names, pattern } of forms) {
      const found = pattern.exec(plain);
      if (found !== null) return { key, facts: Object.fromEntries(names.map((name, i) => [name, found[i + 1] ?? ''])) };
    }
    return undefined;
  };
}
