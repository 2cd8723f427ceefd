/** Wounds, healing, stuns and models that are taken out. */
import { defineEvent } from '@tablerunner/engine';
import type { Keyword } from '../lists.ts';
import { tokenOf } from '../tokens.ts';
import type { Blow, CombatZoneState } from '../types.ts';
import { modelOf, reactionIn } from '../units.ts';

/** A model is about to be wounded: cards may still lower the number. */
export const woundsThreatened = defineEvent<CombatZoneState, Blow>({
  name: 'combat-zone/wounds-threatened',
  write(state, blow) {
    state.blow = { ...blow };
  },
});

/** Nothing more can be done about it; `outer`: the one in whose middle it came is still to fall. */
export const blowFell = defineEvent<CombatZoneState, { model: number; wounds: number; outer?: Blow }>({
  name: 'combat-zone/blow-fell',
  write(state, { outer }) {
    state.blow = outer === undefined ? undefined : { ...outer };
  },
});

interface Wounded {
  model: number;
  token: number;
  by: number;
  isAttack: boolean;
  isAtStake?: boolean;
}

/** The token turns RED and keeps its side; one roll hits the token that it was made with once (CZ-WOUND-03, 04, 07). */
export const wounded = defineEvent<CombatZoneState, Wounded>({
  name: 'combat-zone/wounded',
  write(state, { model, token, isAtStake }) {
    tokenOf(modelOf(state, model), token).isWounded = true;
    const { contest } = state;
    if (isAtStake !== true || contest === undefined) return;
    for (const roller of [contest.acting, ...contest.opposing])
      if (roller.model === model && roller.token === token) roller.token = -1;
  },
});

/** It may [RE]act once the action is over (CZ-REACT-01); a second wound of the same action adds nothing (CZ-REACT-07). */
export const provoked = defineEvent<
  CombatZoneState,
  { model: number; by: number; limits: readonly Keyword[]; moment: number }
>({
  name: 'combat-zone/provoked',
  write(state, { model, by, limits, moment }) {
    state.answers.push({ model, by, limits, moment, isSpent: false });
  },
});

/** It has [RE]acted to the action that is being resolved, or will not. */
export const answerSpent = defineEvent<CombatZoneState, { model: number }>({
  name: 'combat-zone/answer-spent',
  write: (state, { model }) => spendAnswer(state, model),
});

function spendAnswer({ answers }: CombatZoneState, model: number): void {
  const answer = answers.find((one) => one.model === model);
  if (answer === undefined) answers.push({ model, by: -1, limits: [], moment: 0, isSpent: true });
  else answer.isSpent = true;
}

/** It has made its evading move: that is its [RE]action to the action that made the blast (CZ-RULE-64). */
export const blastEvaded = defineEvent<CombatZoneState, { model: number }>({
  name: 'combat-zone/blast-evaded',
  write(state, { model }) {
    const answer = reactionIn(state);
    if (answer === undefined) spendAnswer(state, model);
    else answer.evaders = [...(answer.evaders ?? []), model];
  },
});

/** A wound that it cannot take: what it does with its last breath comes before it is taken out. */
export const fatallyWounded = defineEvent<CombatZoneState, { model: number; by: number; isAttack: boolean }>({
  name: 'combat-zone/fatally-wounded',
  write(state, { model }) {
    modelOf(state, model).isDying = true;
  },
});

/** It leaves the table, and a body lies where it stood; a drone leaves none (CZ-OUT-02, CZ-RULE-39, CZ-DRONE-10). */
export const takenOut = defineEvent<CombatZoneState, { model: number; by: number; isAttack: boolean }>({
  name: 'combat-zone/taken-out',
  write(state, { model }) {
    const gone = modelOf(state, model);
    gone.place = 'out';
    delete gone.isDying;
    if (gone.kind !== 'drone') state.bodies.push({ model, x: gone.x, y: gone.y, z: gone.z });
    if (state.commanded === model) state.commanded = -1;
  },
});

/** The token gets its printed colour back and keeps its side (CZ-HEAL-01, CZ-HEAL-02). */
export const healed = defineEvent<CombatZoneState, { model: number; token: number }>({
  name: 'combat-zone/healed',
  write(state, { model, token }) {
    tokenOf(modelOf(state, model), token).isWounded = false;
  },
});

/** A ready token is turned to used (CZ-KW-40). */
export const tokenStunned = defineEvent<CombatZoneState, { model: number; token: number }>({
  name: 'combat-zone/token-stunned',
  write(state, { model, token }) {
    tokenOf(modelOf(state, model), token).isReady = false;
  },
});

/** It misses the next Inspire of its player, and what is left of one that is going on (CZ-KW-42, CZ-RULE-70). */
export const gonkStunned = defineEvent<CombatZoneState, { model: number; inspires: number }>({
  name: 'combat-zone/gonk-stunned',
  write(state, { model, inspires }) {
    modelOf(state, model).stunned = inspires;
  },
});

/** A used token is turned to ready (CZ-KW-33). */
export const tokenRefreshed = defineEvent<CombatZoneState, { model: number; token: number }>({
  name: 'combat-zone/token-refreshed',
  write(state, { model, token }) {
    tokenOf(modelOf(state, model), token).isReady = true;
  },
});
