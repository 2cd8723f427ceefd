/** Questions about the table and the aims: objectives and score, quarters and areas. */
import type { Question } from '@tablerunner/engine';
import { type Base, quarterOf } from '@tablerunner/geometry';
import { z } from 'zod';
import { modelName } from '../../notation/names.ts';
import { fail, printSpot, readSpot } from '../../notation/words.ts';
import { holderOfObjective, holderOfQuarter, holderOfZone } from '../scenario/hold.ts';
import { holderOf, objectivesOf, roundsOver, scenarioOf, spotOf, workerOf } from '../scenario/marks.ts';
import { pointsAt, scoreOfSide } from '../scenario/score.ts';
import { EDGES, type Zone } from '../scenario/types.ts';
import { isAtEdge, isInZone } from '../scenario/zones.ts';
import type { CombatZoneState } from '../types.ts';
import { modelOf, seatOfPlayer } from '../units.ts';
import { ask, modelNamed, modelText, name, placeText } from './asking.ts';

const QUARTERS = ['south-west', 'south-east', 'north-west', 'north-east'] as const;

const side = z.int().min(-1).describe('The number of a side; -1 for none.');
const seat = z.string().describe('A seat.');

const rule = z
  .looseObject({})
  .describe('A rule of the scenario in the words of its pack: see docs/packs-combat-zone.md.');

const goalsFound = z.strictObject({
  scenario: z.string().describe('The ID of the scenario; none for a table without aims.'),
  rounds: z.int().describe('Rounds that are over.'),
  players: z
    .array(z.strictObject({ seat, side, score: z.int().describe('Points that the player has noted.') }))
    .describe('All players, clockwise.'),
  sides: z
    .array(
      z.strictObject({
        side,
        score: z.int().describe('Points of the side.'),
        round: z.int().describe('Points that it would get if the round ended now.'),
        end: z.int().describe('Points that it would get besides if the match ended now.'),
      }),
    )
    .describe('All sides with what they have and would get.'),
  objectives: z
    .array(
      z.strictObject({
        number: z.int().describe('The number in commands, from 1.'),
        kind: z.enum(['ground', 'crate', 'device']).describe('Held, carried, or worked at.'),
        at: placeText.optional().describe('Where it is; left out once it has left the table.'),
        side: side.describe('The side that it counts for now; -1 for none.'),
        holder: modelText.optional().describe('Who carries the crate.'),
        worker: seat.optional().describe('Who was the last to work at the device.'),
        skill: z.string().optional().describe('The skill that it takes, against the Obstacle die; left out: no roll.'),
      }),
    )
    .describe('The objectives of the scenario.'),
  scores: z.array(rule).describe('What scores, and how much.'),
  ends: z.array(rule).describe('What ends the match; one is enough.'),
});

function objectiveOf(state: CombatZoneState, at: number) {
  const objective = objectivesOf(state)[at];
  if (objective === undefined) return fail(`there is no objective ${at + 1}`);
  const [spot, holder, worker] = [spotOf(state, at), holderOf(state, at), workerOf(state, at)];
  return {
    number: at + 1,
    kind: objective.kind,
    ...(spot === undefined ? {} : { at: printSpot(spot) }),
    side: holderOfObjective(state, at),
    ...(holder < 0 ? {} : { holder: modelName(state, holder) }),
    ...(worker < 0 ? {} : { worker: seatOfPlayer(state, worker) }),
    ...('skill' in objective && objective.skill !== undefined ? { skill: objective.skill } : {}),
  };
}

/** What a side would get at a moment, if it came now. */
function dueTo(state: CombatZoneState, moment: 'round' | 'end', of: number): number {
  return pointsAt(state, moment)
    .filter(({ player }) => state.players[player]?.side === of)
    .reduce((sum, { points }) => sum + points, 0);
}

const areaFound = z.strictObject({
  at: placeText.describe('The place that was asked about.'),
  quarter: z
    .enum(QUARTERS)
    .optional()
    .describe('The quarter that holds it whole; left out where it straddles the middle.'),
  quarterSide: side.describe('The side that holds that quarter now.'),
  edges: z.array(z.enum(EDGES)).describe('Edges of the table at reach.'),
  deployment: z.array(side).describe('Sides whose deployment zone it lies in.'),
  reserve: z.array(side).describe('Sides whose zone for Reserves it lies in.'),
  scoring: z
    .array(
      z.strictObject({
        zone: rule,
        points: z.int().describe('Points for it.'),
        side: side.describe('The side that holds it now.'),
      }),
    )
    .describe('Zones in which it lies and that score.'),
});

/** The base of a model, or a point without a width. */
function baseAsked(state: CombatZoneState, { model, at }: { readonly model?: string; readonly at?: string }): Base {
  if ((model === undefined) === (at === undefined)) return fail('give either model or at');
  if (model !== undefined) return modelOf(state, modelNamed(state, model));
  const spot = readSpot(at ?? '');
  const { width, depth } = state.field;
  if (spot.x < 0 || spot.y < 0 || spot.x > width || spot.y > depth) return fail(`${at} is off the table`);
  return { ...spot, width: 0 };
}

export const tableQuestions: Readonly<Record<string, Question<CombatZoneState>>> = {
  /** What the scenario wants: objectives and whose they are, points, rounds, what ends the match. */
  goals: ask(z.strictObject({}), goalsFound, (state) => {
    const { victory } = scenarioOf(state);
    const sides = [...new Set(state.players.map((player) => player.side))].sort((a, b) => a - b);
    return {
      scenario: state.scenario,
      rounds: roundsOver(state),
      players: state.players.map(({ side: own, score }, player) => ({
        seat: seatOfPlayer(state, player),
        side: own,
        score,
      })),
      sides: sides.map((own) => ({
        side: own,
        score: scoreOfSide(state, own),
        round: dueTo(state, 'round', own),
        end: dueTo(state, 'end', own),
      })),
      objectives: objectivesOf(state).map((_, at) => objectiveOf(state, at)),
      scores: victory.scores.map((score) => ({ ...score })) as never,
      ends: victory.ends.map((end) => ({ ...end })) as never,
    };
  }),

  /** Which quarter and which zones of the scenario a model or a place lies in. */
  area: ask<{ model?: string; at?: string }>(
    z.strictObject({ model: name.optional(), at: name.optional() }),
    areaFound,
    (state, asked) => {
      const base = baseAsked(state, asked);
      const { field } = state;
      const { setup, victory } = scenarioOf(state);
      const quarter = quarterOf(field, base);
      const named = quarter === undefined ? undefined : QUARTERS[quarter];
      const inZones = (zoneOf: (one: (typeof setup.sides)[number]) => Zone | undefined): number[] =>
        setup.sides.flatMap((one, at) => {
          const zone = zoneOf(one);
          return zone !== undefined && isInZone(field, zone, base) ? [at] : [];
        });
      return {
        at: printSpot(base),
        ...(named === undefined ? {} : { quarter: named }),
        quarterSide: quarter === undefined ? -1 : holderOfQuarter(state, quarter),
        edges: EDGES.filter((edge) => isAtEdge(field, base, edge)),
        deployment: inZones(({ zone }) => zone),
        reserve: inZones(({ reserve }) => reserve),
        scoring: victory.scores.flatMap((score) =>
          score.for === 'zone' && isInZone(field, score.zone, base)
            ? [{ zone: { ...score.zone } as never, points: score.points, side: holderOfZone(state, score.zone) }]
            : [],
        ),
      };
    },
  ),
};
