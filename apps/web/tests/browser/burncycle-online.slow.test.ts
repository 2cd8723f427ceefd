/** Two browsers play one mission of burncycle together on a real server, from set-up to its end; a third one watches. */
import { expect, test } from 'vitest';
import { dayOf, playOut } from './burncycle-matches.ts';
import { openPage } from './kit.ts';
import { openServerStage } from './server-kit.ts';

const stage = openServerStage();

test('two agents of two people win a mission together; whoever watches sees it and is asked nothing', async () => {
  const { url } = stage;
  const planned = dayOf(1, 2);
  const seats = { p1: { kind: 'person', name: 'Ada' }, p2: { kind: 'person', name: 'Grace' } };
  const laid = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { game: 'burncycle', options: planned.options, seats } }),
  });
  expect(laid.status).toBe(201);
  const { table, secrets } = (await laid.json()) as { table: string; secrets: Record<string, string> };

  const settings = { speed: 0 };
  const opened = await Promise.all(
    ['Ada', 'Grace', 'watcher'].map((seed) => openPage(stage.browser, `${url}/credits`, { settings, seed })),
  );
  const [ada, grace, watcher] = opened.map(({ page }) => page);
  if (ada === undefined || grace === undefined || watcher === undefined) throw new Error('no page was opened');
  await ada.goto(`${url}/t/${table}#${secrets.p1}`);
  await grace.goto(`${url}/t/${table}#${secrets.p2}`);
  await watcher.goto(`${url}/t/${table}`);
  await Promise.all([ada, grace, watcher].map((page) => page.getByRole('grid').waitFor()));

  const asked = { p1: 0, p2: 0 };
  const rounds = new Set<number>();
  await playOut(
    planned,
    (seat) => (seat === 'p1' ? ada : grace),
    async (match, page) => {
      const { seat } = match.decision() ?? {};
      asked[seat as 'p1' | 'p2'] += 1;
      rounds.add((match.position.state as { round: number }).round);
      // Now and then: whoever is not asked can answer nothing.
      if (match.log.length % 40 !== 0) return;
      const other = page === ada ? grace : ada;
      expect(await other.locator('[data-mine]').count()).toBe(0);
      expect(await watcher.locator('[data-mine]').count()).toBe(0);
    },
  );
  expect(Math.min(asked.p1, asked.p2)).toBeGreaterThan(20);
  expect(rounds.size).toBeGreaterThan(2);
  await Promise.all([ada, grace, watcher].map((page) => page.locator('[data-over]').waitFor()));
  const words = await Promise.all([ada, grace, watcher].map((page) => page.locator('#decision').textContent()));
  expect(new Set(words).size).toBe(1);
  expect(words[0]).toMatch(/Ada.*Grace|win/);
  expect(await watcher.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(20);
  expect(await watcher.getByRole('button', { name: 'Play again' }).count()).toBe(0);
  // On the record of both, and not of whoever watched.
  const recorded = await Promise.all(
    [ada, grace, watcher].map(async (page) => {
      await page.goto(`${url}/records`);
      await page.getByRole('heading', { name: 'burncycle' }).waitFor();
      return page.locator('[data-game=burncycle] td[data-won]').count();
    }),
  );
  expect(recorded).toEqual([1, 1, 0]);
  expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { context } of opened) await context.close();
});
