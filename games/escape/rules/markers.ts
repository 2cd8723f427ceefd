/** Who carries what, and who may use it. Clauses ES-CRATE-04, ES-OBJ-06, ES-EQUIP, ES-ABIL-45, ES-ABIL-46; ES-RULE-43. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import { has } from './abilities.ts';
import type { Equipment, EscapeState, Faction, Marker, Unit } from './types.ts';

/** The marker on the character's card as index into `markers`, or -1. */
export function carriedBy({ markers }: EscapeState, unit: number): number {
  for (let index = 0; index < markers.length; index++) if (markers[index]?.carrier === unit) return index;
  return -1;
}

/** The marker on the character's card, if there is one. */
export function markerOf(state: EscapeState, unit: number): Marker | undefined {
  const index = carriedBy(state, unit);
  return index < 0 ? undefined : state.markers[index];
}

/** Revolution: only these may use it (ES-EQUIP-04, ES-EQUIP-06, ES-EQUIP-09, ES-EQUIP-12). */
const FACTION_OF: Readonly<Partial<Record<Equipment, { readonly faction: Faction; readonly clause: string }>>> = {
  datadisk: { faction: 'isc', clause: 'ES-EQUIP-04' },
  'em-grenade': { faction: 'resistance', clause: 'ES-EQUIP-06' },
  'gas-grenade': { faction: 'isc', clause: 'ES-EQUIP-09' },
  medikit: { faction: 'resistance', clause: 'ES-EQUIP-12' },
};

export function mayUse(state: EscapeState, unit: Unit, item: Equipment): Verdict {
  if (has(state, unit, 'no-arms')) return refuse('ES-ABIL-46', 'has-no-arms', { unit: unit.id });
  const limit = state.mode === 'revolution' ? FACTION_OF[item] : undefined;
  if (limit !== undefined && limit.faction !== unit.faction) {
    return refuse(limit.clause, 'not-for-this-faction', { unit: unit.id, item, faction: limit.faction });
  }
  return accept();
}

/** ES-ABIL-45, ES-RULE-58, ES-CISC-04: whether the character can hold such a marker at all, its hands empty or not. */
export function canHold(state: EscapeState, unit: Unit, { kind }: Marker): Verdict {
  if (state.mode === 'cooperation' && unit.faction === 'isc')
    return refuse('ES-CISC-04', 'isc-takes-no-markers', { unit: unit.id });
  if (!has(state, unit, 'no-arms')) return accept();
  if (kind === 'objective' && state.options.noArmsCarriesObjectives === 'yes') return accept();
  return refuse('ES-ABIL-45', 'has-no-arms', { unit: unit.id });
}
