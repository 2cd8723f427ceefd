/** Each player picks a bot, the team one more as command module; then all route energy. Clauses BC-SETUP-25 to 32; BC-RULE-86. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { botChosen, supplyGranted } from '../events/setup.ts';
import { energyLost } from '../events/units.ts';
import { tooMuch } from '../turn/routing.ts';
import { checkRoute, legalRoutes, type Route, route, routeSchema, routesOf } from '../turn/upgrades.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';
import { freeBots } from './start.ts';

type Nothing = Record<string, never>;

interface Choose {
  readonly kind: 'bot';
  readonly card: string;
}

const unchosen = ({ bots }: BurncycleState): number => bots.findIndex(({ card }) => card === '');
/** For the team the first seat speaks. */
const seatFor = (state: BurncycleState, bot: number): string => botAt(state, bot).seat || (state.seats[0] ?? '');

export const chooseBots = defineStep<BurncycleState, Nothing, Choose>({
  name: 'burncycle/choose-bots',
  clause: 'BC-SETUP-25',
  choice: z.strictObject({ kind: z.literal('bot'), card: z.string() }),
  who: (state) => (unchosen(state) < 0 ? undefined : seatFor(state, unchosen(state))),
  candidates: (state) => freeBots(state).map((card) => ({ kind: 'bot', card })),
  check: (state, _memory, { card }) =>
    freeBots(state).includes(card) ? accept() : refuse('BC-SETUP-25', 'no-such-bot', { card }),
  apply: (state, _memory, { card }, engine) => engine.emit(botChosen, { bot: unchosen(state), card }),
  run: (_state, _memory, engine) => engine.done(),
});

const SUPPLIES = [0, 1, 2] as const;

interface Supply {
  readonly kind: 'supply';
  readonly number: number;
}

/** With 2 players each agent gets one of choice, alone an agent gets all three (BC-SETUP-30). */
const waitingForSupply = ({ bots, seats }: BurncycleState): number =>
  seats.length === 2 ? bots.findIndex(({ role, upgrades }) => role === 'agent' && upgrades.supply.length === 0) : -1;

export const grantSupplies = defineStep<BurncycleState, Nothing, Supply>({
  name: 'burncycle/grant-supplies',
  clause: 'BC-SETUP-30',
  choice: z.strictObject({ kind: z.literal('supply'), number: z.int().min(0).max(2) }),
  who: (state) => (waitingForSupply(state) < 0 ? undefined : botAt(state, waitingForSupply(state)).seat),
  candidates: () => SUPPLIES.map((number) => ({ kind: 'supply', number })),
  check: () => accept(),
  apply: (state, _memory, { number }, engine) => engine.emit(supplyGranted, { bot: waitingForSupply(state), number }),
  run(state, _memory, engine) {
    if (state.seats.length === 1) for (const number of SUPPLIES) engine.emit(supplyGranted, { bot: 0, number });
    engine.done();
  },
});

type Routing = Route | { readonly kind: 'done' };

/** Agent after agent, each with the energy of all for the module; what is above a bank limit when all are done is lost (BC-SETUP-31, BC-SETUP-32, BC-RULE-86). */
export const setupRouting = defineStep<BurncycleState, { readonly agent?: number }, Routing>({
  name: 'burncycle/setup-routing',
  clause: 'BC-SETUP-31',
  choice: z.discriminatedUnion('kind', [routeSchema, z.strictObject({ kind: z.literal('done') })]),
  who: (state, { agent = 0 }) => state.seats[agent],
  candidates: (state, { agent = 0 }) => [...routesOf(state, agent), { kind: 'done' }],
  legal: (state, { agent = 0 }) => [...legalRoutes(state, agent), { kind: 'done' }],
  check: (state, { agent = 0 }, choice) => (choice.kind === 'done' ? accept() : checkRoute(state, agent, choice)),
  apply(state, { agent = 0 }, choice, engine) {
    if (choice.kind === 'route') return route(state, choice, true, engine);
    engine.stay({ agent: agent + 1 });
  },
  run(state, _memory, engine) {
    for (const agent of state.seats.keys()) {
      const amount = tooMuch(state, agent);
      if (amount > 0) engine.emit(energyLost, { bot: agent, amount, source: 'bank' });
    }
    engine.done();
  },
});
