/** docs/packs-combat-zone.md: its examples are packs without problems, and it leaves no field out. */
import { readFileSync } from 'node:fs';
import { sayProblem } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { checkAnyPack, PACK_KINDS, packSchema } from '../../rules/packs.ts';

const page = readFileSync(new URL('../../../../docs/packs-combat-zone.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = '']) => text);

const problemsOf = (json: unknown): string[] => {
  const checked = checkAnyPack('mine.json', json);
  return checked.ok ? [] : checked.problems.map(sayProblem);
};

test('the examples are packs without problems', () => {
  expect(examples).toHaveLength(4);
  for (const example of examples) expect(problemsOf(JSON.parse(example))).toEqual([]);
});

test('what the page says of a card with a fault is what the check says', () => {
  const gear = JSON.parse(examples[1] ?? '');
  gear.gear[0].actions[0].aim = 'friend';
  const said = problemsOf(gear);
  expect(said).toHaveLength(1);
  expect(page).toContain(said[0]);
});

test('a team that breaks a limit is a problem with its clause, one that cannot be read with its line', () => {
  const teams = JSON.parse(examples[3] ?? '');
  teams.teams[0].lines.push('ripper x4');
  expect(problemsOf(teams)[0]).toContain('CZ-TEAM-07');
  teams.teams[0].lines = ['team maelstrom 100', 'Who?'];
  expect(problemsOf(teams)[0]).toContain('line 2');
});

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
}

/** Effects, gifts and reflexes have a page of their own. */
const ELSEWHERE = ['effects', 'gifts', 'reflexes', 'skills', 'keywords'];

function fieldsOf({ properties = {}, items, additionalProperties }: Shape): string[] {
  const below = Object.entries(properties).filter(([name]) => !ELSEWHERE.includes(name));
  return [
    ...Object.keys(properties),
    ...below.flatMap(([, field]) => fieldsOf(field)),
    ...(items === undefined ? [] : fieldsOf(items)),
    ...(typeof additionalProperties === 'object' ? fieldsOf(additionalProperties) : []),
  ];
}

test.each(PACK_KINDS)('the list %s is on the page', (kind) => {
  expect(page).toContain(`| \`${kind}\` |`);
});

test.each(['profiles', 'gear', 'programs', 'teams'] as const)('every field of %s is on the page', (kind) => {
  const fields = [...new Set(fieldsOf(packSchema(kind) as Shape))];
  expect(fields.length).toBeGreaterThan(3);
  expect(fields.filter((field) => !new RegExp(`\`${field}\`|"${field}"`).test(page))).toEqual([]);
});
