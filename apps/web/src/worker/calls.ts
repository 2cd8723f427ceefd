/** Calls into a worker and their answers: typed by the functions that the worker offers. */
import { type Told, Trouble, tellTrouble } from '@tablerunner/table';

/** What both ends need of a port: a Worker, the inside of one, or an end of a MessageChannel. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  /** A worker that could not be loaded, or broke, says so. */
  addEventListener(type: 'error', listener: (event: Event) => void): void;
}

// biome-ignore lint/suspicious/noExplicitAny: the functions of a worker are typed where they are called
type Functions = Record<string, (...args: any[]) => unknown>;

interface Call {
  readonly kind: 'call';
  readonly call: number;
  readonly name: string;
  readonly args: unknown[];
}

type Answer =
  | { readonly kind: 'answer'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'answer'; readonly call: number; readonly trouble: Told };

export function serveCalls(port: Port, functions: Functions): void {
  port.addEventListener('message', ({ data }) => {
    const call = data as Call;
    if (call.kind !== 'call') return;
    void answer(call, functions).then((message) => port.postMessage(message));
  });
}

async function answer({ call, name, args }: Call, functions: Functions): Promise<Answer> {
  try {
    const work = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (work === undefined) throw new Error(`nothing is called ${name} here`);
    return { kind: 'answer', call, value: await work(...args) };
  } catch (error) {
    return { kind: 'answer', call, trouble: tellTrouble(error) };
  }
}

export type Caller<F extends Functions> = <N extends keyof F & string>(
  name: N,
  ...args: Parameters<F[N]>
) => Promise<Awaited<ReturnType<F[N]>>>;

/** `onLost`: the worker has stopped, and answers nobody any more. */
export function callerOf<F extends Functions>(port: Port, onLost: () => void = () => undefined): Caller<F> {
  let last = 0;
  let isLost = false;
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  port.addEventListener('error', () => {
    if (isLost) return;
    isLost = true;
    for (const { reject } of waiting.values()) reject(workerLost());
    waiting.clear();
    onLost();
  });
  port.addEventListener('message', ({ data }) => {
    const told = data as Answer;
    if (told.kind !== 'answer') return;
    const call = waiting.get(told.call);
    waiting.delete(told.call);
    if ('trouble' in told) {
      const { code, problem, facts } = told.trouble;
      call?.reject(new Trouble(code, problem, facts));
    } else call?.resolve(told.value as never);
  });
  return (name, ...args) =>
    new Promise((resolve, reject) => {
      if (isLost) return reject(workerLost());
      last += 1;
      waiting.set(last, { resolve, reject });
      port.postMessage({ kind: 'call', call: last, name, args } satisfies Call);
    });
}

export const workerLost = (): Trouble =>
  new Trouble('worker-lost', 'a part of the page that works in the background has stopped');
