/** The overlays, each with its switch, and what their signs mean; on a phone behind one button. */
import { boardOf } from '@tablerunner/escape/plan';
import { cellName } from '@tablerunner/geometry';
import { Eye, Footprints, Layers, Ruler, TriangleAlert } from 'lucide-react';
import { type Overlay, useSettings, withOverlay } from '../../../app/settings.ts';
import { usePlay } from '../../../table/play-context.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Popover } from '../../../ui/popover.tsx';
import styles from './overlay-switches.module.css';
import { standpointOf } from './overlays-now.ts';
import { usePlan } from './plan-context.tsx';

const SWITCHES = [
  { overlay: 'reach', Sign: Footprints },
  { overlay: 'sight', Sign: Eye },
  { overlay: 'threat', Sign: TriangleAlert },
  { overlay: 'distance', Sign: Ruler },
] as const satisfies readonly { readonly overlay: Overlay; readonly Sign: typeof Eye }[];

export function OverlaySwitches() {
  const { say } = usePlay();
  return (
    <>
      <div className={styles.wide}>
        <Switches />
        <Legend />
      </div>
      <div className={styles.narrow}>
        <Popover
          label={say('escape.overlays')}
          trigger={
            <Button iconOnly icon={<Layers size={22} aria-hidden="true" />}>
              {say('escape.overlays')}
            </Button>
          }
        >
          <Switches />
        </Popover>
      </div>
    </>
  );
}

function Switches() {
  const { say } = usePlay();
  const { overlays, set } = useSettings();
  const planning = usePlan();
  const standpoint = standpointOf(planning);
  const toggle = (overlay: Overlay): void =>
    set({ overlays: withOverlay(overlays, overlay, !overlays.includes(overlay)) });
  return (
    <fieldset className={styles.switches}>
      <legend className="visually-hidden">{say('escape.overlays')}</legend>
      {SWITCHES.map(({ overlay, Sign }) => (
        <button
          key={overlay}
          type="button"
          className={classes(styles.switch, overlays.includes(overlay) && styles.on)}
          aria-pressed={overlays.includes(overlay)}
          onClick={() => toggle(overlay)}
        >
          <Sign size={16} aria-hidden="true" />
          <span>{nameOf(overlay)}</span>
        </button>
      ))}
    </fieldset>
  );

  /** A plan moves the place from which one looks: the switch says where it is. */
  function nameOf(overlay: Overlay): string {
    if (overlay !== 'sight' || standpoint === undefined || planning.plan?.path === undefined) {
      return say(`escape.overlay.${overlay}`);
    }
    return say('escape.overlay.sight-from', { cell: cellName(boardOf(planning.view).grid, standpoint) });
  }
}

/** Signs that do not explain themselves. */
function Legend() {
  const { say } = usePlay();
  const { overlays } = useSettings();
  return (
    <p className={styles.legend}>
      {overlays.includes('sight') && (
        <span>
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path className={styles.hatch} d="M0 8L8 0M0 16L16 0M8 16L16 8" />
          </svg>
          {say('escape.legend.unseen')}
        </span>
      )}
      {overlays.includes('threat') && (
        <span>
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path className={styles.corner} d="M2 2h11l-11 11z" />
          </svg>
          {say('escape.legend.threat')}
        </span>
      )}
    </p>
  );
}
