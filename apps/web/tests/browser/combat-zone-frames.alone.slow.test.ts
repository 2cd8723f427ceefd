/** How smoothly the Limiter follows the hand on the flat table of Combat Zone: frames a second, measured and told. */
import { expect, test } from 'vitest';
import { foundAt, mayAttack } from './combat-zone-matches.ts';
import { openPage, openStage } from './kit.ts';
import { openFile } from './open-file.ts';

const stage = openStage();
const SECONDS = 4;
/** Far below what is measured on a machine that has nothing else to do: only a page that stumbles fails. */
const LEAST = 20;

test('the Limiter is dragged over the table, and the page keeps up', async () => {
  const { page, context, complaints } = await openPage(stage.browser, stage.url);
  await openFile(page, stage.url, foundAt(mayAttack));
  await page.locator('button[aria-keyshortcuts="1"]').click();
  const box = await page.locator('[data-board-focus] svg').boundingBox();
  if (box === null) throw new Error('the table has no place on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('[data-board-focus] [class*="_reach_"]').waitFor({ state: 'attached' });
  const begin = page.evaluate(
    (lasts) =>
      new Promise<readonly number[]>((resolve) => {
        const times: number[] = [];
        const frame = (now: number): void => {
          times.push(now);
          if (now - (times[0] ?? now) < lasts) requestAnimationFrame(frame);
          else resolve(times);
        };
        requestAnimationFrame(frame);
      }),
    SECONDS * 1000,
  );
  const words = new Set<string>();
  const until = Date.now() + SECONDS * 1000;
  for (let turn = 0; Date.now() < until; turn += 0.05) {
    const [x, y] = [0.5 + 0.42 * Math.cos(turn * 1.3), 0.5 + 0.42 * Math.sin(turn)];
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
    if (Math.round(turn / 0.05) % 20 === 0) {
      words.add(await page.locator('[data-board-focus] svg').evaluate((svg) => svg.textContent ?? ''));
    }
  }
  const times = await begin;
  const gaps = times
    .slice(1)
    .map((time, i) => time - (times[i] ?? time))
    .sort((one, other) => one - other);
  const rate = (1000 * gaps.length) / ((times.at(-1) ?? 0) - (times[0] ?? 0));
  const slow = gaps[Math.floor(gaps.length * 0.95)] ?? 0;
  console.log(
    `The Limiter follows the hand at ${rate.toFixed(1)} frames a second; 95 of 100 frames take ${slow.toFixed(1)} ms at most.`,
  );
  expect(words.size, 'what the Limiter says changes on the way').toBeGreaterThan(3);
  expect(rate).toBeGreaterThan(LEAST);
  expect(complaints).toEqual([]);
  await context.close();
});
