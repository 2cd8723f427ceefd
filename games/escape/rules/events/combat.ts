/** What happens in a fight: attacks declared, dodged and resolved, explosions. Most of it is told, not written. */
import { defineEvent } from '@tablerunner/engine';
import type { EscapeState } from '../types.ts';

/** ES-EQUIP-05, ES-EQUIP-16: the vials of these characters went off, all at the same moment. */
export const nitroExploded = defineEvent<EscapeState, { units: readonly number[] }>({
  name: 'escape/nitro-exploded',
  write() {},
});

export const combatEvents = [nitroExploded];
