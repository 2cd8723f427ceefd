/** The check of chance refuses tests that draw, lay a table without a seed or let time decide, and lets the others pass. */
import { expect, test } from 'vitest';
import { checkChance, isChecked } from '../check-chance.mjs';

const CLI = 'apps/cli/tests/some.slow.test.ts';
const SERVER = 'apps/server/tests/some.ts';
const WEB = 'apps/web/tests/browser/some.slow.test.ts';

const BAD: readonly [path: string, code: string, message: RegExp][] = [
  [CLI, 'const seed = Math.random();', /Math\.random draws/],
  [CLI, "const seed = Math['random']();", /Math\.random draws/],
  [
    CLI,
    "import { randomUUID } from 'node:crypto';\nconst id = randomUUID();",
    /^2 randomUUID draws: take a fixed text/,
  ],
  [CLI, 'const id = crypto.randomUUID();', /randomUUID draws/],
  [CLI, 'const bytes = crypto.getRandomValues(new Uint8Array(4));', /getRandomValues draws/],
  [CLI, "import { randomBytes as draw } from 'node:crypto';\ndraw(4);", /randomBytes draws/],
  [
    WEB,
    "import { randomText } from '../../src/worker/random.ts';\nhost({ random: randomText });",
    /^2 randomText draws/,
  ],
  [SERVER, 'const head = { id: newTableId(), seed: newSecret() };', /newTableId draws/],
  [CLI, 'const begun = Match.start(game, { options: {} });', /Match\.start without a seed/],
  [CLI, 'const begun = Match.from(game, { position });', /Match\.from without a seed/],
  [CLI, "await runProgram(['play', 'sample', '--save', file]);", /"play" without --seed/],
  [CLI, "await runProgram(['simulate', 'sample', '--games', '3']);", /"simulate" without --seed/],
  [CLI, "startProgram(['referee']);\nawait ask({ op: 'new', game: 'sample' });", /^2 a request "new" without a seed/],
  [SERVER, 'const server = await buildServer(config, machines);', /a server without TABLERUNNER_TEST_SEED/],
  [SERVER, "spawn(node, [new URL('../dist/main.js', import.meta.url)]);", /a server without TABLERUNNER_TEST_SEED/],
  ['scripts/server.mjs', "const program = join(root, 'apps/server/dist/main.js');", /without TABLERUNNER_TEST_SEED/],
  [WEB, 'const context = await stage.browser.newContext();', /newContext opens pages that draw.*openPage/],
  [WEB, 'const page = await stage.browser.newPage();', /newPage opens pages that draw/],
  [WEB, 'const browser = await chromium.launch();', /launch opens pages that draw/],
  [WEB, 'await page.waitForTimeout(300);', /waitForTimeout lets time decide/],
  [SERVER, 'await vi.waitFor(() => expect(said).toBe(1));', /vi\.waitFor gives up after one second/],
  [CLI, "test('a', { retry: 2 }, () => undefined);", /a retry hides/],
  ['vitest.config.ts', 'export const config = { test: { retry: 1 } };', /a retry hides/],
  [CLI, 'fc.configureGlobal({ numRuns: 5 });', /fc\.configureGlobal loses the fixed seed/],
];

test.each(BAD)('%s: %s', (path, code, message) => {
  const [found] = checkChance(path, code);
  expect(`${found?.line} ${found?.what}`).toMatch(message);
});

const GOOD: readonly [path: string, code: string][] = [
  [CLI, "const begun = Match.start(game, { seed: 'a', options });\nMatch.from(game, { ...start, position });"],
  [CLI, "await runProgram(['play', 'sample', '--seed', 'a']);\nawait runProgram(['play', '--resume', file]);"],
  [CLI, "await runProgram(['simulate', '--help']);\nawait runProgram([...words, '--threads', '1']);"],
  [CLI, "startProgram(['referee']);\nawait ask({ op: 'new', game: 'sample', seed: 'a' });"],
  [CLI, "createReferee({ newSeed: () => 'a' }).answer({ op: 'new', game: 'sample' });"],
  [CLI, "startProgram(['referee']);\nawait ask({ op: 'legal' });"],
  [SERVER, "const config = read({ TABLERUNNER_TEST_SEED: 'tests' });\nawait buildServer(config, machines);"],
  [CLI, "const main = new URL('../../dist/main.js', import.meta.url);"],
  [WEB, 'const { page, context } = await openPage(stage.browser, stage.url);\nconst other = await context.newPage();'],
  ['apps/web/tests/browser/kit.ts', 'crypto.getRandomValues = draw;\nawait browser.newContext();'],
  ['packages/ai/tests/threads.slow.test.ts', 'const browser = await chromium.launch();'],
  [CLI, '/** Where seeds come from. It draws because drawing is what it tests. */\nrandomText(4);'],
  [CLI, "const text = 'Math.random()'; // randomUUID()\nconst told = { randomUUID: 'a name', retries: 3 };"],
  [SERVER, 'await vi.waitFor(() => expect(said).toBe(1), 20_000);'],
  [CLI, 'fc.assert(fc.property(fc.integer(), isFine), { numRuns: 20 });'],
];

test.each(GOOD)('%s passes: %s', (path, code) => {
  expect(checkChance(path, code)).toEqual([]);
});

test('it looks at tests, their kits and what starts servers for them, not at what people use', () => {
  const paths = [
    'packages/a/tests/b/c.ts',
    'games/x/tests/kit.ts',
    'apps/web/tests/a.test.tsx',
    'scripts/tests/a.test.ts',
  ];
  const kits = ['bench/tests/a.test.ts', 'packages/testkit/src/table.ts', 'scripts/server.mjs', 'vitest.config.ts'];
  expect([...paths, ...kits].filter(isChecked)).toEqual([...paths, ...kits]);
  const others = ['apps/server/src/secrets.ts', 'scripts/soak.mjs', 'games/x/tests/mutations.json', 'bench/run.mjs'];
  expect(others.filter(isChecked)).toEqual([]);
});
