/** Who gets which chips when supplies are built, and what happens if the stock does not suffice. Clauses BC-SUPPLY-01 to 05, BC-SECURE-07; BC-RULE-21, 88. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { chipGained, type Holder } from '../events/track.ts';
import { SUPPLY_CHIPS, type SupplyChip } from '../lists.ts';
import type { BurncycleState } from '../types.ts';
import { floorOf, isOnFloor, spokesman } from '../units.ts';

export interface Demand {
  readonly to: Holder;
  readonly chip: SupplyChip;
  /** What gives it: a room, a space, the agent's mat. For the log and for the players' choice. */
  readonly from: string;
}

/** Each icon outdoors that a bot stands on, and each room that a bot is in, once (BC-SUPPLY-02, BC-SUPPLY-03). */
export function teamDemands(state: BurncycleState): Demand[] {
  const floor = floorOf(state);
  const bots = state.bots.filter(isOnFloor);
  const icons = bots.flatMap(({ cell }) => {
    const chip = floor.icons.get(cell);
    return chip === undefined ? [] : [{ to: 'team' as const, chip, from: floor.cellNames[cell] ?? '' }];
  });
  const rooms = floor.rooms.flatMap(({ chip, zone, id }, room) => {
    const isIn = bots.some(({ cell }) => floor.roomAt[cell] === room);
    return chip === undefined || zone !== undefined || !isIn ? [] : [{ to: 'team' as const, chip, from: id }];
  });
  return [...icons, ...rooms];
}

interface Dealing {
  readonly demands: readonly Demand[];
}

interface Served {
  readonly kind: 'serve';
  readonly demand: number;
}

/** The kind of chip that there are too few of, if there is one. */
const shortOf = ({ stock }: BurncycleState, demands: readonly Demand[]): SupplyChip | undefined =>
  SUPPLY_CHIPS.find((chip) => {
    const wanted = demands.filter((demand) => demand.chip === chip).length;
    return wanted > stock[chip] && stock[chip] > 0;
  });

const isOpen = (state: BurncycleState, demands: readonly Demand[], index: number): boolean =>
  demands[index] !== undefined && demands[index]?.chip === shortOf(state, demands);

/** Deals what is asked for; where the stock is short the players say who gets a chip (BC-SUPPLY-05, BC-RULE-88). */
export const deal = defineStep<BurncycleState, Dealing, Served>({
  name: 'burncycle/deal',
  clause: 'BC-SUPPLY-05',
  choice: z.strictObject({ kind: z.literal('serve'), demand: z.int().min(0).max(99) }),
  who: (state, { demands }) => (shortOf(state, demands) === undefined ? undefined : spokesman(state)),
  candidates: (state, { demands }) =>
    [...demands.keys()].filter((index) => isOpen(state, demands, index)).map((demand) => ({ kind: 'serve', demand })),
  check: (state, { demands }, { demand }) =>
    isOpen(state, demands, demand) ? accept() : refuse('BC-SUPPLY-05', 'not-short-of-that', { demand }),
  apply(_state, { demands }, { demand }, engine) {
    const { to, chip } = demands[demand] as Demand;
    engine.emit(chipGained, { to, chip });
    engine.stay<Dealing>({ demands: demands.filter((_, index) => index !== demand) });
  },
  run(state, { demands }, engine) {
    for (const { to, chip } of demands) if (state.stock[chip] > 0) engine.emit(chipGained, { to, chip });
    engine.done();
  },
});
