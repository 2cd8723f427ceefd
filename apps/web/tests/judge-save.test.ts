/** "Dice verified" says what is proven, and never more. */
import { type MatchSave, sealOf, shareHash } from '@tablerunner/engine';
import type { TableInfo } from '@tablerunner/table';
import { expect, test } from 'vitest';
import { judgeSave, type Known } from '../src/replay/judge-save.ts';

const ID = 'k3v9x2m7q1ab';
const SHARES = { red: 'the-share-of-red-1', blue: 'the-share-of-blue' };
const HASHES = { red: shareHash(ID, 'red', SHARES.red), blue: shareHash(ID, 'blue', SHARES.blue) };
const SEAL = sealOf('the seed');
const SEATS = ['red', 'blue'].map((seat) => ({ seat, player: { kind: 'person' } }));
const GOOD = { ok: true, seal: SEAL } as const;

const save = (change: Partial<MatchSave> = {}): MatchSave =>
  ({ seed: 'the seed', shares: SHARES, log: [{ seat: 'red', choice: 1 }], ...change }) as MatchSave;

const known = (change: Partial<Known> = {}): Known => ({
  info: { id: ID, seal: SEAL, rounds: 1, seats: SEATS } as unknown as TableInfo,
  witness: { seal: SEAL, at: 0, round: 1, hashes: HASHES, isWhole: true },
  mine: { red: SHARES.red },
  isLocal: false,
  ...change,
});

const said = (judgement: ReturnType<typeof judgeSave>) =>
  'proven' in judgement
    ? [judgement.kind, judgement.proven.map(({ what }) => what), judgement.open.map(({ what }) => what)]
    : judgement;

test('everything was seen: seal and hashes before the first roll, my own share among them', () => {
  expect(said(judgeSave(save(), known(), GOOD))).toEqual(['verified', ['log', 'seal', 'shares', 'my-share'], []]);
});

test.each<[string, MatchSave, Known | undefined, unknown]>([
  ['a file alone', save(), undefined, ['replayed', ['log'], ['no-seal', 'late-shares']]],
  [
    'a file alone, gathered twice',
    save({ rounds: 2 }),
    undefined,
    ['replayed', ['log'], ['no-seal', 'late-shares', 'rounds']],
  ],
  ['a file alone, without shares', save({ shares: {} }), undefined, ['replayed', ['log'], ['no-seal', 'no-shares']]],
  [
    'a table from a file',
    save({ origin: { from: 'file', at: 3, length: 9 } }),
    known(),
    ['partly', ['log', 'seal', 'shares', 'my-share'], ['set-up']],
  ],
  [
    'a written position',
    save({ start: {} as never }),
    known(),
    ['partly', ['log', 'seal', 'shares', 'my-share'], ['set-up']],
  ],
  [
    'a host that knew the seed',
    save({ shares: {} }),
    known({ witness: { seal: SEAL, at: 0 }, mine: {} }),
    ['partly', ['log', 'seal'], ['no-shares']],
  ],
  [
    'a seal that was seen only at the end',
    save(),
    known({ witness: { seal: SEAL, at: 80, hashes: HASHES }, mine: {} }),
    ['partly', ['log'], ['late-seal', 'late-shares']],
  ],
  [
    'a round that was gathered from another device',
    save(),
    known({ info: { ...known().info, rounds: 2 }, mine: { red: 'another-share-of-red' } }),
    ['partly', ['log', 'seal'], ['late-shares', 'not-my-share', 'rounds']],
  ],
  [
    'a match of this browser',
    save({ shares: {} }),
    known({ witness: { seal: SEAL, at: 0 }, mine: {}, isLocal: true }),
    ['verified', ['log', 'seal'], ['own-host']],
  ],
  [
    'dice that are the same for everybody',
    save({ shares: {} }),
    known({ info: { ...known().info, sameDice: true }, witness: { seal: SEAL, at: 0 }, mine: {} }),
    ['partly', ['log', 'seal'], ['same-dice']],
  ],
  [
    'dice that were told',
    save({ log: [{ seat: 'red', choice: 1, dice: [6] }] }),
    known(),
    ['scripted', ['log', 'seal', 'shares', 'my-share'], ['told']],
  ],
])('what is not proven is said: %s', (_name, file, table, expected) => {
  expect(said(judgeSave(file, table, GOOD))).toEqual(expected);
});

test('a broken promise is told loudly, whatever else fits', () => {
  const alarm = (file: MatchSave, table: Known) => judgeSave(file, table, GOOD);
  expect(alarm(save({ seed: 'another' }), known())).toEqual({ kind: 'bent', alarm: 'other-seed' });
  expect(alarm(save({ shares: { ...SHARES, blue: 'another-share-of-blue' } }), known())).toEqual({
    kind: 'bent',
    alarm: 'other-hash',
  });
  expect(alarm(save({ shares: {} }), known())).toEqual({ kind: 'bent', alarm: 'other-share' });
  const early = { ...known().info, seal: sealOf('another') };
  expect(alarm(save(), known({ info: early }))).toEqual({ kind: 'bent', alarm: 'other-seal' });
  expect(alarm(save(), known({ witness: { seal: SEAL, at: 0, alarm: 'other-hash' } }))).toEqual({
    kind: 'bent',
    alarm: 'other-hash',
  });
});

test('a log that does not give the match again proves nothing', () => {
  expect(judgeSave(save(), known(), { ok: false, where: 'log[3]', problem: 'no' })).toEqual({
    kind: 'broken',
    trouble: { code: 'file-log', facts: { entry: 4, problem: 'no' }, problem: 'log[3]: no' },
  });
});
