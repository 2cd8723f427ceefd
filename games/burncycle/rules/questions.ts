/** Questions about rules and geometry that change nothing: awareness, watchers, routes, reach, network, what security will do. */
import type { Facts, Question } from '@tablerunner/engine';
import { type Cell, type Direction, SIDES } from '@tablerunner/geometry';
import { z } from 'zod';
import { NETWORK } from '../content/network.ts';
import { BOT, CELL, GUARD, NODE } from '../notation/names.ts';
import { fail, Problem } from '../notation/words.ts';
import { move } from './actions/move.ts';
import { gaitOf } from './corporation/errand.ts';
import { awareness, isAwareOf, NOTICED } from './floor/awareness.ts';
import { stepFrom } from './floor/passage.ts';
import { ACTION_TYPES } from './lists.ts';
import { BANNED, ipStops } from './network/ip-moves.ts';
import { planOf } from './plans.ts';
import { fieldTo, NO_WAY, waysOn } from './security/route.ts';
import { wearerOf } from './special/disguise.ts';
import type { BurncycleState } from './types.ts';
import { botAt, floorOf, guardAt, isDown, isOnFloor, watcherOf } from './units.ts';

const name = z.string().max(40);

/** A question that cannot be answered is answered with the reason. */
const ask = <P>(
  params: z.ZodObject,
  answer: (state: BurncycleState, params: P) => Facts,
): Question<BurncycleState> => ({
  params,
  answer(state, given) {
    try {
      return answer(state, params.parse(given) as P);
    } catch (error) {
      if (error instanceof Problem) return { problem: error.message };
      throw error;
    }
  },
});

const named = (state: BurncycleState, cells: readonly Cell[]): string[] => cells.map((cell) => CELL.print(state, cell));

/** A security unit on the floor, by its name. */
function guardNamed(state: BurncycleState, text: string): number {
  const guard = GUARD.read(state, text);
  return (state.guards[guard]?.cell ?? -1) >= 0 ? guard : fail(`${text} is not on the floor`);
}

/** In set-up nobody moves yet. */
function requireBots({ bots }: BurncycleState): void {
  if (bots.some(({ card }) => card === '')) fail('the bots are not chosen yet (BC-SETUP-25)');
}

/** A bot on the floor, by its name. */
function botNamed(state: BurncycleState, text: string): number {
  requireBots(state);
  const bot = BOT.read(state, text);
  const there = state.bots[bot];
  return there !== undefined && isOnFloor(there) ? bot : fail(`${text} is not on the floor`);
}

/** A space, by its own name or that of whoever stands there. */
function spaceNamed(state: BurncycleState, text: string): Cell {
  if (state.bots.some(({ card }) => card === text) || text === 'module')
    return botAt(state, botNamed(state, text)).cell;
  const isGuard = state.guards.some((_, guard) => GUARD.print(state, guard) === text);
  const cell = isGuard ? guardAt(state, guardNamed(state, text)).cell : CELL.read(state, text);
  return floorOf(state).grid.holes[cell] === 0 ? cell : fail(`there is no space '${text}' on this floor`);
}

const isWatching = (state: BurncycleState, guard: number): boolean => {
  const unit = guardAt(state, guard);
  return unit.cell >= 0 && !unit.isStunned && wearerOf(state, unit) < 0;
};

export const questions: Readonly<Record<string, Question<BurncycleState>>> = {
  /** The spaces that a security unit is aware of: straight ahead, and around it. A stunned one is aware of none. */
  awareness: ask<{ unit: string }>(z.strictObject({ unit: name }), (state, { unit }) => {
    const guard = guardNamed(state, unit);
    const field = isWatching(state, guard) ? awareness(floorOf(state), watcherOf(guardAt(state, guard))) : [];
    const cells = [...field.keys()];
    return {
      front: named(
        state,
        cells.filter((cell) => field[cell] === NOTICED.front),
      ),
      periphery: named(
        state,
        cells.filter((cell) => field[cell] === NOTICED.periphery),
      ),
    };
  }),

  /** The security units that are aware of a space. */
  watchers: ask<{ space: string }>(z.strictObject({ space: name }), (state, { space }) => {
    const cell = spaceNamed(state, space);
    const watching = [...state.guards.keys()].filter(
      (guard) => isWatching(state, guard) && isAwareOf(floorOf(state), watcherOf(guardAt(state, guard)), cell),
    );
    return { space: CELL.print(state, cell), units: watching.map((guard) => GUARD.print(state, guard)) };
  }),

  /** A shortest way of a bot or a security unit to a space. Units in the way stop a bot, not security. */
  route: ask<{ unit: string; to: string }>(z.strictObject({ unit: name, to: name }), (state, { unit, to }) => {
    const goal = spaceNamed(state, to);
    const isBot = unit === 'module' || state.bots.some(({ card }) => card === unit);
    const way = isBot ? walkOf(state, botNamed(state, unit), goal) : marchOf(state, guardNamed(state, unit), goal);
    return way === undefined ? { found: false } : { found: true, cost: way.cost, cells: named(state, way.cells) };
  }),

  /** The spaces that a bot can walk to in a move action, with the AP that each costs, Grapple included. Nothing is unlocked or pushed. */
  reach: ask<{ bot: string; ap?: number }>(
    z.strictObject({ bot: name, ap: z.int().min(0).max(99).optional() }),
    (state, { bot, ap = 99 }) => {
      const costs = costsOf(state, botNamed(state, bot));
      const near = [...costs].filter(([, { cost }]) => cost > 0 && cost <= ap);
      return { cells: Object.fromEntries(near.map(([cell, { cost }]) => [CELL.print(state, cell), cost])) };
    },
  ),

  /** The nodes at which the IP of an agent can stop with one move, for each kind of chip. */
  network: ask<{ bot: string }>(z.strictObject({ bot: name }), (state, { bot: text }) => {
    const bot = BOT.read(state, text);
    const { role, ip, access } = state.bots[bot] ?? fail(`there is no bot ${text}`);
    if (role === 'module') return fail('the command module has no IP (BC-NET-04)');
    if (ip === BANNED) return fail(`the IP of ${text} is banned (BC-BAN-02)`);
    const others = state.bots.flatMap((other, at) => (at !== bot && other.ip >= 0 ? [other.ip] : []));
    const stops = (['general', ...ACTION_TYPES] as const).map((chip) => {
      const nodes = ipStops(NETWORK, { from: ip, access, chip, others, pings: state.pings });
      return [chip, nodes.map((node) => NODE.print(state, node))] as const;
    });
    return { nodes: Object.fromEntries(stops) };
  }),

  /** What a security unit would do if it were activated now, why, and where that takes it. */
  plan: ask<{ unit: string }>(z.strictObject({ unit: name }), (state, { unit }) => {
    const guard = guardNamed(state, unit);
    requireBots(state);
    const { does, clause, bots, cells, facing, attacks, isOpen } = planOf(state, guard);
    return {
      does,
      clause,
      ...(bots.length === 0 ? {} : { after: bots.map((bot) => BOT.print(state, bot)) }),
      cells: named(state, cells),
      facing: ['n', 'e', 's', 'w'][facing] ?? '',
      attacks: attacks.map((bot) => BOT.print(state, bot)),
      isOpen,
    };
  }),
};

interface Way {
  readonly cost: number;
  readonly cells: readonly Cell[];
}

interface Reached {
  readonly cost: number;
  readonly from: Cell;
}

/** What the step to a side costs the bot on a space, as the move action itself judges it; undefined where it is no step. */
function stepCost(state: BurncycleState, bot: number, side: Direction): number | undefined {
  const verdict = move.check?.(state, { isOptimized: false, ap: 0 }, { kind: 'step', bot, side });
  if (verdict === undefined || verdict.ok || verdict.reason !== 'too-few-ap') return undefined;
  return typeof verdict.facts.cost === 'number' ? verdict.facts.cost : undefined;
}

/** The bot on another space, as if it were its turn and it had nothing but AP. */
function placed(state: BurncycleState, bot: number, cell: Cell): BurncycleState {
  const bots = state.bots.map((other, at) => (at === bot ? { ...other, cell, notes: {} } : other));
  const active = botAt(state, bot).role === 'agent' ? bot : Math.max(0, state.active);
  return { ...state, bots, active };
}

function costsOf(state: BurncycleState, bot: number): ReadonlyMap<Cell, Reached> {
  const { cell: start } = botAt(state, bot);
  const reached = new Map<Cell, Reached>([[start, { cost: 0, from: start }]]);
  if (isDown(botAt(state, bot))) return reached;
  const open = new Set([start]);
  while (open.size > 0) {
    const cell = cheapest(open, reached);
    open.delete(cell);
    const here = placed(state, bot, cell);
    for (const side of SIDES) {
      const to = stepFrom(floorOf(state), state.floor, cell, side, 'bot');
      const step = to < 0 ? undefined : stepCost(here, bot, side);
      if (step === undefined) continue;
      const cost = (reached.get(cell)?.cost ?? 0) + step;
      if (cost >= (reached.get(to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(to, { cost, from: cell });
      open.add(to);
    }
  }
  return reached;
}

function cheapest(open: ReadonlySet<Cell>, reached: ReadonlyMap<Cell, Reached>): Cell {
  let best = -1;
  for (const cell of open) {
    if (best < 0 || (reached.get(cell)?.cost ?? 0) < (reached.get(best)?.cost ?? 0)) best = cell;
  }
  return best;
}

function walkOf(state: BurncycleState, bot: number, goal: Cell): Way | undefined {
  const reached = costsOf(state, bot);
  const { cost } = reached.get(goal) ?? {};
  if (cost === undefined) return undefined;
  const cells = [goal];
  for (let cell = goal; cell !== botAt(state, bot).cell; ) {
    cell = reached.get(cell)?.from ?? botAt(state, bot).cell;
    cells.unshift(cell);
  }
  return { cost, cells };
}

/** Through doors, and through walls where the unit can; the first of several shortest ways. */
function marchOf(state: BurncycleState, guard: number, goal: Cell): Way | undefined {
  const floor = floorOf(state);
  const gait = { ...gaitOf(state, guard, { kind: 'go', cells: [goal] }), staysInArea: false };
  const field = fieldTo(floor, state.floor, [goal], gait);
  const { cell: start } = guardAt(state, guard);
  if (field[start] === NO_WAY) return undefined;
  const cells = [start];
  for (let cell = start; cell !== goal; ) {
    const [side] = waysOn(floor, state.floor, field, cell, gait);
    if (side === undefined) return undefined;
    cell = floor.grid.ways[cell * 8 + side] as Cell;
    cells.push(cell);
  }
  return { cost: cells.length - 1, cells };
}
