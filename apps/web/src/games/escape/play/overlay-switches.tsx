/** The overlays, each with its switch; on a phone behind one button. */
import { Eye, Footprints, Layers, TriangleAlert } from 'lucide-react';
import { type Overlay, useSettings } from '../../../app/settings.ts';
import { usePlay } from '../../../table/play-context.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Popover } from '../../../ui/popover.tsx';
import styles from './overlay-switches.module.css';

const SWITCHES = [
  { overlay: 'reach', Sign: Footprints },
  { overlay: 'sight', Sign: Eye },
  { overlay: 'threat', Sign: TriangleAlert },
] as const satisfies readonly { readonly overlay: Overlay; readonly Sign: typeof Eye }[];

export function OverlaySwitches() {
  const { say } = usePlay();
  return (
    <>
      <div className={styles.wide}>
        <Switches />
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
  const toggle = (overlay: Overlay): void =>
    set({ overlays: overlays.includes(overlay) ? overlays.filter((one) => one !== overlay) : [...overlays, overlay] });
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
          <span>{say(`escape.overlay.${overlay}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
