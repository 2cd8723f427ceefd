/** What scores, and for whom. Clauses CZ-SCEN-05, CZ-GAME-09, CZ-TEAMPLAY-08. */
import { countsAs } from '../abilities/skills.ts';
import type { CombatZoneState } from '../types.ts';
import { modelOf, playerOf } from '../units.ts';
import { holderOfObjective, holderOfQuarter, holderOfZone } from './hold.ts';
import { objectivesOf, scenarioOf } from './marks.ts';
import type { Score, Who } from './types.ts';

export interface Points {
  readonly player: number;
  readonly points: number;
  readonly why: Score['for'];
}

const QUARTERS = [0, 1, 2, 3];

/** The player who notes the points of a side: the first of its players. */
const scorerOf = ({ players }: CombatZoneState, side: number): number =>
  players.findIndex((player) => player.side === side);

/** A Leader by its card or by what it carries, as in the team (CZ-TEAM-03). */
export const isMeant = (state: CombatZoneState, model: number, who: Who): boolean => {
  const { kind } = modelOf(state, model);
  if (who === 'any') return kind !== 'drone';
  return who === 'leader' ? countsAs(state, model, 'leader') : kind === who;
};

/** Sides that hold one of the things that a rule counts, once for each thing. */
function holdersFor(state: CombatZoneState, score: Score): number[] {
  switch (score.for) {
    case 'quarters':
      return QUARTERS.map((quarter) => holderOfQuarter(state, quarter));
    case 'objectives':
      return objectivesOf(state).map((_, objective) => holderOfObjective(state, objective));
    case 'zone':
      return [holderOfZone(state, score.zone)];
    case 'standing':
      return state.models.flatMap(({ place, player }, model) =>
        place === 'table' && isMeant(state, model, score.who) ? [playerOf(state, player).side] : [],
      );
    default:
      return [];
  }
}

const isFor = ({ side }: Score, scoring: number): boolean => side === undefined || side === scoring;

/** Points at the end of a round, or of the match. */
export function pointsAt(state: CombatZoneState, moment: 'round' | 'end'): Points[] {
  return scenarioOf(state).victory.scores.flatMap((score) =>
    'at' in score && score.at === moment
      ? holdersFor(state, score)
          .filter((side) => side >= 0 && isFor(score, side))
          .map((side) => ({ player: scorerOf(state, side), points: score.points, why: score.for }))
      : [],
  );
}

/** Whoever did it; where nobody did, the other side of two (a fall, an own shot). */
function takerOf(state: CombatZoneState, model: number, by: number): number {
  const { side } = playerOf(state, modelOf(state, model).player);
  const taker = state.models[by]?.player;
  if (taker !== undefined && playerOf(state, taker).side !== side) return taker;
  const others = new Set(state.players.map((player) => player.side).filter((other) => other !== side));
  return others.size === 1 ? scorerOf(state, [...others][0] ?? -1) : -1;
}

/** Points for something that a model did or suffered. */
function pointsFor(state: CombatZoneState, player: number, isMet: (score: Score) => boolean): Points[] {
  if (player < 0) return [];
  const { side } = playerOf(state, player);
  return scenarioOf(state)
    .victory.scores.filter((score) => isFor(score, side) && isMet(score))
    .map((score) => ({ player, points: score.points, why: score.for }));
}

export const pointsForTakingOut = (state: CombatZoneState, model: number, by: number): Points[] =>
  pointsFor(state, takerOf(state, model, by), (score) => score.for === 'taken-out' && isMeant(state, model, score.who));

export const pointsForLeaving = (state: CombatZoneState, model: number, crate: number): Points[] =>
  pointsFor(
    state,
    modelOf(state, model).player,
    (score) => score.for === 'left' && isMeant(state, model, score.who) && (!score.carrying || crate >= 0),
  );

export const pointsForWork = (state: CombatZoneState, model: number): Points[] =>
  pointsFor(state, modelOf(state, model).player, (score) => score.for === 'worked');

/** Partners win and lose together (CZ-TEAMPLAY-08). */
export const scoreOfSide = ({ players }: CombatZoneState, side: number): number =>
  players.reduce((sum, player) => sum + (player.side === side ? player.score : 0), 0);
