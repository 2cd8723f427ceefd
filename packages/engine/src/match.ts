/** A match at a table: one position, its log and its events. It takes commands from outside, and trusts none of them. */

import type { Chance } from './chance/chance.ts';
import { type Script, ScriptMismatch, scriptedChance } from './chance/scripted.ts';
import { sealedChance, sealOf } from './chance/sealed.ts';
import { chanceKey, type Shares } from './chance/shares.ts';
import { anotherForm } from './command.ts';
import type { GameEvent } from './event.ts';
import { Fault } from './fault.ts';
import type { Game } from './game.ts';
import { hashJson } from './hash.ts';
import { canonicalJson, cloneJson } from './json.ts';
import { type LogEntry, type MatchSave, saveHeader } from './log.ts';
import { type Mark, Marks, stopsBetween } from './marks.ts';
import { type Read, readable, unreadable } from './notation.ts';
import { type Opening, savedOpening } from './opening.ts';
import { clonePosition, type Position } from './position.ts';
import { accept, type Refusal, refuse, type Verdict } from './refusal.ts';
import { replayEntries, scriptOf } from './replay.ts';
import { Runner } from './runner.ts';
import { type Seat, seatProblem, type Viewer } from './seat.ts';
import { firstPosition, type Options, readOptions } from './start.ts';
import { type Decision, decisionOf, eventSeenBy, type MatchView, viewOf } from './view.ts';

export interface Played {
  readonly ok: true;
  readonly events: readonly GameEvent[];
}

export interface PlayOptions extends Script {
  /** How long the log was when the player decided; a longer one now means that the command is out of date. */
  readonly at?: number | undefined;
}

/** A match as it stands, for whoever wants to take it up again without playing its whole log anew. It holds every secret. */
export interface MatchSnapshot<S = object> {
  readonly save: MatchSave;
  readonly events: readonly GameEvent[];
  readonly learned: readonly boolean[];
  readonly mark: Mark<S>;
  readonly position: Position<S>;
}

interface Seeded extends Opening {
  readonly seed: string;
  /** What the seats added to the dice; the seed's seal says nothing of it. */
  readonly shares?: Shares | undefined;
}

interface MatchStart<S> extends Seeded {
  readonly options: Options;
  readonly position?: Position<S> | undefined;
}

export class Match<S extends object = object, V extends object = object> {
  readonly game: Game<S, V>;
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly log: LogEntry[] = [];
  /** All events so far, the secret ones too: hand out `eventsFor` instead. */
  readonly events: GameEvent[] = [];

  private readonly seed: string;
  private readonly shares: Shares | undefined;
  private readonly given: Position<S> | undefined;
  private readonly opening: Opening;
  /** What was told and not used yet at the first mark. */
  private readonly toldLater: Script | undefined;
  private readonly runner: Runner<S>;
  private readonly marks = new Marks<S>();
  /** For each entry whether somebody learned something new by it. */
  private readonly learned: boolean[] = [];
  private burned = 0;

  private constructor(game: Game<S, V>, start: MatchStart<S>) {
    this.game = game;
    this.options = start.options;
    const table = start.position === undefined ? undefined : game.tableOf?.(start.position.state);
    this.seats = table?.seats ?? game.seats(start.options);
    this.seed = start.seed;
    this.shares = start.shares;
    this.given = start.position === undefined ? undefined : this.copy(start.position);
    const chance = this.chance();
    const position =
      start.position === undefined ? firstPosition(game, start.options, chance) : this.copy(start.position);
    this.opening = { told: start.told, automatic: start.automatic };
    const scripted = start.told === undefined ? undefined : scriptedChance(start.told, chance);
    this.runner = new Runner<S>(game, position, scripted ?? chance, { record: true, automatic: start.automatic });
    this.runner.rest();
    this.take(false);
    this.mark(); // before the first automatic answer: an answer that is not in the log could not be replayed
    this.toldLater = scripted?.left();
    this.runner.advance();
    scripted?.finish();
    this.runner.chance = chance;
    this.logAutomatic();
    this.take(false);
  }

  static start<S extends object, V extends object>(
    game: Game<S, V>,
    start: Seeded & { readonly options?: unknown },
  ): Read<Match<S, V>> {
    const options = readOptions(game, start.options);
    return options.ok ? readable(new Match(game, { ...start, options: options.value, position: undefined })) : options;
  }

  /** Goes on from a hand-written position. What table it belongs to is seen in it; other options may be given. */
  static from<S extends object, V extends object>(
    game: Game<S, V>,
    start: Seeded & { readonly options?: unknown; readonly position: Position<S> },
  ): Read<Match<S, V>> {
    const seen = start.options === undefined ? game.tableOf?.(start.position.state).options : undefined;
    const own = seen === undefined ? undefined : readOptions(game, seen);
    const options = own?.ok === true ? own : readOptions(game, start.options);
    const problem = seatProblem(game.tableOf?.(start.position.state).seats ?? []);
    if (problem !== undefined) return unreadable('seats', problem);
    return options.ok ? readable(new Match(game, { ...start, options: options.value })) : options;
  }

  /** Takes up a snapshot that this program made itself; its log is not judged again. */
  static resume<S extends object, V extends object>(
    game: Game<S, V>,
    { save, events, learned, mark, position }: MatchSnapshot<S>,
  ): Read<Match<S, V>> {
    const match = new Match(game, { ...save, position: save.start as Position<S> | undefined });
    match.log.splice(0, Number.POSITIVE_INFINITY, ...save.log);
    match.events.splice(0, Number.POSITIVE_INFINITY, ...events);
    match.learned.splice(0, Number.POSITIVE_INFINITY, ...learned);
    match.marks.add(mark);
    match.burned = save.burned ?? 0;
    match.runner.reset(match.copy(position));
    return match.hash() === save.hash ? readable(match) : unreadable('hash', 'the snapshot holds another position');
  }

  get position(): Position<S> {
    return this.runner.position;
  }

  /** The hash of the sealed seed, shown before the first roll. */
  get seal(): string {
    return sealOf(this.seed);
  }

  hash(): string {
    return hashJson(this.position);
  }

  decision(): Decision | undefined {
    return decisionOf(this.runner);
  }

  legal(): readonly unknown[] {
    return this.runner.legal();
  }

  /** All that a person might point at, with the verdict on each: what a greyed-out control needs. */
  candidates(): readonly { readonly choice: unknown; readonly verdict: Verdict }[] {
    if (this.position.outcome !== undefined) return [];
    const { frame, step } = this.runner;
    const all = step.candidates?.(this.position.state, frame.memory) ?? [];
    return all.map((choice) => ({ choice, verdict: this.runner.check(choice) }));
  }

  view(viewer: Viewer): MatchView<V> {
    return viewOf(this.game, this.runner, viewer);
  }

  /** What a viewer may know of the events from number `from` up to `to`. */
  eventsFor(
    viewer: Viewer,
    from = 0,
    to = this.events.length,
  ): readonly { readonly n: number; readonly event: GameEvent }[] {
    return this.events.slice(from, to).flatMap((event, i) => {
      const seen = eventSeenBy(this.game, event, viewer);
      return seen === undefined ? [] : [{ n: from + i, event: seen }];
    });
  }

  /** Judges a command from outside, and gives back the choice in its checked shape. */
  check(seat: Seat, command: unknown, at?: number): { readonly ok: true; readonly choice: unknown } | Refusal {
    const decision = this.decision();
    if (decision === undefined) return refuse('ENG-OVER-01', 'match-is-over');
    if (!this.seats.includes(seat)) return refuse('ENG-SEAT-01', 'no-such-seat', { seat });
    if (at !== undefined && at !== this.log.length)
      return refuse('ENG-STALE-01', 'out-of-date', { at, now: this.log.length });
    if (decision.seat !== seat) return refuse('ENG-TURN-01', 'not-your-turn', { seat, waitingFor: decision.seat });
    const { step } = this.runner;
    const shaped = step.choice?.safeParse(command) ?? { success: true as const, data: command };
    if (!shaped.success) return anotherForm(this.game, decision.step, command, shaped.error.issues[0]);
    const choice = cloneJson(shaped.data); // the caller keeps theirs, and may change it
    const verdict = step.check === undefined ? this.offered(choice) : this.runner.check(choice);
    return verdict.ok ? { ...accept(), choice } : verdict;
  }

  /** A step without a judge of its own takes what it offers and nothing else. */
  private offered(choice: unknown): Verdict {
    const text = canonicalJson(choice);
    if (this.legal().some((offer) => canonicalJson(offer) === text)) return accept();
    return refuse('ENG-CHOICE-01', 'not-offered', { step: this.runner.step.name });
  }

  play(seat: Seat, command: unknown, how: PlayOptions = {}): Played | Refusal {
    const checked = this.check(seat, command, how.at);
    if (!checked.ok) return checked;
    const script = scriptOf(how);
    const before = script === undefined ? undefined : this.copy(this.position);
    const entry: LogEntry = {
      seat,
      choice: checked.choice,
      ...(this.burned > 0 ? { skip: this.burned } : {}),
      ...script,
    };
    try {
      this.carryOut(entry);
    } catch (error) {
      if (before !== undefined && error instanceof ScriptMismatch) {
        this.runner.reset(before);
        return refuse('ENG-DICE-01', 'script-mismatch', { problem: error.message });
      }
      const fault = Fault.at(
        { game: this.game.id, step: this.position.stack.at(-1)?.step, entry: this.log.length },
        error,
      );
      this.rebuild(this.log.length);
      throw fault;
    }
    this.burned = 0;
    const from = this.events.length;
    this.log.push(entry);
    this.logAutomatic();
    this.take(this.runner.learned);
    if (this.marks.isDue(this.log.length)) this.mark();
    return { ok: true, events: this.events.slice(from) };
  }

  /** Where a seat can go back to alone: before its own last command, unless somebody learned something by it. */
  undo(seat: Seat): { readonly ok: true } | Refusal {
    const verdict = this.mayUndo(seat);
    if (verdict.ok) this.goBack(this.lastCommand());
    return verdict;
  }

  /** Whether `undo` would go back, and if not, why not. */
  mayUndo(seat: Seat): { readonly ok: true } | Refusal {
    const last = this.lastCommand();
    const entry = this.log[last];
    if (entry === undefined) return refuse('ENG-UNDO-01', 'nothing-to-undo');
    if (entry.seat !== seat) return refuse('ENG-UNDO-02', 'not-your-command', { by: entry.seat });
    if (this.learned[last] === true) return refuse('ENG-UNDO-03', 'something-was-learned');
    return accept();
  }

  /** The commands that `undoByConsent` would take back, the automatic answers left out. */
  commandsSince(length: number): readonly LogEntry[] {
    return this.log.slice(this.backTo(length)).filter(({ auto }) => auto !== true);
  }

  /** Goes back as far as the whole table agrees. Rolls that were seen are burned: the next ones are new. */
  undoByConsent(length: number): { readonly ok: true } | Refusal {
    const to = this.backTo(length);
    if (!Number.isInteger(to) || to < 0 || to >= this.log.length) {
      return refuse('ENG-UNDO-01', 'nothing-to-undo', { length, now: this.log.length });
    }
    this.goBack(to);
    return accept();
  }

  /** Skips draws of chance before the next command, as an undo by consent did when the match was played. */
  burn(draws: number): void {
    this.burned += draws;
  }

  /** The position as it was after the first `length` entries. */
  positionAt(length: number): Position<S> {
    return this.replayTo(length).position;
  }

  save(): MatchSave {
    return {
      ...saveHeader,
      game: this.game.id,
      rules: this.game.rules,
      content: this.game.content,
      options: this.options,
      seed: this.seed,
      ...(this.shares === undefined ? {} : { shares: this.shares }),
      ...(this.given === undefined ? {} : { start: this.given }),
      ...savedOpening(this.opening),
      log: this.log.slice(),
      ...(this.burned > 0 ? { burned: this.burned } : {}),
      hash: this.hash(),
    };
  }

  /** Of the marks only the last is kept: an undo that goes back farther is rare, and may take its time. */
  snapshot(): MatchSnapshot<S> {
    return {
      save: this.save(),
      events: this.events.slice(),
      learned: this.learned.slice(),
      mark: this.marks.last ?? this.lost(0),
      position: this.copy(this.position),
    };
  }

  private carryOut(entry: LogEntry): void {
    const { runner } = this;
    runner.automatic = [];
    runner.learned = false;
    const own = runner.chance;
    const script = scriptOf(entry);
    const scripted = script === undefined ? undefined : scriptedChance(script, own);
    runner.position.drawn += entry.skip ?? 0;
    runner.chance = scripted ?? own;
    try {
      runner.play(entry.choice);
      scripted?.finish();
    } finally {
      runner.chance = own;
    }
  }

  /** Drops the log's tail and burns the draws that it used, those too that an earlier undo had burned. */
  private goBack(length: number): void {
    const { drawn } = this.position;
    this.rebuild(length);
    this.burn(drawn - this.position.drawn);
  }

  /** Drops the log's tail. */
  private rebuild(length: number): void {
    const { position, events } = this.replayTo(length);
    this.log.length = length;
    this.learned.length = length;
    this.events.length = events;
    this.marks.dropAfter(length);
    this.runner.reset(position);
  }

  private replayTo(length: number): { position: Position<S>; events: number } {
    const mark = this.marks.nearest(length);
    if (mark === undefined) return this.lost(length);
    const own = this.chance();
    const told = mark.length === 0 ? this.toldLater : undefined;
    const chance = told === undefined ? own : scriptedChance(told, own);
    const again = new Runner<S>(this.game, this.copy(mark.position), chance, { record: true });
    let from = mark.length;
    const eventsHere = (): number => mark.events + again.events.length;
    for (const at of stopsBetween(this.log, mark.length, length)) {
      replayEntries(again, this.log.slice(from, at), own);
      if (at < length) this.marks.add({ length: at, events: eventsHere(), position: this.copy(again.position) });
      from = at;
    }
    return { position: again.position, events: eventsHere() };
  }

  private lost(length: number): never {
    throw new Fault('there is no mark to go back to', { game: this.game.id, entry: length });
  }

  /** An automatic answer goes with the command that brought it. */
  private backTo(length: number): number {
    return this.log[length]?.auto === true ? this.lastCommand(length) : length;
  }

  /** The last command before `length` that somebody gave, not the engine. */
  private lastCommand(length = this.log.length): number {
    return this.log.findLastIndex((entry, i) => i < length && entry.auto !== true);
  }

  private mark(): void {
    this.marks.add({ length: this.log.length, events: this.events.length, position: this.copy(this.position) });
  }

  private logAutomatic(): void {
    for (const answer of this.runner.automatic) this.log.push({ ...answer, auto: true });
  }

  private take(learned: boolean): void {
    while (this.learned.length < this.log.length) this.learned.push(learned);
    this.events.push(...this.runner.events);
    this.runner.events = [];
  }

  private chance(): Chance {
    return sealedChance(chanceKey(this.seed, this.shares));
  }

  private copy(position: Position<S>): Position<S> {
    return clonePosition(position, (state) => this.game.clone(state));
  }
}
