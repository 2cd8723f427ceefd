/** The table could not be opened: why, and the way back. */
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';

export function ProblemPage({ problem }: { readonly problem: string }) {
  const say = useWords();
  return (
    <PageFrame title={say('table.problem')}>
      <Prose>
        <h1>{say('table.problem')}</h1>
        <p>{problem}</p>
        <p>
          <Link href="/">{say('table.to-lobby')}</Link>
        </p>
      </Prose>
    </PageFrame>
  );
}
