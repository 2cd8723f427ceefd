/** How far each player is who adds to the dice before the match begins. */
import type { GatheringMessage, SeatInfo } from '@tablerunner/table';

export type Progress = 'machine' | 'missing' | 'sat' | 'untold' | 'told';

/** All hashes first, then all shares: whoever has told neither is not here yet. */
export function progressOf({ seat, player }: SeatInfo, { hashes, shares, waitingFor }: GatheringMessage): Progress {
  if (player.kind === 'machine') return 'machine';
  if (shares[seat] !== undefined) return 'told';
  if (hashes[seat] === undefined) return 'missing';
  return waitingFor.includes(seat) ? 'untold' : 'sat';
}
