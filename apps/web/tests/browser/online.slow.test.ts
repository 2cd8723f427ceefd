/** Two browsers play one match on a real server, a third watches; the server is killed in the middle, and nobody has to do anything. */
import type { HostMessage, Standing } from '@tablerunner/table';
import { expect, test } from 'vitest';
import { openPage } from './kit.ts';
import { listen, openServerStage } from './server-kit.ts';
import { playTogether } from './table-kit.ts';

const stage = openServerStage();

interface Face {
  readonly knownTo: readonly string[] | 'all';
  readonly equipment?: string;
  readonly points?: number;
}

/** Faces of markers that this viewer was told though they have never seen them. */
function leaksTo(viewer: string, heard: readonly HostMessage[]): readonly Face[] {
  return heard.flatMap((message) => {
    const standing: Standing | undefined = 'standing' in message ? message.standing : undefined;
    const markers = (standing?.seen.view as { markers?: readonly Face[] } | undefined)?.markers ?? [];
    return markers.filter(
      ({ knownTo, equipment, points }) =>
        knownTo !== 'all' && !knownTo.includes(viewer) && (equipment !== undefined || points !== undefined),
    );
  });
}

test('a whole match online: two play, one watches and learns no secret, a kill of the server costs nothing', async () => {
  const { url } = stage;
  const person = { kind: 'person' };
  const options = { mode: 'revolution', scenario: 'infiltration', squads: 'proposed' };
  const laid = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: { game: 'escape', options, seats: { resistance: person, isc: person } } }),
  });
  expect(laid.status).toBe(201);
  const { table, secrets } = (await laid.json()) as { table: string; secrets: Record<string, string> };

  const settings = { speed: 0 };
  const opened = await Promise.all(
    ['resistance', 'isc', 'watcher'].map((seed) => openPage(stage.browser, `${url}/credits`, { settings, seed })),
  );
  const [resistance, isc, watcher] = opened.map(({ page }) => page);
  if (resistance === undefined || isc === undefined || watcher === undefined) throw new Error('no page was opened');
  const heard = [resistance, isc, watcher].map(listen);
  await resistance.goto(`${url}/t/${table}#${secrets.resistance}`);
  await isc.goto(`${url}/t/${table}#${secrets.isc}`);
  await watcher.goto(`${url}/t/${table}`);
  await Promise.all([resistance, isc, watcher].map((page) => page.getByRole('grid').waitFor()));

  expect(await playTogether([resistance, isc], 40, 1)).toBe(false);
  await stage.restart();
  expect(await playTogether([resistance, isc], 2_000, 3)).toBe(true);
  await watcher.locator('[data-over]').waitFor();

  const [toResistance = [], toIsc = [], toWatcher = []] = heard;
  for (const messages of heard) expect(messages.filter(({ type }) => type === 'table').length).toBeGreaterThan(0);
  expect(leaksTo('resistance', toResistance)).toEqual([]);
  expect(leaksTo('isc', toIsc)).toEqual([]);
  expect(leaksTo('spectator', toWatcher)).toEqual([]);
  expect(toWatcher.some((message) => 'standing' in message && message.standing.seen.legal !== undefined)).toBe(false);
  const told = JSON.stringify(toWatcher);
  for (const secret of Object.values(secrets)) expect(told).not.toContain(secret);
  expect(await watcher.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(20);
  for (const { context } of opened) await context.close();
});
