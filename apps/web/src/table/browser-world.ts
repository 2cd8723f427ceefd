/** The browser as the store of a table knows it. */
import { isMotionReduced, useSettings } from '../app/settings.ts';
import { browserGathering } from '../link/gatherer.ts';
import { openLink } from '../link/link.ts';
import { browserWitness } from '../link/witness.ts';
import { randomText } from '../worker/random.ts';
import type { TableWorld } from './table-store.ts';

const ID_LENGTH = 20;

// Not randomUUID: a page that a friend opens by plain http has none.
const newId = (): string => randomText(ID_LENGTH);

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
  newId,
  witness: browserWitness,
  gather: browserGathering(newId),
};
