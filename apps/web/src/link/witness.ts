/**
 * What this browser saw of a table's dice before they fell: the seal of the seed, and the hashes of the shares. Whatever the
 * host tells later is held against it. A host that changes its mind is caught, and stays caught.
 */
import { type Seat, sealOf, shareHash } from '@tablerunner/engine';
import type { GatheringMessage, TableInfo } from '@tablerunner/table';
import { type Kept, keptIn } from './kept.ts';

/** What the host told does not fit what it told before. */
export type Alarm = 'other-seal' | 'other-hash' | 'other-share' | 'other-seed';

export interface Witness {
  readonly seal: string;
  /** The length of the log when the seal was first seen; 0 before the first command. */
  readonly at: number;
  /** The hashes of the shares, as they stood before anybody told a share. */
  readonly hashes?: Hashes;
  /** In which round of gathering; those that were first seen in the running match say nothing about what came before. */
  readonly round?: number;
  /** The hashes of all persons were seen: from then on none may change, and none may come along. */
  readonly isWhole?: true;
  readonly alarm?: Alarm;
}

type Seen = Pick<TableInfo, 'id' | 'seal' | 'seed' | 'seats' | 'shares' | 'rounds'>;
type Hashes = Readonly<Record<Seat, string>>;

export function seeGathering(before: Witness | undefined, message: GatheringMessage): Witness {
  const { table, round, hashes } = message;
  const known = before ?? { seal: table.seal, at: 0 };
  const alarm = known.alarm ?? alarmAtGathering(known, message);
  if (alarm !== undefined) return { ...known, alarm };
  if (isBehind(known, message)) return known;
  const { seal, at } = known;
  return { seal, at, round, hashes, ...(hasAllHashes(message) ? { isWhole: true } : {}) };
}

/** The hashes of all persons are in, and of nobody else: who is waited for is the host's word, and no more. */
export const hasAllHashes = ({ table, hashes }: Pick<GatheringMessage, 'table' | 'hashes'>): boolean =>
  areOfPersons(table, Object.keys(hashes));

/** Whether it may be answered: it fits all that was seen, and is not older than that. `seen` knows of it already. */
export const isSound = (seen: Witness, message: GatheringMessage): boolean =>
  seen.alarm === undefined && !isBehind(seen, message);

/** Several connections of one browser hear of the same table, and not all at the same time. */
const isBehind = ({ round: seenRound = 0, hashes: seen = {} }: Witness, { round, hashes }: GatheringMessage): boolean =>
  round < seenRound || (round === seenRound && !hasAll(hashes, seen));

export function seeTable(before: Witness | undefined, info: Seen, length: number): Witness {
  const known: Witness = before ?? { seal: info.seal, at: length, hashes: hashesOf(info) };
  const alarm = known.alarm ?? alarmAtTable(known, info);
  return alarm === undefined ? known : { ...known, alarm };
}

function alarmAtGathering(
  { seal, round: seenRound, hashes: seen = {}, isWhole }: Witness,
  { table, round, hashes, shares }: GatheringMessage,
): Alarm | undefined {
  if (table.seal !== seal) return 'other-seal';
  // In one round nobody's hash changes, and after the last one none comes.
  const mayCome = (seat: Seat): boolean => isWhole !== true && seen[seat] === undefined;
  const isKept = ([seat, hash]: [Seat, string]): boolean => seen[seat] === hash || mayCome(seat);
  if (round === seenRound && !Object.entries(hashes).every(isKept)) return 'other-hash';
  const fit = Object.entries(shares).every(([seat, share]) => shareHash(table.id, seat, share) === hashes[seat]);
  return fit ? undefined : 'other-share';
}

function alarmAtTable({ seal, round, hashes: seen = {}, isWhole }: Witness, info: Seen): Alarm | undefined {
  if (info.seal !== seal) return 'other-seal';
  if (info.seed !== undefined && sealOf(info.seed) !== seal) return 'other-seed';
  const shares = Object.entries(info.shares ?? {});
  if (shares.length === 0 && Object.keys(seen).length > 0) return 'other-share';
  // The share of a machine or of nobody would be the host's own, chosen after all others.
  if (shares.length > 0 && !areOfPersons(info, Object.keys(info.shares ?? {}))) return 'other-share';
  if (shares.some(([seat, { hash, share }]) => shareHash(info.id, seat, share) !== hash)) return 'other-share';
  const now = hashesOf(info);
  if (round === undefined) return hasAll(now, seen) ? undefined : 'other-hash';
  // A later round than we saw may have been gathered by another device of ours; an earlier one was given up.
  const { rounds = 1 } = info;
  if (rounds !== round) return rounds < round ? 'other-hash' : undefined;
  return hasAll(now, seen) && (isWhole !== true || hasAll(seen, now)) ? undefined : 'other-hash';
}

function areOfPersons({ seats }: Pick<TableInfo, 'seats'>, told: readonly Seat[]): boolean {
  const persons = seats.flatMap(({ seat, player }) => (player.kind === 'person' ? [seat] : []));
  return persons.length === told.length && persons.every((seat) => told.includes(seat));
}

const hashesOf = ({ shares = {} }: Seen): Hashes =>
  Object.fromEntries(Object.entries(shares).map(([seat, { hash }]) => [seat, hash]));

const hasAll = (now: Hashes, seen: Hashes): boolean => Object.entries(seen).every(([seat, hash]) => now[seat] === hash);

const isWitness = (value: unknown): value is Witness =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Witness).seal === 'string' &&
  typeof (value as Witness).at === 'number';

/** By table. */
export const browserWitness: Kept<Witness> = keptIn('tablerunner.seals', isWitness);
