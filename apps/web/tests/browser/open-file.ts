/** A saved match as a file on the page. */
import type { MatchSave } from '@tablerunner/engine';
import type { Page } from 'playwright-core';

/** Through the door of the lobby, with all seats mine. */
export async function openFile(page: Page, url: string, save: MatchSave): Promise<void> {
  await page.goto(url);
  const buffer = Buffer.from(JSON.stringify(save));
  await page.setInputFiles('input[type=file]', { name: 'match.json', mimeType: 'application/json', buffer });
  const dialog = page.getByRole('dialog');
  const open = dialog.getByRole('button', { name: 'Open' });
  await open.waitFor();
  for (const group of await dialog.getByRole('group').all()) {
    const mine = group.getByRole('radio', { name: 'Me', exact: true });
    if ((await mine.count()) > 0) await mine.check();
  }
  await open.click();
  await page.waitForURL(/\/t\/local-/);
  await page.locator('[data-length]').waitFor({ state: 'attached' });
}
