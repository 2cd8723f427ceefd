/** Scenery from above, true to scale: barriers with solid walls, obstacles dotted, roofs that can be stood on hatched; doors, windows, ladders, heights. */
import type { Opening, Piece, Point, Stretch } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import { memo } from 'react';
import type { Words } from '../../../i18n/words.ts';
import { classes } from '../../../ui/classes.ts';
import styles from './board.module.css';
import { inchesText } from './inches.ts';
import type { Label } from './piece-labels.ts';
import { fixed, lineOf, type Scale, shapeOf } from './scale.ts';

interface SceneryProps {
  readonly pieces: readonly Piece[];
  readonly scale: Scale;
  readonly id: string;
  readonly speaker: Speaker;
  readonly say: Words;
}

/** It changes only when somebody drags a piece: nothing else draws it anew. */
export const Scenery = memo(function Scenery({ pieces, scale, id, speaker, say }: SceneryProps) {
  return (
    <g>
      {pieces.map((piece) => (
        <PieceShape key={piece.id} piece={piece} scale={scale} id={id} title={titleOf(piece, speaker, say)} />
      ))}
    </g>
  );
});

/** "Car: obstacle, 1.5 inches high", for whoever rests the pointer on it: many pieces are too small for their names. */
const titleOf = ({ id, kind, top, isFloor }: Piece, speaker: Speaker, say: Words): string =>
  say('combat-zone.board.piece', {
    name: speaker.name(id),
    kind,
    height: inchesText(top, say),
    isFloor: String(isFloor),
  });

interface PieceShapeProps extends Pick<SceneryProps, 'scale' | 'id'> {
  readonly piece: Piece;
  readonly title: string;
}

function PieceShape({ piece, scale, id, title }: PieceShapeProps) {
  const { kind, outline, isFloor, isLight, openings, ladders } = piece;
  const shape = shapeOf(scale, outline);
  const isBarrier = kind === 'barrier';
  return (
    <g data-piece={piece.id}>
      <title>{title}</title>
      <path className={isBarrier ? styles.barrier : styles.obstacle} d={shape} />
      <path d={shape} fill={`url(#${id}-${isFloor ? 'roof' : 'obstacle'})`} />
      <path className={classes(isBarrier ? styles.wall : styles.side, isLight && styles.light)} d={shape} />
      {openings.map((opening) => (
        <OpeningSign
          key={`${opening.kind} ${opening.from.x} ${opening.from.y}`}
          opening={opening}
          outline={outline}
          scale={scale}
        />
      ))}
      {ladders.map((ladder) => (
        <path key={`${ladder.from.x} ${ladder.from.y}`} className={styles.ladder} d={ladderPath(ladder, scale)} />
      ))}
    </g>
  );
}

/** A door is a gap with jambs, a window a gap with a pane. */
interface OpeningProps {
  readonly opening: Opening;
  readonly outline: readonly Point[];
  readonly scale: Scale;
}

function OpeningSign({ opening: { from, to, kind }, outline, scale }: OpeningProps) {
  const far = throughTo(outline, from, to);
  const line = lineOf(scale, [from, to]) + lineOf(scale, far);
  return (
    <g>
      <path className={styles.gap} d={line} />
      {kind === 'window' && <path className={styles.pane} d={line} />}
      {kind === 'door' && (
        <path className={styles.jambs} d={lineOf(scale, [from, far[0]]) + lineOf(scale, [to, far[1]])} />
      )}
    </g>
  );
}

/** The same opening on the far side of a wall: as far as the wall is thick there, at a right angle. */
function throughTo(outline: readonly Point[], from: Point, to: Point): readonly [Point, Point] {
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [nx, ny] = [-(to.y - from.y) / far, (to.x - from.x) / far];
  const depths = outline.map(({ x, y }) => (x - from.x) * nx + (y - from.y) * ny);
  const [least, most] = [Math.min(...depths), Math.max(...depths)];
  const depth = Math.abs(least) > most ? least : most;
  const shift = ({ x, y }: Point): Point => ({ x: x + nx * depth, y: y + ny * depth });
  return [shift(from), shift(to)];
}

/** Two rails and rungs across the outline. */
function ladderPath({ from, to }: Stretch, scale: Scale): string {
  const [a, b] = [scale.at(from), scale.at(to)];
  const far = Math.max(0.001, Math.hypot(b.x - a.x, b.y - a.y));
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const [nx, ny] = [-uy * 6, ux * 6];
  const rung = (at: number): string => {
    const [x, y] = [a.x + ux * at, a.y + uy * at];
    return `M${fixed(x - nx)} ${fixed(y - ny)}L${fixed(x + nx)} ${fixed(y + ny)}`;
  };
  const rungs: string[] = [];
  for (let at = 3; at < far; at += 6) rungs.push(rung(at));
  const rail = (side: number): string =>
    `M${fixed(a.x + nx * side)} ${fixed(a.y + ny * side)}L${fixed(b.x + nx * side)} ${fixed(b.y + ny * side)}`;
  return rail(1) + rail(-1) + rungs.join('');
}

/** Between the two lines of a label, in pixels. */
const LINE = 14;

/** Names and heights, as far as there is room for them between bases and names of models. */
export const PieceLabels = memo(function PieceLabels({
  labels,
  px,
}: {
  readonly labels: readonly Label[];
  readonly px: number;
}) {
  return (
    <g>
      {labels.map(({ piece, x, y, title, height }) => (
        <g key={piece} className={styles.pieceName} data-label={piece}>
          {title !== undefined && (
            <text className={styles.pieceTitle} x={fixed(x)} y={fixed(y - (LINE / 2) * px)}>
              {title}
            </text>
          )}
          <text x={fixed(x)} y={fixed(title === undefined ? y : y + (LINE / 2) * px)}>
            {height}
          </text>
        </g>
      ))}
    </g>
  );
});
