/** The table from above, exact to the thousandth of an inch: drawn alike at a table, in replays, in the rulebook and on pages of positions. */
import { type CombatZoneView, isOnTable, scenarioOf } from '@tablerunner/combat-zone/plan';
import type { Speaker } from '@tablerunner/language';
import { type CSSProperties, memo, type ReactNode, type Ref, useId, useMemo } from 'react';
import type { Words } from '../../../i18n/words.ts';
import styles from './board.module.css';
import { describeTable } from './describe.ts';
import { Ground, Zones } from './ground.tsx';
import { Bodies, CarriedCrates, Markers, Objectives } from './marks.tsx';
import { type ModelMark, ModelName, ModelToken, nameText } from './model-token.tsx';
import { bodyOf, boxOfName, nameSpots } from './name-spots.ts';
import { Patterns } from './patterns.tsx';
import { labelledOf, pieceLabels } from './piece-labels.ts';
import { INCH, RIM, scaleOf, unitsOf } from './scale.ts';
import { PieceLabels, Scenery } from './scenery.tsx';

export interface FieldBoardProps {
  readonly view: CombatZoneView;
  readonly speaker: Speaker;
  readonly say: Words;
  /** Pixels an inch. */
  readonly cell?: number | undefined;
  /** A long table stands upright instead of being laid across. */
  readonly isUpright?: boolean | undefined;
  readonly acting?: number | undefined;
  /** The side that places a model just now. */
  readonly placing?: number | undefined;
  readonly lookedAt?: number | undefined;
  readonly marks?: ReadonlyMap<number, ModelMark> | undefined;
  /** Drawn below the models: reach, paths. */
  readonly under?: ReactNode;
  /** Drawn above them. */
  readonly over?: ReactNode;
  readonly svg?: Ref<SVGSVGElement>;
}

/** Below so many pixels an inch the tokens round a base become a count. */
const FAR = 22;
/** Below so many there is no room for a count either: the roster tells it. */
const TINY = 15;
const USUAL = 26;

export const FieldBoard = memo(function FieldBoard(props: FieldBoardProps) {
  const { view, speaker, say, cell = USUAL, isUpright = false, acting, placing, lookedAt, marks } = props;
  const { under, over, svg } = props;
  const id = useId();
  const { width, depth } = view.field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the size of the table matters
  const scale = useMemo(() => scaleOf(view, isUpright), [width, depth, isUpright]);
  const [across, along] = [scale.across + 2 * RIM, scale.along + 2 * RIM];
  const px = INCH / cell;
  const isFar = cell < FAR;
  const shared = { view, scale, px };
  const active = acting ?? view.active;
  const standing = useMemo(() => view.models.flatMap((_, model) => (isOnTable(view, model) ? [model] : [])), [view]);
  // Who is meant stands above who is not; the others by height, so that a roof hides nobody on it.
  const order = [...standing].sort((a, b) => rank(a) - rank(b));
  function rank(model: number): number {
    return (model === lookedAt ? 2_000_000 : model === active ? 1_000_000 : 0) + (view.models[model]?.z ?? 0);
  }
  // Names and labels keep their places while only the pointer moves.
  const { spots, labels } = useMemo(() => {
    const named = standing.map((model) => {
      const { x = 0, y = 0, width: wide = 0, tokens = [] } = view.models[model] ?? {};
      const [text, hasTokens] = [nameText(view, model, speaker, say), tokens.length > 0];
      return { ...scale.at({ x, y }), text, radius: unitsOf(wide) / 2, hasTokens };
    });
    const bodies = named.flatMap((one) => bodyOf(one, px));
    const labelled = view.field.pieces.map((piece) => labelledOf(piece, { scale, speaker, say }));
    // Names keep off the labels where they can, and labels step aside for the names that could not.
    const wished = pieceLabels(labelled, bodies, px).map(({ box }) => box);
    const sheet = { width: scale.across * INCH, height: scale.along * INCH, rim: RIM * INCH, px, labels: wished };
    const found = nameSpots(named, sheet);
    const names = isFar ? [] : named.map((one, at) => boxOfName(one, found[at] ?? { x: 0, y: 0 }, px));
    return {
      spots: new Map(standing.map((model, at) => [model, found[at] ?? { x: 0, y: 0 }])),
      labels: pieceLabels(labelled, [...bodies, ...names], px),
    };
  }, [view, standing, scale, px, isFar, speaker, say]);
  const of = (model: number) => ({
    ...shared,
    model,
    speaker,
    say,
    isFar,
    isTiny: cell < TINY,
    mark: marks?.get(model),
    isActing: model === active,
    isLookedAt: model === lookedAt,
  });
  return (
    <div className={styles.board} style={{ width: across * cell, height: along * cell }}>
      <svg
        ref={svg}
        className={styles.drawing}
        viewBox={`${-RIM * INCH} ${-RIM * INCH} ${across * INCH} ${along * INCH}`}
        role="img"
        aria-label={describeTable(view, { say, speaker })}
        style={{ '--px': px } as CSSProperties}
        data-tiny={cell < TINY || undefined}
        data-scenario={scenarioOf(view).id}
      >
        <Patterns id={id} />
        <Ground field={view.field} scale={scale} />
        <Zones view={view} scale={scale} id={id} placing={placing} />
        <Scenery pieces={view.field.pieces} scale={scale} id={id} speaker={speaker} say={say} />
        <PieceLabels labels={labels} px={px} />
        <Objectives {...shared} />
        <Bodies {...shared} />
        <Markers {...shared} />
        {under}
        <g>
          {!isFar &&
            order.map((model) => (
              <ModelName key={`name ${model}`} {...of(model)} spot={spots.get(model) ?? { x: 0, y: 0 }} />
            ))}
          {order.map((model) => (
            <ModelToken key={model} {...of(model)} />
          ))}
        </g>
        <CarriedCrates {...shared} />
        {over}
      </svg>
    </div>
  );
});
