/** Questions about the floor: who notices what, and which ways there are. */
import type { Question } from '@tablerunner/engine';
import { z } from 'zod';
import { BOT, CELL, GUARD } from '../../notation/names.ts';
import { fail } from '../../notation/words.ts';
import { awareness, isAwareOf, NOTICED } from '../floor/awareness.ts';
import { powersOf } from '../powers.ts';
import { wearerOf } from '../special/disguise.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, floorOf, guardAt, isDetected, isOnFloor, watcherOf } from '../units.ts';
import { ask, botName, botNamed, guardNamed, name, named, space, spaceNamed, unitName } from './ask.ts';
import { costsOf, flightsOf, marchOf, type Way, walkOf } from './ways.ts';

const isWatching = (state: BurncycleState, guard: number): boolean => {
  const unit = guardAt(state, guard);
  return unit.cell >= 0 && !unit.isStunned && wearerOf(state, unit) < 0;
};

const cost = z.int().min(0);
const way = z.strictObject({
  found: z.boolean().describe('Whether there is a way at all; if not, nothing else is told.'),
  cost: cost.optional().describe('What it costs: AP for a bot, spaces for security and the drone.'),
  cells: z.array(space).optional().describe('The spaces of the way, the first of them where it begins.'),
});

const told = (state: BurncycleState, found: Way | undefined) =>
  found === undefined ? { found: false } : { found: true, cost: found.cost, cells: named(state, found.cells) };

export const floorQuestions: Readonly<Record<string, Question<BurncycleState>>> = {
  /** The spaces that a security unit is aware of: straight ahead, and around it. A stunned one is aware of none. */
  awareness: ask<{ unit: string }>(
    z.strictObject({ unit: name }),
    z.strictObject({
      front: z.array(space).describe('Spaces straight ahead, up to its reach.'),
      periphery: z.array(space).describe('Spaces around it, its own among them.'),
      rooms: z.array(z.string()).describe('Rooms, by name, of which it notices a space at least.'),
      bots: z.array(botName).describe('Bots on these spaces.'),
    }),
    (state, { unit }) => {
      const floor = floorOf(state);
      const guard = guardNamed(state, unit);
      const field = isWatching(state, guard) ? awareness(floor, watcherOf(guardAt(state, guard))) : [];
      const cells = [...field.keys()].filter((cell) => field[cell] !== NOTICED.not);
      const at = (how: number) =>
        named(
          state,
          cells.filter((cell) => field[cell] === how),
        );
      const rooms = new Set(cells.map((cell) => floor.rooms[floor.roomAt[cell] as number]?.id ?? ''));
      return {
        front: at(NOTICED.front),
        periphery: at(NOTICED.periphery),
        rooms: [...rooms].filter((room) => room !== ''),
        bots: state.bots.filter(({ cell }) => cells.includes(cell)).map(({ card }) => card),
      };
    },
  ),

  /** The security units that are aware of a space. */
  watchers: ask<{ space: string }>(
    z.strictObject({ space: name }),
    z.strictObject({
      space,
      units: z.array(unitName).describe('Those that are aware of it.'),
    }),
    (state, { space: text }) => {
      const cell = spaceNamed(state, text);
      const watching = [...state.guards.keys()].filter(
        (guard) => isWatching(state, guard) && isAwareOf(floorOf(state), watcherOf(guardAt(state, guard)), cell),
      );
      return { space: CELL.print(state, cell), units: watching.map((guard) => GUARD.print(state, guard)) };
    },
  ),

  /** A shortest way of a bot or a security unit to a space. Units in the way stop a bot, not security. */
  route: ask<{ unit: string; to: string }>(z.strictObject({ unit: name, to: name }), way, (state, { unit, to }) => {
    const goal = spaceNamed(state, to);
    const isBot = unit === 'module' || state.bots.some(({ card }) => card === unit);
    return told(
      state,
      isBot ? walkOf(state, botNamed(state, unit), goal) : marchOf(state, guardNamed(state, unit), goal),
    );
  }),

  /** The spaces that a bot can walk to in a move action, with the AP that each costs, Grapple included. Nothing is unlocked or pushed. */
  reach: ask<{ bot: string; ap?: number }>(
    z.strictObject({ bot: name, ap: z.int().min(0).max(99).optional() }),
    z.strictObject({ cells: z.record(z.string(), cost).describe('By space: the AP that the cheapest way costs.') }),
    (state, { bot, ap = 99 }) => {
      const near = [...costsOf(state, botNamed(state, bot))].filter(([, found]) => found.cost > 0 && found.cost <= ap);
      return { cells: Object.fromEntries(near.map(([cell, found]) => [CELL.print(state, cell), found.cost])) };
    },
  ),

  /** Joan: where she is, how far she can still fly in this turn, where to, and the flight to a space. */
  drone: ask<{ to?: string }>(
    z.strictObject({ to: name.optional() }),
    z.strictObject({
      bot: botName,
      space,
      charged: z.boolean().describe('Only then she scouts, and abilities reach through her.'),
      left: cost.describe('Spaces that she can still fly in this turn.'),
      cells: z.record(z.string(), cost).describe('By space that she can reach in this turn: the spaces of the flight.'),
      way: way.optional().describe('The flight to the space that was asked for, however far.'),
    }),
    (state, { to }) => {
      const { drone } = state;
      if (drone === undefined) return fail('there is no drone at this table (BC-MEM-01)');
      const owner = botAt(state, drone.bot);
      if (drone.cell < 0 || !isOnFloor(owner)) return fail('the drone is not on the floor (BC-MEM-01)');
      const left = Math.max(0, spacesOf(state, drone.bot) - drone.moved);
      const flights = flightsOf(state);
      const near = [...flights].filter(([, found]) => found.cost > 0 && found.cost <= left);
      return {
        bot: BOT.print(state, drone.bot),
        space: CELL.print(state, drone.cell),
        charged: drone.isCharged,
        left,
        cells: Object.fromEntries(near.map(([cell, found]) => [CELL.print(state, cell), found.cost])),
        ...(to === undefined ? {} : { way: told(state, flights.get(spaceNamed(state, to))) }),
      };
    },
  ),

  /** What is known of a bot: where it is, whether it is detected, and who notices it there. */
  noticed: ask<{ bot: string }>(
    z.strictObject({ bot: name }),
    z.strictObject({
      space,
      detected: z.boolean().describe('Its awareness chip lies on its space.'),
      hidden: z.boolean(),
      disguised: z.boolean().describe('It looks like a guard, and nobody notices it.'),
      chip: space.optional().describe('Where its awareness chip lies, if not on its mat.'),
      units: z.array(unitName).describe('Security units that are aware of its space.'),
    }),
    (state, { bot: text }) => {
      const bot = botAt(state, botNamed(state, text));
      const units = [...state.guards.keys()].filter(
        (guard) => isWatching(state, guard) && isAwareOf(floorOf(state), watcherOf(guardAt(state, guard)), bot.cell),
      );
      return {
        space: CELL.print(state, bot.cell),
        detected: isDetected(bot),
        hidden: bot.isHidden,
        disguised: bot.disguise !== undefined,
        ...(bot.chip < 0 ? {} : { chip: CELL.print(state, bot.chip) }),
        units: units.map((guard) => GUARD.print(state, guard)),
      };
    },
  ),
};

/** How far the drone flies in a turn, by the ability that she comes with. */
const spacesOf = (state: BurncycleState, bot: number): number =>
  powersOf(botAt(state, bot))
    .flatMap(({ power }) => power.use?.effects ?? [])
    .reduce((most, effect) => (effect.do === 'fly-drone' ? Math.max(most, Number(effect.spaces)) : most), 0);
