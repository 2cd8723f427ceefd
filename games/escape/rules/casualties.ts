/** Damage and death, for whatever reason. Clauses ES-LIFE-02, ES-LIFE-03, ES-EQUIP-05, ES-EQUIP-16; ES-RULE-05, ES-RULE-64, ES-RULE-86. */
import { defineStep, type Engine } from '@tablerunner/engine';
import { has } from './abilities.ts';
import { nitroExploded } from './events/combat.ts';
import { markerDiscarded, markerDropped } from './events/markers.ts';
import { anthemGained } from './events/rolls.ts';
import { unitDamaged, unitRemoved } from './events/units.ts';
import { carriedBy } from './markers.ts';
import { peripheral, sees } from './sight.ts';
import type { EscapeState, Marker } from './types.ts';
import { isOnBoard, unitAt } from './units.ts';

interface Hit {
  readonly unit: number;
  readonly amount: number;
  /** When it is not that of the whole: a Counter-attack in answer to a blast. */
  readonly source?: string | undefined;
}

interface HarmMemory {
  /** What hurts them, for the log: an attack's weapon, `flamethrower`, an event. */
  readonly source: string;
  readonly hits: readonly Hit[];
}

const NITRO_DAMAGE = 2;

/** Hurts everybody named at the same moment, then explosions in rounds, then all who are at 0 leave together (ES-RULE-86). */
export const harm = defineStep<EscapeState, HarmMemory>({
  name: 'escape/harm',
  clause: 'ES-LIFE-02',
  run(state, { source, hits }, engine) {
    let round: readonly Hit[] = hits;
    while (round.length > 0) {
      for (const hit of round) hurt(state, hit, hit.source ?? source, engine);
      round = explode(state, engine);
    }
    removeFallen(state, engine);
    engine.done();
  },
});

function hurt(state: EscapeState, { unit, amount }: Hit, source: string, engine: Engine<EscapeState>): void {
  if (amount > 0 && isOnBoard(unitAt(state, unit))) engine.emit(unitDamaged, { unit, amount, source });
}

const hasFallen = (state: EscapeState, index: number): boolean => {
  const unit = unitAt(state, index);
  return isOnBoard(unit) && unit.life === 0;
};

/** One round of explosions. Nobody has left yet: the fallen still stand there and block sight. */
function explode(state: EscapeState, engine: Engine<EscapeState>): readonly Hit[] {
  const vials: { readonly index: number; readonly carrier: number }[] = [];
  for (let index = 0; index < state.markers.length; index++) {
    const { carrier, equipment } = state.markers[index] as Marker;
    if (carrier >= 0 && equipment === 'nitro-vial' && hasFallen(state, carrier)) vials.push({ index, carrier });
  }
  if (vials.length === 0) return [];
  engine.emit(nitroExploded, { units: vials.map(({ carrier }) => carrier) });
  const hits = vials.flatMap(({ carrier }) => caughtBy(state, carrier));
  for (const { index } of vials) engine.emit(markerDiscarded, { marker: index });
  return hits;
}

/** ES-RULE-05: line of sight is asked for in Revolution, not in Cooperation. Armour does not help. */
function caughtBy(state: EscapeState, carrier: number): Hit[] {
  const { cell } = unitAt(state, carrier);
  const { nitroNeedsSight } = state.options;
  const needsSight = nitroNeedsSight === 'by-mode' ? state.mode === 'revolution' : nitroNeedsSight === 'always';
  return state.units.flatMap((unit, index) => {
    if (!isOnBoard(unit) || !peripheral(state, unit.cell, cell)) return [];
    if (needsSight && !sees(state, unit.cell, cell)) return [];
    return [{ unit: index, amount: NITRO_DAMAGE, source: 'nitro-vial' }];
  });
}

/** ES-LIFE-03; ES-CRATE-07 and ES-ITEM-05 for what they carried; ES-RES-01, ES-CRESIST-01 and ES-ABIL-34 for the Anthem. */
function removeFallen(state: EscapeState, engine: Engine<EscapeState>): void {
  const fallen: { readonly unit: number; readonly cell: number }[] = [];
  for (let unit = 0; unit < state.units.length; unit++) {
    if (hasFallen(state, unit)) fallen.push({ unit, cell: unitAt(state, unit).cell });
  }
  for (const { unit } of fallen) engine.emit(unitRemoved, { unit });
  for (const { unit, cell } of fallen) {
    const marker = carriedBy(state, unit);
    if (marker >= 0) engine.emit(markerDropped, { marker, cell });
  }
  for (const { unit: index } of fallen) {
    const unit = unitAt(state, index);
    if (unit.faction !== 'resistance' || has(state, unit, 'insignificant')) continue;
    engine.emit(anthemGained, { seat: unit.seat, reason: 'out-of-combat' });
  }
}
