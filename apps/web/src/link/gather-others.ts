/** Several seats of a server's table belong to this browser: while one of them is sat at, the others add to the dice too. */
import { type GatherWorld, gatherer } from './gatherer.ts';
import type { Kept } from './kept.ts';
import type { Link, LinkListener } from './link-types.ts';
import { isSound, seeGathering, type Witness } from './witness.ts';

export interface OthersWorld {
  open(table: string, secret: string | undefined, on: LinkListener): Link;
  readonly witness: Kept<Witness>;
  readonly gather: GatherWorld;
}

/** Gives back how to stop. */
export function gatherOthers(table: string, secrets: readonly string[], world: OthersWorld): () => void {
  const stops = secrets.map((secret) => {
    const shares = gatherer(world.gather, (message) => link.send(message));
    const link = world.open(table, secret, {
      message(message) {
        if (message.type !== 'gathering') return shares.stop();
        const seen = seeGathering(world.witness.find(table), message);
        world.witness.keep(table, seen);
        shares.hear(message, isSound(seen, message));
      },
      state: () => undefined,
    });
    return () => {
      shares.stop();
      link.close();
    };
  });
  return () => {
    for (const stop of stops) stop();
  };
}
