/**
 * `npm run mutations -- games/escape`: breaks one rule after another and asks the tests that name its clause whether they notice.
 * No file is changed: the broken line exists only while the tests load it. Words after the folder choose clauses; `--write` writes the page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { filesBelow, isMain, root } from './files.mjs';

/**
 * @typedef {{ clause: string, breaks: string, file: string, find: string, replace: string, survivedAtFirst?: boolean }} Mutation
 * @typedef {Mutation & { caughtBy: string[], ran: number }} Verdict
 */

/**
 * The source with its rule broken.
 * @param {string} text
 * @param {Mutation} mutation
 */
export function broken(text, { file, find, replace }) {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${file} holds ${JSON.stringify(find)} ${parts.length - 1} times, not once`);
  return parts.join(replace);
}

/**
 * The part of the clause's name that its family shares.
 * @param {string} clause
 */
export const familyOf = (clause) => clause.replace(/-\d+$/, '');

const conditions = ['source', 'module', 'node', 'development|production'];

/**
 * Runs the tests that name one of the clauses, with a rule broken or as it is.
 * @param {readonly string[]} clauses
 * @param {readonly string[]} tests
 * @param {Mutation} [mutation]
 */
async function runTests(clauses, tests, mutation) {
  const name = new RegExp(`\\b(${clauses.join('|')})\\b`);
  const include = tests.filter((path) => name.test(readFileSync(join(root, path), 'utf8')));
  const path = mutation === undefined ? '' : join(root, mutation.file);
  const options = {
    ...{ root, config: /** @type {const} */ (false), watch: false, reporters: [{}], include, testNamePattern: name },
    ...{ isolate: false, fileParallelism: false, testTimeout: 60_000, passWithNoTests: true },
  };
  const { startVitest } = await import('vitest/node'); // here, because tests of this file cannot load it
  const vitest = await startVitest('test', [], options, {
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    plugins: [
      {
        name: 'mutation',
        enforce: 'pre',
        transform: (code, id) =>
          mutation !== undefined && id.split('?')[0] === path ? broken(code, mutation) : undefined,
      },
    ],
  });
  /** @type {Set<string>} */
  const failed = new Set();
  let ran = 0;
  for (const module of vitest.state.getTestModules()) {
    const file = basename(module.moduleId);
    const [error] = module.errors();
    if (error !== undefined) throw new Error(`${file} cannot even be loaded: ${error.message}`); // broken code is no broken rule
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed' || state === 'failed') ran += 1;
      if (state === 'failed') failed.add(file);
    }
  }
  await vitest.close();
  process.exitCode = 0; // a failing test is what we want
  return { failed: [...failed], ran };
}

/**
 * @param {Mutation} mutation
 * @param {readonly string[]} tests
 * @returns {Promise<Verdict>}
 */
async function tryOut(mutation, tests) {
  broken(readFileSync(join(root, mutation.file), 'utf8'), mutation);
  const { failed, ran } = await runTests([mutation.clause], tests, mutation);
  return { ...mutation, caughtBy: failed, ran };
}

/**
 * @param {readonly Verdict[]} verdicts
 * @param {string} folder
 */
export function pageOf(verdicts, folder) {
  const families = [...new Set(verdicts.map(({ clause }) => familyOf(clause)))].sort();
  const inOrder = [...verdicts].sort((a, b) => (a.clause < b.clause ? -1 : a.clause > b.clause ? 1 : 0));
  const caught = verdicts.filter(({ caughtBy }) => caughtBy.length > 0).length;
  const rows = inOrder.map(({ clause, breaks, file, caughtBy, survivedAtFirst }) => {
    const how = caughtBy.length === 0 ? '**survived**' : `${caughtBy.join(', ')}${survivedAtFirst ? ' (new)' : ''}`;
    return `| ${clause} | ${breaks} | ${file.slice(folder.length + 1)} | ${how} |`;
  });
  const sharpened = verdicts.filter(({ survivedAtFirst }) => survivedAtFirst).length;
  return `${[
    `# Do the tests of ${basename(folder)} notice a broken rule?`,
    '',
    `Every line is one rule broken in the source, and the tests that then failed. Only tests whose title names the clause were asked:`,
    'a rule that is caught by chance elsewhere does not count.',
    '',
    `- The mutations are written by hand in \`${folder}/tests/mutations.json\`: clause, what is broken, file, the text that is replaced.`,
    `- \`npm run mutations -- ${folder}\` tries them all again (some seconds for each), \`npm run mutations -- ${folder} ${families[0]}\` those whose`,
    '  clause begins so; `--write` after a whole run writes this page. No file of the rules is changed: the line is broken while the tests load it.',
    `- A quick test sees to it that every family of clauses has a mutation and that every mutation still fits the source.`,
    '',
    `${verdicts.length} mutations in ${families.length} families: ${caught} caught, ${verdicts.length - caught} survived.`,
    `${sharpened} of them survived when they were first tried; the tests marked (new) were sharpened for them.`,
    '',
    '| clause | what is broken | where | caught by |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')}\n`;
}

/** @param {readonly string[]} words */
async function run(words) {
  const [folder = '', ...clauses] = words.filter((word) => !word.startsWith('--'));
  /** @type {Mutation[]} */
  const all = JSON.parse(readFileSync(join(root, folder, 'tests/mutations.json'), 'utf8'));
  const chosen =
    clauses.length === 0 ? all : all.filter(({ clause }) => clauses.some((start) => clause.startsWith(start)));
  const tests = filesBelow(join(root, folder, 'tests'), root).filter((path) => /(?<!\.slow)\.test\.ts$/.test(path));
  const sound = await runTests([...new Set(chosen.map(({ clause }) => clause))], tests);
  if (sound.failed.length > 0) throw new Error(`with all rules whole these fail already: ${sound.failed.join(', ')}`);
  console.log(`with all rules whole ${sound.ran} tests pass`);
  /** @type {Verdict[]} */
  const verdicts = [];
  for (const mutation of chosen) {
    const verdict = await tryOut(mutation, tests);
    verdicts.push(verdict);
    const how =
      verdict.caughtBy.length > 0 ? `caught by ${verdict.caughtBy.join(', ')}` : `SURVIVED ${verdict.ran} tests`;
    console.log(`${mutation.clause}: ${mutation.breaks}: ${how}`);
  }
  const survived = verdicts.filter(({ caughtBy }) => caughtBy.length === 0).length;
  console.log(`${verdicts.length} mutations, ${survived} survived`);
  if (words.includes('--write') && clauses.length === 0) {
    const page = join(root, 'docs', `mutations-${basename(folder)}.md`);
    writeFileSync(page, pageOf(verdicts, folder));
    console.log(`written: ${relative(root, page)}`);
  }
  process.exitCode = survived === 0 ? 0 : 1;
}

if (isMain(import.meta.url)) await run(process.argv.slice(2));
