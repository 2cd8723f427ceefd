/** The heart: carries out commands on one position, step by step, until somebody has to choose or the game is over. */
import { type Chance, type ChanceUse, isDrawable, shuffleBy, type Throw } from './chance/chance.ts';
import { type EventKind, type GameEvent, rolled, shuffled } from './event.ts';
import { Fault } from './fault.ts';
import { frameOf, type Game } from './game.ts';
import type { Outcome } from './outcome.ts';
import type { Position } from './position.ts';
import { refuse, type Verdict } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { Engine, Frame, RollOptions, Step } from './step.ts';
import { type Pending, TRIGGER_STEP } from './trigger.ts';

/** A step that runs this often without a choice is caught in a circle. */
const MOST_RUNS = 100_000;

export interface Answer {
  readonly seat: Seat;
  readonly choice: unknown;
}

export interface RunnerOptions {
  /** Keep the events. Off in search, where nobody reads them. */
  readonly record?: boolean;
  /** `false`: a decision with one answer is asked like any other. */
  readonly automatic?: boolean | undefined;
}

/** What `Step.legal` must come to, if a step has it. */
function acceptedBy<S>(step: Step<S>, state: S, memory: unknown): readonly unknown[] {
  const accepted: unknown[] = [];
  for (const choice of step.candidates?.(state, memory) ?? []) {
    if (step.check === undefined || step.check(state, memory, choice).ok) accepted.push(choice);
  }
  return accepted;
}

export class Runner<S extends object> implements Engine<S> {
  readonly game: Game<S>;
  position: Position<S>;
  chance: Chance;
  /** Events since they were last taken, when they are kept. */
  events: GameEvent[] = [];
  /** Answers that the engine gave because there was only one. */
  automatic: Answer[] = [];
  /** Somebody has learned something: dice fell, a card was seen. */
  learned = false;

  private readonly record: boolean;
  private readonly answersAlone: boolean;
  private legalNow: readonly unknown[] | undefined;
  private seatNow: Seat | undefined;
  // The step looked up last: list, check and apply all ask for the same one.
  private frameLast: Frame | undefined;
  private stepLast: Step<S> | undefined;
  // What the step at work has told the engine so far; taken up in `settle`.
  private replaced: Frame | undefined;
  private over = false;
  private moved = false;
  private readonly coming: Frame[] = [];
  private pending: Pending[] = [];

  constructor(game: Game<S>, position: Position<S>, chance: Chance, options: RunnerOptions = {}) {
    this.game = game;
    this.position = position;
    this.chance = chance;
    this.record = options.record ?? false;
    this.answersAlone = options.automatic ?? true;
  }

  /** Puts another position on the table; it must be at rest, as `advance` and `play` leave one. */
  reset(position: Position<S>): void {
    this.position = position;
    this.legalNow = undefined;
    this.seatNow = undefined;
    this.events = [];
    this.automatic = [];
    this.learned = false;
    // A step that broke off in the middle (a scripted die was missing) has told the engine half of what it wanted.
    this.coming.length = 0;
    this.pending = [];
  }

  /** Runs what needs no choice, and answers what has one answer only. */
  advance(): void {
    for (let runs = 0; runs < MOST_RUNS; runs++) {
      if (this.position.outcome !== undefined) return;
      const frame = this.top();
      const step = this.stepOf(frame);
      const seat = step.who?.(this.position.state, frame.memory);
      if (seat === undefined) {
        this.run(step, frame);
        continue;
      }
      this.seatNow = seat;
      if (step.sampled === true) return;
      const legal = this.listLegal(step, frame);
      if (legal.length === 0) throw this.fault('there is no legal answer', frame.step);
      if (legal.length > 1 || step.secret === true || !this.answersAlone) return;
      this.automatic.push({ seat, choice: legal[0] });
      this.carryOut(step, frame, legal[0]);
    }
    throw this.circle();
  }

  /** The seat that must choose, or `undefined` when the game is over. */
  get seat(): Seat | undefined {
    if (this.position.outcome !== undefined) return undefined;
    if (this.seatNow === undefined) {
      const frame = this.top();
      this.seatNow = this.stepOf(frame).who?.(this.position.state, frame.memory);
    }
    return this.seatNow;
  }

  get frame(): Frame {
    return this.top();
  }

  get step(): Step<S> {
    return this.stepOf(this.top());
  }

  /** All legal choices: the candidates that `check` accepts. */
  legal(): readonly unknown[] {
    if (this.position.outcome !== undefined) return [];
    if (this.legalNow === undefined) {
      const frame = this.top();
      this.legalNow = this.listLegal(this.stepOf(frame), frame);
    }
    return this.legalNow;
  }

  /** One legal choice by chance: drawn without the list where the step can do that, else out of the list. */
  byChance(below: (count: number) => number): unknown {
    const frame = this.top();
    const step = this.stepOf(frame);
    const drawn = this.legalNow === undefined ? step.byChance?.(this.position.state, frame.memory, below) : undefined;
    if (drawn !== undefined) return drawn;
    const legal = this.legal();
    return legal[below(legal.length)];
  }

  /** Judges a choice of the right shape. */
  check(choice: unknown): Verdict {
    if (this.position.outcome !== undefined) return refuse('ENG-OVER-01', 'match-is-over');
    const frame = this.top();
    const step = this.stepOf(frame);
    return step.check?.(this.position.state, frame.memory, choice) ?? { ok: true };
  }

  /** Carries out a choice that `check` accepts, and goes on to the next decision. */
  play(choice: unknown): void {
    this.apply(choice);
    this.advance();
  }

  /** Carries out one choice and what needs none after it, but answers nothing by itself: a log tells those answers. */
  replay(choice: unknown): void {
    this.apply(choice);
    this.rest();
  }

  /** Runs what needs no choice, up to the next decision, however many answers it has. */
  rest(): void {
    for (let runs = 0; runs < MOST_RUNS; runs++) {
      if (this.position.outcome !== undefined) return;
      const frame = this.top();
      const step = this.stepOf(frame);
      this.seatNow = step.who?.(this.position.state, frame.memory);
      if (this.seatNow !== undefined) return;
      this.run(step, frame);
    }
    throw this.circle();
  }

  private apply(choice: unknown): void {
    const frame = this.top();
    this.carryOut(this.stepOf(frame), frame, choice);
  }

  private carryOut(step: Step<S>, frame: Frame, choice: unknown): void {
    this.begin();
    step.apply?.(this.position.state, frame.memory, choice, this);
    this.settle(step);
  }

  private run(step: Step<S>, frame: Frame): void {
    this.begin();
    step.run?.(this.position.state, frame.memory, this);
    this.settle(step);
    if (!this.moved) throw this.fault('the step ran and got nowhere', frame.step);
  }

  private begin(): void {
    this.replaced = undefined;
    this.over = false;
    this.moved = false;
    this.legalNow = undefined;
    this.seatNow = undefined;
  }

  /** Puts on the stack what the step told: itself changed or gone, then what interrupts it, then triggers on top. */
  private settle(step: Step<S>): void {
    const { stack } = this.position;
    if (this.over) stack.pop();
    else if (this.replaced !== undefined) stack[stack.length - 1] = this.replaced;
    for (let frame = this.coming.pop(); frame !== undefined; frame = this.coming.pop()) stack.push(frame);
    if (this.pending.length > 0) {
      stack.push({ step: TRIGGER_STEP, memory: { waiting: this.pending } });
      this.pending = [];
      this.moved = true;
    }
    if (stack.length === 0 && this.position.outcome === undefined) {
      throw this.fault('the last step is over and the game has no outcome', step.name);
    }
  }

  private listLegal(step: Step<S>, { memory }: Frame): readonly unknown[] {
    const { state } = this.position;
    this.legalNow = step.legal === undefined ? acceptedBy(step, state, memory) : step.legal(state, memory);
    return this.legalNow;
  }

  private top(): Frame {
    const frame = this.position.stack[this.position.stack.length - 1];
    if (frame === undefined) throw this.fault('no step is at work');
    return frame;
  }

  private stepOf(frame: Frame): Step<S> {
    if (frame === this.frameLast && this.stepLast !== undefined) return this.stepLast;
    const step = this.game.stepsByName.get(frame.step);
    if (step === undefined) throw this.fault('there is no such step', frame.step);
    this.frameLast = frame;
    this.stepLast = step;
    return step;
  }

  private circle(): Fault {
    return this.fault('the steps go round in a circle', this.position.stack.at(-1)?.step);
  }

  private fault(problem: string, step?: string): Fault {
    return new Fault(problem, { game: this.game.id, step });
  }

  // What follows is the engine as a step sees it.

  emit<D>(kind: EventKind<S, D>, data: D): void {
    kind.write(this.position.state, data);
    if (kind.reveals === true || kind.seen !== undefined) this.learned = true;
    if (this.record) this.keep(kind, data);
    const triggers = this.game.triggersByEvent.get(kind.name);
    if (triggers === undefined) return;
    for (const trigger of triggers) {
      for (const { owner, memory } of trigger.fires(this.position.state, data)) {
        this.pending.push({ trigger: trigger.name, owner, memory });
      }
    }
  }

  /** An event that the game does not list would be shown to everybody, because nobody knows its audience. */
  private keep<D>(kind: EventKind<S, D>, data: D): void {
    if (this.game.eventsByName.get(kind.name) !== kind) {
      throw this.fault(`the event ${kind.name} is not listed in the game`, this.position.stack.at(-1)?.step);
    }
    this.events.push({ name: kind.name, data });
  }

  roll(sides: number, count: number, purpose: string, how?: RollOptions): number[] {
    const results: number[] = [];
    if (this.chance.thrown !== undefined) results.push(...this.throwDice({ sides, count, purpose, how }));
    else for (let i = 0; i < count; i++) results.push(1 + this.draw(sides, 'die'));
    if (this.record) this.tellRoll(sides, results, purpose, how);
    return results;
  }

  die(sides: number, purpose: string, how?: RollOptions): number {
    if (this.chance.thrown !== undefined) return this.roll(sides, 1, purpose, how)[0] ?? 0;
    const result = 1 + this.draw(sides, 'die');
    if (this.record) this.tellRoll(sides, [result], purpose, how);
    return result;
  }

  private throwDice(dice: Throw): readonly number[] {
    const { sides, count } = dice;
    if (!(count > 0)) return [];
    if (!isDrawable(sides)) throw this.fault(`chance has no answer for one of ${sides}`, this.top().step);
    this.learned = true;
    const faces = this.chance.thrown?.(dice, this.position.drawn) ?? [];
    this.position.drawn += count;
    return faces;
  }

  private tellRoll(sides: number, results: readonly number[], purpose: string, how: RollOptions | undefined): void {
    this.emit(rolled, { sides, results, purpose, ...(how?.owner === undefined ? {} : { owner: how.owner }) });
  }

  pick(count: number): number {
    return this.draw(count, 'pick');
  }

  shuffle<T>(items: readonly T[], what: string): T[] {
    const order = shuffleBy(items, (count) => this.draw(count, 'shuffle'));
    if (this.record) this.emit(shuffled, { what });
    return order;
  }

  private draw(count: number, use: ChanceUse): number {
    if (!isDrawable(count)) throw this.fault(`chance has no answer for one of ${count}`, this.top().step);
    this.learned = true;
    return this.chance.draw(count, this.position.drawn++, use);
  }

  done(): void {
    this.over = true;
    this.moved = true;
  }

  stay<F>(memory: F): void {
    this.over = false;
    this.moved = true;
    this.replaced = { step: this.top().step, memory };
  }

  next<F, C>(step: Step<S, F, C>, memory: F): void {
    this.over = false;
    this.moved = true;
    this.replaced = frameOf(step, memory);
  }

  interrupt<F, C>(step: Step<S, F, C>, memory: F): void {
    this.moved = true;
    this.coming.push(frameOf(step, memory));
  }

  end(outcome: Outcome): void {
    this.moved = true;
    this.position.outcome = outcome;
  }
}
