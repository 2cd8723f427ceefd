/** Before a turn the players may reboot the burncycle: chips, supplies, threat, banned IPs. Clauses BC-REBOOT, BC-TURN-02, BC-SUPPLY-04; BC-RULE-21, 81. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { botCard } from '../../content/bots.ts';
import { NETWORK } from '../../content/network.ts';
import { ipReturned } from '../events/network.ts';
import { chipsReturned } from '../events/track.ts';
import { BANNED } from '../network/ip-moves.ts';
import { corporate } from '../powers.ts';
import { raiseThreat } from '../threat.ts';
import { fillCycle } from '../track/fill.ts';
import { type Demand, deal, teamDemands } from '../track/supplies.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';

interface Before {
  readonly kind: 'reboot' | 'go-on';
}

export const beforeTurn = defineStep<BurncycleState, Record<string, never>, Before>({
  name: 'burncycle/before-turn',
  clause: 'BC-REBOOT-01',
  choice: z.strictObject({ kind: z.enum(['reboot', 'go-on']) }),
  who: (state) => botAt(state, state.active).seat,
  candidates: () => [{ kind: 'go-on' }, { kind: 'reboot' }],
  check: () => accept(),
  apply(_state, _memory, { kind }, engine) {
    if (kind === 'reboot') engine.next(reboot, { at: 0 });
    else engine.done();
  },
});

/** What each agent's mat gives: its starting supply and every active upgrade (BC-SUPPLY-04). */
export const personalDemands = ({ bots }: BurncycleState): Demand[] =>
  bots.flatMap(({ card, role, upgrades, hasEscaped }, to) => {
    if (role === 'module' || hasEscaped) return [];
    const { supply } = botCard(card);
    const sets = [supply.start, ...upgrades.supply.map((number) => supply.upgrades[number] ?? [])];
    return sets.flat().map((chip) => ({ to, chip, from: card }));
  });

/** The steps of a reboot in their order: the team's supply before the agents' (BC-REBOOT-04 to 08, BC-RULE-21). */
export const reboot = defineStep<BurncycleState, { readonly at: number }>({
  name: 'burncycle/reboot',
  clause: 'BC-REBOOT-04',
  run(state, { at }, engine) {
    engine.stay({ at: at + 1 });
    switch (at) {
      case 0:
        engine.emit(chipsReturned, {});
        return fillCycle(state, engine);
      case 1:
        return engine.interrupt(deal, { demands: teamDemands(state) });
      case 2:
        return engine.interrupt(deal, { demands: personalDemands(state) });
      case 3:
        return raiseThreat(state, state.seats.length + corporate(state, 'reboot-threat'), 'reboot', engine);
      default:
        engine.next(returnIps, {});
    }
  },
});

interface Return {
  readonly kind: 'return';
  readonly access: number;
}

/** The first banned agent in turn order, from whose turn it is; who has escaped does not come back (BC-RULE-81, BC-ESCAPE-02). */
function banned(state: BurncycleState): number {
  const agents = state.seats.length;
  for (let i = 0; i < agents; i++) {
    const agent = (Math.max(0, state.active) + i) % agents;
    const { ip, hasEscaped } = botAt(state, agent);
    if (ip === BANNED && !hasEscaped) return agent;
  }
  return -1;
}

/** Access points that no other agent in the network has (BC-RULE-81). */
const available = ({ bots }: BurncycleState): number[] =>
  [...NETWORK.access.keys()].filter(
    (access) => !bots.some((bot) => bot.role === 'agent' && bot.ip !== BANNED && bot.access === access),
  );

/** Each banned player picks (BC-REBOOT-08, BC-BAN-06). */
export const returnIps = defineStep<BurncycleState, Record<string, never>, Return>({
  name: 'burncycle/return-ips',
  clause: 'BC-BAN-06',
  choice: z.strictObject({ kind: z.literal('return'), access: z.int().min(0).max(3) }),
  who: (state) => (banned(state) < 0 ? undefined : botAt(state, banned(state)).seat),
  candidates: (state) => available(state).map((access) => ({ kind: 'return', access })),
  check: (state, _memory, { access }) =>
    available(state).includes(access) ? accept() : refuse('BC-RULE-81', 'access-point-taken', { access }),
  apply: (state, _memory, { access }, engine) => engine.emit(ipReturned, { bot: banned(state), access }),
  run: (_state, _memory, engine) => engine.done(),
});
