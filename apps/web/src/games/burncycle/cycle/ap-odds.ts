/** The exact odds of an AP test: every way that the dice can fall is counted, without playing them one by one. */
import {
  type ActionDie,
  apOf,
  type BurncycleView,
  DICE,
  type DicePool,
  hasIcon,
  isBlank,
} from '@tablerunner/burncycle/plan';

export interface ApOdds {
  /** By AP in all: of so many equally likely ways this many. */
  readonly ways: ReadonlyMap<number, number>;
  readonly of: number;
  /** The odds that at least one icon for a reroll falls: then they are better than told. */
  readonly withIcon: number;
}

type Options = BurncycleView['options'];

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What may be on the table: AP so far, and a blank that waits for a second one (BC-DICE-06). */
interface Heap {
  readonly ap: number;
  readonly isOdd: boolean;
}

/** Twenty dice have 6^20 ways to fall, which a whole number still holds. */
export function apOdds(options: Options, dice: DicePool, bonus: number): ApOdds {
  let heaps = new Map<string, { readonly heap: Heap; readonly ways: number }>([
    ['0', { heap: { ap: 0, isOdd: false }, ways: 1 }],
  ]);
  let of = 1;
  for (const die of DICE.flatMap((kind) => Array<ActionDie>(dice[kind]).fill(kind))) {
    const next = new Map<string, { heap: Heap; ways: number }>();
    for (const { heap, ways } of heaps.values()) {
      for (const face of FACES) {
        const added = addFace(options, heap, die, face);
        const key = `${added.ap}${added.isOdd ? '+' : ''}`;
        next.set(key, { heap: added, ways: (next.get(key)?.ways ?? 0) + ways });
      }
    }
    heaps = next;
    of *= FACES.length;
  }
  const ways = new Map<number, number>();
  for (const { heap, ways: count } of heaps.values()) {
    const total = Math.max(0, heap.ap + bonus);
    ways.set(total, (ways.get(total) ?? 0) + count);
  }
  return { ways: new Map([...ways].sort(([one], [other]) => one - other)), of, withIcon: iconShare(dice) };
}

/** Two blanks make 1 AP. */
function addFace(options: Options, { ap, isOdd }: Heap, die: ActionDie, face: number): Heap {
  if (!isBlank(die, face)) return { ap: ap + apOf(options, die, face), isOdd };
  return isOdd ? { ap: ap + 1, isOdd: false } : { ap, isOdd: true };
}

function iconShare(dice: DicePool): number {
  return (
    1 -
    DICE.reduce((none, die) => {
      const plain = FACES.filter((face) => !hasIcon(die, face)).length / FACES.length;
      return none * plain ** dice[die];
    }, 1)
  );
}

/** The ways that give at least so many AP. */
export function waysFor({ ways }: ApOdds, needed: number): number {
  let sum = 0;
  for (const [ap, count] of ways) if (ap >= needed) sum += count;
  return sum;
}

/** As small as the fraction can be told. */
export function fraction(ways: number, of: number): string {
  let [one, other] = [ways, of];
  while (other !== 0) [one, other] = [other, one % other];
  return one === 0 ? '0' : `${ways / one}/${of / one}`;
}
