/** Odds as three parts that a bar can show: nothing comes of it, something does, the best does. */
import type { Facts } from '@tablerunner/engine';
import type { SeatOdds } from '@tablerunner/table';

export interface OddsParts {
  readonly nothing: Part;
  readonly some: Part;
  readonly best: Part;
  readonly of: number;
  readonly exact: boolean;
}

interface Part {
  readonly share: number;
  readonly ways: number;
}

export type Level = 'nothing' | 'some' | 'best';

/** `friends`: what happens to these is no success. */
export function levelOf(outcome: Facts, friends: readonly string[]): Level {
  const { damage, out, hacked, broken, doors } = outcome as {
    readonly damage?: Readonly<Record<string, number>>;
    readonly out?: readonly string[];
    readonly hacked?: boolean;
    readonly broken?: number;
    readonly doors?: number;
  };
  const isFoe = (id: string): boolean => !friends.includes(id);
  if (out?.some(isFoe) === true || hacked === true || (broken ?? 0) > 0) return 'best';
  const hurts = Object.entries(damage ?? {}).some(([id, amount]) => (isFoe(id) ? amount > 0 : amount < 0));
  return hurts || (doors ?? 0) > 0 ? 'some' : 'nothing';
}

export function partsOf({ rows, of, exact }: SeatOdds, friends: readonly string[]): OddsParts {
  const sum = (level: Level): Part =>
    rows
      .filter(({ outcome }) => levelOf(outcome, friends) === level)
      .reduce((all, { share, ways }) => ({ share: all.share + share, ways: all.ways + ways }), { share: 0, ways: 0 });
  return { nothing: sum('nothing'), some: sum('some'), best: sum('best'), of, exact };
}
