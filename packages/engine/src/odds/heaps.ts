/** Dice of one throw as heaps of faces: how many show which, and how many of all throws come to that. */
import type { Throw } from '../chance/chance.ts';

/** One result of a throw, and how many of all `sides ** count` throws come to the same. */
export interface Heap {
  readonly faces: readonly number[];
  readonly weight: bigint;
}

interface Kind {
  readonly face: number;
  readonly faces: bigint;
}

/** One face stands for all of its kind. */
function kindsOf({ sides, how }: Throw): readonly Kind[] {
  const kinds = new Map<number | string, Kind>();
  for (let face = 1; face <= sides; face++) {
    const kind = how?.kindOf?.(face) ?? face;
    const known = kinds.get(kind);
    kinds.set(kind, known === undefined ? { face, faces: 1n } : { face: known.face, faces: known.faces + 1n });
  }
  return [...kinds.values()];
}

/** No rule throws more at once; a list of so many heaps of so many faces is still small. */
const MOST_DICE = 100;

/** How many heaps of `dice` dice there are, when there are `kinds` kinds of faces. */
function numberOfHeaps(dice: number, kinds: number): number {
  let heaps = 1;
  for (let kind = 1; kind < kinds; kind++) heaps = Math.floor((heaps * (dice + kind)) / kind);
  return heaps;
}

/** All heaps of a throw, or `undefined` when there are more than `most`. */
export function heapsOf(dice: Throw, most: number): readonly Heap[] | undefined {
  if (dice.sides > most || dice.count > MOST_DICE) return undefined;
  const kinds = kindsOf(dice);
  if (numberOfHeaps(dice.count, kinds.length) > most) return undefined;
  const heaps: Heap[] = [];
  /** Lets 0, 1, 2 … of the dice that are left show a kind: `weight` counts the ways to choose which, and their faces. */
  const show = (at: number, left: number, faces: readonly number[], weight: bigint): void => {
    const kind = kinds[at];
    if (kind === undefined) return;
    if (at === kinds.length - 1) {
      const last = Array<number>(left).fill(kind.face);
      heaps.push({ faces: [...faces, ...last], weight: weight * kind.faces ** BigInt(left) });
      return;
    }
    let ways = weight;
    for (let shown = 0; shown <= left; shown++) {
      show(at + 1, left - shown, [...faces, ...Array<number>(shown).fill(kind.face)], ways);
      ways = (ways * BigInt(left - shown) * kind.faces) / BigInt(shown + 1);
    }
  };
  show(0, dice.count, [], 1n);
  return heaps;
}
