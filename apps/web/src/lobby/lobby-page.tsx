/** The first page. */
import { useWords } from '../i18n/use-words.ts';
import { PageFrame } from '../ui/page-frame.tsx';

export function LobbyPage() {
  const say = useWords();
  return (
    <PageFrame title={say('app.name')}>
      <h1>{say('lobby.title')}</h1>
    </PageFrame>
  );
}
