/** The table of Combat Zone in 3D, for looking: turn it, tilt it, stand in a model's shoes. What is decided is decided elsewhere. */
import type { CombatZoneView } from '@tablerunner/combat-zone/plan';
import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { announce } from '../../../ui/live-region.tsx';
import { heightOf } from './figure-parts.ts';
import { useLabels } from './model-labels.ts';
import { type Extent, firstPose, fromAbove, fromEyes, type Pose } from './orbit.ts';
import { inches, inchSpot } from './parts.ts';
import styles from './scene.module.css';
import { deedOf } from './scene-keys.ts';
import { SceneText } from './scene-text.tsx';
import { SceneTools } from './scene-tools.tsx';
import { modelText } from './scene-words.ts';
import { modelAt } from './stage.ts';
import { useGestures } from './use-gestures.ts';
import { useStage } from './use-stage.ts';

export interface SceneViewProps {
  readonly view: CombatZoneView;
  readonly lookedAt: number | undefined;
  readonly onPickModel: (model: number) => void;
}

/** Eyes are a little below the top of the head. */
const BELOW_TOP = 0.2;

export function SceneView({ view, lookedAt, onPickModel }: SceneViewProps) {
  const { say, speaker } = usePlay();
  const host = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<number | undefined>();
  const chosen = lookedAt ?? walked;
  const labels = useLabels(view, chosen, speaker);
  const { stage, problem } = useStage(host, { view, lookedAt: chosen }, labels.place);
  const { width, depth } = view.field;
  const table = useMemo((): Extent => ({ width: inches(width), depth: inches(depth) }), [width, depth]);
  const { change, put } = usePose(host, stage, table);
  const isOnTable = (model: number | undefined): model is number => view.models[model ?? -1]?.place === 'table';
  const eyes = [chosen, view.active, view.models.findIndex(({ place }) => place === 'table')].find(isOnTable);

  const lookOut = (): void => {
    const model = view.models[eyes ?? -1];
    if (model === undefined || eyes === undefined) return;
    const feet = inchSpot(model);
    put(() => fromEyes({ ...feet, z: feet.z + heightOf(model) - BELOW_TOP }, goalOf(view, eyes, table), eyes));
    announce(say('combat-zone.scene.eyes-of', { model: modelText(view, eyes, { say, speaker }) }));
  };
  const walk = (by: number): void => {
    const there = view.models.flatMap(({ place }, i) => (place === 'table' ? [i] : []));
    const at = there.indexOf(chosen ?? -1);
    const next = there[(at + by + there.length * 2 + (at < 0 && by < 0 ? 1 : 0)) % there.length];
    if (next === undefined) return;
    setWalked(next);
    announce(modelText(view, next, { say, speaker }));
  };
  const pick = useCallback(
    (x: number, y: number): void => {
      const model = modelAt(stage?.projected() ?? [], x, y);
      if (model === undefined) return;
      setWalked(model);
      onPickModel(model);
    },
    [stage, onPickModel],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const deed = deedOf(event);
    if (deed === undefined) return;
    event.preventDefault();
    if (deed === 'above') put((aspect) => fromAbove(table, aspect));
    else if (deed === 'eyes') lookOut();
    else if (deed === 'next') walk(1);
    else if (deed === 'previous') walk(-1);
    else if (deed === 'pick') isOnTable(chosen) && onPickModel(chosen);
    else change((pose) => deed(pose, table));
  };
  const gestures = useGestures(host, { change, table, onPick: pick });
  const keys = useId();
  if (problem !== undefined)
    return (
      <div className={styles.scene}>
        <p className={styles.problem} role="status">
          {say(problem === 'missing' ? 'combat-zone.scene.missing' : 'combat-zone.scene.lost')}
        </p>
      </div>
    );
  return (
    <div className={styles.scene}>
      <div
        ref={host}
        className={styles.host}
        role="application"
        data-board-focus=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn the table, so it must be reached by Tab
        tabIndex={0}
        aria-label={say('combat-zone.scene.name')}
        aria-describedby={keys}
        onKeyDown={onKeyDown}
        {...gestures}
      >
        <div ref={labels.box} className={styles.labels} aria-hidden="true" />
      </div>
      <p id={keys} className="visually-hidden">
        {say('combat-zone.scene.keys')}
      </p>
      <SceneTools
        change={change}
        onAbove={() => put((aspect) => fromAbove(table, aspect))}
        onEyes={lookOut}
        hasEyes={eyes !== undefined}
      />
      <SceneText view={view} />
    </div>
  );
}

/** Whom a model looks at first: the nearest rival, otherwise the middle of the table. */
function goalOf(
  view: CombatZoneView,
  from: number,
  { width, depth }: Extent,
): { readonly x: number; readonly y: number } {
  const own = view.models[from];
  const sideOf = (player: number): number => view.players[player]?.side ?? -1;
  const rivals = view.models.filter(
    ({ place, player }) => own !== undefined && place === 'table' && sideOf(player) !== sideOf(own.player),
  );
  const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - (own?.x ?? 0), y - (own?.y ?? 0));
  const nearest = rivals.sort((one, other) => far(one) - far(other))[0];
  return nearest === undefined ? { x: width / 2, y: depth / 2 } : { x: inches(nearest.x), y: inches(nearest.y) };
}

type Stage = ReturnType<typeof useStage>['stage'];

/** Where one looks from. It is kept beside React: it changes with every move of a pointer. */
function usePose(host: React.RefObject<HTMLElement | null>, stage: Stage, table: Extent) {
  const pose = useRef<Pose | undefined>(undefined);
  const put = useCallback(
    (make: (aspect: number) => Pose): void => {
      const { clientWidth = 1, clientHeight = 1 } = host.current ?? {};
      pose.current = make(clientWidth / Math.max(1, clientHeight));
      stage?.look(pose.current);
    },
    [host, stage],
  );
  const change = useCallback(
    (next: (pose: Pose) => Pose): void => put((aspect) => next(pose.current ?? firstPose(table, aspect))),
    [put, table],
  );
  useEffect(() => change((before) => before), [change]);
  return { change, put };
}
