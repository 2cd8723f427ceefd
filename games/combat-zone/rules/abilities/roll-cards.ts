/** Cards that change a roll by themselves. Only `all.ts` takes this file: triggers need steps that are there already. */
import { defineStep, defineTrigger, type Trigger } from '@tablerunner/engine';
import { isWithin, LIMITER } from '@tablerunner/geometry';
import { isCrit, isFumble, isWonAgainst } from '../contest/compare.ts';
import { contest } from '../contest/contest.ts';
import { loneDie } from '../contest/memory.ts';
import { actionBegan } from '../events/actions.ts';
import { cardDiscarded } from '../events/cards.ts';
import { contestEnded, declared, rerolled, rolled, rollSettled } from '../events/contest.ts';
import { SIDES_OF } from '../lists.ts';
import { distanceBetween } from '../targeting/table.ts';
import type { CombatZoneState, Contest, Model, Roller } from '../types.ts';
import { isRival, modelOf, modelsOnTable, seatOf, seatOfPlayer } from '../units.ts';
import { boostsEnded, dieTurned } from './events.ts';
import type { GiftName } from './gift-words.ts';
import { giftsNamed } from './gifts.ts';
import { wokenBy } from './moments-of.ts';
import { memoryOf, reflex } from './reflex.ts';
import { actionOf, betterSkills } from './skills.ts';

/** The card may be exhausted before a roll against the Obstacle die: a fumble will then count as a crit. */
const offers = defineTrigger({
  name: 'combat-zone/before-obstacle-roll',
  clause: 'CZ-CRIT-08',
  on: declared,
  fires(state: CombatZoneState, { contest }: { contest: Contest }) {
    const { acting, opposing } = contest;
    if (acting.model < 0 || opposing[0]?.model !== -1) return [];
    return giftsNamed(state, acting.model, 'fumble-is-crit')
      .slice(0, 1)
      .map(({ card }) => ({
        owner: seatOf(state, acting.model),
        memory: {
          effects: [{ do: 'boost', gift: { give: 'turns-fumble' }, until: 'served' }],
          context: { model: acting.model, card, target: -1, cause: -1 },
          isOptional: true,
          cost: 'exhaust' as const,
        },
      }));
  },
  step: reflex,
});

/** Another skill may take the place of the action's own; its player says so when the action begins. */
const otherSkill = defineTrigger({
  name: 'combat-zone/other-skill',
  clause: 'CZ-SKILL-02',
  on: actionBegan,
  fires(state: CombatZoneState, { model, action: id }: { readonly model: number; readonly action: string }) {
    const action = actionOf(state, model, id);
    if (action === undefined) return [];
    return betterSkills(state, model, action)
      .slice(0, 1)
      .map(({ card, gift: { skill, keyword } }) => ({
        owner: seatOf(state, model),
        memory: {
          effects: [{ do: 'boost', gift: { give: 'instead-of', skill, keyword }, until: 'served' }],
          context: { model, card, target: -1, cause: -1 },
          isOptional: true,
        },
      }));
  },
  step: reflex,
});

/** Cards that are used before the dice fall, on either side (CZ-RULE-50). */
const beforeDice = defineTrigger({
  name: 'combat-zone/before-dice',
  clause: 'CZ-RULE-50',
  on: declared,
  fires: (state: CombatZoneState, { contest: { acting, opposing } }: { contest: Contest }) =>
    [acting, ...opposing]
      .filter(({ model, die }) => model >= 0 && die.face === 0)
      .flatMap(({ model, skill }) => {
        const happening = { model, target: -1, cause: -1, skill };
        return wokenBy(state, 'before-roll', happening).map((woken) => ({
          owner: seatOf(state, model),
          memory: memoryOf(woken, happening),
        }));
      }),
  step: reflex,
});

interface TurnMemory {
  readonly model: number;
  /** Places among its boosts, which have served. */
  readonly places: readonly number[];
  readonly roller: number;
  readonly isTurned: boolean;
}

type Firing = { readonly owner: string; readonly memory: TurnMemory };

const turnDie = defineStep<CombatZoneState, TurnMemory>({
  name: 'combat-zone/turn-die',
  clause: 'CZ-CRIT-08',
  run(_state, { model, places, roller, isTurned }, engine) {
    if (places.length > 0) engine.emit(boostsEnded, { model, places });
    if (isTurned) engine.emit(dieTurned, { roller, card: 'boost' });
    engine.done();
  },
});

const placesOf = ({ boosts }: Model, give: GiftName): number[] =>
  boosts.flatMap(({ gift }, i) => (gift.give === give ? [i] : []));

/** What was prepared for this roll: its die counts as a crit, or at least its fumble does, as long as it can be rolled again. */
function turned(state: CombatZoneState, { model, die }: Roller, roller: number): readonly Firing[] {
  if (model < 0) return [];
  const places = placesOf(modelOf(state, model), 'turns-roll');
  const isSaved = roller === -1 && isFumble({ die }) && placesOf(modelOf(state, model), 'turns-fumble').length > 0;
  if (places.length === 0 && !isSaved) return [];
  return [{ owner: seatOf(state, model), memory: { model, places, roller, isTurned: true } }];
}

const diceTurned = defineTrigger({
  name: 'combat-zone/dice-turned',
  clause: 'CZ-CRIT-08',
  on: rolled,
  fires(state: CombatZoneState) {
    const { contest } = state;
    if (contest === undefined || contest.opposing.length === 0) return []; // what was prepared waits for an opposed roll
    return [contest.acting, ...contest.opposing].flatMap((roller, i) => turned(state, roller, i - 1));
  },
  step: turnDie,
});

const turnedAgain = defineTrigger({
  name: 'combat-zone/die-turned-again',
  clause: 'CZ-CRIT-08',
  on: rerolled,
  fires: (state: CombatZoneState, { roller }: { readonly roller: number }) =>
    state.contest === undefined || roller !== -1 ? [] : turned(state, state.contest.acting, -1),
  step: turnDie,
});

/** The dice are taken up: what was prepared for a fumble has served, whether there was one or not. */
const fumbleForgotten = defineTrigger({
  name: 'combat-zone/fumble-forgotten',
  clause: 'CZ-CRIT-08',
  on: contestEnded,
  fires: (state: CombatZoneState) =>
    state.contest !== undefined
      ? []
      : state.models.flatMap((one, model): readonly Firing[] => {
          const places = placesOf(one, 'turns-fumble');
          if (places.length === 0) return [];
          return [{ owner: seatOf(state, model), memory: { model, places, roller: -1, isTurned: false } }];
        }),
  step: turnDie,
});

interface ScrambleMemory {
  readonly model: number;
  readonly carried: number;
  readonly card: string;
}

/** The success is rolled again; the card goes if that undid it. */
const scramble = defineStep<CombatZoneState, ScrambleMemory>({
  name: 'combat-zone/scramble',
  clause: 'CZ-KW-03',
  run(state, { model, carried, card }, engine) {
    engine.done();
    const { contest } = state;
    if (contest === undefined || contest.acting.die.isRerolled) return;
    const { die, player } = contest.acting;
    const face = engine.die(SIDES_OF[die.colour], contest.purpose, { owner: seatOfPlayer(state, player) });
    engine.emit(rerolled, { roller: -1, face, player: contest.acting.player, means: card });
    if (!isWonAgainst(contest, 0)) engine.emit(cardDiscarded, { model, carried, card, why: 'card' });
  },
});

const scrambled = defineTrigger({
  name: 'combat-zone/influence-scrambled',
  clause: 'CZ-KW-03',
  on: rollSettled,
  fires(state: CombatZoneState) {
    const { contest } = state;
    if (contest?.action === undefined || contest.acting.model < 0 || !isWonAgainst(contest, 0)) return [];
    const actor = contest.acting.model;
    if (actionOf(state, actor, contest.action)?.skill !== 'influence') return [];
    return modelsOnTable(state)
      .filter((model) => isRival(state, model, actor) && isWithin(distanceBetween(state, model, actor), LIMITER.yellow))
      .flatMap((model) =>
        giftsNamed(state, model, 'breaks-influence')
          .filter(({ carried }) => carried >= 0)
          .map(({ carried, card }) => ({ owner: seatOf(state, model), memory: { model, carried, card } })),
      );
  },
  step: scramble,
});

interface ArmorMemory extends ScrambleMemory {
  readonly isRolled?: boolean;
}

/** Armor that holds only by luck: a RED die after each defence that it won. */
const testArmor = defineStep<CombatZoneState, ArmorMemory>({
  name: 'combat-zone/test-armor',
  clause: 'CZ-ARMOR-05',
  run(state, memory, engine) {
    const { model, carried, card, isRolled } = memory;
    if (isRolled !== true) {
      if (modelOf(state, model).carried[carried]?.card !== card) return engine.done();
      engine.stay<ArmorMemory>({ ...memory, isRolled: true });
      return engine.interrupt(contest, loneDie(model, 'red', card));
    }
    const isKept = state.contest !== undefined && isCrit(state.contest.acting);
    engine.emit(contestEnded, {});
    engine.done();
    if (!isKept) engine.emit(cardDiscarded, { model, carried, card, why: 'card' });
  },
});

const armorHeld = defineTrigger({
  name: 'combat-zone/armor-held',
  clause: 'CZ-ARMOR-05',
  on: rollSettled,
  fires(state: CombatZoneState) {
    const { contest } = state;
    return (contest?.opposing ?? []).flatMap(({ model, armor = -1 }, i) => {
      if (contest === undefined || armor < 0 || isWonAgainst(contest, i)) return [];
      return giftsNamed(state, model, 'keeps-armor')
        .filter(({ carried }) => carried === armor)
        .map(({ card }) => ({ owner: seatOf(state, model), memory: { model, carried: armor, card } }));
    });
  },
  step: testArmor,
});

export const rollCardSteps = [turnDie, scramble, testArmor];
export const rollCardTriggers = [
  offers,
  otherSkill,
  beforeDice,
  diceTurned,
  turnedAgain,
  fumbleForgotten,
  scrambled,
  armorHeld,
] as unknown as readonly Trigger<CombatZoneState>[];
