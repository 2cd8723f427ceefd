/** Who is noticed, and what becomes of the awareness chip when a bot goes on. Clauses BC-AWARE, BC-RANGE, BC-DETECT, BC-HIDE, BC-SECURE; BC-RULE-34, 50 to 54, 98. */
import type { Engine } from '@tablerunner/engine';
import { edgeBetween } from '@tablerunner/geometry';
import { disguiseRemoved } from './events/special.ts';
import { botDetected, botHid, chipRemoved } from './events/units.ts';
import { fieldOf, NOTICED, seesStepOut } from './floor/awareness.ts';
import { EDGE, type Floor } from './floor/floor.ts';
import { wearerOf } from './special/disguise.ts';
import { raiseThreat } from './threat.ts';
import type { Bot, BurncycleState } from './types.ts';
import { botAt, cardOf, floorOf, isDetected, isDown, isOnFloor, watcherOf } from './units.ts';

/** A security unit that is not stunned (BC-STUN-05), nor one of the team in disguise (BC-IFACE-08), has the space within its awareness. */
function isWatched(state: BurncycleState, cell: number): boolean {
  const floor = floorOf(state);
  for (const guard of state.guards) {
    if (guard.isStunned || guard.cell < 0) continue;
    const field = fieldOf(floor, guard.cell, guard.facing, cardOf(guard).awareness);
    if (field[cell] !== NOTICED.not && wearerOf(state, guard) < 0) return true;
  }
  return false;
}

/** Awareness passes over the hidden (BC-HIDE-03), the shut down (BC-DETECT-10) and the disguised (BC-IFACE-01). */
const canBeNoticed = (bot: Bot): boolean =>
  isOnFloor(bot) && !isDown(bot) && !bot.isHidden && bot.disguise === undefined;

/** The chip goes onto the bot's space; a chip that comes from off the board is an alarm of its own on high (BC-DIFF-07, BC-DIFF-08). */
export function detect(state: BurncycleState, index: number, cause: string, engine: Engine<BurncycleState>): void {
  const bot = botAt(state, index);
  if (bot.disguise !== undefined && !isDown(bot)) engine.emit(disguiseRemoved, { bot: index, cause }); // BC-IFACE-02
  if (isDown(bot) || !isOnFloor(bot) || isDetected(bot)) return;
  const enters = bot.chip < 0;
  engine.emit(botDetected, { bot: index, cause, enters });
  if (enters && state.difficulty === 'high') raiseThreat(state, 1, 'awareness', engine);
}

/** Awareness is checked all the time: called after whatever may have brought a bot into view (BC-RANGE-06). */
export function lookAround(state: BurncycleState, engine: Engine<BurncycleState>): void {
  for (const [index, bot] of state.bots.entries()) {
    if (canBeNoticed(bot) && !isDetected(bot) && isWatched(state, bot.cell)) detect(state, index, 'awareness', engine);
  }
}

/** Where a bot stood before it was moved. */
export interface Stood {
  readonly cell: number;
  readonly wasDetected: boolean;
}

export const standing = (bot: Bot): Stood => ({ cell: bot.cell, wasDetected: isDetected(bot) });

/** What the corporation notices of a bot that has just come to another space: it hides, is seen, or leaves its chip behind. */
export function settle(state: BurncycleState, index: number, before: Stood, engine: Engine<BurncycleState>): void {
  const bot = botAt(state, index);
  const { cell } = bot;
  if (isDown(bot)) return;
  if (bot.disguise !== undefined) {
    // It walked onto its own chip: that is not awareness (BC-IFACE-02, BC-RULE-50).
    if (bot.chip === cell) engine.emit(disguiseRemoved, { bot: index, cause: 'own-chip' });
    return;
  }
  const floor = floorOf(state);
  // For the length of a step through a door the space behind it is within awareness too (BC-RANGE-07).
  const isFollowed = before.wasDetected && (isWatched(state, cell) || isSeenLeaving(state, floor, before.cell, cell));
  if (floor.isHideout[cell] === 1 && bot.chip !== cell && !isFollowed) return engine.emit(botHid, { bot: index });
  if (isFollowed || isWatched(state, cell)) detect(state, index, 'awareness', engine);
}

/** Through a door or a destroyed wall some unit may see the bot arrive; into a secure zone nobody looks (BC-RANGE-07, BC-SECURE-03, BC-RULE-54). */
function isSeenLeaving(state: BurncycleState, floor: Floor, from: number, to: number): boolean {
  const edge = edgeBetween(floor.grid, from, to);
  if (edge === undefined || floor.grid.edges[edge] === EDGE.open) return false;
  if (floor.rooms[floor.roomAt[to] as number]?.zone !== undefined) return false;
  return state.guards.some((guard) => !guard.isStunned && seesStepOut(floor, watcherOf(guard), from, to));
}

/** A security unit on the space takes away every chip that has no bot there (BC-SEC-16, BC-AWARE-06, BC-RULE-61). */
export function takeChips(state: BurncycleState, cell: number, engine: Engine<BurncycleState>): void {
  for (const [index, bot] of state.bots.entries()) {
    if (bot.chip === cell && bot.cell !== cell) engine.emit(chipRemoved, { bot: index });
  }
}
