/** My record: every mission by difficulty, what was won of it and what not yet; and the missions of the day. */
import { Check, Minus } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { myTables } from '../link/tables.ts';
import type { GameOffer } from '../lobby/game-offer.ts';
import { OFFERS } from '../lobby/offers.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { Prose } from '../ui/prose.tsx';
import { entryOf } from './entry-of.ts';
import { type RecordEntry, scoreOf, useRecords } from './records.ts';
import styles from './records-page.module.css';

export function RecordsPage() {
  const say = useWords();
  const entries = useRecords((records) => records.entries);
  const add = useRecords((records) => records.add);
  // Matches that ended while nobody looked, or on another device of the same account.
  useEffect(() => {
    void myTables().then(
      (tables) => add(tables.filter(({ over }) => over).flatMap((table) => entryOf(table) ?? [])),
      () => undefined,
    );
  }, [add]);
  const days = new Set(entries.flatMap(({ daily, won }) => (won && daily !== undefined ? [daily] : [])));
  return (
    <PageFrame title={say('records.title')}>
      <Prose className={styles.page}>
        <h1>{say('records.title')}</h1>
        <p className={styles.lead}>{say('records.lead')}</p>
        {days.size === 0 ? undefined : <p>{say('records.days', { count: days.size })}</p>}
        {OFFERS.map((offer) =>
          offer.records === undefined ? undefined : <GameRecord key={offer.id} offer={offer} entries={entries} />,
        )}
      </Prose>
    </PageFrame>
  );
}

function GameRecord({ offer, entries }: { readonly offer: GameOffer; readonly entries: readonly RecordEntry[] }) {
  const say = useWords();
  const { setups = [], difficulties = [] } = offer.records ?? {};
  const name = (id: string): string => offer.nameOf(id, say.locale);
  return (
    <section data-game={offer.id}>
      <h2>{offer.name}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('records.mission')}</th>
            {difficulties.map((difficulty) => (
              <th key={difficulty} scope="col">
                {name(difficulty)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {setups.map((setup) => (
            <tr key={setup}>
              <th scope="row">{name(setup)}</th>
              {difficulties.map((difficulty) => (
                <ScoreCell key={difficulty} {...scoreOf(entries, { game: offer.id, setup, difficulty })} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ScoreCell({ played, won }: { readonly played: number; readonly won: number }) {
  const say = useWords();
  const Sign = won > 0 ? Check : Minus;
  return (
    <td data-won={won > 0 ? '' : undefined}>
      <Sign size={18} aria-hidden="true" />
      <span className={played === 0 ? 'visually-hidden' : undefined}>
        {played === 0 ? say('records.never') : say('records.score', { won, played })}
      </span>
    </td>
  );
}
