/** A table keeps its records, tells every viewer what they may know, and takes the same request once. */
import { createPlayer } from '@tablerunner/ai';
import type { Game } from '@tablerunner/engine';
import { sample } from '@tablerunner/sample';
import { expect, test } from 'vitest';
import { offersOf, Table, type TableHead, type TableRecord } from '../src/index.ts';

const game = sample as unknown as Game;
const seats = game.seats(game.options.parse({}) as Record<string, unknown>);
const head: TableHead = {
  id: 'one',
  options: game.options.parse({}) as Record<string, unknown>,
  seed: 'table',
  players: Object.fromEntries(seats.map((seat) => [seat, { kind: 'person' as const }])),
};

function open(records: readonly TableRecord[] = [], snapshot?: ReturnType<Table['snapshot']>): Table {
  const read = Table.open(game, head, records, snapshot === undefined ? undefined : structuredClone(snapshot));
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  return read.value;
}

/** Plays by chance, and gives back the records. */
function playOn(table: Table, commands: number, seed = 'play'): TableRecord[] {
  const records: TableRecord[] = [];
  for (let i = 0; i < commands && table.turn !== undefined; i++) {
    const { seat } = table.turn;
    const player = createPlayer(game, 'random', `${seed}${i}`);
    if (!player.ok) throw new Error(player.problem);
    const choice = player.value.choose(table.view(seat)) as never;
    const done = table.request(seat, { id: `${seed}${i}`, at: table.length, deed: { kind: 'play', choice } });
    if (!done.ok || !('record' in done)) throw new Error('a legal choice was not taken');
    records.push(done.record);
  }
  return records;
}

test('the records give back the table, and so does a snapshot with the records after it', () => {
  const table = open();
  const early = playOn(table, 30);
  const snapshot = table.snapshot();
  const late = playOn(table, 30, 'late');
  expect(open([...early, ...late]).hash()).toBe(table.hash());
  const resumed = open(late, snapshot);
  expect(resumed.hash()).toBe(table.hash());
  expect(resumed.revision).toBe(table.revision);
  for (const viewer of [...seats, 'spectator']) expect(resumed.allEvents(viewer)).toEqual(table.allEvents(viewer));
});

test('the same request twice is carried out once, also after a restart; an out-of-date one is refused', () => {
  const table = open();
  const [record] = playOn(table, 1);
  if (record === undefined) throw new Error('nothing was played');
  const again = { id: 'play0', at: 0, deed: record.deed };
  for (const one of [table, open([record]), open([], table.snapshot())]) {
    const hash = one.hash();
    expect(one.request(record.seat, again)).toMatchObject({ ok: true, again: true, revision: 1 });
    expect(one.hash()).toBe(hash);
    expect(one.request(record.seat, { ...again, id: 'other' })).toMatchObject({ ok: false, clause: 'ENG-STALE-01' });
  }
});

test('who has seen a revision gets the events after it; who has seen less than an undo gets everything anew', () => {
  const table = open();
  playOn(table, 12);
  const [seat = ''] = seats;
  const all = table.allEvents(seat);
  const later = table.eventsSince(seat, 5) ?? [];
  expect(later).toEqual(all.slice(all.length - later.length));
  expect(table.eventsSince(seat, table.revision)).toEqual([]);
  expect(table.eventsSince(seat, table.revision + 1)).toBeUndefined();
  const back = table.request(seat, { id: 'back', deed: { kind: 'back', to: 4 } });
  expect(back.ok).toBe(true);
  expect(table.eventsSince(seat, 5)).toBeUndefined();
  expect(table.eventsSince(seat, table.revision)).toEqual([]);
  expect(table.allEvents(seat).length).toBeLessThan(all.length);
  expect(table.allEvents(seat)).toEqual(all.slice(0, table.allEvents(seat).length));
});

test('going back beyond a snapshot replays from the beginning', () => {
  const table = open();
  playOn(table, 60);
  expect(table.isOver).toBe(false);
  const resumed = open([], table.snapshot());
  const [seat = ''] = seats;
  for (const one of [table, resumed])
    expect(one.request(seat, { id: 'b', deed: { kind: 'back', to: 3 } }).ok).toBe(true);
  expect(resumed.hash()).toBe(table.hash());
});

test('going back is agreed on by all persons, and one refusal ends it', () => {
  const table = open();
  playOn(table, 6);
  const [one = '', two = ''] = seats;
  expect(table.askBack(one, table.length, 2)).toEqual({ ok: true, agreed: false });
  expect(table.standing(two).back).toEqual({ by: one, to: 2, waitingFor: [two] });
  expect(table.answerBack(one, table.length, true)).toMatchObject({ ok: false, clause: 'ENG-UNDO-05' });
  expect(table.answerBack(two, table.length, false)).toMatchObject({ ok: true, agreed: false });
  expect(table.standing(two).back).toBeUndefined();
  expect(table.askBack(one, table.length, 2).ok).toBe(true);
  expect(table.answerBack(two, table.length, true)).toEqual({ ok: true, agreed: true, by: one, to: 2 });
});

test('no way leads back from the end: it has told the seed', () => {
  const table = open();
  const records = playOn(table, 10_000);
  expect(table.seed()).toBe(head.seed);
  const hash = table.hash();
  const over = { ok: false, clause: 'ENG-OVER-01' };
  for (const seat of seats) {
    expect(table.standing(seat).undo).toMatchObject(over);
    expect(table.request(seat, { id: `undo ${seat}`, deed: { kind: 'undo' } })).toMatchObject(over);
    expect(table.request(seat, { id: `back ${seat}`, deed: { kind: 'back', to: 0 } })).toMatchObject(over);
    expect(table.askBack(seat, table.length, 0)).toMatchObject(over);
  }
  expect(open(records).hash()).toBe(hash);
});

test('offers are worked out from a view alone, and those that pass are just the legal list', () => {
  const table = open();
  for (let i = 0; i < 40 && table.turn !== undefined; i++) {
    const seen = table.view(table.turn.seat);
    const passed = offersOf(game, seen).filter(({ verdict }) => verdict.ok);
    expect(passed.map(({ choice }) => choice)).toEqual(seen.legal);
    playOn(table, 1, `offers${i}`);
  }
});

test('a table whose players do not fit its seats is refused with a sentence', () => {
  const stranger = Table.open(game, { ...head, players: { ...head.players, nobody: { kind: 'person' } } });
  expect(stranger).toMatchObject({ ok: false, where: 'seats', problem: expect.stringContaining('nobody') });
  const empty = Table.open(game, { ...head, players: {} });
  expect(empty).toMatchObject({ ok: false, problem: expect.stringContaining('nobody plays') });
});
