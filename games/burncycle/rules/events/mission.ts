/** What happens to objectives. */
import { defineEvent } from '@tablerunner/engine';
import type { BurncycleState, TaskProgress } from '../types.ts';

/** Which list a task belongs to: the floor's objective or the win. */
export type TaskList = 'tasks' | 'win';

/** A bot has done a task of that floor once; -1 where nobody in particular did (BC-OBJ-21). */
export const taskAdvanced = defineEvent<BurncycleState, { list: TaskList; task: number; bot: number; stage: number }>({
  name: 'burncycle/task-advanced',
  write(state, { list, task, bot }) {
    const progress = entry(state.progress[list], task);
    progress.count += 1;
    progress.by.push(bot);
  },
});

/** BC-OBJ-04. */
export const objectiveCompleted = defineEvent<BurncycleState, { stage: number }>({
  name: 'burncycle/objective-completed',
  write(state) {
    state.progress.isDone = true;
  },
});

function entry(list: TaskProgress[], task: number): TaskProgress {
  while (list.length <= task) list.push({ count: 0, by: [] });
  return list[task] as TaskProgress;
}
