/** Hosts tables in the browser itself: the same messages as a server's, records kept before anybody is told. */
import type { ChoiceRequest } from '@tablerunner/ai';
import {
  type Game,
  type MatchSave,
  refuse,
  type Seat,
  SPECTATOR,
  type Unreadable,
  type Viewer,
} from '@tablerunner/engine';
import {
  type Asked,
  type ClientMessage,
  clientMessageSchema,
  fileTrouble,
  type HostMessage,
  playerOfStrength,
  type Request,
  setupTrouble,
  type Table,
  type TableSetup,
  Trouble,
  tellTrouble,
} from '@tablerunner/table';
import { type Guest, Hosted } from './hosted.ts';
import { type From, firstIssue, layTable } from './lay.ts';
import { lastFile, openTable, versionsOf } from './open.ts';
import type { KeptTable, TableStore } from './store.ts';

export interface HostTools {
  readonly store: TableStore;
  find(game: string): Game | undefined;
  /** A machine's choice, worked out in a thread of its own. */
  choose(request: ChoiceRequest): Promise<unknown>;
  now(): number;
  /** A text of that many characters of [a-z0-9] that nobody can guess. */
  random(length: number): string;
  /** Does the work while nobody else with the same name does: two tabs need not think about the same move. */
  alone(name: string, work: () => Promise<void>): Promise<void>;
  /** Lets hosts in other tabs know that a table has changed. */
  tellOthers(table: string): void;
}

export interface Seating {
  readonly table: string;
  readonly secrets: Readonly<Record<Seat, string>>;
}

const RECORDS_PER_SNAPSHOT = 50;
const ID_LENGTH = 12;

export class Host {
  private readonly open = new Map<string, Promise<Hosted>>();
  private readonly tools: HostTools;

  constructor(tools: HostTools) {
    this.tools = tools;
  }

  /** `seed` is drawn by whoever asks for the table: this host draws none. */
  async lay(seed: string, setup: TableSetup, from?: From): Promise<Seating> {
    const { random, now, store } = this.tools;
    const id = `local-${random(ID_LENGTH)}`;
    const laid = layTable(this.tools.find, { id, seed, setup, from });
    if (!laid.ok) throw from === undefined ? setupTrouble(laid) : fileTrouble(laid);
    const { head, table } = laid.value;
    const { revision: _, ...change } = new Hosted(table).change(now());
    const versions = versionsOf(table.game);
    await store.lay({ id, game: setup.game, head, versions, created: now(), revision: 0, ...change });
    const secrets = table.seats.flatMap(({ seat, player }) => (player.kind === 'person' ? [[seat, seat]] : []));
    return { table: id, secrets: Object.fromEntries(secrets) };
  }

  /** From where the match began: most do with the set-up, some with a position. */
  async rematch(id: string, seed: string): Promise<Seating> {
    const { game, head } = await this.kept(id);
    const setup = { game, options: head.options as TableSetup['options'], seats: { ...head.players } };
    const { start, origin } = head;
    const from = start?.save.start === undefined ? undefined : { save: asFile(start.save), at: 0, origin };
    return this.lay(seed, setup, from);
  }

  /** The whole match with its seed: whoever plays at their own screen may look behind it if they want to. */
  async save(id: string): Promise<MatchSave> {
    const save = await this.hosted(id).then(
      ({ table }) => table.save(),
      async (error: unknown) => {
        const last = isOtherRules(error) ? await lastFile(this.tools.store, id) : undefined;
        if (last === undefined) throw error;
        return last;
      },
    );
    return asFile(save);
  }

  list(): Promise<readonly KeptTable[]> {
    return this.tools.store.list();
  }

  async remove(id: string): Promise<void> {
    this.open.delete(id);
    await this.tools.store.remove(id);
  }

  /** Another tab has changed the table. */
  async refresh(id: string): Promise<void> {
    const hosted = await this.open.get(id);
    await hosted?.inLine(() => this.reload(hosted));
  }

  connect(send: (message: HostMessage) => void): { receive(message: unknown): Promise<void>; close(): void } {
    let hosted: Hosted | undefined;
    let guest: Guest | undefined;
    let joins = 0;
    const close = (): void => {
      joins += 1;
      if (hosted !== undefined && guest !== undefined) this.leave(hosted, guest);
      guest = undefined;
    };
    const join = async ({ table, secret, since }: Extract<ClientMessage, { type: 'join' }>): Promise<void> => {
      close();
      const own = joins;
      const opened = await this.hosted(table);
      if (own !== joins) return; // left, or gone to another table, while this one was opened
      hosted = opened;
      const viewer = viewerOf(hosted.table, secret);
      if (viewer === undefined)
        throw new Trouble('no-seat', `nobody sits down at ${secret} here`, { seat: secret ?? '' });
      guest = { viewer, told: 0, send };
      hosted.guests.add(guest);
      hosted.welcome(guest, since);
      this.think(hosted);
    };
    const receive = async (message: unknown): Promise<void> => {
      const read = clientMessageSchema.safeParse(message);
      if (!read.success) return send({ type: 'problem', ...unreadable(firstIssue('message', read.error)).told() });
      const { data } = read;
      try {
        if (data.type === 'ping') return send({ type: 'pong' });
        if (data.type === 'join') return await join(data);
        if (hosted === undefined || guest === undefined) throw new Trouble('join-first', 'join a table first');
        await this.heed(hosted, guest, data);
      } catch (error) {
        send({ type: 'problem', ...tellTrouble(error), ...('id' in data ? { id: data.id } : {}) });
      }
    };
    return { receive, close };
  }

  private async heed(
    hosted: Hosted,
    guest: Guest,
    message: Exclude<ClientMessage, { type: 'join' | 'ping' }>,
  ): Promise<void> {
    const { id } = message;
    const { viewer, send } = guest;
    if (message.type === 'hash' || message.type === 'reveal')
      return send({ type: 'refused', id, refusal: refuse('ENG-SHARE-05', 'shares-are-in') });
    const { at } = message;
    if (message.type === 'look') {
      const seen = hosted.table.look(viewer, at);
      return send('ok' in seen ? { type: 'refused', id, refusal: seen } : { type: 'looked', id, at, seen });
    }
    const before = hosted.table.before(viewer, message);
    if (before?.ok === true) return send({ type: 'done', id, revision: before.revision });
    if (before !== undefined) return send({ type: 'refused', id, refusal: before });
    switch (message.type) {
      case 'play':
        return this.request(hosted, viewer, { id, at, deed: { kind: 'play', choice: message.choice } }, send);
      case 'undo':
        return this.request(hosted, viewer, { id, at, deed: { kind: 'undo' } }, send);
      case 'ask-back': {
        const asked = hosted.table.askBack(viewer, at, message.to);
        if (!asked.ok) return send({ type: 'refused', id, refusal: asked });
        if (asked.agreed) return this.request(hosted, viewer, { id, at, deed: { kind: 'back', to: message.to } }, send);
        return this.tellBack(hosted, guest, message);
      }
      case 'answer-back': {
        const answered = hosted.table.answerBack(viewer, message);
        if (!answered.ok) return send({ type: 'refused', id, refusal: answered });
        const { by, to, agreed } = answered;
        if (agreed) return this.request(hosted, by, { id, from: viewer, at, deed: { kind: 'back', to } }, send);
        return this.tellBack(hosted, guest, message);
      }
    }
  }

  /** That somebody asks to go back, or refuses, is told and not kept. */
  private tellBack(hosted: Hosted, { viewer, send }: Guest, asked: Asked): void {
    hosted.table.notePassing(viewer, asked);
    hosted.tell();
    send({ type: 'done', id: asked.id, revision: hosted.table.revision });
  }

  /** Judges, keeps, then tells: in this order. */
  private request(hosted: Hosted, seat: Seat, wish: Request, send: (message: HostMessage) => void): Promise<void> {
    return hosted.inLine(async () => {
      const { store, now } = this.tools;
      const { id } = hosted.table;
      if (!hosted.table.seats.some((info) => info.seat === seat)) {
        return send({ type: 'refused', id: wish.id, refusal: refuse('ENG-SEAT-01', 'no-such-seat', { seat }) });
      }
      const done = hosted.table.request(seat, wish);
      if (!done.ok) return send({ type: 'refused', id: wish.id, refusal: done });
      if ('record' in done) {
        const kept = await store.add(id, done.record, hosted.change(now())).catch(async (error: unknown) => {
          await this.reload(hosted, true);
          throw error;
        });
        if (!kept) {
          await this.reload(hosted, true);
          const facts = { at: wish.at ?? 0, now: hosted.table.length };
          return send({ type: 'refused', id: wish.id, refusal: refuse('ENG-STALE-01', 'out-of-date', facts) });
        }
        if (done.record.n % RECORDS_PER_SNAPSHOT === 0) await store.keepSnapshot(id, hosted.snapshot());
        this.tools.tellOthers(id);
        hosted.tell();
      }
      send({ type: 'done', id: wish.id, revision: 'record' in done ? done.record.n : done.revision });
      this.think(hosted);
    });
  }

  /** The machine moves as long as somebody is there to see it. */
  private think(hosted: Hosted): void {
    if (hosted.thinks || machineAt(hosted.table) === undefined) return;
    hosted.thinks = true;
    const { id } = hosted.table;
    void this.tools
      .alone(`machine/${id}`, async () => {
        await hosted.inLine(() => this.reload(hosted)); // another tab may have moved while we waited
        for (let turn = machineAt(hosted.table); turn !== undefined; turn = machineAt(hosted.table)) {
          if (hosted.guests.size === 0) break;
          await this.machineMove(hosted, turn);
        }
      })
      .catch((error: unknown) => {
        for (const { send } of hosted.guests) send({ type: 'problem', ...tellTrouble(error) });
      })
      .finally(() => {
        hosted.thinks = false;
      });
  }

  private async machineMove(hosted: Hosted, { seat, player }: { seat: Seat; player: string }): Promise<void> {
    const { table } = hosted;
    const at = table.length;
    const id = this.tools.random(ID_LENGTH);
    const request = { id, game: table.game.id, player, seed: table.thoughtSeed(), seen: table.view(seat) };
    const choice = (await this.tools.choose(request)) as never;
    let refused: string | undefined;
    await this.request(hosted, seat, { id, at, deed: { kind: 'play', choice } }, (message) => {
      if (message.type === 'refused' && message.refusal.clause !== 'ENG-STALE-01') refused = message.refusal.reason;
    });
    if (refused !== undefined) throw new Trouble('machine-failed', `the machine was refused its move: ${refused}`);
  }

  private leave(hosted: Hosted, guest: Guest): void {
    hosted.guests.delete(guest);
    hosted.tellWhoIsHere();
    if (hosted.guests.size > 0) return;
    const { id, revision } = hosted.table;
    this.open.delete(id);
    if (revision > 0)
      void hosted.inLine(() => this.tools.store.keepSnapshot(id, hosted.snapshot())).catch(() => undefined);
  }

  private hosted(id: string): Promise<Hosted> {
    const there = this.open.get(id);
    if (there !== undefined) return there;
    const opening = this.load(id).then((table) => new Hosted(table));
    this.open.set(id, opening);
    opening.catch(() => this.open.delete(id));
    return opening;
  }

  private async kept(id: string): Promise<KeptTable> {
    const kept = await this.tools.store.find(id);
    if (kept === undefined)
      throw new Trouble('no-such-table', `there is no table ${id} in this browser`, { table: id });
    return kept;
  }

  private async load(id: string): Promise<Table> {
    const { store, find } = this.tools;
    const kept = await this.kept(id);
    const { game: name } = kept;
    const game = find(name);
    if (game === undefined) throw new Trouble('no-such-game', `there is no game called "${name}"`, { game: name });
    return openTable(store, game, kept);
  }

  /** What was carried out here but not kept has to go, even where another tab's record has the same number. */
  private async reload(hosted: Hosted, isAstray = false): Promise<void> {
    const kept = await this.kept(hosted.table.id);
    if (!isAstray && kept.revision === hosted.table.revision) return;
    hosted.table = await this.load(hosted.table.id);
    hosted.tell();
    this.think(hosted);
  }
}

/** As a file holds it: fields without a value are left out there, and whoever reads it counts on that. */
const asFile = (save: MatchSave): MatchSave => JSON.parse(JSON.stringify(save)) as MatchSave;

const isOtherRules = (error: unknown): boolean => error instanceof Trouble && error.code === 'other-rules-here';

const unreadable = ({ where, problem }: Unreadable): Trouble =>
  new Trouble('message-unreadable', `${where}: ${problem}`, { problem });

/** In the browser itself the name of a seat is its secret: everybody at the screen may sit down where a person sits. */
function viewerOf(table: Table, secret: string | undefined): Viewer | undefined {
  if (secret === undefined) return SPECTATOR;
  return table.seats.find(({ seat, player }) => seat === secret && player.kind === 'person')?.seat;
}

function machineAt({ turn }: Table): { readonly seat: Seat; readonly player: string } | undefined {
  return turn?.player.kind === 'machine'
    ? { seat: turn.seat, player: playerOfStrength(turn.player.strength) }
    : undefined;
}
