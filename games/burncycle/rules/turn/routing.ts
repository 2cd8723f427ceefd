/** Phases 1 and 5: the player routes energy; what is above the bank limit at the end is lost. Clauses BC-TURN-03, BC-TURN-12, BC-ENERGY-04. */
import { accept } from '@tablerunner/engine';
import { z } from 'zod';
import { botCard } from '../../content/bots.ts';
import { energyLost } from '../events/units.ts';
import { modifier } from '../powers.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';
import { type FreeChoice, withFree } from './free.ts';
import { defineTurnStep } from './own-turn.ts';
import { checkRoute, legalRoutes, type Route, route, routeSchema, routesOf } from './upgrades.ts';

type Routing = Route | { readonly kind: 'done' };

interface Phase {
  /** The second routing: the bank limit holds when it ends. */
  readonly isLast?: boolean | undefined;
}

export const routing = defineTurnStep<Phase, Routing | FreeChoice>(
  withFree<Phase, Routing>({
    name: 'burncycle/routing',
    clause: 'BC-TURN-03',
    choice: z.discriminatedUnion('kind', [routeSchema, z.strictObject({ kind: z.literal('done') })]),
    who: (state) => botAt(state, state.active).seat,
    candidates: (state) => [...routesOf(state, state.active), { kind: 'done' }],
    legal: (state) => [...legalRoutes(state, state.active), { kind: 'done' }],
    check: (state, _memory, choice) => (choice.kind === 'done' ? accept() : checkRoute(state, state.active, choice)),
    apply(state, { isLast }, choice, engine) {
      if (choice.kind === 'route') return route(state, choice, false, engine);
      engine.done();
      const amount = tooMuch(state, state.active);
      if (isLast === true && amount > 0) engine.emit(energyLost, { bot: state.active, amount, source: 'bank' });
    },
  }),
);

/** Energy above the bank limit (BC-ENERGY-04). */
export const tooMuch = (state: BurncycleState, bot: number): number => {
  const { energy, card } = botAt(state, bot);
  return Math.max(0, energy - botCard(card).bank - modifier(state, bot, 'bank'));
};
