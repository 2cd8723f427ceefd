/** Missions for tests: a drawn floor with rooms, caches and secure zones, and tasks made to measure. */
import { type Frame, frameOf } from '@tablerunner/engine';
import { move } from '../rules/actions/move.ts';
import { type Mission, missionSchema, type Task } from '../rules/mission/types.ts';
import type { BurncycleState } from '../rules/types.ts';
import { drawnFloor } from './floors.ts';
import { type DrawnState, drawnState, Table } from './kit.ts';

/** C is the cache room, E the executive office at the outer wall, S a lift, T the stairwell of two spaces. */
const FLOOR = `
  +-+-+-+-+-+-+
  |. . . . . .|
  + + + + + + +
  |. . . . . .|
  +-+d+-+d+d+d+
  |C C|E E|S|T|
  + + + + +-+ +
  |C C|E E|#|T|
  +-+-+-+-+ +-+
`;
const ROOMS = [
  { letter: 'C', id: 'stockroom', type: 'warehouse' as const },
  { letter: 'E', id: 'executive-office', type: 'office' as const },
  { letter: 'S', id: 'small-elevator', zone: 'lift', type: undefined },
  { letter: 'T', id: 'stairwell', zone: 'stairs', type: undefined },
];
const PLAN = { rooms: ROOMS, caches: ['a4', 'b4', 'c4'], objectives: ['d1'], terminals: ['a3', 'f4'] };
export const drawn = drawnFloor(FLOOR, PLAN);
export const task = (change: Partial<Task> & Pick<Task, 'scope' | 'deed'>): Task => ({
  id: 'task',
  players: 1,
  count: 1,
  perPlayer: 0,
  ...change,
});

export function mission(tasks: readonly Task[], change: Partial<Mission> = {}): Mission {
  const floor = { number: 1, objective: 'objective', reward: 2, scouted: [], noCaches: false, layout: drawn.layout };
  const never = task({ scope: 'team', deed: { do: 'terminals-left', most: 0 } });
  return missionSchema.parse({
    id: 'test',
    source: 'original',
    corporation: 'test',
    complexity: 1,
    floors: [{ ...floor, tasks }],
    win: { objective: 'win', tasks: [never] },
    ...change,
  });
}

export function table(
  played: Mission,
  step: Frame,
  state: DrawnState = {},
  change: (state: BurncycleState) => void = () => {},
): Table {
  const made = drawnState(FLOOR, {
    floor: PLAN,
    bots: [{ at: 'a3' }, { at: 'f3' }],
    active: 0,
    unlocked: ['b3', 'd3', 'e3', 'f3'],
    ...state,
  });
  const whole = { ...made, mission: played };
  change(whole);
  return new Table(whole, step);
}
export const moving = (played: Mission, state?: DrawnState, change?: (state: BurncycleState) => void, ap = 9): Table =>
  table(played, frameOf(move, { isOptimized: false, ap }), state, change);
export const step = (bot: number, side: number) => ({ kind: 'step', bot, side });
export const PICK = { kind: 'pick-up' };
export const [N, E, S, W] = [0, 1, 2, 3] as const;
export const cache = { do: 'pick-up-cache' } as const;
export const won = (t: Table): boolean => t.outcome?.winners.length === t.state.seats.length;
