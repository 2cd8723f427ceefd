/** Whether a side has met the scenario's victory conditions. Clauses ES-GAME-10, ES-END-02, ES-RESULT; ES-RULE-63. */
import { boardOf, roomOf } from '../board.ts';
import { type EscapeState, FACTIONS, type Faction, type Marker, type Prop, type Unit } from '../types.ts';
import { fallenKey, heldKey, otherFaction } from '../units.ts';
import type { AtomName, AtomOf, Condition } from './condition.ts';
import { scenarioOf } from './scenario.ts';

type Judge<K extends AtomName> = (state: EscapeState, faction: Faction, atom: AtomOf<K>) => boolean;

const countUnits = (state: EscapeState, faction: Faction, wanted: (unit: Unit) => boolean): number => {
  let found = 0;
  for (const unit of state.units) if (unit.faction === faction && wanted(unit)) found++;
  return found;
};

const hasRank = ({ profile }: Unit, ranks: readonly number[] | undefined): boolean =>
  ranks === undefined || ranks.includes(profile.rank);

/** Points of the Objectives that a side carries, or has carried out (ES-OBJ-03). */
function pointsOf(state: EscapeState, faction: Faction, onlyOut: boolean): number {
  let points = 0;
  for (const marker of state.markers) {
    const carrier = carrierOf(state, marker);
    if (carrier?.faction !== faction || (onlyOut && carrier.place !== 'gone')) continue;
    points += marker.points ?? 0;
  }
  return points;
}

const carrierOf = (state: EscapeState, { carrier }: Marker): Unit | undefined =>
  carrier < 0 ? undefined : state.units[carrier];

const propsDone = (state: EscapeState, faction: Faction, kind: Prop['kind']): number =>
  state.props.filter((prop) => prop.kind === kind && prop.doneBy === faction).length;

/** Put out of combat: who has not come into play yet is whole. */
const isOut = ({ place, life }: Unit): boolean => place === 'out' && life === 0;

const JUDGES: { readonly [K in AtomName]: Judge<K> } = {
  escaped: (state, faction, { count, ranks }) =>
    countUnits(state, faction, (unit) => unit.place === 'gone' && hasRank(unit, ranks)) >= count,
  points: (state, faction, { atLeast, out }) => pointsOf(state, faction, out === true) >= atLeast,
  'more-points': (state, faction) => pointsOf(state, faction, false) > pointsOf(state, otherFaction(faction), false),
  eliminated(state, faction, { count, ranks }) {
    const enemy = otherFaction(faction);
    if (ranks !== undefined) {
      const isCounted = (unit: Unit): boolean => hasRank(unit, ranks);
      const wanted = count === 'all' ? countUnits(state, enemy, isCounted) : count;
      return wanted > 0 && countUnits(state, enemy, (unit) => isOut(unit) && isCounted(unit)) >= wanted;
    }
    if (count !== 'all') return (state.score[fallenKey(enemy)] ?? 0) >= count;
    return countUnits(state, enemy, isOut) > 0 && countUnits(state, enemy, (unit) => !isOut(unit)) === 0;
  },
  terminals: (state, faction, { count }) => propsDone(state, faction, 'terminal') >= count,
  freed: (state, faction, { count }) => propsDone(state, faction, 'cryo-tube') >= count,
  'in-room'(state, faction, { room, count, ranks, alone }) {
    const board = boardOf(state);
    const index = board.roomNumbers.indexOf(room);
    const isThere = (unit: Unit): boolean => unit.place === 'board' && roomOf(board, unit.cell) === index;
    if (alone === true && countUnits(state, otherFaction(faction), isThere) > 0) return false;
    return countUnits(state, faction, (unit) => isThere(unit) && hasRank(unit, ranks)) >= count;
  },
  'carried-out'(state, faction, { what, count }) {
    const out = state.markers.filter((marker) => {
      const carrier = carrierOf(state, marker);
      return carrier?.faction === faction && carrier.place === 'gone' && (marker.equipment ?? marker.kind) === what;
    });
    return out.length >= count;
  },
  survived: (state, faction, { count, ranks }) =>
    countUnits(state, faction, (unit) => !isOut(unit) && hasRank(unit, ranks)) >= count,
  held: (state, faction, { turns }) => (state.score[heldKey(faction)] ?? 0) >= turns,
  ended: (state) => playHasEnded(state),
  lasted: (state, faction) => playHasEnded(state) && !hasMet(state, otherFaction(faction)),
};

/** Whether it is so now for the side. */
export function conditionHolds(state: EscapeState, faction: Faction, condition: Condition): boolean {
  if ('all' in condition) return condition.all.every((part) => conditionHolds(state, faction, part));
  if ('any' in condition) return condition.any.some((part) => conditionHolds(state, faction, part));
  const judge = JUDGES[condition.is] as Judge<AtomName>;
  return judge(state, faction, condition as never);
}

/** Condition 3 of ES-END-02 for one side. A side without a condition cannot win. */
export function hasMet(state: EscapeState, faction: Faction): boolean {
  const condition = scenarioOf(state).victory[faction];
  return condition !== undefined && conditionHolds(state, faction, condition);
}

/** Condition 1 of ES-END-02: this was the last turn. */
export const isLastTurn = (state: EscapeState): boolean => state.turn >= state.lastTurn;

/** Condition 2 of ES-END-02: no Resistance character is on the board or can still come (ES-RULE-63). */
function isResistanceGone(state: EscapeState): boolean {
  const comes = scenarioOf(state).deployment.resistance.by === 'entry';
  return countUnits(state, 'resistance', ({ place }) => place === 'board' || (comes && place === 'waiting')) === 0;
}

/** Nothing more will be played, whoever has met what. */
const playHasEnded = (state: EscapeState): boolean => isLastTurn(state) || isResistanceGone(state);

/** ES-END-02: whether one of the three conditions holds. */
export const isGameOver = (state: EscapeState): boolean =>
  playHasEnded(state) || FACTIONS.some((faction) => hasMet(state, faction));

/** ES-RESULT: the side that wins, or `draw`. */
export function winnerOf(state: EscapeState): Faction | 'draw' {
  const winners = FACTIONS.filter((faction) => hasMet(state, faction));
  if (winners.length === 2) return scenarioOf(state).both; // ES-RULE-63
  return winners[0] ?? 'draw';
}
