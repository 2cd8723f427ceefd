/** The end of an activation: the Radio, then the other side's turn. Clauses ES-ACT-08, ES-EQUIP-13, ES-EVENT-14; ES-RULE-35. */
import { accept, defineStep, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { activation } from '../activation.ts';
import { markerDiscarded } from '../events/markers.ts';
import { turnPassed } from '../events/turn.ts';
import { activationBegan } from '../events/units.ts';
import { carriedBy, mayUse } from '../markers.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import type { EscapeState, Faction, Unit } from '../types.ts';
import { indexOf, isOnBoard, otherFaction, unitAt, unitOrNobody } from '../units.ts';
import { endIfDecided } from './result.ts';

interface AfterMemory {
  readonly unit: number;
  /** It was called by Radio: play passes to the opponent after it. */
  readonly called?: boolean;
}

type AfterChoice = { readonly kind: 'radio'; readonly unit: string } | { readonly kind: 'pass' };

const PASS = { kind: 'pass' } as const;

export const afterActivation = defineStep<EscapeState, AfterMemory, AfterChoice>({
  name: 'escape/after-activation',
  clause: 'ES-EQUIP-13',
  choice: z.union([
    z.strictObject({ kind: z.literal('radio'), unit: z.string() }),
    z.strictObject({ kind: z.literal('pass') }),
  ]),

  who: (state, memory) => (canCall(state, memory) ? unitAt(state, memory.unit).seat : undefined),

  candidates(state, { unit: index }) {
    const bearer = unitAt(state, index);
    const allies = state.units.filter((unit) => unit.faction === bearer.faction && unit !== bearer);
    return [PASS, ...allies.map(({ id }) => ({ kind: 'radio', unit: id }) as const)];
  },

  check(state, { unit: index }, choice) {
    if (choice.kind === 'pass') return accept();
    return checkCall(state, unitAt(state, index), state.units[indexOf(state, choice.unit)], choice.unit);
  },

  apply(state, memory, choice, engine) {
    if (choice.kind === 'pass') return passOn(state, memory, engine);
    const unit = indexOf(state, choice.unit);
    engine.emit(markerDiscarded, { marker: carriedBy(state, memory.unit) });
    const { faction } = unitAt(state, unit);
    if (state.inARow > 0) engine.emit(turnPassed, { next: state.next, inARow: rowAfter(state, faction) });
    engine.emit(activationBegan, { unit });
    engine.next(afterActivation, { unit, called: true });
    engine.interrupt(activation, { unit });
  },

  run: (state, memory, engine) => passOn(state, memory, engine),
});

function canCall(state: EscapeState, { unit: index, called }: AfterMemory): boolean {
  if (called === true) return false;
  const marker = carriedBy(state, index);
  if (marker < 0 || state.markers[marker]?.equipment !== 'radio') return false;
  const bearer = unitAt(state, index);
  if (!isOnBoard(bearer) || !mayUse(state, bearer, 'radio').ok) return false;
  return state.units.some((unit) => checkCall(state, bearer, unit, unit.id).ok);
}

/** ES-RULE-35: an ally on the board that has not been activated this turn. */
function checkCall(state: EscapeState, bearer: Unit, ally: Unit | undefined, id: string): Verdict {
  if (ally === undefined || ally === bearer || ally.faction !== bearer.faction)
    return refuse('ES-EQUIP-13', 'not-an-ally', { unit: id });
  if (!isOnBoard(ally)) return refuse('ES-EQUIP-13', 'not-on-the-board', { unit: id });
  if (ally.activated) return refuse('ES-ACT-07', 'already-activated', { unit: id });
  if (ally === unitOrNobody(state, state.trapped)) return refuse('ES-CEVENT-03', 'is-trapped', { unit: id });
  return accept();
}

/**
 * Every Resistance activation counts among those that follow each other. Once they have begun, one of the ISC in between
 * (the second was shut out) ends the row: what comes later is no second in a row that could be declined.
 */
function rowAfter({ inARow }: EscapeState, faction: Faction): number {
  if (faction === 'resistance') return Math.max(0, inARow - 1);
  return inARow === 1 ? 0 : inARow;
}

/** Interference: as long as Resistance activations follow each other, it stays its turn (ES-EVENT-14). */
function passOn(state: EscapeState, { unit }: AfterMemory, engine: Engine<EscapeState>): void {
  const { faction } = unitAt(state, unit);
  const inARow = rowAfter(state, faction);
  const staysOn = faction === 'resistance' && inARow > 0;
  engine.emit(turnPassed, { next: staysOn ? faction : otherFaction(faction), inARow });
  engine.done();
  if (scenarioOf(state).checked === 'activation') endIfDecided(state, engine);
}
