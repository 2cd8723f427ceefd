/** Why something cannot come to stand at a place, as words of the texts. Clauses CZ-MOVE-06; CZ-RULE-30, 38. */
import { refuse, type Verdict } from '@tablerunner/engine';
import type { StandingProblem } from '@tablerunner/geometry';

const REASONS: Readonly<Record<StandingProblem['problem'], readonly [clause: string, reason: string]>> = {
  base: ['CZ-MOVE-06', 'ends-on-a-base'],
  barrier: ['CZ-RULE-30', 'ends-on-a-barrier'],
  obstacle: ['CZ-RULE-30', 'ends-on-an-obstacle'],
  edge: ['CZ-RULE-38', 'off-the-table'],
  'no-surface': ['CZ-RULE-30', 'nothing-to-stand-on'],
};

export function standingRefusal({ problem, id }: StandingProblem): Verdict {
  const [clause, reason] = REASONS[problem];
  return refuse(clause, reason, id === undefined ? {} : { piece: id });
}
