/** Shortest ways and reach of random tables, fast between two slow ones: a little less room and a little more. */
import { expect } from 'vitest';
import { type Base, compileField, reachRegion, shortestWay, walk } from '../../src/index.ts';
import { randomBase, randomField, randomOf, STANDARD } from './scenes.ts';
import { slowGround, slowLength, slowLengths } from './slow/ways.ts';

export interface WayTally {
  cases: number;
  bent: number;
  none: number;
  inRegion: number;
}

const STARTS = 20;
const GOALS = 25;
const LENGTH = 12_000;

export function compareWays(seed: number, cases: number): WayTally {
  const random = randomOf(seed);
  const tally: WayTally = { cases: 0, bent: 0, none: 0, inRegion: 0 };
  while (tally.cases < cases) {
    const field = randomField(random, 14);
    // Doors are not in the slow implementation; others look after them.
    const table = compileField({ ...field, pieces: field.pieces.map((piece) => ({ ...piece, openings: [] })) });
    const onGround = (): Base => {
      for (;;) {
        const base = randomBase(random, table, [], STANDARD);
        if (base.z === 0) return base;
      }
    };
    const [loose, tight] = [slowGround(table.field, 500), slowGround(table.field, 507)];
    for (let i = 0; i < STARTS; i++) {
      const start = onGround();
      const [looseLengths, tightLengths] = [slowLengths(loose, start), slowLengths(tight, start)];
      const region = reachRegion(table, start, LENGTH, []);
      for (let k = 0; k < GOALS; k++) {
        const goal = onGround();
        tally.cases++;
        const least = slowLength(loose, looseLengths, start, goal);
        const most = slowLength(tight, tightLengths, start, goal) * 1.005 + 30;
        const found = shortestWay(table, start, goal, [], { over: false, climb: false, through: false });
        const length = found?.length ?? Number.POSITIVE_INFINITY;
        const isHeld = region.contains(goal);
        const walked = found && walk(table, start, found.way, []);
        const isWalked = walked === undefined || (walked.problem === undefined && walked.meets.length === 0);
        if (length < least - 5 || length > most || isHeld !== length <= LENGTH + 10 || !isWalked) {
          expect.fail(JSON.stringify({ start, goal, least, most, found, isHeld, walked, field: table.field }));
        }
        if (isHeld) tally.inRegion++;
        if (found === undefined) tally.none++;
        else if (found.way.length > 1) tally.bent++;
      }
    }
  }
  return tally;
}
