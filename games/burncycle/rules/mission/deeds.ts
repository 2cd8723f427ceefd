/** Deeds are noticed where they happen: each event that a task may ask for moves the tasks on. Clauses BC-OBJ-03, 06 to 08, BC-WIN. */
import { defineStep, defineTrigger, type Engine, type EventKind, type Trigger } from '@tablerunner/engine';
import { cellsBeside } from '@tablerunner/geometry';
import { gainEnergy } from '../energy.ts';
import { botsSwapped, energyGained, guardPushed } from '../events/bots.ts';
import { cacheTaken, doorUnlocked, roomScouted, terminalUsed, wallDestroyed } from '../events/floor.ts';
import { objectiveCompleted, type TaskList, taskAdvanced } from '../events/mission.ts';
import { ipReset, levelChanged } from '../events/network.ts';
import { botPlaced } from '../events/setup.ts';
import { disguiseRemoved } from '../events/special.ts';
import { threatChanged } from '../events/threat.ts';
import { roundEnded, turnEnded } from '../events/turn.ts';
import {
  botDetected,
  botEscaped,
  botMoved,
  chipRemoved,
  guardMoved,
  guardShutDown,
  guardStunned,
} from '../events/units.ts';
import { EDGE } from '../floor/floor.ts';
import type { BurncycleState, TaskProgress } from '../types.ts';
import { botAt, floorOf, isDown, moduleIndex } from '../units.ts';
import { isLastFloor, missionOf } from './mission.ts';
import { isPlace } from './place.ts';
import {
  demandsOf,
  holds,
  isAt,
  isCondition,
  isDone,
  isInPlay,
  isInScope,
  isObjectiveDone,
  mostBy,
  progressAt,
  tasksNow,
  timesBy,
} from './tasks.ts';
import type { Deed, Task } from './types.ts';

/** Owned by nobody: such triggers are resolved in the order of their clauses, and nobody is asked. */
const HOUSE = '';

interface Advance {
  readonly list: TaskList;
  readonly task: number;
  readonly bot: number;
}

/** The list that is worked on: the floor's tasks, and the win once those of the last floor are done (BC-OBJ-05, BC-WIN-02). */
function openTasks(state: BurncycleState): { readonly list: TaskList; readonly tasks: readonly Task[] } {
  if (!state.progress.isDone) return { list: 'tasks', tasks: tasksNow(state) };
  return { list: 'win', tasks: isLastFloor(state) ? missionOf(state).win.tasks : [] };
}

const isOpen = (
  state: BurncycleState,
  list: TaskList,
  task: Task,
  at: number,
  counted: readonly Advance[] = [],
): boolean => isInPlay(state, task) && !isDone(state, task, progressWith(state, list, at, counted));

/** How far a task is with what the same event has already moved on. */
function progressWith(state: BurncycleState, list: TaskList, at: number, counted: readonly Advance[]): TaskProgress {
  const progress = progressAt(state.progress[list], at);
  const more = counted.filter(({ task }) => task === at).map(({ bot }) => bot);
  return more.length === 0 ? progress : { count: progress.count + more.length, by: [...progress.by, ...more] };
}

type Asks = (deed: Deed, bot: number) => boolean;

/** A single event never counts twice (BC-OBJ-08): of the open tasks that ask for it the most demanding gets it, as the players would have it. */
function taskFor(state: BurncycleState, bot: number, asks: Asks, counted: readonly Advance[] = []): Advance[] {
  const { list, tasks } = openTasks(state);
  const doer = state.bots[bot];
  let best: { readonly at: number; readonly demands: number } | undefined;
  for (const [at, task] of tasks.entries()) {
    if (isCondition(task.deed) || !asks(task.deed, bot) || !isOpen(state, list, task, at, counted)) continue;
    if (doer !== undefined && !isInScope(doer, task.scope)) continue;
    if (timesBy(progressWith(state, list, at, counted), bot) >= mostBy(state, task)) continue;
    const demands = demandsOf(task);
    if (best === undefined || demands > best.demands) best = { at, demands };
  }
  return best === undefined ? [] : [{ list, task: best.at, bot }];
}

/** Two bots that do something by one event each get a task of their own, in the order that serves more of them. */
function tasksForBoth(state: BurncycleState, one: number, other: number, asks: Asks): Advance[] {
  const inOrder = (first: number, second: number): Advance[] => {
    const counted = taskFor(state, first, asks);
    return [...counted, ...taskFor(state, second, asks, counted)];
  };
  const found = inOrder(one, other);
  return found.length === 2 ? found : [found, inOrder(other, one)].reduce((a, b) => (b.length > a.length ? b : a));
}

const deed = <D>(
  on: EventKind<BurncycleState, D> | readonly EventKind<BurncycleState, D>[],
  name: string,
  find: (state: BurncycleState, data: D) => readonly Advance[],
): Trigger<BurncycleState> =>
  defineTrigger<BurncycleState, D, Advance>({
    name: `burncycle/deed-${name}`,
    clause: 'BC-OBJ-06',
    on,
    fires: (state, data) => find(state, data).map((memory) => ({ owner: HOUSE, memory })),
    step: advance,
  }) as unknown as Trigger<BurncycleState>;

/** Moves a task on, and looks what that completes. */
export const advance = defineStep<BurncycleState, Advance>({
  name: 'burncycle/advance-task',
  clause: 'BC-OBJ-06',
  run(state, memory, engine) {
    const task = openTasks(state).tasks[memory.task];
    if (task !== undefined && openTasks(state).list === memory.list && isOpen(state, memory.list, task, memory.task)) {
      engine.emit(taskAdvanced, { ...memory, stage: state.stage });
    }
    engine.done();
    lookAtObjective(state, engine);
  },
});

/** Conditions that hold now count at once; a complete objective pays its reward; a complete win wins (BC-OBJ-07, BC-WIN-01). */
function lookAtObjective(state: BurncycleState, engine: Engine<BurncycleState>): void {
  if (!state.progress.isDone) {
    countConditions(state, engine);
    if (!isObjectiveDone(state)) return;
    engine.emit(objectiveCompleted, { stage: state.stage });
    const amount = missionOf(state).floors[state.stage]?.reward ?? 0;
    for (const [bot, { role, hasEscaped }] of state.bots.entries()) {
      if (amount > 0 && role === 'agent' && !hasEscaped) gainEnergy(state, bot, amount, 'objective', engine);
    }
  }
  if (isMissionWon(state)) engine.end({ winners: state.seats, draw: false, clause: 'BC-WIN-01', reason: 'mission' });
}

/** A condition that once held stays done on a floor; those of the win must hold together, and nobody may be shut down (BC-WIN-03). */
function countConditions(state: BurncycleState, engine: Engine<BurncycleState>): void {
  for (const [at, task] of tasksNow(state).entries()) {
    if (!isCondition(task.deed) || !isOpen(state, 'tasks', task, at) || !holds(state, task)) continue;
    engine.emit(taskAdvanced, { list: 'tasks', task: at, bot: -1, stage: state.stage });
  }
}

/** The mission is won as things stand. */
export const isMissionWon = (state: BurncycleState): boolean => isLastFloor(state) && isWon(state);

function isWon(state: BurncycleState): boolean {
  if (state.bots.some((bot) => bot.role === 'agent' && isDown(bot))) return false;
  return missionOf(state).win.tasks.every((task, at) => {
    if (!isInPlay(state, task)) return true;
    return isCondition(task.deed) ? holds(state, task) : isDone(state, task, progressAt(state.progress.win, at));
  });
}

/** Looks at conditions whenever something moved. */
const watch = <D>(on: readonly EventKind<BurncycleState, D>[]): Trigger<BurncycleState> =>
  defineTrigger<BurncycleState, D, Record<string, never>>({
    name: 'burncycle/watch-conditions',
    clause: 'BC-OBJ-06',
    on,
    fires: (state) => (isWorthLooking(state) ? [{ owner: HOUSE, memory: {} }] : []),
    step: look,
  }) as unknown as Trigger<BurncycleState>;

function isWorthLooking(state: BurncycleState): boolean {
  const { list, tasks } = openTasks(state);
  if (list === 'win') return isMissionWon(state);
  return tasks.some((task, at) => isCondition(task.deed) && isOpen(state, list, task, at) && holds(state, task));
}

export const look = defineStep<BurncycleState, Record<string, never>>({
  name: 'burncycle/look-at-objective',
  clause: 'BC-OBJ-06',
  run(state, _memory, engine) {
    engine.done();
    lookAtObjective(state, engine);
  },
});

const at = (state: BurncycleState, cell: number, where: Parameters<typeof isPlace>[2] | undefined): boolean =>
  where === undefined || isPlace(floorOf(state), cell, where);

const isNoticed = (state: BurncycleState, bot: number): boolean => botAt(state, bot).chip >= 0;

function wallMeets(state: BurncycleState, edge: number, wanted: Extract<Deed, { do: 'destroy-wall' }>): boolean {
  const floor = floorOf(state);
  if (wanted.exterior === true && floor.grid.edges[edge] !== EDGE.outerWall) return false;
  return cellsBeside(floor.grid, edge).some((cell) => cell !== undefined && at(state, cell, wanted.where));
}

const visits =
  (state: BurncycleState): Asks =>
  (one, bot) =>
    one.do === 'visit' && isAt(state, botAt(state, bot), one);

export const deeds: readonly Trigger<BurncycleState>[] = [
  deed(cacheTaken, 'cache', (state, { bot, cell }) =>
    taskFor(
      state,
      bot,
      (one) =>
        one.do === 'pick-up-cache' && at(state, cell, one.where) && !(one.unnoticed === true && isNoticed(state, bot)),
    ),
  ),
  deed(terminalUsed, 'terminal', (state, { bot, cell }) =>
    taskFor(state, bot, (one) => one.do === 'use-terminal' && at(state, cell, one.where)),
  ),
  deed(doorUnlocked, 'door', (state, { bot }) => taskFor(state, bot, (one) => one.do === 'unlock-door')),
  deed(roomScouted, 'scout', (state, { bot, room }) =>
    taskFor(
      state,
      bot,
      (one) => one.do === 'scout-room' && at(state, floorOf(state).rooms[room]?.cells[0] ?? -1, one.where),
    ),
  ),
  deed(guardShutDown, 'shut-down', (state, { bot, level }) =>
    taskFor(state, bot, (one) => one.do === 'shut-down-unit' && !(one.captain === true && level !== 0)),
  ),
  deed(guardStunned, 'stun', (state, { bot }) => taskFor(state, bot, (one) => one.do === 'stun-unit')),
  deed(wallDestroyed, 'wall', (state, { bot, edge }) =>
    taskFor(state, bot, (one) => one.do === 'destroy-wall' && wallMeets(state, edge, one)),
  ),
  deed(ipReset, 'core', (state, { bot, cause }) =>
    cause === 'core' ? taskFor(state, bot, (one) => one.do === 'reach-core') : [],
  ),
  deed(botEscaped, 'escape', (state, { bot }) => taskFor(state, bot, (one) => one.do === 'escape')),
  deed(turnEnded, 'end-turn', (state, { bot }) =>
    tasksForBoth(
      state,
      bot,
      moduleIndex(state),
      (one, doer) => one.do === 'end-turn' && isAt(state, botAt(state, doer), one),
    ),
  ),
  deed<{ bot: number }>([botMoved, guardPushed], 'visit', (state, { bot }) => taskFor(state, bot, visits(state))),
  deed(botsSwapped, 'visit-by-swap', (state, { bot, other }) => tasksForBoth(state, bot, other, visits(state))),
  watch([
    botMoved,
    botsSwapped,
    botPlaced,
    guardPushed,
    guardMoved,
    guardShutDown,
    botDetected,
    chipRemoved,
    threatChanged,
    levelChanged,
    terminalUsed,
    energyGained,
    roundEnded,
    disguiseRemoved,
  ] as never),
];
