/**
 * A table: one match, who sits at it, and the records that give it back. It judges requests and tells every viewer what
 * they may know. Keeping the records safe, and sending messages, is the business of whoever hosts it.
 */
import {
  chanceKey,
  type Game,
  Match,
  type MatchSnapshot,
  type MatchView,
  type Origin,
  type Position,
  type Read,
  type Refusal,
  readable,
  refuse,
  type Seat,
  type Shares,
  SPECTATOR,
  type Stage,
  thoughtSeed,
  unreadable,
  type Viewer,
} from '@tablerunner/engine';
import type { BackAnswer, BackRequest, SeenEvent, Standing } from './protocol.ts';
import type { Deed, TableRecord } from './record.ts';
import { type Asked, deedOf, type Known, keyOf, sameOrNot, wishOfDeed, wishOfPassing } from './request.ts';
import type { SeatInfo, SeatPlayer, TableInfo, TableShare } from './setup.ts';

/** All that is fixed when a table is laid. */
export interface TableHead {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly players: Readonly<Record<Seat, SeatPlayer>>;
  /** What the persons added to the dice, and how often that was begun. */
  readonly shares?: Readonly<Record<Seat, TableShare>>;
  readonly rounds?: number;
  /** The position that the match begins with, where it does not begin with its set-up. */
  readonly position?: Position<object>;
  /** A match that is taken up as it is. */
  readonly start?: MatchSnapshot;
  readonly origin?: Origin;
}

export interface TableSnapshot {
  readonly revision: number;
  readonly match: MatchSnapshot;
  readonly moments: readonly Moment[];
  readonly reset: number;
  /** The requests of the latest records: one that comes again after a restart is still known. */
  readonly ids: readonly (readonly [id: string, revision: number, wish?: string])[];
}

export interface Request {
  readonly id: string;
  /** Who sent it, where that is not the seat itself: the last who agrees to go back sends it for whoever asked. */
  readonly from?: Seat | undefined;
  /** The length of the log when the seat decided. */
  readonly at?: number | undefined;
  readonly deed: Deed;
}

/** What a revision left behind. */
interface Moment {
  readonly length: number;
  readonly events: number;
}

type Done = { readonly ok: true; readonly record: TableRecord } | { readonly ok: true; readonly revision: number };

/** So many requests are remembered by their ID. */
const MOST_IDS = 256;
const OVER = refuse('ENG-OVER-01', 'match-is-over');

export class Table {
  readonly id: string;
  readonly game: Game;
  readonly players: Readonly<Record<Seat, SeatPlayer>>;
  private readonly head: TableHead;
  private readonly match: Match;
  /** By revision, beginning with 0: the table as it was laid. */
  private moments: Moment[];
  /** The last revision that changed the past: whoever has seen less gets everything anew. */
  private reset = 0;
  private readonly ids = new Map<string, Known>();
  /** Requests that left no record, such as asking to go back. They are over when the table is put away, and so are these. */
  private readonly passing = new Map<string, Known>();
  private back: { by: Seat; to: number; agreed: Set<Seat> } | undefined;

  private constructor(game: Game, head: TableHead, match: Match) {
    this.id = head.id;
    this.game = game;
    this.players = head.players;
    this.head = head;
    this.match = match;
    this.moments = [this.moment()];
  }

  /** Lays a table, or gives one back from its records. */
  static open(
    game: Game,
    head: TableHead,
    records: readonly TableRecord[] = [],
    snapshot?: TableSnapshot,
  ): Read<Table> {
    const begun = beginMatch(game, head, snapshot);
    if (!begun.ok) return begun;
    const problem = problemOfPlayers(begun.value.seats, head.players);
    if (problem !== undefined) return unreadable('seats', problem);
    const table = new Table(game, head, begun.value);
    if (snapshot !== undefined) table.take(snapshot);
    for (const { n, id, seat, deed } of records) {
      if (n <= table.revision) continue;
      const done =
        n === table.revision + 1 ? table.carryOut(seat, deed) : refuse('ENG-LOG-01', 'record-missing', { n });
      if (!done.ok) return unreadable(`records[${n}]`, `refused by ${done.clause}: ${done.reason}`);
      table.note(id, deed);
    }
    return readable(table);
  }

  get revision(): number {
    return this.moments.length - 1;
  }

  get isOver(): boolean {
    return this.match.position.outcome !== undefined;
  }

  get length(): number {
    return this.match.log.length;
  }

  get seats(): readonly SeatInfo[] {
    return this.match.seats.map((seat) => ({ seat, player: this.players[seat] ?? { kind: 'person' } }));
  }

  /** Where the match stands, as everybody may know it. */
  get stage(): Stage | undefined {
    const { game, match } = this;
    return game.stage?.(game.view(match.position.state, SPECTATOR));
  }

  /** The seat that must choose, and who plays it. */
  get turn(): SeatInfo | undefined {
    const seat = this.match.decision()?.seat;
    return seat === undefined ? undefined : this.seats.find((info) => info.seat === seat);
  }

  hash(): string {
    return this.match.hash();
  }

  info(): TableInfo {
    const { game, options, seal } = this.match;
    const { id, seats } = this;
    const seed = this.seed();
    const { shares, rounds, origin } = this.head;
    return {
      ...{ id, game: game.id, rules: game.rules, content: game.content, options, seats, seal },
      ...(seed === undefined ? {} : { seed }),
      ...(shares === undefined ? {} : { shares, rounds: rounds ?? 1 }),
      ...(game.seedOf?.(options) === this.head.seed ? { sameDice: true } : {}),
      ...(origin === undefined ? {} : { origin }),
    };
  }

  /** The seed for a machine that has to choose now: the same table gives the same thoughts again. */
  thoughtSeed(attempt = 0): string {
    return thoughtSeed(chanceKey(this.head.seed, sharesOf(this.head)), this.revision, attempt);
  }

  /** Told when nothing can be rolled any more. */
  seed(): string | undefined {
    return this.isOver ? this.head.seed : undefined;
  }

  /** The whole match with its seed, and so with all that is hidden in it. */
  save(): ReturnType<Match['save']> {
    const { shares, rounds, origin } = this.head;
    return {
      ...this.match.save(),
      ...(shares === undefined || rounds === undefined ? {} : { rounds }),
      ...(origin === undefined ? {} : { origin }),
    };
  }

  view(viewer: Viewer): MatchView {
    return this.match.view(viewer);
  }

  standing(viewer: Viewer): Standing {
    return {
      revision: this.revision,
      length: this.length,
      seen: this.view(viewer),
      undo: this.isOver ? OVER : this.match.mayUndo(viewer),
      ...(this.back === undefined ? {} : { back: this.backRequest(this.back) }),
    };
  }

  /** The events since a revision, or `undefined` when the past has changed since then. */
  eventsSince(viewer: Viewer, revision: number): readonly SeenEvent[] | undefined {
    if (revision < this.reset || revision > this.revision) return undefined;
    return this.eventsFrom(viewer, revision);
  }

  allEvents(viewer: Viewer): readonly SeenEvent[] {
    return [
      ...this.seenEvents(viewer, 0, this.moments[0]?.events ?? 0, this.moments[0]?.length ?? 0),
      ...this.eventsFrom(viewer, 0),
    ];
  }

  /** How the table looked after the log's first `at` entries; nobody chooses there. */
  look(viewer: Viewer, at: number): MatchView | Refusal {
    if (at > this.length) return refuse('ENG-LOG-02', 'no-such-moment', { at, now: this.length });
    const { state, stack, outcome } = this.match.positionAt(at);
    const { game } = this;
    return {
      game: game.id,
      viewer,
      view: game.view(state, viewer),
      stack: stack.slice(),
      ...(outcome === undefined ? {} : { outcome }),
    };
  }

  /**
   * The revision to which a request led that the seat sent before, by its ID; a refusal where that was another request.
   * `undefined`: it is new, or `forgets` and older than what is remembered.
   */
  before(seat: Seat, asked: Asked): { readonly ok: true; readonly revision: number } | Refusal | undefined {
    const key = keyOf(seat, asked.id);
    const known = this.ids.get(key);
    if (known !== undefined) return sameOrNot(known, wishOfDeed(deedOf(asked)));
    const passed = this.passing.get(key);
    return passed === undefined ? undefined : sameOrNot(passed, wishOfPassing(asked));
  }

  /** Whether there are requests that only the records know of any more. */
  get forgets(): boolean {
    return this.revision > this.ids.size;
  }

  /** A request was carried out that leaves no record. */
  notePassing(seat: Seat, asked: Asked): void {
    remember(this.passing, keyOf(seat, asked.id), { revision: this.revision, wish: wishOfPassing(asked) });
  }

  /** Judges and carries out a request. The same ID twice is carried out once. */
  request(seat: Seat, { id, from = seat, at, deed }: Request): Done | Refusal {
    const key = keyOf(from, id);
    const known = this.ids.get(key);
    if (known !== undefined) return sameOrNot(known, wishOfDeed(deed));
    if (at !== undefined && at !== this.length) {
      return refuse('ENG-STALE-01', 'out-of-date', { at, now: this.length });
    }
    // The end has told the seed, and with it everything: no way leads back from there.
    const done = this.isOver ? OVER : this.carryOut(seat, deed);
    if (!done.ok) return done;
    const record = { n: this.revision + 1, id: key, seat, deed };
    this.note(key, deed);
    return { ok: true, record };
  }

  /** Somebody asks to go back. `agreed` means that nobody else has to be asked. */
  askBack(seat: Seat, at: number, to: number): { readonly ok: true; readonly agreed: boolean } | Refusal {
    if (!this.match.seats.includes(seat)) return refuse('ENG-SEAT-01', 'no-such-seat', { seat });
    if (at !== this.length) return refuse('ENG-STALE-01', 'out-of-date', { at, now: this.length });
    if (this.isOver) return OVER;
    if (to >= this.length) return refuse('ENG-UNDO-01', 'nothing-to-undo', { to, now: this.length });
    this.back = { by: seat, to, agreed: new Set([seat]) };
    return { ok: true, agreed: this.waitingForConsent().length === 0 };
  }

  /** One person's answer. When all have agreed the host requests the way back for whoever asked. */
  answerBack(
    seat: Seat,
    { at, agree, by: asker, to: wanted }: Pick<BackAnswer, 'at' | 'agree' | 'by' | 'to'>,
  ): { readonly ok: true; readonly agreed: boolean; readonly by: Seat; readonly to: number } | Refusal {
    if (this.back === undefined) return refuse('ENG-UNDO-04', 'nobody-asked');
    if (at !== this.length) return refuse('ENG-STALE-01', 'out-of-date', { at, now: this.length });
    if (asker !== this.back.by || wanted !== this.back.to) {
      return refuse('ENG-UNDO-06', 'asked-otherwise', { by: this.back.by, to: this.back.to });
    }
    if (!this.waitingForConsent().includes(seat)) return refuse('ENG-UNDO-05', 'not-asked', { seat });
    const { by, to, agreed } = this.back;
    if (agree) agreed.add(seat);
    else this.back = undefined;
    return { ok: true, agreed: agree && this.waitingForConsent().length === 0, by, to };
  }

  snapshot(): TableSnapshot {
    return {
      revision: this.revision,
      match: this.match.snapshot(),
      moments: this.moments.slice(),
      reset: this.reset,
      ids: [...this.ids].map(([id, { revision, wish }]) =>
        wish === undefined ? [id, revision] : [id, revision, wish],
      ),
    };
  }

  private take({ moments, reset, ids }: TableSnapshot): void {
    this.moments = moments.slice();
    this.reset = reset;
    for (const [id, revision, wish] of ids) this.ids.set(id, { revision, wish });
  }

  private carryOut(seat: Seat, deed: Deed): { readonly ok: true } | Refusal {
    switch (deed.kind) {
      case 'play':
        return this.match.play(seat, deed.choice);
      case 'undo':
        return this.match.undo(seat);
      case 'back':
        return this.match.undoByConsent(deed.to);
    }
  }

  private note(id: string, deed: Deed): void {
    this.moments.push(this.moment());
    if (deed.kind !== 'play') this.reset = this.revision;
    this.back = undefined;
    remember(this.ids, id, { revision: this.revision, wish: wishOfDeed(deed) });
  }

  private moment(): Moment {
    return { length: this.match.log.length, events: this.match.events.length };
  }

  private backRequest({ by, to }: { by: Seat; to: number }): BackRequest {
    const commands = this.match.commandsSince(to);
    const whose: Record<Seat, number> = {};
    for (const { seat } of commands) whose[seat] = (whose[seat] ?? 0) + 1;
    return { by, to, commands: commands.length, whose, waitingFor: this.waitingForConsent() };
  }

  private waitingForConsent(): readonly Seat[] {
    return this.seats.flatMap(({ seat, player }) =>
      player.kind === 'person' && this.back?.agreed.has(seat) === false ? [seat] : [],
    );
  }

  /** Where the past was changed the moments before it no longer say which events came when: they count as one. */
  private eventsFrom(viewer: Viewer, revision: number): readonly SeenEvent[] {
    const found: SeenEvent[] = [];
    let from = this.moments[revision]?.events ?? 0;
    for (const { events, length } of this.moments.slice(revision + 1)) {
      if (events < from) {
        while (found.length > 0 && (found.at(-1)?.n ?? 0) >= events) found.pop();
      } else found.push(...this.seenEvents(viewer, from, events, length));
      from = events;
    }
    return found;
  }

  private seenEvents(viewer: Viewer, from: number, to: number, at: number): readonly SeenEvent[] {
    return this.match.eventsFor(viewer, from, to).map(({ n, event }) => ({ n, at, event }));
  }
}

function remember(ids: Map<string, Known>, key: string, known: Known): void {
  ids.set(key, known);
  if (ids.size <= MOST_IDS) return;
  for (const oldest of ids.keys()) {
    ids.delete(oldest);
    break;
  }
}

function beginMatch(game: Game, head: TableHead, snapshot: TableSnapshot | undefined): Read<Match> {
  const from = snapshot?.match ?? head.start;
  if (from !== undefined) return Match.resume(game, from);
  const { options, seed, position } = head;
  const start = { options, seed, shares: sharesOf(head) };
  return position === undefined ? Match.start(game, start) : Match.from(game, { ...start, position });
}

function sharesOf({ shares }: TableHead): Shares | undefined {
  if (shares === undefined) return undefined;
  return Object.fromEntries(Object.entries(shares).map(([seat, { share }]) => [seat, share]));
}

function problemOfPlayers(seats: readonly Seat[], players: TableHead['players']): string | undefined {
  const stranger = Object.keys(players).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return `there is no seat "${stranger}": the seats are ${seats.join(', ')}`;
  const empty = seats.find((seat) => players[seat] === undefined);
  return empty === undefined ? undefined : `nobody plays ${empty}`;
}
