/** Joan flies: so many spaces in Memory's turn, and she scouts what she enters. Clauses BC-MEM-04 to 08, BC-MEM-11, BC-MEM-12. */
import { accept, defineStep, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { type Cell, type Direction, SIDES } from '@tablerunner/geometry';
import { z } from 'zod';
import { droneDischarged, droneMoved } from '../events/special.ts';
import { stepFrom } from '../floor/passage.ts';
import { scout } from '../floor/scout.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, botOn, floorOf, guardOn, isDown } from '../units.ts';

interface Flying {
  /** Spaces that she had moved when she set out: she flies at least one. */
  readonly before: number;
  /** Spaces that she may have moved in this turn when she stops. */
  readonly most: number;
}

type Flight = { readonly kind: 'step'; readonly side: Direction } | { readonly kind: 'end' };

const unscoutedAt = (state: BurncycleState, cell: Cell): number => {
  const room = floorOf(state).roomAt[cell] as number;
  return state.floor.unscouted.includes(room) ? room : -1;
};

/** She shares a space with Memory only (BC-MEM-07), and discharged she stays out of unscouted rooms (BC-MEM-05). */
export function checkEntry(state: BurncycleState, to: Cell): Verdict {
  const { drone } = state;
  const other = botOn(state, to);
  if (guardOn(state, to) >= 0 || (other >= 0 && other !== drone?.bot))
    return refuse('BC-MEM-07', 'a-unit-is-in-the-way', { cell: to });
  return drone?.isCharged !== true && unscoutedAt(state, to) >= 0
    ? refuse('BC-MEM-05', 'drone-is-discharged', { cell: to })
    : accept();
}

function checkFlight(state: BurncycleState, side: Direction): Verdict {
  const to = stepFrom(floorOf(state), state.floor, state.drone?.cell ?? -1, side, 'bot');
  return to < 0 ? refuse('BC-MOVE-05', 'the-way-is-barred', { side }) : checkEntry(state, to);
}

/** Whether she can go anywhere, with spaces left for this turn. */
export function canFly(state: BurncycleState, bot: number, most: number): boolean {
  const { drone } = state;
  if (drone === undefined || drone.bot !== bot || drone.cell < 0 || drone.moved >= most) return false;
  return !isDown(botAt(state, bot)) && SIDES.some((side) => checkFlight(state, side).ok);
}

/** What scouting brings is Memory's (BC-MEM-11). `moved` counts what she has flown in this turn. */
export function flyTo(state: BurncycleState, to: Cell, moved: number, engine: Engine<BurncycleState>): void {
  const room = unscoutedAt(state, to);
  const bot = state.drone?.bot ?? -1;
  engine.emit(droneMoved, { to, moved });
  if (room < 0) return;
  discharge(state, engine);
  engine.interrupt(scout, { bot, room });
}

/** On Memory's space she stays charged (BC-MEM-06). */
export function discharge(state: BurncycleState, engine: Engine<BurncycleState>): void {
  const { drone } = state;
  if (drone !== undefined && botAt(state, drone.bot).cell !== drone.cell) engine.emit(droneDischarged, {});
}

export const fly = defineStep<BurncycleState, Flying, Flight>({
  name: 'burncycle/fly',
  clause: 'BC-MEM-05',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('step'), side: z.int().min(0).max(3) }),
    z.strictObject({ kind: z.literal('end') }),
  ]),
  who: (state, { most }) => {
    const { bot = -1 } = state.drone ?? {};
    return canFly(state, bot, most) ? botAt(state, bot).seat : undefined;
  },
  candidates: () => [...SIDES.map((side): Flight => ({ kind: 'step', side })), { kind: 'end' }],
  check(state, { before }, choice) {
    if (choice.kind === 'step') return checkFlight(state, choice.side);
    return state.drone?.moved === before ? refuse('BC-MEM-05', 'not-flown-yet') : accept();
  },
  apply(state, _memory, choice, engine) {
    const { drone } = state;
    if (choice.kind === 'end' || drone === undefined) return engine.done();
    const to = stepFrom(floorOf(state), state.floor, drone.cell, choice.side, 'bot');
    flyTo(state, to, drone.moved + 1, engine);
  },
  run: (_state, _memory, engine) => engine.done(),
});
