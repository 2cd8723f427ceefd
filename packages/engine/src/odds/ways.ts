/** All ways in which chance can fall, one after the other, like an odometer whose wheels appear as the dice are rolled. */
import type { Chance, Throw } from '../chance/chance.ts';
import { type Heap, heapsOf } from './heaps.ts';
import type { Share } from './share.ts';

const MOST_WHEELS = 1_000; // a pick of one thing turns no wheel, but counts as a draw
const MOST_HEAPS = 60_000;

/** Dice that call for more dice without end, or a throw of more heaps than can be looked at. */
export class PastCounting extends Error {}

export interface Ways extends Chance {
  thrown(dice: Throw, place: number): readonly number[];
  /** How likely the way is that was just played. */
  share(): Share;
  /** Turns to the next way; `false` when all have been played. */
  next(): boolean;
  shuffled(): boolean;
}

interface Wheel {
  at: number;
  readonly count: number;
  /** All ways of the wheel together; each place counts as one, unless it is a heap of faces. */
  readonly of: bigint;
  readonly heaps?: readonly Heap[];
}

export function allWays(): Ways {
  const wheels: Wheel[] = [];
  let reading = 0;
  let sawShuffle = false;
  const added = (wheel: Wheel): Wheel => {
    if (wheels.push(wheel) > MOST_WHEELS) throw new PastCounting();
    return wheel;
  };
  const heap = (dice: Throw): readonly number[] => {
    const wheel = wheels[reading] ?? added(wheelOf(dice));
    reading += 1;
    return wheel.heaps?.[wheel.at]?.faces ?? [wheel.at + 1];
  };
  return {
    draw(count, _place, use) {
      if (use === 'shuffle') {
        sawShuffle = true;
        return count - 1;
      }
      const wheel = wheels[reading] ?? added({ at: 0, count, of: BigInt(count) });
      reading += 1;
      return wheel.at;
    },
    thrown(dice) {
      if (dice.how?.ordered !== true) return heap(dice);
      return Array.from({ length: dice.count }, () => heap({ ...dice, count: 1 })).flat();
    },
    share() {
      let [part, of] = [1n, 1n];
      for (const wheel of wheels) {
        part *= wheel.heaps?.[wheel.at]?.weight ?? 1n;
        of *= wheel.of;
      }
      return { part, of };
    },
    next() {
      reading = 0;
      for (let last = wheels.pop(); last !== undefined; last = wheels.pop()) {
        if (last.at + 1 === last.count) continue;
        wheels.push({ ...last, at: last.at + 1 });
        return true;
      }
      return false;
    },
    shuffled: () => sawShuffle,
  };
}

function wheelOf(dice: Throw): Wheel {
  const { sides, count, how } = dice;
  if (count === 1 && how?.kindOf === undefined) return { at: 0, count: sides, of: BigInt(sides) };
  const heaps = heapsOf(dice, MOST_HEAPS);
  if (heaps === undefined) throw new PastCounting();
  return { at: 0, count: heaps.length, of: BigInt(sides) ** BigInt(count), heaps };
}
