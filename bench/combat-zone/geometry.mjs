/** Questions about the open table that a match asks most: attack paths and the region that a move can reach, against 40 pieces of scenery. */
import { attackPath, compileField, reachRegion, reachSpots } from '@tablerunner/geometry';
import { sceneOf } from '../open-table/scenes.mjs';

const SCENES = 8;
const GREEN = 12_000;
const GRID = { step: 1000, most: 1000 };

const scenes = () => Array.from({ length: SCENES }, (_, i) => sceneOf(i + 1));
const rivals = (bases, mover) => bases.filter((base) => base !== mover).map((base) => ({ base, side: 'rival' }));

/** All pairs of models of a scene, each with all others about. @returns how many paths */
function askAll(bases, tableFor) {
  let asked = 0;
  for (const from of bases) {
    const table = tableFor();
    for (const to of bases) {
      if (from === to) continue;
      const others = bases.filter((base) => base !== from && base !== to);
      attackPath(table, from, to, others);
      asked++;
    }
  }
  return asked;
}

/** Units are attack paths with all that gives cover. */
export function paths() {
  const all = scenes();
  let round = 0;
  return () => {
    const { table, bases } = all[round++ % SCENES];
    return askAll(bases, () => table);
  };
}

/** Units are attack paths; what can be worked out of the scenery beforehand is worked out for every attacker. */
export function freshPaths() {
  const all = scenes();
  let round = 0;
  return () => {
    const { table, bases } = all[round++ % SCENES];
    return askAll(bases, () => compileField(table.field));
  };
}

/** @param {(table: object, mover: object, others: readonly object[]) => void} ask @returns units are models on the ground */
function moversBy(ask) {
  const all = scenes();
  let round = 0;
  return () => {
    const { table, bases } = all[round++ % SCENES];
    const movers = bases.filter(({ z }) => z === 0);
    for (const mover of movers) ask(table, mover, rivals(bases, mover));
    return movers.length;
  };
}

export const regions = () =>
  moversBy((table, mover, others) => {
    if (reachRegion(table, mover, GREEN, others).outlines.length === 0) throw new Error('a region without outlines');
  });

export const spots = () =>
  moversBy((table, mover, others) => {
    if (reachSpots(table, mover, GREEN, others, GRID).length === 0) throw new Error('no spot can be reached');
  });
