/** The table could not be opened: why, and the way back. */
import type { Told } from '@tablerunner/table';
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';

export function ProblemPage({ problem }: { readonly problem: Told }) {
  const say = useWords();
  return (
    <PageFrame title={say('table.problem')}>
      <Prose>
        <h1>{say('table.problem')}</h1>
        <p>{sayTrouble(problem, say)}</p>
        <p>
          <Link href="/">{say('table.to-lobby')}</Link>
        </p>
      </Prose>
    </PageFrame>
  );
}
