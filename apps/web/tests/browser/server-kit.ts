/** A real server for tests in a browser, serving the built client. */
import type { HostMessage } from '@tablerunner/table';
import type { Page } from 'playwright-core';
import { type RunningServer, startServer } from '../../../../scripts/server.mjs';
import { openStage, type Stage } from './kit.ts';

/** A browser, and the client with a server behind it. */
export function openServerStage(): Stage & { readonly restart: () => Promise<void> } {
  let server: RunningServer | undefined;
  const stage = openStage(async () => {
    const started = await startServer();
    server = started;
    return { url: started.url, close: () => started.stop() };
  });
  return Object.assign(stage, { restart: async () => server?.restart() });
}

/** Every message that a page gets over its sockets from now on. */
export function listen(page: Page): HostMessage[] {
  const heard: HostMessage[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as HostMessage)),
  );
  return heard;
}
