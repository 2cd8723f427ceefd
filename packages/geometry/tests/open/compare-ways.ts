/** Shortest ways and reach of random tables, fast between two slow ones: a little less room and a little more. */
import {
  type Base,
  compileField,
  type Neighbour,
  type OpenTable,
  type Point,
  reachRegion,
  shortestWay,
  walk,
} from '../../src/index.ts';
import { type Random, randomBase, randomField, randomOf, STANDARD } from './scenes.ts';
import { slowEnd, slowGround, slowLength, slowLengths } from './slow/ways.ts';
import { baseNear, tightened } from './tight-scenes.ts';

export interface WayTally {
  cases: number;
  bent: number;
  none: number;
  inRegion: number;
  /** Ways through slots that are at most 12 thousandths of an inch wider than the corridor. */
  narrow: number;
}

const STARTS = 10;
const GOALS = 25;
const LENGTH = 12_000;
const PLAIN = { over: false, climb: false, through: false };
const WIDTHS = [STANDARD, STANDARD, 984, 1575];

/** How much less and more room the slow ones keep; `wide` finds no way through a narrow slot. */
const ROOM = { loose: -1.1, tight: 0.7, wide: 6 };
/**
 * A way is at most so much longer than the slow one, and so much more for each straight: bends round a corner cut no arc. A
 * base narrower than the corridor may stand nearer to a corner than the bends round it, and goes to the next one and back.
 */
const LONGER = { once: 10, each: 8, small: 300 };

/** Every second table has slots, and bases that stand near to them. */
export function compareWays(seed: number, cases: number): WayTally {
  const random = randomOf(seed);
  const tally: WayTally = { cases: 0, bent: 0, none: 0, inRegion: 0, narrow: 0 };
  for (let round = 0; tally.cases < cases; round++) {
    const plain = randomField(random, 14);
    const { field, slots } = round % 2 === 0 ? tightened(random, plain) : { field: plain, slots: [] };
    // Doors are not in the slow implementation; others look after them.
    const table = compileField({ ...field, pieces: field.pieces.map((piece) => ({ ...piece, openings: [] })) });
    const width = WIDTHS[random(WIDTHS.length)] as number;
    const draw = (others: readonly Base[]) => baseOnGround(random, table, slots, others, width);
    const rivals: Base[] = [];
    for (let count = random(5); count > 0; count--) rivals.push(draw(rivals));
    compareTable(table, rivals, width, slots.length > 0, () => draw(rivals), tally);
  }
  return tally;
}

function baseOnGround(
  random: Random,
  table: OpenTable,
  slots: readonly Point[],
  others: readonly Base[],
  width: number,
): Base {
  for (;;) {
    const slot = random(2) === 0 ? slots[random(slots.length)] : undefined;
    const base = slot ? baseNear(random, table, slot, others, width) : randomBase(random, table, others, width);
    if (base?.z === 0) return base;
  }
}

/** Lengths of the slow implementation with a room, from one of the bases to another. */
function slowWays(
  table: OpenTable,
  rivals: readonly Base[],
  room: number,
  starts: readonly Base[],
  goals: readonly Base[],
) {
  const ground = slowGround(table.field, rivals, room);
  const ends = goals.map((goal) => slowEnd(ground, goal));
  return starts.map((start) => {
    const from = slowEnd(ground, start);
    const lengths = slowLengths(ground, from);
    return ends.map((to) => slowLength(ground, from, lengths, to));
  });
}

function compareTable(
  table: OpenTable,
  rivals: readonly Base[],
  width: number,
  hasSlots: boolean,
  draw: () => Base,
  tally: WayTally,
): void {
  const others = rivals.map((base): Neighbour => ({ base, side: 'rival' }));
  const starts = Array.from({ length: STARTS }, draw);
  const goals = Array.from({ length: GOALS }, draw);
  const slowly = (more: number) => slowWays(table, rivals, Math.min(500, width / 2) + more, starts, goals);
  const [loose, tight] = [slowly(ROOM.loose), slowly(ROOM.tight)];
  const wide = hasSlots ? slowly(ROOM.wide) : undefined;
  for (const [i, start] of starts.entries()) {
    const region = reachRegion(table, start, LENGTH, others);
    for (const [k, goal] of goals.entries()) {
      tally.cases++;
      const [least, most] = [loose[i]?.[k] as number, tight[i]?.[k] as number];
      const found = shortestWay(table, start, goal, others, PLAIN);
      const length = found?.length ?? Number.POSITIVE_INFINITY;
      const isHeld = region.contains(goal);
      const walked = found && walk(table, start, found.way, others);
      const back = shortestWay(table, goal, start, others, PLAIN)?.length ?? Number.POSITIVE_INFINITY;
      const faults = Object.entries({
        'shorter than can be': length < least - 1,
        'longer than need be':
          length > most + LONGER.each * (found?.way.length ?? 0) + (width < 1000 ? LONGER.small : LONGER.once),
        'another region': isHeld !== length <= LENGTH + 10,
        'no free move': walked !== undefined && (walked.problem !== undefined || walked.meets.length > 0),
        'another length back': back !== length,
      }).flatMap(([fault, isOne]) => (isOne ? [fault] : []));
      if (faults.length > 0) {
        const facts = { start, goal, least, most, found, back, isHeld, walked, others, field: table.field };
        throw new Error(`${faults.join(', ')}: ${JSON.stringify(facts)}`);
      }
      if (isHeld) tally.inRegion++;
      if (found === undefined) tally.none++;
      else if (found.way.length > 1) tally.bent++;
      if (found && wide && (wide[i]?.[k] as number) > length + 1) tally.narrow++;
    }
  }
}
