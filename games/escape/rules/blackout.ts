/** The event Blackout: a dark room in which nobody fights. ES-EVENT-09, ES-CEVENT-12, ES-RULE-37. */
import { boardOf, roomOf } from './board.ts';
import type { EscapeState, Unit } from './types.ts';

/** No Combat action of any kind, Dodge included, by a character that stands in the dark room; only its own place matters. */
export const combatForbidden = (state: EscapeState, unit: Unit): boolean =>
  state.darkRoom >= 0 && unit.place === 'board' && roomOf(boardOf(state), unit.cell) === state.darkRoom;
