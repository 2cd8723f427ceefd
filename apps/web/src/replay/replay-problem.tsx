/** A replay that cannot be shown, and why. */
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';

export function ReplayProblem({ problem }: { readonly problem: string }) {
  const say = useWords();
  return (
    <PageFrame title={say('replay.title')}>
      <Prose>
        <h1>{say('replay.cannot')}</h1>
        <p>{problem}</p>
        <p>
          <Link href="/replays">{say('replay.to-list')}</Link>
        </p>
      </Prose>
    </PageFrame>
  );
}
