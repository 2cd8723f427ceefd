/** Lays, lists, exports and imports tables, on a server or in the browser itself. */
import type { MatchSave, Origin, Outcome, Seat, Stage } from '@tablerunner/engine';
import type { SeatInfo, TableSetup } from '@tablerunner/table';
import type { Seating } from '../worker/host.ts';
import type { From } from '../worker/lay.ts';
import { accountTables, leaveTable, type Status } from './account.ts';
import { ownerNow } from './account-name.ts';
import { askServer, sendFile } from './api.ts';
import { hostWorker } from './host-worker.ts';
import { isLocal } from './link.ts';
import { forgetTable, type KnownTable, knownTable, knownTables, rememberTable } from './my-tables.ts';
import { newSeed } from './new-seed.ts';

export { invitesOf, linkTo, myLinkTo, mySeats, readLink, rememberTable } from './my-tables.ts';

/** A table in the list of my matches. */
export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatInfo[];
  /** The seats that are this browser's own. */
  readonly mine: readonly Seat[];
  readonly turn?: Seat | undefined;
  readonly over: boolean;
  readonly outcome?: Outcome | undefined;
  /** Where the match stands, such as its turn. */
  readonly stage?: Stage | undefined;
  readonly updated: number;
  readonly revision: number;
  /** It waits for its persons: the match has not begun. */
  readonly gathering?: boolean | undefined;
  /** Where it began, if not with its set-up. */
  readonly origin?: Origin | undefined;
  /** `false`: the server that hosts it did not answer, and what stands here may be old. */
  readonly reachable: boolean;
}

/** Lays a table: in the browser itself unless friends come by link (`online`), and then on the server. */
export async function layTable(setup: TableSetup, from?: From, online = false): Promise<Seating> {
  const owner = ownerNow();
  const seating = online ? await layOnServer(setup, from) : await hostWorker().call('lay', newSeed(), setup, from);
  rememberTable({ id: seating.table, game: setup.game, secrets: online ? {} : seating.secrets }, owner);
  return seating;
}

function layOnServer(setup: TableSetup, from?: From): Promise<Seating> {
  if (from === undefined) return askServer<Seating>('POST', '/api/tables', { setup });
  const query = from.at === undefined ? '' : `?at=${from.at}`;
  return sendFile<Seating>(`/api/tables/from-file${query}`, { setup }, from.save);
}

/** Mine are those that the server knows by my secrets and those of this browser; the latest first. */
export async function myTables(): Promise<readonly MyTable[]> {
  const [local, shared] = await Promise.all([localTables(), sharedTables()]);
  return [...local, ...shared].sort((a, b) => b.updated - a.updated);
}

async function localTables(): Promise<readonly MyTable[]> {
  const kept = await hostWorker()
    .call('list')
    .catch(() => []);
  return kept.map(({ id, game, head, ...kept }) => {
    const { turn, over, outcome, stage, updated, revision } = kept;
    const seats = Object.entries(head.players).map(([seat, player]) => ({ seat, player }));
    const mine = seats.flatMap(({ seat, player }) => (player.kind === 'person' ? [seat] : []));
    const { options, origin } = head;
    return { id, game, options, origin, seats, mine, turn, over, outcome, stage, updated, revision, reachable: true };
  });
}

async function sharedTables(): Promise<readonly MyTable[]> {
  const known = knownTables().filter(({ id }) => !isLocal(id));
  const tables = known.slice(0, 100).map(({ id }) => id);
  const [mine, all] = await Promise.all([
    accountTables().catch(() => []),
    tables.length === 0
      ? []
      : askServer<readonly Status[]>('POST', '/api/tables/status', { tables }).catch(() => undefined),
  ]);
  if (all === undefined) return known.map(asKnown);
  const byId = new Map([...mine, ...all].map((status) => [status.id, status]));
  return [...byId.values()].map((status) => {
    const seats = mine.flatMap(({ id, seat }) => (id === status.id && seat !== undefined ? [seat] : []));
    return asTold(status, [...Object.keys(knownTable(status.id)?.secrets ?? {}), ...seats]);
  });
}

const asTold = ({ id, table, updated, ...standing }: Status, mine: readonly Seat[]): MyTable => ({
  id,
  game: table.game,
  options: table.options,
  seats: table.seats,
  mine: [...new Set(mine)],
  turn: standing.turn,
  revision: standing.revision,
  gathering: standing.gathering,
  origin: table.origin,
  over: standing.over,
  outcome: standing.outcome,
  stage: standing.stage,
  updated: new Date(updated).getTime(),
  reachable: true,
});

/** The server does not answer: what was known stays in the list. */
const asKnown = ({ id, game, secrets, seen }: KnownTable): MyTable => ({
  id,
  game,
  options: {},
  seats: [],
  mine: Object.keys(secrets),
  over: false,
  updated: seen,
  revision: 0,
  reachable: false,
});

/** The match file. A server gives it out once the match is over: its seed would tell what is hidden. */
export const exportTable = (id: string): Promise<MatchSave> =>
  isLocal(id) ? hostWorker().call('save', id) : askServer<MatchSave>('GET', `/api/tables/${id}/file`);

/**
 * How a match file is taken up: in this browser with its own log and dice; on a server from its last position with new dice,
 * because whoever has the file knows the old ones.
 */
export const fromFile = (save: MatchSave, online: boolean): From => (online ? { save } : { save, same: true });

/** The same table once more with new dice; every seat keeps whoever sits there. */
export async function rematch(id: string): Promise<string> {
  if (isLocal(id)) {
    const { table, secrets } = await hostWorker().call('rematch', id, newSeed());
    rememberTable({ id: table, game: knownTable(id)?.game ?? '', secrets });
    return table;
  }
  const owner = ownerNow();
  const known = knownTable(id);
  const [secret] = Object.values(known?.secrets ?? {});
  const { table } = await askServer<{ table: string }>('POST', `/api/tables/${id}/rematch`, {}, secret);
  if (known !== undefined) rememberTable({ id: table, game: known.game, secrets: known.secrets }, owner);
  return table;
}

/** A local table is gone for good; one of a server only leaves the list. */
export async function removeTable(id: string): Promise<void> {
  forgetTable(id);
  if (isLocal(id)) await hostWorker().call('remove', id);
  else await leaveTable(id);
}
