/** Threat rises: the game may be lost, and what the threat card says may happen. Clauses BC-THREAT; BC-RULE-92. */
import type { Engine } from '@tablerunner/engine';
import { MOST_THREAT, threatChanged } from './events/threat.ts';
import type { BurncycleState } from './types.ts';

export function raiseThreat(state: BurncycleState, by: number, cause: string, engine: Engine<BurncycleState>): void {
  engine.emit(threatChanged, { by, cause });
  if (state.threat >= MOST_THREAT) lose(engine, 'BC-LOSE-01', 'threat');
}

export const lose = (engine: Engine<BurncycleState>, clause: string, reason: string): void =>
  engine.end({ winners: [], draw: false, clause, reason });
