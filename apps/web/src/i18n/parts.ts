/**
 * The interface's sentences come in two parts: `first` are those that the first page may say, `rest` belongs to other pages
 * and comes with the first of them. Whoever only looks at the first page loads a third of them.
 */
export const PARTS = ['first', 'rest'] as const;
export type Part = (typeof PARTS)[number];

/** The pages that have sentences of their own, and the tables of the games. */
const OTHER_PAGES =
  /^(burncycle|combat-zone|credits|dice|escape|gathering|lessons|replay|rules|settings|teams|workshop)\./;

export const partOf = (key: string): Part => (OTHER_PAGES.test(key) ? 'rest' : 'first');
