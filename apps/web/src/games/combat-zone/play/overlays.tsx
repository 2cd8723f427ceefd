/** What is laid over the table for the plan of the moment: reach, ranges, the path of attack, the cursor. */
import { actionOf, baseOf, COLOURS, type Colour } from '@tablerunner/combat-zone/plan';
import { LIMITER, type Point } from '@tablerunner/geometry';
import { useId, useMemo } from 'react';
import { useSettings } from '../../../app/settings.ts';
import { useTable } from '../../../table/play-context.ts';
import { classes } from '../../../ui/classes.ts';
import styles from '../board/board.module.css';
import { Corridor } from '../board/corridor.tsx';
import { fixed, type Scale, shapeOf, unitsOf } from '../board/scale.ts';
import { usePlan } from '../shared.ts';
import { aimNow } from './aim.ts';
import { isDrawing } from './limiter-tool.tsx';
import { colourFor } from './payers.ts';
import { startOf } from './ways.ts';

interface OverlayProps {
  readonly scale: Scale;
  readonly px: number;
}

/** All that the token leads to without a roll, in its colour. */
export function Reach({ scale }: OverlayProps) {
  const planning = usePlan();
  const isWanted = useSettings(({ overlays }) => overlays.includes('reach'));
  const isShowing = useTable(({ shown }) => shown !== undefined);
  const { decision, actor, token, card, bends, view } = planning;
  const id = useId();
  const isShown = isWanted && !isShowing && (isDrawing(planning) || planning.plan?.move !== undefined);
  const found = useMemo(() => {
    if (!isShown || decision === undefined || actor < 0) return undefined;
    const { region, base } = startOf({ decision, actor, token, card }, bends);
    return { paths: region.outlines.map((outline) => shapeOf(scale, outline)), height: base.z };
  }, [isShown, decision, actor, token, card, bends, scale]);
  if (found === undefined || decision === undefined) return undefined;
  const { paths, height } = found;
  // From a roof only what is as high is reached without a roll: whoever leaves it jumps.
  const roofs = height > 0 ? view.field.pieces.filter(({ isFloor, top }) => isFloor && top === height) : [];
  return (
    <>
      {roofs.length > 0 && (
        <clipPath id={`${id}-roof`}>
          {roofs.map(({ id: piece, outline }) => (
            <path key={piece} d={shapeOf(scale, outline)} />
          ))}
        </clipPath>
      )}
      <g
        className={classes(styles.reach, styles[colourFor(decision, actor, token)])}
        clipPath={roofs.length > 0 ? `url(#${id}-roof)` : undefined}
      >
        {/* One by one: areas that overlap would cut holes into each other. */}
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </>
  );
}

const RANGES: Readonly<Record<Colour, number>> = { red: LIMITER.red, yellow: LIMITER.yellow, green: LIMITER.green };

/** The bands round the acting model, from its rim. */
export function Ranges({ scale, px }: OverlayProps) {
  const { view, actor, lookedAt, card } = usePlan();
  const isWanted = useSettings(({ overlays }) => overlays.includes('distance'));
  const from = view.models[actor >= 0 && card !== undefined ? actor : (lookedAt ?? actor)];
  if (!isWanted || from?.place !== 'table') return undefined;
  const { x, y } = scale.at(from);
  return (
    <g>
      {COLOURS.map((colour) => (
        <circle
          key={colour}
          className={classes(styles.range, styles[colour])}
          strokeWidth={1.6 * px}
          cx={fixed(x)}
          cy={fixed(y)}
          r={unitsOf(RANGES[colour] + from.width / 2)}
        />
      ))}
    </g>
  );
}

/** With an action chosen, the path to whoever is pointed at. */
export function AttackPath({ scale, px }: OverlayProps) {
  const planning = usePlan();
  const isWanted = useSettings(({ overlays }) => overlays.includes('sight'));
  const isShowing = useTable(({ shown }) => shown !== undefined);
  const aim = useMemo(() => (isWanted && !isShowing ? aimNow(planning) : undefined), [planning, isWanted, isShowing]);
  if (aim === undefined) return undefined;
  const { view } = planning;
  const [from, to] = [view.models[aim.actor], view.models[aim.target]];
  if (from === undefined || to === undefined) return undefined;
  const pieceOf = (id: string | undefined) => view.field.pieces.find((piece) => piece.id === id);
  return (
    <Corridor
      scale={scale}
      px={px}
      from={from}
      to={to}
      blocker={pieceOf(aim.blockedBy)}
      things={aim.inPath.map(({ number, by, piece, model }) => ({
        number,
        by,
        outline: pieceOf(piece)?.outline,
        base: model === undefined ? undefined : baseOf(view, model),
      }))}
    />
  );
}

/** While a roll lies on the table: between whom it is. What lies in the path is counted already, and stands in the sum. */
export function ContestPath({ scale, px }: OverlayProps) {
  const { view, decision } = usePlan();
  const isWanted = useSettings(({ overlays }) => overlays.includes('sight'));
  const { acting, opposing = [], action } = view.contest ?? {};
  const from = acting === undefined ? undefined : view.models[acting.model];
  // Whoever is asked how to oppose sees the path with its cover.
  if (!isWanted || from?.place !== 'table' || acting === undefined || decision?.step === 'combat-zone/contest')
    return undefined;
  const card = action === undefined ? undefined : actionOf(view, acting.model, action);
  if (card === undefined || card.isMove === true) return undefined;
  const ends = opposing.map(({ model }) => view.models[model]).filter((one) => one?.place === 'table');
  return ends.map(
    (to, at) =>
      to !== undefined && (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order in which they were rolled
        <g key={at} data-contest="">
          <Corridor scale={scale} px={px} from={from} to={to} things={[]} />
        </g>
      ),
  );
}

/** The keyboard's cursor: a cross in a ring. */
export function Cursor({ scale, px, at }: OverlayProps & { readonly at: Point | undefined }) {
  if (at === undefined) return undefined;
  const { x, y } = scale.at(at);
  const [near, far] = [5 * px, 15 * px];
  const arm = (dx: number, dy: number): string =>
    `M${fixed(x + dx * near)} ${fixed(y + dy * near)}L${fixed(x + dx * far)} ${fixed(y + dy * far)}`;
  return (
    <path
      className={styles.cursor}
      data-cursor-mark=""
      strokeWidth={2 * px}
      d={arm(1, 0) + arm(-1, 0) + arm(0, 1) + arm(0, -1)}
    />
  );
}

/** What a sentence of the log speaks of. */
export function ShownPlace({ scale, px, at }: OverlayProps & { readonly at: Point | undefined }) {
  if (at === undefined) return undefined;
  const { x, y } = scale.at(at);
  return <circle className={styles.shown} data-shown-place="" cx={x} cy={y} r={22 * px} strokeWidth={3 * px} />;
}
