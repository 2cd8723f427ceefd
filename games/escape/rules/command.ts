/** Command: allies beside the commander may use its Int. Clause ES-ABIL-14; ES-RULE-51. */
import { has } from './abilities.ts';
import { adjacent } from './sight.ts';
import type { EscapeState, Unit } from './types.ts';
import { isOnBoard, unitAt, value } from './units.ts';

/** Allies with Command beside the character, as indices. */
export function commandersOf(state: EscapeState, index: number): number[] {
  const unit = unitAt(state, index);
  const commanders: number[] = [];
  for (let other = 0; other < state.units.length; other++) {
    const ally = state.units[other] as Unit;
    if (other === index || ally.faction !== unit.faction || !isOnBoard(ally)) continue;
    if (has(state, ally, 'command') && adjacent(state, ally.cell, unit.cell)) commanders.push(other);
  }
  return commanders;
}

/** The commander whose Int is worth borrowing, as index, or -1: nobody is asked about a loan that brings nothing. */
export function bestCommander(state: EscapeState, index: number): number {
  let best = -1;
  let most = value(state, unitAt(state, index), 'int');
  for (const ally of commandersOf(state, index)) {
    const int = value(state, unitAt(state, ally), 'int');
    if (int > most) [best, most] = [ally, int];
  }
  return best;
}
