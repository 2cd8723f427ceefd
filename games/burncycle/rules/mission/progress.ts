/** How far the tasks of the floor and of the win have come. Clauses BC-OBJ-02, BC-OBJ-10 to 22, BC-WIN-01. */
import type { BurncycleState } from '../types.ts';
import { isLastFloor, missionOf } from './mission.ts';
import { holds, isCondition, isDone, isInPlay, isInScope, neededOf, progressAt } from './tasks.ts';
import type { Task } from './types.ts';

/** A task of the floor or of the win, and how far it has come. */
export interface TaskNow {
  readonly list: 'tasks' | 'win';
  readonly at: number;
  readonly task: Task;
  /** How often it was done, and how often it must be; a condition is done once. */
  readonly count: number;
  readonly needed: number;
  readonly isDone: boolean;
  /** Bots that have done their part, by number. */
  readonly by: readonly number[];
}

/** BC-OBJ-02, BC-OBJ-10 to 22: tasks that so many players must do. */
export function tasksOf(state: BurncycleState): readonly TaskNow[] {
  const { floors, win } = missionOf(state);
  const lists = [
    { list: 'tasks' as const, tasks: floors[state.stage]?.tasks ?? [] },
    { list: 'win' as const, tasks: isLastFloor(state) ? win.tasks : [] },
  ];
  return lists.flatMap(({ list, tasks }) =>
    tasks.flatMap((task, at) => (isInPlay(state, task) ? [taskNow(state, list, task, at)] : [])),
  );
}

function taskNow(state: BurncycleState, list: TaskNow['list'], task: Task, at: number): TaskNow {
  const progress = progressAt(state.progress[list], at);
  const isFloorDone = list === 'tasks' && state.progress.isDone;
  // What wins must hold together at the end (BC-WIN-01); on a floor it is enough that it once was so.
  const isSo =
    isFloorDone || (list === 'win' && isCondition(task.deed) ? holds(state, task) : isDone(state, task, progress));
  const needed = neededFor(state, task);
  return { list, at, task, count: isSo ? needed : progress.count, needed, isDone: isSo, by: progress.by };
}

function neededFor(state: BurncycleState, task: Task): number {
  if (isCondition(task.deed)) return 1;
  const needed = neededOf(state, task);
  if (task.scope.startsWith('two-')) return 2;
  if (!task.scope.startsWith('each-')) return needed;
  return needed * state.bots.filter((bot) => isInScope(bot, task.scope)).length;
}
