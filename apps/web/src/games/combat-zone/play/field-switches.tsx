/** The overlays of the table: what is within reach, the path of attack, the ranges. */
import { CircleDot, Crosshair, Footprints } from 'lucide-react';
import { type Overlay, useSettings, withOverlay } from '../../../app/settings.ts';
import { OverlaySwitches } from '../../../table/overlay-switches.tsx';
import { usePlay } from '../../../table/play-context.ts';

const SWITCHES = [
  { overlay: 'reach', Sign: Footprints },
  { overlay: 'sight', Sign: Crosshair },
  { overlay: 'distance', Sign: CircleDot },
] as const satisfies readonly { readonly overlay: Overlay; readonly Sign: typeof Crosshair }[];

export function FieldSwitches() {
  const { say } = usePlay();
  const { overlays, set } = useSettings();
  return (
    <OverlaySwitches
      switches={SWITCHES.map(({ overlay, Sign }) => ({
        id: overlay,
        Sign,
        name: say(`combat-zone.overlay.${overlay}`),
        isOn: overlays.includes(overlay),
        toggle: () => set({ overlays: withOverlay(overlays, overlay, !overlays.includes(overlay)) }),
      }))}
      legend={[]}
    />
  );
}
