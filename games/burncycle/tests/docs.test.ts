/** docs/packs-burncycle.md: its examples are packs without problems, and it leaves nothing out. */
import { readFileSync } from 'node:fs';
import { sayProblem } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { burncycleGame, PACK_KINDS, packSchema } from '../index.ts';

const page = readFileSync(new URL('../../../docs/packs-burncycle.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = '']) => text);

test('the examples are packs without problems', () => {
  expect(examples.length).toBe(4);
  for (const example of examples) {
    const checked = burncycleGame.packs?.check('example', JSON.parse(example));
    expect(checked?.ok === false ? checked.problems.map(sayProblem) : []).toEqual([]);
  }
});

test('what the page says of a mission with a fault is what the check says', () => {
  const mission = JSON.parse(examples[0] ?? '');
  mission.missions[0].floors[0].tasks[0].deed.where = { room: 'attic' };
  const checked = burncycleGame.packs?.check('mine.json', mission);
  const said = checked?.ok === false ? checked.problems.map(sayProblem) : [];
  expect(said).toHaveLength(1);
  expect(page).toContain(said[0]);
});

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly prefixItems?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

const inside = ({ properties = {}, items, anyOf = [], oneOf = [], prefixItems = [] }: Shape): Shape[] => [
  ...Object.values(properties),
  ...(items === undefined ? [] : [items]),
  ...anyOf,
  ...oneOf,
  ...prefixItems,
];

/** Names of all fields below a shape. Effects, modifiers and uses have a page of their own. */
function fieldsOf(shape: Shape): string[] {
  const names = Object.keys(shape.properties ?? {});
  const own = Object.entries(shape.properties ?? {}).filter(([name]) => !ELSEWHERE.includes(name));
  const below = [...own.map(([, field]) => field), ...inside({ ...shape, properties: {} })];
  return [...names, ...below.flatMap(fieldsOf)];
}
const ELSEWHERE = ['effects', 'modifiers', 'use', 'abilities', 'ability'];

test.each(PACK_KINDS)('every field of %s is on the page', (kind) => {
  expect(page).toContain(`| \`${kind}\` |`);
  const fields = [...new Set(fieldsOf(packSchema(kind) as Shape))];
  expect(fields.filter((field) => !new RegExp(`\`${field}\`|"${field}"`).test(page))).toEqual([]);
});

test('every scope and deed of a task is on the page', () => {
  const task = packSchema('missions') as { properties: { missions: { items: { properties: Record<string, Shape> } } } };
  const { floors } = task.properties.missions.items.properties;
  const { scope, deed } = floors?.items?.properties?.tasks?.items?.properties ?? {};
  const deeds = inside(deed ?? {}).map((one) => String(one.properties?.do?.const));
  expect(deeds.length).toBeGreaterThan(12);
  for (const name of scope?.enum ?? []) expect(page).toContain(`\`${String(name)}\``);
  for (const name of deeds) expect(page).toContain(`| \`${name}\` |`);
});
