/** The chance by which a machine thinks: out of the table's own seed, so that the same match is thought the same way. */
import { hashText } from '@tablerunner/engine';

/** Its own prefix: never the stream of the dice. */
export const thinkingSeed = (seed: string, revision: number): string =>
  hashText(`tablerunner thinking ${revision} ${seed}`);
