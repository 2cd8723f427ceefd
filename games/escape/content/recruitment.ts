/** The recruitment chart: ranks of both sides by branch. The ISC's side of it is original (gaps: ES-GAP-12). */
import { checkPack, sayProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { BRANCHES, type Branch } from '../rules/scenario/types.ts';
import recruitment from './base/recruitment.json' with { type: 'json' };

const ranks = z.array(z.int().min(1).max(4)).min(1).max(8);

export const recruitmentSchema = z.strictObject({
  pack: z.string().min(1),
  recruitment: z
    .array(
      z.strictObject({
        id: z.enum(BRANCHES),
        source: z.enum(['rulebook', 'original']),
        /** From the highest down; the first is the squad's only Rank 4 (ES-RECRUIT-02). */
        resistance: ranks,
        isc: ranks,
      }),
    )
    .length(BRANCHES.length),
});

const checked = load();

function load() {
  const result = checkPack('base/recruitment.json', recruitment, recruitmentSchema);
  if (!result.ok) throw new Error(result.problems.map(sayProblem).join('\n'));
  return result;
}

export type BranchRanks = Readonly<Record<'resistance' | 'isc', readonly number[]>>;

const ranksOf = (branch: Branch): BranchRanks => {
  const row = checked.pack.recruitment.find(({ id }) => id === branch);
  if (row === undefined) throw new Error(`base/recruitment.json: branch ${branch} is missing`);
  return { resistance: row.resistance, isc: row.isc };
};

export const CHART: Readonly<Record<Branch, BranchRanks>> = { a: ranksOf('a'), b: ranksOf('b'), c: ranksOf('c') };
