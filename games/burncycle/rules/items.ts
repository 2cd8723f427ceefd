/** Equipment and mods in the two slots of a bot. Clauses BC-INV, BC-EQUIP-01, BC-EQUIP-03, BC-MOD-02 to 06, BC-KEY-02 to 06. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { equipmentCard, modCard } from '../content/items.ts';
import { effects } from './effects/table.ts';
import { energyGained, itemDiscarded, itemGained } from './events/bots.ts';
import { cardDiscarded } from './events/piles.ts';
import type { BurncycleState } from './types.ts';
import { botAt, spokesman } from './units.ts';

export const SLOTS = 2;

/** A Discard card is resolved at once, full slots or not (BC-EQUIP-03, BC-INV-05); others take a slot. */
export function gainEquipment(state: BurncycleState, bot: number, card: string, engine: Engine<BurncycleState>): void {
  const equipment = equipmentCard(card);
  if (equipment === undefined) throw new Error(`there is no equipment called ${card}`);
  if (equipment.category === 'discard') {
    engine.emit(cardDiscarded, { deck: 'equipment', card });
    return engine.interrupt(effects.step, { list: equipment.effects, at: 0, context: { bot } });
  }
  gainItem(state, bot, card, engine);
}

/** Into a slot; what is too much is discarded (BC-INV-04). */
export function gainItem(state: BurncycleState, bot: number, card: string, engine: Engine<BurncycleState>): void {
  engine.emit(itemGained, { bot, card, counter: 0 });
  if (botAt(state, bot).items.length > SLOTS) engine.interrupt(discardDown, { bot });
}

/** An uninstalled mod pays its energy whenever it goes (BC-MOD-03); an installed one pays nothing (BC-MOD-06). */
export function discardItem(state: BurncycleState, bot: number, item: number, engine: Engine<BurncycleState>): void {
  const held = botAt(state, bot).items[item];
  if (held === undefined) return;
  const mod = modCard(held.card);
  engine.emit(itemDiscarded, { bot, item, deck: mod === undefined ? 'equipment' : 'mod' });
  if (mod !== undefined && !held.isInstalled && mod.energy > 0) {
    engine.emit(energyGained, { bot, amount: mod.energy, source: 'mod' });
  }
}

interface Discard {
  readonly kind: 'discard';
  readonly item: number;
}

/** Down to two cards, the player's choice (BC-INV-04, BC-TRADE-06). */
export const discardDown = defineStep<BurncycleState, { readonly bot: number }, Discard>({
  name: 'burncycle/discard-down',
  clause: 'BC-INV-04',
  choice: z.strictObject({ kind: z.literal('discard'), item: z.int().min(0).max(9) }),
  who: (state, { bot }) => {
    const { items, seat } = botAt(state, bot);
    return items.length > SLOTS ? seat || spokesman(state) : undefined;
  },
  candidates: (state, { bot }) => botAt(state, bot).items.map((_, item) => ({ kind: 'discard', item })),
  check: (state, { bot }, { item }) =>
    botAt(state, bot).items[item] === undefined ? refuse('BC-INV-04', 'no-such-item', { item }) : accept(),
  apply: (state, { bot }, { item }, engine) => discardItem(state, bot, item, engine),
  run: (_state, _memory, engine) => engine.done(),
});
