/** The flat table to play on: it can be moved and made larger, pointed at, and walked over with the keyboard. */
import type { Point } from '@tablerunner/geometry';
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isMotionReduced, useSettings } from '../../../app/settings.ts';
import { bringIntoSight } from '../../../table/in-sight.ts';
import { PanZoom } from '../../../table/pan-zoom.tsx';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { useNarrow } from '../../../table/use-narrow.ts';
import { FieldBoard } from '../board/field-board.tsx';
import type { ModelMark } from '../board/model-token.tsx';
import { INCH, RIM, scaleOf } from '../board/scale.ts';
import { type Planning, usePlan } from '../shared.ts';
import { targetsNow } from './answers.ts';
import { useBoardKeys } from './board-keys.ts';
import { isPlaceChoice, modelMeant } from './choices.ts';
import { FieldNote } from './field-notes.tsx';
import { FieldSwitches } from './field-switches.tsx';
import { LimiterTool } from './limiter-tool.tsx';
import { cursorStart, HIT, modelAt } from './model-at.ts';
import { AttackPath, ContestPath, Cursor, Ranges, Reach, ShownPlace } from './overlays.tsx';
import { PlaceGhost } from './place-ghost.tsx';
import styles from './play-board.module.css';
import { usePointer } from './pointer.ts';
import { partOf } from './shown-part.ts';
import { useRingedPlace } from './shown-place.ts';

/** A move takes so long at the usual speed. */
const GLIDE = 400;
/** A finger needs more room than a hand with a pointer. */
const TOUCH_HIT = 450;

export function FieldPlan({ tools }: { readonly tools: ReactNode }) {
  const { speaker, say } = usePlay();
  const planning = usePlan();
  const { view, decision, actor, lookedAt, cursor } = planning;
  const { speed, motion } = useSettings();
  const shown = useTable((state) => state.shown);
  const isUpright = useNarrow();
  const { width, depth } = view.field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the size of the table matters
  const scale = useMemo(() => scaleOf(view, isUpright), [width, depth, isUpright]);
  const marks = useMemo(() => (shown === undefined ? marksOf(planning) : undefined), [planning, shown]);
  const keys = useBoardKeys(scale);
  const stage = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState<SVGGElement | null>(null);
  const hasChosen = useRef(false);
  const shownPlace = useRingedPlace(stage, planning.setCursor);
  const [first = -1] = marks?.keys() ?? [];
  useActorInSight(stage, actor >= 0 ? actor : first, decision !== undefined);
  const placing = placingSide(planning);
  useZoneInSight(stage, placing);
  const part = useMemo(() => (shown === undefined ? partOf(planning, scale) : undefined), [planning, shown, scale]);
  const glide = speed === 0 || isMotionReduced(motion) ? 0 : GLIDE / speed;
  const point = usePlaces(stage, scale.placeOf);
  const moving = useFollowing(point, planning);

  const click = (event: MouseEvent): void => {
    const at = point(event);
    const isOnNote = !(event.target instanceof Element) || event.target.closest('svg[role="img"]') === null;
    if (at === undefined || isOnNote) return;
    if (event.shiftKey) return planning.addBend(at);
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    const model = modelAt(planning, at, isTouch ? TOUCH_HIT : HIT);
    hasChosen.current = decision !== undefined;
    const { plan } = planning;
    const isSame = plan?.at !== undefined && Math.hypot(plan.at.x - at.x, plan.at.y - at.y) <= HIT + 350;
    const isPlace = decision?.offers.some(({ choice }) => isPlaceChoice(choice)) === true;
    if (model === undefined || isPlace || (isSame && modelMeant(plan.choice) < 0)) return planning.pickPoint(at);
    planning.pickModel(model);
  };

  return (
    <PanZoom
      width={scale.across + 2 * RIM}
      height={scale.along + 2 * RIM}
      tools={
        <>
          {tools}
          <FieldSwitches />
        </>
      }
      hasChosen={() => hasChosen.current}
      part={part}
    >
      {(cell) => {
        const px = INCH / cell;
        const shared = { scale, px };
        const at = (place: Point) => {
          const { x, y } = scale.at(place);
          return { left: (x / INCH + RIM) * cell, top: (y / INCH + RIM) * cell };
        };
        return (
          <div
            ref={stage}
            className={styles.stage}
            style={{ '--glide': `${glide}ms` } as CSSProperties}
            data-mine={decision !== undefined || undefined}
            data-board-focus=""
            role="application"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the whole table is one stop, and its cursor moves by keys
            tabIndex={0}
            aria-label={say('combat-zone.board.keys')}
            onClick={click}
            onPointerMove={moving.move}
            onPointerLeave={moving.leave}
            onKeyDown={keys}
            onFocus={() => planning.cursor === undefined && planning.setCursor(cursorStart(planning))}
          >
            <FieldBoard
              view={view}
              speaker={speaker}
              say={say}
              cell={cell}
              isUpright={isUpright}
              acting={decision === undefined ? undefined : actor}
              placing={placing}
              lookedAt={lookedAt}
              marks={marks}
              under={
                <>
                  <Reach {...shared} />
                  <Ranges {...shared} />
                  <AttackPath {...shared} />
                  <ContestPath {...shared} />
                  <LimiterTool {...shared} above={above} />
                </>
              }
              over={
                <>
                  <g ref={setAbove} />
                  <PlaceGhost {...shared} />
                  <Cursor {...shared} at={cursor} />
                  <ShownPlace {...shared} at={shownPlace} />
                </>
              }
            />
            <FieldNote at={at} size={cell} />
          </div>
        );
      }}
    </PanZoom>
  );
}

/** Whose zone is to be looked at: that of the side which places somebody now. */
function placingSide({ decision, actor, view }: Planning): number | undefined {
  const player = decision?.step === 'combat-zone/deployment' ? view.models[actor]?.player : undefined;
  return player === undefined ? undefined : view.players[player]?.side;
}

function marksOf(planning: Planning): ReadonlyMap<number, ModelMark> {
  const marks = new Map<number, ModelMark>();
  for (const model of targetsNow(planning)) marks.set(model, 'legal');
  const planned = planning.plan === undefined ? -1 : modelMeant(planning.plan.choice);
  if (planned >= 0) marks.set(planned, 'planned');
  return marks;
}

/** Where an event of the pointer is on the table. */
function usePlaces(
  stage: React.RefObject<HTMLDivElement | null>,
  placeOf: (point: Point) => Point,
): (event: { readonly clientX: number; readonly clientY: number }) => Point | undefined {
  return useCallback(
    ({ clientX, clientY }) => {
      const svg = stage.current?.querySelector('svg');
      const box = svg?.getBoundingClientRect();
      if (svg === null || svg === undefined || box === undefined || box.width === 0) return undefined;
      const { width } = svg.viewBox.baseVal;
      const units = width / box.width;
      return placeOf({ x: (clientX - box.left) * units - RIM * INCH, y: (clientY - box.top) * units - RIM * INCH });
    },
    [stage, placeOf],
  );
}

/** Follows the pointer once a frame; whom it is over is looked at. */
function useFollowing(point: ReturnType<typeof usePlaces>, planning: Planning) {
  const set = usePointer((pointer) => pointer.set);
  const frame = useRef<number | undefined>(undefined);
  const last = useRef<{ clientX: number; clientY: number } | undefined>(undefined);
  const over = useRef<number | undefined>(undefined);
  const now = useRef(planning);
  now.current = planning;
  useEffect(
    () => () => {
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      set(undefined);
    },
    [set],
  );
  const follow = (): void => {
    frame.current = undefined;
    const at = last.current === undefined ? undefined : point(last.current);
    set(at);
    const model = at === undefined ? undefined : modelAt(now.current, at, HIT);
    if (model === over.current) return;
    over.current = model;
    now.current.lookAt(model);
  };
  return {
    move({ clientX, clientY, pointerType, buttons }: PointerEvent): void {
      if (pointerType === 'touch' || buttons > 0) return;
      last.current = { clientX, clientY };
      frame.current ??= requestAnimationFrame(follow);
    },
    leave(): void {
      last.current = undefined;
      set(undefined);
      if (over.current !== undefined) now.current.lookAt(undefined);
      over.current = undefined;
    },
  };
}

/** On a phone the own zone may lie beyond the frame. */
function useZoneInSight(stage: React.RefObject<HTMLDivElement | null>, side: number | undefined): void {
  useEffect(() => {
    if (side !== undefined) bringIntoSight(stage.current?.querySelector('[data-zone=own]') ?? null, 'much of it');
  }, [stage, side]);
}

/** Whoever has to act is brought into sight. */
function useActorInSight(stage: React.RefObject<HTMLDivElement | null>, actor: number, isMine: boolean): void {
  useEffect(() => {
    if (!isMine || actor < 0) return;
    bringIntoSight(stage.current?.querySelector(`[data-model="${actor}"]`) ?? null);
  }, [stage, actor, isMine]);
}
