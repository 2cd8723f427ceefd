/** Paths of attack and reach of random tables, fast against slow; and both ways the same where the rules say so. */
import {
  type AttackPath,
  attackPath,
  type Base,
  type Cover,
  compileField,
  distanceOf,
  isAtReach,
  isVisible,
  type OpenTable,
} from '../../src/index.ts';
import { randomBases, randomField, randomOf } from './scenes.ts';
import { LENGTHS, type Lengths, NEARBY, slowDistance, slowPath } from './slow/attack.ts';

function shown(path: AttackPath): string {
  const names = (list: readonly Cover[]) =>
    list.map((c) => ('piece' in c ? `${c.piece} ${c.why}` : `model ${c.base}`)).sort();
  const parts = { cover: names(path.cover), ignored: names(path.ignored), isUnobscured: path.isUnobscured };
  return JSON.stringify({ isBlocked: path.blockedBy !== undefined, ...parts });
}

export interface Tally {
  cases: number;
  blocked: number;
  covered: number;
  ignored: number;
  atReach: number;
  onAHair: number;
}

/** Compares so many paths; those whose answer changes when a length moves by a hair are counted apart. */
export function compareAttackPaths(seed: number, cases: number): Tally {
  const random = randomOf(seed);
  const tally = { cases: 0, blocked: 0, covered: 0, ignored: 0, atReach: 0, onAHair: 0 };
  while (tally.cases < cases) {
    const table = compileField(randomField(random, 14));
    const bases = randomBases(random, table, 10);
    for (const [i, from] of bases.entries()) {
      for (const [j, to] of bases.entries()) {
        if (i === j || tally.cases >= cases) continue;
        const others = bases.filter((_, k) => k !== i && k !== j);
        tally.cases++;
        compareOne(table, from, to, others, tally);
      }
    }
  }
  return tally;
}

function compareOne(table: OpenTable, from: Base, to: Base, others: readonly Base[], tally: Tally): void {
  const path = attackPath(table, from, to, others);
  const fast = shown(path);
  const slow = (lengths: Lengths) => {
    const { isBlocked, cover, ignored, isUnobscured } = slowPath(table.field, from, to, others, lengths);
    return JSON.stringify({ isBlocked, cover, ignored, isUnobscured });
  };
  const expected = slow(LENGTHS);
  if (path.blockedBy !== undefined) tally.blocked++;
  else if (path.cover.length > 0) tally.covered++;
  if (path.ignored.length > 0) tally.ignored++;
  const facts = () => JSON.stringify({ from, to, others, field: table.field });
  const odd = oneWayOnly(table, from, to, others, path);
  if (odd !== undefined) throw new Error(`${odd} one way only: ${facts()}`);
  if (fast !== expected) {
    tally.onAHair++;
    if (!isOneOf(fast, NEARBY.map(slow), expected)) {
      throw new Error(`${fast} but slowly ${expected}: ${facts()}`);
    }
  }
}

/**
 * What differs on the way back though it may not: the distance (CZ-RULE-21), whether the path is blocked and by what
 * (CZ-PATH-04), what is in it and how (CZ-RULE-23). Only who is near to whom and whose roof edge it is depends on the attacker.
 */
function oneWayOnly(
  table: OpenTable,
  from: Base,
  to: Base,
  others: readonly Base[],
  path: AttackPath,
): string | undefined {
  const back = attackPath(table, to, from, others);
  if (distanceOf(from, to) !== distanceOf(to, from)) return 'the distance holds';
  if (Math.abs(distanceOf(from, to) - slowDistance(from, to)) > 1.5) return 'the distance is measured';
  if (path.blockedBy !== back.blockedBy) return 'the path is blocked';
  const isOpen = path.blockedBy === undefined;
  if (isVisible(table, from, to) !== isOpen || isVisible(table, to, from) !== isOpen) return 'somebody is seen';
  const inPath = ({ cover, ignored }: AttackPath) => {
    const scenery = [...cover, ...ignored].filter(({ why }) => why !== 'roof-edge');
    return JSON.stringify(scenery.map((each) => JSON.stringify(each)).sort());
  };
  if (inPath(path) !== inPath(back)) return 'something is in the path';
  return from.z === to.z && path.isUnobscured !== back.isUnobscured ? 'the path is unobscured' : undefined;
}

/** Whether each part of the fast answer is that of the slow one or of one with lengths nearby. */
function isOneOf(fast: string, nearby: readonly string[], expected: string): boolean {
  const answers = [expected, ...nearby].map((text) => JSON.parse(text) as Record<string, unknown>);
  const given = JSON.parse(fast) as Record<string, unknown>;
  return Object.keys(given).every((key) =>
    answers.some((each) => JSON.stringify(each[key]) === JSON.stringify(given[key])),
  );
}

/** Paths between bases that nearly touch, or are one above the other: what is under them counts only beside them. */
export function compareClosePaths(seed: number, cases: number): Tally {
  const random = randomOf(seed);
  const tally = { cases: 0, blocked: 0, covered: 0, ignored: 0, atReach: 0, onAHair: 0 };
  while (tally.cases < cases) {
    const table = compileField(randomField(random, 14));
    for (const from of randomBases(random, table, 20)) {
      const { x, y } = { x: from.x + random(4000) - 2000, y: from.y + random(4000) - 2000 };
      tally.cases++;
      compareOne(table, from, { x, y, z: random(3) * 700, width: 984 + random(986) }, [], tally);
    }
  }
  return tally;
}

/** Bases near to one another: at reach or not. */
export function compareReach(seed: number, cases: number): Tally {
  const random = randomOf(seed);
  const tally = { cases: 0, blocked: 0, covered: 0, ignored: 0, atReach: 0, onAHair: 0 };
  while (tally.cases < cases) {
    const table = compileField(randomField(random, 14));
    for (const from of randomBases(random, table, 20)) {
      const to = {
        ...from,
        x: from.x + random(5000) - 2500,
        y: from.y + random(5000) - 2500,
        z: random(3) * 400 + from.z,
      };
      tally.cases++;
      const fast = isAtReach(table, from, to);
      const facts = () => JSON.stringify({ from, to, field: table.field });
      if (isAtReach(table, to, from) !== fast) throw new Error(`at reach one way only: ${facts()}`);
      const apart = slowDistance(from, to);
      const slow = (lengths: Lengths) =>
        apart <= lengths.reach && !slowPath(table.field, from, to, [], lengths).isBlocked;
      if (fast) tally.atReach++;
      if (slow(LENGTHS) === fast) continue;
      tally.onAHair++;
      if (!NEARBY.map(slow).includes(fast)) throw new Error(`at reach ${fast}, slowly ${!fast}: ${facts()}`);
    }
  }
  return tally;
}
