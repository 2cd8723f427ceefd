/** When a match is over, and who has won it. Clauses CZ-GAME-09, CZ-SCEN-05, CZ-TEAMPLAY-08. */
import type { Outcome } from '@tablerunner/engine';
import type { CombatZoneState } from '../types.ts';
import { isInPlay, playerOf } from '../units.ts';
import { objectivesOf, roundsOver, scenarioOf, workerOf } from './marks.ts';
import { scoreOfSide } from './score.ts';
import type { End } from './types.ts';

const CLAUSE = 'CZ-GAME-09';

const sidesOf = ({ players }: CombatZoneState): number[] => [...new Set(players.map(({ side }) => side))];

/** Sides that have a model: on the table, in Reserve, or still to be deployed. */
function sidesInPlay(state: CombatZoneState): number[] {
  const sides: number[] = [];
  for (const model of state.models) {
    if (model.kind === 'drone' || !(isInPlay(model) || model.place === 'waiting')) continue;
    const { side } = playerOf(state, model.player);
    if (!sides.includes(side)) sides.push(side);
  }
  return sides;
}

function isMet(state: CombatZoneState, end: End): boolean {
  switch (end.when) {
    case 'rounds':
      return roundsOver(state) >= end.count;
    case 'points':
      return state.players.some(({ side }) => scoreOfSide(state, side) >= end.points);
    case 'last-side':
      return sidesInPlay(state).length < 2;
    case 'gone':
      return !sidesInPlay(state).includes(end.side);
    case 'devices':
      return objectivesOf(state).filter((_, i) => workerOf(state, i) >= 0).length >= end.count;
  }
}

/** Nobody is left: not even a table without aims goes on (CZ-RULE-42). */
const NOBODY_LEFT: End = { when: 'last-side', wins: false };

/** What has ended the match, if anything has. */
export const endOf = (state: CombatZoneState): End | undefined =>
  scenarioOf(state).victory.ends.find((end) => isMet(state, end)) ??
  (sidesInPlay(state).length === 0 ? NOBODY_LEFT : undefined);

/** The result, once the points of the end are written. */
export function outcomeOf(state: CombatZoneState, end: End): Outcome {
  const left = sidesInPlay(state);
  if (end.when === 'last-side' && end.wins && left.length === 1) return wonBy(state, left, 'last-side');
  const { decide } = scenarioOf(state).victory;
  if (decide.by === 'target') {
    const isReached = scoreOfSide(state, decide.side) >= decide.points;
    return isReached
      ? wonBy(state, [decide.side], 'target-reached')
      : wonBy(
          state,
          sidesOf(state).filter((side) => side !== decide.side),
          'target-missed',
        );
  }
  const most = Math.max(...sidesOf(state).map((side) => scoreOfSide(state, side)));
  const best = sidesOf(state).filter((side) => scoreOfSide(state, side) === most);
  if (best.length === 1) return wonBy(state, best, 'most-points');
  if (decide.tie !== undefined && best.includes(decide.tie)) return wonBy(state, [decide.tie], 'wins-ties');
  if (best.length === sidesOf(state).length) return { winners: [], draw: true, clause: CLAUSE, reason: 'equal-points' };
  return wonBy(state, best, 'equal-points');
}

const wonBy = ({ seats, players }: CombatZoneState, sides: readonly number[], reason: string): Outcome => ({
  winners: seats.filter((_, i) => sides.includes(players[i]?.side ?? -1)),
  draw: false,
  clause: CLAUSE,
  reason,
});
