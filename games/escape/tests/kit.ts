/** The test table of Escape: a drawn position, commands as text, scripted dice. See docs/notation-escape.md. */
import {
  type Chance,
  type Facts,
  type Frame,
  frameOf,
  type GameEvent,
  type Position,
  parseCommand,
  printCommand,
  Runner,
  type Seat,
  type Verdict,
} from '@tablerunner/engine';
import { cellName, parseCell } from '@tablerunner/geometry';
import { afterEach, expect } from 'vitest';
import '@tablerunner/testkit';
import { boardOf } from '../rules/board.ts';
import type { EscapeState } from '../rules/types.ts';
import type { EscapeView } from '../view/view.ts';
import { game, standIn } from './kit-game.ts';
import { type Seen, seenDoor, seenUnit } from './kit-look.ts';

interface TableOptions {
  /** Faces and picks that are needed before the first decision. */
  readonly dice?: readonly number[];
  readonly picks?: readonly number[];
  /** The step at work and its memory, in place of the activation of the first character. */
  readonly step?: Frame;
}

const tables: Table[] = [];

afterEach(() => {
  for (const t of tables.splice(0)) t.finish();
});

/** A position as text; throws with the line if it cannot be read. */
export function read(text: string): Position<EscapeState> {
  const position = game.notation.parsePosition(text);
  if (!position.ok) throw new Error(`${position.where}: ${position.problem}`);
  return position.value;
}

export function table(text: string, options: TableOptions = {}): Table {
  const position = read(text);
  const stack = options.step === undefined ? position.stack : [options.step];
  const isWhole = stack[0]?.step === 'escape/game';
  const t = new Table(
    { ...position, stack: isWhole ? stack : [frameOf(standIn, {}), ...stack] },
    options.dice ?? [],
    options.picks,
  );
  tables.push(t);
  return t;
}

class Table {
  private readonly runner: Runner<EscapeState>;
  private readonly rolls: number[];
  private picksTold: number[] | undefined;
  /** Events since the last call of `play`. */
  lastEvents: readonly GameEvent[] = [];

  constructor(position: Position<EscapeState>, dice: readonly number[], picks: readonly number[] | undefined) {
    this.rolls = [...dice];
    this.picksTold = picks === undefined ? undefined : [...picks];
    const chance: Chance = { draw: (count, _place, use) => this.draw(count, use) };
    this.runner = new Runner<EscapeState>(game, position, chance, { record: true });
    this.goOn();
    this.lastEvents = this.runner.events;
  }

  /** As in a real match what has one answer is answered, but nobody's activation is ended for them. */
  private goOn(): void {
    this.runner.rest();
    while (this.outcome === undefined && this.runner.step.name !== 'escape/activation') {
      const legal = this.runner.legal();
      if (legal.length === 0) throw new Error(`there is no legal answer at ${this.runner.step.name}`);
      if (legal.length > 1 || this.runner.step.secret === true) return;
      this.runner.replay(legal[0]);
    }
  }

  get state(): EscapeState {
    return this.runner.position.state;
  }

  get position(): Position<EscapeState> {
    return this.runner.position;
  }

  get frame(): Frame {
    return this.runner.frame;
  }

  /** Faces of the coming dice, in the order in which they are rolled. A die left over fails the test. */
  dice(...faces: number[]): this {
    this.rolls.push(...faces);
    return this;
  }

  /** The coming picks and draws, counted from 0. */
  picks(...places: number[]): this {
    this.picksTold = [...(this.picksTold ?? []), ...places];
    return this;
  }

  /** Gives commands one after another; throws at the first that is unreadable or refused. */
  play(...commands: string[]): this {
    this.runner.events = [];
    for (const command of commands) {
      const { verdict, choice } = this.judge(command);
      if (!verdict.ok) {
        const facts = JSON.stringify(verdict.facts);
        throw new Error(`'${command}' is refused by ${verdict.clause}: ${verdict.reason} ${facts}`);
      }
      this.runner.replay(choice);
      this.goOn();
    }
    this.lastEvents = this.runner.events;
    return this;
  }

  /** The verdict on a command; nothing changes. */
  try(command: string): Verdict {
    return this.judge(command).verdict;
  }

  private judge(command: string): { readonly verdict: Verdict; readonly choice: unknown } {
    const { position, frame, step } = this.runner;
    if (position.outcome !== undefined) throw new Error(`'${command}': the match is over (${position.outcome.reason})`);
    const parsed = parseCommand(game, command, position.state, frame);
    if (!parsed.ok) throw new Error(`'${command}' at ${step.name}: ${parsed.problem}`);
    const shaped = step.choice?.safeParse(parsed.value) ?? { success: true as const, data: parsed.value };
    if (!shaped.success) throw new Error(`'${command}' has not the shape of a choice: ${shaped.error.message}`);
    return { verdict: this.runner.check(shaped.data), choice: shaped.data };
  }

  /** All legal commands, as text. */
  legal(): readonly string[] {
    const { position, frame } = this.runner;
    return this.runner.legal().map((choice) => printCommand(game, choice, position.state, frame));
  }

  /** Claims that this seat must choose now, at that step if one is told (`escape/` may be left out). */
  waitingFor(seat: Seat | undefined, step?: string): this {
    expect(this.runner.seat).toBe(seat);
    if (step !== undefined) expect(this.runner.step.name.replace(/^escape\//, '')).toBe(step.replace(/^escape\//, ''));
    return this;
  }

  /** The outcome, or undefined while the match goes on. */
  get outcome(): Position<EscapeState>['outcome'] {
    return this.runner.position.outcome;
  }

  unit(id: string): Seen {
    return seenUnit(this.state, id);
  }

  /** `open`, `closed`, `open hacked`, `closed hacked`, `open locked` or `closed locked`. */
  door(edge: string): string {
    return seenDoor(this.state, edge);
  }

  /** Markers on a cell: `crate`, `objective`, or the name of the Equipment. */
  markersOn(cell: string): readonly string[] {
    const number = this.cell(cell);
    return this.state.markers
      .filter((marker) => marker.cell === number)
      .map((marker) => marker.equipment ?? marker.kind);
  }

  get burns(): readonly string[] {
    return this.state.burns.map((cell) => this.nameOf(cell));
  }

  /** The number of a cell, for questions to the rules themselves. */
  cell(name: string): number {
    const cell = parseCell(boardOf(this.state).grid, name);
    if (cell === undefined) throw new Error(`there is no cell ${name}`);
    return cell;
  }

  nameOf(cell: number): string {
    return cellName(boardOf(this.state).grid, cell);
  }

  /** Names of the events since `play` was called, or the data of those with one name (`escape/` may be left out). */
  events(): readonly string[];
  events(name: string): readonly unknown[];
  events(name?: string): readonly unknown[] {
    const short = (full: string): string => full.replace(/^escape\//, '');
    if (name === undefined) return this.lastEvents.map((event) => short(event.name));
    return this.lastEvents.filter((event) => short(event.name) === short(name)).map(({ data }) => data);
  }

  /** A question of docs/referee: `t.ask('sight', { from: 'a1', to: 'c3' })`. */
  ask(what: string, params: Record<string, unknown>): Facts {
    const question = game.questions?.[what];
    if (question === undefined) throw new Error(`nobody answers ${what}`);
    return question.answer(this.state, params, this.frame);
  }

  sees(from: string, to: string): boolean {
    return this.ask('sight', { from, to }).sees === true;
  }

  print(): string {
    const { stack, ...position } = this.position;
    return game.notation.printPosition({ ...position, stack: stack.filter(({ step }) => step !== standIn.name) });
  }

  view(viewer: Seat): EscapeView {
    return game.view(this.state, viewer);
  }

  /** Called after each test. */
  finish(): void {
    if (this.rolls.length > 0) throw new Error(`dice left over: ${this.rolls.join(', ')}`);
    if (this.picksTold !== undefined && this.picksTold.length > 0) {
      throw new Error(`picks left over: ${this.picksTold.join(', ')}`);
    }
  }

  private draw(count: number, use: 'die' | 'pick' | 'shuffle'): number {
    if (use === 'shuffle') return count - 1; // leaves the order as it is
    const told = use === 'die' ? this.rolls.shift() : this.picksTold?.shift();
    if (told === undefined)
      throw new Error(`the rules need one more ${use}: script it with t.${use === 'die' ? 'dice' : 'picks'}(…)`);
    const value = use === 'die' ? told - 1 : told;
    if (value < 0 || value >= count) throw new Error(`a scripted ${use} says ${told}, but there are ${count}`);
    return value;
  }
}

export type { Table };
