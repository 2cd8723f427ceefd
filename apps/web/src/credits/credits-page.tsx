/** Who made what others have made here: icons by author, fonts, libraries. */
import { useWords } from '../i18n/use-words.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './credits-page.module.css';
import { iconsByAuthor } from './icon-authors.ts';

const FONTS: readonly (readonly [name: string, by: string, licence: string])[] = [
  ['Atkinson Hyperlegible Next, Mono', 'Braille Institute of America', 'OFL 1.1'],
  ['Archivo', 'The Archivo Project Authors', 'OFL 1.1'],
];

const LIBRARIES: readonly (readonly [name: string, licence: string])[] = [
  ['React', 'MIT'],
  ['Radix Primitives', 'MIT'],
  ['zustand', 'MIT'],
  ['wouter', 'Unlicense'],
  ['intl-messageformat', 'BSD-3-Clause'],
  ['zod', 'MIT'],
  ['MiniSearch', 'MIT'],
];

export function CreditsPage() {
  const say = useWords();
  return (
    <PageFrame title={say('credits.title')}>
      <Prose>
        <h1>{say('credits.title')}</h1>
        <p>{say('credits.lead')}</p>
        <h2>{say('credits.games')}</h2>
        <p>{say('credits.games-text')}</p>
        <h2>{say('credits.icons')}</h2>
        <p>{say('credits.icons-text')}</p>
        <dl className={styles.list}>
          {iconsByAuthor().map(([author, icons]) => (
            <div key={author}>
              <dt>{say('credits.by', { author })}</dt>
              <dd className={styles.icons}>{icons.join(', ')}</dd>
            </div>
          ))}
        </dl>
        <p>{say('credits.lucide')}</p>
        <p>{say('credits.ours')}</p>
        <h2>{say('credits.fonts')}</h2>
        <ul className={styles.list}>
          {FONTS.map(([name, by, licence]) => (
            <li key={name}>
              {name}, {say('credits.by', { author: by })}, {licence}
            </li>
          ))}
        </ul>
        <h2>{say('credits.libraries')}</h2>
        <ul className={styles.list}>
          {LIBRARIES.map(([name, licence]) => (
            <li key={name}>
              {name}, {licence}
            </li>
          ))}
        </ul>
      </Prose>
    </PageFrame>
  );
}
