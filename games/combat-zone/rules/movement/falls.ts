/** Falling: what it does to the one who falls and to those below. Clauses CZ-FALL-*, CZ-WOUND-02, CZ-WOUND-05; CZ-RULE-04, 37, 98. */
import type { Engine } from '@tablerunner/engine';
import { isWithin, LIMITER } from '@tablerunner/geometry';
import type { CombatZoneState } from '../types.ts';
import { suffer } from '../wounds/suffer.ts';

/** CZ-FALL-02 to 04. */
export function fallWounds(height: number): 0 | 1 | 'out' {
  if (isWithin(height, LIMITER.red)) return 0;
  return isWithin(height, LIMITER.green) ? 1 : 'out';
}

interface Fall {
  /** Who falls; -1 for an object. */
  readonly model: number;
  readonly height: number;
  /** The token that paid for the action that went wrong; -1: its player chooses (CZ-WOUND-05, CZ-WOUND-06). */
  readonly token: number;
  /** Models on which it falls. */
  readonly onto: readonly number[];
  /** Who brought it about; -1 for nobody. It is no attack, and gives no [RE]action (CZ-REACT-09, CZ-RULE-68). */
  readonly by: number;
}

/** The one who fell has been put down already; those below suffer as if they had fallen so far themselves (CZ-FALL-05). */
export function sufferFall({ model, height, token, onto, by }: Fall, engine: Engine<CombatZoneState>): void {
  const wounds = fallWounds(height);
  if (wounds === 0) return;
  if (model >= 0) engine.interrupt(suffer, { model, wounds, token, by, isAttack: false });
  for (const below of onto) engine.interrupt(suffer, { model: below, wounds, token: -1, by, isAttack: false });
}
