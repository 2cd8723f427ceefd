/** A campaign begun in the browser goes on at the command line, and the other way round: the same file serves both. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@tablerunner/catalogue';
import { afterAll, expect, test } from 'vitest';
import { memoryCampaigns } from '../src/worker/campaign-store.ts';
import { CampaignHost } from '../src/worker/campaigns.ts';
import { Host } from '../src/worker/host.ts';
import { hostTools } from './kit.ts';

const CLI = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tablerunner-campaign-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

test('both read what the other wrote', async () => {
  const tools = hostTools();
  const host = new Host(tools);
  const campaigns = new CampaignHost({
    store: memoryCampaigns(),
    find: findGame,
    now: tools.now,
    random: tools.random,
    alone: (_name, work) => work(),
    table: (id) => tools.store.find(id),
    lay: (seed, setup) => host.lay(seed, setup),
  });
  const players = { p1: { kind: 'person' }, p2: { kind: 'machine', strength: '2' } } as const;
  const names = { p1: 'Ann', p2: 'machine 2' };
  const id = await campaigns.start({
    game: 'escape',
    plan: 'long-night',
    players,
    names,
    settled: { difficulty: 'hard' },
  });
  const ours = join(folder, 'ours.json');
  writeFileSync(ours, JSON.stringify(await campaigns.file(id)));
  const shown = run('campaign', 'show', ours, '--json');
  expect(shown).toMatchObject({ status: 0, stderr: '' });
  const [row] = await campaigns.list();
  expect(JSON.parse(shown.stdout)).toEqual({ game: 'escape', ...JSON.parse(JSON.stringify(row?.standing)) });

  const theirs = join(folder, 'theirs.json');
  const words = ['escape', 'pathfinder', theirs, '--player', 'resistance=Ann', '--player', 'isc=Bob'];
  expect(run('campaign', 'start', ...words).status).toBe(0);
  const opened = await campaigns.open(JSON.parse(readFileSync(theirs, 'utf8')), {
    resistance: { kind: 'person' },
    isc: { kind: 'person' },
  });
  expect((await campaigns.list()).find((one) => one.id === opened)?.standing.next?.seats).toEqual({
    resistance: 'Ann',
    isc: 'Bob',
  });
});
