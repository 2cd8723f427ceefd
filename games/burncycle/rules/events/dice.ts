/** What happens to dice of AP tests. */
import { defineEvent } from '@tablerunner/engine';
import type { ActionDie, ApTest, BurncycleState, DicePool } from '../types.ts';

/** BC-POOL-01. */
export const poolBuilt = defineEvent<BurncycleState, DicePool>({
  name: 'burncycle/pool-built',
  write(state, pool) {
    state.pool = { ...pool };
  },
});

/** A test begins; its dice leave the pool (BC-AP-06). */
export const testRolled = defineEvent<
  BurncycleState,
  { purpose: string; bot: number; bonus: number; dice: readonly { die: ActionDie; face: number }[] }
>({
  name: 'burncycle/test-rolled',
  write(state, { purpose, bot, bonus, dice }) {
    for (const { die } of dice) state.pool[die] -= 1;
    const rolled = dice.map(({ die, face }) => ({ die, face, isIconUsed: false }));
    state.test = { purpose, bot, bonus, dice: rolled, pairs: 0 };
  },
});

/** BC-DICE-08: the icon of one die is used to roll another, or itself. */
export const dieRerolled = defineEvent<BurncycleState, { icon: number; die: number; face: number }>({
  name: 'burncycle/die-rerolled',
  write(state, { icon, die, face }) {
    const { dice } = testOf(state);
    const [used, rerolled] = [dice[icon], dice[die]];
    if (used === undefined || rerolled === undefined) throw new Error(`there is no die ${icon} or ${die}`);
    used.isIconUsed = true;
    rerolled.face = face;
    if (icon === die)
      used.isIconUsed = false; // what it shows now is a new face (BC-DICE-09)
    else rerolled.isIconUsed = false;
  },
});

/** BC-DICE-06. */
export const blanksCombined = defineEvent<BurncycleState, { pairs: number }>({
  name: 'burncycle/blanks-combined',
  write(state, { pairs }) {
    testOf(state).pairs = pairs;
  },
});

/** The dice are spent but for blanks that were not used (BC-DICE-05, BC-AP-06). */
export const testEnded = defineEvent<BurncycleState, { total: number; blanksBack: number }>({
  name: 'burncycle/test-ended',
  write(state, { blanksBack }) {
    state.pool.basic += blanksBack;
    state.test = undefined;
  },
});

function testOf(state: BurncycleState): ApTest {
  if (state.test === undefined) throw new Error('no test is being made');
  return state.test;
}
