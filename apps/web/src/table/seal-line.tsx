/** The seal of the dice: shown before the first roll, so that none can be bent. */
import { ShieldCheck } from 'lucide-react';
import { Label } from '../ui/label.tsx';
import { usePlay, useTable } from './play-context.ts';
import styles from './seal-line.module.css';

export function SealLine() {
  const { say } = usePlay();
  const seal = useTable(({ info }) => info?.seal);
  if (seal === undefined) return undefined;
  return (
    <p className={styles.seal} title={seal}>
      <Label>{say('table.sealed')}</Label>
      <span>{`${seal.slice(0, 4)}…${seal.slice(-4)}`}</span>
      <ShieldCheck size={16} aria-hidden="true" />
    </p>
  );
}
