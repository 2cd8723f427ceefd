/** What a position must say first, and the table as it usually is for that: everything else is a difference from it. */
import { printRulingOptions, readRulingOption, type Seat } from '@tablerunner/engine';
import { CAPTAINS } from '../content/captains.ts';
import { LAYOUTS } from '../content/floors.ts';
import { MISSIONS, missionNamed } from '../content/missions.ts';
import type { Layout } from '../rules/floor/layout.ts';
import { DIFFICULTIES, type Difficulty } from '../rules/lists.ts';
import { freshFloor } from '../rules/mission/lay-floor.ts';
import { layoutFor } from '../rules/mission/mission.ts';
import { type Mission, missionSchema } from '../rules/mission/types.ts';
import { RULING_OPTIONS, type TableOptions } from '../rules/options.ts';
import { SEATS } from '../rules/setup/options.ts';
import { startGame } from '../rules/setup/start.ts';
import type { BurncycleState, Slot } from '../rules/types.ts';
import { floorOf } from '../rules/units.ts';
import { checkLayout } from './drawing.ts';
import { fail, NONE, readJson, readKnown, shorten } from './words.ts';

export interface Head {
  readonly options: TableOptions;
  readonly seats: readonly Seat[];
  readonly mission: string | Mission;
  readonly stage: number;
  readonly difficulty: Difficulty;
  readonly captain: string;
  readonly layout: string | Layout;
  /** Nothing lies on the floor yet. */
  readonly isBare: boolean;
}

export const USUAL_MISSION = MISSIONS[0]?.id ?? '';
export const USUAL_CAPTAIN = CAPTAINS[0]?.id ?? '';
export const USUAL_DIFFICULTY: Difficulty = DIFFICULTIES[1];
export const usualSeats = (agents: number): readonly Seat[] => SEATS.slice(0, agents);

/** The burncycle that a hand-written position has if it says nothing else. */
const usualCycle = (): Slot[] =>
  [true, true, true, false, false].map((isActive) => ({
    isActive,
    chip: isActive ? 'general' : undefined,
    isDegraded: false,
  }));

const NO_PLAN = { scouted: [], noCaches: false };

/** The table that a position is held against when it is read and printed: the first agent acts on a floor as it was laid. */
export function usualState(head: Head): BurncycleState {
  const { options: table, seats, difficulty, captain, layout, stage } = head;
  const mission = typeof head.mission === 'string' ? missionNamed(head.mission) : head.mission;
  const setup = { pick: () => 0, die: () => 1, shuffle: <T>(items: readonly T[]): T[] => [...items] };
  const start = startGame({ mission, difficulty, captain, table }, seats, setup);
  const state = { ...start, mission: head.mission, stage, captain, burncycle: usualCycle(), tracker: 0, active: 0 };
  const bare = { ...state.floor, layout };
  const plan =
    mission.floors[stage] !== undefined && isLaidHere(mission, stage, layout) ? mission.floors[stage] : NO_PLAN;
  const floor = head.isBare ? bare : freshFloor(layout, floorOf({ ...state, floor: bare }), plan ?? NO_PLAN, []);
  return { ...state, floor };
}

const isLaidHere = (mission: Mission, stage: number, layout: string | Layout): boolean =>
  layoutFor(mission, stage) === layout;

export function headOf(state: BurncycleState): Head {
  const { options, seats, mission, stage, difficulty, captain, floor } = state;
  const isBare = floor.doors.length !== floorOf(state).doors.length;
  return { options, seats, mission, stage, difficulty, captain, layout: floor.layout, isBare };
}

/** The ID of a mission, or one of its own as JSON. */
export function readMission(text: string): string | Mission {
  if (!text.startsWith('{')) return readKnown(text, MISSIONS, 'mission');
  const parsed = missionSchema.safeParse(readJson(text, 'a mission'));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return fail(`the mission: ${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? 'not readable'}`);
  }
  for (const { layout } of parsed.data.floors) if (layout !== undefined) checkLayout(layout);
  return parsed.data;
}

export const printMission = (mission: string | Mission): string =>
  typeof mission === 'string' ? mission : JSON.stringify(mission);

/** The floor that the mission is on. */
export function layoutOfMission(mission: string | Mission, stage: number): string | Layout {
  const played = typeof mission === 'string' ? missionNamed(mission) : mission;
  if (played.floors[stage] === undefined) return fail(`the mission has no floor ${stage + 1} (BC-MISS-03)`);
  return layoutFor(played, stage);
}

export const readLayoutName = (text: string): string =>
  LAYOUTS.has(text) ? text : fail(`there is no floor '${shorten(text)}'; there are ${[...LAYOUTS.keys()].join(', ')}`);

export const readCaptain = (text: string): string => (text === NONE ? '' : readKnown(text, CAPTAINS, 'captain'));

/** `option: eliteRerollFace three`, one line each. */
export const readOption = (text: string): Partial<TableOptions> => readRulingOption(RULING_OPTIONS, text);

export const printOptions = ({ options }: BurncycleState): string[] => printRulingOptions(RULING_OPTIONS, options);
