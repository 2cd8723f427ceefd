/** Random cases of the open table against its slow second implementation, in parts with a seed each, so that a part can be run again alone. */
import { compareAttackPaths, compareClosePaths, compareReach } from './compare-attack.ts';
import { compareWays } from './compare-ways.ts';
import { tryMoves } from './try-moves.ts';

interface Kind {
  readonly clause: string;
  readonly title: string;
  readonly run: (seed: number, cases: number) => { readonly cases: number; readonly onAHair?: number };
}

export const KINDS: Readonly<Record<string, Kind>> = {
  paths: { clause: 'CZ-RULE-24', title: 'attack paths and cover', run: compareAttackPaths },
  close: { clause: 'CZ-RULE-23', title: 'attack paths between bases that nearly touch', run: compareClosePaths },
  reach: { clause: 'CZ-RULE-22', title: 'pairs at reach or not', run: compareReach },
  ways: { clause: 'CZ-RULE-28', title: 'shortest ways and regions', run: compareWays },
  moves: { clause: 'CZ-RULE-30', title: 'moves, pushes and landings', run: tryMoves },
};

export interface SoakResult {
  /** Cases that agree, of parts without a fault. */
  readonly cases: number;
  /** Of these, whose slow answer changes when a length moves by a thousandth or two. */
  readonly onAHair: number;
  readonly seeds: readonly [first: number, last: number];
  /** Seeds of parts with a fault. */
  readonly faults: readonly number[];
}

/** Cases of one seed. */
const PART = 1000;
/** So few of the answers may hang on a hair. */
const RARE = 50;

/** Runs a kind from a seed on until so many cases were tried, and tells about each part. A part ends with its first fault. */
export function soak(kind: string, cases: number, first: number, tell: (line: string) => void): SoakResult {
  const { title, run } = KINDS[kind] as Kind;
  const found = { cases: 0, onAHair: 0, faults: [] as number[] };
  let seed = first;
  for (let tried = 0; tried < cases; seed++) {
    const wanted = Math.min(PART, cases - tried);
    try {
      const tally = run(seed, wanted);
      const { onAHair = 0 } = tally;
      if (onAHair > tally.cases / RARE + 1) throw new Error(`${onAHair} of ${tally.cases} hang on a hair`);
      tried += tally.cases;
      found.cases += tally.cases;
      found.onAHair += onAHair;
      tell(`${title}: ${found.cases} agree; seed ${seed}: ${JSON.stringify(tally)}`);
    } catch (error) {
      tried += wanted;
      found.faults.push(seed);
      tell(`${title}: FAULT with seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { ...found, seeds: [first, seed - 1] };
}
