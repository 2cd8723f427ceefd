/** The 27 abilities by name, and whether a character can use one now. Clauses ES-ABIL-*, ES-CISC-05 to 08, ES-EVENT-15. */
import type { EscapeState, Unit } from './types.ts';

export const ABILITIES = [
  'veteran',
  'amx-10',
  'anticipation',
  'armour',
  'surprise-attack',
  'jammer',
  'command',
  'counter-attack',
  'power-strike',
  'evasive',
  'feint',
  'drill',
  'tesla-rifle',
  'hypnosis',
  'infiltration',
  'insignificant',
  'flamethrower',
  'shock-baton',
  'mechanic',
  'medic',
  'otaku',
  'no-arms',
  'pilot',
  'possession',
  'robot',
  'stabiliser',
  'lockdown',
] as const;

export type Ability = (typeof ABILITIES)[number];

/** These carry a number X on the card. */
export const ABILITIES_WITH_X = ['armour', 'drill', 'mechanic', 'medic'] as const satisfies readonly Ability[];

/** The event Disconnection (ES-EVENT-15). */
const DISCONNECTION = 12;

/** X of the ability if the character has it and may use it now, else 0; 1 for an ability without a number. */
export function ability(state: EscapeState, unit: Unit, name: Ability): number {
  const x = unit.profile.abilities[name] ?? 0;
  if (x === 0) return 0;
  if (unit.faction === 'isc' && state.mode === 'revolution' && state.event === DISCONNECTION) return 0;
  return x;
}

export const has = (state: EscapeState, unit: Unit, name: Ability): boolean => ability(state, unit, name) > 0;
