/** Questions about attacks: path and cover, legal targets, brawls, blasts, torrents. */
import type { Question, Refusal } from '@tablerunner/engine';
import { distanceOf, isWithin, LIMITER, surfaceAt, TOKEN_WIDTH } from '@tablerunner/geometry';
import { z } from 'zod';
import type { ActionCard } from '../../content/types.ts';
import { modelName } from '../../notation/names.ts';
import { fail, printLength, printSpot, readSpot } from '../../notation/words.ts';
import { actionOf, keywordsOf } from '../abilities/skills.ts';
import { checkAim } from '../actions/act.ts';
import { BASIC_ACTIONS } from '../actions/basic.ts';
import { checkOpen, openActions } from '../actions/open.ts';
import { modelsInBlast } from '../attacks/impact.ts';
import { coverOnAimed, targetsOfShot } from '../attacks/struck.ts';
import { oppositionTo } from '../contest/against.ts';
import { BANDS } from '../lists.ts';
import { brawlersOf } from '../targeting/brawl.ts';
import { pathBetween } from '../targeting/path.ts';
import { bandBetween, distanceBetween, tableOf } from '../targeting/table.ts';
import { type PossibleTarget, targetsOf } from '../targeting/targets.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, modelOf, modelsOnTable } from '../units.ts';
import { ask, inches, modelNamed, modelText, name, placeText } from './asking.ts';

const clauseText = z.string().describe('The clause that forbids it.');
const reasonText = z.string().describe('A short name of the reason.');

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

export const attackQuestions: Readonly<Record<string, Question<CombatZoneState>>> = {
  /**
   * The path of attack between two models, and what obscures it: scenery and models by their names, smoke by its card. What
   * is `ignored` lies at reach of the first one. `bonus` is what the named action leaves of it for the roll.
   */
  path: ask<{ from: string; to: string; action?: string }>(
    z.strictObject({ from: name, to: name, action: name.optional() }),
    z.strictObject({
      distance: inches.describe('From base to base.'),
      band: z.enum(BANDS).describe('The band of the range in which the distance lies.'),
      isBlocked: z.boolean().describe('Whether scenery blocks the path, so that there is none.'),
      blockedBy: z.string().optional().describe('The scenery that blocks it.'),
      cover: z.array(z.string()).describe('Scenery, models and smoke that obscure the path.'),
      ignored: z.array(z.string()).describe('What would, but lies at reach of the first model.'),
      isUnobscured: z.boolean().describe('Whether nothing obscures it.'),
      bonus: z.int().optional().describe('What the path adds to the roll against the named action.'),
    }),
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

  /** Who is in a brawl with a model. */
  brawl: ask<{ model: string }>(
    z.strictObject({ model: name }),
    z.strictObject({ rivals: z.array(modelText).describe('Rivals in a brawl with it; none: it is in no brawl.') }),
    (state, { model }) => ({
      rivals: brawlersOf(state, modelNamed(state, model)).map((rival) => modelName(state, rival)),
    }),
  ),

  /** Legal targets of an action, and why the others are none. */
  targets: ask<{ model: string; action: string }>(
    z.strictObject({ model: name, action: name }),
    z.strictObject({
      targets: z.array(modelText).describe('Legal targets.'),
      refused: z
        .array(z.strictObject({ model: modelText, clause: clauseText, reason: reasonText }))
        .describe('Everybody else whom it could be aimed at, with what forbids it.'),
    }),
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

  /** Who lies in a blast whose Impact token is at a place; the height is that of the ground, unless it is named. */
  blast: ask<{ at: string }>(
    z.strictObject({ at: name }),
    z.strictObject({
      at: placeText.describe('Where the Impact token lies.'),
      models: z.array(modelText).describe('Everybody whom the blast reaches, friends included.'),
      shielded: z.array(modelText).describe('Those within RED of the token whom a barrier shields.'),
    }),
    (state, { at }) => {
      const { x, y, z: height } = readSpot(at);
      const { width, depth } = state.field;
      if (x < 0 || y < 0 || x > width || y > depth) return fail(`${at} is off the table`);
      const isNamed = at.split(',').length > 2;
      const spot = { x, y, z: isNamed ? height : surfaceAt(tableOf(state), { x, y }, 0) };
      const caught = modelsInBlast(state, spot);
      const near = modelsOnTable(state).filter((model) =>
        isWithin(distanceOf({ ...spot, width: TOKEN_WIDTH }, modelOf(state, model)), LIMITER.red),
      );
      const named = (models: readonly number[]): string[] => models.map((model) => modelName(state, model));
      return {
        at: printSpot(spot),
        models: named(caught),
        shielded: named(near.filter((model) => !caught.includes(model))),
      };
    },
  ),

  /** Everybody whom a torrent at a target rolls against; in a brawl, everybody whom a stray shot may hit. */
  torrent: ask<{ model: string; action: string; target: string }>(
    z.strictObject({ model: name, action: name, target: name }),
    z.strictObject({
      isTorrent: z
        .boolean()
        .describe('Whether the action is a torrent; else it has several targets only where it strays in a brawl.'),
      targets: z.array(modelText).describe('All who oppose it, the one aimed at first.'),
      friends: z.array(modelText).describe('Those of them who are friends of the acting model.'),
    }),
    (state, { model: text, action: id, target: aimed }) => {
      const [model, target] = [modelNamed(state, text), modelNamed(state, aimed)];
      const action = actionOf(state, model, id);
      if (action === undefined) return fail(`${text} has no action ${id}`);
      const targets = targetsOfShot(state, model, action, target);
      return {
        isTorrent: keywordsOf(state, model, action, target).torrent !== undefined,
        targets: targets.map((one) => modelName(state, one)),
        friends: targets.filter((one) => isFriend(state, model, one)).map((one) => modelName(state, one)),
      };
    },
  ),
};
