/** What tests of texts share: who speaks one language only, and what every card does in its words. */
import { soleSpeakers } from '@tablerunner/testkit';
import { CARDS } from '../content/cards.ts';
import { describeGear, describeProfile, describeProgram, type Words } from '../text/describe.ts';
import { messages } from '../text/messages.ts';

export const soleSpeaker = soleSpeakers(messages);

/** What everything of the packs does, line by line, with the ID that it belongs to. */
export const descriptions = (words: Words): readonly (readonly [string, readonly string[]])[] => [
  ...Object.values(CARDS.profiles).map((card) => [card.id, describeProfile(card, words)] as const),
  ...Object.values(CARDS.gear).map((card) => [card.id, describeGear(card, words)] as const),
  ...Object.values(CARDS.programs).map((card) => [card.id, describeProgram(card, words)] as const),
];
