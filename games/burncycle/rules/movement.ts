/** Bots change places: by a step, a swap, a push. Whatever moves them, rooms are scouted and caches may be picked up. Clauses BC-MOVE-07, 08, 12, BC-SWAP, BC-PUSH, BC-CACHE-05; BC-RULE-45, 46. */

import type { Engine } from '@tablerunner/engine';
import { detect, lookAround, settle, standing, takeChips } from './detection.ts';
import { whileDraining } from './drain.ts';
import { botsSwapped, guardPushed } from './events/bots.ts';
import { unitOf } from './events/named.ts';
import { botMoved } from './events/units.ts';
import { pickUp } from './floor/cache.ts';
import { scout } from './floor/scout.ts';
import type { BurncycleState } from './types.ts';
import { botAt, floorOf, guardAt, isDown } from './units.ts';

export function moveBot(state: BurncycleState, bot: number, to: number, engine: Engine<BurncycleState>): void {
  const before = standing(botAt(state, bot));
  whileDraining(state, engine, () => engine.emit(botMoved, { bot, to }));
  settle(state, bot, before, engine);
  enter(state, bot, engine);
}

/** Both count as moved (BC-RULE-45). */
export function swapBots(state: BurncycleState, bot: number, other: number, engine: Engine<BurncycleState>): void {
  const [mine, theirs] = [standing(botAt(state, bot)), standing(botAt(state, other))];
  whileDraining(state, engine, () => engine.emit(botsSwapped, { bot, other }));
  settle(state, bot, mine, engine);
  settle(state, other, theirs, engine);
  enter(state, bot, engine);
  enter(state, other, engine);
}

/** Awareness is checked after both have moved; the pair stays adjacent, so nothing is drained (BC-PUSH-06, BC-RULE-46). */
export function pushGuard(
  state: BurncycleState,
  bot: number,
  guard: number,
  to: number,
  engine: Engine<BurncycleState>,
): void {
  const before = standing(botAt(state, bot));
  engine.emit(guardPushed, { ...unitOf(state, guard), bot, to });
  settle(state, bot, before, engine);
  takeChips(state, guardAt(state, guard).cell, engine);
  lookAround(state, engine);
  detect(state, bot, 'push', engine); // BC-PUSH-05
  enter(state, bot, engine);
}

/** The room is scouted first, so that who stands before a cache knows what the room holds. */
function enter(state: BurncycleState, bot: number, engine: Engine<BurncycleState>): void {
  const mover = botAt(state, bot);
  if (isDown(mover)) return;
  const room = floorOf(state).roomAt[mover.cell] as number;
  if (room >= 0 && state.floor.unscouted.includes(room)) engine.interrupt(scout, { bot, room });
  if (state.floor.caches.includes(mover.cell)) engine.interrupt(pickUp, { bot });
}
