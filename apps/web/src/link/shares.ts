/** The shares in the dice that this browser drew for its seats at servers' tables. Apart from those who add them: many ask for these alone. */
import type { Seat } from '@tablerunner/engine';
import { type Kept, keptIn } from './kept.ts';

export interface KeptShare {
  readonly share: string;
  /** It was told, and is no secret any more. */
  readonly isTold: boolean;
  /** Of a share that was told: the round and all hashes at that time, as text. */
  readonly beside?: string;
}

/** The name that the share of a seat is kept by. */
export const shareName = (table: string, seat: Seat): string => `${table}/${seat}`;

const isShare = (value: unknown): value is KeptShare =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KeptShare).share === 'string' &&
  typeof (value as KeptShare).isTold === 'boolean';

export const browserShares: Kept<KeptShare> = keptIn('tablerunner.shares', isShare);

/** They leave the browser with the seats. */
export const forgetShares = (tables: readonly string[]): void =>
  browserShares.forget((name) => tables.some((table) => name.startsWith(`${table}/`)));
