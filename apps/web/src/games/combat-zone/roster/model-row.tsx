/** A model in the roster: sign, name, tokens and what is the matter with it; opened, its whole card. Looked at, the board shows its paths. */
import { modelName, modelOf, profileOf } from '@tablerunner/combat-zone/plan';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import { usePlan } from '../shared.ts';
import { ModelCard } from './model-card.tsx';
import styles from './model-row.module.css';
import { ModelSign } from './model-sign.tsx';
import { statusOf, woundsOf } from './model-status.ts';
import type { Payment } from './payment.ts';
import { TokenRow } from './token-row.tsx';

interface ModelRowProps {
  readonly model: number;
  readonly payment: Payment | undefined;
  /** A legal answer names it: pressed, it is chosen. */
  readonly isOpen: boolean;
}

export function ModelRow({ model, payment, isOpen }: ModelRowProps) {
  const { say, speaker } = usePlay();
  const { view, lookAt, lookedAt, setCursor, pickModel } = usePlan();
  const [isRead, setRead] = useState(false);
  const card = useId();
  const found = modelOf(view, model);
  const status = statusOf(view, model);
  const name = speaker.name(modelName(view, model));
  const isThere = found.place === 'table';
  const isCharacter = found.kind === 'character';
  const die = profileOf(view, model)?.tokens[0] ?? view.cards.programs[found.card]?.drone?.colour;
  return (
    <li
      className={classes(
        styles.model,
        !isCharacter && styles.small,
        status === 'acting' && styles.acting,
        lookedAt === model && styles.looked,
        (status === 'out' || status === 'gone') && styles.away,
      )}
      onMouseEnter={() => isThere && lookAt(model)}
      onMouseLeave={() => lookAt(undefined)}
    >
      <button
        type="button"
        className={styles.row}
        data-open={isOpen || undefined}
        aria-current={status === 'acting' || undefined}
        onFocus={() => isThere && lookAt(model)}
        onBlur={() => lookAt(undefined)}
        onClick={press}
      >
        <ModelSign view={view} model={model} size={isCharacter ? 36 : 28} />
        <span className={styles.name}>{name}</span>
        <span className={classes(styles.status, styles[status])}>{statusText()}</span>
      </button>
      {isCharacter && (
        <div className={styles.line}>
          <TokenRow model={found} payment={payment} />
          <span className={styles.notes}>{notes().join(' · ')}</span>
        </div>
      )}
      {found.place !== 'out' && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isRead}
          aria-controls={isRead ? card : undefined}
          aria-label={say('combat-zone.roster.card-of', { model: name })}
          title={held()}
          onClick={() => setRead(!isRead)}
        >
          {isRead ? <ChevronUp size={16} aria-hidden="true" /> : <ChevronDown size={16} aria-hidden="true" />}
        </button>
      )}
      {isRead && (
        <div className={styles.card} id={card}>
          <ModelCard model={model} />
        </div>
      )}
    </li>
  );

  function press(): void {
    if (isThere) {
      setCursor({ x: found.x, y: found.y });
      lookAt(model);
    }
    if (isOpen) pickModel(model);
  }

  /** Gonks and drones have no tokens: the colour that they act in stands where others have their state. */
  function statusText(): string {
    const told = say('combat-zone.roster.status', { status: status.replace('-', '_') });
    if (isCharacter || told !== '') return told;
    return say('combat-zone.roster.kind', {
      kind: found.kind,
      colour: die === undefined ? 'none' : speaker.name(die),
    });
  }

  /** What it carries, by name; cards that are face down in brackets. */
  function held(): string {
    const cards = [
      ...found.carried.map(({ card, isExhausted }) => (isExhausted ? `(${speaker.name(card)})` : speaker.name(card))),
      ...found.programs.map(({ card }) => speaker.name(card)),
    ];
    return cards.length === 0 ? say('combat-zone.roster.card') : cards.join(', ');
  }

  function notes(): string[] {
    const wounds = woundsOf(found);
    return [
      ...(wounds > 0 ? [say('combat-zone.roster.wounds', { wounds })] : []),
      ...(found.hacked > 0 ? [say('combat-zone.roster.hacked', { count: found.hacked })] : []),
      ...(profileOf(view, model)?.keywords.includes('leader') === true ? [speaker.name('leader')] : []),
    ];
  }
}
