/** Finds the PostgreSQL that tests start for themselves, and installs it where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

export const NO_POSTGRES =
  'No PostgreSQL was found, and some tests need one. Install it (on Debian: apt-get install postgresql) or name the folder of its programs in POSTGRES_BIN.';

/** The folder with initdb and postgres. @returns {string | undefined} */
function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    '/usr/local/bin',
    '/usr/bin',
    '/opt/homebrew/bin',
  ];
  return places.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** @param {readonly string[]} words */
const apt = (words) =>
  spawnSync('apt-get', words, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0;

/**
 * @param {(line: string) => void} say
 * @returns {string | undefined} the folder of its programs
 */
export function needPostgres(say) {
  const there = findPostgres();
  if (there) return there;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing PostgreSQL for the database tests (once, less than a minute) …');
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  return findPostgres();
}
