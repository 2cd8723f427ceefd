/** One side: whose it is, whether it is to move, and its characters. */
import type { Unit } from '@tablerunner/escape/plan';
import { playerName } from '../../../table/names.ts';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { usePlan } from './plan-context.tsx';
import styles from './side.module.css';
import { UnitRow } from './unit-row.tsx';

/** Those who take no part any more stand last. */
const isOff = ({ place }: Unit): boolean => place === 'out' || place === 'gone';

export function Side({ faction }: { readonly faction: Unit['faction'] }) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const info = useTable((state) => state.info);
  const viewer = useTable((state) => state.viewer);
  const turn = useTable(({ standing }) => standing?.seen.decision?.seat);
  const units = view.units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => unit.faction === faction)
    .sort((a, b) => Number(isOff(a.unit)) - Number(isOff(b.unit)));
  const seats = (info?.seats ?? []).filter(({ seat }) =>
    view.mode === 'revolution' ? seat === faction : faction === 'resistance',
  );
  const isTurn = seats.some(({ seat }) => seat === turn);
  const isYours = isTurn && turn === viewer;
  const anthem = seats.reduce((sum, { seat }) => sum + (view.anthem[seat] ?? 0), 0);
  const tokens = view.repression?.tokens.length ?? 0;
  return (
    <section className={styles.side} aria-labelledby={`side-${faction}`}>
      <header className={styles.header}>
        <svg
          className={classes(styles.shape, faction === 'isc' && styles.isc)}
          viewBox="-10 -10 20 20"
          aria-hidden="true"
          focusable="false"
        >
          {faction === 'resistance' ? <circle r="8" /> : <path d="M-4.5 -8h9L9 0l-4.5 8h-9L-9 0z" />}
        </svg>
        <div>
          <h2 id={`side-${faction}`}>{speaker.name(faction)}</h2>
          <p>
            {seats.length === 0
              ? say('escape.automated')
              : seats.map((seat) => playerName(seat, viewer, say, speaker)).join(', ')}
          </p>
        </div>
        {isYours ? (
          <b className={styles.yours}>{say('table.your-move')}</b>
        ) : (
          <span className={styles.waits}>{say(isTurn ? 'table.moves' : 'table.idle')}</span>
        )}
      </header>
      {anthem > 0 && <p className={styles.anthem}>{say('escape.anthem', { count: anthem })}</p>}
      <ul className={styles.units}>
        {units.map(({ unit, index }) => (
          <UnitRow key={unit.id} unit={unit} index={index} />
        ))}
      </ul>
      {faction === 'isc' && view.repression !== undefined && (
        <p className={styles.anthem}>
          {say('escape.repression', {
            tokens,
            cards: view.repression.cards.length,
            each: view.repression.cardsPerTurn,
          })}
        </p>
      )}
    </section>
  );
}
