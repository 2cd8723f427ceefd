/** On a phone: what lies in the path of attack, or what the planned way asks for, above the prompt. */
import { useMemo } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { usePlan } from '../shared.ts';
import { aimNow } from './aim.ts';
import { PathLine } from './attack-why.tsx';
import styles from './dock.module.css';
import { WayLines } from './walk-why.tsx';

export function PathSheet() {
  const { say } = usePlay();
  const planning = usePlan();
  const aim = useMemo(() => aimNow(planning), [planning]);
  const { plan } = planning;
  if (aim === undefined && plan?.move !== undefined) {
    return (
      <section className={styles.sheet} aria-label={say('combat-zone.why.move')}>
        <WayLines way={plan.move.way} second={plan.move.second} />
      </section>
    );
  }
  if (aim === undefined) return undefined;
  return (
    <section className={styles.sheet} aria-label={say('combat-zone.why.path')}>
      <PathLine aim={aim} />
    </section>
  );
}
