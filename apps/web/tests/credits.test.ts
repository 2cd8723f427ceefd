/** Every icon that is drawn somewhere is credited to whoever drew it. */
import { expect, test } from 'vitest';
import { iconsByAuthor } from '../src/credits/icon-authors.ts';
import paths from '../src/plan/glyph-paths.json' with { type: 'json' };

test('every drawn icon stands under its own author, once', () => {
  const authors = iconsByAuthor();
  expect(authors.map(([author]) => author)).not.toContain('game-icons.net');
  expect(authors.flatMap(([, icons]) => icons).sort()).toEqual(Object.keys(paths).sort());
});
