/** What security notices: chevrons along a unit's front line, dots around it. All units faintly, the one that is looked at clearly. */
import { awarenessOf, type BurncycleView, floorOf, NOTICED } from '@tablerunner/burncycle/plan';
import { memo } from 'react';
import { middleOf } from '../../../plan/measure.ts';
import { outlineOf, square } from '../../../plan/overlays.tsx';
import styles from './board.module.css';

interface AwarenessProps {
  readonly view: BurncycleView;
  /** The unit whose field is shown alone. */
  readonly lookedAt?: number | undefined;
  /** The patterns of this drawing. */
  readonly id: string;
}

export const Awareness = memo(function Awareness({ view, lookedAt, id }: AwarenessProps) {
  const floor = floorOf(view);
  const shown = [...view.guards.keys()].filter((guard) => lookedAt === undefined || guard === lookedAt);
  const fields = shown.flatMap((guard) => {
    const field = awarenessOf(view, guard);
    if (field === undefined) return [];
    const cells = [...field.keys()].filter((cell) => field[cell] !== NOTICED.not && floor.grid.holes[cell] === 0);
    return [{ guard, facing: view.guards[guard]?.facing ?? 0, field, cells }];
  });
  const union = new Set(fields.flatMap(({ cells }) => cells));
  const squares = (cells: Iterable<number>): string => [...cells].map((cell) => square(middleOf(floor, cell))).join('');
  return (
    <g className={lookedAt === undefined ? styles.fields : styles.field}>
      <path className={styles.noticed} d={squares(union)} />
      {fields.map(({ guard, facing, field, cells }) => (
        <g key={guard}>
          <path fill={`url(#${id}-around)`} d={squares(cells.filter((cell) => field[cell] === NOTICED.periphery))} />
          <path
            fill={`url(#${id}-front-${facing})`}
            d={squares(cells.filter((cell) => field[cell] === NOTICED.front))}
          />
          <path className={styles.fieldLine} d={outlineOf(floor, new Set(cells))} />
        </g>
      ))}
    </g>
  );
});
