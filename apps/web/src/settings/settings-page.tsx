/** The settings of this browser. */
import { useWords } from '../i18n/use-words.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';

export function SettingsPage() {
  const say = useWords();
  return (
    <PageFrame title={say('settings.title')}>
      <Prose>
        <h1>{say('settings.title')}</h1>
      </Prose>
    </PageFrame>
  );
}
