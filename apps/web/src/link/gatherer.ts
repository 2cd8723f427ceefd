/**
 * Adds a seat's share to the dice of a table: draws it, keeps it, tells its hash, and tells the share itself when all hashes
 * are in. A share that was told is no secret any more: it is told again only beside the same hashes, and another round gets another.
 */
import { canonicalJson, shareHash } from '@tablerunner/engine';
import type { ClientMessage, GatheringMessage } from '@tablerunner/table';
import type { Kept } from './kept.ts';
import { newSeed } from './new-seed.ts';
import { browserShares, type KeptShare, shareName } from './shares.ts';
import { hasAllHashes } from './witness.ts';

/** What gathering needs of the page around it; tests bring their own. */
export interface GatherWorld {
  readonly shares: Kept<KeptShare>;
  newShare(): string;
  newId(): string;
  after(milliseconds: number, work: () => void): () => void;
}

export interface Gatherer {
  /** `isSound`: what the host tells fits what it told before. Else nothing is told to it any more. */
  hear(message: GatheringMessage, isSound: boolean): void;
  stop(): void;
}

type Send = (message: Extract<ClientMessage, { type: 'hash' | 'reveal' }>) => void;

/** Somebody else with the same seat, on another device perhaps, gets so long to tell the share that they hold. */
const PATIENCE = 4_000;

export function gatherer(world: GatherWorld, send: Send): Gatherer {
  let latest: GatheringMessage | undefined;
  let hasBegunAnew = false;
  let stop = (): void => undefined;

  /** One that nobody was told yet. */
  const freshShare = (name: string): string => {
    const kept = world.shares.find(name);
    if (kept?.isTold === false) return kept.share;
    const share = world.newShare();
    world.shares.keep(name, { share, isTold: false });
    return share;
  };

  const tellHash = ({ table: { id }, viewer }: GatheringMessage): void =>
    send({ type: 'hash', id: world.newId(), hash: shareHash(id, viewer, freshShare(shareName(id, viewer))) });

  /** The share that belongs to our hash is not here. Two who hold the same seat must not drive each other out for ever. */
  const beginAnew = (): void => {
    if (latest === undefined) return;
    const isWaitedFor = hasAllHashes(latest) && latest.waitingFor.includes(latest.viewer);
    if (hasBegunAnew && !isWaitedFor) return;
    hasBegunAnew = true;
    tellHash(latest);
  };

  return {
    hear(message, isSound) {
      stop();
      latest = message;
      const { table, viewer, hashes, shares } = message;
      const isPerson = table.seats.some(({ seat, player }) => seat === viewer && player.kind === 'person');
      if (!isPerson || !isSound || shares[viewer] !== undefined) return;
      if (hashes[viewer] === undefined) return tellHash(message);
      const kept = world.shares.find(shareName(table.id, viewer));
      const beside = canonicalJson([message.round, hashes]);
      const isOurs = kept !== undefined && shareHash(table.id, viewer, kept.share) === hashes[viewer];
      // Whoever keeps our hash and lets another change theirs knows our share by now.
      if (!isOurs || (kept.isTold && kept.beside !== beside)) {
        stop = world.after(PATIENCE, beginAnew);
      } else if (hasAllHashes(message)) {
        const { share } = kept;
        world.shares.keep(shareName(table.id, viewer), { share, isTold: true, beside });
        send({ type: 'reveal', id: world.newId(), share });
      }
    },
    stop: () => stop(),
  };
}

export const browserGathering = (newId: () => string): GatherWorld => ({
  shares: browserShares,
  newShare: newSeed,
  newId,
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
});
