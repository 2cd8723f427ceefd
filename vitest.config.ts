/** Tests run from source: the `source` condition leads past dist, so no build is needed. */
import { defineConfig } from 'vitest/config';

const conditions = ['source', 'module', 'node', 'development|production'];
const ignored = ['**/node_modules/**', '**/dist/**'];
const tests = '{packages,games,apps}/**/tests/**/*.test.{ts,tsx}';
const slow = '**/*.slow.test.ts';

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    coverage: { provider: 'v8', include: ['{packages,games,apps}/**/*.ts'], exclude: ['**/tests/**', '**/dist/**'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick',
          include: [tests, 'scripts/tests/**/*.test.ts', 'bench/tests/**/*.test.ts'],
          exclude: [...ignored, slow],
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
          include: ['{packages,games,apps}/**/tests/**/*.slow.test.ts'],
          exclude: ignored,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
