/** Questions about rules and geometry that change nothing: path of attack and cover, shortest way, reach, brawls, targets, falls. */
import type { Facts, Question } from '@tablerunner/engine';
import { fallHeight, reachRegion, shortestWay, walk } from '@tablerunner/geometry';
import { z } from 'zod';
import { modelName, readModel } from '../notation/names.ts';
import { fail, Problem, printLength, printSpot, readLength, readSpot } from '../notation/words.ts';
import { actionOf } from './abilities/skills.ts';
import { COLOURS } from './lists.ts';
import { fallWounds } from './movement/falls.ts';
import { brawlersOf } from './targeting/brawl.ts';
import { coverOn, pathBetween } from './targeting/path.ts';
import { bandBetween, distanceBetween, standingBut, tableOf } from './targeting/table.ts';
import { targetsOf } from './targeting/targets.ts';
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

export const questions: Readonly<Record<string, Question<CombatZoneState>>> = {
  /** The path of attack between two models, and what obscures it. */
  path: ask<{ from: string; to: string; action?: string }>(
    z.strictObject({ from: name, to: name, action: name.optional() }),
    (state, params) => {
      const [from, to] = [modelNamed(state, params.from), modelNamed(state, params.to)];
      const { blockedBy, cover, ignored, isUnobscured } = pathBetween(state, from, to);
      const action = params.action === undefined ? undefined : actionOf(state, from, params.action);
      if (params.action !== undefined && action === undefined) fail(`${params.from} has no action ${params.action}`);
      const named = (things: typeof cover): string[] =>
        things.map((thing) => ('piece' in thing ? thing.piece : modelName(state, thing.model)));
      return {
        distance: printLength(distanceBetween(state, from, to)),
        band: bandBetween(state, from, to),
        isBlocked: blockedBy !== undefined,
        ...(blockedBy === undefined ? {} : { blockedBy }),
        cover: named(cover),
        ignored: named(ignored),
        isUnobscured,
        ...(action === undefined
          ? {}
          : { bonus: coverOn(state, from, to, action).reduce((sum, { by }) => sum + by, 0) }),
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
      const found = shortestWay(tableOf(state), base, readSpot(to), others, { over, climb, through: over });
      if (found === undefined) return { isReachable: false };
      const { length, meets, problem } = walk(tableOf(state), base, found.way, others);
      return {
        isReachable: problem === undefined,
        length: printLength(length),
        way: found.way.map(printSpot).join('>'),
        rolls: meets.filter(({ isEasy }) => isEasy !== true).map(({ kind }) => kind),
      };
    },
  ),

  /** Whether a place can be reached without a roll with a token of a colour, or with a length. */
  reach: ask<{ model: string; to: string; colour?: (typeof COLOURS)[number]; length?: string }>(
    z.strictObject({ model: name, to: name, colour: z.enum(COLOURS).optional(), length: name.optional() }),
    (state, { model: text, to, colour, length }) => {
      const model = modelNamed(state, text);
      const limit = length === undefined ? REACHES[colour ?? 'green'] : readLength(length, 'the length');
      const region = reachRegion(tableOf(state), modelOf(state, model), limit, neighbours(state, model));
      const far = region.lengthTo(readSpot(to));
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
      if (action === undefined) return fail(`${text} has no action ${id}`);
      const all = targetsOf(state, model, action);
      return {
        targets: all.filter(({ problem }) => problem === undefined).map((one) => modelName(state, one.model)),
        refused: all.flatMap((one) =>
          one.problem === undefined
            ? []
            : [{ model: modelName(state, one.model), clause: one.problem.clause, reason: one.problem.reason }],
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
      const wounds = fallWounds(far);
      return { height: printLength(far), wounds: wounds === 'out' ? 0 : wounds, isTakenOut: wounds === 'out' };
    },
  ),
};
