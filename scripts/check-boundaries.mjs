/** Who may import whom (.dependency-cruiser.mjs), and proof that every source file was looked at. */
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';
import { filesBelow, isMain, root } from './files.mjs';

const SOURCE = /^(packages|games|apps)\/.*\.(ts|tsx|mts)$/;

/**
 * @param {string} folder the root of a repository
 * @returns {Promise<{ seen: number, faults: string[] }>}
 */
export async function checkBoundaries(folder) {
  const files = filesBelow(folder).filter((path) => SOURCE.test(path) && !path.endsWith('.d.ts'));
  const { options, ...ruleSet } = rules;
  const result = await cruise(files, /** @type {any} */ ({ ...options, baseDir: folder, validate: true, ruleSet }));
  if (typeof result.output === 'string') throw new Error('dependency-cruiser gave text instead of a result');
  const { modules, summary } = result.output;
  const seen = new Set(modules.map((module) => module.source));
  // With a TypeScript that it does not know, dependency-cruiser sees nothing and finds nothing wrong.
  const faults = files.filter((path) => !seen.has(path)).map((path) => `${path}: was not looked at`);
  if (files.length === 0) faults.push(`no source file below ${join(folder, 'packages')}, games or apps`);
  for (const { from, to, rule, cycle } of summary.violations) {
    const way = cycle ? [from, ...cycle.map(({ name }) => name)].join(' -> ') : `${from} -> ${to}`;
    const comment = rules.forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
    faults.push(`${way}\n  ${rule.name}: ${comment}`);
  }
  return { seen: files.length, faults };
}

if (isMain(import.meta.url)) {
  const { seen, faults } = await checkBoundaries(root);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`boundaries: ${seen} files, arrows only as drawn`);
}
