/** The deed `act`: an action of a card or a basic one, other than a move. Clauses CZ-ACTION-01 to 17. */
import { accept, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import type { ActionCard } from '../../content/types.ts';
import { allHold } from '../abilities/conditions.ts';
import { actionOf, keywordsOf } from '../abilities/skills.ts';
import { attack } from '../attacks/attack.ts';
import { isInBrawl } from '../targeting/brawl.ts';
import { checkAimedAt, checkTarget, isAimedAt, Look, legalTargets } from '../targeting/targets.ts';
import { healableTokens, isRedLined } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { isOnTable, modelOf } from '../units.ts';
import { colourFor, type Deed, type Doer, distinctPayers, payingTokens } from './deed.ts';
import { checkBody, lootableBodies } from './loot.ts';
import { checkAnswerTarget, checkOpen, checkPatient, openActions, refuseUnknown } from './open.ts';
import { perform } from './perform.ts';

interface ActChoice {
  readonly kind: 'act';
  readonly action: string;
  /** -1 for those without tokens. */
  readonly token: number;
  readonly target?: number | undefined;
  /** The body that is looted: the number of the model that it was. */
  readonly body?: number | undefined;
}

const choice = z.strictObject({
  kind: z.literal('act'),
  action: z.string(),
  token: z.int().min(-1),
  target: z.int().min(0).optional(),
  body: z.int().min(0).optional(),
});

const isLoot = ({ id }: ActionCard): boolean => id.startsWith('loot/');

/** Attacks, and what reaches several targets or is repeated, though it wounds nobody. */
function isShot(state: CombatZoneState, model: number, id: string, target: number): boolean {
  const action = actionOf(state, model, id);
  if (action === undefined) return false;
  const { blast, torrent, rapid } = keywordsOf(state, model, action, target);
  return action.isAttack === true || blast !== undefined || torrent !== undefined || rapid !== undefined;
}

type AimedAt = Pick<ActChoice, 'target' | 'body'>;

const NOBODY: AimedAt = {};

/** Its legal targets, as what a choice says besides action and token. */
function aims(state: CombatZoneState, doer: Doer, action: ActionCard, look: Look): AimedAt[] {
  const isFine = (aim: AimedAt): boolean => checkAim(state, doer, action, aim).ok;
  if (isLoot(action)) return lootableBodies(state, doer.model, action.id === 'loot/gear').map((body) => ({ body }));
  if (action.aim === 'none') return [NOBODY].filter(isFine);
  return legalTargets(state, action, look)
    .map((target) => ({ target }))
    .filter(isFine);
}

/** By chance so many actions are tried. */
const TRIES = 4;

/** One of its targets by chance, if it is a legal one. */
function aimByChance(
  state: CombatZoneState,
  doer: Doer,
  action: ActionCard,
  below: (count: number) => number,
): AimedAt | undefined {
  if (isLoot(action)) {
    const bodies = aims(state, doer, action, new Look(state, doer.model));
    return bodies[below(Math.max(1, bodies.length))];
  }
  if (action.aim === 'none') return checkAim(state, doer, action, NOBODY).ok ? NOBODY : undefined;
  const models: number[] = [];
  for (let model = 0; model < state.models.length; model++) {
    if (isOnTable(state, model) && isAimedAt(state, doer.model, action, model)) models.push(model);
  }
  const target = models[below(Math.max(1, models.length))];
  if (target === undefined || !checkAim(state, doer, action, { target }).ok) return undefined;
  return checkTarget(state, doer.model, action, target).ok ? { target } : undefined;
}

/** All that concerns the target but range and path: whether it is one at all comes before what is asked of it. */
export function checkAim(state: CombatZoneState, doer: Doer, action: ActionCard, { target, body }: AimedAt): Verdict {
  const isAimed = target !== undefined && action.aim !== 'none';
  const aimed = isAimed ? checkAimedAt(state, doer.model, action, target) : accept();
  if (!aimed.ok) return aimed;
  if (!allHold(state, doer.model, action.needs, target))
    return refuse('CZ-GAME-11', 'condition-not-met', { action: action.id });
  if (isLoot(action)) return checkBody(state, doer.model, body, action.id === 'loot/gear');
  if (action.aim === 'none') {
    if (target !== undefined) return refuse('CZ-ACTION-06', 'aims-at-none', { target });
    return isInBrawl(state, doer.model) ? refuse('CZ-BRAWL-04', 'only-rivals-in-a-brawl') : accept();
  }
  if (target === undefined) return refuse('CZ-ACTION-12', 'no-target', { action: action.id });
  const answer = checkAnswerTarget(state, doer, action, target);
  if (!answer.ok) return answer;
  const patient = checkPatient(state, action, target);
  return patient.ok && action.id === 'basic/triage' ? checkTriage(state, target) : patient;
}

/** Red-lined, and with something that can be restored (CZ-BASIC-08, CZ-RULE-13). */
function checkTriage(state: CombatZoneState, target: number): Verdict {
  const patient = modelOf(state, target);
  const isInNeed = isRedLined(patient) && healableTokens(patient).length > 0;
  return isInNeed ? accept() : refuse('CZ-BASIC-08', 'not-red-lined', { target });
}

export const act: Deed<ActChoice> = {
  kind: 'act',
  choice,
  counts: true,
  areSure: true,

  candidates(state, doer) {
    const tokens = distinctPayers(state, doer);
    if (tokens.length === 0) return [];
    const look = new Look(state, doer.model);
    return openActions(state, doer.model).flatMap((action) =>
      checkOpen(state, doer, action).ok
        ? aims(state, doer, action, look).flatMap((aim) =>
            tokens.map((token): ActChoice => ({ kind: 'act', action: action.id, token, ...aim })),
          )
        : [],
    );
  },

  byChance(state, doer, below) {
    const tokens = distinctPayers(state, doer);
    if (tokens.length === 0) return undefined;
    const token = tokens[below(tokens.length)] ?? -1;
    const actions = openActions(state, doer.model);
    for (let tried = 0; tried < TRIES && actions.length > 0; tried++) {
      const action = actions[below(actions.length)];
      if (action === undefined || !checkOpen(state, doer, action).ok) continue;
      const aim = aimByChance(state, doer, action, below);
      if (aim !== undefined) return { kind: 'act', action: action.id, token, ...aim };
    }
    return undefined;
  },

  check(state, doer, { action: id, token, target, body }) {
    const action = openActions(state, doer.model).find((one) => one.id === id);
    if (action === undefined) return refuseUnknown(state, doer.model, id);
    if (!payingTokens(state, doer).includes(token)) return refuse('CZ-TOKEN-03', 'token-not-ready', { token });
    const open = checkOpen(state, doer, action);
    if (!open.ok) return open;
    if (target !== undefined && state.models[target] === undefined)
      return refuse('CZ-ACTION-12', 'no-such-model', { target });
    if (body !== undefined && !isLoot(action)) return refuse('CZ-LOOT-01', 'not-a-loot-action', { body });
    const aim = checkAim(state, doer, action, { target, body });
    if (!aim.ok || target === undefined) return aim;
    return checkTarget(state, doer.model, action, target);
  },

  tokenOf: ({ token }) => token,
  actionOf: (_state, _doer, { action }) => action,
  start(state, doer, { action, token, target = -1, body = -1 }, engine) {
    const { model } = doer;
    const colour = colourFor(state, doer, token);
    if (isShot(state, model, action, target)) engine.interrupt(attack, { model, action, token, colour, target });
    else engine.interrupt(perform, { model, action, token, colour, target, body });
  },
};
