/** Workers that stop: whoever waits for them is told, and where nothing is kept in them another takes their place. */
import type { ChoiceReply, ChoiceRequest } from '@tablerunner/ai';
import { expect, test } from 'vitest';
import { useHost } from '../src/link/host-state.ts';
import { hostAt } from '../src/link/host-worker.ts';
import { openLocalLink } from '../src/link/local-link.ts';
import { callerOf, type Port } from '../src/worker/calls.ts';
import { machineOf, type ThinkingPort } from '../src/worker/machine.ts';

/** A worker that hears, says what it is told to, and breaks when it is told to. */
function fakeWorker() {
  const posted: unknown[] = [];
  const listeners: { type: string; listener(event: unknown): void }[] = [];
  const fire = (type: string, event: object): void => {
    for (const one of listeners) if (one.type === type) one.listener(event);
  };
  return {
    posted,
    isEnded: false,
    postMessage: (message: unknown) => void posted.push(message),
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.push({ type, listener: listener as (event: unknown) => void }),
    terminate() {
      this.isEnded = true;
    },
    say: (data: unknown) => fire('message', { data }),
    fail: () => fire('error', {}),
  };
}

test('calls that wait for a worker that stops are refused, and so are later ones', async () => {
  const worker = fakeWorker();
  let lost = 0;
  const call = callerOf<{ list(): number }>(worker as unknown as Port, () => {
    lost += 1;
  });
  const waiting = call('list');
  worker.fail();
  worker.fail();
  await expect(waiting).rejects.toMatchObject({ code: 'worker-lost' });
  await expect(call('list')).rejects.toMatchObject({ code: 'worker-lost' });
  expect(lost).toBe(1);
});

test('links of a host that stops are told, those that were closed hear nothing any more', () => {
  const worker = fakeWorker();
  const host = hostAt(worker as unknown as Port);
  const heard: [string, unknown][] = [];
  const open = (name: string) =>
    openLocalLink(
      'local-aaaaaaaaaaaa',
      name,
      { message: (told) => heard.push([name, told.type]), state: () => undefined },
      host,
    );
  const [one, two] = [open('one'), open('two')];
  const numbers = (worker.posted as { link: number }[]).map(({ link }) => link);
  one.close();
  for (const link of numbers) worker.say({ kind: 'told', link, message: { type: 'pong' } });
  expect(heard).toEqual([['two', 'pong']]);
  expect(useHost.getState()).toEqual({ isLost: false, isForgetful: false });
  worker.say({ kind: 'forgetful' });
  worker.fail();
  expect(heard.at(-1)).toEqual(['two', 'problem']);
  expect(useHost.getState()).toEqual({ isLost: true, isForgetful: true });
  two.close();
});

const request = (id: string): ChoiceRequest => ({ id }) as unknown as ChoiceRequest;
const reply = (id: string): ChoiceReply => ({ id, choice: 'pass' }) as unknown as ChoiceReply;

test('a machine whose worker breaks is asked again in another, once', async () => {
  const workers: ReturnType<typeof fakeWorker>[] = [];
  const choose = machineOf(() => {
    workers.push(fakeWorker());
    return workers.at(-1) as unknown as ThinkingPort;
  });
  const first = choose(request('a'));
  workers[0]?.fail();
  await new Promise((resolve) => setTimeout(resolve));
  expect(workers[0]?.isEnded).toBe(true);
  expect(workers[1]?.posted).toEqual([{ id: 'a' }]);
  workers[1]?.say(reply('a'));
  await expect(first).resolves.toBe('pass');
  const second = choose(request('b'));
  workers[1]?.fail();
  await new Promise((resolve) => setTimeout(resolve));
  workers[2]?.fail();
  await expect(second).rejects.toMatchObject({ code: 'worker-lost' });
});
