/** The 3D view of Combat Zone in a real browser: turned by keys and by pointer, told in words, honest where it cannot be drawn. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { foundAt, mayAttack } from './combat-zone-matches.ts';
import { countPointers } from './keyboard-kit.ts';
import { type Opened, openPage, openStage, stillPicture, untilStill } from './kit.ts';
import { openFile } from './open-file.ts';
import { picture } from './table-kit.ts';

const stage = openStage();
const save = foundAt(mayAttack);
const TABLE = 'The table in 3D';
/** Far above what a busy machine needs. */
const PATIENCE = { timeout: 60_000 };

/** Whatever is drawn besides the canvas would move without 3D too. */
async function hideNames(page: Page): Promise<void> {
  await page.locator('canvas + div').evaluate((labels: HTMLElement) => {
    labels.style.visibility = 'hidden';
  });
}

async function openScene(prepare: (page: Page) => Promise<unknown> = async () => undefined): Promise<Opened> {
  const opened = await openPage(stage.browser, stage.url, { settings: { speed: 0 } });
  await prepare(opened.page);
  await openFile(opened.page, stage.url, save);
  await opened.page.getByRole('radio', { name: '3D' }).check({ force: true });
  return opened;
}

test('in 3D keys turn the table, walk through the models and look through their eyes; the text says who stands where', async () => {
  const { page, context, complaints } = await openScene();
  const table = page.getByRole('application', { name: TABLE });
  await table.locator('canvas').waitFor();
  await table.focus();
  const pointers = await countPointers(page);
  await hideNames(page);
  const before = await stillPicture(table);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await table.screenshot()).equals(before), PATIENCE).toBe(false);
  const said = page.getByRole('status');
  await page.keyboard.press('n');
  await expect.poll(() => said.first().textContent(), PATIENCE).toMatch(/Player 1, .*, at \d/);
  await page.keyboard.press('e');
  await expect.poll(() => said.first().textContent(), PATIENCE).toMatch(/Seen from here: /);
  await page.keyboard.press('Home');
  const models = page.getByRole('list', { name: 'Models on the table' }).getByRole('listitem');
  expect(await models.count()).toBeGreaterThan(8);
  expect(await page.getByRole('list', { name: 'Scenery' }).getByRole('listitem').count()).toBeGreaterThan(8);
  expect(await pointers()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a drag turns it, the wheel comes nearer, a press looks at a model; nothing is drawn while nothing happens', async () => {
  const { page, context, complaints } = await openScene();
  const table = page.getByRole('application', { name: TABLE });
  await table.locator('canvas').waitFor();
  const box = await table.boundingBox();
  if (box === null) throw new Error('the table has no place on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const changed = async (work: () => Promise<void>): Promise<void> => {
    const before = await stillPicture(table);
    await work();
    await expect.poll(async () => (await table.screenshot()).equals(before), PATIENCE).toBe(false);
  };
  await untilStill(page);
  const label = page.locator('canvas + div > :not([hidden])').first();
  const name = (await label.textContent()) ?? '';
  const place = await label.boundingBox();
  if (place === null) throw new Error('no name is shown');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height + 14);
  await page.locator('#explanation, aside').getByText(name).first().waitFor({ state: 'attached' });
  await hideNames(page);
  await changed(async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 30, { steps: 6 });
    await page.mouse.up();
  });
  await changed(() => page.mouse.wheel(0, -300));
  for (const button of ['Turn left', 'Tilt, higher', 'Farther', 'From above']) {
    await changed(() => page.getByRole('button', { name: button, exact: true }).click());
  }
  await stillPicture(table);
  const frames = await page.evaluate(async () => {
    const { drawElements, drawArrays } = WebGL2RenderingContext.prototype;
    let drawn = 0;
    WebGL2RenderingContext.prototype.drawElements = function (...given) {
      drawn += 1;
      return drawElements.apply(this, given);
    };
    WebGL2RenderingContext.prototype.drawArrays = function (...given) {
      drawn += 1;
      return drawArrays.apply(this, given);
    };
    for (let frames = 0; frames < 60; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return drawn;
  });
  expect(frames).toBe(0);
  await picture(page, 'combat-zone-scene');
  // Flat and back: what was there is given back, and made anew.
  await page.getByRole('radio', { name: 'Flat' }).check({ force: true });
  await page.locator('canvas').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: '3D' }).check({ force: true });
  await table.locator('canvas').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a browser without WebGL, or one that takes it away, says so, and the flat view stays', async () => {
  const without = await openScene((page) =>
    page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      } as typeof getContext;
    }),
  );
  await without.page.getByText('This browser cannot draw in 3D here.').waitFor();
  await without.page.getByRole('radio', { name: 'Flat' }).check({ force: true });
  await without.page.locator('[data-board-focus] svg').waitFor();
  await without.context.close();

  const { page, context } = await openScene();
  await page.locator('canvas').waitFor();
  await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await page.getByText('The browser has stopped drawing in 3D.').waitFor();
  await page.getByRole('radio', { name: 'Flat' }).check({ force: true });
  await page.locator('[data-board-focus] svg').waitFor();
  await context.close();
});
