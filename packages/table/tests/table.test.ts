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
    expect(one.request(record.seat, again)).toEqual({ ok: true, revision: 1 });
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
  const back = table.standing(two).back;
  expect(back).toMatchObject({ by: one, to: 2, waitingFor: [two] });
  const answer = { at: table.length, by: one, to: 2 };
  expect(table.answerBack(one, { ...answer, agree: true })).toMatchObject({ ok: false, clause: 'ENG-UNDO-05' });
  expect(table.answerBack(two, { ...answer, agree: false })).toMatchObject({ ok: true, agreed: false });
  expect(table.standing(two).back).toBeUndefined();
  expect(table.askBack(one, table.length, 2).ok).toBe(true);
  expect(table.answerBack(two, { ...answer, agree: true })).toEqual({ ok: true, agreed: true, by: one, to: 2 });
  const whose = () =>
    seats.map((seat) => table.save().log.filter((entry) => entry.seat === seat && !entry.auto).length);
  const before = whose();
  expect(table.request(one, { id: 'back', deed: { kind: 'back', to: 2 } }).ok).toBe(true);
  const taken = whose().map((left, i) => (before[i] ?? 0) - left);
  expect(seats.map((seat) => back?.whose[seat])).toEqual(taken);
  expect(back?.commands).toBe(taken.reduce((sum, count) => sum + count));
});

test('an answer to another request to go back does nothing', () => {
  const table = open();
  playOn(table, 14);
  const [one = '', two = ''] = seats;
  expect(table.askBack(one, table.length, 13).ok).toBe(true);
  const seen = table.standing(two).back;
  expect(table.askBack(one, table.length, 0).ok).toBe(true); // while the other was reading
  const late = { at: table.length, agree: true, by: seen?.by ?? '', to: seen?.to ?? -1 };
  expect(table.answerBack(two, late)).toMatchObject({ ok: false, clause: 'ENG-UNDO-06', facts: { by: one, to: 0 } });
  expect(table.answerBack(two, { ...late, to: 0, by: two })).toMatchObject({ ok: false, clause: 'ENG-UNDO-06' });
  expect(table.standing(two).back).toMatchObject({ to: 0, waitingFor: [two] });
  expect(table.answerBack(two, { ...late, to: 0 })).toMatchObject({ ok: true, agreed: true, to: 0 });
});

test('a request that comes again is known by its ID, and another one with the same ID is refused', () => {
  const table = open();
  const seat = table.turn?.seat ?? '';
  const [choice, other] = table.view(seat).legal ?? [];
  const asked = { type: 'play' as const, id: 'x', at: table.length, choice: choice as never };
  expect(table.before(seat, asked)).toBeUndefined();
  expect(table.request(seat, { id: 'x', at: asked.at, deed: { kind: 'play', choice: asked.choice } }).ok).toBe(true);
  for (const one of [table, open([], table.snapshot())]) {
    expect(one.before(seat, asked)).toEqual({ ok: true, revision: 1 });
    expect(one.before(seat, { ...asked, choice: other as never })).toMatchObject({ ok: false, clause: 'ENG-ID-01' });
    expect(one.before(seat, { type: 'undo', id: 'x', at: 0 })).toMatchObject({ ok: false, clause: 'ENG-ID-01' });
    expect(one.request(seat, { id: 'x', deed: { kind: 'undo' } })).toMatchObject({ ok: false, clause: 'ENG-ID-01' });
  }
  const ask = { type: 'ask-back' as const, id: 'y', at: table.length, to: 0 };
  table.notePassing(seat, ask);
  expect(table.before(seat, ask)).toEqual({ ok: true, revision: 1 });
  expect(table.before(seat, { ...ask, to: 1 })).toMatchObject({ ok: false, clause: 'ENG-ID-01' });
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
