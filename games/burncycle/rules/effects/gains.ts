/** Effects on what bots have: energy, keys, cards, chips, threat. Clauses BC-ENERGY-06, BC-KEY-02 to 06, BC-SUPPLY-06, BC-THREAT-20. */
import { networkCardAction } from '../actions/network-card.ts';
import { drain } from '../drain.ts';
import { gainEnergy, loseEnergy } from '../energy.ts';
import { keyGained } from '../events/bots.ts';
import { poolBuilt } from '../events/dice.ts';
import { chipGained } from '../events/track.ts';
import { drawImperative } from '../imperatives.ts';
import { drawItems } from '../items.ts';
import { SUPPLY_CHIPS, type SupplyChip } from '../lists.ts';
import { POOL_LIMITS } from '../test/dice.ts';
import { raiseThreat } from '../threat.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, isDetected, moduleIndex } from '../units.ts';
import { asking, type Doers } from './doer.ts';
import type { Context } from './list.ts';

type Whom = 'self' | 'each-agent' | 'each-bot' | 'each-detected' | 'module';

/** Those that are still in the game (BC-ESCAPE-02), in the order of the table. */
export function bots(state: BurncycleState, whom: Whom | undefined, { bot }: Context): readonly number[] {
  if (whom === 'module') return [moduleIndex(state)];
  if (whom === undefined || whom === 'self') return [bot];
  return [...state.bots.keys()].filter((index) => {
    const one = botAt(state, index);
    if (one.hasEscaped) return false;
    if (whom === 'each-agent') return one.role === 'agent';
    return whom === 'each-bot' || isDetected(one);
  });
}

const chipsInStock = ({ stock }: BurncycleState, wanted: SupplyChip | 'any'): readonly number[] =>
  [...SUPPLY_CHIPS.keys()].filter((at) => {
    const chip = SUPPLY_CHIPS[at] as SupplyChip;
    return stock[chip] > 0 && (wanted === 'any' || wanted === chip);
  });

const toChosen = asking<'energy'>('energy', {
  of: 'bot',
  targets: (state, _params, context) => bots(state, 'each-bot', context),
  carry: (state, { amount }, _context, bot, engine) => gainEnergy(state, bot, amount, 'effect', engine),
});

export const gains: Doers<
  | 'energy'
  | 'lose-energy'
  | 'key'
  | 'equipment'
  | 'mod'
  | 'network-card'
  | 'imperative'
  | 'chip'
  | 'drain'
  | 'threat'
  | 'dice'
> = {
  energy: {
    asks: toChosen.asks,
    apply(state, params, context, engine) {
      if (params.to === 'chosen') return toChosen.apply(state, params, context, engine);
      for (const bot of bots(state, params.to, context)) gainEnergy(state, bot, params.amount, 'effect', engine);
    },
  },
  'lose-energy': {
    apply(state, { amount, to }, context, engine) {
      for (const bot of bots(state, to, context)) loseEnergy(state, bot, amount, 'effect', engine);
    },
  },
  key: { apply: (_state, _params, { bot }, engine) => engine.emit(keyGained, { bot }) },
  equipment: { apply: (state, { of }, { bot }, engine) => drawItems(state, bot, 'equipment', of ?? 1, engine) },
  mod: { apply: (state, { of }, { bot }, engine) => drawItems(state, bot, 'mod', of ?? 1, engine) },
  'network-card': {
    isPossible: (state, _params, { bot }) => bot !== moduleIndex(state), // BC-NETCARD-01
    apply(state, _params, { bot }, engine) {
      if (bot !== moduleIndex(state)) engine.interrupt(networkCardAction, { bot });
    },
  },
  imperative: {
    apply(state, { to }, context, engine) {
      for (const bot of bots(state, to, context)) drawImperative(state, bot, engine);
    },
  },
  chip: asking('chip', {
    of: 'chip',
    targets: (state, { chip }) => chipsInStock(state, chip),
    carry(state, { to }, { bot }, target, engine) {
      const holder = to === 'team' || bot === moduleIndex(state) ? 'team' : bot; // BC-CM-08
      engine.emit(chipGained, { to: holder, chip: SUPPLY_CHIPS[target] as SupplyChip });
    },
  }),
  drain: {
    apply(state, { to }, context, engine) {
      for (const bot of bots(state, to === 'team' ? 'module' : to, context)) engine.interrupt(drain, { bot });
    },
  },
  threat: { apply: (state, { by }, _context, engine) => raiseThreat(state, by, 'effect', engine) },
  dice: {
    isPossible: ({ pool }, { die }) => pool[die] < POOL_LIMITS[die],
    apply({ pool }, { die, count }, _context, engine) {
      engine.emit(poolBuilt, { ...pool, [die]: Math.min(POOL_LIMITS[die], pool[die] + count) });
    },
  },
};
