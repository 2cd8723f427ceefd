/** A turn of burncycle in a real browser by keyboard alone: routing, actions, dice, the network, the corporation's turn. */
import { expect, test } from 'vitest';
import { byKeys } from './burncycle-keys.ts';
import { answer, partner, untilLength } from './burncycle-kit.ts';
import { foundAt } from './burncycle-matches.ts';
import { countPointers } from './keyboard-kit.ts';
import { openPage, openStage } from './kit.ts';
import { openFile } from './open-file.ts';

const stage = openStage();

test('a whole turn by keys alone, and the corporation’s after it', async () => {
  const { page, context, complaints } = await openPage(stage.browser, stage.url, { settings: { speed: 0 } });
  const { match, save } = foundAt(({ step }) => step === 'burncycle/before-turn');
  await openFile(page, stage.url, save);
  await page.locator('[data-mine]').waitFor();
  const pointers = await countPointers(page);
  const player = partner(1);
  const steps = new Set<string>();
  const round = (): number => (match.position.state as { round: number }).round;
  for (let at = match.decision(); at !== undefined && round() === 1; at = match.decision()) {
    steps.add(at.step);
    await untilLength(page, match.log.length);
    const choice = player.choose(match.view(at.seat));
    await answer(page, match.view(at.seat), choice, byKeys);
    match.play(at.seat, choice);
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    expect(isLost, `the focus is lost after ${at.step}`).toBe(false);
  }
  expect([...steps]).toEqual(
    expect.arrayContaining(['burncycle/routing', 'burncycle/act', 'burncycle/choose-dice', 'burncycle/ip-phase']),
  );
  expect(await pointers()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
