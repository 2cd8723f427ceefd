/** What the seats add to the dice before the first roll. Clauses ENG-SEAL. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  chanceKey,
  defineEvent,
  defineStep,
  frameOf,
  type Game,
  Match,
  readSave,
  replaySave,
  restoreMatch,
  sealOf,
  shareHash,
  thoughtSeed,
} from '../src/index.ts';
import { must, TWO, tinyGame } from './tiny-game.ts';

interface Tally {
  fell: number[];
}

const fell = defineEvent<Tally, { face: number }>({
  name: 'tally/fell',
  write: (state, { face }) => void state.fell.push(face),
});

const roll = defineStep<Tally, Record<string, never>, { kind: 'roll' | 'rest' }>({
  name: 'tally/roll',
  clause: 'ENG-TEST-01',
  who: (state) => TWO[state.fell.length % 2],
  candidates: () => [{ kind: 'roll' }, { kind: 'rest' }],
  apply: (_state, _memory, _choice, engine) => engine.emit(fell, { face: engine.die(1000, 'tally') }),
});

const tally: Game<Tally, Tally> = tinyGame<Tally>({
  state: { fell: [] },
  steps: [roll],
  events: [fell],
  first: () => frameOf(roll, {}),
});

const shares = { north: 'north-adds-this-text', south: 'south-adds-this-text' };

function played(start: { seed: string; shares?: Record<string, string> }): Match<Tally, Tally> {
  const match = must(Match.start(tally, start));
  for (let i = 0; i < 6; i++) match.play(TWO[i % 2] ?? '', { kind: 'roll' });
  return match;
}

const faces = (match: Match<Tally, Tally>): string => match.position.state.fell.join();

test('ENG-SEAL-08 with shares the stream is another one, and any of them changes it; the seal stays the hash of the seed', () => {
  const { north, south } = shares;
  const starts = [undefined, shares, { north, south: `${south}!` }, { north: south, south: north }, { north }];
  const matches = starts.map((each) => played({ seed: 'host', ...(each && { shares: each }) }));
  expect(new Set(matches.map(faces)).size).toBe(starts.length);
  for (const match of matches) expect(match.seal).toBe(sealOf('host'));
  expect(faces(played({ seed: 'other', shares }))).not.toBe(faces(played({ seed: 'host', shares })));
  expect(faces(played({ seed: 'host', shares: { south, north } }))).toBe(faces(played({ seed: 'host', shares })));
});

test('ENG-SEAL-09 without shares the stream is that of the seed alone', () => {
  expect(chanceKey('host', undefined)).toBe('host');
  expect(chanceKey('host', {})).toBe('host');
  expect(faces(played({ seed: 'host', shares: {} }))).toBe(faces(played({ seed: 'host' })));
});

test('ENG-SEAL-10 a save carries the shares, and gives back the match with them', () => {
  const match = played({ seed: 'host', shares });
  const save = must(readSave(JSON.parse(JSON.stringify(match.save()))));
  expect(save.shares).toEqual(shares);
  const again = must(restoreMatch(tally, save));
  expect(again.hash()).toBe(match.hash());
  expect(again.positionAt(3)).toEqual(match.positionAt(3));
  expect(replaySave(tally, save)).toEqual(match.position);
  expect(must(Match.resume(tally, match.snapshot())).positionAt(2)).toEqual(match.positionAt(2));
  const { shares: _, ...without } = save;
  expect(restoreMatch(tally, without)).toMatchObject({ ok: false, where: 'hash' });
  expect(readSave({ ...save, shares: { north: 'short' } })).toMatchObject({ ok: false, where: 'shares.north' });
});

test('ENG-SEAL-10 a share of somebody who has no seat is refused with its place, whatever the dice would be', () => {
  const strange = { ...shares, west: 'west-adds-this-text!' };
  const save = played({ seed: 'host', shares: strange }).save();
  expect(restoreMatch(tally, save)).toEqual({
    ok: false,
    where: 'shares.west',
    problem: `nobody sits there: the seats are ${TWO.join(', ')}`,
  });
});

test('ENG-SEAL-10 a save may tell in how many rounds the shares were gathered, and only where there are any', () => {
  const save = { ...played({ seed: 'host', shares }).save(), rounds: 3 };
  expect(must(readSave(save)).rounds).toBe(3);
  for (const rounds of [0, 1.5, -1, 1e12, '2', null])
    expect(readSave({ ...save, rounds })).toMatchObject({ ok: false, where: 'rounds' });
  expect(readSave({ ...played({ seed: 'host' }).save(), rounds: 1 })).toMatchObject({ ok: false, where: 'rounds' });
});

test('ENG-SEAL-11 the hash of a share is bound to its table and its seat', () => {
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  const text = JSON.stringify(['t1', 'north', shares.north]);
  expect(shareHash('t1', 'north', shares.north)).toBe(sha256(`tablerunner share ${text}`));
  expect(shareHash('t2', 'north', shares.north)).not.toBe(shareHash('t1', 'north', shares.north));
  expect(shareHash('t1', 'south', shares.north)).not.toBe(shareHash('t1', 'north', shares.north));
});

test('ENG-SEAL-12 a machine thinks with a seed that the match fixes, another at each revision and each attempt', () => {
  const seeds = [thoughtSeed('key', 1), thoughtSeed('key', 2), thoughtSeed('key', 1, 1), thoughtSeed('yek', 1)];
  expect(new Set(seeds).size).toBe(4);
  expect(thoughtSeed('key', 1)).toBe(seeds[0]);
});
