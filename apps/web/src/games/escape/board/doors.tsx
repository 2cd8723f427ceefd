/** Doors: open or closed, with a lock and its number, or with an open lock once hacked. Shape and letter, never colour alone. */
import { boardOf, doorsOf, type EscapeView } from '@tablerunner/escape/plan';
import { memo } from 'react';
import { DoorLeaf, DoorLock } from '../../../plan/door-leaf.tsx';
import { edgeAt } from '../../../plan/measure.ts';

export const Doors = memo(function Doors({ view }: { readonly view: EscapeView }) {
  const board = boardOf(view);
  return (
    <g>
      {doorsOf(view).map((door) => {
        const { x, y, isUpright } = edgeAt(board, door.edge);
        return (
          <g key={door.index} transform={`translate(${x} ${y})`}>
            <DoorLeaf isOpen={door.isOpen} isUpright={isUpright} />
            {door.lock > 0 && <DoorLock isShut={door.isLocked} text={door.isLocked ? door.lock : 'H'} />}
          </g>
        );
      })}
    </g>
  );
});
