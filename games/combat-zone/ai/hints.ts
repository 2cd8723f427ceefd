/** What a machine player knows of Combat Zone besides its rules. */
import type { Hints } from '@tablerunner/engine';
import type { CombatZoneState } from '../rules/types.ts';
import { promise } from './promise.ts';
import { value } from './value.ts';

export const hints: Hints<CombatZoneState> = {
  value,
  promise,
  /** One Control after another, and one model after another while they are deployed. */
  stretch({ control, players, models }) {
    let waiting = 0;
    for (const { place } of models) if (place === 'waiting') waiting++;
    return control + 8 * players.reduce((sum, { inspires }) => sum + inspires, 0) + 1000 * waiting;
  },
  depth: 0,
  settled: 0.2,
  curiosity: 0.3,
};
