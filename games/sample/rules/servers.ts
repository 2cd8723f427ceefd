/** The row of five servers: which stand, which lie next to each other, and what wear does to ICE. Clauses SK-SRV-*. */
import type { Server, SkimState } from './types.ts';

export const SERVER_COUNT = 5;
const LEAST_ICE = 1; // SK-SRV-04

export const serverAt = (state: SkimState, number: number): Server | undefined => state.servers[number - 1];

export const isStanding = (state: SkimState, number: number): boolean => serverAt(state, number)?.taken === 'nobody';

export function anyStanding({ servers }: SkimState): boolean {
  for (const server of servers) if (server.taken === 'nobody') return true;
  return false;
}

/** The standing servers next to one, left before right. */ // SK-SRV-02
export const standingNeighbours = (state: SkimState, number: number): readonly number[] =>
  [number - 1, number + 1].filter((other) => isStanding(state, other));

/** ICE after wear. */
export const worn = (ice: number, by: number): number => Math.max(LEAST_ICE, ice - by);
