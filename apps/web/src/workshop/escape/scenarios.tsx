/** Scenarios: the story, the board, the length, and the squads that they propose. */
import { SCENARIOS } from '@tablerunner/escape';
import { useWords } from '../../i18n/use-words.ts';
import styles from '../cards.module.css';
import type { ShelfProps } from '../shelf.ts';

export function Scenarios({ speaker }: ShelfProps) {
  const say = useWords();
  const names = (ids: readonly string[]): string =>
    new Intl.ListFormat(say.locale, { type: 'conjunction' }).format(ids.map((id) => speaker.name(id)));
  return (
    <ul className={styles.wide}>
      {SCENARIOS.map(({ id, mode, board, turns, crates, equipment, recruitment: { squads }, source }) => (
        <li key={id} className={styles.card}>
          <h3>{speaker.name(id)}</h3>
          <p className={styles.facts}>
            {say(`workshop.${mode}`)} · {speaker.name(board)}
            {mode === 'revolution' ? ` · ${say('workshop.turns', { turns })}` : ''} ·{' '}
            {say('workshop.markers', { crates, equipment })}
          </p>
          <p>{speaker.say(`scenario.${id}`)}</p>
          <p className={styles.facts}>{names(squads.resistance)}</p>
          {squads.isc !== undefined && <p className={styles.facts}>{names(squads.isc)}</p>}
          <p className={styles.source}>{say(`workshop.source-${source}`)}</p>
        </li>
      ))}
    </ul>
  );
}
