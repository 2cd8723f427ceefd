/** The position editor: what it prints can be read again, what it shares comes back, and mistakes have a place. */
import { findGame } from '@tablerunner/catalogue';
import { fastChance, type Game, readSave } from '@tablerunner/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPosition } from '../src/position/read-position.ts';
import { loadLibrary } from '../src/rulebook/library.ts';
import { loadShelves, WORKSHOP_GAMES } from '../src/workshop/collection.ts';
import { editorPath, isShareable, packText, unpackText } from '../src/workshop/editor-link.ts';
import { lineOf, type Starter, startersOf } from '../src/workshop/starters.ts';

let game: Game;
let starters: readonly Starter[];

beforeAll(async () => {
  const found = findGame('escape');
  if (found === undefined) throw new Error('there is no Escape');
  game = found;
  starters = startersOf('escape', 'en', await loadLibrary('escape', 'en'));
});

describe('positions', () => {
  test('every starter can be read, is printed, and reads the same again', () => {
    expect(starters.length).toBeGreaterThan(30);
    for (const { id, text } of starters) {
      const read = readPosition(game, text);
      if (!read.ok) throw new Error(`${id}: ${read.where}: ${read.problem}`);
      const again = readPosition(game, read.value.text);
      if (!again.ok) throw new Error(`${id}, printed: ${again.where}: ${again.problem}`);
      expect(again.value.text, id).toBe(read.value.text);
      expect(again.value.view, id).toEqual(read.value.view);
      expect(readSave(read.value.save), id).toMatchObject({ ok: true }); // so that it can be opened as a table
    }
  });

  test('a mistake is told with its line', () => {
    const [first] = starters;
    const read = readPosition(game, `${first?.text}\nunit nobody zz9`);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(lineOf(read.where)).toBe((first?.text.split('\n').length ?? 0) + 1);
    expect(read.problem).not.toBe('');
    expect(lineOf('position')).toBeUndefined();
  });

  test('spoilt texts give a reason, and never throw', () => {
    const chance = fastChance('spoilt texts');
    for (let i = 0; i < 150; i++) {
      const { text } = starters[chance.below(starters.length)] as Starter;
      const at = chance.below(text.length);
      const spoilt = `${text.slice(0, at)}${'+#|dA7 :\nunit'[chance.below(13)]}${text.slice(at + chance.below(3))}`;
      const read = readPosition(game, spoilt);
      if (!read.ok) expect(read.problem).not.toBe('');
    }
  });
});

test.each([
  ['burncycle', 40],
  ['combat-zone', 50],
])('%s has positions to begin with, and they can be played', async (id, least) => {
  const own = findGame(id);
  if (own === undefined) throw new Error(`there is no ${id}`);
  const texts = startersOf(id, 'fr', await loadLibrary(id, 'fr'));
  expect(texts.length).toBeGreaterThan(least);
  for (const { id: starter, text, title } of texts) {
    expect(readPosition(own, text), starter).toMatchObject({ ok: true });
    expect(isShareable(text), starter).toBe(true);
    expect(title).not.toBe('');
  }
});

describe('links', () => {
  test('a position comes back as it was', () => {
    for (const { text } of starters) expect(unpackText(packText(text))).toBe(text);
    expect(unpackText(packText('é à ½ 💥'))).toBe('é à ½ 💥');
    expect(editorPath('escape', 'a?b')).toMatch(/^\/workshop\/escape\?position=[\w-]+$/);
  });

  test('a spoilt link is no position', () => {
    expect(unpackText(null)).toBeUndefined();
    expect(unpackText('%%%')).toBeUndefined();
    expect(unpackText('_____w')).toBeUndefined();
    expect(isShareable('x'.repeat(7_000))).toBe(false);
  });
});

test('the workshop has every card and board', async () => {
  expect(WORKSHOP_GAMES).toEqual(['escape', 'burncycle', 'combat-zone']);
  const shelves = await loadShelves('escape');
  expect(Object.fromEntries(shelves.map(({ id, count }) => [id, count]))).toEqual({
    characters: 26,
    equipment: 8,
    repression: 21,
    tokens: 6,
    scenarios: 17,
    boards: 8,
  });
  const ours = await loadShelves('combat-zone');
  expect(Object.fromEntries(ours.map(({ id, count }) => [id, count]))).toEqual({
    characters: 58,
    gear: 64,
    programs: 18,
    loot: 40,
    scenery: 31,
    scenarios: 14,
  });
  expect(await loadShelves('burncycle')).toEqual([]); // the editor alone
  expect(await loadShelves('chess')).toEqual([]);
});
