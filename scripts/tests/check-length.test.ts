/** The length check counts lines and accepts a reason in the first one. */
import { expect, test } from 'vitest';
import { LONGEST, tooLong } from '../check-length.mjs';

const lines = (count: number, first = 'const a = 1;'): string => `${first}\n${'a();\n'.repeat(count - 1)}`;

test('400 lines are fine, 401 are not', () => {
  expect(tooLong(lines(LONGEST))).toBeUndefined();
  expect(tooLong(lines(LONGEST + 1))).toMatch(/^401 lines: split it/);
});

test('a long file may say why, in a comment on its first line', () => {
  expect(tooLong(lines(900, '// long because the table of the rulebook is one list'))).toBeUndefined();
  expect(tooLong(lines(900, '/** Wounds; long because each has its own entry. */'))).toBeUndefined();
  expect(tooLong(lines(900, '// long because'))).toBeDefined();
  expect(tooLong(lines(900, 'a();\n// long because of what?'))).toBeDefined();
});
