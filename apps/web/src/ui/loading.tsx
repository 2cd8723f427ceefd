/** Something is on its way. */
import { useWords } from '../i18n/use-words.ts';
import styles from './loading.module.css';

export function Loading() {
  const say = useWords();
  return (
    <main className={styles.loading} aria-busy="true">
      <p>{say('app.loading')}</p>
    </main>
  );
}
