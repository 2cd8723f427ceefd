/** The overlays of Escape's board: reach, sight, threat, distances. */
import { boardOf } from '@tablerunner/escape/plan';
import { cellName } from '@tablerunner/geometry';
import { Eye, Footprints, Ruler, TriangleAlert } from 'lucide-react';
import { type Overlay, useSettings, withOverlay } from '../../../app/settings.ts';
import { OverlaySwitches } from '../../../table/overlay-switches.tsx';
import { usePlay } from '../../../table/play-context.ts';
import styles from './overlay-switches.module.css';
import { standpointOf } from './overlays-now.ts';
import { usePlan } from './plan-context.tsx';

const SWITCHES = [
  { overlay: 'reach', Sign: Footprints },
  { overlay: 'sight', Sign: Eye },
  { overlay: 'threat', Sign: TriangleAlert },
  { overlay: 'distance', Sign: Ruler },
] as const satisfies readonly { readonly overlay: Overlay; readonly Sign: typeof Eye }[];

export function EscapeOverlays() {
  const { say } = usePlay();
  const { overlays, set } = useSettings();
  const planning = usePlan();
  const standpoint = standpointOf(planning);
  /** A plan moves the place from which one looks: the switch says where it is. */
  const nameOf = (overlay: Overlay): string => {
    if (overlay !== 'sight' || standpoint === undefined || planning.plan?.path === undefined) {
      return say(`escape.overlay.${overlay}`);
    }
    return say('escape.overlay.sight-from', { cell: cellName(boardOf(planning.view).grid, standpoint) });
  };
  const hatch = <path className={styles.hatch} d="M0 8L8 0M0 16L16 0M8 16L16 8" />;
  const corner = <path className={styles.corner} d="M2 2h11l-11 11z" />;
  return (
    <OverlaySwitches
      switches={SWITCHES.map(({ overlay, Sign }) => ({
        id: overlay,
        Sign,
        name: nameOf(overlay),
        isOn: overlays.includes(overlay),
        toggle: () => set({ overlays: withOverlay(overlays, overlay, !overlays.includes(overlay)) }),
      }))}
      legend={[
        ...(overlays.includes('sight') ? [{ text: say('escape.legend.unseen'), sign: hatch }] : []),
        ...(overlays.includes('threat') ? [{ text: say('escape.legend.threat'), sign: corner }] : []),
      ]}
    />
  );
}
