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
  readonly hashes?: Readonly<Record<Seat, string>>;
  /** In which round of gathering; those that were first seen in the running match say nothing about what came before. */
  readonly round?: number;
  readonly alarm?: Alarm;
}

type Seen = Pick<TableInfo, 'id' | 'seal' | 'seed' | 'shares' | 'rounds'>;

export function seeGathering(before: Witness | undefined, message: GatheringMessage): Witness {
  const { table, round, hashes } = message;
  const known = before ?? { seal: table.seal, at: 0 };
  const alarm = known.alarm ?? alarmAtGathering(known, message);
  return alarm === undefined ? { ...known, round, hashes } : { ...known, alarm };
}

export function seeTable(before: Witness | undefined, info: Seen, length: number): Witness {
  const known: Witness = before ?? { seal: info.seal, at: length, hashes: hashesOf(info) };
  const alarm = known.alarm ?? alarmAtTable(known, info);
  return alarm === undefined ? known : { ...known, alarm };
}

function alarmAtGathering(
  { seal, round: seenRound = 0, hashes: seen = {} }: Witness,
  { table, round, hashes, shares }: GatheringMessage,
): Alarm | undefined {
  if (table.seal !== seal) return 'other-seal';
  // In one round nobody's hash changes or goes, and no round comes twice.
  if (round < seenRound || (round === seenRound && !hasAll(hashes, seen))) return 'other-hash';
  const fit = Object.entries(shares).every(([seat, share]) => shareHash(table.id, seat, share) === hashes[seat]);
  return fit ? undefined : 'other-share';
}

function alarmAtTable({ seal, round, hashes: seen = {} }: Witness, info: Seen): Alarm | undefined {
  if (info.seal !== seal) return 'other-seal';
  if (info.seed !== undefined && sealOf(info.seed) !== seal) return 'other-seed';
  const shares = Object.entries(info.shares ?? {});
  if (shares.length === 0 && Object.keys(seen).length > 0) return 'other-share';
  if (shares.some(([seat, { hash, share }]) => shareHash(info.id, seat, share) !== hash)) return 'other-share';
  // A later round than we saw may have been gathered by another device of ours.
  const isSameRound = round === undefined || round === info.rounds;
  return isSameRound && !hasAll(hashesOf(info), seen) ? 'other-hash' : undefined;
}

const hashesOf = ({ shares = {} }: Seen): Readonly<Record<Seat, string>> =>
  Object.fromEntries(Object.entries(shares).map(([seat, { hash }]) => [seat, hash]));

const hasAll = (now: Readonly<Record<Seat, string>>, seen: Readonly<Record<Seat, string>>): boolean =>
  Object.entries(seen).every(([seat, hash]) => now[seat] === hash);

const isWitness = (value: unknown): value is Witness =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Witness).seal === 'string' &&
  typeof (value as Witness).at === 'number';

/** By table. */
export const browserWitness: Kept<Witness> = keptIn('tablerunner.seals', isWitness);
