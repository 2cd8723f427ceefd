/** Why something is not allowed: a fact, the blocker, a way out. It stays until it is closed. */
import { Ban, EyeOff, X } from 'lucide-react';
import { usePlay } from '../../../table/play-context.ts';
import { SentenceWithPlaces } from '../../../table/sentence.tsx';
import { Button } from '../../../ui/button.tsx';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { usePlan } from './plan-context.tsx';
import { RefusalHelp } from './refusal-help.tsx';
import styles from './refusal-note.module.css';

export function RefusalNote() {
  const { say, speaker } = usePlay();
  const { refused, back } = usePlan();
  if (refused === undefined) return undefined;
  const { refusal, steps } = refused;
  const Sign = refusal.reason.includes('sight') ? EyeOff : Ban;
  const fact =
    steps === undefined ? speaker.say(`refusal.${refusal.reason}`, refusal.facts) : say('escape.too-far', { steps });
  return (
    <section className={styles.refusal} aria-label={say('escape.refused')}>
      <header>
        <Sign size={20} aria-hidden="true" />
        <b>
          <SentenceWithPlaces text={fact} />
        </b>
        <Button kind="quiet" iconOnly icon={<X size={18} aria-hidden="true" />} onClick={back}>
          {say('ui.close')}
        </Button>
      </header>
      <RefusalHelp />
      <p className={styles.rule}>
        <ClauseTag game="escape" clause={refusal.clause} />
      </p>
    </section>
  );
}
