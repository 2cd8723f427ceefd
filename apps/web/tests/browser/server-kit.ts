/** A real server for tests in a browser, serving the built client. */
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
