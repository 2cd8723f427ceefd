/** The page's own host worker, started when the first table wants it. */
import { type Caller, callerOf } from '../worker/calls.ts';
import type { FromHost, HostFunctions, ToHost } from '../worker/wire.ts';

interface HostWorker {
  readonly call: Caller<HostFunctions>;
  post(message: ToHost): void;
  listen(listener: (message: FromHost) => void): void;
}

let there: HostWorker | undefined;

export function hostWorker(): HostWorker {
  if (there !== undefined) return there;
  const worker = new Worker(new URL('../worker/host.worker.ts', import.meta.url), { type: 'module' });
  there = {
    call: callerOf<HostFunctions>(worker),
    post: (message) => worker.postMessage(message),
    listen: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => listener(data)),
  };
  return there;
}
