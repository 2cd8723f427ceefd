/** Movement that an effect grants: no move action, so neither keys nor swaps nor pushes, and no Grapple. Clauses BC-MOVE-11, BC-MOVE-12, BC-KEY-12, BC-EX-05. */
import { accept, defineStep, refuse, type Verdict } from '@tablerunner/engine';
import { type Direction, SIDES } from '@tablerunner/geometry';
import { z } from 'zod';
import { stepFrom } from '../floor/passage.ts';
import { moveBot } from '../movement.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, botOn, floorOf, guardOn, isDown, isOnFloor, spokesman } from '../units.ts';

interface Moving {
  readonly bot: number;
  readonly left: number;
}

type Step = { readonly kind: 'step'; readonly side: Direction } | { readonly kind: 'end' };

function checkSide(state: BurncycleState, bot: number, side: Direction): Verdict {
  const to = stepFrom(floorOf(state), state.floor, botAt(state, bot).cell, side, 'bot');
  if (to < 0) return refuse('BC-MOVE-05', 'the-way-is-barred', { side });
  if (botOn(state, to) >= 0 || guardOn(state, to) >= 0)
    return refuse('BC-MOVE-11', 'a-unit-is-in-the-way', { cell: to });
  return accept();
}

export const canMoveOn = (state: BurncycleState, bot: number): boolean => {
  const mover = botAt(state, bot);
  return isOnFloor(mover) && !isDown(mover) && SIDES.some((side) => checkSide(state, bot, side).ok);
};

export const bonusMove = defineStep<BurncycleState, Moving, Step>({
  name: 'burncycle/bonus-move',
  clause: 'BC-MOVE-11',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('step'), side: z.int().min(0).max(3) }),
    z.strictObject({ kind: z.literal('end') }),
  ]),
  who: (state, { bot, left }) =>
    left > 0 && canMoveOn(state, bot) ? botAt(state, bot).seat || spokesman(state) : undefined,
  candidates: () => [...SIDES.map((side): Step => ({ kind: 'step', side })), { kind: 'end' }],
  check: (state, { bot }, choice) => {
    if (choice.kind === 'end') return accept();
    return choice.kind === 'step' ? checkSide(state, bot, choice.side) : refuse('BC-MOVE-11', 'not-a-move-action'); // a key, a push: what only a move action has
  },
  apply(state, { bot, left }, choice, engine) {
    if (choice.kind === 'end') return engine.done();
    const to = stepFrom(floorOf(state), state.floor, botAt(state, bot).cell, choice.side, 'bot');
    engine.stay<Moving>({ bot, left: left - 1 });
    moveBot(state, bot, to, engine);
  },
  run: (_state, _memory, engine) => engine.done(),
});
