/** An address that leads nowhere. */
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';

export function NotFoundPage() {
  const say = useWords();
  return (
    <PageFrame title={say('app.not-found-title')}>
      <Prose>
        <h1>{say('app.not-found-title')}</h1>
        <p>{say('app.not-found')}</p>
        <p>
          <Link href="/">{say('app.to-lobby')}</Link>
        </p>
      </Prose>
    </PageFrame>
  );
}
