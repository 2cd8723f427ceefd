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

export const attackMissed = defineEvent<CombatZoneState, Shot>({ name: 'combat-zone/attack-missed', write() {} });
