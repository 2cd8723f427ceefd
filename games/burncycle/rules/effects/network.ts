/** Effects on the burncycle and on the network. Clauses BC-CYCLE-04, BC-DEGRADE, BC-SLOT-06, BC-LEVEL, BC-PING-02. */
import { NETWORK } from '../../content/network.ts';
import { chipRestored } from '../events/cards.ts';
import { ceoLevelChanged, ipMoved, levelChanged, pingRemoved } from '../events/network.ts';
import { chipDegraded, slotDeactivated } from '../events/track.ts';
import { addPing } from '../network/add-ping.ts';
import { BANNED } from '../network/ip-moves.ts';
import { nodeOf } from '../network/map.ts';
import { agentOn, bounded } from '../network/reset.ts';
import { degrade } from '../track/degrade.ts';
import { liveSlots } from '../track/track.ts';
import type { BurncycleState } from '../types.ts';
import { botAt } from '../units.ts';
import { asking, type Doers } from './doer.ts';

const degradedSlots = ({ burncycle }: BurncycleState): readonly number[] =>
  [...burncycle.keys()].filter((slot) => burncycle[slot]?.isActive === true && burncycle[slot]?.isDegraded === true);

/** The slot that goes: the rightmost active one, as long as another stays. */
function slotToLose({ burncycle }: BurncycleState): number {
  const active = [...burncycle.keys()].filter((slot) => burncycle[slot]?.isActive === true);
  return active.length > 1 ? (active.at(-1) ?? -1) : -1;
}

/** Nodes one line away that hold no peg. */
function nodesBeside(state: BurncycleState, bot: number): readonly number[] {
  const { ip } = botAt(state, bot);
  if (ip < 0) return [];
  const { next, inward, outward } = nodeOf(NETWORK, ip);
  return [next, ...inward, ...outward].filter((node) => agentOn(state, node) < 0 && !state.pings.includes(node));
}

const pickToDegrade = asking<'degrade-chip'>('degrade-chip', {
  of: 'slot',
  targets: (state) => liveSlots(state),
  carry: (_state, _params, _context, slot, engine) => engine.emit(chipDegraded, { slot }),
});

export const networkEffects: Doers<
  'restore-chip' | 'degrade-chip' | 'deactivate-slot' | 'level' | 'ceo-level' | 'add-ping' | 'remove-ping' | 'move-ip'
> = {
  'restore-chip': asking('restore-chip', {
    of: 'slot',
    targets: degradedSlots,
    carry: (_state, _params, _context, slot, engine) => engine.emit(chipRestored, { slot }),
  }),
  'degrade-chip': {
    asks: pickToDegrade.asks,
    apply(state, params, context, engine) {
      if (params.how === 'die') return engine.interrupt(degrade, { isFree: false });
      pickToDegrade.apply(state, params, context, engine);
    },
  },
  'deactivate-slot': {
    apply(state, _params, _context, engine) {
      const slot = slotToLose(state);
      if (slot >= 0) engine.emit(slotDeactivated, { slot });
    },
  },
  level: {
    apply(state, { by }, { bot }, engine) {
      const { role, ip, level } = botAt(state, bot);
      if (role === 'agent' && ip !== BANNED) engine.emit(levelChanged, { bot, to: bounded(level + by) });
    },
  },
  'ceo-level': {
    apply: ({ ceo }, { by }, _context, engine) => engine.emit(ceoLevelChanged, { to: bounded(ceo + by) }),
  },
  'add-ping': { apply: (state, _params, _context, engine) => addPing(state, engine) },
  'remove-ping': asking('remove-ping', {
    of: 'node',
    targets: ({ pings }) => pings,
    carry: (_state, _params, _context, node, engine) => engine.emit(pingRemoved, { node, cause: 'effect' }),
  }),
  'move-ip': asking('move-ip', {
    of: 'node',
    targets: (state, _params, { bot }) => nodesBeside(state, bot),
    carry: (_state, _params, { bot }, to, engine) => engine.emit(ipMoved, { bot, to }),
  }),
};
