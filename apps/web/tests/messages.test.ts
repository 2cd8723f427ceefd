/** Every sentence of the interface is there in every language, and says the same facts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueProblems, LOCALES } from '@tablerunner/language';
import { TROUBLES } from '@tablerunner/table';
import { expect, test } from 'vitest';
import en from '../src/i18n/messages/en.json' with { type: 'json' };
import fr from '../src/i18n/messages/fr.json' with { type: 'json' };
import it from '../src/i18n/messages/it.json' with { type: 'json' };
import { PARTS, partOf } from '../src/i18n/parts.ts';

const all = { en, fr, it };
const source = fileURLToPath(new URL('../src', import.meta.url));

test('no language lacks a sentence, has one too many, or cannot be read', () => {
  expect(catalogueProblems(all)).toEqual([]);
});

test('the files are sorted by key, so that two people rarely change the same line', () => {
  for (const locale of LOCALES) {
    const keys = Object.keys(all[locale]);
    expect(keys).toEqual([...keys].sort());
  }
});

/** Words that are the same in two languages, and names. */
const SAME_IN_ALL =
  /^(app\.(name|language-..)|lobby\.(card-minutes|value|combat-zone\.team)|lessons\.minutes|workshop\.bots|.*\.value\..*)$/;

test('French and Italian are not English left over', () => {
  const left = Object.entries(en).filter(
    ([key, text]) =>
      text.split(' ').length > 3 &&
      !SAME_IN_ALL.test(key) &&
      (fr[key as keyof typeof en] === text || it[key as keyof typeof en] === text),
  );
  expect(left).toEqual([]);
});

test('every sentence is said somewhere', () => {
  const code = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
  // `lobby.sits-${who}` says every key that begins so.
  const beginnings = [...code.matchAll(/[`'"]([a-z][\w.-]*[.-])\$\{/g)].map(([, beginning]) => beginning ?? '');
  const unsaid = Object.keys(en).filter(
    (key) => !code.includes(`'${key}'`) && !code.includes(`"${key}"`) && !beginnings.some((one) => key.startsWith(one)),
  );
  expect(unsaid).toEqual([]);
});

test('whatever a host can complain of has a sentence in every language, and none is left over', () => {
  for (const locale of LOCALES) {
    const keys = Object.keys(all[locale]).filter((key) => key.startsWith('trouble.'));
    expect(keys).toEqual(TROUBLES.map((code) => `trouble.${code}`));
  }
});

/** Files whose sentences may stand on the first page. */
const FIRST_PAGE = ['app', 'insight', 'link', 'lobby', 'ui'];

test('whatever the first page says comes with it; the tables and the other pages bring their own sentences', () => {
  const files = FIRST_PAGE.flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('campaigns')) // a page of its own
      .map((path) => readFileSync(join(source, folder, path), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(60);
  const said = files.flatMap((text) => [...text.matchAll(/['"`]([a-z][\w-]*\.[\w.-]*)/g)].map(([, key = '']) => key));
  expect(said.filter((key) => key in en).length).toBeGreaterThan(100);
  const keys = Object.keys(en);
  const missing = said.filter((key) => partOf(key) === 'rest' && keys.some((one) => one.startsWith(key)));
  expect(missing).toEqual([]);
  expect(new Set(keys.map(partOf))).toEqual(new Set(PARTS));
});
