/** Sets a table up: everything can stay as it is. */
import { ArrowRight } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ClauseTag } from '../ui/clause-tag.tsx';
import { type Draft, wantsServer } from './draft.ts';
import type { GameOffer } from './game-offer.ts';
import { KeepField } from './keep-field.tsx';
import { SeatFields } from './seat-fields.tsx';
import styles from './setup-panel.module.css';

interface SetupPanelProps {
  readonly offer: GameOffer;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onStart: () => void;
  readonly busy: boolean;
  /** Whether a server answers: without one friends cannot come. */
  readonly isServerThere: boolean;
}

export function SetupPanel({ offer, draft, onChange, onStart, busy, isServerThere }: SetupPanelProps) {
  const say = useWords();
  const { Fields } = offer;
  const isMine = Object.values(draft.seats).some(({ who }) => who !== 'machine');
  const isRefused = wantsServer(draft) && !isServerThere;
  const objection = offer.objection?.(draft, say);
  const refused = objection?.text ?? (isRefused ? say('lobby.no-server') : undefined);
  return (
    <Card
      id="set-up"
      data-game={offer.id}
      title={say('lobby.set-up-game', { game: offer.name })}
      aside={refused === undefined ? <span className={styles.ready}>{say('lobby.ready')}</span> : undefined}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (refused === undefined) onStart();
        }}
      >
        <Fields draft={draft} onChange={onChange} />
        <div className={styles.seats}>
          <SeatFields offer={offer} draft={draft} onChange={onChange} />
        </div>
        <div className={styles.end}>
          <KeepField draft={draft} onChange={onChange} />
          <Button
            kind="primary"
            type="submit"
            className={styles.start}
            busy={busy}
            refused={refused}
            rule={
              objection?.clause === undefined ? undefined : (
                <ClauseTag game={offer.id} clause={objection.clause} plain />
              )
            }
          >
            <span className={styles.label}>
              {say(isMine ? 'lobby.start' : 'lobby.watch')}
              <ArrowRight size={18} aria-hidden="true" />
            </span>
          </Button>
        </div>
        {refused === undefined ? undefined : <p className={styles.note}>{refused}</p>}
      </form>
    </Card>
  );
}
