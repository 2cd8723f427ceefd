/** On a phone: what lies in the path of attack, or what the planned way asks for, above the prompt. */
import { hazardsOf } from '@tablerunner/combat-zone/plan';
import { useMemo } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { usePlan } from '../shared.ts';
import { aimNow } from './aim.ts';
import { PathLine } from './attack-why.tsx';
import styles from './dock.module.css';
import { WayLines } from './walk-why.tsx';
import { movingFor } from './ways.ts';

export function PathSheet() {
  const { say } = usePlay();
  const planning = usePlan();
  const aim = useMemo(() => aimNow(planning), [planning]);
  const { plan, decision } = planning;
  if (aim === undefined && plan?.move !== undefined && decision !== undefined) {
    const { way, second } = plan.move;
    // That nothing is rolled for stands in the prompt already.
    if (hazardsOf(planning.view, movingFor({ ...planning, decision }, way, second)).length === 0) return undefined;
    return (
      <section className={styles.sheet} aria-label={say('combat-zone.why.move')}>
        <WayLines way={way} second={second} />
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
