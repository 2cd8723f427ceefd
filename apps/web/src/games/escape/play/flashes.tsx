/** Short notes at a spot while events are played: damage, healing, out of combat. */
import { boardOf, type EscapeView } from '@tablerunner/escape/plan';
import type { Cell } from '@tablerunner/geometry';
import { middleOf, type Point } from '../../../plan/measure.ts';
import { usePlay, useTable } from '../../../table/play-context.ts';
import styles from './flashes.module.css';
import { usePlan } from './plan-context.tsx';

interface FlashesProps {
  /** Where a point of the drawing stands on the page. */
  readonly at: (point: Point) => { readonly left: number; readonly top: number };
}

export function Flashes({ at }: FlashesProps) {
  const { say } = usePlay();
  const { view } = usePlan();
  const moment = useTable(({ shown }) => shown);
  const flash = moment === undefined ? undefined : flashOf(moment.event, view);
  if (moment === undefined || flash === undefined) return undefined;
  return (
    <span
      key={flash.cell}
      className={`${styles.flash} ${styles[flash.tone]}`}
      style={at(middleOf(boardOf(view), flash.cell))}
      aria-hidden="true"
    >
      {say(`escape.flash.${flash.kind}`, { amount: flash.amount })}
    </span>
  );
}

interface Flash {
  readonly kind: 'damage' | 'heal' | 'out';
  readonly tone: 'bad' | 'good';
  readonly cell: Cell;
  readonly amount: number;
}

function flashOf(
  { name, data }: { readonly name: string; readonly data: unknown },
  { units }: EscapeView,
): Flash | undefined {
  const { unit = -1, amount = 0 } = data as { readonly unit?: number; readonly amount?: number };
  const cell = units[unit]?.cell ?? -1;
  if (cell < 0) return undefined;
  if (name === 'escape/unit-damaged') return { kind: 'damage', tone: 'bad', cell, amount };
  if (name === 'escape/unit-healed') return { kind: 'heal', tone: 'good', cell, amount };
  return name === 'escape/unit-removed' ? { kind: 'out', tone: 'bad', cell, amount } : undefined;
}
