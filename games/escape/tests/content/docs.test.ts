/** docs/packs-escape.md: its examples are packs without problems, and it leaves nothing out. */
import { readFileSync } from 'node:fs';
import { sayProblem } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { escapeGame, PACK_KINDS } from '../../index.ts';
import { effectSchema } from '../../rules/campaign/effects.ts';
import { conditionSchema } from '../../rules/scenario/condition.ts';
import { scenarioSchema } from '../../rules/scenario/types.ts';

const page = readFileSync(new URL('../../../../docs/packs-escape.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = '']) => text);

test('the examples are packs without problems', () => {
  expect(examples.length).toBe(3);
  for (const example of examples) {
    const checked = escapeGame.packs?.check('example', JSON.parse(example));
    expect(checked?.ok === false ? checked.problems.map(sayProblem) : []).toEqual([]);
  }
});

/** All values that a schema gives to a field by its name. */
const namesOf = (schema: z.ZodType, field: string): string[] =>
  [
    ...JSON.stringify(z.toJSONSchema(schema, { io: 'input' })).matchAll(
      new RegExp(`"${field}":\\{"type":"string","const":"([a-z-]+)"`, 'g'),
    ),
  ].map(([, name = '']) => name);

test('every kind of pack, field of a scenario, condition and effect is on the page', () => {
  const conditions = namesOf(conditionSchema, 'is');
  const effects = namesOf(effectSchema, 'do');
  const { properties = {} } = z.toJSONSchema(scenarioSchema, { io: 'input' }) as { properties?: object };
  expect([conditions.length, effects.length]).toEqual([12, 6]);
  for (const name of [...PACK_KINDS, ...conditions, ...effects]) expect(page).toContain(`| \`${name}\` |`);
  for (const field of Object.keys(properties)) expect(page, field).toMatch(new RegExp(`\`${field}\`|"${field}"`));
});
