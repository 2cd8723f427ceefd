/**
 * While a place is asked for: where it may be, and under the pointer or the cursor a ghost of what would lie there, whole where
 * it may, crossed out with the reason where it may not; of an Impact token also what it reaches. Only this part is drawn anew.
 */
import type { Point } from '@tablerunner/geometry';
import { LIMITER } from '@tablerunner/geometry';
import { useMemo } from 'react';
import { Glyph } from '../../../plan/glyph.tsx';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import styles from '../board/board.module.css';
import { fixed, type Scale, unitsOf } from '../board/scale.ts';
import { Tag } from '../board/tag.tsx';
import { glyphOfModel } from '../roster/glyphs.ts';
import { usePlan } from '../shared.ts';
import type { Click } from './pick.ts';
import own from './place-ghost.module.css';
import { chosenLook, clickOf, type PlaceLook, placeKind, placeLook, roomFor } from './place-look.ts';
import { lookText } from './place-words.ts';
import { usePointer } from './pointer.ts';

interface GhostProps {
  readonly scale: Scale;
  readonly px: number;
}

export function PlaceGhost(props: GhostProps) {
  const planning = usePlan();
  const isShowing = useTable(({ shown }) => shown !== undefined);
  const { decision, plan, refused, cursor } = planning;
  const isAsked = !isShowing && placeKind(decision) !== undefined;
  const click = useMemo(() => (isAsked ? clickOf(planning) : undefined), [isAsked, planning]);
  if (click === undefined) return undefined;
  if (plan !== undefined)
    return plan.at === undefined ? undefined : (
      <Look {...props} look={chosenLook(click, plan.choice, plan.at)} isPlanned isSaid />
    );
  return (
    <g>
      <Room {...props} click={click} />
      {/* What was refused has a note of its own. */}
      <Following {...props} click={click} cursor={refused?.at ?? cursor} isSaid={refused === undefined} />
    </g>
  );
}

interface FollowingProps extends GhostProps {
  readonly click: Click;
  readonly cursor: Point | undefined;
  readonly isSaid: boolean;
}

/** The pointer is followed once a frame: so often it is judged, and no more. */
function Following({ click, cursor, ...props }: FollowingProps) {
  const at = usePointer((pointer) => pointer.at) ?? cursor;
  const { x, y } = at ?? {};
  const look = useMemo(
    () => (x === undefined || y === undefined ? undefined : placeLook(click, { x, y })),
    [click, x, y],
  );
  return look === undefined ? undefined : <Look {...props} look={look} />;
}

/** Where the token may lie: on a ring, or anywhere in it; the places that are offered as dots. */
function Room({ scale, px, click }: GhostProps & { readonly click: Click }) {
  const { ring, offered } = useMemo(() => roomFor(click), [click]);
  const middle = ring === undefined ? undefined : scale.at(ring);
  return (
    <g className={own.room} data-room="">
      {ring !== undefined && middle !== undefined && (
        <circle
          className={classes(own.ring, ring.isDisc && own.disc)}
          cx={fixed(middle.x)}
          cy={fixed(middle.y)}
          r={fixed(unitsOf(ring.radius))}
          strokeWidth={1.8 * px}
        />
      )}
      {offered.map((point) => {
        const { x, y } = scale.at(point);
        return <circle key={`${point.x} ${point.y}`} className={own.dot} cx={fixed(x)} cy={fixed(y)} r={2.6 * px} />;
      })}
    </g>
  );
}

interface LookProps extends GhostProps {
  readonly look: PlaceLook;
  readonly isPlanned?: boolean;
  readonly isSaid: boolean;
}

function Look({ scale, px, look, isPlanned = false, isSaid }: LookProps) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const { at, width, model, refusal, caught = [], kind } = look;
  const { x, y } = scale.at(at);
  const radius = unitsOf(width) / 2;
  const across = radius * Math.SQRT1_2;
  const isRefused = refusal !== undefined;
  const text = isSaid ? lookText(view, look, { say, speaker }) : '';
  return (
    <g className={own.look} data-ghost={isRefused ? 'refused' : 'allowed'}>
      {kind === 'impact' && !isRefused && (
        <circle
          className={classes(styles.range, styles.red, own.blast)}
          cx={fixed(x)}
          cy={fixed(y)}
          r={unitsOf(LIMITER.red) + radius}
          strokeWidth={2 * px}
        />
      )}
      {caught.map((one) => (
        <Caught key={one} model={one} scale={scale} px={px} />
      ))}
      <g transform={`translate(${fixed(x)} ${fixed(y)})`}>
        <circle
          className={classes(own.ghost, isRefused && own.refused, isPlanned && own.planned)}
          r={radius}
          strokeWidth={2 * px}
        />
        {model !== undefined && model >= 0 && !isRefused && (
          <g className={own.figure}>
            <Glyph name={glyphOfModel(view, model)} x={0} y={0} size={radius * 1.2} />
          </g>
        )}
        {isRefused && (
          <path
            className={own.cross}
            strokeWidth={2.5 * px}
            d={`M${fixed(-across)} ${fixed(-across)}L${fixed(across)} ${fixed(across)}M${fixed(-across)} ${fixed(across)}L${fixed(across)} ${fixed(-across)}`}
          />
        )}
      </g>
      {text !== '' && <Tag scale={scale} px={px} at={at} text={text} isBad={isRefused} off={radius} />}
    </g>
  );
}

/** Somebody in the blast: a ring of short strokes, as of a burst. */
function Caught({ scale, px, model }: GhostProps & { readonly model: number }) {
  const { view } = usePlan();
  const found = view.models[model];
  if (found === undefined) return undefined;
  const { x, y } = scale.at(found);
  const radius = unitsOf(found.width) / 2 + 4 * px;
  return (
    <circle
      className={own.caught}
      data-caught={model}
      cx={fixed(x)}
      cy={fixed(y)}
      r={fixed(radius)}
      strokeWidth={4.5 * px}
      strokeDasharray={`${fixed(2.5 * px)} ${fixed(3.5 * px)}`}
    />
  );
}
