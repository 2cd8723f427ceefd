/** Looting a body: gear of the fallen, or a card of the loot deck. Clauses CZ-LOOT-*, CZ-RULE-74. */
import { accept, defineStep, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { isAtReachOf } from '@tablerunner/geometry';
import { z } from 'zod';
import { bodyRemoved, cardDropped, gearLooted, lootDrawn, lootRenewed } from '../events/loot.ts';
import { tableOf } from '../targeting/table.ts';
import type { Carried, CombatZoneState } from '../types.ts';
import { gearOf, modelOf, profileOf, seatOf } from '../units.ts';

/** A body token is a disc of 1 inch (CZ-RULE-39). */
const BODY_WIDTH = 1000;

/** A card may say whose it is, and such words come before the rules of looting (CZ-GAME-10). */
export const mayBear = (state: CombatZoneState, model: number, card: string): boolean =>
  gearOf(state, card).gifts.every(({ give, name }) => give !== 'only-for' || name === profileOf(state, model)?.name);

/** At reach, and with a card to give if gear is wanted (CZ-LOOT-01, CZ-RULE-74). */
export function checkBody(state: CombatZoneState, model: number, body: number | undefined, isGear: boolean): Verdict {
  const found = state.bodies.find((one) => one.model === body);
  if (found === undefined) return refuse('CZ-LOOT-01', 'no-such-body', { body });
  const { x, y, z } = found;
  if (!isAtReachOf(tableOf(state), modelOf(state, model), { spot: { x, y, z }, width: BODY_WIDTH }))
    return refuse('CZ-LOOT-01', 'body-not-at-reach', { body });
  const isEmpty = isGear && !modelOf(state, found.model).carried.some(({ card }) => mayBear(state, model, card));
  return isEmpty ? refuse('CZ-RULE-74', 'body-without-cards', { body }) : accept();
}

export const lootableBodies = (state: CombatZoneState, model: number, isGear: boolean): number[] =>
  state.bodies.flatMap((body) => (checkBody(state, model, body.model, isGear).ok ? [body.model] : []));

interface LootMemory {
  readonly model: number;
  /** The model that the body was. */
  readonly body: number;
  readonly isGear: boolean;
}

type LootChoice =
  /** `card`: a place among what the fallen carried. A card of the looter that stands against it is dropped. */
  { readonly kind: 'take'; readonly card: number } | { readonly kind: 'leave' };

/** The looter's card that cannot stay beside a new one: the other Bulky one, or one of the same name; -1 for none (CZ-GEAR-03, 04). */
function rivalCard(state: CombatZoneState, carried: readonly Carried[], card: string): number {
  const isBulky = (id: string): boolean => gearOf(state, id).keywords.includes('bulky');
  const isGear = gearOf(state, card).kind === 'gear';
  return carried.findIndex((own) => (isGear && own.card === card) || (isBulky(card) && isBulky(own.card)));
}

export const loot = defineStep<CombatZoneState, LootMemory, LootChoice>({
  name: 'combat-zone/loot',
  clause: 'CZ-LOOT-05',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('take'), card: z.int().min(0) }),
    z.strictObject({ kind: z.literal('leave') }),
  ]),

  who: (state, { model, isGear }) => (isGear ? seatOf(state, model) : undefined),
  candidates: (state, { body }) => [
    ...modelOf(state, body).carried.map((_, card): LootChoice => ({ kind: 'take', card })),
    { kind: 'leave' },
  ],
  /** Nothing is left behind without need: only where the looter would have to drop a card for each. */
  check(state, { model, body }, choice) {
    const { carried } = modelOf(state, body);
    const own = modelOf(state, model).carried;
    if (choice.kind === 'take') {
      const taken = carried[choice.card];
      if (taken === undefined) return refuse('CZ-LOOT-05', 'no-such-card', { card: choice.card });
      return mayBear(state, model, taken.card)
        ? accept()
        : refuse('CZ-GAME-10', 'gear-for-somebody-else', { gear: taken.card, card: modelOf(state, model).card });
    }
    const isFree = carried.some(({ card }) => mayBear(state, model, card) && rivalCard(state, own, card) < 0);
    return isFree ? refuse('CZ-LOOT-05', 'must-take-a-card', { body }) : accept();
  },
  apply(state, { model, body }, choice, engine) {
    engine.emit(bodyRemoved, { body, by: model });
    engine.done();
    const taken = choice.kind === 'take' ? modelOf(state, body).carried[choice.card] : undefined;
    if (choice.kind !== 'take' || taken === undefined) return;
    const dropped = rivalCard(state, modelOf(state, model).carried, taken.card);
    const card = modelOf(state, model).carried[dropped]?.card;
    if (card !== undefined) engine.emit(cardDropped, { model, carried: dropped, card });
    engine.emit(gearLooted, { model, body, carried: choice.card, card: taken.card });
  },

  run(state, { model, body }, engine) {
    engine.emit(bodyRemoved, { body, by: model });
    drawLoot(state, model, engine, { isFromBody: true });
    engine.done();
  },
});

/** A card that bites who draws it from a body: drawn in another way, it goes back and another one is drawn. */
const isTrap = (state: CombatZoneState, card: string): boolean =>
  gearOf(state, card).reflexes.some(({ on }) => on === 'drawn');

/** A random card of the loot deck; when it is used up, its discarded cards make a new one. */
export function drawLoot(
  state: CombatZoneState,
  model: number,
  engine: Engine<CombatZoneState>,
  { isFromBody }: { readonly isFromBody: boolean },
): void {
  const isOpen = (card: string): boolean => isFromBody || !isTrap(state, card);
  if (!state.loot.left.some(isOpen) && state.loot.discard.some(isOpen)) engine.emit(lootRenewed, {});
  const left = state.loot.left.filter(isOpen);
  if (left.length === 0) return;
  const card = left[engine.pick(left.length)];
  if (card !== undefined) engine.emit(lootDrawn, { model, card });
}
