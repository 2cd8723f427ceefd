/**
 * Before the first roll every person adds to the dice: all send the hash of a share, then all tell the share. Nobody, the
 * host included, can choose their part after they have seen another's. A seat that lost its share may begin a new round.
 */
import { accept, type Refusal, refuse, type Seat, type Shares, shareHash, type Viewer } from '@tablerunner/engine';
import type { ClientMessage, HostMessage } from './protocol.ts';
import type { TableInfo, TableShare } from './setup.ts';

/** What is kept of it, as plain JSON. */
export interface GatheringState {
  readonly round: number;
  /** Whoever began this round because their share was lost. */
  readonly restartedBy?: Seat;
  readonly hashes: Readonly<Record<Seat, string>>;
  readonly shares: Shares;
}

export type GatheringMessage = Extract<HostMessage, { type: 'gathering' }>;

/** `changed` is false for what was said before. */
type Taken = { readonly ok: true; readonly changed: boolean };

const FRESH: GatheringState = { round: 1, hashes: {}, shares: {} };

export class Gathering {
  readonly table: TableInfo;
  private readonly seats: readonly Seat[];
  private kept: GatheringState;

  constructor(table: TableInfo, state: GatheringState = FRESH) {
    this.table = table;
    this.seats = table.seats.flatMap(({ seat, player }) => (player.kind === 'person' ? [seat] : []));
    this.kept = state;
  }

  get state(): GatheringState {
    return this.kept;
  }

  /** Whose hash is missing, or, when all hashes are in, whose share. */
  get waitingFor(): readonly Seat[] {
    const { hashes, shares } = this.kept;
    const silent = this.seats.filter((seat) => hashes[seat] === undefined);
    return silent.length > 0 ? silent : this.seats.filter((seat) => shares[seat] === undefined);
  }

  get isComplete(): boolean {
    return this.waitingFor.length === 0;
  }

  hash(seat: Seat, hash: string): Taken | Refusal {
    if (!this.seats.includes(seat)) return notAsked(seat);
    const { round, hashes, shares } = this.kept;
    if (hashes[seat] === hash) return { ...accept(), changed: false };
    if (this.isComplete) return begun();
    this.kept =
      hashes[seat] === undefined
        ? { ...this.kept, hashes: { ...hashes, [seat]: hash }, shares }
        : { round: round + 1, restartedBy: seat, hashes: { [seat]: hash }, shares: {} };
    return { ...accept(), changed: true };
  }

  reveal(seat: Seat, share: string): Taken | Refusal {
    if (!this.seats.includes(seat)) return notAsked(seat);
    const { hashes, shares } = this.kept;
    if (shares[seat] === share) return { ...accept(), changed: false };
    const silent = this.seats.filter((other) => hashes[other] === undefined);
    if (silent.length > 0) return refuse('ENG-SHARE-02', 'hashes-missing', { waitingFor: silent });
    if (shares[seat] !== undefined) return refuse('ENG-SHARE-04', 'share-told-already', { seat });
    if (shareHash(this.table.id, seat, share) !== hashes[seat]) return refuse('ENG-SHARE-03', 'share-does-not-fit');
    this.kept = { ...this.kept, shares: { ...shares, [seat]: share } };
    return { ...accept(), changed: true };
  }

  message(viewer: Viewer): GatheringMessage {
    return { type: 'gathering', table: this.table, viewer, ...this.kept, waitingFor: this.waitingFor };
  }

  /** What the table tells of it from the beginning of the match on. */
  result(): { readonly shares: Readonly<Record<Seat, TableShare>>; readonly rounds: number } {
    const { hashes, shares, round } = this.kept;
    const told = this.seats.map((seat) => [seat, { hash: hashes[seat] ?? '', share: shares[seat] ?? '' }]);
    return { shares: Object.fromEntries(told), rounds: round };
  }
}

const notAsked = (seat: Seat): Refusal => refuse('ENG-SHARE-01', 'no-share-of-this-seat', { seat });
const begun = (): Refusal => refuse('ENG-SHARE-05', 'shares-are-in');

/** Anything but hashes and shares has to wait for the beginning. */
export const stillGathering = (waitingFor: readonly Seat[]): Refusal =>
  refuse('ENG-SHARE-06', 'still-gathering', { waitingFor });

/** What a seat that holds its share sends next, if it is its turn to send anything. */
export function gatheringAnswer(
  { table, viewer, hashes, shares, waitingFor }: GatheringMessage,
  share: string,
  id: string,
): Extract<ClientMessage, { type: 'hash' | 'reveal' }> | undefined {
  if (!table.seats.some(({ seat, player }) => seat === viewer && player.kind === 'person')) return undefined;
  const hash = shareHash(table.id, viewer, share);
  if (hashes[viewer] !== hash) return { type: 'hash', id, hash };
  const allIn = waitingFor.every((seat) => hashes[seat] !== undefined);
  return allIn && shares[viewer] === undefined ? { type: 'reveal', id, share } : undefined;
}
