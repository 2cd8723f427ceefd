/** Drain: whoever comes to stand beside the unit loses a chip of its supply. Clauses BC-ABIL-04, BC-ABIL-05, BC-ADJ-06; BC-RULE-68. */
import { accept, defineStep, type Engine, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { chipDiscarded, type Holder } from './events/track.ts';
import { isAdjacent } from './floor/passage.ts';
import { SUPPLY_CHIPS, type SupplyChip } from './lists.ts';
import { modifier } from './powers.ts';
import { masksOf } from './special/disguise.ts';
import type { BurncycleState, Guard } from './types.ts';
import { botAt, floorOf, guardAt, hasAbility, isDown, isOnFloor, moduleIndex, spokesman } from './units.ts';

interface Pair {
  /** Its place; below 0 for a chip that a bot wears. */
  readonly guard: number;
  readonly bot: number;
}

const NO_PAIRS: readonly Pair[] = [];

/** Draining units and the bots beside them, by the adjacency of security. A disguised bot is safe (BC-IFACE-06). */
function drainPairs(state: BurncycleState): readonly Pair[] {
  let pairs: Pair[] | undefined;
  const look = (guard: Guard, index: number): void => {
    if (!hasAbility(state, guard, 'drain')) return;
    const floor = floorOf(state);
    for (const [at, bot] of state.bots.entries()) {
      if (!isOnFloor(bot) || isDown(bot) || bot.disguise !== undefined) continue;
      if (!isAdjacent(floor, state.floor, guard.cell, bot.cell, 'security')) continue;
      pairs ??= [];
      pairs.push({ guard: index, bot: at });
    }
  };
  for (let index = 0; index < state.guards.length; index++) look(guardAt(state, index), index);
  for (const [at, mask] of masksOf(state).entries()) look(mask, -1 - at);
  return pairs ?? NO_PAIRS;
}

/** Does something that may bring units together, and drains those that were not adjacent before. */
export function whileDraining(state: BurncycleState, engine: Engine<BurncycleState>, move: () => void): void {
  const before = drainPairs(state);
  move();
  for (const { guard, bot } of drainPairs(state)) {
    const wasBeside = before.some((pair) => pair.guard === guard && pair.bot === bot);
    if (!wasBeside && modifier(state, bot, 'drain-proof') < 1) engine.interrupt(drain, { bot });
  }
}

interface Draining {
  readonly bot: number;
}

interface Lose {
  readonly kind: 'lose';
  readonly chip: SupplyChip;
}

/** The module's supply is the team's (BC-ABIL-05). */
const holderOf = (state: BurncycleState, bot: number): Holder => (bot === moduleIndex(state) ? 'team' : bot);

const heldBy = (state: BurncycleState, bot: number): SupplyChip[] => {
  const supply = bot === moduleIndex(state) ? state.team : botAt(state, bot).supply;
  return SUPPLY_CHIPS.filter((chip) => supply[chip] > 0);
};

/** The bot's player chooses the chip; an empty supply loses nothing (BC-RULE-68). */
export const drain = defineStep<BurncycleState, Draining, Lose>({
  name: 'burncycle/drain',
  clause: 'BC-ABIL-04',
  choice: z.strictObject({ kind: z.literal('lose'), chip: z.enum(SUPPLY_CHIPS) }),
  who: (state, { bot }) => (heldBy(state, bot).length > 1 ? botAt(state, bot).seat || spokesman(state) : undefined),
  candidates: (state, { bot }) => heldBy(state, bot).map((chip) => ({ kind: 'lose', chip })),
  check: (state, { bot }, { chip }) =>
    heldBy(state, bot).includes(chip) ? accept() : refuse('BC-ABIL-04', 'no-such-chip', { chip }),
  apply(state, { bot }, { chip }, engine) {
    engine.emit(chipDiscarded, { from: holderOf(state, bot), chip, cause: 'drain' });
    engine.done();
  },
  run(state, { bot }, engine) {
    const [chip] = heldBy(state, bot);
    if (chip !== undefined) engine.emit(chipDiscarded, { from: holderOf(state, bot), chip, cause: 'drain' });
    engine.done();
  },
});
