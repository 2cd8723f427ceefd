/** The integer check refuses floats, chance and clock, and lets integer code pass. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkIntegers, isChecked } from '../check-integers.mjs';

const folder = mkdtempSync(join(tmpdir(), 'integers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** One run over all samples, since a run reads TypeScript's own library first. */
const check = (samples: Readonly<Record<string, string>>): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const [path, text] of Object.entries(samples)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    found[path] = [];
  }
  for (const { path, line, what } of checkIntegers(folder, Object.keys(samples))) found[path]?.push(`${line} ${what}`);
  return found;
};

const BAD: readonly [code: string, message: RegExp][] = [
  ['export const half = (n: number) => n / 2;', /float division.*Math\.floor/],
  ['export const half = (n: number) => Math.floor(n / 2 + 1);', /float division/],
  ['let n = 7;\nn /= 2;\nexport { n };', /^2 float division/],
  ['export const share = 0.5;', /0\.5 is no integer.*smaller unit/],
  ['export const tiny = 1e-3;', /no integer/],
  ['export const roll = () => Math.random();', /Math\.random is chance.*dice of the engine/],
  ["export const roll = () => Math['random']();", /Math\.random is chance/],
  ['const { random } = Math;\nexport { random };', /Math as a value/],
  ['export const far = (n: number) => Math.sqrt(n);', /Math\.sqrt gives floats: compare squares/],
  ['export const turn = Math.sin(1) + Math.cos(1);', /Math\.sin gives floats/],
  ['export const near = (n: number) => Math.round(n);', /Math\.round gives floats.*half up/],
  ['export const circle = Math.PI;', /Math\.PI gives floats/],
  ['export const now = Date.now();', /Date is a clock/],
  ['export const now = new Date();', /Date is a clock/],
  ['export const now = globalThis.Date.now();', /Date is a clock/],
  ['export const now = performance.now();', /performance is a clock/],
  ['export const later = (f: () => void) => setTimeout(f, 1);', /setTimeout is a clock/],
  ['export const noise = crypto.getRandomValues(new Uint8Array(1));', /crypto is chance/],
  ["export const read = Number.parseFloat('1');", /parseFloat is a float/],
  ['export const cells = new Float64Array(4);', /Float64Array is floats/],
  ['export const part = 2 ** -1;', /negative power/],
];

test('floats, chance and clock are refused in a rule, with line and remedy', () => {
  const found = check(Object.fromEntries(BAD.map(([code], i) => [`games/bad/rules/bad-${i}.ts`, code])));
  BAD.forEach(([code, message], i) => {
    expect(found[`games/bad/rules/bad-${i}.ts`]?.[0], code).toMatch(message);
  });
});

test('integer code passes', () => {
  const good = `
    type Stamp = { readonly Date: Date; readonly crypto: string };
    export const half = (n: number) => Math.floor(n / 2) + Math.trunc((n + 1) / 2) + Math.ceil(((n / 3)));
    export const bits = (n: number) => (n >>> 1) % 7 ** 2;
    export const exact = (a: bigint, b: bigint) => a / b;
    export const big = 1e6 + 0x10 + 1_000 + Math.max(1, Math.abs(-3));
    export const name = (stamp: Stamp) => stamp.crypto;
    export const performance = { now: 3 };
    export const read = performance.now;
    export const path = 'a/b'.replace(/\\//, '0.5');
  `;
  expect(check({ 'packages/geometry/src/good.ts': good })).toEqual({ 'packages/geometry/src/good.ts': [] });
});

test('the weights of a machine player may be fractions, but know neither chance nor clock', () => {
  const found = check({
    'games/good/ai/weights.ts': 'export const weight = 0.25 / 3 + Math.sqrt(2);',
    'games/good/ai/chance.ts': 'export const weight = Math.random();',
    'games/good/ai/clock.ts': 'export const weight = Date.now();',
  });
  expect(found['games/good/ai/weights.ts']).toEqual([]);
  expect(found['games/good/ai/chance.ts']?.[0]).toMatch(/chance/);
  expect(found['games/good/ai/clock.ts']?.[0]).toMatch(/clock/);
});

test('it looks at engine, geometry and games, not at tests or apps', () => {
  const paths = ['packages/engine/src/a/b.ts', 'packages/geometry/src/a.ts', 'games/x/rules/a.ts', 'games/x/index.ts'];
  expect(paths.filter(isChecked)).toEqual(paths);
  const others = [
    'packages/engine/tests/a.test.ts',
    'games/x/tests/kit.ts',
    'apps/cli/src/main.ts',
    'packages/ai/src/a.ts',
  ];
  expect(others.filter(isChecked)).toEqual([]);
});
