/** What happens on the network. */
import { defineEvent } from '@tablerunner/engine';
import { AT_ACCESS, BANNED } from '../network/ip-moves.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';

export const ipMoved = defineEvent<BurncycleState, { bot: number; to: number }>({
  name: 'burncycle/ip-moved',
  write(state, { bot, to }) {
    botAt(state, bot).ip = to;
  },
});

/** BC-RESET-04, BC-HUB-05: back to its access point. */
export const ipReset = defineEvent<BurncycleState, { bot: number; cause: string }>({
  name: 'burncycle/ip-reset',
  write(state, { bot }) {
    botAt(state, bot).ip = AT_ACCESS;
  },
});

/** Peg and level die leave the network (BC-BAN-05). */
export const ipBanned = defineEvent<BurncycleState, { bot: number }>({
  name: 'burncycle/ip-banned',
  write(state, { bot }) {
    const agent = botAt(state, bot);
    agent.ip = BANNED;
    agent.level = 1;
  },
});

/** BC-REBOOT-08: with network level 1, at the access point its player picks. */
export const ipReturned = defineEvent<BurncycleState, { bot: number; access: number }>({
  name: 'burncycle/ip-returned',
  write(state, { bot, access }) {
    const agent = botAt(state, bot);
    agent.ip = AT_ACCESS;
    agent.access = access;
    agent.level = 1;
  },
});

export const levelChanged = defineEvent<BurncycleState, { bot: number; to: number }>({
  name: 'burncycle/level-changed',
  write(state, { bot, to }) {
    botAt(state, bot).level = to;
  },
});

export const ceoLevelChanged = defineEvent<BurncycleState, { to: number }>({
  name: 'burncycle/ceo-level-changed',
  write(state, { to }) {
    state.ceo = to;
  },
});

/** BC-PING-02. */
export const pingAdded = defineEvent<BurncycleState, { node: number }>({
  name: 'burncycle/ping-added',
  write(state, { node }) {
    state.pings.push(node);
  },
});

/** BC-RESET-04: back to the stock of pings. */
export const pingRemoved = defineEvent<BurncycleState, { node: number; cause: string }>({
  name: 'burncycle/ping-removed',
  write(state, { node }) {
    state.pings = state.pings.filter((ping) => ping !== node);
  },
});

export const pingMoved = defineEvent<BurncycleState, { from: number; to: number }>({
  name: 'burncycle/ping-moved',
  write(state, { from, to }) {
    state.pings = state.pings.map((ping) => (ping === from ? to : ping));
  },
});

/** BC-NETCARD-02. */
export const networkCardGained = defineEvent<BurncycleState, { bot: number; card: string }>({
  name: 'burncycle/network-card-gained',
  write(state, { bot, card }) {
    botAt(state, bot).cards.push(card);
  },
});

/** BC-NETCARD-08: resolved or discarded, it goes to the discards. */
export const networkCardUsed = defineEvent<BurncycleState, { bot: number; place: number; card: string }>({
  name: 'burncycle/network-card-used',
  write(state, { bot, place, card }) {
    botAt(state, bot).cards.splice(place, 1);
    state.decks.network.discard.push(card);
  },
});
