/** Doors: locked ones are closed with a lock, unlocked ones stand open; a keypad card beside a door has its sign. */
import { type BurncycleView, doorsOf, floorOf } from '@tablerunner/burncycle/plan';
import { memo } from 'react';
import { DoorLeaf, DoorLock } from '../../../plan/door-leaf.tsx';
import { Glyph } from '../../../plan/glyph.tsx';
import { edgeAt } from '../../../plan/measure.ts';
import styles from './board.module.css';

export const Doors = memo(function Doors({ view }: { readonly view: BurncycleView }) {
  const floor = floorOf(view);
  return (
    <g>
      {doorsOf(view).map(({ index, edge, isLocked, keypad }) => {
        const { x, y, isUpright } = edgeAt(floor, edge);
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <DoorLeaf isOpen={!isLocked} isUpright={isUpright} />
            {isLocked && <DoorLock isShut text="" />}
            {keypad !== undefined && (
              <g className={styles.keypad} transform={isUpright ? 'translate(0 16)' : 'translate(16 0)'}>
                <rect x="-6.5" y="-6.5" width="13" height="13" rx="2" />
                <Glyph name="keyboard" x={0} y={0} size={10} />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});
