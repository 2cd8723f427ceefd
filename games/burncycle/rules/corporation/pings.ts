/** Ping activation: they move layer by layer, then the ping die is rolled for each hub that holds one. Clauses BC-PING, BC-PINGDIE, BC-BAN, BC-RESET; BC-RULE-07, 78 to 80. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { NETWORK } from '../../content/network.ts';
import { threatHeld } from '../events/cards.ts';
import { ceoLevelChanged, ipBanned, pingMoved } from '../events/network.ts';
import { addPing } from '../network/add-ping.ts';
import { AT_ACCESS, BANNED } from '../network/ip-moves.ts';
import { nodeOf } from '../network/map.ts';
import { firstPings, pingPath, pingsFrom, waysOut } from '../network/pings.ts';
import { agentOn, bounded, resolveReset } from '../network/reset.ts';
import { raiseThreat, resolveThreat } from '../threat.ts';
import type { BurncycleState } from '../types.ts';
import { CORPORATION, spokesman } from '../units.ts';

interface Activation {
  /** The layer whose pings move; 0 before it is known whether there are any. */
  readonly layer: number;
  /** Pings of this layer that are still to move, the next one first; undefined until the first is known. */
  readonly order?: readonly number[] | undefined;
}

interface First {
  readonly kind: 'ping';
  readonly node: number;
}

const onLayer = ({ pings }: BurncycleState, layer: number): number[] =>
  pings.filter((node) => nodeOf(NETWORK, node).layer === layer);

const firstsOf = (state: BurncycleState, { layer, order }: Activation): number[] =>
  order !== undefined || layer === 0 ? [] : firstPings(NETWORK, onLayer(state, layer));

export const pingActivation = defineStep<BurncycleState, Activation, First>({
  name: 'burncycle/ping-activation',
  clause: 'BC-PING-05',
  choice: z.strictObject({ kind: z.literal('ping'), node: z.int().min(0) }),
  who: (state, memory) => (firstsOf(state, memory).length > 1 ? spokesman(state) : undefined),
  candidates: (state, memory) => firstsOf(state, memory).map((node) => ({ kind: 'ping', node })),
  check: (state, memory, { node }) =>
    firstsOf(state, memory).includes(node) ? accept() : refuse('BC-PING-04', 'not-the-first-ping', { node }),
  apply: (state, memory, { node }, engine) =>
    engine.stay<Activation>({ ...memory, order: pingsFrom(NETWORK, node, onLayer(state, memory.layer)) }),
  run(state, memory, engine) {
    const { layer, order } = memory;
    if (layer === 0) engine.emit(threatHeld, { isHeld: true }); // BC-PING-14
    if (layer === 0 && state.pings.length === 0) {
      addPing(state, engine); // it does not move, but it sits on a hub (BC-PING-01, BC-RULE-78)
      return engine.next(pingDice, {});
    }
    if (layer === 0) return engine.stay<Activation>({ layer: 1 });
    if (layer > NETWORK.layers) return engine.next(pingDice, {});
    if (order === undefined) {
      const [first] = firstsOf(state, memory);
      const pings = onLayer(state, layer);
      return engine.stay<Activation>({ layer, order: first === undefined ? [] : pingsFrom(NETWORK, first, pings) });
    }
    const [next, ...later] = order;
    if (next === undefined) return engine.stay<Activation>({ layer: layer + 1 });
    engine.stay<Activation>({ layer, order: later });
    movePing(state, next, engine);
  },
});

/** Node after node: a reset where it stops on an IP, a ban where it passes an access point that stands empty (BC-PING-07, BC-BAN-04). */
function movePing(state: BurncycleState, from: number, engine: Engine<BurncycleState>): void {
  const others = state.pings.filter((ping) => ping !== from);
  const ips = state.bots.map(({ ip }) => ip).filter((ip) => ip >= 0);
  let at = from;
  for (const node of pingPath(NETWORK, from, others, ips)) {
    engine.emit(pingMoved, { from: at, to: node });
    at = node;
    if (!arrive(state, node, engine)) return;
  }
}

/** Returns false if the ping was thrown back: then nobody is banned (BC-RULE-80). */
function arrive(state: BurncycleState, node: number, engine: Engine<BurncycleState>): boolean {
  const agent = agentOn(state, node);
  if (agent >= 0 && resolveReset(state, agent, node, engine)) return false;
  const { access } = nodeOf(NETWORK, node);
  for (const [bot, { role, ip, access: own }] of state.bots.entries()) {
    const isGone = role === 'agent' && own === access && ip !== AT_ACCESS && ip !== BANNED;
    if (access >= 0 && isGone) engine.emit(ipBanned, { bot });
  }
  return true;
}

const FACES = 6;

interface Dice {
  /** Rolls still to be made; undefined before the hubs were counted (BC-PING-11). */
  readonly left?: number | undefined;
}

/** Once for each hub that holds a ping when the pings have moved; with none, all go outward (BC-PING-10 to 12). */
export const pingDice = defineStep<BurncycleState, Dice>({
  name: 'burncycle/ping-dice',
  clause: 'BC-PING-10',
  run(state, { left }, engine) {
    if (left === 0) {
      engine.done();
      engine.emit(threatHeld, { isHeld: false });
      return resolveThreat(state, engine); // BC-PING-14
    }
    if (left !== undefined) {
      engine.stay<Dice>({ left: left - 1 });
      return rollPingDie(state, engine);
    }
    const hubs = new Set(state.pings.filter((node) => nodeOf(NETWORK, node).kind === 'hub')).size;
    engine.stay<Dice>({ left: hubs });
    if (hubs === 0) engine.interrupt(transfer, { layer: 2, waiting: onLayer(state, 2) });
  },
});

/** In pairs, without and with a transfer: threat, the CEO's level, a new ping (BC-PINGDIE-01 to 06). */
function rollPingDie(state: BurncycleState, engine: Engine<BurncycleState>): void {
  const face = engine.die(FACES, 'ping', { owner: CORPORATION });
  if (face <= 2) raiseThreat(state, 1, 'ping', engine);
  else if (face <= 4) engine.emit(ceoLevelChanged, { to: bounded(state.ceo + 1) });
  else addPing(state, engine);
  if (face % 2 === 0) engine.interrupt(transfer, { layer: 2, waiting: onLayer(state, 2) });
}

interface Transfer {
  readonly layer: number;
  /** Pings of this layer that have not been looked at. */
  readonly waiting: readonly number[];
}

interface Line {
  readonly kind: 'line';
  readonly to: number;
}

const linesOf = (state: BurncycleState, { waiting }: Transfer): number[] =>
  waiting[0] === undefined ? [] : waysOut(NETWORK, waiting[0], state.pings);

/** From the outer layers inward, each ping once; the players choose between two lines (BC-RULE-79). */
export const transfer = defineStep<BurncycleState, Transfer, Line>({
  name: 'burncycle/transfer',
  clause: 'BC-PING-12',
  choice: z.strictObject({ kind: z.literal('line'), to: z.int().min(0) }),
  who: (state, memory) => (linesOf(state, memory).length > 1 ? spokesman(state) : undefined),
  candidates: (state, memory) => linesOf(state, memory).map((to) => ({ kind: 'line', to })),
  check: (state, memory, { to }) =>
    linesOf(state, memory).includes(to) ? accept() : refuse('BC-PING-12', 'no-such-line', { node: to }),
  apply: (state, memory, { to }, engine) => goOut(state, memory, to, engine),
  run(state, memory, engine) {
    const { layer, waiting } = memory;
    if (waiting.length === 0) {
      if (layer === NETWORK.layers) return engine.done();
      return engine.stay<Transfer>({ layer: layer + 1, waiting: onLayer(state, layer + 1) });
    }
    const [to] = linesOf(state, memory);
    if (to === undefined) return engine.stay<Transfer>({ layer, waiting: waiting.slice(1) });
    goOut(state, memory, to, engine);
  },
});

function goOut(state: BurncycleState, { layer, waiting }: Transfer, to: number, engine: Engine<BurncycleState>): void {
  engine.stay<Transfer>({ layer, waiting: waiting.slice(1) });
  engine.emit(pingMoved, { from: waiting[0] ?? -1, to });
  arrive(state, to, engine);
}
