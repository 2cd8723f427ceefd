/** The network card action: the agent draws a card; optimized, the player takes one more action. Clauses BC-NETCARD-01 to 04; BC-RULE-39. */
import { accept, defineStep, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { networkCardGained, networkCardUsed } from '../events/network.ts';
import { drawCard } from '../piles.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, isDown, isOnFloor, moduleIndex } from '../units.ts';

const MOST_CARDS = 3;

/** From anywhere on the floor, but never by the module (BC-NETCARD-01). */
export function checkNetworkCard(state: BurncycleState, bot: number): Verdict {
  if (bot === moduleIndex(state)) return refuse('BC-NETCARD-01', 'module-has-no-ip');
  const agent = botAt(state, bot);
  return !isOnFloor(agent) || isDown(agent) ? refuse('BC-SHUT-04', 'shut-down', { bot }) : accept();
}

interface Discard {
  readonly kind: 'discard-card';
  readonly card: number;
}

/** One card face up; a fourth is too many, the player's choice which goes (BC-NETCARD-02, BC-NETCARD-03). */
export const networkCardAction = defineStep<
  BurncycleState,
  { readonly bot: number; readonly isDrawn?: boolean },
  Discard
>({
  name: 'burncycle/network-card',
  clause: 'BC-NETCARD-03',
  choice: z.strictObject({ kind: z.literal('discard-card'), card: z.int().min(0).max(9) }),
  who: (state, { bot }) => (botAt(state, bot).cards.length > MOST_CARDS ? botAt(state, bot).seat : undefined),
  candidates: (state, { bot }) => botAt(state, bot).cards.map((_, card) => ({ kind: 'discard-card', card })),
  check: (state, { bot }, { card }) =>
    botAt(state, bot).cards[card] === undefined ? refuse('BC-NETCARD-03', 'no-such-card', { card }) : accept(),
  apply: (state, { bot }, { card: place }, engine) =>
    engine.emit(networkCardUsed, { bot, place, card: botAt(state, bot).cards[place] ?? '' }),
  run(state, { bot, isDrawn }, engine) {
    if (isDrawn === true) return engine.done();
    const card = drawCard(state, 'network', engine);
    if (card !== undefined) engine.emit(networkCardGained, { bot, card });
    engine.stay({ bot, isDrawn: true });
  },
});
