/** The overlays of the floor: where one can walk, and what security notices. */
import { Eye, Footprints } from 'lucide-react';
import { type Overlay, useSettings, withOverlay } from '../../../app/settings.ts';
import { OverlaySwitches } from '../../../table/overlay-switches.tsx';
import { usePlay } from '../../../table/play-context.ts';
import styles from './floor-switches.module.css';

const SWITCHES = [
  { overlay: 'reach', Sign: Footprints },
  { overlay: 'sight', Sign: Eye },
] as const satisfies readonly { readonly overlay: Overlay; readonly Sign: typeof Eye }[];

export function FloorSwitches() {
  const { say } = usePlay();
  const { overlays, set } = useSettings();
  const front = <path className={styles.front} d="M3 13L8 4L13 13" />;
  const around = <path className={styles.around} d="M4 4h0.01M12 4h0.01M8 8h0.01M4 12h0.01M12 12h0.01" />;
  return (
    <OverlaySwitches
      switches={SWITCHES.map(({ overlay, Sign }) => ({
        id: overlay,
        Sign,
        name: say(`burncycle.overlay.${overlay}`),
        isOn: overlays.includes(overlay),
        toggle: () => set({ overlays: withOverlay(overlays, overlay, !overlays.includes(overlay)) }),
      }))}
      legend={
        overlays.includes('sight')
          ? [
              { text: say('burncycle.legend.front'), sign: front },
              { text: say('burncycle.legend.around'), sign: around },
            ]
          : []
      }
    />
  );
}
