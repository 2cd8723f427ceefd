/** Questions about ways: the shortest one, reach, drones, pushes, falls. */
import type { Question } from '@tablerunner/engine';
import {
  fallHeight,
  isWithin,
  LIMITER,
  lengthOf,
  type Point,
  pushed,
  reachRegion,
  shortestWay,
  surfaceAt,
  walk,
} from '@tablerunner/geometry';
import { z } from 'zod';
import { modelName } from '../../notation/names.ts';
import { fail, printLength, printSpot, readLength, readSpot } from '../../notation/words.ts';
import { RING } from '../abilities/effects/placing.ts';
import { COLOURS } from '../lists.ts';
import { escapedFrom } from '../movement/escape.ts';
import { fallWounds } from '../movement/falls.ts';
import { measuredLength } from '../movement/moving.ts';
import { basesOf, standingBut, tableOf } from '../targeting/table.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, modelOf, programOf } from '../units.ts';
import { ask, inches, modelNamed, modelText, name, placeText } from './asking.ts';

const REACHES = { red: 3000, yellow: 7000, green: 12_000 } as const;

/** Everybody else on the table as a moving model meets them. */
const neighbours = (state: CombatZoneState, model: number) =>
  standingBut(state, model).map((other) => ({
    base: modelOf(state, other),
    side: isFriend(state, model, other) ? ('friend' as const) : ('rival' as const),
  }));

/** Whether a way leads out of a brawl that holds the model: that is a roll too (CZ-BRAWL-06). */
const isEscape = (state: CombatZoneState, model: number, way: readonly Point[]): boolean =>
  escapedFrom(state, { model, token: -1, colour: 'green', limit: 0, way }).length > 0;

interface Goal extends Point {
  /** Left out: whichever surface is reached there. */
  readonly height?: number | undefined;
}

/** A place as it is asked for; a height that is named must be one to stand at. */
function goalOf(state: CombatZoneState, text: string): Goal {
  const { x, y, z: height } = readSpot(text);
  if (text.split(',').length < 3) return { x, y };
  if (surfaceAt(tableOf(state), { x, y }, height) !== height) fail(`there is nothing to stand on at ${text}`);
  return { x, y, height };
}

/** The length of a way to the top or the foot of a ladder that is as high as the limit: shorter than its line (CZ-CLIMB-02). */
function byLadder(state: CombatZoneState, model: number, to: Goal, limit: number): number | undefined {
  const base = modelOf(state, model);
  const others = neighbours(state, model);
  const options = { over: false, climb: true, through: false, height: to.height };
  const found = shortestWay(tableOf(state), base, to, others, options);
  if (found === undefined) return undefined;
  const gone = walk(tableOf(state), base, found.way, others);
  const length = measuredLength(gone, base.width);
  const isFree = gone.problem === undefined && gone.meets.every(({ isEasy }) => isEasy === true);
  return isFree && isWithin(length, limit) && !isEscape(state, model, found.way) ? length : undefined;
}

/** The length of a way on the level without any roll. */
function byFoot(state: CombatZoneState, model: number, to: Goal, limit: number): number | undefined {
  const [base, others] = [modelOf(state, model), neighbours(state, model)];
  const region = reachRegion(tableOf(state), base, limit, others);
  const way = region.wayTo(to);
  if (way === undefined || isEscape(state, model, way)) return undefined;
  const isThere = to.height === undefined || walk(tableOf(state), base, way, others).end.z === to.height;
  return isThere ? region.lengthTo(to) : undefined;
}

const wayFound = z.strictObject({
  isReachable: z.boolean().describe('Whether there is a way.'),
  length: inches.optional().describe('Its length, climbs included.'),
  way: z.string().optional().describe('Its points with > between them, as a command takes them.'),
  rolls: z
    .array(z.string())
    .optional()
    .describe('What must be rolled for on it, in order: escape, obstacle, rival, gap, climb-up …'),
});

/** The shortest way of a model to a place. */
function wayOf(
  state: CombatZoneState,
  model: number,
  to: string,
  { over, climb }: { readonly over: boolean; readonly climb: boolean },
) {
  const base = modelOf(state, model);
  const others = neighbours(state, model);
  const goal = goalOf(state, to);
  const found = shortestWay(tableOf(state), base, goal, others, { over, climb, through: over, height: goal.height });
  if (found === undefined) return undefined;
  const gone = walk(tableOf(state), base, found.way, others);
  return {
    isReachable: gone.problem === undefined,
    far: measuredLength(gone, base.width),
    way: found.way.map(printSpot).join('>'),
    rolls: [
      ...(isEscape(state, model, found.way) ? ['escape'] : []),
      ...gone.meets.filter(({ isEasy }) => isEasy !== true).map(({ kind }) => kind),
    ],
  };
}

/** What a fall costs. */
const fallFound = {
  fall: inches.describe('How deep it falls; 0: it does not.'),
  wounds: z.int().describe('Wounds of the fall; 0 also where it takes out.'),
  isTakenOut: z.boolean().describe('Whether the fall takes the model out.'),
  onto: z.array(modelText).describe('Models on which it falls, who suffer the same.'),
};

const pushFound = z.strictObject({
  way: z
    .int()
    .optional()
    .describe('The number of the direction, as in shove way=3: 0 is east, then to the left by eighths.'),
  to: placeText.describe('Where the model comes to stand.'),
  length: inches.describe('How far that is on the level.'),
  ...fallFound,
});

function pushOf(state: CombatZoneState, model: number, from: Point, length: number) {
  const others = standingBut(state, model);
  const { x, y, z: height, width } = modelOf(state, model);
  const {
    end,
    fall = 0,
    hits = [],
  } = pushed(tableOf(state), { x, y, z: height, width }, from, length, basesOf(state, others));
  const wounds = fallWounds(fall);
  return {
    to: printSpot(end),
    length: printLength(lengthOf({ x, y }, end)),
    fall: printLength(fall),
    wounds: wounds === 'out' ? 0 : wounds,
    isTakenOut: wounds === 'out',
    onto: hits.flatMap((at) => others[at] ?? []).map((other) => modelName(state, other)),
  };
}

export const wayQuestions: Readonly<Record<string, Question<CombatZoneState>>> = {
  /** The shortest way of a model to a place: clean, or with rolls where `over` says so. */
  way: ask<{ model: string; to: string; over?: boolean; climb?: boolean }>(
    z.strictObject({ model: name, to: name, over: z.boolean().optional(), climb: z.boolean().optional() }),
    wayFound,
    (state, { model, to, over = false, climb = false }) => {
      const found = wayOf(state, modelNamed(state, model), to, { over, climb });
      if (found === undefined) return { isReachable: false };
      const { far, ...told } = found;
      return { ...told, length: printLength(far) };
    },
  ),

  /** Whether a place can be reached without a roll with a token of a colour, or with a length. */
  reach: ask<{ model: string; to: string; colour?: (typeof COLOURS)[number]; length?: string }>(
    z.strictObject({ model: name, to: name, colour: z.enum(COLOURS).optional(), length: name.optional() }),
    z.strictObject({
      isReachable: z.boolean().describe('Whether it gets there without a roll.'),
      length: inches.optional().describe('The length of the way, if it does.'),
    }),
    (state, { model: text, to, colour, length }) => {
      const model = modelNamed(state, text);
      const limit = length === undefined ? REACHES[colour ?? 'green'] : readLength(length, 'the length');
      const goal = goalOf(state, to);
      const far = byFoot(state, model, goal, limit) ?? byLadder(state, model, goal, limit);
      return { isReachable: far !== undefined, ...(far === undefined ? {} : { length: printLength(far) }) };
    },
  ),

  /** What a drone can do with its one action in an Inspire: how far it goes, and whether a place is within that. */
  drone: ask<{ model: string; to?: string }>(
    z.strictObject({ model: name, to: name.optional() }),
    z.strictObject({
      colour: z.enum(COLOURS).describe('The colour of its actions, printed on its program.'),
      limit: inches.describe('How far one move brings it.'),
      costs: z
        .string()
        .describe(
          'What an action of the drone costs: none, for drones have no tokens and act in the Inspire of their player.',
        ),
      isReachable: z.boolean().optional().describe('Whether the place can be reached with one move.'),
      length: inches.optional().describe('The length of the shortest way there.'),
      way: z.string().optional().describe('Its points with > between them, as a command takes them.'),
      rolls: z.array(z.string()).optional().describe('What the drone must roll for on it, with the Obstacle die.'),
    }),
    (state, { model: text, to }) => {
      const model = modelNamed(state, text);
      const { kind, card } = modelOf(state, model);
      const drone = kind === 'drone' ? programOf(state, card).drone : undefined;
      if (drone === undefined) return fail(`${text} is no drone`);
      const told = { colour: drone.colour, limit: printLength(LIMITER[drone.colour]), costs: 'none' };
      if (to === undefined) return told;
      const found = wayOf(state, model, to, { over: true, climb: true });
      if (found === undefined) return { ...told, isReachable: false };
      const { far, isReachable, ...rest } = found;
      const isThere = isReachable && isWithin(far, LIMITER[drone.colour]);
      return { ...told, isReachable: isThere, length: printLength(far), ...rest };
    },
  ),

  /** Where a push away from a model brings another, and with `any` a shove in each of the eight directions. */
  push: ask<{ model: string; by: string; length?: string; any?: boolean }>(
    z.strictObject({ model: name, by: name, length: name.optional(), any: z.boolean().optional() }),
    z.strictObject({ pushes: z.array(pushFound).describe('One, or one for each direction.') }),
    (state, { model: text, by, length, any = false }) => {
      const [model, pusher] = [modelNamed(state, text), modelOf(state, modelNamed(state, by))];
      const far = length === undefined ? LIMITER.red : readLength(length, 'the length');
      if (far < 0) return fail('nobody is pushed by less than nothing');
      if (!any) return { pushes: [pushOf(state, model, pusher, far)] };
      const { x, y } = modelOf(state, model);
      return { pushes: RING.map(([dx, dy], way) => ({ way, ...pushOf(state, model, { x: x - dx, y: y - dy }, far) })) };
    },
  ),

  /** How far it is down from a place, and what a fall from there does. */
  fall: ask<{ from?: string; height?: string }>(
    z.strictObject({ from: name.optional(), height: name.optional() }),
    z.strictObject({
      height: inches.describe('How deep it is.'),
      wounds: z.int().describe('Wounds of a fall from there; 0 also where it takes out.'),
      isTakenOut: z.boolean().describe('Whether the fall takes the model out.'),
    }),
    (state, { from, height }) => {
      if ((from === undefined) === (height === undefined)) return fail('give either from or height');
      const far =
        height === undefined ? fallHeight(tableOf(state), readSpot(from ?? '')) : readLength(height, 'the height');
      if (far < 0) return fail('nobody falls upwards');
      const wounds = fallWounds(far);
      return { height: printLength(far), wounds: wounds === 'out' ? 0 : wounds, isTakenOut: wounds === 'out' };
    },
  ),
};
