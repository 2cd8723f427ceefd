/** A table that somebody is about to lay: who sits where, and all that can be chosen before. */
import type { Seat } from '@tablerunner/engine';
import { STRENGTHS, type Strength, type TableSetup } from '@tablerunner/table';

export const SITTERS = ['me', 'friend', 'machine'] as const;
type Sitter = (typeof SITTERS)[number];

export interface DraftSeat {
  readonly who: Sitter;
  readonly strength: Strength;
}

export interface Draft {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: Readonly<Record<Seat, DraftSeat>>;
  /** A match of mine alone: in this browser, or on the server, where other devices find it. */
  readonly keep: 'here' | 'server';
}

export const USUAL_STRENGTH: Strength = '2';

/** The seats that the options ask for: those that were there stay, the first is mine, others are the machine's. */
export function withSeats(draft: Draft, seats: readonly Seat[]): Draft {
  const placed = seats.map((seat, i): [Seat, DraftSeat] => [
    seat,
    draft.seats[seat] ?? { who: i === 0 ? 'me' : 'machine', strength: USUAL_STRENGTH },
  ]);
  return { ...draft, seats: Object.fromEntries(placed) };
}

export const withOptions = (draft: Draft, change: Readonly<Record<string, unknown>>): Draft => ({
  ...draft,
  options: { ...draft.options, ...change },
});

export const withSeat = (draft: Draft, seat: Seat, change: Partial<DraftSeat>): Draft => {
  const before = draft.seats[seat] ?? { who: 'machine', strength: USUAL_STRENGTH };
  return { ...draft, seats: { ...draft.seats, [seat]: { ...before, ...change } } };
};

export const hasFriends = ({ seats }: Draft): boolean => Object.values(seats).some(({ who }) => who === 'friend');

export const wantsServer = (draft: Draft): boolean => hasFriends(draft) || draft.keep === 'server';

/** Without anybody to wait for: friends' seats are the machine's. */
export function alone(draft: Draft): Draft {
  const seats = Object.entries(draft.seats).map(([seat, sits]): [Seat, DraftSeat] => [
    seat,
    sits.who === 'friend' ? { ...sits, who: 'machine' } : sits,
  ]);
  return { ...draft, seats: Object.fromEntries(seats) };
}

export interface Wanted {
  readonly setup: TableSetup;
  readonly online: boolean;
  readonly mine: readonly Seat[];
  readonly friends: readonly Seat[];
}

export function setupOf(game: string, draft: Draft, playerName: string): Wanted {
  const seats: TableSetup['seats'] = {};
  const mine: Seat[] = [];
  const friends: Seat[] = [];
  const name = playerName.trim();
  for (const [seat, { who, strength }] of Object.entries(draft.seats)) {
    if (who === 'machine') {
      seats[seat] = { kind: 'machine', strength };
      continue;
    }
    (who === 'me' ? mine : friends).push(seat);
    // Two seats of one person are told apart by their own names.
    const isNamed =
      who === 'me' && name !== '' && Object.values(draft.seats).filter((sits) => sits.who === 'me').length === 1;
    seats[seat] = { kind: 'person', ...(isNamed ? { name } : {}) };
  }
  const online = wantsServer(draft);
  return { setup: { game, options: draft.options as TableSetup['options'], seats }, online, mine, friends };
}

const KEY = (game: string): string => `tablerunner.draft.${game}`;

export function keepDraft(game: string, draft: Draft): void {
  try {
    localStorage.setItem(KEY(game), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: next time the usual draft is offered.
  }
}

/** What was chosen last time, or `undefined` where it does not have the form of a draft any more. */
export function keptDraft(game: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY(game)) ?? 'null') as Draft | null;
    if (kept === null || typeof kept.options !== 'object' || typeof kept.seats !== 'object') return undefined;
    const fits = Object.values(kept.seats).every(
      (sits) => SITTERS.includes(sits.who) && STRENGTHS.includes(sits.strength),
    );
    return fits && (kept.keep === 'here' || kept.keep === 'server') ? kept : undefined;
  } catch {
    return undefined;
  }
}
