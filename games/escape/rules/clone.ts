/** A copy of a state, by hand: several times faster than a general one. What never changes is frozen and shared. */
import { freezeDeep } from '@tablerunner/engine';
import { listOf } from './list-of.ts';
import { shareTables } from './live.ts';
import type { ByPool, EscapeState, Marker, Prop, Repression, Roll, RolledDie, Token, Unit } from './types.ts';
import { newUnit } from './units.ts';

export function cloneState(state: EscapeState): EscapeState {
  freezeDeep(state.options);
  freezeDeep(state.scenario);
  freezeDeep(state.board);
  freezeDeep(state.seats);
  const copy: EscapeState = {
    mode: state.mode,
    options: state.options,
    scenario: state.scenario,
    board: state.board,
    seats: state.seats,
    leader: state.leader,
    turn: state.turn,
    lastTurn: state.lastTurn,
    units: listOf(state.units, cloneUnit),
    markers: listOf(state.markers, cloneMarker),
    props: listOf(state.props, cloneProp),
    doors: state.doors.slice(),
    broken: state.broken.slice(),
    burns: state.burns.slice(),
    anthem: cloneCounts(state.anthem),
    initiative: state.initiative,
    next: state.next,
    event: state.event,
    darkRoom: state.darkRoom,
    shutAirlock: state.shutAirlock,
    trapped: state.trapped,
    inARow: state.inARow,
    active: state.active,
    lastFree: state.lastFree,
    repression: state.repression === undefined ? undefined : cloneRepression(state.repression),
    score: cloneCounts(state.score),
    roll: state.roll === undefined ? undefined : cloneRoll(state.roll),
  };
  shareTables(state, copy);
  return copy;
}

/** Made and filled like every other one: code that meets units of one make only is compiled to something faster. */
function cloneUnit(unit: Unit): Unit {
  freezeDeep(unit.profile);
  const copy = newUnit(unit.id, unit.profile, unit.seat);
  copy.place = unit.place;
  copy.cell = unit.cell;
  copy.life = unit.life;
  copyPools(unit.used, copy.used);
  copyPools(unit.lost, copy.lost);
  copyPools(unit.lowered, copy.lowered);
  copy.activated = unit.activated;
  if (unit.feats.length > 0) copy.feats = unit.feats.slice();
  copy.pilot = unit.pilot;
  copy.possessor = unit.possessor;
  copy.outSince = unit.outSince;
  return copy;
}

function copyPools(from: Readonly<ByPool<number>>, to: ByPool<number>): void {
  to.mvt = from.mvt;
  to.cbt = from.cbt;
  to.int = from.int;
}

const cloneMarker = ({ kind, equipment, points, cell, carrier, knownTo }: Marker): Marker => ({
  kind,
  equipment,
  points,
  cell,
  carrier,
  knownTo: knownTo === 'all' ? 'all' : knownTo.slice(),
});

const cloneProp = ({ kind, cell, difficulty, doneBy }: Prop): Prop => ({ kind, cell, difficulty, doneBy });

/** Key by key: a spread that meets records of many makes gives every copy a make of its own, which slows down all who read it. */
export function cloneCounts(counts: Readonly<Record<string, number>>): Record<string, number> {
  const copy: Record<string, number> = {};
  for (const key in counts) copy[key] = counts[key] as number;
  return copy;
}

const cloneDie = ({ unit, seat, face, rerolls }: RolledDie): RolledDie => ({
  unit,
  seat,
  face,
  rerolls: rerolls.slice(),
});

const cloneRoll = ({ purpose, dice }: Roll): Roll => ({
  purpose,
  dice: listOf(dice, cloneDie),
});

const cloneToken = ({ id, rank, bots, colour, cell, airlock }: Token): Token => ({
  id,
  rank,
  bots,
  colour,
  cell,
  airlock,
});

/** Cards and the tokens of the piles never change; tokens on the board move. */
export const cloneRepression = (repression: Repression): Repression => ({
  pile: listOf(repression.pile, freezeDeep),
  drawn: listOf(repression.drawn, freezeDeep),
  piles: {
    black: listOf(repression.piles.black, freezeDeep),
    green: listOf(repression.piles.green, freezeDeep),
    blue: listOf(repression.piles.blue, freezeDeep),
  },
  tokens: listOf(repression.tokens, cloneToken),
  cardsPerTurn: repression.cardsPerTurn,
});
