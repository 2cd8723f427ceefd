/** Sets a table up: everything can stay as it is. */
import { ArrowRight } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { type Draft, hasFriends } from './draft.ts';
import type { GameOffer } from './game-offer.ts';
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
  const friends = hasFriends(draft);
  const isMine = Object.values(draft.seats).some(({ who }) => who !== 'machine');
  const wantsServer = friends || draft.keep === 'server';
  return (
    <Card
      id="set-up"
      data-game={offer.id}
      title={say('lobby.set-up-game', { game: offer.name })}
      aside={<span className={styles.ready}>{say('lobby.ready')}</span>}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onStart();
        }}
      >
        <Fields draft={draft} onChange={onChange} />
        <div className={styles.seats}>
          <SeatFields offer={offer} draft={draft} onChange={onChange} />
        </div>
        <div className={styles.end}>
          {friends ? (
            <p className={styles.note}>{say('lobby.friends-note')}</p>
          ) : (
            <Segmented
              legend={say('lobby.keep')}
              segments={[
                { value: 'here', label: say('lobby.keep-here') },
                { value: 'server', label: say('lobby.keep-server') },
              ]}
              value={draft.keep}
              onChange={(keep) => onChange({ ...draft, keep })}
            />
          )}
          <Button
            kind="primary"
            type="submit"
            className={styles.start}
            busy={busy}
            refused={wantsServer && !isServerThere ? say('lobby.no-server') : undefined}
          >
            <span className={styles.label}>
              {say(isMine ? 'lobby.start' : 'lobby.watch')}
              <ArrowRight size={18} aria-hidden="true" />
            </span>
          </Button>
        </div>
        {wantsServer && !isServerThere ? <p className={styles.note}>{say('lobby.no-server')}</p> : undefined}
      </form>
    </Card>
  );
}
