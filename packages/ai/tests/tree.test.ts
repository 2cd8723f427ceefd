/** The tree finds a choice again, in whatever order the legal list comes; equal is what is equal as JSON. */
import { canonicalJson, cloneJson } from '@tablerunner/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameJson } from '../src/same.ts';
import { Branch, Node } from '../src/tree.ts';

test('two choices are the same exactly when their text is the same', () => {
  const json = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(sameJson(a, JSON.parse(JSON.stringify(a)))).toBe(true);
      expect(sameJson(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
    }),
    { numRuns: 300 },
  );
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: undefined, b: 1 }, { b: 1, c: 1 }, false],
  [[1, 2], [1, 2, 3], false],
  [[1], { 0: 1 }, false],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } }, true],
  [null, {}, false],
])('%j and %j: same is %s', (a, b, same) => {
  expect(sameJson(a, b)).toBe(same);
  expect(sameJson(b, a)).toBe(same);
});

test('a choice is found in any order, with a right or a wrong guess', () => {
  const branch = new Branch('left', 'step');
  const choices = Array.from({ length: 30 }, (_, i) => ({ kind: 'go', to: { x: i % 6, y: Math.floor(i / 6) } }));
  for (const choice of choices.slice(0, 20)) branch.add(choice, 0);
  expect(branch.find(cloneJson(choices[3]), 3)).toBe(3);
  expect(branch.find(cloneJson(choices[3]), 17)).toBe(3);
  expect(branch.find(choices[25], 20)).toBe(-1);
  for (const choice of choices.slice(20)) branch.add(choice, 0);
  choices.forEach((choice, i) => {
    expect(branch.find(cloneJson(choice), 29 - i)).toBe(i);
  });
});

test('what follows a choice is kept apart by seat and step', () => {
  const node = new Node();
  const branch = node.branch('left', 'a');
  expect(node.branch('left', 'a')).toBe(branch);
  expect(node.branch('right', 'a')).not.toBe(branch);
  expect(node.branch('left', 'b')).not.toBe(branch);
});
