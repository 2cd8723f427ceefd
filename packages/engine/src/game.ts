/** The definition of a game: everything the engine, the apps and the machine players need to know of it. */
import type { z } from 'zod';
import type { Campaigns } from './campaign.ts';
import type { Chance } from './chance/chance.ts';
import { type EventKind, type GameEvent, rolled, shuffled } from './event.ts';
import { cloneJson } from './json.ts';
import type { Notation, Read } from './notation.ts';
import type { CheckedPack } from './pack.ts';
import type { Pen } from './pen.ts';
import type { Facts } from './refusal.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Engine, Frame, Step } from './step.ts';
import { TRIGGER_STEP, type Trigger, triggerStep } from './trigger.ts';

export interface Mode {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
}

/** A set-up that a match can be begun with: the options that choose it, all others being free. */
export interface Setup {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The part of the engine that a set-up may use: chance and nothing else. */
export type SetupChance = Pick<Engine<never>, 'pick' | 'shuffle' | 'die'>;

/** What a machine player knows of a game besides its rules. Floats are fine here: nothing of it enters a state. */
export interface Hints<S> {
  /**
   * How good the position is for the seat: more is better. Only what the seat can see may count. The steps at work tell
   * what is about to happen: an attack that is declared but not rolled yet.
   */
  value(state: S, seat: Seat, stack?: readonly Frame[]): number;
  /** How promising a choice looks before it is tried; 0 means hopeless: not taken while there is another. Left out: all alike. */
  promise?(state: S, frame: Frame, choice: unknown): number;
  /**
   * The number of the stretch of play that the position belongs to, such as one character's activation. A search looks to
   * the end of the stretch, where positions can be compared. Left out: it looks a fixed number of decisions ahead.
   */
  stretch?(state: S): number;
  /** How many decisions a search plays on at most before it asks for the value. Left out: what suits most games. */
  readonly depth?: number;
  /** By how much of the iterations that are left a choice must lead to be taken at once, from 0 to 1. Left out: by all of them. */
  readonly settled?: number;
  /**
   * How much a search favours what it has seldom tried, above 0. Where dice decide more than the choice, values lie close
   * together, and less than usual is right. Left out: 0.7, which suits most games.
   */
  readonly curiosity?: number;
}

/** A way in which later decisions might be answered, for odds that look past the next decision: "if they dodge". */
export interface Forecast<S> {
  readonly name: string;
  answer(state: S, frame: Frame, legal: readonly unknown[]): unknown;
}

/** A question about rules or geometry that changes nothing: sight, reach, route. */
export interface Question<S> {
  readonly params: z.ZodObject;
  /** The form of the answer, with a sentence for each field (`describe`), for programs that have not read the source. */
  readonly result: z.ZodType;
  answer(state: S, params: Record<string, unknown>, frame: Frame | undefined): Facts;
}

/** A named part of what a command comes to: `hit`, `wounds`, `threat`. Its values are whole numbers, words, or yes and no. */
export interface OutcomeKind {
  /** One sentence for whoever reads the odds: what the name counts, and for whom. */
  readonly about: string;
}

/** A pack that the game's own `check` has passed. */
export interface LaidPack {
  /** Its name in sentences, as the sender called it. */
  readonly file: string;
  readonly pack: unknown;
}

/** Where a match stands, in few words: the message `stage.<name>` with its facts. */
export interface Stage {
  readonly name: string;
  readonly facts: Facts;
}

export interface GameSpec<S extends object, V extends object = object> {
  readonly id: string;
  /** Raised when a rule changes so that an old log could give another match. */
  readonly rules: number;
  /** Raised when content changes so that an old log could give another match. */
  readonly content: number;
  readonly modes: readonly Mode[];
  /** Table options, each with a default. */
  readonly options: z.ZodObject;
  /** Scenarios, missions, maps: whatever a match of this game is chosen by. */
  readonly setups?: readonly Setup[];
  seats(options: Record<string, unknown>): readonly Seat[];
  setup(options: Record<string, unknown>, seats: readonly Seat[], chance: SetupChance): S;
  /** The seed of a table whose dice are the same for everybody, such as a mission of the day. Left out, or nothing: a secret one for each table. */
  seedOf?(options: Record<string, unknown>): string | undefined;
  /** The table that a hand-written position belongs to. Left out: whatever the options say, or their defaults. */
  tableOf?(state: S): TableSeen;
  /** The step that plays the whole game, with its first memory. */
  first(state: S): Frame;

  readonly steps: readonly Step<S>[];
  readonly events: readonly EventKind<S, unknown>[];
  readonly triggers?: readonly Trigger<S>[];
  /** Seats in the order in which simultaneous triggers resolve: the active seat first. */
  turnOrder(state: S): readonly Seat[];

  /** A list of what a viewer may see, never the state with the secrets taken out. */
  view(state: S, viewer: Viewer): V;
  /** A whole state that fits the view, with the unseen put in by chance. The viewer's view of it is the same again. */
  guess(view: V, chance: Chance): S;
  clone?(state: S): S;

  readonly notation: Notation<S>;
  readonly hints: Hints<S>;
  readonly forecasts?: readonly Forecast<S>[];
  /** Names of the events by which a roll is settled: dice that fall after one of them are no part of its odds. */
  readonly settles?: readonly string[];
  /**
   * Whether the question on top of the stack still belongs to what a command led to; `before` is the stack at which the command
   * was given. Left out: while the step that took the command is at work under it, or another stands in its place.
   */
  follows?(state: S, stack: readonly Frame[], before: readonly Frame[]): boolean;
  /**
   * The answers to a question among which odds seek the best, and whose dice are told beforehand, where all would be too many or have no end: dice that are alike,
   * a die that may be rolled again and again. Left out: the whole legal list.
   */
  considered?(state: S, frame: Frame, legal: readonly unknown[]): readonly unknown[];
  /** The names that `summary` may give, each with what it means. A name that the command does not touch is left out of its summary. */
  readonly outcomes?: Readonly<Record<string, OutcomeKind>>;
  /** What counts as the outcome of a command, by the names in `outcomes`. Left out: the events without the roll itself. */
  summary?(events: readonly GameEvent[], before: S, after: S): Facts;
  readonly questions?: Readonly<Record<string, Question<S>>>;
  /** Chains of matches, where the game has some. */
  readonly campaigns?: Campaigns;
  readonly packs?: GamePacks;
  /** The facts of an event as its sentence wants them, names instead of numbers, out of any later view of the match. Left out: its data. */
  tell?(event: GameEvent, view: V): Facts;
  /** Where a match stands, for lists of matches: the turn, the round. Asked with the view of a spectator. Left out: nothing is told. */
  stage?(view: V): Stage;
  /** The position as a person at a terminal wants to see it, as that viewer may see it. */
  draw(view: V, pen: Pen): string;
  /** Message catalogues by language: `refusal.<reason>`, `event.<name>`, `step.<name>`, `stage.<name>`, `name.<id>`. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a game makes of packs that somebody wrote. */
export interface GamePacks {
  /** Judges a pack, whatever kind of pack it is, before it is ever played with. */
  check(file: string, json: unknown): CheckedPack<unknown>;
  /**
   * The options with the content of checked packs in them, so that the match carries what it is played with. What the game
   * cannot play from a pack yet is a problem whose sentence says what it can (`where` is the pack's file and entry).
   */
  lay?(options: Readonly<Record<string, unknown>>, packs: readonly LaidPack[]): Read<Record<string, unknown>>;
}

/** What a position tells of its table. */
interface TableSeen {
  readonly seats: readonly Seat[];
  /** Options that would lay it, as far as options can. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What the position shows for sure, under the names of the options. Left out: all of them. */
  readonly shown?: Readonly<Record<string, unknown>>;
}

export interface Game<S extends object = object, V extends object = object> extends GameSpec<S, V> {
  readonly stepsByName: ReadonlyMap<string, Step<S>>;
  readonly eventsByName: ReadonlyMap<string, EventKind<S, unknown>>;
  readonly triggersByEvent: ReadonlyMap<string, readonly Trigger<S>[]>;
  clone(state: S): S;
}

export function defineGame<S extends object, V extends object>(spec: GameSpec<S, V>): Game<S, V> {
  const triggers = spec.triggers ?? [];
  const ordering = triggerStep<S>({
    triggers: byName(spec.id, 'trigger', triggers),
    turnOrder: (state) => spec.turnOrder(state),
  });
  const triggersByEvent = new Map<string, Trigger<S>[]>();
  for (const trigger of triggers) {
    for (const { name } of [trigger.on].flat()) {
      triggersByEvent.set(name, [...(triggersByEvent.get(name) ?? []), trigger]);
    }
  }
  return {
    ...spec,
    clone: spec.clone ?? cloneJson<S>,
    stepsByName: byName(spec.id, 'step', [...spec.steps, ordering as Step<S>]),
    eventsByName: byName(spec.id, 'event', [
      ...spec.events,
      rolled as EventKind<S, unknown>,
      shuffled as EventKind<S, unknown>,
    ]),
    triggersByEvent,
  };
}

/** The frame that puts a step to work. */
export const frameOf = <S, F, C>(step: Step<S, F, C>, memory: F): Frame<F> => ({ step: step.name, memory });

export const isEngineStep = (frame: Frame): boolean => frame.step === TRIGGER_STEP;

function byName<T extends { readonly name: string }>(game: string, what: string, items: readonly T[]): Map<string, T> {
  const map = new Map<string, T>();
  for (const item of items) {
    if (map.has(item.name) && map.get(item.name) !== item)
      throw new Error(`${game}: two ${what}s are called ${item.name}`);
    map.set(item.name, item);
  }
  return map;
}
