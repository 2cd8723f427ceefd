/** Combat actions that aim a ranged weapon at one enemy. Clauses ES-RANGED-01, ES-RANGED-02. */
import { refuse } from '@tablerunner/engine';
import type { z } from 'zod';
import { type Action, type Choice, defineAction } from '../actions/action.ts';
import { distance } from '../sight.ts';
import { indexOf, isEnemy, isOnBoard } from '../units.ts';
import { attack } from './attack.ts';
import { checkShot } from './targets.ts';
import { checkWeapon, RANGE, type WeaponId } from './weapons.ts';

export interface Shot<K extends string> extends Choice {
  readonly kind: K;
  readonly target: string;
}

export const shot = <K extends string>(kind: K, weapon: WeaponId, choice: z.ZodType<Shot<K>>): Action<Shot<K>> =>
  defineAction<Shot<K>>({
    kind,
    clause: 'ES-RANGED-02',
    pool: 'cbt',
    needs: [weapon === 'tesla-rifle' ? weapon : 'marker'],
    choice,

    candidates(state, actor) {
      const choices: Shot<K>[] = [];
      const { unit } = actor;
      if (!isOnBoard(unit) || !checkWeapon(state, actor, weapon).ok) return choices;
      for (const other of state.units) {
        if (!isEnemy(unit, other) || !isOnBoard(other) || distance(state, unit.cell, other.cell) > RANGE) continue;
        choices.push({ kind, target: other.id });
      }
      return choices;
    },

    check(state, actor, { target }) {
      const armed = checkWeapon(state, actor, weapon);
      if (!armed.ok) return armed;
      const enemy = state.units[indexOf(state, target)];
      if (enemy === undefined) return refuse('ES-RANGED-02', 'no-such-character', { unit: target });
      return checkShot(state, actor.unit, enemy);
    },

    apply(state, { index }, { target }, engine) {
      engine.interrupt(attack, { attacker: index, weapon, target: indexOf(state, target), paid: true });
    },
  });
