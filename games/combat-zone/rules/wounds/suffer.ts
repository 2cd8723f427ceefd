/** Suffering wounds: armor, tokens that turn RED, models that are taken out. Clauses CZ-WOUND-*, CZ-OUT-*, CZ-ARMOR-05, CZ-RULE-58, 59. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { actionOf, keywordsOf } from '../abilities/skills.ts';
import { distinctTokens } from '../contest/against.ts';
import { cardDiscarded } from '../events/cards.ts';
import { controlClaimed } from '../events/turn.ts';
import { blowFell, fatallyWounded, provoked, takenOut, wounded, woundsThreatened } from '../events/wounds.ts';
import type { Keyword } from '../lists.ts';
import { colourOfToken, sparedTokens, tokenOf } from '../tokens.ts';
import type { Blow, CombatZoneState } from '../types.ts';
import { isOnTable, isRival, modelOf, reactionIn, rollsSoFar, seatOf } from '../units.ts';

export interface Suffer {
  readonly model: number;
  /** `out`: taken out whatever it has left (CZ-FALL-04). */
  readonly wounds: number | 'out';
  /** The token of the roll that the first wound hits (CZ-WOUND-03, CZ-WOUND-05); -1: its player chooses (CZ-WOUND-06). */
  readonly token: number;
  /** The model that caused it; -1 for nobody. */
  readonly by: number;
  readonly isAttack: boolean;
  /** The token is that of the roll on the table, whose own result may wound further (CZ-WOUND-07). */
  readonly isAtStake?: boolean | undefined;
  /** The ID of the armor gear of the roll; printed armor is never lost (CZ-ARMOR-09). */
  readonly armor?: string | undefined;
  /** The roll that caused it, by its place in the action; left out: the last one (CZ-RULE-47). */
  readonly moment?: number | undefined;
  readonly stage?: 'threatened' | 'falling' | 'fatal' | undefined;
  /** The blow in whose middle this one came: a card made its bearer suffer before the first had fallen. */
  readonly outer?: Blow | undefined;
}

interface Chosen {
  readonly kind: 'token';
  readonly token: number;
}

/** Its player says where a wound lands that no roll has tied to a token, if there is a choice (CZ-WOUND-06, 07). */
const isAsked = (state: CombatZoneState, { model, wounds, token, stage }: Suffer): boolean =>
  stage === 'falling' &&
  wounds !== 'out' &&
  wounds > 0 &&
  token < 0 &&
  isOnTable(state, model) &&
  sparedTokens(modelOf(state, model)).length > 1;

export const suffer = defineStep<CombatZoneState, Suffer, Chosen>({
  name: 'combat-zone/suffer',
  clause: 'CZ-WOUND-06',
  choice: z.strictObject({ kind: z.literal('token'), token: z.int().min(0) }),

  who: (state, memory) => (isAsked(state, memory) ? seatOf(state, memory.model) : undefined),
  candidates(state, { model }) {
    const spared = sparedTokens(modelOf(state, model));
    const isRolling = state.contest?.opposing.some((roller) => roller.model === model) === true; // one of them is at stake
    const places = isRolling ? spared : distinctTokens(modelOf(state, model)).filter((token) => spared.includes(token));
    return places.map((token) => ({ kind: 'token', token }));
  },
  check(state, { model }, { token }) {
    const { tokens } = modelOf(state, model);
    if (tokens[token] === undefined) return refuse('CZ-WOUND-06', 'no-such-token', { token });
    return sparedTokens(modelOf(state, model)).includes(token)
      ? accept()
      : refuse('CZ-RULE-58', 'token-is-red', { token });
  },
  apply(state, memory, { token }, engine) {
    land(state, { ...memory, token }, engine);
  },

  run(state, memory, engine) {
    const { model, wounds, stage } = memory;
    if (stage === 'threatened') return strike(state, memory, engine);
    if (!isOnTable(state, model)) return engine.done();
    if (stage === 'fatal') return takeOut(state, memory, engine);
    if (wounds === 'out') return kill(state, memory, engine);
    if (stage === undefined) return threaten(state, memory, engine);
    if (wounds <= 0) return engine.done();
    const [only = -1] = sparedTokens(modelOf(state, model));
    land(state, memory.token < 0 ? { ...memory, token: only } : memory, engine);
  },
});

/** Armor gear is lost in the place of the first wound, and the rest hits what its bearer chooses (CZ-ARMOR-05, CZ-RULE-59). */
function threaten(state: CombatZoneState, memory: Suffer, engine: Engine<CombatZoneState>): void {
  const { model, armor, by, isAttack } = memory;
  const carried = modelOf(state, model).carried.findIndex(({ card }) => card === armor);
  const isWorn = armor !== undefined && carried >= 0;
  if (isWorn) engine.emit(cardDiscarded, { model, carried, card: armor, why: 'armor' });
  const wounds = (memory.wounds === 'out' ? 0 : memory.wounds) - (isWorn ? 1 : 0);
  if (wounds <= 0) return engine.done();
  const token = isWorn ? -1 : memory.token;
  const { blow: outer } = state;
  engine.emit(woundsThreatened, { model, wounds, token, by, isAttack });
  engine.stay<Suffer>({
    ...memory,
    armor: undefined,
    wounds,
    token,
    stage: 'threatened',
    outer: outer && { ...outer },
  });
}

/** What cards have left of the blow falls; one in whose middle it came goes on. */
function strike(state: CombatZoneState, memory: Suffer, engine: Engine<CombatZoneState>): void {
  const { model, outer } = memory;
  const wounds = Math.max(0, state.blow?.wounds ?? 0);
  engine.emit(blowFell, { model, wounds, ...(outer === undefined ? {} : { outer }) });
  engine.stay<Suffer>({ ...memory, wounds, stage: 'falling', outer: undefined });
}

/** One wound on one token; without a token that it could turn, the model is taken out (CZ-OUT-01, CZ-WOUND-08 to 10). */
function land(state: CombatZoneState, memory: Suffer, engine: Engine<CombatZoneState>): void {
  const { model, token, by, isAttack, isAtStake, wounds, moment = rollsSoFar(state) } = memory;
  const hit = modelOf(state, model);
  if (token < 0 || colourOfToken(tokenOf(hit, token)) === 'red') return kill(state, memory, engine);
  engine.emit(wounded, { model, token, by, isAttack, ...(isAtStake === true ? { isAtStake } : {}) });
  if (mayAnswer(state, memory)) engine.emit(provoked, { model, by, limits: limitsOf(state, memory), moment });
  engine.stay<Suffer>({ ...memory, wounds: (wounds === 'out' ? 1 : wounds) - 1, token: -1, isAtStake: undefined });
}

function takeOut(state: CombatZoneState, { model, by, isAttack }: Suffer, engine: Engine<CombatZoneState>): void {
  engine.emit(takenOut, { model, by, isAttack });
  claimControl(state, model, engine);
  engine.done();
}

/** Nobody dies twice: who is hurt again in the last deed that a card allows is gone at once. */
function kill(state: CombatZoneState, memory: Suffer, engine: Engine<CombatZoneState>): void {
  const { model, by, isAttack } = memory;
  if (modelOf(state, model).isDying === true) return takeOut(state, memory, engine);
  engine.emit(fatallyWounded, { model, by, isAttack });
  engine.stay<Suffer>({ ...memory, stage: 'fatal' });
}

/** A [RE]action that takes out the Active Model takes Control too, but not from who inspires (CZ-REACT-15, CZ-REACT-16, CZ-RULE-88). */
function claimControl(state: CombatZoneState, model: number, engine: Engine<CombatZoneState>): void {
  const answer = reactionIn(state);
  if (model !== state.active || state.isInspiring || answer === undefined || !isRival(state, answer.model, model))
    return;
  engine.emit(controlClaimed, { player: modelOf(state, answer.model).player });
}

/** A rival's attack, no [RE]action itself, and not answered already (CZ-REACT-01, 07, 09, 10, CZ-RULE-49). */
export const mayAnswer = (
  state: CombatZoneState,
  { model, by, isAttack }: Pick<Suffer, 'model' | 'by' | 'isAttack'>,
): boolean =>
  isAttack &&
  by >= 0 &&
  isRival(state, model, by) &&
  reactionIn(state) === undefined &&
  !state.answers.some((answer) => answer.model === model);

/** What the attack leaves to those who answer it (CZ-KW-44, CZ-KW-49). */
export function limitsOf(state: CombatZoneState, { by, model }: Pick<Suffer, 'by' | 'model'>): Keyword[] {
  const doing = state.doing.findLast((one) => one.model === by);
  const action = doing === undefined ? undefined : actionOf(state, by, doing.action);
  if (action === undefined) return [];
  const keywords = keywordsOf(state, by, action, model);
  return (['silent', 'suppression'] as const).filter((keyword) => keywords[keyword] !== undefined);
}
