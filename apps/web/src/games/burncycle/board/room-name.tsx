/** The name of a room with its type, the chip that it gives, and the bead of a room that nobody has scouted. */
import type { BurncycleView, Floor } from '@tablerunner/burncycle/plan';
import type { Speaker } from '@tablerunner/language';
import { ChipShape } from '../cycle/chip-sign.tsx';
import styles from './board.module.css';
import { labelSpot } from './room-label.ts';

interface RoomNameProps {
  readonly view: BurncycleView;
  readonly floor: Floor;
  readonly room: number;
  readonly speaker: Speaker;
}

const LETTER = 6.9;
const BEAD = 17;

export function RoomName({ view, floor, room: index, speaker }: RoomNameProps) {
  const room = floor.rooms[index];
  const name = speaker.name(room?.id ?? '');
  const isUnscouted = view.floor.unscouted.includes(index);
  const spot = labelSpot(view, floor, index, isUnscouted ? `${name}???` : name);
  if (room === undefined || spot === undefined) return undefined;
  const wide = spot.wide - (isUnscouted ? BEAD : 0);
  const hasType = room.type !== undefined && room.zone === undefined;
  return (
    <g transform={`translate(${spot.x + 5} ${spot.y})`}>
      {isUnscouted && (
        <g transform="translate(7.5 11)">
          <circle className={styles.bead} r="7.5" />
          <text className={styles.beadText} x="0" y="0.5">
            ?
          </text>
        </g>
      )}
      <text
        className={styles.room}
        x={isUnscouted ? BEAD : 0}
        y="11"
        {...(name.length * LETTER > wide ? { textLength: wide, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {name}
      </text>
      {hasType && (
        <g className={styles.roomInfo}>
          {room.chip !== undefined && <ChipShape chip={room.chip} x={5} y={25} scale={0.5} />}
          <text className={styles.roomType} x={room.chip === undefined ? 0 : 13} y="25">
            {speaker.name(room.type ?? '')}
          </text>
        </g>
      )}
    </g>
  );
}
