import { expect, test } from 'vitest';
import { shortcutAt } from '../src/table/action-cards.tsx';

const keysOf = (count: number) => Array.from({ length: count }, (_, at) => shortcutAt(at, count));

test('no two cards have the same key, however many lie there', () => {
  expect(keysOf(3)).toEqual(['1', '2', '9']);
  expect(keysOf(9)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(keysOf(11)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', undefined, undefined, '9']);
});
