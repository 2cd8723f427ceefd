/** A choice as a button: its name, what it would do, or why it cannot be chosen. */
import type { Offer } from '@tablerunner/table';
import type { ReactNode } from 'react';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { Button } from '../../../ui/button.tsx';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { type Decision, usePlan } from '../shared.ts';
import { explain, labelFor } from './labels.ts';
import styles from './offer-button.module.css';

interface OfferButtonProps {
  readonly decision: Decision;
  readonly offer: Offer;
  readonly isFirst?: boolean;
  readonly icon?: ReactNode;
}

export function OfferButton({ decision, offer, isFirst = false, icon }: OfferButtonProps) {
  const { speaker } = usePlay();
  const { pickOffer } = usePlan();
  const isSending = useTable((state) => state.isSending);
  const { verdict } = offer;
  const note = explain(decision, offer, speaker);
  return (
    <Button
      kind={isFirst ? 'primary' : 'default'}
      busy={isSending}
      className={note === '' ? undefined : styles.told}
      {...(icon === undefined ? {} : { icon })}
      {...(verdict.ok
        ? {}
        : {
            refused: speaker.say(`refusal.${verdict.reason}`, verdict.facts),
            rule: <ClauseTag game="burncycle" clause={verdict.clause} />,
          })}
      onClick={() => pickOffer(offer)}
    >
      {note === '' ? (
        labelFor(decision, offer, speaker)
      ) : (
        <span className={styles.words}>
          <b>{labelFor(decision, offer, speaker)}</b>
          <span className={styles.note}>{note}</span>
        </span>
      )}
    </Button>
  );
}
