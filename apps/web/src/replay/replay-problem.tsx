/** A replay that cannot be shown, and why. */
import type { Told } from '@tablerunner/table';
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';

export function ReplayProblem({ problem }: { readonly problem: Told }) {
  const say = useWords();
  return (
    <PageFrame title={say('replay.title')}>
      <Prose>
        <h1>{say('replay.cannot')}</h1>
        <p>{sayTrouble(problem, say)}</p>
        <p>
          <Link href="/replays">{say('replay.to-list')}</Link>
        </p>
      </Prose>
    </PageFrame>
  );
}
