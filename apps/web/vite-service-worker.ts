/** Adds the service worker to a build, with the list of all files and a version made of their contents. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('src/service-worker.ts', import.meta.url));
const NAME = 'service-worker.js';

/** Maps are for those who look into the code; they need not be there without network. */
const isKept = (path: string): boolean => !path.endsWith('.map') && path !== `/${NAME}`;

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'tablerunner-service-worker',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir);
    },
    async closeBundle() {
      const files = filesBelow(folder)
        .map((path) => `/${relative(folder, path).replaceAll('\\', '/')}`)
        .filter(isKept)
        .sort();
      const hash = createHash('sha256');
      for (const path of files) hash.update(path).update(readFileSync(join(folder, path)));
      const version = hash.digest('hex').slice(0, 16);
      const built = await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        define: { PRECACHE: JSON.stringify(files), VERSION: JSON.stringify(version) },
        build: { write: false, target: 'es2022', rolldownOptions: { input: SOURCE, output: { format: 'iife' } } },
      });
      const [output] = Array.isArray(built) ? built : [built];
      const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
      if (chunk?.type !== 'chunk') throw new Error('the service worker could not be built');
      writeFileSync(join(folder, NAME), chunk.code);
    },
  };
}
