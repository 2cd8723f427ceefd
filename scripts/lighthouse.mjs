/**
 * `npm run lighthouse`: Lighthouse judges the board page, the lobby and the rulebook as the real server serves them.
 * Ends with 1 below the bar of the board page on a desktop: accessibility and best practices 100, performance 90.
 */
import { NO_BROWSER, needBrowser } from './browser.mjs';
import { prepare } from './prepare.mjs';
import { startServer } from './server.mjs';

/** @typedef {{ scores: Record<string, number>, faults: readonly string[] }} Verdict */

/** Performance is the median of so many runs: a single one hangs on what else the machine does. */
const RUNS = 3;
const BAR = { accessibility: 100, 'best-practices': 100, performance: 90 };
const FORMS = /** @type {const} */ (['desktop', 'mobile']);

/** @param {string} line */
const say = (line) => console.log(line);

/** @param {readonly number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function main() {
  const browser = needBrowser(say);
  if (browser === undefined) {
    say(NO_BROWSER);
    return 1;
  }
  prepare(say, { web: true });
  // By their addresses: the folder has dependencies of its own, which the type check of the project does not know.
  const { installLighthouse } = await import(new URL('../bench/lighthouse/install.mjs', import.meta.url).href);
  installLighthouse(say);
  const { openCourt } = await import(new URL('../bench/lighthouse/judge.mjs', import.meta.url).href);
  const server = await startServer();
  try {
    const court = await openCourt({ url: server.url, browser });
    return await judgePages(court, server.url).finally(() => court.close());
  } finally {
    await server.stop();
  }
}

/** @param {{ board: string, judge: (wish: object) => Promise<Verdict> }} court @param {string} url */
async function judgePages(court, url) {
  const pages = { board: court.board, lobby: `${url}/`, rulebook: `${url}/rules/escape/ES-LOS-02` };
  let isBelow = false;
  for (const [name, page] of Object.entries(pages)) {
    for (const form of FORMS) {
      /** @type {Verdict[]} */
      const verdicts = [];
      for (let run = 0; run < (name === 'board' ? RUNS : 1); run++) {
        verdicts.push(await court.judge({ url: page, form, categories: Object.keys(BAR) }));
      }
      const scores = Object.fromEntries(
        Object.keys(BAR).map((category) => {
          const all = verdicts.map((verdict) => verdict.scores[category] ?? 0);
          return [category, category === 'performance' ? median(all) : Math.min(...all)];
        }),
      );
      const told = Object.entries(scores).map(([category, score]) => `${category} ${score}`);
      say(`${name}, ${form}: ${told.join(', ')}`);
      for (const fault of verdicts.at(-1)?.faults ?? []) say(`  ${fault}`);
      const isBelowHere = Object.entries(BAR).some(([category, least]) => (scores[category] ?? 0) < least);
      isBelow ||= name === 'board' && form === 'desktop' && isBelowHere;
    }
  }
  if (isBelow) say('The board page on a desktop is below the bar.');
  return isBelow ? 1 : 0;
}

process.exitCode = await main();
