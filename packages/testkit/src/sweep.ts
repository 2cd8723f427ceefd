/** Card sweeps: one test looks at all cards of all packs and names every one that fails. */
import type { Game } from '@tablerunner/engine';

/** Calls `look` for each item; all that throw are told together, by name. */
export function sweep<T>(items: Iterable<T>, nameOf: (item: T) => string, look: (item: T) => void): number {
  const failed: string[] = [];
  let seen = 0;
  for (const item of items) {
    seen += 1;
    try {
      look(item);
    } catch (error) {
      failed.push(`${nameOf(item)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (seen === 0) throw new Error('there is nothing to sweep');
  if (failed.length > 0) throw new Error(`${failed.length} of ${seen} failed:\n${failed.join('\n')}`);
  return seen;
}

/** Every language of the game has a text under each of the keys. */
export function sweepMessages(game: Pick<Game, 'messages'>, keys: Iterable<string>): number {
  const wanted = [...keys];
  const pairs = Object.keys(game.messages).flatMap((language) => wanted.map((key) => ({ language, key })));
  return sweep(
    pairs,
    ({ language, key }) => `${language} ${key}`,
    ({ language, key }) => {
      if ((game.messages[language]?.[key] ?? '') === '') throw new Error('no text');
    },
  );
}

/** Every effect of the vocabulary stands in some entry, so that its behaviour is seen in play; and says what it is about. */
export function sweepEffects(
  effects: Iterable<{ readonly name: string; readonly about: string; readonly clause: string }>,
  entries: Iterable<{ readonly do: string }>,
): number {
  const used = new Set([...entries].map((entry) => entry.do));
  return sweep(
    effects,
    ({ name }) => name,
    ({ name, about, clause }) => {
      if (about === '' || clause === '') throw new Error('it does not say what it is about, or by which clause');
      if (!used.has(name)) throw new Error('no card has it');
    },
  );
}
