/** Files: every problem names the file, and a save is whole or not there. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson, readText, writeWhole } from '../src/files.ts';
import { tempFolder } from './fixtures/world.ts';

test('what cannot be read is told with its name', () => {
  const folder = tempFolder();
  const file = (name: string, content: string | Uint8Array): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  expect(() => readText(join(folder, 'none.json'))).toThrow(/none\.json: there is no such file/);
  expect(() => readText(folder)).toThrow(/it is a folder/);
  expect(() => readText(join(file('plain', 'x'), 'below'))).toThrow(/a part of its path is not a folder/);
  expect(() => readText(file('latin.txt', Uint8Array.of(0xe9)))).toThrow(/latin\.txt: it is not text in UTF-8/);
  expect(() => readJson(file('empty.json', ' \n'))).toThrow(/empty\.json: it is empty/);
  expect(() => readJson(file('half.json', '{"a":'))).toThrow(/half\.json: it is not JSON/);
  expect(readJson(file('fine.json', '{"a":1}'))).toEqual({ a: 1 });
});

test('a file is replaced as a whole, and nothing is left beside it', () => {
  const folder = tempFolder();
  const file = join(folder, 'save.json');
  writeWhole(file, 'first');
  writeWhole(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('second');
  expect(readdirSync(folder)).toEqual(['save.json']);
});

test('a file that cannot be written leaves the old one and says why', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'taken'));
  chmodSync(folder, 0o755);
  expect(() => writeWhole(join(folder, 'taken'), 'x')).toThrow(/taken: it could not be written/);
  expect(() => writeWhole(join(folder, 'no', 'such.json'), 'x')).toThrow(/such\.json: .*there is no such folder/);
  expect(readdirSync(folder)).toEqual(['taken']);
});
