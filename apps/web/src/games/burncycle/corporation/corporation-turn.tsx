/** The corporation's turn to step through: each unit with its reasons, then those who stood still, the pings, the threat. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { SentenceWithPlaces } from '../../../table/sentence.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { Label } from '../../../ui/label.tsx';
import { shortName } from '../log/clauses.ts';
import { burncycleLines } from '../log/lines.tsx';
import { game, usePlan } from '../shared.ts';
import { reasonsOf, titleOf } from './act-words.ts';
import styles from './corporation-turn.module.css';
import type { Act } from './record.ts';
import { useTurn } from './use-turn.ts';

export function CorporationTurn() {
  const tongue = usePlay();
  const { say } = tongue;
  const { setCursor, decision } = usePlan();
  const turn = useTurn();
  const shown = useTable((state) => state.shown);
  /** The act that the person has gone to, by the number of its first event; otherwise the one on show, or the last. */
  const [chosen, setChosen] = useState<number | undefined>();
  if (turn === 'lost') return <LostTurn />;
  const acts = turn?.acts ?? [];
  if (turn === undefined || acts.length === 0) return undefined;
  const now = shown === undefined ? acts.length - 1 : acts.findLastIndex(({ n }) => n <= shown.n);
  const picked = acts.findIndex(({ n }) => n === chosen);
  const at = shown === undefined && picked >= 0 ? picked : Math.max(0, now);
  const act = acts[at];
  if (act === undefined) return undefined;
  // While it lasts and until the next turn has begun it is what people want to read.
  const isNews = !turn.isOver || decision?.step === 'burncycle/before-turn';
  const go = (to: number): void => {
    const next = acts[to];
    if (next === undefined) return;
    setChosen(next.n);
    const cell = next.kind === 'unit' ? next.cells.at(-1) : undefined;
    if (cell !== undefined && cell >= 0) setCursor(cell);
  };
  return (
    <section className={styles.turn} aria-labelledby="corporation-title" data-news={isNews || undefined}>
      <header>
        <Label id="corporation-title">{say('burncycle.corp.turn', { round: turn.round })}</Label>
        <span className={styles.steps}>
          <Button
            iconOnly
            kind="quiet"
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            refused={at === 0 ? say('burncycle.corp.first') : undefined}
            onClick={() => go(at - 1)}
          >
            {say('burncycle.corp.back')}
          </Button>
          <span>{say('burncycle.corp.of', { at: at + 1, of: acts.length })}</span>
          <Button
            iconOnly
            kind="quiet"
            icon={<ChevronRight size={20} aria-hidden="true" />}
            refused={at === acts.length - 1 ? say('burncycle.corp.last') : undefined}
            onClick={() => go(at + 1)}
          >
            {say('burncycle.corp.next')}
          </Button>
        </span>
      </header>
      <ActView act={act} />
    </section>
  );
}

function LostTurn() {
  const { say } = usePlay();
  return (
    <section className={styles.turn} aria-labelledby="corporation-title">
      <Label id="corporation-title">{say('burncycle.corp.lost-title')}</Label>
      <p>{say('burncycle.corp.lost')}</p>
    </section>
  );
}

/** Told as reasons already. */
const TOLD = ['guard-activated', 'guard-moved', 'guard-faced', 'bot-attacked'];

function ActView({ act }: { readonly act: Act }) {
  const tongue = usePlay();
  const { say, speaker } = tongue;
  const reasons = act.kind === 'unit' ? reasonsOf(act, tongue) : [];
  const events = act.kind === 'unit' ? act.events.filter(({ event }) => !TOLD.includes(shortName(event))) : act.events;
  const seen = { game: game.id, viewer: '', view: act.view, stack: [] };
  const lines = burncycleLines({ events, seen, speaker, say });
  return (
    <>
      <h3>{titleOf(act, tongue)}</h3>
      <ul className={styles.reasons}>
        {reasons.map(({ text, clause }) => (
          <li key={text}>
            <SentenceWithPlaces text={text} /> <ClauseTag game={game.id} clause={clause} plain />
          </li>
        ))}
        {act.kind === 'idle' &&
          act.units.map(({ unit, isStunned }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two units may be of one kind
            <li key={at}>
              {say('burncycle.corp.idle', { unit: speaker.name(unit), stunned: String(isStunned) })}{' '}
              <ClauseTag game={game.id} clause={isStunned ? 'BC-STUN-03' : 'BC-PATROL-02'} plain />
            </li>
          ))}
        {lines.map(({ n, text, clause }) => (
          <li key={n}>
            <SentenceWithPlaces text={text} />{' '}
            {clause !== undefined && <ClauseTag game={game.id} clause={clause} plain />}
          </li>
        ))}
      </ul>
    </>
  );
}
