/** The middle of the table: threat above the floor, the floor with its overlays; on a phone the network in its place. */
import { floorOf } from '@tablerunner/burncycle/plan';
import type { Cell } from '@tablerunner/geometry';
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isMotionReduced, useSettings } from '../../../app/settings.ts';
import type { Picked } from '../../../plan/cells.tsx';
import { MAGNIFIED, Magnifier, needsMagnifier, useMagnifier } from '../../../plan/magnifier.tsx';
import { useCellInSight, useMarkedPlace } from '../../../plan/marked-place.ts';
import { CELL, type Point, RIM } from '../../../plan/measure.ts';
import { PanZoom } from '../../../table/pan-zoom.tsx';
import { usePlay, useTable } from '../../../table/play-context.ts';
import { useNarrow } from '../../../table/use-narrow.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { BurncycleBoard } from '../board/burncycle-board.tsx';
import { ThreatTrack } from '../mission/threat-track.tsx';
import { NetworkPanel } from '../network/network-panel.tsx';
import { usePlan } from '../shared.ts';
import { useBoardKeys } from './board-keys.ts';
import { hintsOf } from './cell-hints.ts';
import { FloorSwitches } from './floor-switches.tsx';
import { overlaysOf, targetsOf } from './overlays-now.ts';
import { isChoice, pickAt } from './pick.ts';
import styles from './play-board.module.css';
import { isOnNetwork } from './questions.ts';
import { FloorNote } from './spot-note.tsx';

/** A step takes so long at the usual speed. */
const GLIDE = 160;

export function PlayBoard() {
  const { say } = usePlay();
  const { view, decision } = usePlan();
  const [side, setSide] = useState<'floor' | 'network'>('floor');
  const isNarrow = useNarrow();
  const isAsked = decision !== undefined && isOnNetwork(decision);
  // On a phone a question about the network brings it up, and its answer the floor again.
  useEffect(() => setSide(isAsked ? 'network' : 'floor'), [isAsked]);
  if (view === undefined) return undefined;
  return (
    <div className={styles.middle}>
      <ThreatTrack />
      {isNarrow && (
        <Segmented
          className={styles.switch}
          legend={say('burncycle.side-shown')}
          hideLegend
          segments={[
            { value: 'floor', label: say('burncycle.floor') },
            { value: 'network', label: say('burncycle.network') },
          ]}
          value={side}
          onChange={setSide}
        />
      )}
      {isNarrow && side === 'network' ? (
        <div className={styles.network}>
          <NetworkPanel />
        </div>
      ) : (
        <div className={styles.floor}>
          <FloorPlan />
        </div>
      )}
    </div>
  );
}

function FloorPlan() {
  const { speaker, say } = usePlay();
  const planning = usePlan();
  const { view, decision, cursor, refused, card, mover } = planning;
  const { overlays: wanted, speed, motion } = useSettings();
  const shown = useTable((state) => state.shown);
  const floor = floorOf(view);
  const overlays = useMemo(
    () =>
      shown === undefined
        ? overlaysOf(planning, wanted)
        : { awareness: wanted.includes('sight'), lookedAt: planning.lookedAt },
    [shown, planning, wanted],
  );
  const targets = useMemo(() => targetsOf(planning), [planning]);
  const hints = useMemo(() => hintsOf(planning, overlays, { say, speaker }), [planning, overlays, say, speaker]);
  const onKey = useBoardKeys(overlays);
  const marked = useMarkedPlace(floor, planning.setCursor);
  const actor = view.bots[decision?.actor ?? -1]?.cell;
  useCellInSight(refused?.cell ?? actor);
  const { magnified, magnify } = useMagnifier();
  const hasChosen = useRef(false);
  const pick = (picked: Picked, size: number): void => {
    const found = decision === undefined ? undefined : pickAt(decision, { ...picked, card, mover });
    const isUnsure = found !== undefined && needsMagnifier(size, picked, found.is === 'plan' && found.atOnce);
    hasChosen.current = found !== undefined && !isUnsure && isChoice(found);
    if (isUnsure) magnify(picked.cell);
    else planning.pickCell(picked);
  };
  const rim = (2 * RIM) / CELL;
  const glide = speed === 0 || isMotionReduced(motion) ? 0 : GLIDE / speed;
  const board = { view, speaker, say, targets, acting: actingGuard(shown?.event) };
  return (
    <PanZoom
      width={floor.grid.width + rim}
      height={floor.grid.height + rim}
      tools={<FloorSwitches />}
      hasChosen={() => hasChosen.current}
      over={
        magnified !== undefined && (
          <Magnifier plan={floor} cell={magnified} onClose={() => magnify(undefined)}>
            <BurncycleBoard
              {...board}
              cell={MAGNIFIED}
              overlays={{ ...overlays, changed: new Set([magnified]) }}
              cursor={magnified}
              onCursor={() => undefined}
              onPick={(picked) => {
                magnify(undefined);
                planning.pickCell(picked);
              }}
            />
          </Magnifier>
        )
      }
    >
      {(cell) => {
        const at = ({ x, y }: Point) => ({ left: ((x + RIM) * cell) / CELL, top: ((y + RIM) * cell) / CELL });
        return (
          <div
            className={styles.stage}
            style={{ '--glide': `${glide}ms` } as CSSProperties}
            data-mine={decision !== undefined || undefined}
          >
            <BurncycleBoard
              {...board}
              cell={cell}
              overlays={marked === undefined ? overlays : { ...overlays, changed: new Set([marked]) }}
              hints={hints}
              cursor={cursor ?? (actor !== undefined && actor >= 0 ? actor : undefined)}
              onCursor={planning.setCursor}
              onPick={(picked) => pick(picked, cell)}
              onHover={planning.setHover}
              onKey={(event: KeyboardEvent, of: Cell) => onKey(event, of)}
            />
            <FloorNote at={at} size={cell} />
          </div>
        );
      }}
    </PanZoom>
  );
}

/** The unit of an event that is on show. */
function actingGuard(event: { readonly name: string; readonly data: unknown } | undefined): number | undefined {
  if (event === undefined || !event.name.startsWith('burncycle/guard-')) return undefined;
  return (event.data as { readonly guard?: number }).guard;
}
