/** The action tokens of a model. While they are asked about each is a button: pressed, it pays or is chosen; refused ones say why. */
import type { Model } from '@tablerunner/combat-zone/plan';
import { type ReactNode, useId } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { usePlan } from '../shared.ts';
import { isChosenItself, type Payment, type TokenAnswer } from './payment.ts';
import styles from './token-row.module.css';
import { TokenSign, useTokenName } from './token-sign.tsx';

interface TokenRowProps {
  readonly model: Model;
  readonly payment: Payment | undefined;
}

export function TokenRow({ model: { tokens }, payment }: TokenRowProps) {
  const nameOf = useTokenName();
  if (payment === undefined) {
    return (
      <span className={styles.tokens} role="img" aria-label={tokens.map(nameOf).join('; ')}>
        {tokens.map((token, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is known by its place on the card
          <TokenSign key={at} token={token} />
        ))}
      </span>
    );
  }
  return (
    <span className={styles.tokens}>
      {tokens.map((token, at) => {
        const answer = payment.tokens[at];
        return answer === undefined ? undefined : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token is known by its place on the card
          <TokenButton key={at} place={at} model={payment.model} answer={answer} name={nameOf(token)}>
            <TokenSign token={token} size={24} />
          </TokenButton>
        );
      })}
    </span>
  );
}

interface TokenButtonProps {
  /** Its own place: of tokens that look alike one alone is chosen. */
  readonly place: number;
  readonly model: number;
  readonly answer: TokenAnswer;
  readonly name: string;
  readonly children: ReactNode;
}

function TokenButton({ place, model, answer: { token, offers, refusal }, name, children }: TokenButtonProps) {
  const { speaker } = usePlay();
  const planning = usePlan();
  const why = useId();
  const [first] = offers;
  const isItself = first !== undefined && isChosenItself(first.choice);
  const isChosen = refusal === undefined && !isItself && planning.actor === model && planning.token === place;
  const reason = refusal === undefined ? undefined : speaker.refusal(refusal);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={name}
      aria-pressed={isItself ? undefined : isChosen}
      aria-disabled={refusal !== undefined || undefined}
      aria-describedby={reason === undefined ? undefined : why}
      title={reason ?? name}
      onClick={press}
    >
      {children}
      {reason !== undefined && (
        <span id={why} className="visually-hidden">
          {reason}
        </span>
      )}
    </button>
  );

  function press(): void {
    if (refusal !== undefined) planning.refuse({ refusal });
    else if (first === undefined || !isItself) {
      if (planning.actor !== model) planning.chooseActor(model);
      planning.chooseToken(token);
    } else if (offers.length === 1) planning.pickOffer(first);
    else planning.openMenu(offers);
  }
}
