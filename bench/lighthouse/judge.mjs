/** Lets Lighthouse judge pages of the client in Chromium, the board page with a match of this browser on it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/**
 * @typedef {'performance' | 'accessibility' | 'best-practices'} Category
 * @typedef {object} Wish
 * @property {string} url
 * @property {'desktop' | 'mobile'} form
 * @property {readonly Category[]} categories
 * @typedef {object} Verdict
 * @property {Partial<Record<Category, number>>} scores from 0 to 100
 * @property {readonly string[]} faults what cost points in accessibility and best practices, and figures of the load
 */

/**
 * A judge with a browser profile of its own, in which a match has begun.
 * @param {{ url: string, browser: string }} place where the client is served, and where Chromium is
 */
export async function openCourt({ url, browser }) {
  const profile = mkdtempSync(join(tmpdir(), 'tablerunner-lighthouse-'));
  const board = await beginMatch({ url, browser, profile });
  const chrome = await launch({ chromePath: browser, userDataDir: profile, chromeFlags: ['--headless=new', ...FLAGS] });
  return {
    /** The address of the match. */
    board,
    /** @param {Wish} wish @returns {Promise<Verdict>} */
    judge: (wish) => judge(wish, chrome.port),
    close() {
      chrome.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** Through the door that everybody uses; the match stays in the profile. @param {{ url: string, browser: string, profile: string }} place */
async function beginMatch({ url, browser, profile }) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: FLAGS,
    locale: 'en',
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('article[data-game=escape]').getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('grid').waitFor({ timeout: 60_000 });
    return page.url();
  } finally {
    await context.close();
  }
}

/** @param {Wish} wish @param {number} port @returns {Promise<Verdict>} */
async function judge({ url, form, categories }, port, tries = 3) {
  const flags = { port, logLevel: /** @type {const} */ ('silent'), onlyCategories: [...categories] };
  const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
  if (result === undefined) throw new Error(`Lighthouse has no verdict on ${url}.`);
  const { lhr } = result;
  // On a busy machine the recording may miss the beginning; Lighthouse itself asks to run again then.
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return judge({ url, form, categories }, port, tries - 1);
  if (lhr.runtimeError !== undefined) throw new Error(`Lighthouse could not judge ${url}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]));
  const faults = categories.flatMap((id) =>
    (lhr.categories[id]?.auditRefs ?? []).flatMap((ref) => {
      const { score, title, displayValue, details } = lhr.audits[ref.id] ?? {};
      if (ref.weight === 0 || score === null || score === undefined || score >= 1) return [];
      const items = id === 'performance' ? '' : JSON.stringify(details?.items ?? []).slice(0, 600);
      return [`${ref.id} ${Math.round(score * 100)}: ${title} ${displayValue ?? ''} ${items}`.trim()];
    }),
  );
  return { scores, faults };
}
