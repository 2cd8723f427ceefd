/** Equipment and mods in the two slots of a bot. Clauses BC-INV, BC-EQUIP-01, BC-EQUIP-03, BC-MOD-02 to 06, BC-KEY-02 to 06. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { equipmentCard, modCard } from '../content/items.ts';
import { runEffects } from './effects/list.ts';
import { gainEnergy } from './energy.ts';
import { itemDiscarded, itemGained } from './events/bots.ts';
import { cardDiscarded } from './events/piles.ts';
import { drawCard } from './piles.ts';
import type { BurncycleState } from './types.ts';
import { botAt, spokesman } from './units.ts';

export const SLOTS = 2;

/** A Discard card is resolved at once, full slots or not (BC-EQUIP-03, BC-INV-05); others take a slot. */
export function gainEquipment(state: BurncycleState, bot: number, card: string, engine: Engine<BurncycleState>): void {
  const equipment = equipmentCard(card);
  if (equipment === undefined) throw new Error(`there is no equipment called ${card}`);
  if (equipment.category === 'discard') {
    engine.emit(cardDiscarded, { deck: 'equipment', card });
    return runEffects(equipment.effects ?? [], { bot }, engine);
  }
  gainItem(state, bot, card, engine);
}

/** Into a slot, the die of a Counter on its first face (BC-EQUIP-05); what is too much is discarded (BC-INV-04). */
function gainItem(state: BurncycleState, bot: number, card: string, engine: Engine<BurncycleState>): void {
  engine.emit(itemGained, { bot, card, counter: equipmentCard(card)?.counter ?? 0 });
  if (botAt(state, bot).items.length > SLOTS) engine.interrupt(discardDown, { bot });
}

type ItemDeck = 'equipment' | 'mod';

const gain = (state: BurncycleState, bot: number, deck: ItemDeck, card: string, engine: Engine<BurncycleState>): void =>
  (deck === 'equipment' ? gainEquipment : gainItem)(state, bot, card, engine);

/** Draws cards of which the bot keeps one; the others are discarded unresolved (BC-KEY-06). */
export function drawItems(
  state: BurncycleState,
  bot: number,
  deck: ItemDeck,
  of: number,
  engine: Engine<BurncycleState>,
): void {
  const cards: string[] = [];
  for (let drawn = 0; drawn < of; drawn++) {
    const card = drawCard(state, deck, engine);
    if (card !== undefined) cards.push(card);
  }
  const [only, ...others] = cards;
  if (only === undefined) return;
  if (others.length === 0) return gain(state, bot, deck, only, engine);
  engine.interrupt(keepOne, { bot, deck, cards });
}

interface Drawn {
  readonly bot: number;
  readonly deck: ItemDeck;
  readonly cards: readonly string[];
}

interface Keep {
  readonly kind: 'keep-card';
  readonly card: string;
}

export const keepOne = defineStep<BurncycleState, Drawn, Keep>({
  name: 'burncycle/keep-one',
  clause: 'BC-KEY-06',
  choice: z.strictObject({ kind: z.literal('keep-card'), card: z.string().max(40) }),
  who: (state, { bot }) => botAt(state, bot).seat || spokesman(state),
  candidates: (_state, { cards }) => [...new Set(cards)].map((card) => ({ kind: 'keep-card', card })),
  check: (_state, { cards }, { card }) =>
    cards.includes(card) ? accept() : refuse('BC-KEY-06', 'no-such-card', { card }),
  apply(state, { bot, deck, cards }, { card: kept }, engine) {
    engine.done();
    for (const [at, card] of cards.entries())
      if (at !== cards.indexOf(kept)) engine.emit(cardDiscarded, { deck, card });
    gain(state, bot, deck, kept, engine);
  },
});

/** An uninstalled mod pays its energy whenever it goes (BC-MOD-03); an installed one pays nothing (BC-MOD-06). */
export function discardItem(state: BurncycleState, bot: number, item: number, engine: Engine<BurncycleState>): void {
  const held = botAt(state, bot).items[item];
  if (held === undefined) return;
  const mod = modCard(held.card);
  engine.emit(itemDiscarded, { bot, item, card: held.card, deck: mod === undefined ? 'equipment' : 'mod' });
  if (mod !== undefined && !held.isInstalled && mod.energy > 0) {
    gainEnergy(state, bot, mod.energy, 'mod', engine);
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
