/** What happens to doors and walls. */
import { defineEvent } from '@tablerunner/engine';
import type { BurncycleState } from '../types.ts';

/** BC-DOOR-10. */
export const doorLocked = defineEvent<BurncycleState, { door: number }>({
  name: 'burncycle/door-locked',
  write(state, { door }) {
    state.floor.doors[door] = 0;
  },
});

/** BC-KEYPAD-21: the keypad card goes. */
export const doorUnlocked = defineEvent<BurncycleState, { door: number; by: string }>({
  name: 'burncycle/door-unlocked',
  write(state, { door }) {
    state.floor.doors[door] = 1;
    for (const { card } of state.floor.keypads.filter((keypad) => keypad.door === door))
      state.decks.keypad.discard.push(card);
    state.floor.keypads = state.floor.keypads.filter((keypad) => keypad.door !== door);
  },
});
