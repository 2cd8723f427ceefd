/** The examples of docs/notation-escape.md can be read. */
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
