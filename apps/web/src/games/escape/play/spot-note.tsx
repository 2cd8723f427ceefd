/** What stands at the spot itself: a small menu, the reason for a refusal, the odds of what is planned. */

import type { Cell } from '@tablerunner/geometry';
import { EyeOff, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { spotOf } from './choices.ts';
import { labelOf } from './labels.ts';
import { usePlan } from './plan-context.tsx';
import { PlanOddsChip } from './plan-odds-chip.tsx';
import { RefusalHelp } from './refusal-help.tsx';
import styles from './spot-note.module.css';

interface SpotNoteProps {
  readonly at: (cell: Cell) => { readonly left: number; readonly top: number };
  readonly hover: Cell | undefined;
  /** How wide the board is drawn: notes near its right rim open to the left. */
  readonly width: number;
}

export function SpotNote({ at, width }: SpotNoteProps) {
  const { menu, refused, plan, view, decision } = usePlan();
  const refusedAt = refused === undefined ? undefined : (refused.cell ?? decision?.actor?.cell);
  const cell = menu?.cell ?? refusedAt ?? spotOf(view, plan?.choices.at(-1) ?? {}).cells[0];
  if (cell === undefined || cell < 0) return undefined;
  const place = at(cell);
  const side = place.left > width * 0.6 ? styles.left : styles.right;
  const isHigh = place.top < 240;
  return (
    <div className={`${styles.note} ${side} ${isHigh ? styles.below : styles.above}`} style={place}>
      {menu !== undefined && <SpotMenu />}
      {menu === undefined && refused !== undefined && <RefusalNote />}
      {menu === undefined && refused === undefined && plan !== undefined && <PlanOddsChip />}
    </div>
  );
}

/** Several commands fit: the person says which. */
function SpotMenu() {
  const { say, speaker } = usePlay();
  const { menu, view, pickOffer, back } = usePlan();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={own}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      aria-label={say('escape.which')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') back();
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const all = [...(own.current?.querySelectorAll('button') ?? [])];
        all[(all.indexOf(document.activeElement as HTMLButtonElement) + step + all.length) % all.length]?.focus();
      }}
    >
      {menu?.offers.map((offer) => (
        <button key={offer.text} type="button" role="menuitem" className={styles.item} onClick={() => pickOffer(offer)}>
          {labelOf(view, offer.choice, say, speaker)}
        </button>
      ))}
    </div>
  );
}

/** A fact, the blocker, a way out. It stays until it is closed. */
export function RefusalNote() {
  const { say, speaker } = usePlay();
  const { refused, back } = usePlan();
  if (refused === undefined) return undefined;
  const { refusal, steps } = refused;
  return (
    <section className={styles.refusal} aria-label={say('escape.refused')}>
      <header>
        <EyeOff size={20} aria-hidden="true" />
        <b>{say('escape.refused')}</b>
        <Button kind="quiet" iconOnly icon={<X size={18} aria-hidden="true" />} onClick={back}>
          {say('ui.close')}
        </Button>
      </header>
      <p>
        {steps === undefined
          ? speaker.say(`refusal.${refusal.reason}`, refusal.facts)
          : say('escape.too-far', { steps })}
      </p>
      <RefusalHelp />
      <ClauseTag game="escape" clause={refusal.clause} />
    </section>
  );
}
