/** The Impact token of a blast. */
import { defineEvent } from '@tablerunner/engine';
import type { CombatZoneState } from '../types.ts';

/** `why`: it was aimed, shifted after a miss, or came back with a fumble (CZ-KW-05, CZ-KW-13, CZ-KW-14). */
export const impactPlaced = defineEvent<
  CombatZoneState,
  { model: number; x: number; y: number; z: number; why: 'aimed' | 'shifted' | 'returned' }
>({ name: 'combat-zone/impact-placed', write() {} });
