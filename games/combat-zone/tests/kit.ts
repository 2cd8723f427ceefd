/** The test table of Combat Zone: models with what their cards show, scenery, one step at work, scripted dice and answers. */
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
} from '@tablerunner/engine';
import type { Piece } from '@tablerunner/geometry';
import { expect } from 'vitest';
import { z } from 'zod';
import type { ActionCard, GearCard, Profile, ProgramCard } from '../content/types.ts';
import type { Colour } from '../rules/lists.ts';
import { tableOptions } from '../rules/options.ts';
import { events, steps, triggers } from '../rules/steps.ts';
import { controlTurn } from '../rules/turn/control.ts';
import type { CombatZoneState, Model, Player, Token } from '../rules/types.ts';

/** A standard base: 27 mm. */
export const STANDARD = 1063;
const OURS = { from: 'ours' } as const;
const COLOUR_OF: Readonly<Record<string, Colour>> = { g: 'green', y: 'yellow', r: 'red' };

/** Tokens as text: `g y- y* r`: a dash is used, a star is wounded. */
export function tokensOf(text: string): Token[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const printed = COLOUR_OF[word[0] ?? ''];
      if (printed === undefined) throw new Error(`${word} is no token`);
      return { printed, isWounded: word.includes('*'), isReady: !word.includes('-') };
    });
}

const textOfTokens = (tokens: readonly Token[]): string =>
  tokens
    .map(({ printed, isWounded, isReady }) => `${printed[0]}${isWounded ? '*' : ''}${isReady ? '' : '-'}`)
    .join(' ');

export const inches = (length: number): number => Math.round(length * 1000);

export type DrawnGear = Partial<GearCard> & {
  readonly id: string;
  readonly isExhausted?: boolean;
  readonly isPrinted?: boolean;
};
export type DrawnProgram = Partial<ProgramCard> & { readonly id: string; readonly isRunning?: boolean };

/** A model and its card in one. */
export interface DrawnModel
  extends Partial<Pick<Profile, 'skills' | 'armor' | 'actions' | 'keywords' | 'gifts' | 'reflexes'>>,
    Partial<Omit<Model, 'tokens' | 'carried' | 'programs' | 'x' | 'y' | 'z'>> {
  /** Inches from the corner of the table; a third number is the height. Left out: far from everybody. */
  readonly at?: readonly [x: number, y: number, z?: number];
  /** As `g y- y*`; for a gonk its colour. Left out: `y y` for a character, `y` for a gonk. */
  readonly tokens?: string;
  readonly gear?: readonly DrawnGear[];
  readonly installed?: readonly DrawnProgram[];
}

export interface DrawnState
  extends Partial<Omit<CombatZoneState, 'models' | 'players' | 'field' | 'seats' | 'cards' | 'options'>> {
  readonly models: readonly DrawnModel[];
  /** Left out: two without Luck, on sides of their own. */
  readonly players?: readonly Partial<Player>[];
  readonly pieces?: readonly Piece[];
  /** In inches; left out: 22 x 30. */
  readonly size?: readonly [number, number];
  readonly options?: Partial<CombatZoneState['options']>;
  /** Further gear and loot cards that the match knows. */
  readonly cards?: readonly DrawnGear[];
}

const action = (card: Partial<ActionCard> & { readonly id: string }): ActionCard => ({
  bands: [],
  aim: 'none',
  keywords: {},
  ...card,
});

export { action as drawnAction };

const gearCard = ({ isExhausted: _e, isPrinted: _p, ...gear }: DrawnGear): GearCard => ({
  kind: 'gear',
  keywords: [],
  armor: 0,
  prices: {},
  actions: [],
  gifts: [],
  reflexes: [],
  source: OURS,
  ...gear,
});

const programCard = ({ isRunning: _r, ...program }: DrawnProgram): ProgramCard => ({
  quality: 'yellow',
  launch: action({ id: `${program.id}/launch`, skill: 'tech', aim: 'rival' }),
  prices: {},
  reload: 'inspire',
  isVulnerable: false,
  actions: [],
  gifts: [],
  reflexes: [],
  source: OURS,
  ...program,
});

const tokensDrawn = ({ tokens, kind }: DrawnModel): string => tokens ?? (kind === 'gonk' ? 'y' : 'y y');

function profile(drawn: DrawnModel, index: number): Profile {
  const { skills = {}, armor = 0, actions = [], keywords = [], gifts = [], reflexes = [], width = STANDARD } = drawn;
  return {
    id: `card-${index}`,
    name: `card-${index}`,
    faction: 'test',
    tier: 'base',
    stars: 0,
    keywords,
    eb: 10,
    tokens: tokensOf(tokensDrawn(drawn)).map(({ printed }) => printed),
    skills,
    armor,
    width,
    gear: [],
    actions,
    gifts,
    reflexes,
    source: OURS,
  };
}

function modelOf(drawn: DrawnModel, index: number): Model {
  const { at, tokens: _t, gear = [], installed = [], skills: _s, armor: _a, actions: _c, ...rest } = drawn;
  const { keywords: _k, gifts: _g, reflexes: _r, ...model } = rest;
  const [x, y, z = 0] = at ?? [1 + index * 4, 29 - (index % 2), 0];
  return {
    kind: 'character',
    player: index === 0 ? 0 : 1,
    card: `card-${index}`,
    place: 'table',
    x: inches(x),
    y: inches(y),
    z: inches(z),
    width: STANDARD,
    tokens: drawn.kind === undefined || drawn.kind === 'character' ? tokensOf(tokensDrawn(drawn)) : [],
    carried: gear.map(({ id, isExhausted = false, isPrinted = false }) => ({ card: id, isExhausted, isPrinted })),
    programs: installed.map(({ id, isRunning = false }) => ({ card: id, isRunning, isTried: false })),
    hacked: 0,
    used: [],
    stunned: 0,
    hasActed: false,
    boosts: [],
    ...model,
  };
}

const byId = <T extends { readonly id: string }>(cards: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

export function drawnState(drawn: DrawnState): CombatZoneState {
  const { models, players = [{}, {}], pieces = [], size = [22, 30], options = {}, cards = [], ...rest } = drawn;
  return {
    seats: players.map((_, index) => 'abcd'[index] ?? ''),
    options: tableOptions.parse(options),
    scenario: 'none',
    cards: {
      profiles: byId(models.map(profile)),
      gear: byId([...cards, ...models.flatMap(({ gear = [] }) => gear)].map(gearCard)),
      programs: byId(models.flatMap(({ installed = [] }) => installed).map(programCard)),
    },
    field: { width: inches(size[0]), depth: inches(size[1]), pieces: [...pieces] },
    players: players.map((player, side) => ({ faction: 'test', side, luck: 0, inspires: 0, score: 0, ...player })),
    models: models.map(modelOf),
    bodies: [],
    control: 0,
    active: -1,
    isInspiring: false,
    isStopped: false,
    commanded: -1,
    heir: -1,
    doing: [],
    answers: [],
    taken: [],
    markers: [],
    loot: { left: [], discard: [] },
    marks: {},
    ...rest,
  };
}

/** A block of scenery from corner to corner, in inches. */
export function block(
  id: string,
  [left, near, right, far]: readonly [number, number, number, number],
  piece: Partial<Piece> = {},
): Piece {
  const [x1, y1, x2, y2] = [inches(left), inches(near), inches(right), inches(far)];
  return {
    id,
    kind: 'obstacle',
    outline: [
      { x: x1, y: y1 },
      { x: x2, y: y1 },
      { x: x2, y: y2 },
      { x: x1, y: y2 },
    ],
    bottom: 0,
    top: 2000,
    isFloor: false,
    isLight: false,
    openings: [],
    ladders: [],
    ...piece,
  };
}

/** Below the step under test lies a step that waits, so that a test can look at what came out. */
const rest = defineStep<CombatZoneState, Record<string, never>, { readonly kind: 'rest' } | { readonly kind: 'stir' }>({
  name: 'test/rest',
  clause: 'TEST',
  choice: z.union([z.strictObject({ kind: z.literal('rest') }), z.strictObject({ kind: z.literal('stir') })]),
  who: () => 'nobody',
  candidates: () => [{ kind: 'rest' }, { kind: 'stir' }],
});

/** Control after Control, without a scenario that would end it. */
const controls = defineStep<CombatZoneState, Record<string, never>>({
  name: 'test/controls',
  clause: 'TEST',
  run: (_state, _memory, engine) => engine.interrupt(controlTurn, {}),
});

const game = defineGame<CombatZoneState, object>({
  id: 'combat-zone-test',
  steps: [...steps, rest, controls],
  events: [...events, defineEvent({ name: 'test/none', write() {} })],
  triggers,
  turnOrder: ({ seats, control }: CombatZoneState) => [...seats.slice(control), ...seats.slice(0, control)],
} as unknown as Parameters<typeof defineGame<CombatZoneState, object>>[0]);

const MOST_ANSWERS = 500;

export class Table {
  private readonly runner: Runner<CombatZoneState>;
  private rolls: number[];

  /** `dice` (or places of picks, from 1) are needed before the first decision. */
  constructor(state: CombatZoneState, step: Frame, dice: readonly number[] = []) {
    this.rolls = [...dice];
    const chance: Chance = { draw: (count) => this.draw(count) };
    const stack: Frame[] = [{ step: rest.name, memory: {} }, step];
    this.runner = new Runner<CombatZoneState>(game as Game<CombatZoneState>, { state, stack } as never, chance, {
      record: true,
    });
    this.runner.advance();
    this.noDiceLeft();
  }

  private draw(count: number): number {
    const face = this.rolls.shift();
    if (face === undefined || face < 1 || face > count) throw new Error(`a draw of ${count} got ${face}`);
    return face - 1;
  }

  private noDiceLeft(): void {
    if (this.rolls.length > 0) throw new Error(`dice left over: ${this.rolls.join(', ')}`);
  }

  get state(): CombatZoneState {
    return this.runner.position.state;
  }

  get step(): string {
    return this.runner.step.name;
  }

  /** Who must choose now. */
  get seat(): string | undefined {
    return this.runner.seat;
  }

  /** Seat and step that are waited for, as `b contest`. */
  get waiting(): string {
    return `${this.seat} ${this.step.replace('combat-zone/', '')}`;
  }

  get outcome() {
    return this.runner.position.outcome;
  }

  get events(): readonly GameEvent[] {
    return this.runner.events;
  }

  /** Names of what happened, without the game's name. */
  get story(): string[] {
    return this.events.map(({ name }) => name.replace('combat-zone/', ''));
  }

  legal(): readonly unknown[] {
    return this.runner.legal();
  }

  /** The legal choices of one kind. */
  legalOf(kind: string): unknown[] {
    return this.legal().filter((choice) => (choice as { kind: string }).kind === kind);
  }

  /** Claims that the step under test is over. */
  over(): this {
    expect(this.step).toBe(rest.name);
    return this;
  }

  /** Plays one choice with exactly these dice; what has one answer only is answered by itself. */
  play(choice: object, ...dice: number[]): this {
    const verdict = this.runner.check(choice);
    if (!verdict.ok) throw new Error(`${JSON.stringify(choice)} is refused by ${verdict.clause}: ${verdict.reason}`);
    this.rolls = [...dice];
    this.runner.play(choice);
    this.noDiceLeft();
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
    while (this.outcome === undefined && this.step !== rest.name) {
      const [first] = this.legal();
      if (first === undefined) throw new Error(`there is no legal answer at ${this.step}`);
      if (++answers > MOST_ANSWERS) throw new Error(`no end of ${this.step}: ${JSON.stringify(first)}`);
      this.play(first as object);
    }
    return this;
  }

  model(index: number): Model {
    const model = this.state.models[index];
    if (model === undefined) throw new Error(`there is no model ${index}`);
    return model;
  }

  /** As `g y- y*`. */
  tokens(index: number): string {
    return textOfTokens(this.model(index).tokens);
  }

  luck(): number[] {
    return this.state.players.map(({ luck }) => luck);
  }

  /** Oppose with a token, and a place of armor. */
  oppose(token: number, ...dice: number[]): this {
    return this.play({ kind: 'oppose', token }, ...dice);
  }
}

/** A table at the start of a Control. */
export const controlTable = (drawn: DrawnState): Table => new Table(drawnState(drawn), frameOf(controlTurn, {}));

/** A table on which Control goes on passing. */
export const playTable = (drawn: DrawnState): Table => new Table(drawnState(drawn), frameOf(controls, {}));

/** The first model is the Active Model and may act. Where nobody else could be activated, that goes by itself. */
export function activeTable(drawn: DrawnState): Table {
  const table = controlTable(drawn);
  return table.state.active === 0 ? table : table.play({ kind: 'activate', model: 0 });
}
