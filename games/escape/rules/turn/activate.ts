/** Whom to activate: the sides take turns. Clauses ES-ACT-01, ES-ACT-02, ES-ACT-07, ES-END-01; ES-RULE-29, ES-RULE-35, ES-RULE-92, ES-RULE-93. */
import { accept, defineStep, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { canPayEntry, findsAirlock } from '../actions/enter.ts';
import { activation } from '../activation.ts';
import { turnPassed, unitRebuilt } from '../events/turn.ts';
import { activationBegan } from '../events/units.ts';
import { awaitsReturn } from '../internal-factory.ts';
import type { EscapeState, Faction, Unit } from '../types.ts';
import { indexOf, otherFaction, seatOf, unitAt, unitOrNobody } from '../units.ts';
import { afterActivation } from './after-activation.ts';

type ActivateChoice = { readonly kind: 'activate'; readonly unit: string } | { readonly kind: 'pass' };

const PASS = { kind: 'pass' } as const;

export const chooseActive = defineStep<EscapeState, Record<string, never>, ActivateChoice>({
  name: 'escape/choose-active',
  clause: 'ES-ACT-02',
  choice: z.union([
    z.strictObject({ kind: z.literal('activate'), unit: z.string() }),
    z.strictObject({ kind: z.literal('pass') }),
  ]),

  who(state) {
    const side = sideToActivate(state);
    return side === undefined ? undefined : seatOf(state, side);
  },

  candidates(state) {
    const side = sideToActivate(state);
    const choices: ActivateChoice[] = [];
    for (const unit of state.units) {
      if (unit.faction === side && !unit.activated) choices.push({ kind: 'activate', unit: unit.id });
    }
    if (state.inARow > 0) choices.push(PASS);
    return choices;
  },

  legal(state) {
    const side = sideToActivate(state);
    const choices: ActivateChoice[] = [];
    for (const unit of state.units) {
      if (unit.faction === side && !unit.activated && checkActivation(state, unit).ok)
        choices.push({ kind: 'activate', unit: unit.id });
    }
    if (state.inARow > 0 && checkPass(state).ok) choices.push(PASS);
    return choices;
  },

  check(state, _memory, choice) {
    if (choice.kind === 'pass') return checkPass(state);
    const unit = state.units[indexOf(state, choice.unit)];
    if (unit === undefined || unit.faction !== sideToActivate(state))
      return refuse('ES-ACT-01', 'not-your-character', { unit: choice.unit });
    return checkActivation(state, unit);
  },

  apply(state, _memory, choice, engine) {
    if (choice.kind === 'pass') return engine.emit(turnPassed, { next: 'isc', inARow: 0 });
    const index = indexOf(state, choice.unit);
    if (unitAt(state, index).place === 'out') engine.emit(unitRebuilt, { unit: index });
    engine.emit(activationBegan, { unit: index });
    engine.interrupt(activation, { unit: index });
    engine.interrupt(afterActivation, { unit: index });
  },

  run: (_state, _memory, engine) => engine.done(), // ES-END-01: nobody is left
});

/** Whether a character can be activated now, in either mode. */
export function checkActivation(state: EscapeState, unit: Unit): Verdict {
  if (unit.activated) return refuse('ES-ACT-07', 'already-activated', { unit: unit.id });
  if (unit === unitOrNobody(state, state.trapped)) return refuse('ES-CEVENT-03', 'is-trapped', { unit: unit.id });
  if (unit.place === 'board') return accept();
  if (unit.place === 'gone') return refuse('ES-EXIT-02', 'has-left-the-board', { unit: unit.id });
  if (unit.place === 'out' && !awaitsReturn(state, unit))
    return refuse('ES-LIFE-03', 'is-out-of-combat', { unit: unit.id });
  if (!canPayEntry(state, unit)) return refuse('ES-RULE-92', 'no-movement-to-enter', { unit: unit.id });
  if (!findsAirlock(state, unit)) return refuse('ES-RULE-29', 'no-airlock-to-enter', { unit: unit.id });
  return accept();
}

function canActivateAny(state: EscapeState, faction: Faction): boolean {
  for (const unit of state.units) {
    if (unit.faction === faction && !unit.activated && checkActivation(state, unit).ok) return true;
  }
  return false;
}

/** ES-RULE-35: the side whose turn it is; the other one, if it has nobody left; nobody, and the turn is over. */
function sideToActivate(state: EscapeState): Faction | undefined {
  if (canActivateAny(state, state.next)) return state.next;
  const other = otherFaction(state.next);
  return canActivateAny(state, other) ? other : undefined;
}

/** ES-EVENT-14: the second activation in a row is a right, no duty. Otherwise nobody passes (ES-RULE-35). */
function checkPass(state: EscapeState): Verdict {
  const isSecond = state.inARow === 1 && sideToActivate(state) === 'resistance';
  return isSecond && canActivateAny(state, 'isc') ? accept() : refuse('ES-RULE-35', 'no-passing');
}
