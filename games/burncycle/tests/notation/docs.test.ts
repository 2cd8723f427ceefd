/** The examples of docs/notation-burncycle.md can be read, and every line of a position is explained there. */
import { notationPage, testPage } from '@tablerunner/testkit';
import { expect, test } from 'vitest';
import { BOT_WORDS } from '../../notation/bot-words.ts';
import { KEYS } from '../../notation/lines.ts';
import { notation } from '../../notation/notation.ts';

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
