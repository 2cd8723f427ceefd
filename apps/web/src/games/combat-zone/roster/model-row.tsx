/** A model in the roster: sign, name, tokens and what is the matter with it; opened, its whole card. Looked at, the board shows its paths. */
import { modelName, modelOf, profileOf } from '@tablerunner/combat-zone/plan';
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
  const found = modelOf(view, model);
  const status = statusOf(view, model);
  const name = speaker.name(modelName(view, model));
  const isThere = found.place === 'table';
  const die = profileOf(view, model)?.tokens[0] ?? view.cards.programs[found.card]?.drone?.colour;
  return (
    <li
      className={classes(
        styles.model,
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
        <ModelSign view={view} model={model} />
        <span className={styles.name}>{name}</span>
        <span className={classes(styles.status, styles[status])}>
          {say('combat-zone.roster.status', { status: status.replace('-', '_') })}
        </span>
      </button>
      <div className={styles.line}>
        {found.kind === 'character' ? (
          <TokenRow model={found} payment={payment} />
        ) : (
          <span className={styles.kind}>
            {say('combat-zone.roster.kind', { kind: found.kind, colour: die === undefined ? '' : speaker.name(die) })}
          </span>
        )}
        <span className={styles.notes}>{notes().join(' · ')}</span>
      </div>
      {found.place !== 'out' && (
        <details className={styles.more}>
          <summary>
            <span className="visually-hidden">{say('combat-zone.roster.card-of', { model: name })}</span>
            <span>{held()}</span>
          </summary>
          <ModelCard model={model} />
        </details>
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
