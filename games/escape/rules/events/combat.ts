/** What happens in a fight: attacks declared, dodged and resolved, explosions. Told for the log and the table; nothing is written. */
import { defineEvent } from '@tablerunner/engine';
import type { Result } from '../combat/result.ts';
import type { WeaponId } from '../combat/weapons.ts';
import type { Dodge } from '../lists.ts';
import type { EscapeState } from '../types.ts';

export const attackDeclared = defineEvent<
  EscapeState,
  { attacker: number; weapon: WeaponId; target?: number | undefined; cell?: number | undefined }
>({
  name: 'escape/attack-declared',
  write() {},
});

/** ES-DODGE-03, or after the roll by Evasive (ES-ABIL-20). */
export const dodgeDeclared = defineEvent<EscapeState, { unit: number; with: Dodge }>({
  name: 'escape/dodge-declared',
  write() {},
});

/** ES-RULE-51: `unit` defends itself against Hypnosis with the Int of `commander`. */
export const commandLent = defineEvent<EscapeState, { unit: number; commander: number }>({
  name: 'escape/command-lent',
  write() {},
});

/** Every number with its reasons, so that the table can answer "why 4?". */
export const attackResolved = defineEvent<
  EscapeState,
  { attacker: number; weapon: WeaponId; results: readonly Result[] }
>({
  name: 'escape/attack-resolved',
  write() {},
});

/** ES-EQUIP-05, ES-EQUIP-16: the vials of these characters went off, all at the same moment. */
export const nitroExploded = defineEvent<EscapeState, { units: readonly number[] }>({
  name: 'escape/nitro-exploded',
  write() {},
});
