/** Every arrow that must not be is found, and the allowed ones pass. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import rules from '../../.dependency-cruiser.mjs';
import { checkBoundaries } from '../check-boundaries.mjs';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WORKSPACES = {
  engine: 'packages/engine/src/index.ts',
  geometry: 'packages/geometry/src/index.ts',
  ai: 'packages/ai/src/index.ts',
  testkit: 'packages/testkit/src/index.ts',
  language: 'packages/language/src/index.ts',
  table: 'packages/table/src/index.ts',
  learning: 'packages/learning/src/index.ts',
  chess: 'games/chess/index.ts',
  go: 'games/go/index.ts',
  catalogue: 'games/catalogue/index.ts',
  cli: 'apps/cli/src/index.ts',
};

/** Lays out a small repository; `files` come on top of an empty index for each workspace. */
const repository = (name: string, files: Readonly<Record<string, string>>): string => {
  const base = join(folder, name);
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  };
  mkdirSync(join(base, 'node_modules/@tablerunner'), { recursive: true });
  for (const [workspace, index] of Object.entries(WORKSPACES)) {
    const home = index.split('/').slice(0, 2).join('/');
    const source = `./${index.split('/').slice(2).join('/')}`;
    put(index, 'export const x = 1;\nexport type X = number;\n');
    put(`${home}/package.json`, JSON.stringify({ name: `@tablerunner/${workspace}`, exports: { '.': { source } } }));
    symlinkSync(join(base, home), join(base, 'node_modules/@tablerunner', workspace));
  }
  for (const [path, text] of Object.entries(files)) put(path, text);
  return base;
};

const use = (workspace: string): string => `import { x } from '@tablerunner/${workspace}';\nexport const y = x;\n`;

const BAD: Readonly<Record<string, readonly [path: string, text: string]>> = {
  'engine-sees-no-other-package': ['packages/engine/src/bad.ts', use('geometry')],
  'geometry-sees-no-other-package': ['packages/geometry/src/bad.ts', use('chess')],
  'ai-sees-engine': ['packages/ai/src/bad.ts', use('geometry')],
  'testkit-sees-engine-and-ai-and-language-and-learning': ['packages/testkit/src/bad.ts', use('chess')],
  'language-sees-engine': ['packages/language/src/bad.ts', use('ai')],
  'table-sees-engine': ['packages/table/src/bad.ts', use('ai')],
  'learning-sees-engine': ['packages/learning/src/bad.ts', use('table')],
  'language-sees-only-types-of-engine': ['packages/language/src/bad-code.ts', use('engine')],
  'game-sees-engine-and-geometry': ['games/chess/rules/bad.ts', use('ai')],
  'game-sees-no-other-game': ['games/chess/rules/bad-game.ts', use('go')],
  'nobody-sees-apps': ['games/chess/tests/bad.test.ts', use('cli')],
  'through-the-front-door': ['apps/cli/src/bad.ts', "export * from '../../../packages/ai/src/inner.ts';\n"],
  'no-cycles': ['games/go/rules/round.ts', "export { y } from './round-too.ts';\nexport const z = 1;\n"],
  'runs-in-a-browser': ['games/go/rules/bad-node.ts', "export { readFileSync } from 'node:fs';\n"],
  'no-tests-in-sources': ['apps/cli/src/bad-kit.ts', use('testkit')],
  'no-unknown-modules': ['apps/cli/src/bad-name.ts', "export * from './nowhere.ts';\n"],
};

test('each forbidden arrow is found', async () => {
  const base = repository('bad', {
    ...Object.fromEntries(Object.values(BAD)),
    'packages/ai/src/inner.ts': 'export const y = 1;\n',
    'games/go/rules/round-too.ts': "import { z } from './round.ts';\nexport const y = z;\n",
  });
  const { faults } = await checkBoundaries(base);
  for (const [rule, [path]] of Object.entries(BAD)) {
    const found = faults.filter((fault) => fault.includes(`${path} -> `) && fault.includes(`${rule}: `));
    expect(found, `${rule} in ${path}`).toHaveLength(1);
  }
  expect(Object.keys(BAD).sort()).toEqual(rules.forbidden.map(({ name }) => name).sort());
});

test('the arrows as drawn pass', async () => {
  const base = repository('good', {
    'packages/ai/src/player.ts': use('engine'),
    'packages/testkit/src/promises.ts': `${use('engine')}export { x as z } from '@tablerunner/ai';\nimport 'node:fs';\n`,
    'packages/language/src/sentence.ts': "import type { X } from '@tablerunner/engine';\nexport type Y = X;\n",
    'games/chess/rules/move.ts': `${use('engine')}export { x as z } from '@tablerunner/geometry';\n`,
    'games/chess/tests/move.test.ts': `import 'node:fs';\n${use('testkit')}export { x as z } from '@tablerunner/ai';\n`,
    'games/catalogue/list.ts': `${use('chess')}export { x as z } from '@tablerunner/go';\n`,
    'apps/cli/src/main.ts': `import 'node:fs';\n${use('catalogue')}export { x as z } from '@tablerunner/language';\n`,
  });
  expect(await checkBoundaries(base)).toEqual({ seen: 18, faults: [] });
});
