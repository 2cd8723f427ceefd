/** The name of a room and its type, in its upper left corner, with the sign of a room that nobody has scouted. */
import type { BurncycleView, Floor } from '@tablerunner/burncycle/plan';
import type { Speaker } from '@tablerunner/language';
import { CELL, middleOf } from '../../../plan/measure.ts';
import { ChipShape } from '../cycle/chip-sign.tsx';
import styles from './board.module.css';

interface RoomNameProps {
  readonly view: BurncycleView;
  readonly floor: Floor;
  readonly room: number;
  readonly speaker: Speaker;
}

const HALF = CELL / 2;
const LETTER = 6.4;

export function RoomName({ view, floor, room: index, speaker }: RoomNameProps) {
  const room = floor.rooms[index];
  if (room === undefined) return undefined;
  const points = room.cells.map((cell) => ({ ...middleOf(floor, cell), cell }));
  const top = Math.min(...points.map(({ y }) => y));
  const row = points.filter(({ y }) => y === top).sort((one, other) => one.x - other.x);
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const name = speaker.name(room.id);
  const wide = last.x - first.x + CELL - 10;
  const isUnscouted = view.floor.unscouted.includes(index);
  return (
    <g>
      <text
        className={styles.room}
        x={first.x - HALF + 6}
        y={top - HALF + 11}
        {...(name.length * LETTER > wide ? { textLength: wide, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {name}
      </text>
      {room.type !== undefined && room.zone === undefined && (
        <text className={styles.roomType} x={first.x - HALF + 6} y={top - HALF + 24}>
          {speaker.name(room.type)}
        </text>
      )}
      {room.chip !== undefined && room.zone === undefined && (
        <g transform={`translate(${last.x + HALF - 10} ${top + HALF - 10})`}>
          <ChipShape chip={room.chip} scale={0.7} />
        </g>
      )}
      {isUnscouted && (
        <g transform={`translate(${last.x + HALF - 13} ${top - HALF + 13})`}>
          <circle className={styles.bead} r="8.5" />
          <text className={styles.beadText} x="0" y="0.5">
            ?
          </text>
        </g>
      )}
    </g>
  );
}
