/** A position as lines of text, made to be written by hand: what is as usual is left out. */
import { canonicalJson, type Position, writeText } from '@tablerunner/engine';
import type { Layout } from '../rules/floor/layout.ts';
import type { BurncycleState } from '../rules/types.ts';
import { printPiles } from './deck-lines.ts';
import { printDrawn } from './drawing.ts';
import { printFrames } from './frames.ts';
import {
  headOf,
  layoutOfMission,
  printMission,
  printOptions,
  USUAL_CAPTAIN,
  USUAL_DIFFICULTY,
  USUAL_MISSION,
  usualSeats,
  usualState,
} from './head.ts';
import { splitText } from './lines.ts';
import { printOutcome } from './outcome-line.ts';
import { drawnIn } from './parse-floor.ts';
import { requireForm } from './shape.ts';
import { STATE_LINES } from './state-lines.ts';
import { printBot, printGuard } from './unit-lines.ts';
import { NONE } from './words.ts';

/** What is no position of the game gives up with a Problem. */
export const printPosition = (position: Position<BurncycleState>): string => writeText(() => print(position));

function print(position: Position<BurncycleState>): string {
  requireForm(position);
  const { state, drawn, outcome } = position;
  const usual = usualState(headOf(state));
  const { lines: floor, isDrawn } = printFloor(state);
  return [
    ...floor,
    ...printHead(state),
    ...printOptions(state),
    ...state.bots.map((bot, at) => printBot(state, bot, usual.bots[at] ?? bot)),
    ...state.guards.map((guard) => printGuard(state, guard)),
    ...Object.entries(STATE_LINES).flatMap(([key, line]) => {
      if (isDrawn && (key === 'unlocked' || key === 'destroyed')) return [];
      const text = line.print(state);
      return text === undefined || text === line.print(usual) ? [] : [`${key}: ${text}`];
    }),
    ...printPiles(state, usual),
    ...(drawn === 0 ? [] : [`drawn: ${drawn}`]),
    ...printFrames(position),
    ...(outcome === undefined ? [] : [`over: ${printOutcome(outcome)}`]),
  ].join('\n');
}

function printHead({ seats, mission, stage, difficulty, captain }: BurncycleState): string[] {
  return [
    ...(mission === USUAL_MISSION ? [] : [`mission: ${printMission(mission)}`]),
    ...(stage === 0 ? [] : [`stage: ${stage + 1}`]),
    ...(difficulty === USUAL_DIFFICULTY ? [] : [`difficulty: ${difficulty}`]),
    ...(captain === USUAL_CAPTAIN ? [] : [`captain: ${captain === '' ? NONE : captain}`]),
    ...(seats.join() === usualSeats(seats.length).join() ? [] : [`seats: ${seats.join(' ')}`]),
  ];
}

interface FloorText {
  readonly lines: readonly string[];
  /** Doors and walls are in the drawing. */
  readonly isDrawn: boolean;
}

/** By its ID; drawn where the position has a floor of its own; as JSON where a drawing would not say all of it. */
function printFloor(state: BurncycleState): FloorText {
  const { layout } = state.floor;
  const { isBare } = headOf(state);
  const bare = isBare ? ' bare' : '';
  if (typeof layout === 'string') {
    const isUsual = layout === layoutHere(state) && !isBare;
    return { lines: isUsual ? [] : [`floor: ${layout}${bare}`], isDrawn: false };
  }
  const drawn = isBare ? undefined : printDrawn(layout, state.floor);
  if (drawn !== undefined && isReadBack(drawn, layout, state)) return { lines: drawn, isDrawn: true };
  return { lines: [`floor: ${JSON.stringify(layout)}${bare}`], isDrawn: false };
}

function layoutHere({ mission, stage }: BurncycleState): string | Layout | undefined {
  try {
    return layoutOfMission(mission, stage);
  } catch {
    return undefined; // a stage that the mission does not have
  }
}

/** Walls that were destroyed in another order than they lie in are no drawing. */
function isReadBack(lines: readonly string[], layout: Layout, { floor }: BurncycleState): boolean {
  const read = drawnIn(splitText(lines.join('\n')));
  const unlocked = floor.doors.flatMap((isUnlocked, door) => (isUnlocked === 1 ? [door] : []));
  return (
    canonicalJson(read.layout) === canonicalJson(layout) &&
    [...read.unlocked].sort((a, b) => a - b).join() === unlocked.join() &&
    read.destroyed.join() === floor.destroyed.join()
  );
}
