/** Equipment: what each marker does in either mode, in the words of the rulebook. */
import { EQUIPMENT } from '@tablerunner/escape';
import { EQUIPMENT_GLYPHS } from '../../games/escape/board/glyphs.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Glyph } from '../../plan/glyph.tsx';
import { useLibrary } from '../../rulebook/use-library.ts';
import styles from '../cards.module.css';
import type { ShelfProps } from '../shelf.ts';

export function EquipmentCards({ speaker }: ShelfProps) {
  const say = useWords();
  const library = useLibrary('escape');
  const rows =
    library === undefined || library === 'none'
      ? []
      : (library.book.chapters.find(({ id }) => id === 'equipment')?.tables[0]?.rows ?? []);
  const rowOf = (id: string): readonly string[] =>
    rows.find(([name = '']) => name.toLowerCase().replaceAll(' ', '-') === id) ?? [];
  return (
    <ul className={styles.cards}>
      {EQUIPMENT.map((id) => {
        const [, , revolution = '', cooperation = ''] = rowOf(id);
        return (
          <li key={id} className={styles.card}>
            <header className={styles.header}>
              <svg width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
                <Glyph name={EQUIPMENT_GLYPHS[id]} x={22} y={22} size={36} />
              </svg>
              <h3>{speaker.name(id)}</h3>
            </header>
            <dl className={styles.texts}>
              <div>
                <dt>{say('workshop.revolution')}</dt>
                <dd lang="en">{revolution}</dd>
              </div>
              <div>
                <dt>{say('workshop.cooperation')}</dt>
                <dd lang="en">{cooperation === 'same' ? revolution : cooperation}</dd>
              </div>
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
