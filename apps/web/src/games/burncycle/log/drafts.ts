/** Events gathered into the lines of a log: a walk is one line, a test stands with its dice, chips of one hand are told at once. */
import type { GameEvent } from '@tablerunner/engine';
import type { SeenEvent } from '@tablerunner/table';
import type { RollTold, TestDie } from '../roll/rolls.ts';
import { shortName } from './clauses.ts';

export interface Draft {
  readonly n: number;
  readonly last: number;
  readonly at: number;
  /** Its events in their order; never none. */
  readonly events: readonly GameEvent[];
  /** The event before its first, told or not. */
  readonly before?: GameEvent | undefined;
  /** Where a bot's walk began. */
  readonly from?: number | undefined;
  /** The test that it tells of. */
  readonly test?: Extract<RollTold, { readonly kind: 'test' }> | undefined;
}

/** Told in the same breath as something else, or no news at all. */
const SILENT = [
  'card-discarded',
  'chip-turned',
  'guard-drawn',
  'security-rested',
  'steps-given',
  'threat-held',
  'tracker-moved',
  'turn-ended',
  'engine/shuffled',
  'blanks-combined',
  'die-turned',
  'ap-added',
];

/** Dice of a test are told with it. */
const OF_TESTS = ['basic', 'advanced', 'elite', 'reroll'];

interface Data {
  readonly bot?: number;
  readonly guard?: number;
  readonly from?: number | string;
  readonly to?: number | string;
  readonly deck?: string;
  readonly purpose?: string;
  readonly cell?: number;
  readonly dice?: readonly Omit<TestDie, 'isChanged'>[];
  readonly bonus?: number;
  readonly total?: number;
  readonly die?: number;
  readonly face?: number;
  readonly by?: number;
  readonly pairs?: number;
}

const dataOf = ({ data }: GameEvent): Data => (data ?? {}) as Data;

function isSilent(event: GameEvent): boolean {
  const name = shortName(event);
  const { deck, purpose } = dataOf(event);
  if (name === 'card-drawn') return deck !== 'terminal'; // all others are told when somebody has them
  return SILENT.includes(name) || (name === 'engine/rolled' && OF_TESTS.includes(purpose ?? ''));
}

export function draftsOf(events: readonly SeenEvent[]): readonly Draft[] {
  const drafts: Draft[] = [];
  const cells = new Map<number, number>();
  for (const [i, { n, at, event }] of events.entries()) {
    const { bot, to, cell } = dataOf(event);
    const last = drafts.at(-1);
    const tested = drafts.findLastIndex(({ test }) => test !== undefined && test.total === undefined);
    const open = drafts[tested];
    const test = open?.test === undefined ? undefined : changed(open.test, event);
    if (open !== undefined && test !== undefined) {
      drafts[tested] = { ...open, test, last: n, at, events: [...open.events, event] };
    } else if (!isSilent(event)) {
      if (last !== undefined && isSame(last, event)) {
        drafts[drafts.length - 1] = { ...last, last: n, at, events: [...last.events, event] };
      } else {
        drafts.push({
          n,
          last: n,
          at,
          events: [event],
          before: events[i - 1]?.event,
          from: cells.get(bot ?? -1),
          test: begun(event),
        });
      }
    }
    const there = shortName(event) === 'bot-moved' ? to : shortName(event) === 'bot-placed' ? cell : undefined;
    if (bot !== undefined && typeof there === 'number') cells.set(bot, there);
    if (['bots-swapped', 'guard-pushed', 'guard-moved', 'floor-cleared'].includes(shortName(event))) cells.clear();
  }
  return drafts;
}

function begun(event: GameEvent): Draft['test'] {
  if (shortName(event) !== 'test-rolled') return undefined;
  const { purpose = '', bot = -1, bonus = 0, dice = [] } = dataOf(event);
  return { kind: 'test', purpose, bot, bonus, pairs: 0, dice: dice.map((die) => ({ ...die, isChanged: false })) };
}

/** The test with what the event does to it; undefined where it does nothing. */
function changed(test: NonNullable<Draft['test']>, event: GameEvent): Draft['test'] {
  const { die, face = 0, by = 0, pairs = 0, total = 0 } = dataOf(event);
  switch (shortName(event)) {
    case 'die-rerolled':
    case 'die-turned':
      return { ...test, dice: test.dice.map((one, at) => (at === die ? { ...one, face, isChanged: true } : one)) };
    case 'ap-added':
      return { ...test, bonus: test.bonus + by };
    case 'blanks-combined':
      return { ...test, pairs };
    case 'test-ended':
      return { ...test, total };
    default:
      return undefined;
  }
}

const GUARD_WALK = ['guard-moved', 'guard-faced'];

/** Whether an event goes on with what the last line tells. */
function isSame({ events }: Draft, event: GameEvent): boolean {
  const [first] = events;
  const last = events.at(-1);
  if (first === undefined || last === undefined) return false;
  const [one, other] = [shortName(last), shortName(event)];
  if (one === 'bot-moved' && other === 'bot-moved') return dataOf(last).bot === dataOf(event).bot;
  if (GUARD_WALK.includes(one) && GUARD_WALK.includes(other)) return dataOf(last).guard === dataOf(event).guard;
  if (one === 'ping-moved' && other === 'ping-moved') return dataOf(last).to === dataOf(event).from;
  return one === 'chip-gained' && other === 'chip-gained' && dataOf(first).to === dataOf(event).to;
}
