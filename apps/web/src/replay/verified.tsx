/** Whether the dice were honest: the seed gives the seal that was shown before, and the log gives the match again. */
import type { MatchSave } from '@tablerunner/engine';
import { tellTrouble } from '@tablerunner/table';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { verify } from '../insight/insight.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { type Judgement, judgeSave } from './judge-save.ts';
import styles from './verified.module.css';

export interface VerifiedProps {
  readonly save: MatchSave | undefined;
  /** As it was shown before the first roll. */
  readonly seal: string | undefined;
}

export function Verified({ save, seal }: VerifiedProps) {
  const say = useWords();
  const [judged, setJudged] = useState<Judgement>();
  useEffect(() => {
    if (save === undefined) return;
    let wanted = true;
    void verify(save).then(
      (result) => wanted && setJudged(judgeSave(save, seal, result)),
      (error: unknown) => wanted && setJudged({ kind: 'broken', trouble: tellTrouble(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [save, seal]);
  if (save === undefined)
    return seal === undefined ? undefined : (
      <p className={styles.plain}>{say('replay.sealed', { seal: short(seal) })}</p>
    );
  if (judged === undefined) return <p className={styles.plain}>{say('replay.verifying')}</p>;
  const isGood = judged.kind === 'verified' || judged.kind === 'replayed';
  const Sign = isGood ? ShieldCheck : ShieldAlert;
  return (
    <p
      className={isGood ? styles.good : styles.bad}
      title={judged.kind === 'broken' ? sayTrouble(judged.trouble, say) : save.seed}
    >
      <Sign size={18} aria-hidden="true" />
      <b>{say(`replay.${judged.kind}`)}</b>
      {isGood && <span className={styles.seed}>{say('replay.seed', { seed: short(save.seed) })}</span>}
    </p>
  );
}

/** The beginning and the end are enough to compare by eye; the whole stands in the title. */
const short = (text: string): string => (text.length <= 12 ? text : `${text.slice(0, 4)}…${text.slice(-4)}`);
