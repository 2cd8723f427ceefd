/** The browser as the store of a table knows it. */
import { isMotionReduced, useSettings } from '../app/settings.ts';
import { openLink } from '../link/link.ts';
import type { TableWorld } from './table-store.ts';

export const browserWorld: TableWorld = {
  open: openLink,
  speed() {
    const { speed, motion } = useSettings.getState();
    return isMotionReduced(motion) || document.hidden ? 0 : speed;
  },
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  newId: () => crypto.randomUUID(),
};
