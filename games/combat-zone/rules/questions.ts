/** Questions about rules and geometry that change nothing: path of attack and cover, shortest way, reach, brawls, targets, falls. */
import type { Facts, Question, Refusal } from '@tablerunner/engine';
import { fallHeight, isWithin, type Point, reachRegion, shortestWay, surfaceAt, walk } from '@tablerunner/geometry';
import { z } from 'zod';
import type { ActionCard } from '../content/types.ts';
import { modelName, readModel } from '../notation/names.ts';
import { fail, Problem, printLength, printSpot, readLength, readSpot } from '../notation/words.ts';
import { actionOf } from './abilities/skills.ts';
import { checkAim } from './actions/act.ts';
import { BASIC_ACTIONS } from './actions/basic.ts';
import { checkOpen, openActions } from './actions/open.ts';
import { coverOnAimed } from './attacks/struck.ts';
import { oppositionTo } from './contest/against.ts';
import { COLOURS } from './lists.ts';
import { escapedFrom } from './movement/escape.ts';
import { fallWounds } from './movement/falls.ts';
import { measuredLength } from './movement/moving.ts';
import { brawlersOf } from './targeting/brawl.ts';
import { pathBetween } from './targeting/path.ts';
import { bandBetween, distanceBetween, standingBut, tableOf } from './targeting/table.ts';
import { type PossibleTarget, targetsOf } from './targeting/targets.ts';
import type { CombatZoneState } from './types.ts';
import { isFriend, isOnTable, modelOf } from './units.ts';

const name = z.string().max(60);

/** A question that cannot be answered is answered with the reason. */
const ask = <P>(
  params: z.ZodObject,
  answer: (state: CombatZoneState, params: P) => Facts,
): Question<CombatZoneState> => ({
  params,
  answer(state, given) {
    try {
      return answer(state, params.parse(given) as P);
    } catch (error) {
      if (error instanceof Problem) return { problem: error.message };
      throw error;
    }
  },
});

function modelNamed(state: CombatZoneState, text: string): number {
  const model = readModel(state, text);
  return isOnTable(state, model) ? model : fail(`${text} is not on the table`);
}

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

/** What stands against an action at a model, wherever it is: the action itself, then the place, then what the target must be. */
function whyNot(
  state: CombatZoneState,
  model: number,
  action: ActionCard,
  { model: target, problem }: PossibleTarget,
): Refusal | undefined {
  const doer = { model, isFree: false };
  const open = checkOpen(state, doer, action);
  if (!open.ok) return open;
  if (problem !== undefined) return problem;
  const aim = checkAim(state, doer, action, { target });
  return aim.ok ? undefined : aim;
}

/** What the path adds to the roll against an action; the Obstacle die gets nothing, a drone's neither (CZ-RULE-56, CZ-DRONE-09). */
function coverBonus(state: CombatZoneState, model: number, action: ActionCard, target: number): number {
  const one = oppositionTo(state, model, action, { target, bonuses: coverOnAimed(state, model, action, target) });
  if (one === 'obstacle' || modelOf(state, target).kind === 'drone') return 0;
  return one.bonuses.reduce((sum, { by }) => sum + by, 0);
}

export const questions: Readonly<Record<string, Question<CombatZoneState>>> = {
  /**
   * The path of attack between two models, and what obscures it: scenery and models by their names, smoke by its card. What
   * is `ignored` lies at reach of the first one. `bonus` is what the named action leaves of it for the roll.
   */
  path: ask<{ from: string; to: string; action?: string }>(
    z.strictObject({ from: name, to: name, action: name.optional() }),
    (state, params) => {
      const [from, to] = [modelNamed(state, params.from), modelNamed(state, params.to)];
      const { blockedBy, cover, ignored, smoke, isUnobscured } = pathBetween(state, from, to);
      const action = params.action === undefined ? undefined : actionOf(state, from, params.action);
      if (params.action !== undefined && action === undefined) fail(`${params.from} has no action ${params.action}`);
      const named = (things: typeof cover, isNear: boolean): string[] => [
        ...things.map((thing) => ('piece' in thing ? thing.piece : modelName(state, thing.model))),
        ...smoke.filter(({ isAtReach }) => isAtReach === isNear).map(({ card }) => card),
      ];
      return {
        distance: printLength(distanceBetween(state, from, to)),
        band: bandBetween(state, from, to),
        isBlocked: blockedBy !== undefined,
        ...(blockedBy === undefined ? {} : { blockedBy }),
        cover: named(cover, false),
        ignored: named(ignored, true),
        isUnobscured,
        ...(action === undefined ? {} : { bonus: coverBonus(state, from, action, to) }),
      };
    },
  ),

  /** The shortest way of a model to a place: clean, or with rolls where `over` says so. */
  way: ask<{ model: string; to: string; over?: boolean; climb?: boolean }>(
    z.strictObject({ model: name, to: name, over: z.boolean().optional(), climb: z.boolean().optional() }),
    (state, { model: text, to, over = false, climb = false }) => {
      const model = modelNamed(state, text);
      const base = modelOf(state, model);
      const others = neighbours(state, model);
      const goal = goalOf(state, to);
      const options = { over, climb, through: over, height: goal.height };
      const found = shortestWay(tableOf(state), base, goal, others, options);
      if (found === undefined) return { isReachable: false };
      const gone = walk(tableOf(state), base, found.way, others);
      return {
        isReachable: gone.problem === undefined,
        length: printLength(measuredLength(gone, base.width)),
        way: found.way.map(printSpot).join('>'),
        rolls: [
          ...(isEscape(state, model, found.way) ? ['escape'] : []),
          ...gone.meets.filter(({ isEasy }) => isEasy !== true).map(({ kind }) => kind),
        ],
      };
    },
  ),

  /** Whether a place can be reached without a roll with a token of a colour, or with a length. */
  reach: ask<{ model: string; to: string; colour?: (typeof COLOURS)[number]; length?: string }>(
    z.strictObject({ model: name, to: name, colour: z.enum(COLOURS).optional(), length: name.optional() }),
    (state, { model: text, to, colour, length }) => {
      const model = modelNamed(state, text);
      const limit = length === undefined ? REACHES[colour ?? 'green'] : readLength(length, 'the length');
      const goal = goalOf(state, to);
      const far = byFoot(state, model, goal, limit) ?? byLadder(state, model, goal, limit);
      return { isReachable: far !== undefined, ...(far === undefined ? {} : { length: printLength(far) }) };
    },
  ),

  /** Who is in a brawl with a model. */
  brawl: ask<{ model: string }>(z.strictObject({ model: name }), (state, { model }) => ({
    rivals: brawlersOf(state, modelNamed(state, model)).map((rival) => modelName(state, rival)),
  })),

  /** Legal targets of an action, and why the others are none. */
  targets: ask<{ model: string; action: string }>(
    z.strictObject({ model: name, action: name }),
    (state, { model: text, action: id }) => {
      const model = modelNamed(state, text);
      const action = actionOf(state, model, id);
      const isBasic = BASIC_ACTIONS[id] !== undefined && action?.isMove !== true;
      const isClosed = isBasic && !openActions(state, model).some((one) => one.id === id); // CZ-BASIC-13, CZ-LOOT-02
      if (action === undefined || isClosed) return fail(`${text} has no action ${id}`);
      const all = targetsOf(state, model, action).map((one) => ({
        model: modelName(state, one.model),
        problem: whyNot(state, model, action, one),
      }));
      return {
        targets: all.filter(({ problem }) => problem === undefined).map((one) => one.model),
        refused: all.flatMap(({ model: target, problem }) =>
          problem === undefined ? [] : [{ model: target, clause: problem.clause, reason: problem.reason }],
        ),
      };
    },
  ),

  /** How far it is down from a place, and what a fall from there does. */
  fall: ask<{ from?: string; height?: string }>(
    z.strictObject({ from: name.optional(), height: name.optional() }),
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
