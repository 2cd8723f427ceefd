/** The whole glossary: each word in three languages with its meaning. */

import { LOCALES } from '@tablerunner/language';
import type { Term } from '@tablerunner/learning';
import { useWords } from '../i18n/use-words.ts';
import styles from './section-view.module.css';

export function GlossaryView({ glossary, game }: { readonly glossary: readonly Term[]; readonly game: string }) {
  const say = useWords();
  return (
    <article className={styles.section}>
      <p className={styles.crumbs}>{game}</p>
      <h1>{say('rules.glossary')}</h1>
      <div className={styles.tableFrame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {LOCALES.map((locale) => (
                <th key={locale} scope="col">
                  {say(`app.language-${locale}`)}
                </th>
              ))}
              <th scope="col">{say('rules.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {glossary.map(({ id, words, meaning, language }) => (
              <tr key={id}>
                {LOCALES.map((locale) => (
                  <td key={locale} lang={locale}>
                    {(words[locale] ?? []).join(', ')}
                  </td>
                ))}
                <td lang={language}>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}
