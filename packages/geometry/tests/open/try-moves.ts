/** Random moves, pushes and landings: whatever happens, a base ends where it can stand, and lengths add up. */
import {
  compileField,
  landing,
  type Neighbour,
  type OpenTable,
  type Point,
  pushed,
  standing,
  walk,
} from '../../src/index.ts';
import { type Random, randomBases, randomField, randomOf } from './scenes.ts';

export interface MoveTally {
  cases: number;
  legal: number;
  meets: Record<string, number>;
  problems: Record<string, number>;
}

export function tryMoves(seed: number, cases: number): MoveTally {
  const random = randomOf(seed);
  const tally: MoveTally = { cases: 0, legal: 0, meets: {}, problems: {} };
  while (tally.cases < cases) {
    const table = compileField(withLadders(randomField(random, 16)));
    const bases = randomBases(random, table, 8);
    for (let i = 0; i < 40; i++) tryOne(random, table, bases, i % bases.length, tally);
  }
  return tally;
}

/** Every second barrier has a ladder along the middle of its first edge. */
function withLadders(field: ReturnType<typeof randomField>): ReturnType<typeof randomField> {
  const pieces = field.pieces.map((piece, i) => {
    const [a, b] = piece.outline as [Point, Point];
    const at = (t: number) => ({ x: Math.round(a.x + (b.x - a.x) * t), y: Math.round(a.y + (b.y - a.y) * t) });
    return i % 2 === 0 ? piece : { ...piece, ladders: [{ from: at(0.25), to: at(0.75) }] };
  });
  return { ...field, pieces };
}

function tryOne(
  random: Random,
  table: OpenTable,
  bases: ReturnType<typeof randomBases>,
  index: number,
  tally: MoveTally,
): void {
  const base = bases[index] as (typeof bases)[number];
  const rest = bases.filter((_, k) => k !== index);
  const others = rest.map((each, k): Neighbour => ({ base: each, side: k % 2 === 0 ? 'rival' : 'friend' }));
  const way: Point[] = [];
  for (let bends = 1 + random(2); bends > 0; bends--) {
    const last = way.at(-1) ?? base;
    way.push({ x: last.x + random(9000) - 4500, y: last.y + random(9000) - 4500 });
  }
  tally.cases++;
  const walked = walk(table, base, way, others);
  const fault = (what: string) => {
    throw new Error(`${what}: ${JSON.stringify({ base, way, others, walked, field: table.field })}`);
  };
  if (walked.problem === undefined) {
    tally.legal++;
    if (standing(table, walked.end, rest) !== undefined) fault('a legal move ends where nobody can stand');
  } else tally.problems[walked.problem.why] = (tally.problems[walked.problem.why] ?? 0) + 1;
  let last = 0;
  for (const meeting of walked.meets) {
    tally.meets[meeting.kind] = (tally.meets[meeting.kind] ?? 0) + 1;
    if (meeting.at < last || meeting.at > walked.length) fault('meetings are out of order');
    last = meeting.at;
    if (walked.problem === undefined && standing(table, meeting.stop, rest) !== undefined) {
      fault('a failed roll ends where nobody can stand');
    }
  }
  const push = pushed(table, base, { x: base.x + random(2001) - 1000, y: base.y + random(2001) - 1000 }, 3000, rest);
  if (standing(table, push.end, rest) !== undefined)
    fault(`a push ends where nobody can stand ${JSON.stringify(push)}`);
  const spot = { x: random(table.field.width), y: random(table.field.depth), z: 9999 };
  if (standing(table, landing(table, spot, base.width, rest), rest) !== undefined) {
    fault(`a landing where nobody can stand ${JSON.stringify(spot)}`);
  }
}
