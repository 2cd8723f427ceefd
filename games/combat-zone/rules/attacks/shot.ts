/** One shot: its one roll against every target, and who of them is hit. Clauses CZ-MULTI-01 to 05, CZ-BRAWL-10 to 14, CZ-KW-22, 47; CZ-RULE-55, 61, 63. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import type { ActionCard } from '../../content/types.ts';
import { actionOf, keywordsOf } from '../abilities/skills.ts';
import { oppositionTo } from '../contest/against.ts';
import { isCrit, isFumble, isWonAgainst, rankOf } from '../contest/compare.ts';
import { contest } from '../contest/contest.ts';
import { contestEnded } from '../events/contest.ts';
import { attackMissed } from '../events/moments.ts';
import { coverOn } from '../targeting/path.ts';
import type { CombatZoneState, Contest } from '../types.ts';
import { seatOf } from '../units.ts';
import { suffer } from '../wounds/suffer.ts';
import { blast } from './blast.ts';
import { hit } from './hit.ts';
import type { Shot, Struck } from './shot-types.ts';
import { isStray, targetsOfShot } from './struck.ts';

interface ShotMemory extends Shot {
  /** Everybody who opposes, once it is rolled. */
  readonly targets?: readonly number[] | undefined;
  /** Into a brawl: only one of the targets can be hit. */
  readonly isStray?: boolean | undefined;
  /** Those with the same lowest roll, one of whom is hit (CZ-BRAWL-13). */
  readonly tied?: readonly Struck[] | undefined;
  readonly isCrit?: boolean | undefined;
}

interface Chosen {
  readonly kind: 'hit';
  readonly model: number;
}

export const shot = defineStep<CombatZoneState, ShotMemory, Chosen>({
  name: 'combat-zone/shot',
  clause: 'CZ-BRAWL-13',
  choice: z.strictObject({ kind: z.literal('hit'), model: z.int().min(0) }),
  who: (state, { tied, target }) => (tied === undefined ? undefined : seatOf(state, target)),
  candidates: (_state, { tied = [] }) => tied.map(({ target }) => ({ kind: 'hit', model: target })),
  check: (_state, { tied = [] }, { model }) =>
    tied.some(({ target }) => target === model) ? accept() : refuse('CZ-BRAWL-13', 'not-the-lowest', { model }),
  apply(state, memory, { model }, engine) {
    const struck = memory.tied?.find(({ target }) => target === model);
    engine.done();
    if (struck !== undefined) hit(state, memory, { ...struck, isCrit: memory.isCrit === true }, engine);
  },

  run(state, memory, engine) {
    const { model, action: id, target, targets } = memory;
    const action = actionOf(state, model, id);
    if (action === undefined) return engine.done();
    if (targets !== undefined) return settle(state, memory, action, engine);
    if (keywordsOf(state, model, action, target).blast !== undefined && action.skill !== undefined)
      return engine.next(blast, {
        model,
        token: memory.token,
        colour: memory.colour,
        action: id,
        target,
        bonuses: memory.bonuses,
      });
    fire(state, memory, action, engine);
  },
});

/** One roll, and each target opposes it with what is its own (CZ-MULTI-01, CZ-MULTI-02). */
function fire(state: CombatZoneState, memory: ShotMemory, action: ActionCard, engine: Engine<CombatZoneState>): void {
  const { model, colour, token, target, bonuses } = memory;
  const targets = targetsOfShot(state, model, action, target);
  if (action.skill === undefined) {
    engine.done(); // Easy (CZ-ACTION-03)
    for (const [i, one] of targets.entries())
      hit(state, memory, { target: one, token: -1, isCrit: false, isFurther: i > 0 }, engine);
    return;
  }
  engine.stay<ShotMemory>({ ...memory, targets, isStray: isStray(state, model, action, target) });
  engine.interrupt(contest, {
    purpose: action.id,
    acting: { model, colour, token, skill: action.skill, bonuses },
    action: action.id,
    against: targets.map((one) =>
      oppositionTo(state, model, action, { target: one, bonuses: coverOn(state, model, one, action, targets) }),
    ),
  });
}

/** The result for each target by itself; in a brawl for the lowest only (CZ-MULTI-03, CZ-BRAWL-12). */
function settle(state: CombatZoneState, memory: ShotMemory, action: ActionCard, engine: Engine<CombatZoneState>): void {
  const { contest: rolled } = state;
  const { model, targets = [], target } = memory;
  if (rolled === undefined) throw new Error('there was no roll');
  const { token } = rolled.acting;
  const crit = isCrit(rolled.acting);
  const struck = struckIn(rolled, targets, memory.isStray === true);
  const isHurt = isFumble(rolled.acting) && keywordsOf(state, model, action, target).dangerous !== undefined;
  const missed = rolled.opposing.flatMap(({ model: one }, at) => (one < 0 || isWonAgainst(rolled, at) ? [] : [one]));
  engine.emit(contestEnded, {});
  if (action.isAttack === true)
    for (const [i, one] of missed.entries())
      engine.emit(attackMissed, { model, target: one, action: action.id, isFailed: struck.length === 0 && i === 0 });
  if (memory.isStray === true && struck.length > 1)
    return engine.stay<ShotMemory>({ ...memory, tied: struck, isCrit: crit });
  engine.done();
  for (const [i, one] of struck.entries()) hit(state, memory, { ...one, isCrit: crit, isFurther: i > 0 }, engine);
  if (isHurt) engine.interrupt(suffer, { model, wounds: 1, token, by: model, isAttack: false });
}

/** Who can be hit: everybody whose roll was beaten, or of a brawl those of them with the lowest roll (CZ-RULE-55, CZ-RULE-61). */
function struckIn(rolled: Contest, targets: readonly number[], isLowestOnly: boolean): Struck[] {
  const lowest = Math.min(...rolled.opposing.map(rankOf));
  return targets.flatMap((target, at) => {
    const roller = rolled.opposing[at];
    if (roller === undefined || !isWonAgainst(rolled, at)) return [];
    if (isLowestOnly && rankOf(roller) !== lowest) return [];
    const struck = roller.model < 0 ? target : roller.model; // somebody may have stepped in
    return [{ target: struck, token: roller.token, ...(roller.armor === undefined ? {} : { armor: roller.armor }) }];
  });
}
