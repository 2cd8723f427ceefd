/** Settings: defaults, sentences for what is wrong, and a page that names them all. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from '../src/config.ts';

const page = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8');

test('without any setting the server listens at port 7777 of this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    ok: true,
    config: { host: 'localhost', port: 7777, proxies: 0, origins: [] },
  });
});

test('what is wrong with a setting is said in a sentence that names it', () => {
  const wrong: [string, string, string][] = [
    ['TABLERUNNER_PORT', 'seven', 'it must be a number'],
    ['TABLERUNNER_PORT', '70000', 'it must be at most 65535'],
    ['TABLERUNNER_THREADS', '0', 'it must be at least 1'],
    ['TABLERUNNER_LOG', 'loud', 'it must be one of'],
    ['TABLERUNNER_PROXIES', 'yes', 'it must be a number'],
    ['TABLERUNNER_ORIGINS', 'https://a.example, b', 'an origin looks like'],
    ['DATABASE_URL', 'mysql://x', 'it must look like postgres://'],
  ];
  for (const [name, value, problem] of wrong) {
    const read = readConfig({ [name]: value });
    expect(read.ok).toBe(false);
    expect(!read.ok && read.problem).toContain(`${name} is "${value}": ${problem}`);
  }
});

test('origins are read as a list', () => {
  const read = readConfig({ TABLERUNNER_ORIGINS: 'https://a.example/, http://b.example:81' });
  expect(read).toMatchObject({ ok: true, config: { origins: ['https://a.example', 'http://b.example:81'] } });
});

test('docs/server.md names every setting, and none that does not exist', () => {
  for (const name of SETTINGS) expect(page).toContain(`\`${name}\``);
  for (const [name] of page.matchAll(/TABLERUNNER_[A-Z_]+/g)) expect(SETTINGS).toContain(name);
});
