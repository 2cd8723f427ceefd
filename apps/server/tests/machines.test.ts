/** Threads of machine players: one that thinks for ever is replaced, and to wait for a thread counts as no thought. */
import { expect, test } from 'vitest';
import { startMachines } from '../src/machine/machines.ts';

const filename = new URL('./thinker.mjs', import.meta.url).href;
const asker = (network = 'here', isWaiting = () => true) => ({ network, isWaiting });
const job = (player: string) => ({ game: 'sample', seed: 'x', player, seen: {} as never });

test('a machine that does not come to an end is ended, and its thread thinks for the next', async () => {
  const machines = startMachines(1, { filename, longestThought: 1500 });
  const stuck = machines.choose(job('for-ever'), asker());
  const next = machines.choose(job('1'), asker());
  expect(machines.waiting).toBe(1);
  await expect(stuck).rejects.toThrow('thought for more than 1.5 seconds');
  expect(await next).toBe('1');
  expect(machines.waiting).toBe(0);
  await machines.stop();
});

test('whoever waits for a thread has not begun to think', async () => {
  const machines = startMachines(1, { filename, longestThought: 2000 });
  await machines.choose(job('1'), asker());
  const chosen = await Promise.all(['601', '602', '603', '604'].map((player) => machines.choose(job(player), asker())));
  expect(chosen).toEqual(['601', '602', '603', '604']);
  await machines.stop();
});

test('a match file that takes too much memory or time ends its thread alone, is told why, and the next is read', async () => {
  const machines = startMachines(1, { filename, longestRead: 6000 });
  const read = (what: number) => machines.continueFrom({ file: Uint8Array.of(what) });
  const [heavy, slow, next] = await Promise.all([read(1), read(2), read(0)]);
  expect(heavy).toMatchObject({ ok: false, code: 'file-too-heavy' });
  expect(slow).toMatchObject({ ok: false, code: 'file-slow' });
  expect(next).toEqual({ ok: true, value: 'read' });
  await machines.stop();
});

test('networks take turns, one leaves a thread to the others, and nobody thinks for those who have left', async () => {
  const machines = startMachines(2, { filename });
  const order: string[] = [];
  const ask = async (network: string, isWaiting = () => true): Promise<void> => {
    const chosen = await machines.choose(job('200'), asker(network, isWaiting));
    order.push(chosen === undefined ? `${network} left` : network);
  };
  const many = Array.from({ length: 6 }, () => ask('many'));
  const gone = ask('many', () => false);
  const honest = (async () => {
    for (let i = 0; i < 3; i++) await ask('honest');
  })();
  await Promise.all([...many, gone, honest]);
  // One thread thinks for the six, the other is free for whoever comes.
  expect(order.slice(0, 6).filter((network) => network === 'honest')).toHaveLength(3);
  expect(order.at(-1)).toBe('many left');
  await machines.stop();
});
