/** While what others did, or how the dice fell, is played on the board: what happens just now, and a button that ends the show. */
import { FastForward, Play } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../ui/button.tsx';
import { Label } from '../ui/label.tsx';
import { linesTold } from './log-panel.tsx';
import { usePlay, useTable } from './play-context.ts';
import styles from './prompt.module.css';
import { shownEvents } from './shown.ts';
import { useRested } from './use-rested.ts';

/** The line of the moment is among so many events: the others need not be put into words again. */
const LATEST = 40;

export function ShowPrompt() {
  const { table, ui, say, speaker } = usePlay();
  const events = useTable((state) => state.events);
  const shown = useTable((state) => state.shown);
  const seen = useTable(({ standing }) => standing?.seen);
  const rested = useRested(shown);
  const now = useMemo(() => {
    const latest = shownEvents(events, shown).slice(-LATEST);
    if (seen === undefined) return undefined;
    return linesTold(ui.lines({ events: latest, seen, speaker, say }), shown, rested).at(-1);
  }, [ui, events, shown, rested, seen, speaker, say]);
  return (
    <section className={`${styles.prompt} ${styles.waiting}`} aria-label={say('table.showing')} data-showing="">
      <Play size={24} aria-hidden="true" />
      <div className={styles.asked}>
        <p className={styles.label}>
          <Label>{say('table.showing')}</Label>
        </p>
        <h2 className={styles.title}>{now?.text ?? ''}</h2>
      </div>
      <Button
        icon={<FastForward size={18} aria-hidden="true" />}
        aria-keyshortcuts="Escape"
        onClick={() => table.finish()}
      >
        {say('table.skip-show')}
      </Button>
    </section>
  );
}
