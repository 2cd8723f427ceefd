/** What lies on a cell is told in words that the glossary knows, in every language. */
import { Match } from '@tablerunner/engine';
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import { parseCell } from '@tablerunner/geometry';
import { createSpeaker, LOCALES } from '@tablerunner/language';
import { expect, test } from 'vitest';
import { thingsAt } from '../src/games/escape/board/things-at.ts';
import { termsAt } from '../src/games/escape/play/board-tip.tsx';
import { game } from '../src/games/escape/play/decision.ts';
import { wordsOf } from '../src/i18n/words.ts';
import { loadGlosser } from '../src/rulebook/glosser.ts';

const PLAN = `
+-+-+#+-+-+
|A . .d. .|
+ + + + +d+
|. .7. .8.|
+-+-+-+-+-+
airlocks: 1 a2 b2
unit anna A
unit mole e1 green
doors: d1e hacked, d2w open
marker crate b1
marker medikit c2
burns: d1
broken: a2s
`;

function viewOf(text: string): EscapeView {
  const parsed = game.notation.parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.where}: ${parsed.problem}`);
  const match = Match.from(game, { seed: 'things', position: parsed.value });
  if (!match.ok) throw new Error(match.problem);
  return match.value.view('resistance').view as EscapeView;
}

const view = viewOf(PLAN);
const at = (name: string): number => parseCell(boardOf(view).grid, name) ?? -1;

test('a cell is told with its markers, flames, Airlock, doors and walls', () => {
  const voice = { say: wordsOf('en'), speaker: createSpeaker(game.messages, 'en') };
  const things = (name: string): readonly string[] => thingsAt(view, at(name), voice);
  expect(things('b1')).toEqual(['Crate', 'Locked door, difficulty 7', 'Breakable wall']);
  expect(things('d1')).toEqual(['Burn marker', 'Hacked door, closed', 'Breakable wall']);
  expect(things('b2')).toEqual(['Airlock 1', 'Breakable wall']);
  expect(things('c2')).toEqual(['Equipment', 'Open door', 'Unbreakable wall']);
  expect(things('e2')).toContain('Closed door');
  expect(things('a2')).toContain('Broken wall');
});

test.each(LOCALES)('the glossary knows everything that lies on a board, in %s', async (locale) => {
  const voice = { say: wordsOf(locale), speaker: createSpeaker(game.messages, locale) };
  const gloss = await loadGlosser('escape', locale);
  const ids = (name: string): readonly string[] => termsAt(view, at(name), voice, gloss).map(({ id }) => id);
  expect(ids('b1')).toEqual(expect.arrayContaining(['Crate', 'Locked door', 'Breakable wall']));
  expect(ids('d1')).toEqual(expect.arrayContaining(['Burn marker', 'Hacked door']));
  expect(ids('b2')).toContain('Airlock');
  expect(ids('c2')).toEqual(['Equipment', 'Open door', 'Unbreakable wall']);
  expect(ids('e2')).toContain('Closed door');
  expect(ids('a2')).toContain('Broken wall');
});
