/** Moments that nothing is written at, but at which cards wake up. */
import { defineEvent } from '@tablerunner/engine';
import type { CombatZoneState } from '../types.ts';

interface Shot {
  readonly model: number;
  readonly target: number;
  readonly action: string;
}

/** The attack has beaten this target's roll; its wounds have not been suffered yet. */
export const attackHit = defineEvent<CombatZoneState, Shot & { readonly isCrit: boolean }>({
  name: 'combat-zone/attack-hit',
  write() {},
});

/** The attack has not beaten this target; `isFailed`, told with the first of them: nor anybody else. */
export const attackMissed = defineEvent<CombatZoneState, Shot & { readonly isFailed: boolean }>({
  name: 'combat-zone/attack-missed',
  write() {},
});
