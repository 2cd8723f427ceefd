/** What a replayed match file proves about its dice, and what it does not. */
import { type MatchSave, type Seat, shareHash } from '@tablerunner/engine';
import { fileTrouble, type TableInfo, type TableShare, type Told } from '@tablerunner/table';
import type { Verified } from '../insight/functions.ts';
import { type Alarm, seeTable, type Witness } from '../link/witness.ts';

type Proven = { readonly what: 'log' | 'seal' | 'my-share' } | { readonly what: 'shares'; readonly count: number };

type Open =
  | {
      readonly what:
        | 'set-up'
        | 'no-shares'
        | 'own-host'
        | 'same-dice'
        | 'no-seal'
        | 'late-shares'
        | 'not-my-share'
        | 'told';
    }
  | { readonly what: 'late-seal'; readonly at: number }
  | { readonly what: 'rounds'; readonly rounds: number };

export type Judgement =
  | {
      /**
       * `verified`: everything that can be proven is. `partly`: something is not. `replayed`: the log gives the match again, and
       * no seal is known here. `scripted`: some dice were told and not rolled.
       */
      readonly kind: 'verified' | 'partly' | 'replayed' | 'scripted';
      readonly proven: readonly Proven[];
      readonly open: readonly Open[];
    }
  /** What was told at the end does not fit what was told before. */
  | { readonly kind: 'bent'; readonly alarm: Alarm }
  | { readonly kind: 'broken'; readonly trouble: Told };

/** What this browser knows of the table that the match was played at; a file alone has none. */
export interface Known {
  readonly info: TableInfo;
  readonly witness: Witness | undefined;
  /** The shares that this browser drew for its own seats. */
  readonly mine: Readonly<Record<Seat, string>>;
  /** The match was hosted in this browser. */
  readonly isLocal: boolean;
}

export function judgeSave(save: MatchSave, known: Known | undefined, result: Verified): Judgement {
  if (!result.ok) return { kind: 'broken', trouble: fileTrouble(result).told() };
  const alarm = known === undefined ? undefined : alarmOf(save, known);
  if (alarm !== undefined) return { kind: 'bent', alarm };
  const hasToldDice = save.log.some(({ dice, picks }) => dice !== undefined || picks !== undefined);
  const { proven, open } = pointsOf(save, known);
  if (hasToldDice) return { kind: 'scripted', proven, open: [{ what: 'told' }, ...open] };
  const kind = known?.witness === undefined ? 'replayed' : open.some(isDoubt) ? 'partly' : 'verified';
  return { kind, proven, open };
}

/** Whoever plays in their own browser knows who hosts the match; everything else is for others to doubt. */
const isDoubt = ({ what }: Open): boolean => what !== 'own-host';

function alarmOf({ seed, shares = {}, log }: MatchSave, { info, witness }: Known): Alarm | undefined {
  const told: Record<Seat, TableShare> = {};
  for (const [seat, share] of Object.entries(shares)) told[seat] = { share, hash: shareHash(info.id, seat, share) };
  return seeTable(witness, { ...info, seed, shares: told }, log.length).alarm;
}

function pointsOf(save: MatchSave, known: Known | undefined): { proven: readonly Proven[]; open: readonly Open[] } {
  const proven: Proven[] = [{ what: 'log' }];
  const open: Open[] = [];
  if (save.start !== undefined || save.origin !== undefined) open.push({ what: 'set-up' });
  const { witness } = known ?? {};
  if (witness === undefined) open.push({ what: 'no-seal' });
  else if (witness.at > 0) open.push({ what: 'late-seal', at: witness.at });
  else proven.push({ what: 'seal' });
  if (known?.info.sameDice === true) open.push({ what: 'same-dice' });
  else if (known?.isLocal === true) open.push({ what: 'own-host' });
  else pushShares(save, known, proven, open);
  return { proven, open };
}

function pushShares(
  { shares = {}, rounds: told }: MatchSave,
  known: Known | undefined,
  proven: Proven[],
  open: Open[],
): void {
  const count = Object.keys(shares).length;
  if (count === 0) return void open.push({ what: 'no-shares' });
  const { witness, info, mine = {} } = known ?? {};
  if (witness?.isWhole !== true || witness.round !== info?.rounds) open.push({ what: 'late-shares' });
  else proven.push({ what: 'shares', count });
  const own = Object.entries(mine);
  if (own.length > 0) {
    const isAmong = own.every(([seat, share]) => shares[seat] === share);
    if (isAmong) proven.push({ what: 'my-share' });
    else open.push({ what: 'not-my-share' });
  }
  const { rounds = told ?? 1 } = info ?? {};
  if (rounds > 1) open.push({ what: 'rounds', rounds });
}
