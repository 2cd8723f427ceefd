/** What happens to the burncycle and to supplies of action chips. */
import { defineEvent } from '@tablerunner/engine';
import type { Chip, SupplyChip } from '../lists.ts';
import { SUPPLY_CHIPS } from '../lists.ts';
import type { BurncycleState, Chips, Slot } from '../types.ts';
import { botAt } from '../units.ts';

/** Whose supply: an agent's own, or the team's. */
export type Holder = number | 'team';

const supplyOf = (state: BurncycleState, holder: Holder): Chips =>
  holder === 'team' ? state.team : botAt(state, holder).supply;

/** Back to the general stock; the captain's chip is set aside (BC-RULE-13). */
function putBack(state: BurncycleState, chip: Chip | undefined): void {
  if (chip !== undefined && chip !== 'captain') state.stock[chip] += 1;
}

/** BC-SETUP-33, BC-REBOOT-05: the active slots from left to right. */
export const cycleFilled = defineEvent<BurncycleState, { chips: readonly Chip[] }>({
  name: 'burncycle/cycle-filled',
  write(state, { chips }) {
    let next = 0;
    for (const slot of state.burncycle) {
      if (!slot.isActive) continue;
      const chip = chips[next++];
      if (chip === undefined) continue;
      slot.chip = chip;
      slot.isDegraded = false;
      if (chip !== 'captain') state.stock[chip] -= 1;
    }
    state.tracker = -1;
  },
});

/** BC-REBOOT-04: every chip of the burncycle and of all supplies. */
export const chipsReturned = defineEvent<BurncycleState, Record<string, never>>({
  name: 'burncycle/chips-returned',
  write(state) {
    for (const slot of state.burncycle) {
      putBack(state, slot.chip);
      slot.chip = undefined;
      slot.isDegraded = false;
    }
    for (const supply of [state.team, ...state.bots.map((bot) => bot.supply)]) {
      for (const chip of SUPPLY_CHIPS) {
        state.stock[chip] += supply[chip];
        supply[chip] = 0;
      }
    }
  },
});

/** BC-SUPPLY-04: from the general stock into a supply. */
export const chipGained = defineEvent<BurncycleState, { to: Holder; chip: SupplyChip }>({
  name: 'burncycle/chip-gained',
  write(state, { to, chip }) {
    state.stock[chip] -= 1;
    supplyOf(state, to)[chip] += 1;
  },
});

/** Out of a supply into the general stock: an input was paid, or Drain took it. */
export const chipDiscarded = defineEvent<BurncycleState, { from: Holder; chip: SupplyChip; cause: string }>({
  name: 'burncycle/chip-discarded',
  write(state, { from, chip }) {
    supplyOf(state, from)[chip] -= 1;
    state.stock[chip] += 1;
  },
});

/** BC-ALTER-01 to 03. */
export const cycleAltered = defineEvent<BurncycleState, { slot: number; from: Holder; chip: SupplyChip }>({
  name: 'burncycle/cycle-altered',
  write(state, { slot, from, chip }) {
    const altered = slotAt(state, slot);
    putBack(state, altered.chip);
    supplyOf(state, from)[chip] -= 1;
    altered.chip = chip;
    altered.isDegraded = false;
  },
});

export const chipDegraded = defineEvent<BurncycleState, { slot: number }>({
  name: 'burncycle/chip-degraded',
  write(state, { slot }) {
    slotAt(state, slot).isDegraded = true;
  },
});

/** The tracker goes onto a slot; -1 takes it off the burncycle. */
export const trackerMoved = defineEvent<BurncycleState, { slot: number }>({
  name: 'burncycle/tracker-moved',
  write(state, { slot }) {
    state.tracker = slot;
  },
});

/** BC-SLOT-04, BC-SLOT-05: with a general chip where the burncycle exists already. */
export const slotActivated = defineEvent<BurncycleState, { slot: number; chip?: 'general' | undefined }>({
  name: 'burncycle/slot-activated',
  write(state, { slot, chip }) {
    const activated = slotAt(state, slot);
    activated.isActive = true;
    activated.isDegraded = false;
    activated.chip = chip;
    if (chip !== undefined) state.stock[chip] -= 1;
  },
});

/** BC-SLOT-06. */
export const slotDeactivated = defineEvent<BurncycleState, { slot: number }>({
  name: 'burncycle/slot-deactivated',
  write(state, { slot }) {
    const lost = slotAt(state, slot);
    putBack(state, lost.chip);
    lost.isActive = false;
    lost.isDegraded = false;
    lost.chip = undefined;
  },
});

function slotAt(state: BurncycleState, index: number): Slot {
  const slot = state.burncycle[index];
  if (slot === undefined) throw new Error(`there is no slot ${index}`);
  return slot;
}
