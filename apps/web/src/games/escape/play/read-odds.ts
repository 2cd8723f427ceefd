/** Odds as three parts that a bar can show: nothing comes of it, something does, the best does. */
import type { Facts } from '@tablerunner/engine';
import type { EscapeView, Faction } from '@tablerunner/escape/plan';
import type { SeatOdds } from '@tablerunner/table';
import type { Decision } from './decision.ts';

interface OddsParts {
  readonly nothing: Part;
  readonly some: Part;
  readonly best: Part;
  /** Something or the best. */
  readonly success: Part;
  readonly of: number;
  readonly exact: boolean;
}

interface Part {
  readonly share: number;
  readonly ways: number;
}

export type Level = 'nothing' | 'some' | 'best';

/** With whose eyes odds are read. */
export interface Stance {
  readonly side: Faction | undefined;
  /** What happens to these is no success. */
  readonly friends: readonly string[];
  /** The other side acts: what it achieves is harm. */
  readonly isDefence: boolean;
}

/** What an outcome tells; see `summary` in the rules. */
export interface Outcome {
  readonly damage?: Readonly<Record<string, number>>;
  readonly out?: readonly string[];
  readonly hacked?: boolean;
  readonly undecided?: boolean;
  readonly broken?: number;
  readonly doors?: number;
  readonly initiative?: Faction;
  readonly tied?: boolean;
  readonly event?: number;
}

export const outcomeOf = (outcome: Facts): Outcome => outcome as Outcome;

export function stanceOf(view: EscapeView, decision: Decision | undefined): Stance {
  const { actor, seen } = decision ?? {};
  const side = actor?.faction ?? view.units.find(({ seat }) => seat === seen?.viewer)?.faction;
  const friends = view.units.filter(({ faction }) => faction === side).map(({ id }) => id);
  const doer = actor === undefined ? doerOf(decision) : undefined;
  return { side, friends, isDefence: doer !== undefined && doer !== side };
}

/** The side of whoever attacks or hacks, while it waits for answers and rerolls. */
function doerOf(decision: Decision | undefined): Faction | undefined {
  const frame = decision?.seen.stack.findLast(({ step }) =>
    ['escape/attack', 'escape/hack', 'escape/drone'].includes(step),
  );
  const { attacker, unit } = (frame?.memory ?? {}) as { readonly attacker?: number; readonly unit?: number };
  return decision?.view.units[attacker ?? unit ?? -1]?.faction;
}

export function levelOf(facts: Facts, { side, friends, isDefence }: Stance): Level {
  const { damage, out, hacked, broken, doors, initiative } = outcomeOf(facts);
  // Who defends looks at the attack with the attacker's eyes: nothing, something, the worst.
  const isFoe = (id: string): boolean => isDefence || !friends.includes(id);
  if (out?.some(isFoe) === true || hacked === true || (broken ?? 0) > 0) return 'best';
  if (initiative !== undefined) return initiative === side ? 'best' : 'nothing';
  const hurts = Object.entries(damage ?? {}).some(([id, amount]) => (isFoe(id) ? amount > 0 : amount < 0));
  return hurts || (doors ?? 0) > 0 ? 'some' : 'nothing';
}

export function partsOf({ rows, of, exact }: SeatOdds, stance: Stance): OddsParts {
  const sum = (...levels: readonly Level[]): Part =>
    rows
      .filter(({ outcome }) => levels.includes(levelOf(outcome, stance)))
      .reduce((all, { share, ways }) => ({ share: all.share + share, ways: all.ways + ways }), { share: 0, ways: 0 });
  return { nothing: sum('nothing'), some: sum('some'), best: sum('best'), success: sum('some', 'best'), of, exact };
}

/** An event is neither a success nor a harm. */
export const isEvent = ({ rows }: SeatOdds): boolean =>
  rows.some(({ outcome }) => outcomeOf(outcome).event !== undefined);
