/** What happens to Joan the drone and to Interface's disguise. */
import { defineEvent } from '@tablerunner/engine';
import { shedDisguise } from '../special/disguise.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';

/** BC-MEM-06: on Memory's space she is charged. */
export const droneMoved = defineEvent<BurncycleState, { to: number; moved: number }>({
  name: 'burncycle/drone-moved',
  write({ drone, bots }, { to, moved }) {
    if (drone === undefined) return;
    drone.cell = to;
    drone.moved = moved;
    if (bots[drone.bot]?.cell === to) drone.isCharged = true;
  },
});

/** BC-MEM-04. */
export const droneDischarged = defineEvent<BurncycleState, Record<string, never>>({
  name: 'burncycle/drone-discharged',
  write({ drone }) {
    if (drone !== undefined) drone.isCharged = false;
  },
});

/** BC-IFACE-01. */
export const disguisePutOn = defineEvent<BurncycleState, { bot: number; kind: string; facing: number }>({
  name: 'burncycle/disguise-put-on',
  write(state, { bot, kind, facing }) {
    botAt(state, bot).disguise = { kind, facing };
  },
});

/** BC-IFACE-05. */
export const disguiseFaced = defineEvent<BurncycleState, { bot: number; facing: number }>({
  name: 'burncycle/disguise-faced',
  write(state, { bot, facing }) {
    const { disguise } = botAt(state, bot);
    if (disguise !== undefined) disguise.facing = facing;
  },
});

/** BC-IFACE-02, BC-IFACE-03. `cause` is for the log. */
export const disguiseRemoved = defineEvent<BurncycleState, { bot: number; cause: string }>({
  name: 'burncycle/disguise-removed',
  write: (state, { bot }) => shedDisguise(state, bot),
});
