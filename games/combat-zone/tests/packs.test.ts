/** Any pack is judged by its kind, and nonsense gets a sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { sayProblem } from '@tablerunner/engine';
import { expect, it } from 'vitest';
import { checkAnyPack } from '../rules/packs.ts';

const problemsOf = (json: unknown): string => {
  const checked = checkAnyPack('mine.json', json);
  return checked.ok ? '' : checked.problems.map(sayProblem).join('\n');
};

it('every pack that we ship is sound', () => {
  const folders = ['base', 'scenarios', 'scenery'].map((folder) => new URL(`../content/${folder}/`, import.meta.url));
  let packs = 0;
  for (const folder of folders) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      expect(problemsOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))), file).toBe('');
      packs += 1;
    }
  }
  expect(packs).toBeGreaterThan(7);
});

it.each([
  [[], 'mine.json: a pack is an object with a list of entries'],
  [null, 'mine.json: a pack is an object with a list of entries'],
  ['pack', 'mine.json: a pack is an object with a list of entries'],
  [{ pack: 'mine' }, 'mine.json: a pack holds one of the lists profiles, gear'],
  [{ pack: 'mine', scenery: [] }, 'mine.json: scenery'],
  [{ pack: 'mine', scenarios: [{ id: 'x' }] }, 'mine.json: scenarios: x'],
  [{ pack: 'mine', teams: [{ id: 'x', lines: ['team nobody 100', 'nobody'] }] }, 'mine.json: teams: x'],
])('%j is refused with file, entry and field', (json, problem) => {
  expect(problemsOf(json)).toContain(problem);
});
