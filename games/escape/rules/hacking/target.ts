/** What can be hacked, from where, and how hard it is. Clauses ES-HACK-01 to 05, ES-RES-05, ES-RES-06, ES-ABIL-43, ES-ABIL-53; ES-RULE-12, 18, 19, 25, 57. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import { has } from '../abilities.ts';
import { doorFacts } from '../actions/doors.ts';
import { boardOf, roomOf } from '../board.ts';
import { type DoorNow, doorNow, isBesideDoor } from '../doors.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { adjacent, distance, sees, seesDoor } from '../sight.ts';
import type { EscapeState, HackTarget, Prop, Unit } from '../types.ts';
import { indexOf, isEnemy, isOnBoard, unitAt, value } from '../units.ts';

export function difficultyOf(state: EscapeState, target: HackTarget): number {
  if (target.kind === 'unit') return value(state, unitAt(state, target.unit), 'int'); // ES-HACK-05
  if (target.kind === 'terminal') return state.props[target.prop]?.difficulty ?? 0;
  return boardOf(state).doors[target.door]?.lock ?? 0; // ES-HACK-04
}

/** ES-RES-06: any Resistance character beside the door; Otaku from afar. A door that stands open may still be locked (ES-RULE-19). */
export function checkDoor(state: EscapeState, unit: Unit, index: number, mustBeBeside = false): Verdict {
  const door = doorNow(state, index);
  if (door === undefined) return refuse('ES-HACK-04', 'no-such-door', { door: index });
  const isOtaku = has(state, unit, 'otaku');
  const no = (clause: string, reason: string): Verdict => refuse(clause, reason, doorFacts(state, unit, door));
  if (unit.faction !== 'resistance' && !isOtaku) return no('ES-RES-06', 'isc-does-not-hack-doors');
  if (door.lock === 0) return no('ES-HACK-04', 'door-has-no-lock');
  if (door.isHacked) return no('ES-DOOR-04', 'door-is-hacked');
  if (isBesideDoor(unit, door)) return accept();
  if (mustBeBeside || !isOtaku) return no('ES-RES-05', 'door-not-adjacent');
  return checkFromAfar(state, unit, door);
}

/** ES-ABIL-43: in the same room and in sight, at any distance. */
function checkFromAfar(state: EscapeState, unit: Unit, door: DoorNow): Verdict {
  const board = boardOf(state);
  const room = roomOf(board, unit.cell);
  if (roomOf(board, door.cells[0]) !== room && roomOf(board, door.cells[1]) !== room)
    return refuse('ES-ABIL-43', 'door-in-another-room', doorFacts(state, unit, door));
  if (seesDoor(state, unit, door)) return accept();
  return refuse('ES-ABIL-43', 'no-line-of-sight', doorFacts(state, unit, door));
}

/** ES-ABIL-53: an adjacent hacked door, open or closed (ES-RULE-57). */
export function checkLock(state: EscapeState, unit: Unit, index: number): Verdict {
  const door = doorNow(state, index);
  if (door === undefined) return refuse('ES-ABIL-53', 'no-such-door', { door: index });
  if (!has(state, unit, 'lockdown'))
    return refuse('ES-ABIL-53', 'no-such-ability', { unit: unit.id, ability: 'lockdown' });
  if (!isBesideDoor(unit, door)) return refuse('ES-ABIL-53', 'door-not-adjacent', doorFacts(state, unit, door));
  return door.isHacked ? accept() : refuse('ES-ABIL-53', 'door-is-not-hacked', doorFacts(state, unit, door));
}

/** Beside a Terminal or on its cell; what one side has hacked the other may hack back (gaps: ES-GAP-17). */
export function checkTerminal(state: EscapeState, unit: Unit, index: number): Verdict {
  const prop = state.props[index];
  if (prop?.kind !== 'terminal') return refuse('ES-HACK-01', 'no-such-terminal', { terminal: index });
  if (!isAtProp(state, unit, prop)) return refuse('ES-HACK-01', 'terminal-not-adjacent', { unit: unit.id });
  if (prop.doneBy === unit.faction) return refuse('ES-HACK-01', 'terminal-is-yours', { unit: unit.id });
  return accept();
}

/** On its cell or on an adjacent one, however far a diagonal counts (ES-ADJ-01), with nothing in between. */
export const isAtProp = (state: EscapeState, unit: Unit, { cell }: Prop): boolean =>
  cell === unit.cell || (adjacent(state, unit.cell, cell) && sees(state, unit.cell, cell));

/** Only where the scenario provides for it (gaps: ES-GAP-32). */
export function checkUnit(state: EscapeState, unit: Unit, id: string): Verdict {
  const rules = scenarioOf(state).characterHacks;
  if (rules === undefined || unit.faction !== 'resistance') {
    return refuse('ES-HACK-01', 'no-hacks-on-characters', { unit: unit.id });
  }
  const target = state.units[indexOf(state, id)];
  if (target === undefined || !isOnBoard(target) || !isEnemy(unit, target)) {
    return refuse('ES-HACK-01', 'no-such-character', { unit: id });
  }
  const facts = { unit: unit.id, target: id };
  if (distance(state, unit.cell, target.cell) > rules.range) return refuse('ES-HACK-01', 'out-of-range', facts);
  return sees(state, unit.cell, target.cell) ? accept() : refuse('ES-HACK-01', 'no-line-of-sight', facts);
}
