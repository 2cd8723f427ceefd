/** The Limiter under the pointer: while a move is being drawn it follows the hand; what is planned lies still. Only this part is drawn anew. */
import { hazardsOf, lengthAllowed, type Moving, type Prospect, walkOf } from '@tablerunner/combat-zone/plan';
import type { Point } from '@tablerunner/geometry';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePlay, useTable } from '../../../table/play-context.ts';
import styles from '../board/board.module.css';
import { inchesText } from '../board/inches.ts';
import { Limiter, pointAt } from '../board/limiter.tsx';
import { fixed, type Scale } from '../board/scale.ts';
import { Tag } from '../board/tag.tsx';
import { type Planning, usePlan } from '../shared.ts';
import { percentText } from './chances.ts';
import { isMoveChoice } from './choices.ts';
import { usePointer } from './pointer.ts';
import { movingFor, type Walker, wayTo } from './ways.ts';

interface ToolProps {
  readonly scale: Scale;
  readonly px: number;
  /** The layer above the models: what is to be read stands there. */
  readonly above: SVGGElement | null;
}

export function LimiterTool(props: ToolProps) {
  const planning = usePlan();
  const isShowing = useTable(({ shown }) => shown !== undefined);
  if (isShowing) return undefined;
  const { plan, decision, actor, token, card } = planning;
  if (decision === undefined || actor < 0) return undefined;
  const walker = { decision, actor, token, card };
  if (plan?.move !== undefined) {
    return (
      <DrawnWay
        {...props}
        walker={walker}
        way={plan.move.way}
        second={plan.move.second}
        held={planning.bends.length}
        isPlanned
      />
    );
  }
  return isDrawing(planning) ? (
    <Following {...props} walker={walker} bends={planning.bends} cursor={planning.cursor} />
  ) : undefined;
}

/** A move is being drawn: its card is chosen, and nothing is planned yet. */
export const isDrawing = ({ decision, card, plan }: Planning): boolean =>
  decision !== undefined &&
  plan === undefined &&
  (card === 'move' || card?.startsWith('drag ') === true) &&
  decision.legal.some(({ choice }) => isMoveChoice(choice));

interface FollowingProps extends ToolProps {
  readonly walker: Walker;
  readonly bends: readonly Point[];
  readonly cursor: Point | undefined;
}

function Following({ walker, bends, cursor, ...props }: FollowingProps) {
  const at = usePointer((pointer) => pointer.at) ?? cursor;
  const found = at === undefined ? undefined : wayTo(walker, bends, at);
  if (found !== undefined) return <DrawnWay {...props} walker={walker} way={found.way} held={bends.length} />;
  if (bends.length > 0) return <DrawnWay {...props} walker={walker} way={bends} held={bends.length} />;
  return at === undefined ? undefined : <NoWay scale={props.scale} px={props.px} at={at} />;
}

interface DrawnWayProps extends ToolProps {
  readonly walker: Walker;
  readonly way: readonly Point[];
  readonly second?: number | undefined;
  readonly held: number;
  readonly isPlanned?: boolean;
}

function DrawnWay({ scale, px, above, walker, way, second, held, isPlanned = false }: DrawnWayProps) {
  const { speaker, say } = usePlay();
  const { view } = walker.decision;
  const model = view.models[walker.actor];
  if (model === undefined) return undefined;
  const moving: Moving = movingFor(walker, way, second);
  const limit = lengthAllowed(view, moving);
  const { length, problem } = walkOf(view, moving);
  const hazards = hazardsOf(view, moving);
  const rolls = hazards.filter(({ prospect }) => prospect !== undefined).length;
  const end = way.at(-1) ?? model;
  return (
    <g style={{ pointerEvents: 'none' }}>
      <Limiter
        scale={scale}
        speaker={speaker}
        px={px}
        from={model}
        way={way}
        limit={limit}
        width={model.width}
        held={held}
      />
      {above !== null && createPortal(words(model), above)}
    </g>
  );

  function words(start: Point): ReactNode {
    return (
      <g style={{ pointerEvents: 'none' }}>
        {hazards.map(({ meeting, prospect, kind }, i) => {
          if (prospect === undefined) return undefined;
          const { x, y } = scale.at(meeting === undefined ? start : pointAt(start, way, meeting.at));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are met in this order
            <g key={i} className={styles.hazard} transform={`translate(${fixed(x)} ${fixed(y)})`} data-hazard={kind}>
              <circle r={9 * px} strokeWidth={2 * px} />
              <text fontSize={12 * px}>{i + 1}</text>
              <HazardNote prospect={prospect} px={px} />
            </g>
          );
        })}
        {!isPlanned && length > 0 && (
          <Tag scale={scale} px={px} at={end} text={tagText()} isBad={length > limit || problem !== undefined} />
        )}
      </g>
    );
  }

  function tagText(): string {
    if (problem !== undefined && length <= limit) return say('combat-zone.limiter.barred');
    const facts = { length: inchesText(length, say), limit: inchesText(limit, say), rolls };
    return say(length > limit ? 'combat-zone.limiter.too-far' : 'combat-zone.limiter.length', facts);
  }
}

/** What it would need: the chance against the best answer, beside its number. */
function HazardNote({ prospect, px }: { readonly prospect: Prospect; readonly px: number }) {
  const { say } = usePlay();
  const [worst] = prospect.answers;
  if (worst === undefined) return undefined;
  const text = `${percentText(worst.wins, worst.of, say.locale)} ${worst.wins}/${worst.of}`;
  const wide = (6.8 * text.length + 10) * px;
  return (
    <g className={styles.tag} transform={`translate(${fixed(13 * px)} ${fixed(-10 * px)})`}>
      <rect width={wide} height={20 * px} rx={4 * px} />
      <text x={wide / 2} y={10 * px} fontSize={11 * px}>
        {text}
      </text>
    </g>
  );
}

function NoWay({ scale, px, at }: Pick<ToolProps, 'scale' | 'px'> & { readonly at: Point }) {
  const { x, y } = scale.at(at);
  const far = 7 * px;
  return (
    <path
      className={styles.noWay}
      strokeWidth={2.5 * px}
      d={`M${x - far} ${y - far}l${2 * far} ${2 * far}M${x - far} ${y + far}l${2 * far} ${-2 * far}`}
    />
  );
}
