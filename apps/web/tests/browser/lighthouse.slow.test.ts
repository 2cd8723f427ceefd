/** Lighthouse on the board page of the real server. Performance is judged by `npm run lighthouse` alone: beside other tests the machine decides it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../../../scripts/server.mjs';

interface Verdict {
  readonly scores: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

interface Court {
  readonly board: string;
  judge(wish: { url: string; form: 'desktop' | 'mobile'; categories: readonly string[] }): Promise<Verdict>;
  close(): void;
}

let server: RunningServer;
let court: Court;

beforeAll(async () => {
  // By their addresses: the folder has dependencies of its own, which the type check of the project does not know.
  const folder = new URL('../../../../bench/lighthouse/', import.meta.url);
  const { installLighthouse } = await import(/* @vite-ignore */ new URL('install.mjs', folder).href);
  installLighthouse(() => undefined);
  const { openCourt } = await import(/* @vite-ignore */ new URL('judge.mjs', folder).href);
  server = await startServer();
  court = await openCourt({ url: server.url, browser: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
});

afterAll(async () => {
  court?.close();
  await server?.stop();
});

test.each(['desktop', 'mobile'] as const)(
  'accessibility and best practices of the board page are at 100: %s',
  async (form) => {
    const categories = ['accessibility', 'best-practices'];
    const { scores, faults } = await court.judge({ url: court.board, form, categories });
    expect(faults).toEqual([]);
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100 });
  },
);
