/** The rolls of a match, out of its events: AP tests with their rerolls and sums, and the dice that decide by themselves. */
import type { ActionDie } from '@tablerunner/burncycle/plan';
import type { GameEvent } from '@tablerunner/engine';
import type { SeenEvent } from '@tablerunner/table';
import { type Moment, shownEvents } from '../../../table/shown.ts';

export interface TestDie {
  readonly die: ActionDie;
  readonly face: number;
  /** It was rolled again, or turned. */
  readonly isChanged: boolean;
}

export type RollTold =
  | {
      readonly kind: 'test';
      readonly purpose: string;
      readonly bot: number;
      readonly dice: readonly TestDie[];
      readonly bonus: number;
      /** Pairs of blanks that count as 1 AP each. */
      readonly pairs: number;
      /** What it came to; undefined while it is being made. */
      readonly total?: number;
    }
  /** Dice whose faces say what happens: of the burncycle, of pings, keypads and rooms, of a card. */
  | { readonly kind: 'die'; readonly purpose: string; readonly faces: readonly number[] };

/** Told with the test that they belong to. */
const OF_TESTS = ['basic', 'advanced', 'elite', 'reroll'];

type Test = Extract<RollTold, { readonly kind: 'test' }>;

/** How an event changes the test that lies on the table. */
const CHANGES: Readonly<Record<string, (test: Test, data: never) => Test>> = {
  'die-rerolled': (test, { die, face }: { die: number; face: number }) => withFace(test, die, face),
  'die-turned': (test, { die, face }: { die: number; face: number }) => withFace(test, die, face),
  'blanks-combined': (test, { pairs }: { pairs: number }) => ({ ...test, pairs }),
  'ap-added': (test, { by }: { by: number }) => ({ ...test, bonus: test.bonus + by }),
  'test-ended': (test, { total }: { total: number }) => ({ ...test, total }),
};

const withFace = (test: Test, die: number, face: number): Test => ({
  ...test,
  dice: test.dice.map((one, at) => (at === die ? { ...one, face, isChanged: true } : one)),
});

export function rollsOf(events: readonly SeenEvent[]): readonly RollTold[] {
  const rolls: RollTold[] = [];
  for (const { event } of events) {
    const begun = begin(event);
    if (begun !== undefined) rolls.push(begun);
    const at = rolls.findLastIndex(({ kind }) => kind === 'test');
    const test = rolls[at];
    const change = CHANGES[event.name.replace('burncycle/', '')];
    if (change !== undefined && test?.kind === 'test') rolls[at] = change(test, event.data as never);
  }
  return rolls;
}

function begin({ name, data }: GameEvent): RollTold | undefined {
  if (name === 'burncycle/test-rolled') {
    const { purpose, bot, bonus, dice } = data as Omit<Test, 'dice'> & { dice: readonly Omit<TestDie, 'isChanged'>[] };
    return { kind: 'test', purpose, bot, bonus, pairs: 0, dice: dice.map((die) => ({ ...die, isChanged: false })) };
  }
  if (name !== 'engine/rolled') return undefined;
  const { purpose, results } = data as { readonly purpose: string; readonly results: readonly number[] };
  return OF_TESTS.includes(purpose) ? undefined : { kind: 'die', purpose, faces: results };
}

/** The dice on the table, and which of them tumble: those that are being shown, until they have come to rest. */
export function trayOf(events: readonly SeenEvent[], shown: Moment | undefined, rested: number | undefined) {
  const last = rollsOf(shownEvents(events, shown)).at(-1);
  const still = { last, isRolling: () => false };
  if (last === undefined || shown === undefined || shown.n === rested) return still;
  const { name, data } = shown.event;
  if (name === 'burncycle/test-rolled') return { last, isRolling: () => true };
  if (name === 'engine/rolled') return { last, isRolling: () => last.kind === 'die' };
  if (name !== 'burncycle/die-rerolled') return still;
  return { last, isRolling: (at: number) => at === (data as { readonly die: number }).die };
}
