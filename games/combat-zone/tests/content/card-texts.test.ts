/** Every card says what it does, in sentences made of its data. */
import { createSpeaker } from '@tablerunner/language';
import { expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import type { GearCard, Profile, ProgramCard } from '../../content/types.ts';
import { GIFT_NAMES } from '../../rules/abilities/gift-words.ts';
import { MOMENT_NAMES } from '../../rules/abilities/moments.ts';
import { EFFECT_NAMES } from '../../rules/abilities/vocabulary.ts';
import { CONDITIONS } from '../../rules/abilities/words.ts';
import { CARD_KEYWORDS, KEYWORDS, SKILLS } from '../../rules/lists.ts';
import { describeGear, describeProfile, describeProgram } from '../../text/describe.ts';
import { messages } from '../../text/messages.ts';

const words = createSpeaker(messages, 'en');

it('every word of the vocabulary has its text', () => {
  const keys = [
    ...EFFECT_NAMES.map((name) => `effect.${name}`),
    ...GIFT_NAMES.map((name) => `gift.${name}`),
    ...MOMENT_NAMES.map((name) => `moment.${name}`),
    ...Object.keys(CONDITIONS).map((name) => `condition.${name}`),
    ...KEYWORDS.map((name) => `keyword.${name}`),
    ...[...SKILLS, ...CARD_KEYWORDS].map((name) => `name.${name}`),
  ];
  expect(keys.filter((key) => !words.has(key))).toEqual([]);
});

const all: readonly (readonly [string, readonly string[]])[] = [
  ...Object.values(CARDS.profiles).map((card: Profile) => [card.id, describeProfile(card, words)] as const),
  ...Object.values(CARDS.gear).map((card: GearCard) => [card.id, describeGear(card, words)] as const),
  ...Object.values(CARDS.programs).map((card: ProgramCard) => [card.id, describeProgram(card, words)] as const),
];

it('every line of every card is a whole sentence without holes', () => {
  for (const [id, lines] of all) {
    for (const line of lines) {
      expect(line, id).toMatch(/^[A-Z0-9+].*[.]$/);
      expect(line, id).not.toMatch(/[{}]|undefined|null|\btrue\b|\bfalse\b| {2}|effect\.|gift\.|moment\.|filter\./);
    }
  }
});

it('gear and programs all say something', () => {
  const silent = all.filter(([id, lines]) => lines.length === 0 && !(id in CARDS.profiles));
  expect(silent).toEqual([]);
});

it('the texts of all cards', async () => {
  const page = all.map(([id, lines]) => [words.name(id), ...lines.map((line) => `  ${line}`)].join('\n')).join('\n');
  await expect(`${page}\n`).toMatchFileSnapshot('recorded/card-texts.en.txt');
});
