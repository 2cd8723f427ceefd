/** A table before its match begins, and one whose host is caught: what the store does and what people read. */
import { sealOf } from '@tablerunner/engine';
import { escapeGame } from '@tablerunner/escape';
import { createSpeaker } from '@tablerunner/language';
import { type ClientMessage, Gathering, type HostMessage, type SeatInfo, type TableInfo } from '@tablerunner/table';
import { expect, test } from 'vitest';
import { wordsOf } from '../src/i18n/words.ts';
import { gatherOthers } from '../src/link/gather-others.ts';
import { keptHere } from '../src/link/kept.ts';
import type { KeptShare } from '../src/link/shares.ts';
import type { Witness } from '../src/link/witness.ts';
import { backWords } from '../src/table/back-words.ts';
import { originWords } from '../src/table/origin-words.ts';
import { openTable } from '../src/table/table-store.ts';
import { progressOf } from '../src/table/waiting-words.ts';
import { noDice } from './kit.ts';

const SEATS: readonly SeatInfo[] = [
  { seat: 'resistance', player: { kind: 'person', name: 'Ada' } },
  { seat: 'isc', player: { kind: 'person' } },
];

const INFO: TableInfo = {
  id: 'k3v9x2m7q1ab',
  game: escapeGame.id,
  rules: 1,
  content: 1,
  options: {},
  seats: SEATS,
  seal: sealOf('the seed'),
};

/** A host that says what the test wants, and a client at the seat of the Resistance. */
function sit(witness = keptHere<Witness>()) {
  const sent: ClientMessage[] = [];
  let hear = (_message: HostMessage): void => undefined;
  const table = openTable(INFO.id, 'secret', {
    open(_table, _secret, on) {
      hear = (message) => on.message(message);
      return { send: (message) => void sent.push(message), close: () => undefined };
    },
    speed: () => 0,
    after: () => () => undefined,
    newId: () => 'id',
    ...noDice(),
    witness,
  });
  return { table, sent, witness, hear: (message: HostMessage) => hear(message) };
}

const standing = { revision: 0, length: 0, undo: { ok: true }, seen: { viewer: 'resistance', stack: [] } } as never;
const begun = (info: Partial<TableInfo>): HostMessage => ({
  type: 'table',
  table: { ...INFO, ...info },
  viewer: 'resistance',
  standing,
  events: [],
});

test('the client sends its hash, then its share, and is at the table when the match begins', () => {
  const { table, sent, hear } = sit();
  const gathering = new Gathering(INFO);
  hear(gathering.message('resistance'));
  expect(table.getState()).toMatchObject({ viewer: 'resistance', gathering: { round: 1 } });
  const [hash] = sent.splice(0);
  if (hash?.type !== 'hash') throw new Error('no hash was sent');
  gathering.hash('resistance', hash.hash);
  hear(gathering.message('resistance'));
  expect(sent).toEqual([]); // the other has not sealed theirs
  gathering.hash('isc', 'f'.repeat(64));
  hear(gathering.message('resistance'));
  expect(sent).toMatchObject([{ type: 'reveal' }]);
  hear(begun({ shares: {}, rounds: 1 }));
  expect(table.getState().gathering).toBeUndefined();
  expect(table.getState().standing).toBeDefined();
});

test('a host that changes a sealed hash gets no share, and people are told', () => {
  const { table, sent, hear } = sit();
  const gathering = new Gathering(INFO);
  hear(gathering.message('resistance'));
  const [hash] = sent.splice(0);
  gathering.hash('resistance', hash?.type === 'hash' ? hash.hash : '');
  gathering.hash('isc', 'f'.repeat(64));
  const honest = gathering.message('resistance');
  hear({ ...honest, hashes: { isc: 'e'.repeat(64) }, waitingFor: ['resistance'] });
  sent.splice(0);
  hear(honest);
  expect(sent).toEqual([]);
  expect(table.getState().alarm).toBe('other-hash');
});

test('the first seal that was seen is held against the end, also by a page that was opened later', () => {
  const first = sit();
  first.hear(begun({}));
  expect(first.table.getState().alarm).toBeUndefined();
  const later = sit(first.witness);
  later.hear(begun({ seal: sealOf('another') }));
  expect(later.table.getState().alarm).toBe('other-seal');
  const end = sit();
  end.hear(begun({}));
  end.hear({ type: 'update', standing, events: [], seed: 'another' });
  expect(end.table.getState().alarm).toBe('other-seed');
  const honest = sit();
  honest.hear(begun({}));
  honest.hear({ type: 'update', standing, events: [], seed: 'the seed' });
  expect(honest.table.getState()).toMatchObject({ info: { seed: 'the seed' } });
  expect(honest.table.getState().alarm).toBeUndefined();
});

test('the other seats of this browser add to the dice too', () => {
  const shares = keptHere<KeptShare>();
  const gathering = new Gathering(INFO);
  const said: ClientMessage[] = [];
  let hear = (_message: HostMessage): void => undefined;
  const stop = gatherOthers(INFO.id, ['secret of isc'], {
    open(_table, _secret, on) {
      hear = (message) => on.message(message);
      return { send: (message) => void said.push(message), close: () => void said.splice(0) };
    },
    witness: keptHere(),
    gather: { ...noDice().gather, shares },
  });
  hear(gathering.message('isc'));
  expect(said).toMatchObject([{ type: 'hash' }]);
  expect(shares.find(`${INFO.id}/isc`)).toBeDefined();
  stop();
  expect(said).toEqual([]);
});

test('who has sat down, and whom the table waits for', () => {
  const gathering = new Gathering({
    ...INFO,
    seats: [...SEATS, { seat: 'p3', player: { kind: 'machine', strength: '1' } }],
  });
  const progress = () => gathering.table.seats.map((seat) => progressOf(seat, gathering.message('spectator')));
  expect(progress()).toEqual(['missing', 'missing', 'machine']);
  gathering.hash('resistance', 'a'.repeat(64));
  expect(progress()).toEqual(['sat', 'missing', 'machine']);
  gathering.hash('isc', 'b'.repeat(64));
  expect(progress()).toEqual(['untold', 'untold', 'machine']);
  expect(
    progressOf({ seat: 'isc', player: { kind: 'person' } }, { ...gathering.message('isc'), shares: { isc: 'x' } }),
  ).toBe('told');
});

test('a request to go back says who asked, how far it goes, and whose commands it takes', () => {
  const [say, speaker] = [wordsOf('en'), createSpeaker(escapeGame.messages, 'en')];
  const back = { by: 'resistance', to: 30, commands: 12, whose: { resistance: 7, isc: 5 }, waitingFor: ['isc'] };
  const words = (viewer: string, change = {}): string =>
    backWords({ ...back, ...change }, { viewer, length: 44, seats: SEATS }, say, speaker);
  expect(words('isc')).toBe('Ada asks to go back 12 commands (Ada: 7, ISC (you): 5), to entry 30 of 44.');
  expect(words('resistance')).toBe('You asked to go back 12 commands. Waiting for: ISC');
  expect(words('spectator')).toContain('Waiting for: ISC');
  expect(words('isc', { to: 0, commands: 1, whose: { isc: 1 } })).toBe(
    'Ada asks to go back one command (ISC (you): 1), to entry 0 of 44.',
  );
});

test('the answer names the request that was on the screen', () => {
  const { table, sent, hear } = sit();
  hear(begun({}));
  table.answerBack(true, { by: 'isc', to: 13 });
  expect(sent).toMatchObject([{ type: 'answer-back', agree: true, by: 'isc', to: 13 }]);
});

test('where a match began, by whom, and whether that was proven', () => {
  const say = wordsOf('en');
  const file = { from: 'file', at: 12, length: 40 } as const;
  expect(originWords(file, say)).toBe('From a match file, after 12 of 40 entries');
  expect(originWords({ ...file, by: { name: 'Ada', isAccount: true } }, say)).toBe(
    'From a match file, after 12 of 40 entries; laid by Ada',
  );
  expect(originWords({ from: 'position', at: 0, length: 0, by: { name: 'Ada', isAccount: false } }, say)).toBe(
    'From a written position; laid by somebody called Ada',
  );
  for (const locale of ['fr', 'it'] as const) expect(originWords(file, wordsOf(locale))).toContain('12');
});
