/** Plain JSON: copies that share nothing, one canonical text, one hash. Clauses ENG-JSON, ENG-HASH. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, cloneJson, clonePosition, hashJson, hashText } from '../src/index.ts';

test('ENG-JSON-01 a copy is equal and shares nothing with its original', () => {
  const shared = (a: unknown, b: unknown): boolean =>
    typeof a === 'object' && a !== null
      ? a === b || Object.keys(a).some((key) => shared(a[key as never], (b as never)[key]))
      : false;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const copy = cloneJson(value);
      expect(copy).toEqual(value);
      expect(shared(value, copy)).toBe(false);
    }),
    { seed: 2, numRuns: 100 },
  );
});

test('ENG-JSON-02 equal values give equal text, whatever the order of their keys', () => {
  const turned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turned);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, item]) => [key, turned(item)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
      expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
    }),
    { seed: 3, numRuns: 100 },
  );
});

test('ENG-JSON-03 what is undefined is not there', () => {
  expect(canonicalJson({ b: undefined, a: [undefined, 1], c: {} })).toBe('{"a":[null,1],"c":{}}');
  expect(hashJson({ a: 1, b: undefined })).toBe(hashJson({ a: 1 }));
  expect(canonicalJson(undefined)).toBe('null');
});

test('ENG-HASH-01 the hash is SHA-256 over the canonical text', () => {
  const text = '{"a":"ü","b":[1,2]}';
  expect(hashJson({ b: [1, 2], a: 'ü' })).toBe(createHash('sha256').update(text).digest('hex'));
  expect(hashText('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('ENG-HASH-02 state, steps, draws and outcome are all in the hash of a position', () => {
  const position = { state: { a: 1 }, stack: [{ step: 's', memory: { n: 1 } }], drawn: 2 };
  const others = [
    { ...position, state: { a: 2 } },
    { ...position, stack: [{ step: 's', memory: { n: 2 } }] },
    { ...position, stack: [] },
    { ...position, drawn: 3 },
    { ...position, outcome: { winners: [], draw: true, clause: 'c', reason: 'r' } },
  ];
  expect(new Set([position, ...others].map(hashJson)).size).toBe(6);
  for (const one of [position, ...others]) expect(hashJson(clonePosition(one))).toBe(hashJson(one));
});
