/** What an IP's place on the network promises, and what pings threaten. */
import { NETWORK } from '../content/network.ts';
import { networkCard } from '../content/network-cards.ts';
import { AT_ACCESS, BANNED } from '../rules/network/ip-moves.ts';
import { nodeOf } from '../rules/network/map.ts';
import type { Bot, BurncycleState } from '../rules/types.ts';

/** What a hub of each layer is worth: a level, threat, energy, and the core all of them (BC-HUB-02 to 05). */
const HUBS = [0, 1.5, 5, 3.5, 9];
/** What a hub is worth from one move away. */
const FADING = 0.8;
const LEVEL = 0.8;
const CEO = 0.5;
const PING = 0.7;
const PING_ON_HUB = 1.2;
/** A ping moves up to three nodes (BC-PING-07). */
const PING_REACH = 3;
const CHASED = 1.5;
const BANNED_FOR_NOW = 8;
const CARD = 0.5;
/** The core is all that the team needs there. */
const TO_CORE = 2.2;

/** By node: what can be reached from it by moves to the next node or along a line. The hub that it stands on has been taken. */
const HOPES = hopesTo((layer) => HUBS[layer] ?? 0);
/** By node: moves to the core. */
const CORE = stepsToCore();

function hopesTo(worth: (layer: number) => number): readonly number[] {
  const { nodes } = NETWORK;
  const arrival = nodes.map(({ kind, layer }) => (kind === 'hub' ? worth(layer) : 0));
  let hopes = nodes.map(() => 0);
  for (let i = 0; i < nodes.length; i++) {
    const before = hopes;
    hopes = nodes.map(({ next, inward }) =>
      Math.max(...[next, ...inward].map((to) => FADING * Math.max(arrival[to] ?? 0, before[to] ?? 0))),
    );
  }
  return hopes;
}

function stepsToCore(): readonly number[] {
  const { nodes, core } = NETWORK;
  const steps = nodes.map((_, node) => (node === core ? 0 : nodes.length));
  for (let i = 0; i < nodes.length; i++) {
    for (const [node, { next, inward }] of nodes.entries()) {
      if (node === core) continue;
      for (const to of [next, ...inward]) steps[node] = Math.min(steps[node] ?? 0, (steps[to] ?? 0) + 1);
    }
  }
  return steps;
}

/** Moves of an IP to the core, at least. */
const stepsToTheCore = ({ ip, access }: Bot): number => {
  if (ip === BANNED) return NETWORK.nodes.length;
  return ip === AT_ACCESS ? 1 + (CORE[NETWORK.access[access] ?? 0] ?? 0) : (CORE[ip] ?? 0);
};

function standing(state: BurncycleState, bot: Bot): number {
  if (bot.ip === BANNED) return -BANNED_FOR_NOW;
  const first = NETWORK.access[bot.access] ?? 0;
  if (bot.ip === AT_ACCESS) return FADING * (HOPES[first] ?? 0);
  let worth = HOPES[bot.ip] ?? 0;
  if (bot.level <= state.ceo) worth -= CHASED * pingsBehind(state, bot.ip);
  return worth;
}

/** How good it is for an agent's IP to stop on a node, from about 0 to 10. */
export function stopWorth(state: BurncycleState, { level }: Bot, node: number): number {
  const { kind, layer } = nodeOf(NETWORK, node);
  const isLost = state.pings.includes(node) && level <= state.ceo;
  if (isLost) return 0;
  const taken = kind === 'hub' ? (HUBS[layer] ?? 0) : 0;
  return taken + (node === NETWORK.core ? 0 : (HOPES[node] ?? 0));
}

/** Pings that can come onto the node with their next move. */
function pingsBehind({ pings }: BurncycleState, node: number): number {
  let behind = 0;
  for (const ping of pings) {
    let at = ping;
    for (let i = 0; i < PING_REACH; i++) {
      at = nodeOf(NETWORK, at).next;
      if (at !== node) continue;
      behind++;
      break;
    }
  }
  return behind;
}

/** A card for a layer that the IP is on or comes to. */
function cardsOf({ cards, ip }: Bot): number {
  let sum = 0;
  for (const card of cards) {
    const layer = ip < 0 ? 1 : nodeOf(NETWORK, ip).layer;
    sum += CARD * (networkCard(card).layer >= layer ? 1 : 0.5);
  }
  return sum;
}

export function networkWorth(state: BurncycleState, wantsCore: boolean): number {
  let sum = -CEO * state.ceo;
  for (const ping of state.pings) sum -= nodeOf(NETWORK, ping).kind === 'hub' ? PING_ON_HUB : PING;
  let nearest = NETWORK.nodes.length;
  for (const bot of state.bots) {
    if (bot.role !== 'agent' || bot.hasEscaped) continue;
    sum += standing(state, bot) + LEVEL * bot.level + cardsOf(bot);
    nearest = Math.min(nearest, stepsToTheCore(bot));
  }
  return wantsCore ? sum - TO_CORE * nearest : sum;
}
