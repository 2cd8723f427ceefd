/** An action that is no attack: its roll, if it needs one, and its result. Clauses CZ-ACTION-02 to 05, CZ-KW-22. */
import { defineStep } from '@tablerunner/engine';
import { actionOf, keywordsOf } from '../abilities/skills.ts';
import { oppositionTo } from '../contest/against.ts';
import { isCrit, isFumble, isWonAgainst } from '../contest/compare.ts';
import { contest } from '../contest/contest.ts';
import { contestEnded } from '../events/contest.ts';
import type { Colour } from '../lists.ts';
import { coverOn } from '../targeting/path.ts';
import type { CombatZoneState } from '../types.ts';
import { isRival } from '../units.ts';
import { suffer } from '../wounds/suffer.ts';
import { results } from './results.ts';

interface PerformMemory {
  readonly model: number;
  readonly action: string;
  readonly token: number;
  readonly colour: Colour;
  /** -1 for none. */
  readonly target: number;
  /** The body that is looted; -1 for none. */
  readonly body: number;
  readonly isRolled?: boolean | undefined;
}

export const perform = defineStep<CombatZoneState, PerformMemory>({
  name: 'combat-zone/perform',
  clause: 'CZ-ACTION-15',
  run(state, memory, engine) {
    const { model, action: id, token, colour, target, body, isRolled } = memory;
    const action = actionOf(state, model, id);
    if (action === undefined) return engine.done();
    if (action.skill === undefined) {
      return engine.next(results, { model, action: id, target, body, isCrit: false }); // Easy (CZ-ACTION-03)
    }
    if (isRolled !== true) {
      const bonuses = target >= 0 && isRival(state, model, target) ? coverOn(state, model, target, action) : [];
      engine.stay<PerformMemory>({ ...memory, isRolled: true });
      return engine.interrupt(contest, {
        purpose: id,
        acting: { model, colour, token, skill: action.skill, bonuses: [] },
        action: id,
        against: [oppositionTo(state, model, action, { target, bonuses })],
      });
    }
    const { contest: rolled } = state;
    if (rolled === undefined) throw new Error('there was no roll');
    const isWon = isWonAgainst(rolled, 0);
    const crit = isCrit(rolled.acting);
    const isHurt = isFumble(rolled.acting) && keywordsOf(state, model, action, target).dangerous !== undefined;
    engine.emit(contestEnded, {});
    if (isWon) return engine.next(results, { model, action: id, target, body, isCrit: crit });
    engine.done();
    const { token: atStake } = rolled.acting;
    if (isHurt) engine.interrupt(suffer, { model, wounds: 1, token: atStake, by: model, isAttack: false });
  },
});
