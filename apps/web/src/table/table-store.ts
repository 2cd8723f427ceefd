/** One open table: what is known of it, what is on show, and the commands that are under way. Fed by a link. */
import type { GameEvent, Refusal, Seat, Viewer } from '@tablerunner/engine';
import { canonicalJson } from '@tablerunner/engine';
import type {
  BackRequest,
  ClientMessage,
  GatheringMessage,
  HostMessage,
  SeenEvent,
  Standing,
  TableInfo,
  Told,
} from '@tablerunner/table';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type GatherWorld, gatherer } from '../link/gatherer.ts';
import type { Kept } from '../link/kept.ts';
import type { Link, LinkListener, LinkState } from '../link/link.ts';
import { type Alarm, isSound, seeGathering, seeTable, type Witness } from '../link/witness.ts';
import type { GameUi } from './game-ui.ts';
import { type Moment, momentsOf } from './shown.ts';

export interface TableState {
  readonly id: string;
  readonly connection: LinkState;
  readonly info?: TableInfo;
  readonly viewer?: Viewer;
  readonly standing?: Standing;
  /** The match has not begun: its persons add to the dice. */
  readonly gathering?: GatheringMessage | undefined;
  /** What the host tells of the dice does not fit what it told before. */
  readonly alarm?: Alarm | undefined;
  readonly events: readonly SeenEvent[];
  readonly here: readonly Seat[];
  readonly watching: number;
  /** Told by the host: no such table, a message that it could not read. */
  readonly problem?: Told | undefined;
  /** The other table that a rematch was laid at. */
  readonly rematch?: string;
  /** What the board shows while events are played; `undefined`: the standing itself. */
  readonly shown?: Moment | undefined;
  /** So much is still to be shown that the next question waits for it: nobody is asked about dice that have not fallen yet. */
  readonly isHeld: boolean;
  /** A command was sent and not answered yet. */
  readonly isSending: boolean;
  /** The host refused the last command. */
  readonly refusal?: Refusal | undefined;
  /** The last answer that was given for the person, and the number of answers so far. */
  readonly passed: number;
}

/** Shows that take longer, in milliseconds at the usual speed, hold the next question back. */
const HOLD = 700;

export interface TableApi extends StoreApi<TableState> {
  /** Carries out choices one after the other, as long as nothing comes in between. */
  play(choices: readonly unknown[]): void;
  undo(): void;
  askBack(to: number): void;
  /** To the request that was on the screen: another may have taken its place meanwhile. */
  answerBack(agree: boolean, request: Pick<BackRequest, 'by' | 'to'>): void;
  /** Ends the running show: the board stands as it is. */
  finish(): void;
  /** From now on events are shown by the ways of this game. */
  attach(ui: GameUi): void;
  close(): void;
}

/** What the store needs from the page around it. */
export interface TableWorld {
  open(table: string, secret: string | undefined, on: LinkListener): Link;
  /** Times as fast as usual; 0: nothing is shown on its way. */
  speed(): number;
  after(milliseconds: number, work: () => void): () => void;
  newId(): string;
  /** What was seen of the dice of this and other tables. */
  readonly witness: Kept<Witness>;
  readonly gather: GatherWorld;
}

export function openTable(id: string, secret: string | undefined, world: TableWorld): TableApi {
  const store = createStore<TableState>(() => ({
    id,
    connection: 'opening',
    events: [],
    here: [],
    watching: 0,
    isHeld: false,
    isSending: false,
    passed: 0,
  }));
  const { getState: get, setState: set } = store;
  let ui: GameUi | undefined;
  let waiting: unknown[] = [];
  let moments: Moment[] = [];
  let asked = 0;
  /** The command that is under way, and then the revision that it has led to: until it is on the table nothing else is sent. */
  let sent: string | undefined;
  let awaited = 0;
  let stop = (): void => undefined;

  const send = (message: Extract<ClientMessage, { readonly id: string }>): void => {
    sent = message.id;
    set({ isSending: true, refusal: undefined });
    link.send(message);
  };

  /** Our command came to nothing, and with it all that was to follow. */
  const giveUp = (change: Partial<TableState>): void => {
    sent = undefined;
    waiting = [];
    set({ isSending: false, ...change });
  };

  const say = (deed: { type: 'play'; choice: unknown } | { type: 'undo' }): void => {
    const { standing } = get();
    if (standing === undefined) return;
    const { length: at } = standing;
    send(
      deed.type === 'undo'
        ? { type: 'undo', id: world.newId(), at }
        : { type: 'play', id: world.newId(), at, choice: deed.choice as never },
    );
  };

  const finish = (): void => {
    stop();
    moments = [];
    if (get().shown !== undefined) set({ shown: undefined, isHeld: false });
  };

  const showNext = (): void => {
    stop();
    const moment = moments.shift();
    if (moment === undefined) return set({ shown: undefined, isHeld: false });
    set({ shown: moment });
    const speed = world.speed();
    stop = world.after(speed === 0 ? 0 : moment.time / speed, showNext);
  };

  const show = (before: Standing, events: readonly SeenEvent[]): void => {
    if (ui === undefined || world.speed() === 0) return finish();
    const wasRunning = moments.length > 0 || get().shown !== undefined;
    const added = momentsOf(ui.game, before.seen, events, ui.pace).filter(({ time }) => time > 0);
    moments.push(...added);
    const left = moments.reduce((sum, { time }) => sum + time, get().shown?.time ?? 0);
    if (left > HOLD) set({ isHeld: true });
    if (!wasRunning && added.length > 0) showNext();
  };

  /** Goes on with what the person has begun, or answers for them where they want that. */
  const goOn = (): void => {
    const { standing, viewer, events } = get();
    if (standing === undefined || sent !== undefined || standing.revision < awaited) return;
    set({ isSending: false });
    const { decision } = standing.seen;
    if (decision === undefined || decision.seat !== viewer) return;
    const since: GameEvent[] = events.filter(({ n }) => n >= asked).map(({ event }) => event);
    const answer = ui?.auto?.({ seen: standing.seen, since, isUnderWay: waiting.length > 0 });
    if (answer !== undefined) {
      set({ passed: get().passed + 1 });
      return say({ type: 'play', choice: answer });
    }
    asked = (events.at(-1)?.n ?? -1) + 1;
    const next = waiting.shift();
    if (next === undefined) return;
    const text = canonicalJson(next);
    if (standing.seen.legal?.some((choice) => canonicalJson(choice) === text) === true) {
      say({ type: 'play', choice: next });
    } else waiting = [];
  };

  /** What the host tells of its dice is held against what it told before. */
  const witness = (see: (before: Witness | undefined) => Witness): Witness => {
    const seen = see(world.witness.find(id));
    world.witness.keep(id, seen);
    if (seen.alarm !== get().alarm) set({ alarm: seen.alarm });
    return seen;
  };

  const hear = (message: HostMessage | { readonly type: 'rematch'; readonly table: string }): void => {
    switch (message.type) {
      case 'gathering': {
        const { table: info, viewer } = message;
        const seen = witness((before) => seeGathering(before, message));
        set({ info, viewer, gathering: message, problem: undefined });
        return shares.hear(message, isSound(seen, message));
      }
      case 'table': {
        const { table: info, viewer, standing, events } = message;
        finish();
        shares.stop();
        waiting = [];
        witness((before) => seeTable(before, info, standing.length));
        set({ info, viewer, standing, events, gathering: undefined, problem: undefined });
        return goOn();
      }
      case 'update': {
        const { standing: before, events, info } = get();
        const { standing, seed } = message;
        const known = events.at(-1)?.n ?? -1;
        const fresh = message.events.filter(({ n }) => n > known);
        if (seed !== undefined && info !== undefined)
          witness((known) => seeTable(known, { ...info, seed }, standing.length));
        if (before !== undefined) show(before, fresh);
        if (fresh.some(({ event }) => ui?.isExpected?.(event, standing.seen) === false)) waiting = [];
        set({
          standing,
          events: [...events, ...fresh],
          ...(seed !== undefined && info !== undefined ? { info: { ...info, seed } } : {}),
        });
        return goOn();
      }
      case 'refused':
        return message.id === sent ? giveUp({ refusal: message.refusal }) : undefined;
      case 'done':
        if (message.id !== sent) return undefined;
        sent = undefined;
        awaited = message.revision;
        return goOn();
      case 'here':
        return set({ here: message.seats, watching: message.watching });
      case 'problem':
        return message.id === undefined || message.id === sent
          ? giveUp({ problem: message })
          : set({ problem: message });
      case 'rematch':
        return set({ rematch: message.table });
      default:
        return undefined;
    }
  };

  const shares = gatherer(world.gather, (message) => link.send(message));
  const link = world.open(id, secret, { message: hear, state: (connection) => set({ connection }) });

  return Object.assign(store, {
    play([first, ...rest]: readonly unknown[]) {
      finish();
      if (get().isSending) return; // a second click on the same button
      waiting = rest;
      if (first !== undefined) say({ type: 'play', choice: first });
    },
    undo() {
      finish();
      waiting = [];
      say({ type: 'undo' });
    },
    askBack(to: number) {
      const { standing } = get();
      if (standing !== undefined) send({ type: 'ask-back', id: world.newId(), at: standing.length, to });
    },
    answerBack(agree: boolean, { by, to }: Pick<BackRequest, 'by' | 'to'>) {
      const { standing } = get();
      if (standing !== undefined) send({ type: 'answer-back', id: world.newId(), at: standing.length, agree, by, to });
    },
    finish,
    attach(added: GameUi) {
      ui = added;
      goOn();
    },
    close() {
      stop();
      shares.stop();
      link.close();
    },
  });
}
