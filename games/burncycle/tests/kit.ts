/** The test table of burncycle: a drawn floor with units on it, one step at work, scripted dice and answers. */
import {
  type Chance,
  defineEvent,
  defineGame,
  defineStep,
  type Frame,
  frameOf,
  type Game,
  type GameEvent,
  Runner,
  type Step,
} from '@tablerunner/engine';
import { parseDirection } from '@tablerunner/geometry';
import { expect } from 'vitest';
import { z } from 'zod';
import { CAPTAINS } from '../content/captains.ts';
import { guardCard } from '../content/guards.ts';
import type { Mission } from '../rules/mission/types.ts';
import { moveBot } from '../rules/movement.ts';
import { defaultTable } from '../rules/options.ts';
import { newBot } from '../rules/setup/start.ts';
import { events, steps, triggers } from '../rules/steps.ts';
import type { Bot, BurncycleState, Guard } from '../rules/types.ts';
import { at, type DrawnFloor, drawnFloor } from './floors.ts';

const noChips = () => ({ general: 0, physical: 0, tech: 0, utility: 0 });
const noPile = () => ({ left: [], discard: [] });

/** Nothing to be done, and nothing that could be. */
export const NO_MISSION: Mission = {
  id: 'none',
  source: 'original',
  corporation: 'none',
  complexity: 1,
  threat: 0,
  without: [],
  floors: [],
  win: { objective: 'none', tasks: [] },
};

/** A bot: `at` its space, `chip` the space of its awareness chip. */
export interface DrawnBot extends Partial<Omit<Bot, 'chip' | 'cell'>> {
  readonly at?: string;
  readonly chip?: string;
}

/** A guard as text: kind, space and facing, as in `hamster c4 e`. */
export type DrawnGuard = string | ({ readonly at: string } & Partial<Omit<Guard, 'cell'>>);

export interface DrawnState extends Partial<Pick<BurncycleState, 'difficulty' | 'threat' | 'active'>> {
  readonly floor?: DrawnFloor;
  readonly bots?: readonly DrawnBot[];
  readonly guards?: readonly DrawnGuard[];
  readonly unlocked?: readonly string[];
}

/** Agents are r, s, t, u; the last bot is the command module. Left out: one agent and the module off the floor. */
export function drawnState(
  drawing: string,
  { floor: drawn, bots = [{}, {}], guards = [], unlocked = [], ...rest }: DrawnState = {},
): BurncycleState {
  const floor = drawnFloor(drawing, drawn);
  const seats = bots.slice(0, -1).map((_, index) => 'rstu'[index] ?? '');
  return {
    options: defaultTable,
    difficulty: 'standard',
    mission: NO_MISSION,
    seats,
    bots: bots.map(({ at: place, chip, ...bot }, index) => ({
      ...newBot(index === bots.length - 1 ? 'module' : 'agent', seats[index] ?? '', index),
      card: ['byte', 'bit', 'casing', 'crash', 'exe'][index] ?? '',
      cell: place === undefined ? -1 : at(floor, place),
      energy: 5,
      chip: chip === undefined ? -1 : at(floor, chip),
      ...bot,
    })),
    guards: guards.map((guard) => {
      const [kind = '', place = '', facing = 'n'] =
        typeof guard === 'string' ? guard.split(' ') : [guard.kind, guard.at];
      return {
        kind,
        level: CAPTAINS.some(({ id }) => id === kind) ? 0 : guardCard(kind).level,
        cell: at(floor, place),
        facing: parseDirection(facing) ?? 0,
        hasKey: false,
        post: -1,
        isStunned: false,
        isTurned: false,
        ...(typeof guard === 'string' ? {} : guard),
      };
    }),
    captain: '',
    floor: {
      layout: floor.layout,
      doors: floor.doors.map(({ cells }) =>
        cells.some((cell) => unlocked.includes(floor.cellNames[cell] ?? '')) ? 1 : 0,
      ),
      destroyed: [],
      terminals: floor.layout.terminals.map((name) => ({ cell: at(floor, name), isMainframe: false })),
      caches: floor.layout.caches.map((name) => at(floor, name)),
      unscouted: [],
      keypads: [],
      beads: {},
    },
    stage: 0,
    progress: { tasks: [], isDone: false, win: [] },
    burncycle: [],
    tracker: -1,
    team: noChips(),
    stock: noChips(),
    pool: { basic: 0, advanced: 0, elite: 0 },
    test: undefined,
    pings: [],
    ceo: 1,
    threat: 0,
    highest: 0,
    peak: 0,
    isThreatHeld: false,
    round: 1,
    active: -1,
    isTurnOver: false,
    lastTurn: -1,
    marker: 0,
    decks: {
      terminal: noPile(),
      network: noPile(),
      keypad: noPile(),
      equipment: noPile(),
      mod: noPile(),
      imperative: noPile(),
    },
    guardPiles: [noPile(), noPile(), noPile(), noPile()],
    drone: undefined,
    ...rest,
  };
}

/** Below the step under test lies a step that waits, so that a test can look at what came out. */
const rest = defineStep<BurncycleState, Record<string, never>, { readonly kind: 'rest' }>({
  name: 'test/rest',
  clause: 'TEST',
  choice: z.strictObject({ kind: z.literal('rest') }),
  who: () => 'nobody',
  candidates: () => [{ kind: 'rest' }],
});

/** One step of a bot, as whatever moves it would make it. */
export const moveStep = defineStep<BurncycleState, { readonly bot: number; readonly to: number }>({
  name: 'test/move',
  clause: 'TEST',
  run(state, { bot, to }, engine) {
    moveBot(state, bot, to, engine);
    engine.done();
  },
});

export const game = defineGame<BurncycleState, object>({
  id: 'burncycle-test',
  steps: [...steps, rest, moveStep as Step<BurncycleState>],
  events: [...events, defineEvent({ name: 'test/none', write() {} })],
  triggers,
  turnOrder: ({ seats }: BurncycleState) => seats,
} as unknown as Parameters<typeof defineGame<BurncycleState, object>>[0]);

const MOST_ANSWERS = 200;

export class Table {
  private readonly runner: Runner<BurncycleState>;
  private readonly rolls: number[];

  /** `dice` are needed before the first decision. */
  constructor(state: BurncycleState, step: Frame, dice: readonly number[] = []) {
    this.rolls = [...dice];
    const chance: Chance = { draw: (count) => this.draw(count) };
    const stack: Frame[] = [{ step: rest.name, memory: {} }, step];
    this.runner = new Runner<BurncycleState>(game as Game<BurncycleState>, { state, stack } as never, chance, {
      record: true,
    });
    this.runner.rest();
  }

  private draw(count: number): number {
    const face = this.rolls.shift();
    if (face === undefined || face < 1 || face > count) throw new Error(`a draw of ${count} got ${face}`);
    return face - 1;
  }

  dice(...faces: number[]): this {
    this.rolls.push(...faces);
    return this;
  }

  get state(): BurncycleState {
    return this.runner.position.state;
  }

  get step(): string {
    return this.runner.step.name;
  }

  /** Who must choose now. */
  get seat(): string | undefined {
    return this.runner.seat;
  }

  get outcome() {
    return this.runner.position.outcome;
  }

  get events(): readonly GameEvent[] {
    return this.runner.events;
  }

  legal(): readonly unknown[] {
    return this.runner.legal();
  }

  /** Claims that the step under test is over. */
  over(): this {
    expect(this.runner.step.name).toBe(rest.name);
    return this;
  }

  play(choice: object): this {
    const verdict = this.runner.check(choice);
    if (!verdict.ok) throw new Error(`${JSON.stringify(choice)} is refused by ${verdict.clause}: ${verdict.reason}`);
    this.runner.replay(choice);
    this.runner.rest();
    return this;
  }

  /** Why a choice is refused: the clause and the reason; `fine` if it is not. */
  refusal(choice: object): string {
    const verdict = this.runner.check(choice);
    return verdict.ok ? 'fine' : `${verdict.clause} ${verdict.reason}`;
  }

  /** Takes the first legal answer until the step under test is over. */
  playOut(): this {
    let answers = 0;
    while (this.outcome === undefined && this.runner.step.name !== rest.name) {
      const [first] = this.runner.legal();
      if (first === undefined) throw new Error(`there is no legal answer at ${this.runner.step.name}`);
      if (++answers > MOST_ANSWERS) throw new Error(`no end of ${this.step}: ${JSON.stringify(first)}`);
      this.play(first as object);
    }
    return this;
  }

  isHidden(index: number): boolean {
    return this.state.bots[index]?.isHidden ?? false;
  }

  /** A security unit as `c4 e`. */
  guard(index: number): string {
    const guard = this.state.guards[index];
    return guard === undefined ? 'gone' : `${this.name(guard.cell)} ${'nesw'[guard.facing]}`;
  }

  /** The space of a bot's awareness chip; `mat` out of play. */
  chip(index: number): string {
    const { chip = -1 } = this.state.bots[index] ?? {};
    return chip < 0 ? 'mat' : this.name(chip);
  }

  private name(cell: number): string {
    const { layout } = this.state.floor;
    if (typeof layout === 'string') throw new Error('a test draws its floor');
    const width = Math.floor((layout.drawing[0]?.length ?? 0) / 2);
    return `${String.fromCharCode(97 + (cell % width))}${Math.floor(cell / width) + 1}`;
  }

  energy(index: number): number {
    return this.state.bots[index]?.energy ?? -1;
  }
}

/** The first bot makes one step on a drawn floor. */
export function stepTo(drawing: string, drawn: DrawnState, to: string): Table {
  const state = drawnState(drawing, drawn);
  const floor = drawnFloor(drawing, drawn.floor);
  return new Table(state, frameOf(moveStep, { bot: 0, to: at(floor, to) })).over();
}
