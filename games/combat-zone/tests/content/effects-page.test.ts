/** docs/effects-combat-zone.md is made from the vocabulary and from the packs (`-u` writes it anew). */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CARDS } from '../../content/cards.ts';
import { GIFT_NAMES, GIFTS } from '../../rules/abilities/gift-words.ts';
import { MOMENT_NAMES, MOMENTS } from '../../rules/abilities/moments.ts';
import { EFFECT_NAMES, VOCABULARY } from '../../rules/abilities/vocabulary.ts';
import { CONDITIONS } from '../../rules/abilities/words.ts';

/** Every card with its whole text as JSON: what it uses is found by its words. */
const TEXTS = [
  ...Object.values(CARDS.profiles).filter(({ tier }) => tier === 'base'),
  ...Object.values(CARDS.gear),
  ...Object.values(CARDS.programs),
].map((card) => ({ id: card.id, text: JSON.stringify(card) }));

/** Gifts that only effects of the rules make, never a pack. */
const MADE = ['instead-of', 'taunted', 'taunts', 'turns-fumble', 'turns-roll'];
const MOST_USERS = 6;

function usersOf(...words: readonly string[]): string {
  const ids = TEXTS.filter(({ text }) => words.some((word) => text.includes(word))).map(({ id }) => id);
  const rest = ids.length - MOST_USERS;
  return ids.slice(0, MOST_USERS).join(', ') + (rest > 0 ? `, and ${rest} more` : '');
}

interface Param {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Param[];
  readonly items?: unknown;
  readonly properties?: unknown;
  readonly $ref?: string;
}

/** Names that stand for a shape which is told once for all. */
const SHAPES: Readonly<Record<string, string>> = {
  who: 'who',
  to: 'a group',
  when: 'conditions',
  on: 'actions',
  only: 'actions',
  gift: 'a gift',
  of: 'lists of effects',
  effects: 'effects',
  fail: 'effects',
  fumble: 'effects',
  crit: 'effects',
  other: 'effects',
};

function valuesOf(name: string, { type, minimum, maximum, enum: words, anyOf, const: only }: Param): string {
  const shape = SHAPES[name];
  if (shape !== undefined) return shape;
  if (words !== undefined) return words.map((word) => `\`${word}\``).join(', ');
  if (only !== undefined) return `\`${String(only)}\``;
  if (anyOf !== undefined) return anyOf.map((one) => valuesOf('', one)).join(' or ');
  return type === 'integer' ? `${minimum} to ${maximum}` : String(type);
}

function paramsOf(schema: z.ZodType): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    readonly properties?: Readonly<Record<string, Param>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties)
    .map(
      ([name, param]) => `\`${name}\`${required.includes(name) ? '' : ' (may be left out)'}: ${valuesOf(name, param)}`,
    )
    .join('<br>');
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

test('docs/effects-combat-zone.md', async () => {
  const effects = EFFECT_NAMES.map((name) => {
    const { clause, about, params } = VOCABULARY[name];
    const users = usersOf(`"do":"${name}"`);
    expect(users, name).not.toBe('');
    return row(`\`${name}\``, paramsOf(params), about, clause, users);
  });
  const gifts = GIFT_NAMES.filter((name) => !MADE.includes(name)).map((name) => {
    const { clause, about, params } = GIFTS[name];
    const users = usersOf(`"give":"${name}"`);
    expect(users, name).not.toBe('');
    return row(`\`${name}\``, paramsOf(params), about, clause, users);
  });
  const moments = MOMENT_NAMES.map((name) => {
    const users = usersOf(`"on":"${name}"`);
    expect(users, name).not.toBe('');
    return row(`\`${name}\``, MOMENTS[name].about, MOMENTS[name].clause, users);
  });
  const conditions = Object.entries(CONDITIONS).map(([name, { about, clause }]) => {
    const users = usersOf(`"${name}"`);
    expect(users, name).not.toBe('');
    return row(`\`${name}\``, about, clause, users);
  });
  const page = [
    '# Effects of Combat Zone',
    '',
    'What cards of a pack can do. Generated from `games/combat-zone/rules/abilities` and the packs; do not edit it by hand.',
    '',
    'A card (profile, gear, loot, program) has `actions` that a model takes with a token, `gifts` that hold as long as the card',
    'is there, and `reflexes` that happen at a moment. An exhausted card has none of them; a program has them while it runs,',
    'its `launch` is the action of its loaded side. A card carries no code.',
    '',
    '```json',
    JSON.stringify(
      {
        gifts: [{ give: 'keyword', keyword: 'accurate', on: { skill: 'melee' }, when: ['first-action'] }],
        reflexes: [{ on: 'own-inspire', isOptional: true, cost: 'discard', effects: [{ do: 'heal', wounds: 1 }] }],
      },
      undefined,
      2,
    ),
    '```',
    '',
    'Words that several of them share:',
    '',
    '- who: `self` (the bearer of the card), `target` (whom the action or the moment concerns), `cause` (who brought the moment',
    '  about), `{ "each": a group }` or `{ "one": a group }`, of which the player of the bearer chooses. Left out: `self`.',
    '- a group: `of` is `self`, `friend`, `other-friend`, `rival` or `any`; `within` a colour of the bearer; `isVisible`; `kind`',
    '  (`character`, `gonk`); `faction`; `isHacked`; `isRedLined`. All that is written must hold.',
    '- actions: `skill`, `isAttack`, `isMove`, `isBasic`, `cardKeyword` (a keyword of the card that brings the action; together',
    '  with `isBasic` either is enough). All that is written must hold; `{}` means every action.',
    '- conditions: a list of words of the last table, all of which must hold.',
    '',
    '## Effects',
    '',
    '`effects` is a list that is carried out in its order. What has no target does nothing.',
    '',
    '| `do` | parameters | what it does | clause | used by |',
    '| --- | --- | --- | --- | --- |',
    ...effects,
    '',
    '## Gifts',
    '',
    'A gift with `to` is given to a group around the bearer instead of to the bearer.',
    '',
    '| `give` | parameters | what it does | clause | used by |',
    '| --- | --- | --- | --- | --- |',
    ...gifts,
    '',
    '## Moments',
    '',
    'A reflex has a moment (`on`), `effects`, and perhaps conditions (`when`), the kind of `action` that brought it about,',
    '`isAttack` (wounds of attacks only), `isOptional` (its player may say no), and a `cost` (`discard` or `exhaust`: the card).',
    '',
    '| `on` | when it happens | clause | used by |',
    '| --- | --- | --- | --- |',
    ...moments,
    '',
    '## Conditions',
    '',
    'They stand in `when` of gifts and reflexes, and in `needs` of an action, which cannot be attempted without them.',
    '',
    '| condition | when it holds | clause | used by |',
    '| --- | --- | --- | --- |',
    ...conditions,
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../../docs/effects-combat-zone.md');
});
