/** Lays tables: new ones, those that go on from a match file, and rematches. */
import { findGame } from '@tablerunner/catalogue';
import {
  Match,
  type MatchSnapshot,
  type Read,
  readable,
  readOptions,
  type Seat,
  unreadable,
} from '@tablerunner/engine';
import { Table, type TableHead, type TableSetup, troubled } from '@tablerunner/table';
import type { Store } from '../database/store.ts';
import { hashSecret, newSecret, newTableId } from '../secrets.ts';
import { standingRow } from './standing.ts';

export interface Laid {
  readonly table: string;
  readonly secrets: Readonly<Record<Seat, string>>;
}

/** With `start` the table goes on from there; it brings its own options and seed. */
export async function layTable(store: Store, setup: TableSetup, start?: MatchSnapshot): Promise<Read<Laid>> {
  const table = newTable(setup, start);
  if (!table.ok) return table;
  const persons = table.value.table.seats.filter(({ player }) => player.kind === 'person');
  const secrets = Object.fromEntries(persons.map(({ seat }) => [seat, newSecret()]));
  const secretHashes = Object.fromEntries(Object.entries(secrets).map(([seat, secret]) => [seat, hashSecret(secret)]));
  await keep(store, table.value, secretHashes);
  return readable({ table: table.value.head.id, secrets });
}

/** The same people at a new table with new dice; all of them come to the same one, whoever asks first. */
export async function layRematch(store: Store, id: string): Promise<Read<string>> {
  const old = await store.table(id);
  if (old === undefined) return troubled('no-such-table', 'table', `there is no table ${id}`, { table: id });
  if (old.rematch !== undefined) return readable(old.rematch);
  const { options, players, start } = old.head;
  const again = start === undefined ? readable(undefined) : withOtherSeed(old.game, start);
  if (!again.ok) return again;
  const table = newTable({ game: old.game, options: options as TableSetup['options'], seats: players }, again.value);
  if (!table.ok) return table;
  const first = await keep(store, table.value, await store.secretHashes(id), id);
  if (first) return readable(table.value.head.id);
  const rematch = (await store.table(id))?.rematch;
  return rematch === undefined ? unreadable('table', `the rematch of ${id} could not be laid`) : readable(rematch);
}

interface NewTable {
  readonly head: TableHead;
  readonly table: Table;
}

function newTable(setup: TableSetup, start: MatchSnapshot | undefined): Read<NewTable> {
  const game = findGame(setup.game);
  if (game === undefined) {
    const problem = `there is no game "${setup.game}" here`;
    return troubled('no-such-game', 'setup.game', problem, { game: setup.game });
  }
  const options = start === undefined ? readOptions(game, setup.options) : readable(start.save.options);
  if (!options.ok) return unreadable(`setup.${options.where}`, options.problem);
  const seed = start?.save.seed ?? game.seedOf?.(options.value) ?? newSecret();
  const head = { id: newTableId(), options: options.value, seed, players: setup.seats };
  const whole = start === undefined ? head : { ...head, start };
  const table = Table.open(game, whole);
  return table.ok ? readable({ head: whole, table: table.value }) : unreadable(`setup.${table.where}`, table.problem);
}

function withOtherSeed(gameId: string, { save }: MatchSnapshot): Read<MatchSnapshot> {
  const game = findGame(gameId);
  if (game === undefined || save.start === undefined) return unreadable('game', `"${gameId}" cannot be laid again`);
  const match = Match.from(game, { options: save.options, seed: newSecret(), position: save.start });
  return match.ok ? readable(match.value.snapshot()) : match;
}

async function keep(
  store: Store,
  { head, table }: NewTable,
  secretHashes: Readonly<Record<Seat, string>>,
  rematchOf?: string,
): Promise<boolean> {
  const standing = standingRow(table, Date.now());
  return await store.lay({ head, info: table.info(), standing, secretHashes }, rematchOf);
}
