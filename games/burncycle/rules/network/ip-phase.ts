/** Phase 4: for each usable chip the IP makes one move or passes, and resolves the node it stops on. Clauses BC-TURN-09 to 11, BC-IP, BC-HUB, BC-NETCARD-06 to 08; BC-RULE-23. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { NETWORK } from '../../content/network.ts';
import { networkCard } from '../../content/network-cards.ts';
import { runEffects } from '../effects/list.ts';
import { energyGained } from '../events/bots.ts';
import { ipMoved, ipReset, levelChanged, networkCardUsed } from '../events/network.ts';
import { trackerMoved } from '../events/track.ts';
import { raiseThreat } from '../threat.ts';
import { chipAt, isLive, nextSlot } from '../track/track.ts';
import { type FreeChoice, withFree } from '../turn/free.ts';
import { defineTurnStep } from '../turn/own-turn.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, isDown } from '../units.ts';
import { BANNED, ipStops } from './ip-moves.ts';
import { nodeOf } from './map.ts';
import { bounded, resolveReset } from './reset.ts';

type Move = { readonly kind: 'ip'; readonly to: number } | { readonly kind: 'pass' };

const stopsNow = (state: BurncycleState): number[] => {
  const { ip, access } = botAt(state, state.active);
  const chip = chipAt(state, state.tracker);
  if (chip === undefined || !isLive(state, state.tracker)) return []; // lost or degraded meanwhile (BC-CYCLE-05)
  const others = state.bots
    .filter((_, bot) => bot !== state.active)
    .map((bot) => bot.ip)
    .filter((node) => node >= 0);
  return ipStops(NETWORK, { from: ip, access, chip, others, pings: state.pings });
};

const movesNow = (state: BurncycleState): Move[] => [
  ...stopsNow(state).map((to): Move => ({ kind: 'ip', to })),
  { kind: 'pass' },
];

/** Skipped by the banned and the shut down (BC-TURN-10, BC-TURN-11). */
const isOut = (state: BurncycleState): boolean => {
  const agent = botAt(state, state.active);
  return agent.ip === BANNED || isDown(agent);
};

interface Phase {
  /** The tracker stands on the chip of the move that is to be made. */
  readonly isOn?: boolean | undefined;
}

export const ipPhase = defineTurnStep<Phase, Move | FreeChoice>(
  withFree<Phase, Move>({
    name: 'burncycle/ip-phase',
    clause: 'BC-IP-01',
    choice: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('ip'), to: z.int().min(0) }),
      z.strictObject({ kind: z.literal('pass') }),
    ]),
    who: (state, { isOn }) => (isOn === true && !isOut(state) ? botAt(state, state.active).seat : undefined),
    candidates: movesNow,
    legal: movesNow,
    check: (state, _memory, choice) =>
      choice.kind === 'pass' || stopsNow(state).includes(choice.to)
        ? accept()
        : refuse('BC-IP-03', 'not-where-the-move-ends', { node: choice.to }),
    apply(state, _memory, choice, engine) {
      engine.stay<Phase>({});
      if (choice.kind === 'pass') return;
      engine.emit(ipMoved, { bot: state.active, to: choice.to });
      engine.interrupt(stopped, { bot: state.active });
    },
    run(state, _memory, engine) {
      const slot = isOut(state) ? -1 : nextSlot(state, state.tracker);
      engine.emit(trackerMoved, { slot });
      if (slot < 0) engine.done();
      else engine.stay<Phase>({ isOn: true });
    },
  }),
);

/** A ping on the node first; who remains resolves the node (BC-IP-08). */
export const stopped = defineStep<BurncycleState, { readonly bot: number }>({
  name: 'burncycle/stopped',
  clause: 'BC-IP-08',
  run(state, { bot }, engine) {
    const { ip } = botAt(state, bot);
    const remains = !state.pings.includes(ip) || resolveReset(state, bot, ip, engine);
    if (!remains) return engine.done();
    const { kind, layer } = nodeOf(NETWORK, ip);
    if (kind === 'hub') {
      takeHub(state, bot, layer, engine);
      return engine.done();
    }
    engine.next(useCards, { bot });
  },
});

/** BC-HUB-02 to 05. */
export function takeHub(state: BurncycleState, bot: number, layer: number, engine: Engine<BurncycleState>): void {
  const isCore = layer === NETWORK.layers;
  if (layer === 1 || isCore) engine.emit(levelChanged, { bot, to: bounded(botAt(state, bot).level + 1) });
  if (layer === 2 || isCore) raiseThreat(state, -1, 'hub', engine);
  if (layer === 3 || isCore) engine.emit(energyGained, { bot, amount: 1, source: 'hub' });
  if (isCore) engine.emit(ipReset, { bot, cause: 'core' });
}

type UseCard = { readonly kind: 'use-card'; readonly card: number } | { readonly kind: 'done' };

/** Held cards of the node's layer and type. */
function matching(state: BurncycleState, bot: number): number[] {
  const { cards, ip } = botAt(state, bot);
  if (ip < 0) return [];
  const { layer, kind } = nodeOf(NETWORK, ip);
  return [...cards.keys()].filter((at) => {
    const card = networkCard(cards[at] ?? '');
    return card.layer === layer && card.node === kind;
  });
}

/** Each matching card may be resolved or not, in any order (BC-NETCARD-06, BC-NETCARD-07, BC-RULE-23). */
export const useCards = defineTurnStep<{ readonly bot: number }, UseCard>({
  name: 'burncycle/use-cards',
  clause: 'BC-NETCARD-06',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('use-card'), card: z.int().min(0).max(9) }),
    z.strictObject({ kind: z.literal('done') }),
  ]),
  who: (state, { bot }) => (matching(state, bot).length > 0 ? botAt(state, bot).seat : undefined),
  candidates: (state, { bot }) => [
    ...matching(state, bot).map((card): UseCard => ({ kind: 'use-card', card })),
    { kind: 'done' },
  ],
  check: (state, { bot }, choice) =>
    choice.kind === 'done' || matching(state, bot).includes(choice.card)
      ? accept()
      : refuse('BC-NETCARD-06', 'not-for-this-node', { card: choice.card }),
  apply(state, { bot }, choice, engine) {
    if (choice.kind === 'done') return engine.done();
    const card = botAt(state, bot).cards[choice.card] ?? '';
    engine.emit(networkCardUsed, { bot, place: choice.card, card });
    runEffects(networkCard(card).effects, { bot }, engine);
  },
  run: (_state, _memory, engine) => engine.done(),
});
