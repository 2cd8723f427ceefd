/**
 * `npm run geometry-soak -- 100000`: so many random cases of each question about the open table against its slow second
 * implementation. `-- 100000 ways reach`: only these questions. `-- 1000 ways --seed 1042`: from another seed than 1001 on.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { root } from './files.mjs';

/** The comparisons belong to the tests, so no build holds them: bundled into a folder of their own, they run at full speed. */
async function loadSoak() {
  const folder = await mkdtemp(join(root, 'node_modules', '.geometry-soak-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      build: { ssr: join(root, 'packages/geometry/tests/open/soak.ts'), outDir: folder, emptyOutDir: false },
    });
    return await import(pathToFileURL(join(folder, 'soak.js')).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1001' } },
});
const [cases = '100000', ...wanted] = positionals;
const { KINDS, soak } = await loadSoak();
const kinds = wanted.length > 0 ? wanted : Object.keys(KINDS);
const unknown = kinds.find((kind) => !Object.hasOwn(KINDS, kind));
if (!/^[1-9]\d{0,7}$/.test(cases) || !/^\d{1,9}$/.test(values.seed) || unknown !== undefined) {
  const what = unknown === undefined ? `'${cases}' cases from seed '${values.seed}'` : `'${unknown}'`;
  console.error(`${what}: npm run geometry-soak -- CASES [${Object.keys(KINDS).join(' ')}] [--seed SEED]`);
  process.exitCode = 2;
} else {
  const results = kinds.map((kind) => {
    const start = process.cpuUsage();
    const result = soak(kind, Number(cases), Number(values.seed), console.log);
    const { user, system } = process.cpuUsage(start);
    return { kind, result, seconds: (user + system) / 1e6 };
  });
  for (const { kind, result, seconds } of results) {
    const hairs = result.onAHair > 0 ? `, ${result.onAHair} of them on a hair` : '';
    console.log(
      `${KINDS[kind].title}: ${result.cases} agree${hairs}; seeds ${result.seeds.join(' to ')}; ${seconds.toFixed(0)} s of the processor`,
    );
    if (result.faults.length > 0) {
      console.log(`  FAULTS with seeds ${result.faults.join(', ')}`);
      process.exitCode = 1;
    }
  }
}
