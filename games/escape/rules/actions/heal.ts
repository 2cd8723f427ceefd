/** Healing, repair and the Medikit. Clauses ES-ABIL-39 to ES-ABIL-42, ES-EQUIP-12, ES-EQUIP-23; ES-RULE-11, ES-RULE-54. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { ability } from '../abilities.ts';
import { markerDiscarded } from '../events/markers.ts';
import { unitHealed } from '../events/units.ts';
import { carriedBy, markerOf, mayUse } from '../markers.ts';
import { adjacent } from '../sight.ts';
import type { EscapeState, Pool, Unit } from '../types.ts';
import { indexOf, isOnBoard, isRobot } from '../units.ts';
import { type Action, type Choice, defineAction } from './action.ts';

interface Heal extends Choice {
  readonly kind: 'heal' | 'repair';
  readonly target: string;
}

interface Craft {
  readonly kind: Heal['kind'];
  readonly pool: Pool;
  readonly clause: string;
  readonly ability: 'medic' | 'mechanic';
  /** Whom it works on. */
  judge(patient: Unit): Verdict;
}

const isWhole = (unit: Unit): boolean => unit.life >= unit.profile.life;

const craft = (spec: Craft): Action<Heal> =>
  defineAction<Heal>({
    kind: spec.kind,
    clause: spec.clause,
    pool: spec.pool,
    needs: [spec.ability],
    choice: z.strictObject({ kind: z.literal(spec.kind), target: z.string(), by: z.literal('pilot').optional() }),

    candidates(state, { unit }) {
      const treatments: Heal[] = [];
      if (ability(state, unit, spec.ability) === 0) return treatments;
      for (const ally of state.units) {
        if (ally === unit || ally.faction !== unit.faction || !isOnBoard(ally) || isWhole(ally)) continue;
        treatments.push({ kind: spec.kind, target: ally.id });
      }
      return treatments;
    },

    check(state, { unit, index }, { target }) {
      if (ability(state, unit, spec.ability) === 0) {
        return refuse(spec.clause, 'no-such-ability', { unit: unit.id, ability: spec.ability });
      }
      if (index !== state.active) return refuse('ES-RULE-54', 'only-while-active', { unit: unit.id });
      const patient = state.units[indexOf(state, target)];
      if (patient === undefined || patient === unit || patient.faction !== unit.faction || !isOnBoard(patient)) {
        return refuse(spec.clause, 'not-an-ally', { unit: target });
      }
      if (!adjacent(state, unit.cell, patient.cell))
        return refuse(spec.clause, 'not-adjacent-to', { unit: unit.id, target });
      if (isWhole(patient)) return refuse('ES-RULE-54', 'is-unhurt', { unit: target });
      return spec.judge(patient);
    },

    apply(state, { unit }, { target }, engine) {
      engine.emit(unitHealed, {
        unit: indexOf(state, target),
        amount: ability(state, unit, spec.ability),
        source: spec.ability,
      });
    },
  });

export const heal = craft({
  kind: 'heal',
  pool: 'mvt',
  clause: 'ES-ABIL-41',
  ability: 'medic',
  judge: (patient) => (isRobot(patient) ? refuse('ES-ABIL-42', 'is-a-robot', { unit: patient.id }) : accept()),
});

export const repair = craft({
  kind: 'repair',
  pool: 'int',
  clause: 'ES-ABIL-39',
  ability: 'mechanic',
  judge: (patient) =>
    isRobot(patient) || patient.faction === 'isc'
      ? accept()
      : refuse('ES-ABIL-40', 'is-no-machine', { unit: patient.id }),
});

/** ES-EQUIP-12, ES-EQUIP-23. */
const MEDIKIT_HEALS = 2;

interface Medikit extends Choice {
  readonly kind: 'medikit';
}

const MEDIKIT: Medikit = { kind: 'medikit' };

const carriesMedikit = (state: EscapeState, index: number): boolean => markerOf(state, index)?.equipment === 'medikit';

export const medikit = defineAction<Medikit>({
  kind: 'medikit',
  clause: 'ES-EQUIP-12',
  pool: undefined,
  needs: ['marker'],
  choice: z.strictObject({ kind: z.literal('medikit') }),
  candidates: (state, { index }) => (carriesMedikit(state, index) ? [MEDIKIT] : []),

  check(state, { unit, index }) {
    if (!carriesMedikit(state, index))
      return refuse('ES-ITEM-06', 'does-not-carry-that', { unit: unit.id, item: 'medikit' });
    const use = mayUse(state, unit, 'medikit');
    if (!use.ok) return use;
    return isWhole(unit) ? refuse('ES-RULE-54', 'is-unhurt', { unit: unit.id }) : accept();
  },

  apply(state, { index }, _choice, engine) {
    engine.emit(markerDiscarded, { marker: carriedBy(state, index) });
    engine.emit(unitHealed, { unit: index, amount: MEDIKIT_HEALS, source: 'medikit' });
  },
});
