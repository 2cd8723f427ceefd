/** The event table of Revolution, row by row: what happens when it begins. Clauses ES-EVENT-02 to ES-EVENT-15. */
import { defineStep, type Engine } from '@tablerunner/engine';
import { boardOf } from '../board.ts';
import { harm } from '../casualties.ts';
import { initiativeTaken } from '../events/turn.ts';
import { actionsLost } from '../events/units.ts';
import type { EscapeState } from '../types.ts';
import { isOnBoard, left } from '../units.ts';
import { blackout, celestialOrder, shortCircuit } from './event-choices.ts';
import { chooseFirst } from './initiative.ts';

type Row = (state: EscapeState, engine: Engine<EscapeState>) => void;

const OVERLOAD_DAMAGE = 2;

/** ES-EVENT-05: a door counts in whatever state it is (ES-ADJ-04). */
function networkOverload(state: EscapeState, engine: Engine<EscapeState>): void {
  const { doors } = boardOf(state);
  const hits = state.units.flatMap((unit, index) => {
    if (unit.faction !== 'resistance' || !isOnBoard(unit)) return [];
    return doors.some(({ cells }) => cells.includes(unit.cell)) ? [{ unit: index, amount: OVERLOAD_DAMAGE }] : [];
  });
  if (hits.length > 0) engine.interrupt(harm, { source: 'network-overload', hits });
}

/** ES-EVENT-06: on the board or not; who has none left loses nothing (ES-RULE-32). */
function fireAlarm(state: EscapeState, engine: Engine<EscapeState>): void {
  for (const [index, unit] of state.units.entries()) {
    if (left(state, unit, 'mvt') > 0) engine.emit(actionsLost, { unit: index, pool: 'mvt', count: 1 });
  }
}

/** ES-EVENT-13, ES-EVENT-14: the Resistance decides anew who begins, and its first two activations follow each other. */
function interference(_state: EscapeState, engine: Engine<EscapeState>): void {
  engine.emit(initiativeTaken, { inARow: 2 });
  engine.interrupt(chooseFirst, {});
}

/** What is not here works all turn long where it is asked for: Supreme AI in units.ts, the Airlock in internal-factory.ts … */
const ROWS: Readonly<Record<number, Row>> = {
  3: (_state, engine) => engine.interrupt(celestialOrder, {}),
  4: networkOverload,
  5: fireAlarm,
  8: (_state, engine) => engine.interrupt(blackout, {}),
  9: (_state, engine) => engine.interrupt(shortCircuit, {}),
  11: interference,
};

/** Carries out the row that has just begun. */
export const applyEvent = defineStep<EscapeState, Record<string, never>>({
  name: 'escape/apply-event',
  clause: 'ES-EVENT-01',
  run(state, _memory, engine) {
    ROWS[state.event]?.(state, engine);
    engine.done();
  },
});
