/** What energy can be routed into, and what it costs. Clauses BC-ROUTE, BC-UPG, BC-SLOT-01 to 04; BC-RULE-17. */
import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { botCard } from '../../content/bots.ts';
import { upgraded } from '../events/bots.ts';
import { slotActivated } from '../events/track.ts';
import { energyLost } from '../events/units.ts';
import { UNIVERSALS } from '../lists.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, isDown, moduleIndex } from '../units.ts';

export const UPGRADES = [...UNIVERSALS, 'unique', 'supply', 'advanced', 'elite', 'elite-for-advanced', 'slot'] as const;

/** An agent's upgrades, and the module's (BC-UPG-08). */
const FOR_AGENTS = UPGRADES.filter((upgrade) => upgrade !== 'slot');
const FOR_MODULE = [...UNIVERSALS, 'slot'] as const;

export const routeSchema = z.strictObject({
  kind: z.literal('route'),
  bot: z.int().min(0).max(4),
  upgrade: z.enum(UPGRADES),
  /** Which of the three unique abilities or supply upgrades; 0 for all others. */
  number: z.int().min(0).max(2),
  /** What each bot pays, in the order of the bots. */
  pays: z.array(z.int().min(0).max(9)).min(2).max(5),
});

export type Route = z.infer<typeof routeSchema>;

const SUPPLY_COST = 2;
const ADVANCED_COST = 2;
const ELITE_COST = 4;

const leftmostInactive = ({ burncycle }: BurncycleState): number => burncycle.findIndex(({ isActive }) => !isActive);

function costOf(state: BurncycleState, { bot, upgrade, number }: Pick<Route, 'bot' | 'upgrade' | 'number'>): number {
  const card = botCard(botAt(state, bot).card);
  switch (upgrade) {
    case 'unique':
      return card.unique[number] ?? 0;
    case 'supply':
      return SUPPLY_COST;
    case 'advanced':
    case 'elite-for-advanced':
      return ADVANCED_COST;
    case 'elite':
      return ELITE_COST;
    case 'slot':
      return card.module.slots[leftmostInactive(state)] ?? 0;
    default:
      return 1;
  }
}

/** Whether the bot can have it at all; who pays is another question. */
function checkUpgrade(
  state: BurncycleState,
  { bot, upgrade, number }: Pick<Route, 'bot' | 'upgrade' | 'number'>,
): Verdict {
  const { upgrades, card, role } = botAt(state, bot);
  const limits = botCard(card);
  const isUniversal = upgrade === 'push' || upgrade === 'repair' || upgrade === 'swap';
  if (number !== 0 && upgrade !== 'unique' && upgrade !== 'supply')
    return refuse('BC-UPG-08', 'no-such-upgrade', { upgrade });
  if (isUniversal)
    return upgrades.universal.includes(upgrade) ? refuse('BC-UPG-01', 'active-already', { upgrade }) : accept();
  if (role === 'module' && upgrade !== 'slot') return refuse('BC-UPG-08', 'not-for-the-module', { upgrade });
  switch (upgrade) {
    case 'slot':
      if (role !== 'module') return refuse('BC-UPG-08', 'not-for-agents', { upgrade });
      return leftmostInactive(state) < 0 ? refuse('BC-SLOT-03', 'all-slots-active') : accept();
    case 'unique':
      return upgrades.unique.includes(number) ? refuse('BC-UPG-01', 'active-already', { upgrade }) : accept();
    case 'supply':
      return upgrades.supply.includes(number) ? refuse('BC-UPG-01', 'active-already', { upgrade }) : accept();
    case 'advanced':
      return upgrades.advanced >= limits.advanced
        ? refuse('BC-UPG-07', 'limit-reached', { limit: limits.advanced })
        : accept();
    case 'elite-for-advanced':
      if (upgrades.advanced === 0) return refuse('BC-UPG-06', 'no-advanced-die-to-give');
      return upgrades.elite >= limits.elite ? refuse('BC-UPG-07', 'limit-reached', { limit: limits.elite }) : accept();
    default:
      return upgrades.elite >= limits.elite ? refuse('BC-UPG-07', 'limit-reached', { limit: limits.elite }) : accept();
  }
}

/**
 * Who pays: an agent for itself alone; for the module any mix with at least 1 from the active agent or the module (BC-ROUTE-04 to
 * 06). The player of a shut-down agent routes energy of the module and no other (BC-RULE-85).
 */
function checkPayment(state: BurncycleState, router: number, { bot, pays }: Route, cost: number): Verdict {
  if (pays.length !== state.bots.length) return refuse('BC-ROUTE-02', 'a-payment-per-bot', { bots: state.bots.length });
  if (pays.reduce((sum, pay) => sum + pay, 0) !== cost) return refuse('BC-ROUTE-02', 'not-the-cost', { cost });
  const broke = pays.findIndex((pay, payer) => pay > 0 && botAt(state, payer).energy - pay < 1);
  if (broke >= 0) return refuse('BC-ROUTE-03', 'must-keep-one-energy', { has: botAt(state, broke).energy });
  const gone = pays.findIndex((pay, payer) => pay > 0 && botAt(state, payer).hasEscaped);
  if (gone >= 0) return refuse('BC-ESCAPE-02', 'shut-down', { bot: gone });
  const module = moduleIndex(state);
  if (bot !== module) {
    return pays.every((pay, payer) => pay === 0 || payer === bot) ? accept() : refuse('BC-ROUTE-04', 'pays-for-itself');
  }
  if (isDown(botAt(state, router))) {
    return pays[module] === cost ? accept() : refuse('BC-RULE-85', 'module-pays-alone');
  }
  return (pays[router] ?? 0) + (pays[module] ?? 0) >= 1 ? accept() : refuse('BC-ROUTE-06', 'one-from-agent-or-module');
}

/** `router` is the agent whose player routes: its own upgrades and the module's. */
export function checkRoute(state: BurncycleState, router: number, route: Route): Verdict {
  if (route.bot !== router && route.bot !== moduleIndex(state))
    return refuse('BC-ROUTE-04', 'not-yours-to-upgrade', { bot: route.bot });
  if (isDown(botAt(state, route.bot))) return refuse('BC-RULE-85', 'shut-down', { bot: route.bot });
  const possible = checkUpgrade(state, route);
  return possible.ok ? checkPayment(state, router, route, costOf(state, route)) : possible;
}

/** What the bot could still buy, each with its cost. */
export function upgradesFor(
  state: BurncycleState,
  bot: number,
): readonly { readonly upgrade: Route['upgrade']; readonly number: number; readonly energy: number }[] {
  const kinds = botAt(state, bot).role === 'module' ? FOR_MODULE : FOR_AGENTS;
  return kinds.flatMap((upgrade) => {
    const numbers = upgrade === 'unique' || upgrade === 'supply' ? [0, 1, 2] : [0];
    return numbers
      .map((number) => ({ bot, upgrade, number }))
      .filter((wanted) => checkUpgrade(state, wanted).ok)
      .map((wanted) => ({ upgrade, number: wanted.number, energy: costOf(state, wanted) }));
  });
}

/** Everything that could be bought, each with all ways to pay. */
export function routesOf(state: BurncycleState, router: number): Route[] {
  const routes: Route[] = [];
  for (const bot of [router, moduleIndex(state)]) {
    const payments = new Map<number, number[][]>();
    for (const upgrade of botAt(state, bot).role === 'module' ? FOR_MODULE : FOR_AGENTS) {
      const numbers = upgrade === 'unique' || upgrade === 'supply' ? 3 : 1;
      for (let number = 0; number < numbers; number++) {
        const wanted = { bot, upgrade, number };
        if (!checkUpgrade(state, wanted).ok) continue;
        const cost = costOf(state, wanted);
        let ways = payments.get(cost);
        if (ways === undefined) {
          ways = paymentsOf(state, bot, cost);
          payments.set(cost, ways);
        }
        for (const pays of ways) routes.push({ kind: 'route', bot, upgrade, number, pays });
      }
    }
  }
  return routes;
}

/** Those of `routesOf` that `checkRoute` accepts: each is paid in full, so what is left is who pays (BC-ROUTE-03, BC-ROUTE-06). */
export function legalRoutes(state: BurncycleState, router: number): Route[] {
  const module = moduleIndex(state);
  const isRouterDown = isDown(botAt(state, router));
  return routesOf(state, router).filter(({ bot, pays }) => {
    if (isDown(botAt(state, bot))) return false;
    if (bot !== module) return botAt(state, bot).energy > (pays[bot] ?? 0);
    if (isRouterDown) return pays.every((pay, payer) => pay === 0 || payer === module);
    return (pays[router] ?? 0) + (pays[module] ?? 0) > 0;
  });
}

/** An agent pays for itself; for the module every mix of bots that keep one energy each. */
function paymentsOf(state: BurncycleState, bot: number, cost: number): number[][] {
  const pays = state.bots.map(() => 0);
  if (bot !== moduleIndex(state)) {
    pays[bot] = cost;
    return [pays];
  }
  const mixes: number[][] = [];
  const add = (payer: number, left: number): void => {
    if (payer === state.bots.length) {
      if (left === 0) mixes.push([...pays]);
      return;
    }
    const { energy, hasEscaped } = botAt(state, payer);
    const most = hasEscaped ? 0 : Math.min(left, Math.max(0, energy - 1));
    for (let pay = 0; pay <= most; pay++) {
      pays[payer] = pay;
      add(payer + 1, left - pay);
    }
    pays[payer] = 0;
  };
  add(0, cost);
  return mixes;
}

export function route(
  state: BurncycleState,
  { bot, upgrade, number, pays }: Route,
  isSetup: boolean,
  engine: Engine<BurncycleState>,
): void {
  for (const [payer, amount] of pays.entries())
    if (amount > 0) engine.emit(energyLost, { bot: payer, amount, source: 'route' });
  if (upgrade !== 'slot') return engine.emit(upgraded, { bot, upgrade, number });
  // Where the burncycle exists already, the slot gets a general chip, if there is one (BC-SLOT-04, BC-SLOT-05).
  const chip = isSetup || state.stock.general === 0 ? undefined : 'general';
  engine.emit(slotActivated, { slot: leftmostInactive(state), chip });
}
