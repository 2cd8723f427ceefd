/** How near a side is to what the scenario asks of it: 0 nothing done, 1 done. Every condition of the vocabulary has its measure. */
import type { Cell } from '@tablerunner/geometry';
import { boardOf } from '../rules/board.ts';
import { type AtomName, type AtomOf, type Condition, conditionAtoms } from '../rules/scenario/condition.ts';
import { scenarioOf } from '../rules/scenario/scenario.ts';
import type { EscapeState, Faction, Marker, Unit } from '../rules/types.ts';
import { fallenKey, heldKey, otherFaction } from '../rules/units.ts';
import { fieldTo } from './fields.ts';
import { exitPlace, type Place, placeOfCell, roomPlace } from './places.ts';

/** From here on a place is as good as out of reach. */
const FAR = 40;

/** What an Objective marker counts that nobody has seen: one or two points. */
const POINTS = 1.5;

/** On the way to a goal is worth this part of being there. */
const ON_THE_WAY = 0.8;

export function progress(state: EscapeState, faction: Faction): number {
  const condition = scenarioOf(state).victory[faction];
  return condition === undefined ? 0 : measure(state, faction, condition);
}

function measure(state: EscapeState, faction: Faction, condition: Condition): number {
  if ('all' in condition) {
    return condition.all.reduce((sum, part) => sum + measure(state, faction, part), 0) / condition.all.length;
  }
  if ('any' in condition) return Math.max(...condition.any.map((part) => measure(state, faction, part)));
  const judge = MEASURES[condition.is] as Measure<AtomName>;
  return judge(state, faction, condition as never);
}

/** What has to be done on the board before anybody goes, where leaving is not all. */
const WORK: readonly AtomName[] = ['freed', 'terminals', 'eliminated'];
/** Until then being out, or on the way, is worth this part. */
const TOO_EARLY = 0.2;

/** Whether nothing keeps the side on the board any more. */
export function isWorkDone(state: EscapeState, faction: Faction): boolean {
  const condition = scenarioOf(state).victory[faction];
  if (condition === undefined) return true;
  return conditionAtoms(condition).every((atom) => !WORK.includes(atom.is) || measure(state, faction, atom) >= 1);
}

type Measure<K extends AtomName> = (state: EscapeState, faction: Faction, atom: AtomOf<K>) => number;

const isInPlay = ({ place }: Unit): boolean => place === 'board' || place === 'waiting';

const own = (state: EscapeState, faction: Faction): readonly Unit[] =>
  state.units.filter((unit) => unit.faction === faction);

/** 1 on one of the goals, 0 at the other end of the board. Who waits outside stands at its Airlock. */
function closeness(state: EscapeState, unit: Unit, place: Place): number {
  if (!isInPlay(unit) || place.cells.length === 0) return 0;
  const field = fieldTo(state, unit.faction, place);
  const cell = unit.cell >= 0 ? unit.cell : entryOf(state, unit);
  return Math.max(0, 1 - Math.min(FAR, field[cell] ?? FAR) / FAR);
}

/** Where somebody outside would come in. */
export function entryOf(state: EscapeState, unit: Unit): Cell {
  const way = scenarioOf(state).deployment[unit.faction];
  const number = way?.by === 'entry' ? way.airlocks[0] : 1;
  return boardOf(state).airlocks.find((airlock) => airlock.number === number)?.cells[0] ?? 0;
}

/** The mean of the best `count` of the numbers; missing ones count as 0. */
function best(numbers: readonly number[], count: number): number {
  const sorted = [...numbers].sort((a, b) => b - a).slice(0, count);
  return sorted.reduce((sum, number) => sum + number, 0) / count;
}

/** The nearest of the side to one of the goals. */
function nearestOne(state: EscapeState, faction: Faction, place: Place): number {
  let most = 0;
  for (const unit of state.units) {
    if (unit.faction === faction) most = Math.max(most, closeness(state, unit, place));
  }
  return most;
}

const carrierOf = (state: EscapeState, marker: Marker): Unit | undefined =>
  marker.carrier < 0 ? undefined : state.units[marker.carrier];

/** A marker lying about, in enemy hands, carried, carried out: from 0 to 1, by how near it is to counting. */
function markerWorth(state: EscapeState, faction: Faction, marker: Marker, mustLeave: boolean): number {
  const carrier = carrierOf(state, marker);
  if (carrier === undefined) {
    const reach = marker.cell >= 0 ? nearestOne(state, faction, placeOfCell(marker.cell)) : 0;
    return reach * (mustLeave ? 0.3 : 0.5);
  }
  if (carrier.faction !== faction) return 0;
  if (carrier.place === 'gone') return 1;
  return mustLeave ? 0.4 + 0.5 * closeness(state, carrier, exitPlace(state, faction)) : 1;
}

function propWorth(state: EscapeState, faction: Faction, kind: 'terminal' | 'cryo-tube', count: number): number {
  const worths = state.props.flatMap((prop) => {
    if (prop.kind !== kind) return [];
    return prop.doneBy === faction ? [1] : [ON_THE_WAY * nearestOne(state, faction, placeOfCell(prop.cell))];
  });
  return best(worths, count);
}

const pointsHeld = (state: EscapeState, faction: Faction): number =>
  state.markers.reduce(
    (sum, marker) => sum + (marker.kind === 'objective' ? POINTS * markerWorth(state, faction, marker, false) : 0),
    0,
  );

const hasRank = ({ profile }: Unit, ranks: readonly number[] | undefined): boolean =>
  ranks === undefined || ranks.includes(profile.rank);

const MEASURES: { readonly [K in AtomName]: Measure<K> } = {
  escaped(state, faction, { count, ranks }) {
    const exits = exitPlace(state, faction);
    const worths = own(state, faction).map((unit) => {
      if (!hasRank(unit, ranks)) return 0;
      return unit.place === 'gone' ? 1 : ON_THE_WAY * closeness(state, unit, exits);
    });
    return best(worths, count) * (isWorkDone(state, faction) ? 1 : TOO_EARLY);
  },
  /** By the markers that it takes: four of them lying about are no substitute for one that is carried. */
  points(state, faction, { atLeast, out }) {
    const worths = state.markers.flatMap((marker) =>
      marker.kind === 'objective' ? [markerWorth(state, faction, marker, out === true)] : [],
    );
    return best(worths, Math.ceil(atLeast / POINTS));
  },
  'more-points'(state, faction) {
    const [mine, theirs] = [pointsHeld(state, faction), pointsHeld(state, otherFaction(faction))];
    return mine + theirs === 0 ? 0.5 : mine / (mine + theirs);
  },
  eliminated(state, faction, { count }) {
    const enemies = own(state, otherFaction(faction));
    const fallen = state.score[fallenKey(otherFaction(faction))] ?? 0;
    const wanted = count === 'all' ? enemies.length : count;
    const hurt = enemies.reduce((sum, { life, profile }) => sum + (1 - life / profile.life), 0);
    return Math.min(1, (fallen + 0.5 * Math.min(hurt, 1)) / wanted);
  },
  terminals: (state, faction, { count }) => propWorth(state, faction, 'terminal', count),
  freed: (state, faction, { count }) => propWorth(state, faction, 'cryo-tube', count),
  'in-room'(state, faction, { room, count, ranks }) {
    const cells = roomPlace(state, room);
    const worths = own(state, faction).map((unit) => (hasRank(unit, ranks) ? closeness(state, unit, cells) : 0));
    return best(worths, count);
  },
  'carried-out'(state, faction, { what, count }) {
    const worths = state.markers.flatMap((marker) =>
      (marker.equipment ?? marker.kind) === what ? [markerWorth(state, faction, marker, true)] : [],
    );
    return best(worths, count);
  },
  survived: (state, faction, { count, ranks }) =>
    best(
      own(state, faction).map((unit) => (unit.place !== 'out' && hasRank(unit, ranks) ? 1 : 0)),
      count,
    ),
  held(state, faction, { turns }) {
    const room = scenarioOf(state).hold?.room;
    if (room === undefined) return 0;
    const there = best(
      own(state, faction).map((unit) => closeness(state, unit, roomPlace(state, room))),
      3,
    );
    return Math.min(1, ((state.score[heldKey(faction)] ?? 0) + 0.8 * there) / turns);
  },
  ended: (state) => Math.min(1, state.turn / state.lastTurn),
  lasted: (state, faction) => 1 - progress(state, otherFaction(faction)),
};
