/** Finds the browser that tests use, and installs it where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const NO_BROWSER =
  'No Chromium was found, and some tests need one. Install it (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.';

/** @returns {string | undefined} */
const findBrowser = () => PLACES.find((path) => path && existsSync(path));

/** @param {readonly string[]} words */
const apt = (words) =>
  spawnSync('apt-get', words, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0;

/**
 * @param {(line: string) => void} say
 * @returns {string | undefined} where it is
 */
export function needBrowser(say) {
  const there = findBrowser();
  if (there) return there;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('Installing Chromium for the browser tests (once, about a minute) …');
  const words = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  // Old package lists name files that are gone: refresh them first, and try even where that fails.
  apt(['update', '-qq']);
  apt(words);
  return findBrowser();
}
