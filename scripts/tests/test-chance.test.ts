/** What is drawn in tests is the same in every run: values of fast-check, and the ports of servers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freePort } from '../server.mjs';
import { SEED } from '../test-chance.mjs';

test('fast-check draws from a fixed seed in every test file, without being told so', () => {
  expect(fc.readConfigureGlobal()?.seed).toBe(SEED);
  const draw = (): readonly number[] => fc.sample(fc.integer(), 20);
  expect(draw()).toEqual(draw());
  const drawn: number[] = [];
  fc.assert(fc.property(fc.integer(), (number) => void drawn.push(number)));
  const again: number[] = [];
  fc.assert(fc.property(fc.integer(), (number) => void again.push(number)));
  expect(again).toEqual(drawn);
});

test('nobody gets a port twice, also when two look at once', async () => {
  const ports = [await freePort(), await freePort(), ...(await Promise.all([freePort(), freePort()]))];
  expect(new Set(ports).size).toBe(4);
});
