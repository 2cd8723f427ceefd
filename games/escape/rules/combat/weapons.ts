/** What one attacks with, in the versions of both modes, and whether a character has it. ES-RANGED-01, ES-ABIL-03 to 07, ES-ABIL-27, ES-EQUIP. */
import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { has } from '../abilities.ts';
import type { Actor } from '../actions/action.ts';
import { markerDiscarded } from '../events/markers.ts';
import { featUsed } from '../events/units.ts';
import { carriedBy, markerOf, mayUse } from '../markers.ts';
import type { ByPool, EscapeState } from '../types.ts';

export const BLAST_WEAPONS = ['amx-10', 'em-grenade', 'gas-grenade'] as const;
export type BlastWeapon = (typeof BLAST_WEAPONS)[number];
export type WeaponId = 'melee' | 'tesla-rifle' | 'crate' | BlastWeapon;

/** Every ranged weapon of the game reaches three cells (ES-ABIL-03, ES-ABIL-27, ES-EQUIP-03 and the others). */
export const RANGE = 3;

interface Version {
  readonly power: number;
  /** Actions lost by whoever suffers at least 1 damage point. */
  readonly lost?: Readonly<Partial<ByPool<number>>>;
  /** Values lowered until the end of the turn by the same (ES-RULE-15). */
  readonly lowered?: Readonly<Partial<ByPool<number>>>;
  /** Burn markers on the whole area (ES-EQUIP-22). */
  readonly burns?: boolean;
}

const alike = (version: Version): Record<EscapeState['mode'], Version> => ({
  revolution: version,
  cooperation: version,
});

const VERSIONS: Readonly<Record<WeaponId, Readonly<Record<EscapeState['mode'], Version>>>> = {
  melee: alike({ power: 0 }),
  'tesla-rifle': alike({ power: 0, lost: { cbt: 1 } }), // ES-ABIL-27, ES-ABIL-28
  'amx-10': alike({ power: 1, lost: { cbt: 1 } }), // ES-ABIL-03, ES-ABIL-06
  crate: {
    revolution: { power: 0, lost: { mvt: 2 } }, // ES-EQUIP-03
    cooperation: { power: 0, lowered: { mvt: 2 } }, // ES-EQUIP-14
  },
  'em-grenade': {
    revolution: { power: 1, lost: { cbt: 1 } }, // ES-EQUIP-06, ES-EQUIP-08
    cooperation: { power: 1, lowered: { cbt: 1 } }, // ES-EQUIP-17, ES-EQUIP-19
  },
  'gas-grenade': {
    revolution: { power: 1, lost: { mvt: 1 } }, // ES-EQUIP-09, ES-EQUIP-11
    cooperation: { power: 0, burns: true }, // ES-EQUIP-20, ES-EQUIP-22
  },
};

export const versionOf = (state: EscapeState, weapon: WeaponId): Version => VERSIONS[weapon][state.mode];

export const isBlast = (weapon: WeaponId): weapon is BlastWeapon =>
  (BLAST_WEAPONS as readonly WeaponId[]).includes(weapon);

/** Whether the character has the weapon and may use it now. */
export function checkWeapon(state: EscapeState, { unit, index }: Actor, weapon: WeaponId): Verdict {
  if (weapon === 'melee') return accept();
  if (weapon === 'tesla-rifle' || weapon === 'amx-10') {
    if (!has(state, unit, weapon)) return refuse('ES-RANGED-01', 'no-such-ability', { unit: unit.id, ability: weapon });
    const isSpent = weapon === 'amx-10' && unit.feats.includes(weapon);
    return isSpent ? refuse('ES-ABIL-07', 'once-per-turn', { unit: unit.id, ability: weapon }) : accept();
  }
  const marker = markerOf(state, index);
  const held = marker?.kind === 'equipment' ? marker.equipment : marker?.kind;
  if (held !== weapon) return refuse('ES-RANGED-01', 'does-not-carry-that', { unit: unit.id, item: weapon });
  return weapon === 'crate' ? accept() : mayUse(state, unit, weapon);
}

/** A thrown Crate and a used grenade leave the game whatever comes of it (ES-CRATE-06, ES-ITEM-07). */
export function spendWeapon(state: EscapeState, unit: number, weapon: WeaponId, engine: Engine<EscapeState>): void {
  if (weapon === 'melee' || weapon === 'tesla-rifle') return;
  if (weapon === 'amx-10') engine.emit(featUsed, { unit, feat: weapon });
  else engine.emit(markerDiscarded, { marker: carriedBy(state, unit) });
}
