/** The rolls of a match, out of its events: opposed rolls with all that changes them, and dice that a card throws by itself. */
import { type Contest, type Roller, SIDES_OF } from '@tablerunner/combat-zone/plan';
import type { GameEvent } from '@tablerunner/engine';
import type { SeenEvent } from '@tablerunner/table';
import { type Moment, shownEvents } from '../../../table/shown.ts';

/** An opposed roll as it lies; faces of 0 have not fallen yet. */
export interface ContestTold {
  readonly kind: 'contest';
  readonly contest: Contest;
  /** Nobody can change it any more. */
  readonly isSettled: boolean;
}

export type RollTold =
  | ContestTold
  /** The die of a card, whose face says what happens. */
  | { readonly kind: 'die'; readonly card: string; readonly face: number; readonly sides: number };

/** The contest that an event declares. */
export const contestIn = ({ name, data }: GameEvent): ContestTold | undefined =>
  name === 'combat-zone/declared'
    ? { kind: 'contest', contest: (data as { readonly contest: Contest }).contest, isSettled: false }
    : undefined;

type Change = (contest: Contest, data: never) => Contest;

/** How events change what lies on the table; the same writes as those of the rules. */
const CHANGES: Readonly<Record<string, Change>> = {
  rolled: ({ acting, opposing, ...rest }, data: { acting: number; opposing: readonly number[] }) => ({
    ...rest,
    acting: withFace(acting, data.acting),
    opposing: opposing.map((roller, at) => withFace(roller, data.opposing[at] ?? 0)),
  }),
  rerolled: (contest, { roller, face }: { roller: number; face: number }) =>
    changed(contest, roller, (one) => ({ ...one, die: { ...one.die, face, isRerolled: true } })),
  'roll-raised': (contest, { roller, by, card }: { roller: number; by: number; card: string }) =>
    changed(contest, roller, (one) => ({ ...one, bonuses: [...one.bonuses, { why: card, by }] })),
  'die-turned': (contest, { roller }: { roller: number }) =>
    changed(contest, roller, (one) => withFace(one, SIDES_OF[one.die.colour])),
  'stepped-in': (contest, { target, roller }: { target: number; roller: Roller }) => ({
    ...contest,
    opposing: contest.opposing.map((one) => (one.model === target ? roller : one)),
  }),
};

const withFace = (roller: Roller, face: number): Roller => ({ ...roller, die: { ...roller.die, face } });

/** -1 is the acting side, the others count the opposing ones. */
function changed({ acting, opposing, ...rest }: Contest, at: number, change: (roller: Roller) => Roller): Contest {
  return {
    ...rest,
    acting: at === -1 ? change(acting) : acting,
    opposing: opposing.map((roller, i) => (i === at ? change(roller) : roller)),
  };
}

const PREFIX = 'combat-zone/';

/** The roll with what an event does to it; undefined where it does nothing. */
export function afterEvent(told: ContestTold, { name, data }: GameEvent): ContestTold | undefined {
  if (name === 'combat-zone/roll-settled') return { ...told, isSettled: true };
  const change = CHANGES[name.slice(PREFIX.length)];
  return change === undefined ? undefined : { ...told, contest: change(told.contest, data as never) };
}

interface Thrown {
  readonly purpose: string;
  readonly results: readonly number[];
  readonly sides: number;
}

/** A die that a card throws by itself: those of an opposed roll are told with it. */
export function looseDie({ name, data }: GameEvent, onTable: Contest | undefined): RollTold | undefined {
  if (name !== 'engine/rolled') return undefined;
  const { purpose, results, sides } = data as Thrown;
  return purpose === onTable?.purpose ? undefined : { kind: 'die', card: purpose, face: results[0] ?? 0, sides };
}

/** The last roll as far as it is told. */
function lastRoll(events: readonly SeenEvent[]): RollTold | undefined {
  let last: RollTold | undefined;
  let onTable: ContestTold | undefined;
  for (const { event } of events) {
    const next = contestIn(event) ?? (onTable === undefined ? undefined : afterEvent(onTable, event));
    if (next !== undefined) {
      onTable = next;
      last = next;
    } else if (event.name === 'combat-zone/contest-ended') onTable = undefined;
    else last = looseDie(event, onTable?.contest) ?? last;
  }
  return last;
}

/** The dice on the table, and which of them tumble: those that are being shown, until they have come to rest. */
export function trayOf(events: readonly SeenEvent[], shown: Moment | undefined, rested: number | undefined) {
  const last = lastRoll(shownEvents(events, shown));
  const still = { last, isRolling: (_roller: number) => false };
  if (last === undefined || shown === undefined || shown.n === rested) return still;
  const { name, data } = shown.event;
  if (name === 'combat-zone/rolled') return { last, isRolling: (_roller: number) => true };
  if (name === 'engine/rolled') return { last, isRolling: (_roller: number) => last.kind === 'die' };
  if (name !== 'combat-zone/rerolled') return still;
  const { roller } = data as { readonly roller: number };
  return { last, isRolling: (one: number) => one === roller };
}
