/** Asks a machine in a worker of its own. A worker that breaks is replaced, and the new one is asked once more. */
import type { ChoiceReply, ChoiceRequest } from '@tablerunner/ai';
import { workerLost } from './calls.ts';

/** What is needed of a Worker; tests bring their own. */
export interface ThinkingPort {
  postMessage(request: ChoiceRequest): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ChoiceReply>) => void): void;
  addEventListener(type: 'error', listener: (event: Event) => void): void;
  terminate(): void;
}

interface Thinker {
  ask(request: ChoiceRequest): Promise<ChoiceReply>;
  readonly isLost: () => boolean;
}

/** `start` is called when the first machine has to think, and whenever a worker is lost. */
export function machineOf(start: () => ThinkingPort): (request: ChoiceRequest) => Promise<unknown> {
  let thinker: Thinker | undefined;
  const ask = (request: ChoiceRequest): Promise<ChoiceReply> => {
    if (thinker === undefined || thinker.isLost()) thinker = thinkerAt(start());
    return thinker.ask(request);
  };
  return async (request) => {
    const reply = await ask(request).catch(() => ask(request));
    if ('error' in reply) throw new Error(reply.error);
    return reply.choice;
  };
}

function thinkerAt(port: ThinkingPort): Thinker {
  const waiting = new Map<ChoiceReply['id'], { resolve(reply: ChoiceReply): void; reject(error: Error): void }>();
  let isLost = false;
  port.addEventListener('message', ({ data }) => {
    waiting.get(data.id)?.resolve(data);
    waiting.delete(data.id);
  });
  port.addEventListener('error', () => {
    isLost = true;
    port.terminate();
    for (const { reject } of waiting.values()) reject(workerLost());
    waiting.clear();
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
        port.postMessage(request);
      }),
    isLost: () => isLost,
  };
}
