/** Bodies before the boss: a model in the path of an attack on a friend with more Influence may become its target. Clauses CZ-OPPOSE-01, CZ-RULE-50. */
import { accept, defineStep, defineTrigger, refuse, type Trigger } from '@tablerunner/engine';
import { z } from 'zod';
import { declared } from '../events/contest.ts';
import { coverOn, pathBetween } from '../targeting/path.ts';
import { colourWith } from '../tokens.ts';
import type { CombatZoneState, Contest, Roller } from '../types.ts';
import { isFriend, modelOf, modelsOnTable, profileOf, seatOf } from '../units.ts';
import { steppedIn } from './events.ts';
import { hasGift } from './gifts.ts';
import { actionOf, hampersOn, skillOf } from './skills.ts';

const influenceOf = (state: CombatZoneState, model: number): number =>
  skillOf(state, model, 'influence', { isOpposing: false }).reduce((sum, { by }) => sum + by, 0);

interface StepInMemory {
  readonly target: number;
  readonly helpers: readonly number[];
}

/** Those in the path who are of the target's faction, have less Influence, and are no targets themselves. */
function helpersOf(state: CombatZoneState, { acting, opposing }: Contest, target: number): number[] {
  const { cover, ignored } = pathBetween(state, acting.model, target);
  return [...cover, ...ignored].flatMap((thing) => {
    if (!('model' in thing) || !isFriend(state, thing.model, target)) return [];
    if (opposing.some(({ model }) => model === thing.model) || !hasGift(state, thing.model, 'steps-in')) return [];
    const isOwn = profileOf(state, thing.model)?.faction === profileOf(state, target)?.faction;
    return isOwn && influenceOf(state, thing.model) < influenceOf(state, target) ? [thing.model] : [];
  });
}

/** An attack whose die has not fallen: not the evading rolls of a blast, which are opposed to a roll that lies already. */
const isFreshAttack = (state: CombatZoneState, { acting, action }: Contest): boolean =>
  acting.model >= 0 &&
  acting.die.face === 0 &&
  action !== undefined &&
  actionOf(state, acting.model, action)?.isAttack === true;

function offersIn(state: CombatZoneState, contest: Contest): StepInMemory[] {
  if (!isFreshAttack(state, contest) || !modelsOnTable(state).some((model) => hasGift(state, model, 'steps-in')))
    return [];
  return contest.opposing.flatMap(({ model: target }): StepInMemory[] => {
    const helpers = target < 0 ? [] : helpersOf(state, contest, target);
    return helpers.length === 0 ? [] : [{ target, helpers }];
  });
}

/** The roll of the one who steps in, with the cover that it has itself. */
function rollerOf(state: CombatZoneState, contest: Contest, model: number): Roller | undefined {
  const { acting, action: id } = contest;
  const action = id === undefined ? undefined : actionOf(state, acting.model, id);
  if (action?.skill === undefined) return undefined;
  const skill = action.skill === 'ranged' ? 'reflexes' : action.skill;
  return {
    model,
    player: modelOf(state, model).player,
    skill,
    token: -1,
    bonuses: [
      ...skillOf(state, model, skill, { isOpposing: true, action }),
      ...hampersOn(state, { model: acting.model, target: model }, action),
      ...coverOn(state, acting.model, model, action),
    ],
    die: { colour: colourWith(state, model, -1), face: 0, isRerolled: false },
  };
}

/** `model`: who takes the blow; the target itself if nobody steps in. */
const stepIn = defineStep<CombatZoneState, StepInMemory, { readonly kind: 'step-in'; readonly model: number }>({
  name: 'combat-zone/step-in',
  clause: 'CZ-RULE-50',
  choice: z.strictObject({ kind: z.literal('step-in'), model: z.int().min(0) }),
  who: (state, { target }) => seatOf(state, target),
  candidates: (_state, { target, helpers }) => [target, ...helpers].map((model) => ({ kind: 'step-in', model })),
  /** Nobody steps in for two. */
  check: ({ contest }, { target, helpers }, { model }) => {
    const isFree = helpers.includes(model) && contest?.opposing.some((roller) => roller.model === model) !== true;
    return model === target || isFree ? accept() : refuse('CZ-RULE-50', 'cannot-step-in', { model });
  },
  apply(state, { target }, { model }, engine) {
    engine.done();
    const { contest } = state;
    const roller = contest === undefined || model === target ? undefined : rollerOf(state, contest, model);
    if (roller !== undefined) engine.emit(steppedIn, { model, target, roller });
  },
});

const offers = defineTrigger({
  name: 'combat-zone/somebody-steps-in',
  clause: 'CZ-RULE-50',
  on: declared,
  fires: (state: CombatZoneState, { contest }: { readonly contest: Contest }) =>
    offersIn(state, contest).map((memory) => ({ owner: seatOf(state, memory.target), memory })),
  step: stepIn,
});

export const stepInSteps = [stepIn];
export const stepInTriggers = [offers] as unknown as readonly Trigger<CombatZoneState>[];
