/** Whether the dice were honest: in a word, and behind it what is proven and what is not. */
import type { MatchSave } from '@tablerunner/engine';
import { CircleCheck, CircleHelp, ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useWords } from '../i18n/use-words.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { Button } from '../ui/button.tsx';
import { Popover } from '../ui/popover.tsx';
import type { Judgement } from './judge-save.ts';
import styles from './verified.module.css';

export interface VerifiedProps {
  readonly save: MatchSave | undefined;
  /** Of a running match. */
  readonly seal: string | undefined;
  /** `undefined` while it is worked out. */
  readonly judgement: Judgement | undefined;
}

const SIGNS = { verified: ShieldCheck, partly: ShieldQuestion, replayed: ShieldCheck, scripted: ShieldAlert };

export function Verified({ save, seal, judgement }: VerifiedProps) {
  const say = useWords();
  if (save === undefined)
    return seal === undefined ? undefined : (
      <p className={styles.plain}>{say('replay.sealed', { seal: short(seal) })}</p>
    );
  if (judgement === undefined) return <p className={styles.plain}>{say('replay.verifying')}</p>;
  if (judgement.kind === 'broken' || judgement.kind === 'bent')
    return (
      <p
        className={styles.bad}
        title={judgement.kind === 'bent' ? say(`dice.${judgement.alarm}`) : sayTrouble(judgement.trouble, say)}
      >
        <ShieldAlert size={18} aria-hidden="true" />
        <b>{say(judgement.kind === 'bent' ? 'dice.alarm' : 'replay.broken')}</b>
      </p>
    );
  const { kind, proven, open } = judgement;
  const Sign = SIGNS[kind];
  return (
    <Popover
      side="bottom"
      label={say(`replay.${kind}`)}
      trigger={
        <Button kind="quiet" className={styles[kind]} icon={<Sign size={18} aria-hidden="true" />}>
          {say(`replay.${kind}`)}
        </Button>
      }
    >
      <div className={styles.points}>
        <h2>{say('dice.proven')}</h2>
        <ul className="plain-list">
          {proven.map(({ what, ...facts }) => (
            <li key={what} data-proven="">
              <CircleCheck size={18} aria-hidden="true" />
              <span>{say(`dice.${what}`, facts)}</span>
            </li>
          ))}
        </ul>
        {open.length > 0 && (
          <>
            <h2>{say('dice.open')}</h2>
            <ul className="plain-list">
              {open.map(({ what, ...facts }) => (
                <li key={what}>
                  <CircleHelp size={18} aria-hidden="true" />
                  <span>{say(`dice.${what}`, facts)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.seed}>{say('replay.seed', { seed: save.seed })}</p>
      </div>
    </Popover>
  );
}

/** The beginning and the end are enough to compare by eye. */
const short = (text: string): string => (text.length <= 12 ? text : `${text.slice(0, 4)}…${text.slice(-4)}`);
