/** A model from above: its base true to scale in the shape of its side, its figure, its tokens in an arc, what it carries and suffers. */
import { type CombatZoneView, hasKeyword, isRedLined, modelName } from '@tablerunner/combat-zone/plan';
import type { Point } from '@tablerunner/geometry';
import type { Speaker } from '@tablerunner/language';
import type { Words } from '../../../i18n/words.ts';
import { Glyph } from '../../../plan/glyph.tsx';
import { classes } from '../../../ui/classes.ts';
import { rimOf } from '../roster/base-shape.ts';
import { glyphOfModel } from '../roster/glyphs.ts';
import styles from './board.module.css';
import { inchesText } from './inches.ts';
import { TALL, widthOfName } from './name-spots.ts';
import { fixed, type Scale, unitsOf } from './scale.ts';
import { TokenArc } from './token-mark.tsx';

const SIDES = ['a', 'b', 'c', 'd'] as const;
const STAR = 'M0 -5L1.5 -1.6L5 -1.5L2.3 0.8L3.2 4.3L0 2.3L-3.2 4.3L-2.3 0.8L-5 -1.5L-1.5 -1.6Z';
/** The rims of the sides are drawn within this radius. */
const RIM_RADIUS = 15.5;

export type ModelMark = 'legal' | 'refused' | 'planned';

interface ModelTokenProps {
  readonly view: CombatZoneView;
  readonly model: number;
  readonly scale: Scale;
  readonly speaker: Speaker;
  readonly say: Words;
  /** Units of the drawing a pixel: what must be readable is as large as it has to be, whatever the size of the plan. */
  readonly px: number;
  /** So small that the tokens become a count. */
  readonly isFar: boolean;
  /** So small that there is no room for a count. */
  readonly isTiny: boolean;
  readonly mark?: ModelMark | undefined;
  readonly isActing?: boolean;
  readonly isLookedAt?: boolean;
}

export function ModelToken(props: ModelTokenProps) {
  const { view, model, scale, speaker, px, isFar, isTiny, mark, isActing = false, isLookedAt = false } = props;
  const found = view.models[model];
  if (found === undefined) return undefined;
  const { x, y } = scale.at(found);
  const radius = unitsOf(found.width) / 2;
  const side = view.players[found.player]?.side ?? 0;
  const { tokens, kind, hacked, stunned, z: height } = found;
  const ready = tokens.filter(({ isReady }) => isReady).length;
  return (
    <g
      className={classes(styles.model, styles[SIDES[side] ?? 'a'])}
      style={{ transform: `translate(${fixed(x)}px, ${fixed(y)}px)` }}
      data-model={model}
      data-mark={mark}
    >
      {height > 0 && <circle className={styles.aloft} r={radius + 3 * px} />}
      {isActing && <circle className={styles.acting} r={radius + 4 * px} strokeWidth={3 * px} />}
      {mark !== undefined && <Mark mark={mark} radius={radius + 6 * px} px={px} />}
      {isLookedAt && <circle className={styles.looked} r={radius + 9 * px} strokeWidth={1.5 * px} />}
      <g transform={`scale(${fixed(radius / RIM_RADIUS)})`}>
        <path className={styles.base} d={rimOf(side)} />
        {isRedLined(found) && <circle className={styles.redLine} r={12.2} />}
        <Glyph name={glyphOfModel(view, model)} x={0} y={0} size={kind === 'character' ? 20 : 15} />
      </g>
      {hasKeyword(view, model, 'leader') && (
        <g transform={`translate(${fixed(radius * 0.8)} ${fixed(radius * 0.75)}) scale(${fixed(Math.max(0.7, px))})`}>
          <circle className={styles.badge} r={6.5} />
          <path className={styles.star} d={STAR} />
        </g>
      )}
      {tokens.length > 0 &&
        !isTiny &&
        (isFar ? (
          <Count text={`${ready}/${tokens.length}`} x={0} y={-radius - 7 * px} px={px} />
        ) : (
          <TokenArc tokens={tokens} speaker={speaker} radius={radius + 9 * px} size={0.62 * px} />
        ))}
      {hacked > 0 && <Count text={`H${hacked}`} x={-radius - 4 * px} y={radius * 0.6} px={px} isBad />}
      {stunned > 0 && <Count text="×" x={-radius - 4 * px} y={radius * 0.6} px={px} isBad />}
    </g>
  );
}

/** The names lie below all bases, so that none hides a model. */
export function ModelName({
  view,
  model,
  scale,
  speaker,
  say,
  px,
  mark,
  spot,
  isActing = false,
  isLookedAt = false,
}: ModelTokenProps & { readonly spot: Point }) {
  const found = view.models[model];
  if (found === undefined) return undefined;
  const { x, y } = scale.at(found);
  return (
    <g className={styles.model} style={{ transform: `translate(${fixed(x)}px, ${fixed(y)}px)` }}>
      <NamePlate
        text={nameText(view, model, speaker, say)}
        at={spot}
        px={px}
        isStrong={isActing || isLookedAt || mark === 'planned'}
      />
    </g>
  );
}

/** "Kyodai 1", and where it stands on something its height. */
export function nameText(view: CombatZoneView, model: number, speaker: Speaker, say: Words): string {
  const name = speaker.name(modelName(view, model));
  const { z: height = 0 } = view.models[model] ?? {};
  return height > 0 ? `${name} ↑${inchesText(height, say)}` : name;
}

/** Brackets round what can be chosen; broken ones round what cannot; a closed ring round what is planned. */
function Mark({ mark, radius, px }: { readonly mark: ModelMark; readonly radius: number; readonly px: number }) {
  if (mark === 'planned') return <circle className={styles.planned} r={radius} strokeWidth={2.5 * px} />;
  const [out, inn] = [radius, radius * 0.55];
  const corner = (sx: number, sy: number): string =>
    `M${fixed(sx * out)} ${fixed(sy * inn)}V${fixed(sy * out)}H${fixed(sx * inn)}`;
  return (
    <path
      className={mark === 'legal' ? styles.legal : styles.refusedMark}
      strokeWidth={2.2 * px}
      d={corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1)}
    />
  );
}

interface CountProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly px: number;
  readonly isBad?: boolean;
}

function Count({ text, x, y, px, isBad = false }: CountProps) {
  const wide = (7 * text.length + 6) * px;
  return (
    <g className={classes(styles.count, isBad && styles.badCount)} transform={`translate(${fixed(x)} ${fixed(y)})`}>
      <rect x={-wide / 2} y={-7.5 * px} width={wide} height={15 * px} rx={3 * px} />
      <text fontSize={11 * px}>{text}</text>
    </g>
  );
}

interface NamePlateProps {
  readonly text: string;
  /** Its middle, counted from the model's. */
  readonly at: Point;
  readonly px: number;
  readonly isStrong: boolean;
}

function NamePlate({ text, at, px, isStrong }: NamePlateProps) {
  const [wide, tall] = [widthOfName(text) * px, TALL * px];
  return (
    <g
      className={classes(styles.plate, isStrong && styles.strongPlate)}
      transform={`translate(${fixed(at.x)} ${fixed(at.y)})`}
    >
      <rect x={-wide / 2} y={-tall / 2} width={wide} height={tall} rx={2 * px} />
      <text fontSize={11 * px}>{text}</text>
    </g>
  );
}
