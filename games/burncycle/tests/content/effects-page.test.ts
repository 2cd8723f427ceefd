/** docs/effects-burncycle.md is made from the vocabulary and from the packs (`-u` writes it anew). */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { BOTS } from '../../content/bots.ts';
import { CAPTAINS } from '../../content/captains.ts';
import { POWER_DICE } from '../../content/dice.ts';
import { EQUIPMENT, MODS } from '../../content/items.ts';
import { NETWORK_CARDS } from '../../content/network-cards.ts';
import type { Power } from '../../content/power.ts';
import { TERMINALS } from '../../content/terminals.ts';
import { THREAT_CARDS } from '../../content/threat.ts';
import { EFFECT_NAMES, VOCABULARY } from '../../rules/effects/vocabulary.ts';
import { MODIFIERS } from '../../rules/modifiers.ts';

interface Entry {
  readonly id: string;
  readonly effects: readonly { readonly do: string }[];
  readonly modifiers: readonly { readonly name: string }[];
}

const ofPower = ({ id, use, modifiers = [] }: Power): Entry => ({ id, effects: use?.effects ?? [], modifiers });
const ofList = (id: string, effects: Entry['effects'] = []): Entry => ({ id, effects, modifiers: [] });

/** Everything of the packs that does something. */
const ENTRIES: readonly Entry[] = [
  ...BOTS.flatMap(({ abilities, module }) => [...abilities, module.ability].map(ofPower)),
  ...EQUIPMENT.flatMap((card) => [ofPower(card), ofList(card.id, card.effects)]),
  ...MODS.map(ofPower),
  ...POWER_DICE.map(({ id, faces }) =>
    ofList(
      `die ${id}`,
      faces.flatMap(({ effects }) => effects),
    ),
  ),
  ...TERMINALS.flatMap(({ options }) => options.map(({ id, effects }) => ofList(id, effects))),
  ...NETWORK_CARDS.map(({ id, effects }) => ofList(id, effects)),
  ...CAPTAINS.map(({ action }) => ofList(action.id, action.effects)),
  ...CAPTAINS.flatMap(({ abilities }) =>
    abilities.map((one) => ({ id: one.id, effects: [], modifiers: one.kind === 'guard-ability' ? [] : [one] })),
  ),
  ...THREAT_CARDS.flatMap(({ standard, simplified }) => [
    ...standard.events.map(({ id, effects }) => ofList(id, effects)),
    ...[...standard.thresholds, ...simplified.thresholds].map(({ id, modifiers }) => ({ id, effects: [], modifiers })),
  ]),
];

const MOST_USERS = 6;

function usersOf(uses: (entry: Entry) => boolean): string {
  const ids = [...new Set(ENTRIES.filter(uses).map(({ id }) => id))];
  const rest = ids.length - MOST_USERS;
  return ids.slice(0, MOST_USERS).join(', ') + (rest > 0 ? `, and ${rest} more` : '');
}

interface Param {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
}

function paramsOf(schema: z.ZodType): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema) as {
    readonly properties?: Readonly<Record<string, Param>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties)
    .map(([name, { type, minimum, maximum, enum: words }]) => {
      const values =
        words === undefined ? `${type}, ${minimum} to ${maximum}` : words.map((word) => `\`${word}\``).join(', ');
      return `\`${name}\`${required.includes(name) ? '' : ' (may be left out)'}: ${values}`;
    })
    .join('<br>');
}

test('docs/effects-burncycle.md', async () => {
  const effects = EFFECT_NAMES.map((name) => {
    const { clause, about, params } = VOCABULARY[name];
    const users = usersOf((entry) => entry.effects.some((effect) => effect.do === name));
    expect(users, name).not.toBe('');
    return `| \`${name}\` | ${paramsOf(params)} | ${about} | ${clause} | ${users} |`;
  });
  const modifiers = Object.entries(MODIFIERS).map(([name, about]) => {
    const users = usersOf((entry) => entry.modifiers.some((modifier) => modifier.name === name));
    expect(users, name).not.toBe('');
    return `| \`${name}\` | ${about} | ${users} |`;
  });
  const page = [
    '# Effects of burncycle',
    '',
    'What cards, abilities and dice of a pack can do. Generated from `games/burncycle/rules/effects/vocabulary.ts`,',
    '`games/burncycle/rules/modifiers.ts` and the packs; do not edit it by hand.',
    '',
    '## Effects',
    '',
    '`effects` is a list that is carried out in its order. Where nobody is named, an effect is done by and to the bot that the',
    'card belongs to; where there is a choice, its player is asked; what has no target does nothing.',
    '',
    '```json',
    JSON.stringify([
      { do: 'energy', amount: 2 },
      { do: 'unlock-door', within: 3 },
    ]),
    '```',
    '',
    'An ability or a card that is used has a `use`: `when` is `free` (a free action), `roll` (after the dice of an AP test have',
    'fallen) or `move` (within a move action in which the agent has moved); `limit` is once a `turn` or once a `floor`; `energy`',
    'is what it costs; `tests` names the tests in which a `roll` can be changed; `die` names a die whose face says what happens.',
    '',
    '| `do` | parameters | what it does | clause | used by |',
    '| --- | --- | --- | --- | --- |',
    ...effects,
    '',
    '## Modifiers',
    '',
    '`modifiers` last as long as the card is there: `{ "name": "move-ap", "value": 1 }`. `to` shares them with all `agents` or all',
    '`bots`. Names that are yes or no count as yes from 1 on.',
    '',
    '| `name` | what it changes | used by |',
    '| --- | --- | --- |',
    ...modifiers,
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../../docs/effects-burncycle.md');
});
