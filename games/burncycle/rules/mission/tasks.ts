/** Tasks: who has done what, and when that is enough. Clauses BC-OBJ, BC-SHUT-09, BC-WIN; BC-RULE-18, 35. */
import { BANNED } from '../network/ip-moves.ts';
import type { Bot, BurncycleState, TaskProgress } from '../types.ts';
import { floorOf, isCaptain, isDown, isOnFloor } from '../units.ts';
import { missionOf } from './mission.ts';
import { isPlace } from './place.ts';
import type { Deed, Place, Scope, Task } from './types.ts';

/** Deeds that are states of the game or of bots, looked at whenever something changes; all others happen. */
export const isCondition = ({ do: what }: Deed): boolean =>
  what === 'be' || what === 'be-away' || what === 'threat' || what === 'network-level' || what === 'terminals-left';

/** Tasks that must be done with so many players (BC-OBJ-02). */
export const isInPlay = (state: BurncycleState, { players }: Task): boolean => players <= state.seats.length;

export const neededOf = (state: BurncycleState, { count, perPlayer }: Task): number =>
  count + perPlayer * (state.seats.length - 1);

/** Bots that the scope counts: with or without the module (BC-UNIT-04). */
export function isInScope({ role }: Bot, scope: Scope): boolean {
  if (scope === 'module') return role === 'module';
  return role === 'agent' || !scope.includes('agent');
}

export const timesBy = ({ by }: TaskProgress, bot: number): number => by.filter((doer) => doer === bot).length;

/** How often one and the same bot counts for a task: once where two must do it, and not beyond its own part where each must. */
export function mostBy(state: BurncycleState, task: Task): number {
  if (task.scope.startsWith('two-')) return 1;
  return task.scope.startsWith('each-') ? neededOf(state, task) : Number.MAX_SAFE_INTEGER;
}

/** How much a task asks for beyond the deed itself: a place, stealth, an agent or the module, several different bots. */
export function demandsOf({ scope, deed }: Task): number {
  const { do: _what, where, ...more } = deed as Deed & { readonly where?: Place };
  const places = where === undefined ? 0 : Object.keys(where).length;
  const isPicky = scope.includes('agent') || scope === 'module' ? 1 : 0;
  const isShared = scope.startsWith('two-') || scope.startsWith('each-') ? 1 : 0;
  return places + Object.values(more).filter((value) => value === true).length + isPicky + isShared;
}

/** BC-OBJ-08: what somebody has done for one task does not count for another that asks for the same; the first open one gets it. */
export function isDone(state: BurncycleState, task: Task, progress: TaskProgress): boolean {
  if (isCondition(task.deed)) return progress.count > 0;
  const bots = state.bots.filter((bot) => isInScope(bot, task.scope));
  const needed = neededOf(state, task);
  switch (task.scope) {
    case 'two-bots':
    case 'two-agents':
      return new Set(progress.by).size >= 2 && progress.count >= 2;
    case 'each-bot':
    case 'each-agent':
      return state.bots.every((bot, at) => !isInScope(bot, task.scope) || timesBy(progress, at) >= needed);
    default:
      return bots.length > 0 && progress.count >= needed;
  }
}

/** Whether a condition holds now. */
export function holds(state: BurncycleState, { deed, scope }: Task): boolean {
  switch (deed.do) {
    case 'threat':
      return state.threat <= deed.most;
    case 'network-level':
      return state.bots.some(({ role, ip, level }) => role === 'agent' && ip !== BANNED && level >= deed.least);
    case 'terminals-left':
      return state.floor.terminals.length <= deed.most;
    case 'be-away':
      return !state.guards.some((guard) => isCaptain(guard) && isPlace(floorOf(state), guard.cell, deed.where));
    case 'be': {
      const meets = (bot: Bot): boolean => isAt(state, bot, deed);
      const counted = state.bots.filter((bot) => isInScope(bot, scope));
      if (scope === 'all-bots' || scope === 'all-agents') return counted.every(meets); // shut-down agents too (BC-SHUT-09)
      return counted.some(meets);
    }
    default:
      return false;
  }
}

/** A bot at the place, not shut down; `unnoticed` while its awareness chip is on its mat. */
export function isAt(
  state: BurncycleState,
  bot: Bot,
  deed: Extract<Deed, { do: 'be' | 'visit' | 'end-turn' }>,
): boolean {
  if (!isOnFloor(bot) || isDown(bot)) return false;
  if (deed.unnoticed === true && bot.chip >= 0) return false;
  return isPlace(floorOf(state), bot.cell, deed.where);
}

export const isObjectiveDone = (state: BurncycleState): boolean =>
  tasksNow(state).every(
    (task, at) => !isInPlay(state, task) || isDone(state, task, progressAt(state.progress.tasks, at)),
  );

export const tasksNow = (state: BurncycleState): readonly Task[] => missionOf(state).floors[state.stage]?.tasks ?? [];

export const progressAt = (list: readonly TaskProgress[], at: number): TaskProgress => list[at] ?? { count: 0, by: [] };
