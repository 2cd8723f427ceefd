/** The open table in headless Chromium: the same answers as in Node. */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { answersOf } from './answers.ts';

const ENTRY = fileURLToPath(new URL('answers.ts', import.meta.url));

/** The questions as one script that puts its exports into the page as `table`. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, target: 'es2022', lib: { entry: ENTRY, formats: ['iife'], name: 'table' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the questions could not be bundled for a browser');
  return chunk.code;
}

test('the same answers in Node and in a browser', async () => {
  const expected = answersOf(11, 12);
  expect(new Set(expected).size).toBe(expected.length);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: `${await bundle()};globalThis.table = table;` });
    const asked = '(globalThis.table.answersOf ?? globalThis.table)(11, 12)';
    expect(await page.evaluate(asked)).toEqual(expected);
  } finally {
    await browser.close();
  }
});
