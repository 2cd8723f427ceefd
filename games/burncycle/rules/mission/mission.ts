/** The mission in play. Clauses BC-MISS-01, BC-MISS-03. */
import { missionNamed } from '../../content/missions.ts';
import { type ThreatCard, threatCard } from '../../content/threat.ts';
import type { Layout } from '../floor/layout.ts';
import type { BurncycleState } from '../types.ts';
import type { Mission } from './types.ts';

export const missionOf = ({ mission }: BurncycleState): Mission =>
  typeof mission === 'string' ? missionNamed(mission) : mission;

/** The card of whose building it is; undefined for a corporation without one (BC-MISS-01, BC-SETUP-07). */
export const threatCardOf = (state: BurncycleState): ThreatCard | undefined => threatCard(missionOf(state).corporation);

export const isLastFloor = (state: BurncycleState): boolean => state.stage === missionOf(state).floors.length - 1;

/** The floor plan of the corporation with that number, or one that the mission brings along (BC-FLOOR-01). */
export function layoutFor({ corporation, floors }: Mission, stage: number): string | Layout {
  const floor = floors[stage];
  if (floor === undefined) throw new Error(`the mission has no floor ${stage}`);
  return floor.layout ?? `${corporation}-${floor.number}`;
}
