/** What lies on the plan: fires, props, markers, and the hidden tokens of the automated ISC. */
import { boardOf, type EscapeView, type MarkerView, type Prop } from '@tablerunner/escape/plan';
import { Glyph } from '../../../plan/glyph.tsx';
import { CELL, middleOf } from '../../../plan/measure.ts';
import styles from './board.module.css';
import { EQUIPMENT_GLYPHS, MARKER_GLYPHS, PROP_GLYPHS } from './glyphs.ts';

export function Things({ view }: { readonly view: EscapeView }) {
  const board = boardOf(view);
  const at = (cell: number): string => {
    const { x, y } = middleOf(board, cell);
    return `translate(${x} ${y})`;
  };
  const onBoard = view.markers.map((marker, index) => ({ marker, index })).filter(({ marker }) => marker.cell >= 0);
  return (
    <g>
      {view.props.map((prop) => (
        <g key={`${prop.kind} ${prop.cell}`} transform={at(prop.cell)}>
          <PropSign prop={prop} />
        </g>
      ))}
      {view.burns.map((cell) => (
        <g key={cell} className={styles.burn} transform={at(cell)}>
          <circle r="17" />
          <Glyph name="small-fire" x={0} y={0} size={24} />
        </g>
      ))}
      {onBoard.map(({ marker, index }) => (
        <g key={index} transform={at(marker.cell)}>
          <MarkerSign marker={marker} shift={shiftOf(onBoard, index, marker.cell)} />
        </g>
      ))}
      {view.repression?.tokens.flatMap(({ id, cell, colour }) =>
        cell < 0 ? [] : [<Token key={id} id={id} colour={colour} {...middleOf(board, cell)} />],
      )}
    </g>
  );
}

/** Several markers on one cell lie beside each other. */
function shiftOf(
  all: readonly { readonly marker: MarkerView; readonly index: number }[],
  index: number,
  cell: number,
): number {
  return all.filter((other) => other.marker.cell === cell && other.index < index).length * 9;
}

function PropSign({ prop: { kind, difficulty, doneBy } }: { readonly prop: Prop }) {
  const done = doneBy === 'nobody' ? '' : doneBy === 'resistance' ? styles.doneA : styles.doneB;
  return (
    <g className={`${styles.prop} ${done}`}>
      <rect x="-19" y="-19" width="38" height="38" rx="4" />
      <Glyph name={PROP_GLYPHS[kind]} x={0} y={-3} size={24} />
      {kind === 'terminal' && (
        <text className={styles.tag} x="0" y="14">
          {doneBy === 'nobody' ? difficulty : doneBy === 'resistance' ? 'R' : 'I'}
        </text>
      )}
      {kind === 'cryo-tube' && doneBy !== 'nobody' && <path className={styles.tick} d="M-5 14l3.5 3.5L5 10.5" />}
    </g>
  );
}

function MarkerSign({ marker, shift }: { readonly marker: MarkerView; readonly shift: number }) {
  const { kind, equipment, points } = marker;
  const name = equipment === undefined ? MARKER_GLYPHS[kind] : EQUIPMENT_GLYPHS[equipment];
  return (
    <g className={styles.marker} transform={`translate(${11 - shift} ${11 - shift / 3})`}>
      <rect x="-10" y="-10" width="20" height="20" rx="3" />
      <Glyph name={name} x={0} y={0} size={15} />
      {points !== undefined && (
        <text className={styles.tag} x="10" y="-10">
          {points}
        </text>
      )}
    </g>
  );
}

interface TokenProps {
  readonly id: number;
  readonly colour: 'black' | 'green' | 'blue';
  readonly x: number;
  readonly y: number;
}

/** Colour, letter and number of strokes differ: black is plain, green has one bar, blue two. */
function Token({ id, colour, x, y }: TokenProps) {
  return (
    <g className={`${styles.token} ${styles[colour]}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path d={`M0 -${CELL / 2 - 2}L20 0L0 ${CELL / 2 - 2}L-20 0z`} />
      <text x="0" y="-6">
        ?
      </text>
      <text className={styles.tokenId} x="0" y="6">
        {`${colour.charAt(0).toUpperCase()}${id}`}
      </text>
    </g>
  );
}
