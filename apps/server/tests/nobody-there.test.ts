/** Nobody at the table, no thinking: not even where a person has a seat and may come back. */
import { expect, test } from 'vitest';
import { machinesHere, skim, TestServer } from './kit.ts';

test('when the last has left, the thought under way is the last one; who comes back sets the machine going again', async () => {
  const here = machinesHere();
  const asked: (() => void)[] = [];
  const machines: typeof here = {
    ...here,
    async choose(job, asker) {
      await new Promise<void>((resolve) => asked.push(resolve));
      return await here.choose(job, asker);
    },
  };
  const host = await TestServer.start({}, { machines });
  const machine = { kind: 'machine', strength: '1' } as const;
  const { table } = await host.lay(skim({ red: machine, blue: machine }));
  const watcher = await host.join(table);
  await expect.poll(() => asked.length).toBe(1);
  watcher.close();
  await expect.poll(() => host.server.keeper.peek(table)?.connections).toBe(0);
  asked[0]?.();
  await expect.poll(() => host.server.keeper.peek(table)?.isIdle || asked.length > 1).toBe(true);
  expect(asked).toHaveLength(1);
  await host.join(table);
  await expect.poll(() => asked.length).toBe(2);
  await host.remove();
});
