/** Lays tables: new ones, those that go on from a match file, and rematches. */
import { findGame } from '@tablerunner/catalogue';
import {
  type Game,
  type Origin,
  type Position,
  type Read,
  readable,
  readOptions,
  type Seat,
  unreadable,
} from '@tablerunner/engine';
import { Gathering, Table, type TableHead, type TableSetup, troubled } from '@tablerunner/table';
import type { Store } from '../database/store.ts';
import { hashSecret, newSecret, newTableId } from '../secrets.ts';
import { hasPerson, standingRow, waitingRow } from './standing.ts';

export interface Laid {
  readonly table: string;
  readonly secrets: Readonly<Record<Seat, string>>;
}

export interface Layer {
  readonly store: Store;
  /** The host's part of the dice: nothing that anybody sends has a part in it. */
  newSeed(): string;
}

/** A moment of a match file that was judged, and what is told of where it came from. */
export interface Start {
  readonly options: Readonly<Record<string, unknown>>;
  readonly position: Position<object>;
  readonly origin: Origin;
}

/** With `start` the table goes on from there; it brings its own options. */
export async function layTable(layer: Layer, setup: TableSetup, start?: Start): Promise<Read<Laid>> {
  const laid = newTable(layer, setup, start);
  if (!laid.ok) return laid;
  const { head, table } = laid.value;
  const persons = table.seats.filter(({ player }) => player.kind === 'person');
  const secrets = Object.fromEntries(persons.map(({ seat }) => [seat, newSecret()]));
  const secretHashes = Object.fromEntries(Object.entries(secrets).map(([seat, secret]) => [seat, hashSecret(secret)]));
  await keep(layer.store, laid.value, secretHashes);
  return readable({ table: head.id, secrets });
}

/** The same people at a new table with new dice; all of them come to the same one, whoever asks first. */
export async function layRematch(layer: Layer, id: string): Promise<Read<string>> {
  const { store } = layer;
  const old = await store.table(id);
  if (old === undefined) return troubled('no-such-table', 'table', `there is no table ${id}`, { table: id });
  if (old.rematch !== undefined) return readable(old.rematch);
  const { options, players } = old.head;
  const setup = { game: old.game, options: options as TableSetup['options'], seats: players };
  const laid = newTable(layer, setup, startOf(old.head));
  if (!laid.ok) return laid;
  const first = await keep(store, laid.value, await store.secretHashes(id), id);
  if (first) return readable(laid.value.head.id);
  const rematch = (await store.table(id))?.rematch;
  return rematch === undefined ? unreadable('table', `the rematch of ${id} could not be laid`) : readable(rematch);
}

/** Where a match began that did not begin with its set-up. Tables of old kept it in the snapshot that they began with. */
function startOf({ options, position, start, origin }: TableHead): Start | undefined {
  const from = position ?? start?.save.start;
  return from && { options, position: { ...from, drawn: 0 }, origin: origin ?? { from: 'file', at: 0, length: 0 } };
}

interface NewTable {
  readonly head: TableHead;
  readonly table: Table;
}

function newTable({ newSeed }: Layer, setup: TableSetup, start: Start | undefined): Read<NewTable> {
  const game = findGame(setup.game);
  if (game === undefined) {
    const problem = `there is no game "${setup.game}" here`;
    return troubled('no-such-game', 'setup.game', problem, { game: setup.game });
  }
  const options = start === undefined ? readOptions(game, setup.options) : readable(start.options);
  if (!options.ok) return unreadable(`setup.${options.where}`, options.problem);
  const seed = (start === undefined ? seedOfAll(game, options.value) : undefined) ?? newSeed();
  const head = { id: newTableId(), options: options.value, seed, players: setup.seats };
  const whole = start === undefined ? head : { ...head, position: start.position, origin: start.origin };
  const table = Table.open(game, whole);
  return table.ok ? readable({ head: whole, table: table.value }) : unreadable(`setup.${table.where}`, table.problem);
}

const seedOfAll = (game: Game, options: Readonly<Record<string, unknown>>): string | undefined =>
  game.seedOf?.({ ...options });

/** Where persons play, the match begins when all of them have added to the dice; dice that are the same for all need no more. */
async function keep(
  store: Store,
  { head, table }: NewTable,
  secretHashes: Readonly<Record<Seat, string>>,
  rematchOf?: string,
): Promise<boolean> {
  const info = table.info();
  const gathers = hasPerson(table) && info.sameDice !== true;
  const now = Date.now();
  const standing = gathers ? waitingRow(head.id, now) : standingRow(table, now);
  const gathering = gathers ? new Gathering(info).state : undefined;
  return await store.lay({ head, info, standing, secretHashes, gathering }, rematchOf);
}
