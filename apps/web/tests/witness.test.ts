/** What a browser saw of the dice before they fell, and what a host that changes its mind is caught at. */
import { sealOf, shareHash } from '@tablerunner/engine';
import type { GatheringMessage, TableInfo } from '@tablerunner/table';
import { beforeEach, expect, test, vi } from 'vitest';
import { keptIn } from '../src/link/kept.ts';
import { isSound, seeGathering, seeTable } from '../src/link/witness.ts';
import { stubStorage } from './storage.ts';

const ID = 'k3v9x2m7q1ab';
const SHARES = { red: 'the-share-of-red-1', blue: 'the-share-of-blue' };
const hashOf = (seat: 'red' | 'blue', share = SHARES[seat]): string => shareHash(ID, seat, share);
const HASHES = { red: hashOf('red'), blue: hashOf('blue') };

const INFO: TableInfo = {
  id: ID,
  game: 'sample',
  rules: 1,
  content: 1,
  options: {},
  seats: [
    { seat: 'red', player: { kind: 'person' } },
    { seat: 'blue', player: { kind: 'person' } },
  ],
  seal: sealOf('the seed'),
};

const gathering = (change: Partial<GatheringMessage>): GatheringMessage => ({
  type: 'gathering',
  table: INFO,
  viewer: 'red',
  round: 1,
  hashes: HASHES,
  shares: {},
  waitingFor: ['red', 'blue'],
  ...change,
});

const begun = (change: Partial<TableInfo> = {}): TableInfo => ({
  ...INFO,
  rounds: 1,
  shares: {
    red: { hash: HASHES.red, share: SHARES.red },
    blue: { hash: HASHES.blue, share: SHARES.blue },
  },
  ...change,
});

test('a match that keeps its word: from the first hash to the seed', () => {
  let seen = seeGathering(undefined, gathering({ hashes: {} }));
  seen = seeGathering(seen, gathering({ hashes: { red: HASHES.red } }));
  seen = seeGathering(seen, gathering({}));
  seen = seeGathering(seen, gathering({ shares: SHARES }));
  seen = seeTable(seen, begun(), 0);
  seen = seeTable(seen, begun({ seed: 'the seed' }), 80);
  expect(seen).toEqual({ seal: INFO.seal, at: 0, round: 1, hashes: HASHES, isWhole: true });
});

test.each([
  ['another seal', 'other-seal', gathering({ table: { ...INFO, seal: sealOf('another') } })],
  [
    'another hash in the same round',
    'other-hash',
    gathering({ hashes: { ...HASHES, blue: hashOf('blue', 'another-share-of-blue') } }),
  ],
  ['a hash that came after the last one', 'other-hash', gathering({ hashes: { ...HASHES, green: HASHES.red } })],
  ['a share that does not fit its hash', 'other-share', gathering({ shares: { blue: 'another-share-of-blue' } })],
])('caught while shares are gathered: %s', (_name, alarm, message) => {
  const seen = seeGathering(undefined, gathering({}));
  const caught = seeGathering(seen, message);
  expect(caught.alarm).toBe(alarm);
  // Once caught it stays caught, whatever is told later.
  expect(seeTable(seeGathering(caught, gathering({})), begun(), 0).alarm).toBe(alarm);
});

test.each([
  ['another seal', 'other-seal', begun({ seal: sealOf('another') })],
  ['a seed that was not sealed', 'other-seed', begun({ seed: 'another' })],
  ['no shares after all', 'other-share', INFO],
  [
    'a share that does not fit its hash',
    'other-share',
    begun({ shares: { ...begun().shares, blue: { hash: HASHES.blue, share: 'another-share-of-blue' } } }),
  ],
  [
    'hashes that were not seen before',
    'other-hash',
    begun({
      shares: {
        ...begun().shares,
        blue: { hash: hashOf('blue', 'another-share-of-blue'), share: 'another-share-of-blue' },
      },
    }),
  ],
  [
    'a share of nobody, which the host chose last',
    'other-share',
    begun({
      shares: { ...begun().shares, green: { hash: shareHash(ID, 'green', SHARES.red), share: SHARES.red } },
    }),
  ],
  ['an earlier round, which was given up', 'other-hash', begun({ rounds: 0 })],
])('caught at the table: %s', (_name, alarm, info) => {
  const seen = seeGathering(undefined, gathering({}));
  expect(seeTable(seen, info, 0).alarm).toBe(alarm);
});

test('a new round has new hashes, and what came while we were away is no lie', () => {
  const seen = seeGathering(undefined, gathering({}));
  const other = { red: hashOf('red', 'another-share-of-red'), blue: HASHES.blue };
  const next = seeGathering(seen, gathering({ round: 2, hashes: other }));
  expect(next).toMatchObject({ round: 2, hashes: other });
  expect(next.alarm).toBeUndefined();
  const elsewhere = begun({
    rounds: 3,
    shares: { ...begun().shares, red: { hash: other.red, share: 'another-share-of-red' } },
  });
  expect(seeTable(seen, elsewhere, 0).alarm).toBeUndefined();
});

test('another connection that hears later is no lie, and is not answered', () => {
  const seen = seeGathering(undefined, gathering({ round: 2 }));
  for (const late of [gathering({ round: 2, hashes: { red: HASHES.red } }), gathering({ round: 1 })]) {
    const after = seeGathering(seen, late);
    expect(after).toEqual(seen);
    expect(isSound(after, late)).toBe(false);
  }
  expect(isSound(seen, gathering({ round: 2 }))).toBe(true);
});

test('whoever comes late remembers how late', () => {
  expect(seeTable(undefined, begun(), 17)).toEqual({ seal: INFO.seal, at: 17, hashes: HASHES });
  expect(seeTable(undefined, INFO, 3)).toEqual({ seal: INFO.seal, at: 3, hashes: {} });
});

beforeEach(() => void stubStorage('localStorage'));

test('small things are kept by name, the newest stay, nonsense is left out, and a forbidden storage is no fault', () => {
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const kept = keptIn('some', isNumber, 3);
  for (const [i, name] of ['a', 'b', 'a', 'c', 'd'].entries()) kept.keep(name, i);
  expect(['a', 'b', 'c', 'd'].map((name) => keptIn('some', isNumber).find(name))).toEqual([2, undefined, 3, 4]);
  localStorage.setItem('some', '[["a",1],["b","x"],3,null]');
  expect([kept.find('a'), kept.find('b')]).toEqual([1, undefined]);
  kept.forget((name) => name === 'a');
  expect(kept.find('a')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  kept.keep('z', 9);
  expect(kept.find('z')).toBe(9);
});

test('a full storage is no fault either: the page still knows what it could not keep', () => {
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const kept = keptIn('some', isNumber);
  kept.keep('a', 1);
  vi.stubGlobal('localStorage', {
    getItem: () => '[["a",1]]',
    setItem() {
      throw new Error('full');
    },
  });
  kept.keep('b', 2);
  expect([kept.find('a'), kept.find('b')]).toEqual([1, 2]);
});
