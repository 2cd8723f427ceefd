/** What happens to what bots carry and hold. */

import { defineEvent } from '@tablerunner/engine';
import { passDrone } from '../special/drone.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, guardAt, MOST_ENERGY } from '../units.ts';
import type { Door, Unit } from './named.ts';

/** A shut-down agent that gains energy is back (BC-SHUT-06). */
export const energyGained = defineEvent<BurncycleState, { bot: number; amount: number; source: string }>({
  name: 'burncycle/energy-gained',
  write(state, { bot, amount }) {
    const gaining = botAt(state, bot);
    gaining.energy = Math.min(MOST_ENERGY, gaining.energy + amount);
  },
});

/** BC-STRIKE-10: the key under a unit goes to the bot. */
export const keyTaken = defineEvent<BurncycleState, Unit & { bot: number }>({
  name: 'burncycle/key-taken',
  write(state, { bot, guard }) {
    guardAt(state, guard).hasKey = false;
    botAt(state, bot).keys += 1;
  },
});

/** BC-KEY-08. */
export const keyUsed = defineEvent<BurncycleState, Door & { bot: number }>({
  name: 'burncycle/key-used',
  write(state, { bot }) {
    botAt(state, bot).keys -= 1;
  },
});

/** BC-SWAP-02: both at the same moment. */
export const botsSwapped = defineEvent<BurncycleState, { bot: number; other: number }>({
  name: 'burncycle/bots-swapped',
  write(state, { bot, other }) {
    const [one, two] = [botAt(state, bot), botAt(state, other)];
    [one.cell, two.cell] = [two.cell, one.cell];
    passDrone(state, bot, two.cell, one.cell);
    passDrone(state, other, one.cell, two.cell);
    one.isHidden = false;
    two.isHidden = false;
  },
});

/** BC-PUSH-06: bot and unit move at the same moment; the unit keeps its facing (BC-RULE-46). */
export const guardPushed = defineEvent<BurncycleState, Unit & { bot: number; to: number }>({
  name: 'burncycle/guard-pushed',
  write(state, { bot, guard, to }) {
    const [pusher, pushed] = [botAt(state, bot), guardAt(state, guard)];
    const [from, between] = [pusher.cell, pushed.cell];
    pusher.cell = between;
    pusher.isHidden = false;
    pushed.cell = to;
    if (state.drone?.cell === to) state.drone.cell = between; // BC-MEM-09, and then the bot comes there
    passDrone(state, bot, from, between);
  },
});

export const keyGained = defineEvent<BurncycleState, { bot: number }>({
  name: 'burncycle/key-gained',
  write(state, { bot }) {
    botAt(state, bot).keys += 1;
  },
});

/** Into a slot; mods come uninstalled (BC-MOD-02). */
export const itemGained = defineEvent<BurncycleState, { bot: number; card: string; counter: number }>({
  name: 'burncycle/item-gained',
  write(state, { bot, card, counter }) {
    botAt(state, bot).items.push({ card, isInstalled: false, counter });
  },
});

/** BC-INV-03. */
export const itemDiscarded = defineEvent<
  BurncycleState,
  { bot: number; item: number; card: string; deck: 'equipment' | 'mod' }
>({
  name: 'burncycle/item-discarded',
  write(state, { bot, item, card, deck }) {
    botAt(state, bot).items.splice(item, 1);
    state.decks[deck].discard.push(card);
  },
});

/** BC-MOD-04. */
export const modInstalled = defineEvent<BurncycleState, { bot: number; item: number; card: string }>({
  name: 'burncycle/mod-installed',
  write(state, { bot, item }) {
    const installed = botAt(state, bot).items[item];
    if (installed !== undefined) installed.isInstalled = true;
  },
});

/** BC-ROUTE-02: a peg in the hole of the upgrade. */
export const upgraded = defineEvent<BurncycleState, { bot: number; upgrade: string; number: number }>({
  name: 'burncycle/upgraded',
  write(state, { bot, upgrade, number }) {
    const { upgrades } = botAt(state, bot);
    if (upgrade === 'unique') upgrades.unique.push(number);
    else if (upgrade === 'supply') upgrades.supply.push(number);
    else if (upgrade === 'advanced') upgrades.advanced += 1;
    else if (upgrade === 'elite') upgrades.elite += 1;
    else if (upgrade === 'elite-for-advanced') {
      upgrades.advanced -= 1;
      upgrades.elite += 1;
    } else upgrades.universal.push(upgrade as (typeof upgrades.universal)[number]);
  },
});

/** BC-TRADE-02: items by their places in the slots, and keys. */
export const traded = defineEvent<
  BurncycleState,
  {
    bot: number;
    other: number;
    gives: readonly number[];
    takes: readonly number[];
    keysGiven: number;
    keysTaken: number;
  }
>({
  name: 'burncycle/traded',
  write(state, { bot, other, gives, takes, keysGiven, keysTaken }) {
    const [one, two] = [botAt(state, bot), botAt(state, other)];
    const given = one.items.filter((_, item) => gives.includes(item));
    const taken = two.items.filter((_, item) => takes.includes(item));
    one.items = [...one.items.filter((_, item) => !gives.includes(item)), ...taken];
    two.items = [...two.items.filter((_, item) => !takes.includes(item)), ...given];
    one.keys += keysTaken - keysGiven;
    two.keys += keysGiven - keysTaken;
  },
});
