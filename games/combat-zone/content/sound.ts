/** The pack that a check found sound; throws with every problem of one that is not. */
import { type CheckedPack, sayProblem } from '@tablerunner/engine';

export function sound<T>(result: CheckedPack<T>): T {
  if (!result.ok) throw new Error(result.problems.map(sayProblem).join('\n'));
  return result.pack;
}
