/** The mission in play. Clauses BC-MISS-01, BC-MISS-03. */
import type { BurncycleState } from '../types.ts';
import type { Mission } from './types.ts';

export function missionOf({ mission }: BurncycleState): Mission {
  if (typeof mission === 'string') throw new Error(`there is no mission called ${mission}`);
  return mission;
}

export const isLastFloor = (state: BurncycleState): boolean => state.stage === missionOf(state).floors.length - 1;
