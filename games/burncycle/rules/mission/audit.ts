/** What is wrong with a mission that a schema cannot see: a corporation, a card or a room that is not there, a place that its floor does not have. */
import type { PackProblem } from '@tablerunner/engine';
import { CORPORATIONS, LAYOUTS } from '../../content/floors.ts';
import { EQUIPMENT } from '../../content/items.ts';
import { buildFloor, type Floor } from '../floor/floor.ts';
import { isPlace } from './place.ts';
import type { Mission, Place, Task } from './types.ts';

/** What is found at a field; the caller knows the entry. */
type Found = readonly { readonly field: string; readonly problem: string }[];

export function auditMission(mission: Mission): readonly Omit<PackProblem, 'file'>[] {
  const { corporation, without } = mission;
  const isKnown = CORPORATIONS.some(({ id }) => id === corporation);
  const found: Found = [
    ...(isKnown ? [] : [{ field: 'corporation', problem: `there is no corporation called ${corporation}` }]),
    ...without.flatMap((card, i) =>
      EQUIPMENT.some(({ id }) => id === card)
        ? []
        : [{ field: `without[${i}]`, problem: `there is no equipment called ${card}` }],
    ),
    ...twiceNamed(mission),
    ...mission.floors.flatMap((_, stage) => auditStage(mission, stage)),
  ];
  return found.map((one) => ({ entry: `missions: ${mission.id}`, ...one }));
}

/** Progress is told by the names of tasks. */
function twiceNamed({ floors, win }: Mission): Found {
  const lists = [...floors.map(({ tasks }, i) => [`floors[${i}].tasks`, tasks] as const), ['win.tasks', win.tasks]];
  return (lists as [string, readonly Task[]][]).flatMap(([field, tasks]) =>
    tasks.flatMap(({ id }, i) =>
      tasks.findIndex((other) => other.id === id) < i
        ? [{ field: `${field}[${i}].id`, problem: 'another task has this ID' }]
        : [],
    ),
  );
}

function auditStage(mission: Mission, stage: number): Found {
  const built = floorAt(mission, stage);
  if (built === undefined) return [];
  if (typeof built === 'string') return [{ field: `floors[${stage}].layout`, problem: built }];
  const { floors, win, start, escape: way } = mission;
  const { tasks = [], scouted = [] } = floors[stage] ?? {};
  const isLast = stage === floors.length - 1;
  return [
    ...tasks.flatMap((task, i) => auditTask(built, task, `floors[${stage}].tasks[${i}]`)),
    ...(isLast ? win.tasks.flatMap((task, i) => auditTask(built, task, `win.tasks[${i}]`)) : []),
    ...(stage === 0 && start !== undefined ? auditPlace(built, start, 'start') : []),
    ...(isLast && way !== undefined ? auditPlace(built, way.where, 'escape.where') : []),
    ...scouted.flatMap((room, i) =>
      built.rooms.some(({ id }) => id === room)
        ? []
        : [{ field: `floors[${stage}].scouted[${i}]`, problem: `the floor has no room called ${room}` }],
    ),
  ];
}

/** The floor of a stage; a sentence if it cannot be built, undefined if its corporation is not known. */
function floorAt({ corporation, floors }: Mission, stage: number): Floor | string | undefined {
  const plan = floors[stage];
  const layout = plan?.layout ?? LAYOUTS.get(`${corporation}-${plan?.number ?? 0}`);
  if (layout === undefined) return undefined;
  try {
    return buildFloor(layout);
  } catch (problem) {
    return problem instanceof Error ? problem.message : 'the floor cannot be read';
  }
}

const auditTask = (floor: Floor, { deed }: Task, field: string): Found =>
  'where' in deed && deed.where !== undefined ? auditPlace(floor, deed.where, `${field}.deed.where`) : [];

function auditPlace(floor: Floor, place: Place, field: string): Found {
  const { room } = place;
  if (room !== undefined && !floor.rooms.some(({ id }) => id === room))
    return [{ field: `${field}.room`, problem: `the floor has no room called ${room}` }];
  const isThere = [...floor.roomAt.keys()].some((cell) => floor.grid.holes[cell] === 0 && isPlace(floor, cell, place));
  return isThere ? [] : [{ field, problem: 'the floor has no such place' }];
}
