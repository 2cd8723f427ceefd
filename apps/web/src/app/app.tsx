/** The whole client: settings, language, and the page that the address names. */
import { wordsOf } from '../i18n/words.ts';

export function App() {
  const say = wordsOf('en');
  return (
    <main>
      <h1>{say('lobby.title')}</h1>
    </main>
  );
}
