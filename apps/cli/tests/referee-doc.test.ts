/** docs/referee.md is true: its examples are replayed, and it lists every operation and every clause. UPDATE_DOCS=1 mends the examples. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findGame } from '@tablerunner/catalogue';
import { expect, test } from 'vitest';
import { createReferee, OP_NAMES } from '../src/referee/referee.ts';

const path = fileURLToPath(new URL('../../../docs/referee.md', import.meta.url));
const page = readFileSync(path, 'utf8');
const MORE = '…';

/** In the page `, …}` and `, …]` say that something is left out; as JSON that is a field or an item called `…`. */
const read = (text: string): unknown =>
  JSON.parse(
    text.replaceAll(
      /(,?)\s*…([}\]])/g,
      (_all, comma: string, end) => `${comma}"${MORE}"${end === '}' ? ':0' : ''}${end}`,
    ),
  );
const write = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(`"${MORE}":0`, MORE)
    .replaceAll(`"${MORE}"`, MORE)
    .replaceAll(`,${MORE}`, `, ${MORE}`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer, cut down to what the page shows of it. */
function shown(wanted: unknown, actual: unknown): unknown {
  if (Array.isArray(wanted) && Array.isArray(actual)) {
    if (wanted.at(-1) !== MORE)
      return actual.length === wanted.length ? actual.map((item, i) => shown(wanted[i], item)) : actual;
    return [...actual.slice(0, wanted.length - 1).map((item, i) => shown(wanted[i], item)), MORE];
  }
  if (isObject(wanted) && isObject(actual) && Object.hasOwn(wanted, MORE)) {
    const kept = Object.entries(actual).filter(([key]) => Object.hasOwn(wanted, key));
    return { ...Object.fromEntries(kept.map(([key, value]) => [key, shown(wanted[key], value)])), [MORE]: 0 };
  }
  if (isObject(wanted) && isObject(actual)) {
    return Object.fromEntries(Object.entries(actual).map(([key, value]) => [key, shown(wanted[key], value)]));
  }
  return actual;
}

interface Example {
  readonly request: string;
  readonly answer: string;
}

const examples: Example[] = [...page.matchAll(/```referee\n(.*?)```/gs)].flatMap(([, block = '']) =>
  [...block.matchAll(/^→ (.*)\n← (.*)$/gm)].map(([, request = '', answer = '']) => ({ request, answer })),
);

test('every example on the page is what the referee answers', () => {
  const sample = findGame('sample');
  if (sample === undefined) throw new Error('the page is about the sample game');
  const referee = createReferee({ games: [sample], locale: 'en', newSeed: () => 'seed' });
  const answered = examples.map(({ request, answer }) => ({
    request,
    before: answer,
    after: write(shown(read(answer), JSON.parse(referee.answer({ text: request })))),
  }));
  if (process.env.UPDATE_DOCS === '1') {
    let mended = page;
    for (const { request, before, after } of answered) {
      mended = mended.replace(`→ ${request}\n← ${before}`, () => `→ ${request}\n← ${after}`);
    }
    writeFileSync(path, mended);
  }
  expect(examples.length).toBeGreaterThan(25);
  const hint = 'docs/referee.md tells another story; if the new one is right: UPDATE_DOCS=1 npx vitest run referee-doc';
  expect(
    answered.map(({ request, after }) => ({ request, answer: after })),
    hint,
  ).toEqual(examples.map(({ request, answer }) => ({ request, answer })));
});

test('no example shows a fault, and every operation has one', () => {
  const shownOps = new Set(examples.map(({ request }) => (JSON.parse(request) as { op: string }).op));
  expect(OP_NAMES.filter((op) => !shownOps.has(op))).toEqual([]);
  expect(examples.filter(({ answer }) => answer.includes('REF-FAULT'))).toEqual([]);
});

test('every clause that can refuse is listed with its reason', () => {
  const folders = ['../src/', '../../../packages/engine/src/'].map((folder) =>
    fileURLToPath(new URL(folder, import.meta.url)),
  );
  const source = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(`${folder}${file}`, 'utf8')),
    )
    .join('\n');
  const used = [...source.matchAll(/'((?:REF|ENG)-[A-Z]+-\d\d)',\s*'([a-z0-9-]+)'/g)].map(
    ([, clause, reason]) => `| ${clause} | ${reason} |`,
  );
  expect(new Set(used).size).toBeGreaterThan(30);
  expect(used.filter((row) => !page.includes(row))).toEqual([]);
});
