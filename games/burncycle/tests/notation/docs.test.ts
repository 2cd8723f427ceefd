/** The examples of docs/notation-burncycle.md can be read, and every line of a position is explained there. */
import { readdirSync, readFileSync } from 'node:fs';
import { notationPage, testPage } from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { POWER_DICE } from '../../content/dice.ts';
import { burncycleGame } from '../../index.ts';
import { BOT_WORDS } from '../../notation/bot-words.ts';
import { KEYS } from '../../notation/lines.ts';
import { REMEMBERING } from '../../notation/memories.ts';
import { notation } from '../../notation/notation.ts';
import { questions } from '../../rules/questions.ts';
import { DICE } from '../../rules/types.ts';

const page = notationPage(notation, new URL('../../../../docs/notation-burncycle.md', import.meta.url));

test('the page has examples of both kinds', () => {
  expect(page.blocks.filter(({ kind }) => kind === 'position').length).toBeGreaterThan(2);
  expect(page.blocks.filter(({ kind }) => kind === 'commands').length).toBeGreaterThan(1);
});

testPage(notation, page);

test('every line of a position and every word of a bot is on the page', () => {
  page.expectExplained(KEYS);
  for (const word of Object.keys(BOT_WORDS)) expect(page.page, word).toMatch(new RegExp(`\`${word}[ \`]`));
});

/** Every purpose that a roll of the rules names. Dice of the pool and of powers are named by their kind. */
function purposesInRules(): string[] {
  const rules = new URL('../../rules/', import.meta.url);
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(new URL(file, rules), 'utf8'));
  const calls = sources.flatMap((source) => [
    ...source.matchAll(/engine\.roll\([^,]+, [^,]+, (\w+|'[a-z]+')/g),
    ...source.matchAll(/engine\.die\([^,]+, (\w+|'[a-z]+')/g),
  ]);
  expect(calls.length).toBeGreaterThan(6);
  const named = calls.flatMap(([, purpose = '']) => (purpose.startsWith("'") ? [purpose.slice(1, -1)] : []));
  return [...named, ...DICE, ...POWER_DICE.map(({ id }) => id)];
}

test('the page tells dice, order and owner of every roll, and of no other', () => {
  const [, section = ''] = page.page.split('## Dice: order and owners');
  const [, table = ''] = section.split('| --- | --- | --- | --- |');
  const rows = table.split('\n\n')[0]?.split('\n') ?? [];
  const told = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );
  expect([...told].sort()).toEqual([...new Set(purposesInRules())].sort());
});

test('the page tells every outcome and every policy of the odds', () => {
  const [, after = ''] = page.page.split('## Odds');
  const [section = ''] = after.split('\n## ');
  const told = section.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)]);
  const names = [
    ...Object.keys(burncycleGame.outcomes ?? {}),
    ...(burncycleGame.forecasts ?? []).map(({ name }) => name),
  ];
  expect(told.map(([, word = '']) => word).sort()).toEqual(names.sort());
});

describe('what stands in the step line', () => {
  const [, section = ''] = page.page.split('## What stands in the step line');
  const [, base = ''] = /```position\n(.*?)```/s.exec(section) ?? [];
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` \| (.*) \| `(step: [^`]+)` \|$/gm)];

  test('is told of every step, once', () => {
    const names = [...REMEMBERING, 'engine/triggers'];
    expect(rows.map(([, step = '']) => step).sort()).toEqual([...names].sort());
  });

  test.each(rows.map(([, step = '', , lines = '']) => [step, lines] as const))('%s: %s', (step, lines) => {
    const read = notation.parsePosition(`${base}${lines.replaceAll(' / ', '\n')}`);
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(read.value.stack.at(-1)?.step.replace('burncycle/', '')).toBe(step);
  });
});

test('the page tells every question with its fields', () => {
  const [, section = ''] = page.page.split('## Questions');
  const rows = [...section.matchAll(/^\| `([a-z]+)` \| (.*?) \|/gm)];
  expect(rows.map(([, what = '']) => what).sort()).toEqual(Object.keys(questions).sort());
  for (const [, what = '', fields = ''] of rows) {
    const told = [...fields.matchAll(/`([a-z]+)`/g)].map(([, field = '']) => field);
    expect(told.sort(), what).toEqual(Object.keys(questions[what]?.params.shape ?? {}).sort());
  }
});
