/** The workshop: every card and every board of a game on one page, and an editor for positions. */
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'wouter';
import { useSpeaker, useWords } from '../i18n/use-words.ts';
import { offerOf } from '../lobby/offers.ts';
import { useGame } from '../position/load-game.ts';
import { useLibrary } from '../rulebook/use-library.ts';
import { Loading } from '../ui/loading.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { loadShelves, WORKSHOP_GAMES } from './collection.ts';
import { unpackText } from './editor-link.ts';
import { PositionEditor } from './position-editor.tsx';
import type { Shelf } from './shelf.ts';
import { startersOf } from './starters.ts';
import styles from './workshop-page.module.css';

export function WorkshopPage() {
  const say = useWords();
  const { game: id = WORKSHOP_GAMES[0] ?? '' } = useParams<{ game?: string }>();
  const [search] = useSearchParams();
  const speaker = useSpeaker(id);
  const game = useGame(id);
  const shelves = useShelves(id);
  const library = useLibrary(id);
  const starters = useMemo(
    () => startersOf(id, say.locale, library === 'none' ? undefined : library),
    [id, say.locale, library],
  );
  const given = unpackText(search.get('position'));
  const [own, setOwn] = useState<string>();
  if (speaker === undefined || game === undefined || library === undefined) return <Loading />;
  if (game === 'none' || !WORKSHOP_GAMES.some((one) => one === id)) return <NoSuchGame />;
  return (
    <PageFrame title={say('workshop.title')} game={id}>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{say('workshop.of', { game: speaker.name(id) })}</h1>
          <p>{say('workshop.about')}</p>
          <nav aria-label={say('workshop.games')} className={styles.parts}>
            {WORKSHOP_GAMES.map((one) => (
              <Link key={one} href={`/workshop/${one}`} aria-current={one === id ? 'page' : undefined}>
                {offerOf(one)?.name ?? one}
              </Link>
            ))}
          </nav>
          <nav aria-label={say('workshop.parts')} className={styles.parts}>
            <a href="#editor">{say('workshop.editor')}</a>
            {shelves.map((shelf) => (
              <a key={shelf.id} href={`#${shelf.id}`}>
                {say(shelf.title)} <span>{shelf.count}</span>
              </a>
            ))}
          </nav>
        </header>
        <section id="editor" aria-labelledby="editor-title" className={styles.part}>
          <h2 id="editor-title">{say('workshop.editor')}</h2>
          <PositionEditor
            game={game}
            speaker={speaker}
            text={own ?? given ?? starters[0]?.text ?? ''}
            onText={setOwn}
            starters={starters}
          />
        </section>
        {shelves.map(({ id: shelf, title, Cards }) => (
          <section key={shelf} id={shelf} aria-labelledby={`${shelf}-title`} className={styles.part}>
            <h2 id={`${shelf}-title`}>{say(title)}</h2>
            <Cards speaker={speaker} />
          </section>
        ))}
      </div>
    </PageFrame>
  );
}

function useShelves(game: string): readonly Shelf[] {
  const [shelves, setShelves] = useState<readonly Shelf[]>([]);
  useEffect(() => {
    let wanted = true;
    void loadShelves(game).then((loaded) => wanted && setShelves(loaded));
    return () => {
      wanted = false;
    };
  }, [game]);
  return shelves;
}

function NoSuchGame() {
  const say = useWords();
  return (
    <PageFrame title={say('workshop.title')}>
      <div className={styles.page}>
        <h1>{say('workshop.title')}</h1>
        <p>{say('workshop.no-game')}</p>
        <ul>
          {WORKSHOP_GAMES.map((game) => (
            <li key={game}>
              <Link href={`/workshop/${game}`}>{offerOf(game)?.name ?? game}</Link>
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  );
}
