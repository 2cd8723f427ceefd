/** The move action: AP are steps of the agent and the command module, in any order. Clauses BC-MOVE, BC-SWAP, BC-PUSH, BC-KEY-08 to 12, BC-ABIL-06; BC-RULE-45, 46, 69. */

import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { type Cell, type Direction, SIDES } from '@tablerunner/geometry';
import { z } from 'zod';
import { guardCard } from '../../content/guards.ts';
import { keyUsed } from '../events/bots.ts';
import { stepsGiven } from '../events/cards.ts';
import { doorUnlocked } from '../events/floor.ts';
import { doorOf } from '../events/named.ts';
import { adjacentSpaces, doorsBeside, isAdjacent, stepFrom } from '../floor/passage.ts';
import { isWayOut, leave } from '../mission/escape.ts';
import { moveBot, pushGuard, swapBots } from '../movement.ts';
import { modifier, testBonus } from '../powers.ts';
import { masksOf } from '../special/disguise.ts';
import { faceDisguise } from '../special/mask.ts';
import { closeTest, makeTest } from '../test/ap-test.ts';
import { defineTurnStep } from '../turn/own-turn.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, botOn, cardOf, floorOf, guardOn, hasAbility, isDown, isOnFloor, moduleIndex } from '../units.ts';
import { applyUse, checkUse, type UseChoice, useChoice, usesOf } from '../uses.ts';

/** What an optimized move or strike adds (BC-OPT-02). */
export const OPTIMIZED_AP = 2;

interface Moving {
  readonly isOptimized: boolean;
  /** AP left; undefined before the test. */
  readonly ap?: number | undefined;
  /** The agent has moved by AP of this action: what changes its own movement can be used (BC-MOVE-10). */
  readonly hasAgentMoved?: boolean | undefined;
}

type Move =
  | { readonly kind: 'step'; readonly bot: number; readonly side: Direction }
  | { readonly kind: 'push'; readonly bot: number; readonly side: Direction; readonly to: Cell }
  | { readonly kind: 'key'; readonly bot: number; readonly door: number }
  | UseChoice
  | { readonly kind: 'end' };

const bot = z.int().min(0).max(4);
const side = z.int().min(0).max(3);

/** The active agent and the module, as far as they can move (BC-MOVE-04). */
const movers = (state: BurncycleState): number[] =>
  [state.active, moduleIndex(state)].filter((index) => isOnFloor(botAt(state, index)) && !isDown(botAt(state, index)));

/** Extra AP of every unit whose side the step leaves (BC-ABIL-06, BC-RULE-69); a disguised bot pays none (BC-IFACE-06). */
export function grappleCost(state: BurncycleState, mover: number, to: Cell): number {
  const floor = floorOf(state);
  const { cell, disguise } = botAt(state, mover);
  if (disguise !== undefined || modifier(state, mover, 'ignores-grapple') > 0) return 0;
  const isBeside = (guard: Cell, place: Cell): boolean => isAdjacent(floor, state.floor, guard, place, 'security');
  return [...state.guards, ...masksOf(state)].reduce((sum, guard) => {
    const holds = hasAbility(state, guard, 'grapple') && isBeside(guard.cell, cell) && !isBeside(guard.cell, to);
    return holds ? sum + (cardOf(guard).value ?? 0) : sum;
  }, 0);
}

const hasUpgrade = (state: BurncycleState, index: number, upgrade: 'push' | 'swap'): boolean =>
  botAt(state, index).upgrades.universal.includes(upgrade);

/** Free spaces beside the unit, as bots count, other than where the pusher comes from (BC-PUSH-02, BC-RULE-46). */
function spacesToPush(state: BurncycleState, unit: Cell, from: Cell): Cell[] {
  return adjacentSpaces(floorOf(state), state.floor, unit, 'bot').filter(
    (cell) => cell !== from && botOn(state, cell) < 0 && guardOn(state, cell) < 0,
  );
}

function checkStep(state: BurncycleState, ap: number, choice: Extract<Move, { kind: 'step' }>): Verdict {
  const mover = botAt(state, choice.bot);
  if (isWayOut(state, mover.cell, choice.side))
    return ap + ownSteps(state, choice.bot) < 1 ? refuse('BC-MOVE-03', 'too-few-ap', { cost: 1, ap }) : accept();
  const to = stepFrom(floorOf(state), state.floor, mover.cell, choice.side, 'bot');
  if (to < 0) return refuse('BC-MOVE-05', 'the-way-is-barred', { side: choice.side });
  if (guardOn(state, to) >= 0) return refuse('BC-MOVE-05', 'a-unit-is-in-the-way', { cell: to });
  if (botOn(state, to) >= 0 && !hasUpgrade(state, choice.bot, 'swap')) {
    return refuse('BC-SWAP-01', 'no-swap-upgrade', { cell: to });
  }
  const cost = 1 + grappleCost(state, choice.bot, to);
  return cost > ap + ownSteps(state, choice.bot)
    ? refuse(cost > 1 ? 'BC-ABIL-06' : 'BC-MOVE-03', 'too-few-ap', { cost, ap })
    : accept();
}

/** Steps that only this bot can make (BC-MOVE-10). */
const ownSteps = (state: BurncycleState, index: number): number => botAt(state, index).notes.steps ?? 0;

/** Own steps are used up before AP. */
function pay(state: BurncycleState, memory: Moving, mover: number, cost: number, engine: Engine<BurncycleState>): void {
  const own = Math.min(cost, ownSteps(state, mover));
  if (own > 0) engine.emit(stepsGiven, { bot: mover, to: ownSteps(state, mover) - own });
  const hasAgentMoved = memory.hasAgentMoved === true || mover === state.active;
  engine.stay<Moving>({ ...memory, ap: (memory.ap ?? 0) - cost + own, hasAgentMoved });
}

export const pushCost = (state: BurncycleState, mover: number): number =>
  Math.max(1, PUSH_AP - modifier(state, mover, 'push-discount'));

/** One AP more than the step (BC-PUSH-01); no Grapple, because the two stay side by side (BC-PUSH-06). */
function checkPush(state: BurncycleState, ap: number, choice: Extract<Move, { kind: 'push' }>): Verdict {
  const mover = botAt(state, choice.bot);
  if (!hasUpgrade(state, choice.bot, 'push')) return refuse('BC-PUSH-01', 'no-push-upgrade');
  const unit = stepFrom(floorOf(state), state.floor, mover.cell, choice.side, 'bot');
  if (unit < 0 || guardOn(state, unit) < 0) return refuse('BC-PUSH-01', 'no-unit-to-push', { side: choice.side });
  if (!spacesToPush(state, unit, mover.cell).includes(choice.to)) {
    return refuse('BC-PUSH-02', 'no-space-for-the-unit', { cell: choice.to });
  }
  const cost = pushCost(state, choice.bot);
  return ap + ownSteps(state, choice.bot) < cost ? refuse('BC-PUSH-03', 'too-few-ap', { cost, ap }) : accept();
}

const PUSH_AP = 2;

function checkKey(state: BurncycleState, choice: Extract<Move, { kind: 'key' }>): Verdict {
  const holder = botAt(state, choice.bot);
  if (holder.keys === 0) return refuse('BC-KEY-11', 'no-key');
  if (!doorsBeside(floorOf(state), holder.cell).includes(choice.door)) {
    return refuse('BC-KEY-09', 'not-beside-the-door', { door: choice.door });
  }
  return state.floor.doors[choice.door] === 1 ? refuse('BC-KEY-09', 'not-locked', { door: choice.door }) : accept();
}

function candidatesOf(state: BurncycleState): Move[] {
  const floor = floorOf(state);
  return [
    ...movers(state).flatMap((mover) => {
      const { cell, keys } = botAt(state, mover);
      return [
        ...SIDES.map((to): Move => ({ kind: 'step', bot: mover, side: to })),
        ...(hasUpgrade(state, mover, 'push')
          ? SIDES.flatMap((to): Move[] => {
              const unit = stepFrom(floor, state.floor, cell, to, 'bot');
              if (unit < 0 || guardOn(state, unit) < 0) return [];
              return spacesToPush(state, unit, cell).map((place) => ({
                kind: 'push',
                bot: mover,
                side: to,
                to: place,
              }));
            })
          : []),
        ...(keys > 0 ? doorsBeside(floor, cell).map((door): Move => ({ kind: 'key', bot: mover, door })) : []),
      ];
    }),
    ...usesOf(state, 'move'),
    { kind: 'end' },
  ];
}

export const move = defineTurnStep<Moving, Move>({
  name: 'burncycle/move',
  clause: 'BC-MOVE-03',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('step'), bot, side }),
    z.strictObject({ kind: z.literal('push'), bot, side, to: z.int().min(0) }),
    z.strictObject({ kind: z.literal('key'), bot, door: z.int().min(0) }),
    useChoice,
    z.strictObject({ kind: z.literal('end') }),
  ]),
  who: (state, { ap }) =>
    ap === undefined || movers(state).length === 0 ? undefined : botAt(state, state.active).seat,
  candidates: candidatesOf,
  check(state, { ap = 0, hasAgentMoved }, choice) {
    if (choice.kind === 'end') return accept();
    if (choice.kind === 'use')
      return hasAgentMoved === true ? checkUse(state, 'move', choice) : refuse('BC-MOVE-10', 'the-agent-has-not-moved');
    if (!movers(state).includes(choice.bot)) return refuse('BC-MOVE-04', 'not-yours-to-move', { bot: choice.bot });
    if (choice.kind === 'key') return checkKey(state, choice);
    const isMasked = botAt(state, choice.bot).disguise !== undefined;
    const usable = isMasked ? 0 : ap; // what was rolled is for the module alone (BC-IFACE-04)
    const verdict = choice.kind === 'push' ? checkPush(state, usable, choice) : checkStep(state, usable, choice);
    return isMasked && !verdict.ok && verdict.reason === 'too-few-ap'
      ? refuse('BC-IFACE-04', 'no-movement-left', { bot: choice.bot })
      : verdict;
  },
  apply(state, memory, choice, engine) {
    if (choice.kind === 'end') return end(state, engine);
    if (choice.kind === 'key') return useKey(state, choice, engine);
    if (choice.kind === 'use') return applyUse(state, choice, engine);
    const floor = floorOf(state);
    if (choice.kind === 'step' && isWayOut(state, botAt(state, choice.bot).cell, choice.side)) {
      pay(state, memory, choice.bot, 1, engine);
      return leave(state, choice.bot, engine);
    }
    const to = stepFrom(floor, state.floor, botAt(state, choice.bot).cell, choice.side, 'bot');
    if (choice.kind === 'push') {
      pay(state, memory, choice.bot, pushCost(state, choice.bot), engine);
      return pushGuard(state, choice.bot, guardOn(state, to), choice.to, engine);
    }
    pay(state, memory, choice.bot, 1 + grappleCost(state, choice.bot, to), engine);
    const other = botOn(state, to);
    if (other >= 0) swapBots(state, choice.bot, other, engine);
    else moveBot(state, choice.bot, to, engine);
  },
  run(state, memory, engine) {
    if (memory.ap !== undefined) return end(state, engine);
    if (state.test === undefined)
      return makeTest(engine, {
        purpose: 'move',
        bot: state.active, // whoever then moves (BC-MOVE-09)
        bonus: (memory.isOptimized ? OPTIMIZED_AP : 0) + testBonus(state, state.active, 'move-ap'),
      });
    giveSteps(state, engine);
    engine.stay<Moving>({ ...memory, ap: closeTest(state, engine) });
  },
});

/** A disguised agent has the steps of its chip (BC-IFACE-04); nobody has any left from another action. */
function giveSteps(state: BurncycleState, engine: Engine<BurncycleState>): void {
  for (const mover of movers(state)) {
    const { disguise } = botAt(state, mover);
    const steps = disguise === undefined ? 0 : guardCard(disguise.kind).movement;
    if (ownSteps(state, mover) !== steps) engine.emit(stepsGiven, { bot: mover, to: steps });
  }
}

/** Steps of one's own last as long as the action (BC-AP-04); a disguised agent then turns its chip (BC-IFACE-05). */
function end(state: BurncycleState, engine: Engine<BurncycleState>): void {
  for (const bot of movers(state)) if (ownSteps(state, bot) > 0) engine.emit(stepsGiven, { bot, to: 0 });
  engine.done();
  if (botAt(state, state.active).disguise !== undefined) engine.interrupt(faceDisguise, { bot: state.active });
}

/** No keypad card, no free step; the move goes on (BC-KEY-09). */
function useKey(
  state: BurncycleState,
  { bot, door }: Extract<Move, { kind: 'key' }>,
  engine: Engine<BurncycleState>,
): void {
  engine.emit(keyUsed, { ...doorOf(state, door), bot });
  engine.emit(doorUnlocked, { ...doorOf(state, door), by: 'key', bot });
}
