/** The pages about this game: that of the effects is made from their table (`-u` writes it anew), the other is tried. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sample } from '../index.ts';
import { cards } from '../rules/cards.ts';
import { effectTable } from '../rules/effects/table.ts';
import { table } from './kit.ts';

interface Params {
  readonly properties?: Readonly<
    Record<string, { readonly type?: string; readonly minimum?: number; readonly maximum?: number }>
  >;
}

function paramsOf(schema: z.ZodType): string {
  const { properties = {} } = z.toJSONSchema(schema) as Params;
  return Object.entries(properties)
    .map(([name, { type, minimum, maximum }]) => `\`${name}\`: ${type}, ${minimum} to ${maximum}`)
    .join('<br>');
}

test('docs/effects-sample.md', async () => {
  const rows = effectTable.effects.map(({ name, clause, params, about }) => {
    const users = cards.filter(({ effects }) => effects.some((effect) => effect.do === name)).map(({ id }) => id);
    return `| \`${name}\` | ${paramsOf(params)} | ${about} | ${clause} | ${users.join(', ')} |`;
  });
  const page = [
    '# Effects of Skim (games/sample)',
    '',
    'What a card of a pack can do: the `effects` of an entry are a list of these, carried out in their order.',
    'Generated from `games/sample/rules/effects/`; do not edit it by hand.',
    '',
    '```json',
    JSON.stringify({ do: 'gain-credits', by: 3 }),
    '```',
    '',
    '| `do` | parameters | what it does | clause | used by |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../docs/effects-sample.md');
});

test('docs/notation-sample.md: what the page says can be read, and is all there is', () => {
  const page = readFileSync(new URL('../../../docs/notation-sample.md', import.meta.url), 'utf8');
  const example = page.slice(page.indexOf('## Example')).match(/```\n([\s\S]*?)```/)?.[1] ?? '';
  const t = table(example);
  expect([t.waiting(), t.legal()]).toEqual(['blue trace', ['pass', 'trace tripwire']]);

  const lines = [...page.matchAll(/^\| `[^|]*\| `([a-z ]+: [^`]+)` \|/gm)].map(([, line = '']) => line);
  expect(lines.length).toBeGreaterThan(9);
  for (const line of lines.filter((each) => !/^(at|over): /.test(each))) {
    expect(sample.notation.parsePosition(line), line).toMatchObject({ ok: true });
  }
});

const PAGE = readFileSync(new URL('../../../docs/notation-sample.md', import.meta.url), 'utf8');
const section = (title: string): string => PAGE.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const firstCells = (text: string): string[] => [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, word = '']) => word);

test('docs/notation-sample.md: every step is told, with an example that is read', () => {
  const told = section('What stands in the step line');
  const steps = [...sample.stepsByName.keys()].sort();
  expect(firstCells(told).sort()).toEqual(steps);
  const examples = [...told.matchAll(/```position\n(.*?)```/gs)].map(([, text = '']) => text);
  const tops = examples.map((text) => {
    const read = sample.notation.parsePosition(text);
    return read.ok ? read.value.stack.at(-1)?.step : `${read.where}: ${read.problem}`;
  });
  expect(tops.sort()).toEqual(steps);
  for (const text of examples) expect(() => table(text)).not.toThrow();
});

test('docs/notation-sample.md: every roll is told, and every name of an outcome', () => {
  const sources = readdirSync(new URL('../rules/', import.meta.url)).filter((file) => file.endsWith('.ts'));
  const rolls = sources.flatMap((file) =>
    [
      ...readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8').matchAll(/engine\.(?:die|roll)\((.*?)\);/g),
    ].map(([, call = '']) => call),
  );
  expect(rolls).toEqual(["RUN_DIE, 'run', { owner: state.active }"]);
  expect(section('Dice: order and owners')).toContain('| `run` | the runner |');
  for (const name of Object.keys(sample.outcomes ?? {})) {
    expect(section('What a command comes to')).toContain(`\`${name}\``);
  }
});
