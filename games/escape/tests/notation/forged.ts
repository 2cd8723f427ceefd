/** Honest positions of random matches, for tests that forge them. */
import { clonePosition, type Position } from '@tablerunner/engine';
import type { EscapeState } from '../../rules/types.ts';
import { playAtRandom } from '../random-play.ts';

export const TABLES: readonly Record<string, unknown>[] = [
  { squads: 'recruited' },
  { squads: 'proposed', scenario: 'infiltration' },
  { mode: 'cooperation', players: 3 },
  { mode: 'cooperation', players: 2, squads: 'proposed', table: { routeTies: 'leader' } },
];

export function honestPositions(options: Record<string, unknown>): readonly Position<EscapeState>[] {
  const honest: Position<EscapeState>[] = [];
  for (const seed of [11, 12, 13]) playAtRandom(options, seed, ({ position }) => honest.push(clonePosition(position)));
  return honest;
}
