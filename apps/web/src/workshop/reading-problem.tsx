/** What is wrong with a notation, in the reader's language. What is known in English alone stays so, and is marked. */
import type { Speaker } from '@tablerunner/language';

interface ReadingProblemProps {
  readonly where: string;
  readonly problem: string;
  readonly speaker: Speaker;
}

export function ReadingProblem({ where, problem, speaker }: ReadingProblemProps) {
  const told = speaker.problem(problem);
  return (
    <span>
      <b>{speaker.problem(where)}</b>: <span lang={told === problem ? 'en' : undefined}>{told}</span>
    </span>
  );
}
