/** What happens while a game or a floor is set up. */

import { defineEvent } from '@tablerunner/engine';
import { botCard } from '../../content/bots.ts';
import { shedDisguise } from '../special/disguise.ts';
import type { BurncycleState, FloorNow } from '../types.ts';
import { botAt } from '../units.ts';
import type { Unit } from './named.ts';

/** BC-SETUP-25, BC-SETUP-27. */
export const botChosen = defineEvent<BurncycleState, { bot: number; card: string }>({
  name: 'burncycle/bot-chosen',
  write(state, { bot, card }) {
    const chosen = botAt(state, bot);
    const { module, drone } = botCard(card);
    chosen.card = card;
    if (chosen.role === 'agent') {
      if (drone === true) state.drone = { bot, cell: -1, isCharged: true, moved: 0 }; // BC-MEM-01
      return;
    }
    chosen.energy = module.energy; // BC-SETUP-29
    state.burncycle = module.slots.map((_, slot) => ({
      isActive: slot < module.starts,
      chip: undefined,
      isDegraded: false,
    })); // BC-SETUP-28
  },
});

/** BC-SETUP-30. */
export const supplyGranted = defineEvent<BurncycleState, { bot: number; number: number }>({
  name: 'burncycle/supply-granted',
  write(state, { bot, number }) {
    botAt(state, bot).upgrades.supply.push(number);
  },
});

/** BC-SETUP-14 to 18, BC-FLOOR-08: the floor lies, everything else that was on the table is gone from it. */
export const floorLaid = defineEvent<BurncycleState, { stage: number; floor: FloorNow }>({
  name: 'burncycle/floor-laid',
  write(state, { stage, floor }) {
    state.stage = stage;
    state.floor = structuredCopy(floor);
    state.progress = { tasks: [], isDone: false, win: [] };
  },
});

/** BC-FLOOR-07 to 09: units wait off the floor; awareness chips go back to the mats; keypad cards and other guards are put away. */
export const floorCleared = defineEvent<BurncycleState, { kept: readonly number[] }>({
  name: 'burncycle/floor-cleared',
  write(state, { kept }) {
    for (const bot of state.bots.keys()) shedDisguise(state, bot); // BC-IFACE-03
    for (const bot of state.bots) Object.assign(bot, { cell: -1, chip: -1, isChipTurned: false, isHidden: false });
    for (const { kind, level } of state.guards.filter((_, at) => !kept.includes(at))) {
      if (level > 0) state.guardPiles[level]?.discard.push(kind);
    }
    state.guards = state.guards.filter((_, at) => kept.includes(at)).map((guard) => ({ ...guard, cell: -1, post: -1 }));
    if (state.drone !== undefined) state.drone.cell = -1;
    state.decks.keypad.discard.push(...state.floor.keypads.map(({ card }) => card));
    state.marker = state.active >= 0 ? state.active : state.marker; // BC-FLOOR-05
    state.lastTurn = -1;
  },
});

export const botPlaced = defineEvent<BurncycleState, { bot: number; cell: number }>({
  name: 'burncycle/bot-placed',
  write(state, { bot, cell }) {
    botAt(state, bot).cell = cell;
    if (state.drone?.bot === bot) Object.assign(state.drone, { cell, isCharged: true }); // BC-MEM-10
  },
});

export const guardPlaced = defineEvent<BurncycleState, Unit & { cell: number }>({
  name: 'burncycle/guard-placed',
  write(state, { guard, cell }) {
    const placed = state.guards[guard];
    if (placed !== undefined) placed.cell = cell;
  },
});

/** The event keeps its own data: later changes of the state must not change the log. */
const structuredCopy = (floor: FloorNow): FloorNow => ({
  ...floor,
  doors: [...floor.doors],
  destroyed: [...floor.destroyed],
  terminals: floor.terminals.map((terminal) => ({ ...terminal })),
  caches: [...floor.caches],
  unscouted: [...floor.unscouted],
  keypads: [],
  beads: {},
});
