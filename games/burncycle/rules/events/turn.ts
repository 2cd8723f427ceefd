/** What happens in the course of turns and rounds. */
import { defineEvent } from '@tablerunner/engine';
import { becomeBots, becomeGuards } from '../special/disguise.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';

export const turnBegan = defineEvent<BurncycleState, { bot: number }>({
  name: 'burncycle/turn-began',
  write(state, { bot }) {
    state.active = bot;
    state.lastTurn = bot;
    state.isTurnOver = false;
    state.tracker = -1;
    if (state.drone !== undefined) state.drone.moved = 0;
  },
});

/** BC-TURN-14: unused network cards go; dice that were not rolled do too. */
export const turnEnded = defineEvent<BurncycleState, { bot: number }>({
  name: 'burncycle/turn-ended',
  write(state, { bot }) {
    const agent = botAt(state, bot);
    state.decks.network.discard.push(...agent.cards);
    agent.cards = [];
    state.pool = { basic: 0, advanced: 0, elite: 0 };
    state.tracker = -1;
  },
});

/** BC-CORP-01; the disguised act as guards (BC-IFACE-09). */
export const corporationBegan = defineEvent<BurncycleState, Record<string, never>>({
  name: 'burncycle/corporation-began',
  write(state) {
    state.active = -1;
    becomeGuards(state);
  },
});

export const roundEnded = defineEvent<BurncycleState, Record<string, never>>({
  name: 'burncycle/round-ended',
  write(state) {
    becomeBots(state);
    state.round += 1;
    state.lastTurn = -1;
  },
});
