/** Effects on security units: guards near the bot, new ones, the captain. Clauses BC-STUN, BC-SHUT-10, BC-KEY-07, BC-CAPT-02, BC-CAPT-03; BC-RULE-71. */

import { type Cell, type Direction, SIDES } from '@tablerunner/geometry';
import { stepGuard, turnGuard } from '../corporation/move-guard.ts';
import { keyTaken } from '../events/bots.ts';
import { unitOf } from '../events/named.ts';
import { guardStunned } from '../events/units.ts';
import { deploy } from '../floor/deploy.ts';
import { isAdjacent, stepFrom } from '../floor/passage.ts';
import { drawGuard } from '../piles.ts';
import { shutDownUnit } from '../special/mask.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, botOn, floorOf, guardAt, isCaptain } from '../units.ts';
import { asking, type Doers } from './doer.ts';
import { runEffects } from './list.ts';
import { guardsWithin } from './reach.ts';

const near = (state: BurncycleState, bot: number, within: number, level?: number): readonly number[] =>
  guardsWithin(state, botAt(state, bot).cell, within, level);

/** A guard and a direction as one number. */
const guardSide = (guard: number, side: Direction): number => guard * SIDES.length + side;
const guardOf = (target: number): number => Math.floor(target / SIDES.length);
const sideOf = (target: number): Direction => (target % SIDES.length) as Direction;

const hallwayPosts = (state: BurncycleState): readonly number[] => {
  const { posts } = floorOf(state);
  return [...posts.keys()].filter((post) => posts[post]?.kind === 'hallway');
};

const isCaptainOut = ({ captain, guards }: BurncycleState): boolean => captain !== '' && !guards.some(isCaptain);

/** Where it can be moved: as security units go, but into no bot. */
const isOpen = (state: BurncycleState, cell: Cell, side: Direction): boolean => {
  const to = stepFrom(floorOf(state), state.floor, cell, side, 'security');
  return to >= 0 && botOn(state, to) < 0;
};

/** The key under it goes to the bot, as after a strike (BC-STRIKE-10). */
export const guardEffects: Doers<
  'stun-guard' | 'shut-down-guard' | 'turn-guard' | 'move-guard' | 'lift-key' | 'deploy-guard' | 'captain'
> = {
  'stun-guard': asking('stun-guard', {
    of: 'guard',
    targets: (state, { within, level }, { bot }) =>
      near(state, bot, within, level).filter((guard) => !guardAt(state, guard).isStunned),
    carry(state, _params, { bot }, guard, engine) {
      if (guardAt(state, guard).hasKey) engine.emit(keyTaken, { ...unitOf(state, guard), bot });
      engine.emit(guardStunned, { ...unitOf(state, guard), bot });
    },
  }),
  'shut-down-guard': asking('shut-down-guard', {
    of: 'guard',
    targets: (state, { within, level }, { bot }) => near(state, bot, within, level),
    carry(state, _params, { bot }, guard, engine) {
      if (guardAt(state, guard).hasKey) engine.emit(keyTaken, { ...unitOf(state, guard), bot });
      shutDownUnit(state, guard, bot, engine); // no energy (BC-STRIKE-11)
    },
  }),
  'turn-guard': asking('turn-guard', {
    of: 'guard-side',
    targets: (state, { within }, { bot }) =>
      near(state, bot, within).flatMap((guard) =>
        SIDES.filter((side) => side !== guardAt(state, guard).facing).map((side) => guardSide(guard, side)),
      ),
    carry: (state, _params, _context, target, engine) => turnGuard(state, guardOf(target), sideOf(target), engine),
  }),
  'move-guard': asking('move-guard', {
    of: 'guard-side',
    isOptional: true,
    targets: (state, { within }, { bot, guard: chosen }) =>
      (chosen === undefined ? near(state, bot, within) : [chosen]).flatMap((guard) =>
        SIDES.filter((side) => isOpen(state, guardAt(state, guard).cell, side)).map((side) => guardSide(guard, side)),
      ),
    carry(state, params, context, target, engine) {
      const guard = guardOf(target);
      stepGuard(state, guard, sideOf(target), engine);
      if (params.spaces > 1)
        runEffects([{ do: 'move-guard', ...params, spaces: params.spaces - 1 }], { ...context, guard }, engine);
    },
  }),
  'lift-key': asking('lift-key', {
    of: 'guard',
    targets: (state, _params, { bot }) =>
      [...state.guards.keys()].filter((index) => {
        const { cell, hasKey } = guardAt(state, index);
        return hasKey && isAdjacent(floorOf(state), state.floor, botAt(state, bot).cell, cell, 'bot');
      }),
    carry: (state, _params, { bot }, guard, engine) => engine.emit(keyTaken, { ...unitOf(state, guard), bot }),
  }),
  'deploy-guard': asking('deploy-guard', {
    of: 'post',
    isForAll: true,
    targets: hallwayPosts,
    carry(state, { level }, _context, post, engine) {
      const kind = drawGuard(state, level ?? floorOf(state).number, engine);
      if (kind !== undefined) engine.interrupt(deploy, { kind, post, hasKey: false });
    },
  }),
  captain: asking('captain', {
    of: 'post',
    isForAll: true,
    targets: (state) => (isCaptainOut(state) ? hallwayPosts(state) : []),
    carry: (state, _params, _context, post, engine) =>
      engine.interrupt(deploy, { kind: state.captain, post, hasKey: false }),
  }),
};
