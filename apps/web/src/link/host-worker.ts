/** The page's own host worker, started when the first table wants it. */
import type { HostMessage } from '@tablerunner/table';
import { type Caller, callerOf, type Port, workerLost } from '../worker/calls.ts';
import type { FromHost, HostFunctions, ToHost } from '../worker/wire.ts';
import { useHost } from './host-state.ts';

export interface HostWorker {
  readonly call: Caller<HostFunctions>;
  post(message: ToHost): void;
  /** What is told to one link. Gives back how to stop. */
  listen(link: number, listener: (message: HostMessage) => void): () => void;
}

let there: HostWorker | undefined;

export function hostWorker(): HostWorker {
  there ??= hostAt(new Worker(new URL('../worker/host.worker.ts', import.meta.url), { type: 'module' }));
  return there;
}

export function hostAt(port: Port): HostWorker {
  const links = new Map<number, (message: HostMessage) => void>();
  port.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
    if (data.kind === 'told') links.get(data.link)?.(data.message);
    if (data.kind === 'forgetful') useHost.setState({ isForgetful: true });
  });
  const problem = { type: 'problem', ...workerLost().told() } as const;
  let isLost = false;
  const lost = (): void => {
    isLost = true;
    useHost.setState({ isLost });
    for (const listener of links.values()) listener(problem);
  };
  return {
    call: callerOf<HostFunctions>(port, lost),
    post: (message) => port.postMessage(message),
    listen(link, listener) {
      links.set(link, listener);
      if (isLost) queueMicrotask(() => links.get(link)?.(problem));
      return () => void links.delete(link);
    },
  };
}
