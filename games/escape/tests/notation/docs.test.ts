/** The examples of docs/notation-escape.md can be read. */
import { readdirSync, readFileSync } from 'node:fs';
import { Match } from '@tablerunner/engine';
import { notationPage, testPage } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { escapeGame } from '../../index.ts';

const { notation } = escapeGame;
const page = notationPage(notation, new URL('../../../../docs/notation-escape.md', import.meta.url));

test('the page has examples of both kinds', () => {
  expect(page.blocks.filter(({ kind }) => kind === 'position').length).toBeGreaterThan(2);
  expect(page.blocks.filter(({ kind }) => kind === 'commands').length).toBeGreaterThan(1);
});

testPage(notation, page);

test('every line and every option that the notation knows is on the page', () => {
  const wrong = notation.parsePosition('nonsense: 1\nboard: atrium');
  const known = wrong.ok ? '' : (wrong.problem.split('there are ')[1] ?? '');
  page.expectExplained(known.split(', ').map((key) => key.replace(/^(green|blue) pile$/, 'black pile')));
});

const section = (title: string): string => page.page.split(`# ${title}\n`)[1]?.split(/\n##+ /)[0] ?? '';
const firstCells = (text: string): string[] =>
  [...text.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );

test('every step is told, with an example that is read and goes on', () => {
  const told = section('What stands in the step line');
  const rows = [...told.matchAll(/^\| `([^`]+)` \| .* \| `(step: .*)` \|$/gm)];
  expect(rows.map(([, step]) => step).sort()).toEqual([...escapeGame.stepsByName.keys()].sort());
  const bases = [...told.matchAll(/```position\n(.*?)```/gs)].map(([, text = '']) => text);
  expect(bases.length).toBe(2);
  const cooperation = told.indexOf('Those of Cooperation');
  for (const [row, step = '', line = ''] of rows) {
    const base = bases[told.indexOf(row) > cooperation ? 1 : 0] ?? '';
    const position = page.read(`${base}${line}`);
    expect(position.stack.at(-1)?.step, line).toBe(step);
    expect(() => Match.from(escapeGame, { seed: 'steps', position }), line).not.toThrow();
  }
});

test('every purpose of a roll, every outcome and every question is told', () => {
  const rules = new URL('../../rules/', import.meta.url);
  const files = readdirSync(rules, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(new URL(file, rules), 'utf8')).join('\n');
  const purposes = new Set(
    [...sources.matchAll(/(?:purpose: |rollForBoth\(state, )'([a-z-]+)'/g)].map(([, purpose = '']) => purpose),
  );
  const told = [...section('Dice: order and owners').matchAll(/\| `([a-z-]+)` \| [^|]+ \|$/gm)].map(
    ([, purpose = '']) => purpose,
  );
  expect([...new Set(told)].sort()).toEqual([...purposes].sort());
  expect(firstCells(section('What a command comes to')).sort()).toEqual(Object.keys(escapeGame.outcomes ?? {}).sort());
  expect(firstCells(section('Questions')).sort()).toEqual(Object.keys(escapeGame.questions ?? {}).sort());
});
