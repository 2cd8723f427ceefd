/** The rulebook of a game: topics, clauses, search, words of the glossary, worked examples on the board. */
import { createGlosser, type Term } from '@tablerunner/learning';
import { useDeferredValue, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { useSpeaker, useWords } from '../i18n/use-words.ts';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';
import { spotAt } from './address.ts';
import { Books } from './books.tsx';
import { DifferencesView } from './differences-view.tsx';
import { GlossaryView } from './glossary-view.tsx';
import { Hits } from './hits.tsx';
import type { Library } from './library.ts';
import styles from './rulebook-page.module.css';
import { createSearch } from './search.ts';
import { SearchBox } from './search-box.tsx';
import { SectionView } from './section-view.tsx';
import { SidePanel } from './side-panel.tsx';
import { Topics } from './topics.tsx';
import { useLibrary } from './use-library.ts';

export function RulebookPage() {
  const say = useWords();
  const { game = 'escape', clause } = useParams<{ game?: string; clause?: string }>();
  const library = useLibrary(game);
  if (library === undefined) return <Loading />;
  if (library !== 'none') return <Rulebook library={library} address={clause} />;
  return (
    <PageFrame title={say('rules.title')}>
      <Prose>
        <h1>{say('rules.title')}</h1>
        <p>{say('rules.no-such-book', { game })}</p>
      </Prose>
    </PageFrame>
  );
}

function Rulebook({ library, address }: { readonly library: Library; readonly address: string | undefined }) {
  const say = useWords();
  const { game, book, glossary } = library;
  const speaker = useSpeaker(game);
  const [search, setSearch] = useState({ query: '', address });
  const [term, setTerm] = useState<Term>();
  // A search belongs to the place where it was made: whoever goes on to a clause wants to read that.
  const query = search.address === address ? search.query : '';
  const wanted = useDeferredValue(query);
  const find = useMemo(() => createSearch(library), [library]);
  const hits = useMemo(() => find(wanted), [find, wanted]);
  const gloss = useMemo(() => {
    const [english, own] = [createGlosser(glossary, 'en'), createGlosser(glossary, book.language)];
    return (sentence: string, language: string) => (language === book.language ? own : english)(sentence);
  }, [glossary, book.language]);
  const page = address === 'glossary' || address === 'differences' ? address : undefined;
  const spot = page === undefined ? spotAt(library, address) : undefined;
  const isSearching = wanted.trim() !== '';
  const name = speaker?.name(game) ?? '';
  const topics = (
    <>
      <Books game={game} />
      <Topics library={library} spot={spot} page={page} />
    </>
  );
  return (
    <PageFrame
      title={spot === undefined ? say('rules.title') : `${spot.clause ?? spot.section.title} · ${say('rules.title')}`}
      game={game}
      full
    >
      <div className={styles.page}>
        <div className={styles.rail}>{topics}</div>
        <div className={styles.reading}>
          <div className={styles.tools}>
            <SearchBox
              query={query}
              onQuery={(text) => setSearch({ query: text, address })}
              found={isSearching ? hits.length : undefined}
            />
          </div>
          <details className={styles.fold}>
            <summary>{say('rules.topics')}</summary>
            {topics}
          </details>
          {book.untranslated > 0 && (
            <p className={styles.note}>{say('rules.in-english', { count: book.untranslated })}</p>
          )}
          {isSearching ? (
            <Hits library={library} hits={hits} query={wanted} gloss={gloss} onTerm={setTerm} />
          ) : page === 'glossary' ? (
            <GlossaryView glossary={glossary} game={name} />
          ) : page === 'differences' ? (
            <DifferencesView library={library} gloss={gloss} gameName={name} onTerm={setTerm} />
          ) : spot === undefined ? (
            <p className={styles.note}>{say('rules.no-such-clause', { clause: address ?? '' })}</p>
          ) : (
            <SectionView
              key={`${spot.chapter.id}.${spot.section.id}`}
              library={library}
              spot={spot}
              gloss={gloss}
              gameName={name}
              onTerm={setTerm}
            />
          )}
        </div>
        <div className={styles.side}>
          <SidePanel library={library} term={term} clause={spot?.clause} />
        </div>
      </div>
    </PageFrame>
  );
}
