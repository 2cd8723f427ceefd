/** A move along a way: its length, what it meets in order, where it stops on a failure, and why it is none. Clauses CZ-RULE-28 to 37. */
import { contactWithDisc } from './contacts.ts';
import { type Encounter, encountersOf, halfOf } from './encounters.ts';
import { rootUp } from './integers.ts';
import { FINE } from './points.ts';
import { type Change, type Profile, profileOf } from './profile.ts';
import { FIGURE } from './sight-line.ts';
import { afterFall, beforeStop, type Journey, reachStop } from './stops.ts';
import { LOW, standing, surfaceAt } from './surfaces.ts';
import type { OpenTable } from './table.ts';
import type { Base, Meeting, Neighbour, OpenWalk, Point, WalkProblem } from './types.ts';

/** The way holds the waypoints after the start; heights follow from the surfaces. */
export function walk(table: OpenTable, base: Base, way: readonly Point[], others: readonly Neighbour[]): OpenWalk {
  const profile = profileOf(table, base, way);
  const journey = { table, base, way, profile, others: others.map((each) => each.base) };
  const encounters = encountersOf(profile, base.width);
  const target = way.at(-1) ?? base;
  const end = { x: target.x, y: target.y, z: profile.z, width: base.width };
  const length = lengthOfWay(base, way) + climbedBefore(profile, Number.MAX_SAFE_INTEGER);
  const problem = offTable(table, base, way) ?? barred(journey, encounters) ?? badEnd(journey, end, length);
  const meets: Met[] = [];
  for (const each of encounters) {
    if (each.kind !== 'barrier') meets.push(sceneryMeeting(journey, each, each.kind));
  }
  for (const change of profile.changes) meets.push(...changeMeeting(journey, change, encounters));
  addRivals(journey, others, meets);
  if (meets.length > 1) meets.sort((a, b) => a.along - b.along);
  const inOrder = meets.map(({ meeting }) => meeting);
  return problem === undefined ? { length, meets: inOrder, end } : { length, problem, meets: inOrder, end };
}

/** Length of a way on the level, each straight rounded up. */
function lengthOfWay(from: Point, way: readonly Point[]): number {
  let length = 0;
  let last = from;
  for (const point of way) {
    length += rootUp((point.x - last.x) ** 2 + (point.y - last.y) ** 2);
    last = point;
  }
  return length;
}

/** Height climbed before a place of the way: it is taken from the length inch by inch (CZ-RULE-34). */
function climbedBefore({ changes }: Profile, at: number): number {
  let climbed = 0;
  for (const change of changes) {
    if (change.kind.startsWith('climb') && change.at < at) climbed += Math.abs(change.toZ - change.fromZ);
  }
  return climbed;
}

function lengthAt(profile: Profile, at: number): number {
  return Math.floor(at / FINE) + climbedBefore(profile, at);
}

function offTable({ field }: OpenTable, base: Base, way: readonly Point[]): WalkProblem | undefined {
  const margin = Math.floor(halfOf(base.width) / FINE);
  const isOff = ({ x, y }: Point) =>
    x < margin || y < margin || x > field.width - margin || y > field.depth - margin || !Number.isInteger(x + y);
  const off = way.findIndex(isOff);
  return off < 0 ? undefined : { why: 'off-table', at: lengthOfWay(base, way.slice(0, off)) };
}

/** The first thing on the way that cannot be passed. */
function barred({ profile }: Journey, encounters: readonly Encounter[]): WalkProblem | undefined {
  const barrier = encounters.find(({ kind }) => kind === 'barrier');
  const { problem } = profile;
  // Who comes near to a face only to climb it is told what is wrong with the climb.
  if (
    barrier !== undefined &&
    (problem === undefined || (barrier.at < problem.at && barrier.piece.piece.id !== problem.id))
  ) {
    return { why: 'barrier', at: lengthAt(profile, barrier.at), id: barrier.piece.piece.id };
  }
  return problem && { ...problem, at: lengthAt(profile, problem.at) };
}

function badEnd({ table, way, others }: Journey, end: Base, at: number): WalkProblem | undefined {
  const problem = way.length === 0 ? undefined : standing(table, end, others);
  return problem && { why: 'end', at, standing: problem };
}

/** A meeting, and where along the way it is, in fine units. */
interface Met {
  readonly along: number;
  readonly meeting: Meeting;
}

/** Where a failure ends is worked out when somebody asks: most ways are only looked at. */
type Stop = Pick<Meeting, 'stop' | 'hits'>;

function met(facts: Omit<Meeting, 'stop' | 'hits'>, stopOf: () => Stop): Meeting {
  let known: Stop | undefined;
  const answer = (): Stop => {
    known ??= stopOf();
    return known;
  };
  return {
    ...facts,
    get stop() {
      return answer().stop;
    },
    get hits() {
      return answer().hits;
    },
  };
}

function sceneryMeeting(journey: Journey, encounter: Encounter, kind: 'obstacle' | 'step' | 'opening'): Met {
  const { at, piece, height } = encounter;
  const facts = { at: lengthAt(journey.profile, at), kind, id: piece.piece.id, height };
  return {
    along: at,
    meeting: met(facts, () => ({ stop: beforeStop(journey, at, kind === 'obstacle' ? piece : undefined) })),
  };
}

function changeMeeting(journey: Journey, change: Change, encounters: readonly Encounter[]): Met[] {
  const { at, piece, fromZ, toZ, isEasy } = change;
  const facts = { at: lengthAt(journey.profile, at), id: piece.piece.id, height: Math.abs(toZ - fromZ) };
  const { base, table } = journey;
  const before = (): Stop => ({ stop: beforeStop(journey, at) });
  if (change.kind === 'step-down') {
    // Who has just crossed it has rolled for it (CZ-RULE-94).
    if (encounters.some((each) => each.piece === piece && each.at <= at)) return [];
    return [{ along: at, meeting: met({ ...facts, kind: 'step' }, before) }];
  }
  if (change.kind !== 'gap') {
    const climb = { ...facts, kind: change.kind };
    if (isEasy) return [{ along: at, meeting: met({ ...climb, isEasy }, before) }];
    const isUp = change.kind === 'climb-up';
    // CZ-CLIMB-06, CZ-CLIMB-09
    const foot = (): Stop => (isUp ? { stop: base } : afterFall(journey, { ...change.point, z: toZ }));
    return [{ along: at, meeting: met({ ...climb, fall: Math.abs(toZ - fromZ) }, foot) }];
  }
  const meeting = met(
    {
      ...facts,
      kind: 'gap',
      height: change.width,
      fall: fromZ - surfaceAt(table, change.point, fromZ),
      land: { ...change.beyond, z: toZ, width: base.width },
      ...(fromZ - toZ > LOW && { fallOnSuccess: fromZ - toZ }),
    },
    () => afterFall(journey, { ...change.point, z: fromZ }), // CZ-RULE-37
  );
  return [{ along: at, meeting }];
}

/** Rivals through whom the way goes, once for each time that it does (CZ-RULE-32). */
function addRivals(journey: Journey, others: readonly Neighbour[], found: Met[]): void {
  const { profile, base } = journey;
  for (let index = 0; index < others.length; index++) {
    const { base: rival, side } = others[index] as Neighbour;
    if (side !== 'rival') continue;
    const radius = halfOf(base.width) + ((rival.width * FINE) >> 1);
    let last = Number.MIN_SAFE_INTEGER;
    for (const span of profile.spans) {
      const range = contactWithDisc(span.straight.corridor, rival, radius);
      if (range === undefined || Math.abs(span.z - rival.z) >= FIGURE) continue;
      const from = span.before + Math.max(range.from, span.from);
      const to = span.before + Math.min(range.to, span.to);
      if (from >= to) continue;
      if (from > last + 2 * FINE) found.push(rivalMeeting(journey, rival, index, from));
      last = to;
    }
  }
}

/** On its own: whatever it keeps for later would else be made anew for everybody who is passed by. */
function rivalMeeting(journey: Journey, rival: Base, index: number, along: number): Met {
  const facts = { at: lengthAt(journey.profile, along), kind: 'rival', id: '', rival: index } as const;
  return { along, meeting: met(facts, () => ({ stop: reachStop(journey, rival, along) })) };
}
