/** What stands in the place of a page that broke. */
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';

export function BrokenPage({ problem }: { readonly problem: string }) {
  const say = useWords();
  return (
    <PageFrame title={say('app.broken-title')}>
      <Prose>
        <h1>{say('app.broken-title')}</h1>
        <p>{say('app.broken')}</p>
        <pre>{problem}</pre>
        <Button kind="primary" onClick={() => location.reload()}>
          {say('app.reload')}
        </Button>
      </Prose>
    </PageFrame>
  );
}
