/** The roll that is being made, and the markers spent on it. */
import { defineEvent, type Seat } from '@tablerunner/engine';
import { listOf } from '../list-of.ts';
import type { EscapeState, RolledDie } from '../types.ts';

/** Dice on the table; with `added` they join those that lie there already (ES-ABIL-21). */
export const diceRolled = defineEvent<
  EscapeState,
  { purpose: string; dice: readonly Pick<RolledDie, 'unit' | 'seat' | 'face'>[]; added: boolean }
>({
  name: 'escape/dice-rolled',
  write(state, { purpose, dice, added }) {
    const fresh = listOf(dice, ({ unit, seat, face }): RolledDie => ({ unit, seat, face, rerolls: [] }));
    state.roll = { purpose, dice: added && state.roll !== undefined ? [...state.roll.dice, ...fresh] : fresh };
  },
});

/** ES-RULE-34: the second result stands. */
export const dieRerolled = defineEvent<EscapeState, { die: number; face: number; source: string }>({
  name: 'escape/die-rerolled',
  write(state, { die, face, source }) {
    const rolled = state.roll?.dice[die];
    if (rolled === undefined) return;
    rolled.face = face;
    rolled.rerolls.push(source);
  },
});

/** The dice have said what they had to say. */
export const rollClosed = defineEvent<EscapeState, Record<string, never>>({
  name: 'escape/roll-closed',
  write(state) {
    state.roll = undefined; // and not deleted: the state stays of one make
  },
});

/** ES-RES-01, ES-CRESIST-01, ES-CEVENT-13. */
export const anthemGained = defineEvent<EscapeState, { seat: Seat; reason: string }>({
  name: 'escape/anthem-gained',
  write(state, { seat }) {
    state.anthem[seat] = (state.anthem[seat] ?? 0) + 1;
  },
});

export const anthemSpent = defineEvent<EscapeState, { seat: Seat }>({
  name: 'escape/anthem-spent',
  write(state, { seat }) {
    state.anthem[seat] = (state.anthem[seat] ?? 0) - 1;
  },
});
