/** Tests run from source: the `source` condition leads past dist. Only slow tests need a build, and make it themselves. */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { splitMessages } from './apps/web/vite-messages.ts';

const conditions = ['source', 'module', 'node', 'development|production'];
const ignored = ['**/node_modules/**', '**/dist/**'];
const tests = '{packages,games,apps}/**/tests/**/*.test.{ts,tsx}';
const slow = '{packages,games,apps}/**/tests/**/*.slow.test.ts';
/** What measures time, or takes all cores by itself. */
const alone = '{packages,games,apps}/**/tests/**/*.alone.slow.test.ts';

/** Begun first: begun last, one of these would keep one core busy while the others have nothing left to do. */
const LONG = [
  'games/combat-zone/tests/playthroughs/promises.slow',
  'browser/burncycle-online.slow',
  'browser/burncycle-pages.slow',
  'apps/server/tests/kill.slow',
  'browser/learning.slow',
  'browser/combat-zone-online.slow',
  'browser/table.slow',
  'browser/table-controls.slow',
  'browser/burncycle.slow',
  'browser/combat-zone-pages.slow',
  'browser/keyboard.slow',
  'browser/lobby.slow',
  'browser/teams.slow',
  'games/combat-zone/tests/playthroughs/browser.slow',
  'packages/testkit/tests/promises.slow',
  'games/escape/tests/playthroughs/promises.slow',
  'browser/combat-zone.slow',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.includes(name));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** One test file for each core: Vitest by itself leaves one core to those who look on. */
const maxWorkers = availableParallelism();
const patient = { testTimeout: 600_000, hookTimeout: 300_000 };

export default defineConfig({
  plugins: [splitMessages()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    coverage: { provider: 'v8', include: ['{packages,games,apps}/**/*.ts'], exclude: ['**/tests/**', '**/dist/**'] },
    sequence: { sequencer: LongestFirst },
    // Far above what a busy machine needs; by itself it is one second.
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['scripts/test-chance.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: [tests, 'scripts/tests/**/*.test.ts', 'bench/tests/**/*.test.ts'],
          exclude: [...ignored, slow],
          maxWorkers,
          sequence: { groupOrder: 0 },
          // They share nothing that they change, so modules are loaded once and not once per file.
          isolate: false,
          // Far above what any of them needs: a busy machine must not make a test fail.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [slow],
          exclude: [...ignored, alone],
          globalSetup: 'scripts/test-setup.mjs',
          maxWorkers,
          sequence: { groupOrder: 1 },
          ...patient,
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [alone],
          exclude: ignored,
          globalSetup: 'scripts/test-setup.mjs',
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          ...patient,
        },
      },
    ],
  },
});
