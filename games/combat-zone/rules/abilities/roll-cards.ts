/** Cards that change a roll by themselves. Only `all.ts` takes this file: triggers need steps that are there already. */
import { defineStep, defineTrigger, type Trigger } from '@tablerunner/engine';
import { isWithin, LIMITER } from '@tablerunner/geometry';
import { isFumble, isWonAgainst } from '../contest/compare.ts';
import { cardDiscarded } from '../events/cards.ts';
import { declared, rerolled, rolled, rollSettled } from '../events/contest.ts';
import { SIDES_OF } from '../lists.ts';
import { distanceBetween } from '../targeting/table.ts';
import type { CombatZoneState, Contest } from '../types.ts';
import { isRival, modelOf, modelsOnTable, seatOf } from '../units.ts';
import { boostsEnded, dieTurned } from './events.ts';
import { giftsNamed } from './gifts.ts';
import { reflex } from './reflex.ts';
import { actionOf } from './skills.ts';

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

const turnFumble = defineStep<
  CombatZoneState,
  { readonly model: number; readonly places: readonly number[]; readonly isTurned: boolean }
>({
  name: 'combat-zone/turn-fumble',
  clause: 'CZ-CRIT-08',
  run(_state, { model, places, isTurned }, engine) {
    engine.emit(boostsEnded, { model, places });
    if (isTurned) engine.emit(dieTurned, { roller: -1, card: 'fumble-is-crit' });
    engine.done();
  },
});

const fumblesTurned = defineTrigger({
  name: 'combat-zone/fumble-turned',
  clause: 'CZ-CRIT-08',
  on: rolled,
  fires(state: CombatZoneState) {
    const { contest } = state;
    const model = contest?.acting.model ?? -1;
    if (contest === undefined || model < 0) return [];
    const places = modelOf(state, model).boosts.flatMap(({ gift }, i) => (gift.give === 'turns-fumble' ? [i] : []));
    if (places.length === 0) return [];
    return [{ owner: seatOf(state, model), memory: { model, places, isTurned: isFumble(contest.acting) } }];
  },
  step: turnFumble,
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
    const face = engine.die(SIDES_OF[contest.acting.die.colour], contest.purpose);
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

/** Armor that holds only by luck: a RED die after each defence that it won. */
const testArmor = defineStep<CombatZoneState, ScrambleMemory>({
  name: 'combat-zone/test-armor',
  clause: 'CZ-ARMOR-05',
  run(state, { model, carried, card }, engine) {
    engine.done();
    if (modelOf(state, model).carried[carried]?.card !== card) return;
    const face = engine.die(SIDES_OF.red, card);
    if (face !== SIDES_OF.red) engine.emit(cardDiscarded, { model, carried, card, why: 'card' });
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

export const rollCardSteps = [turnFumble, scramble, testArmor];
export const rollCardTriggers = [
  offers,
  fumblesTurned,
  scrambled,
  armorHeld,
] as unknown as readonly Trigger<CombatZoneState>[];
