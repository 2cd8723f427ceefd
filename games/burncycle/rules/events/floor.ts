/** What happens to doors and walls. */

import { defineEvent } from '@tablerunner/engine';
import type { BurncycleState } from '../types.ts';
import type { Door, Room } from './named.ts';

/** BC-DOOR-10. */
export const doorLocked = defineEvent<BurncycleState, Door>({
  name: 'burncycle/door-locked',
  write(state, { door }) {
    state.floor.doors[door] = 0;
  },
});

/** BC-KEYPAD-21: the keypad card goes. */
export const doorUnlocked = defineEvent<BurncycleState, Door & { by: string; bot: number }>({
  name: 'burncycle/door-unlocked',
  write(state, { door }) {
    state.floor.doors[door] = 1;
    for (const { card } of state.floor.keypads.filter((keypad) => keypad.door === door))
      state.decks.keypad.discard.push(card);
    state.floor.keypads = state.floor.keypads.filter((keypad) => keypad.door !== door);
  },
});

/** BC-STRIKE-12. */
export const wallDestroyed = defineEvent<BurncycleState, { edge: number; at: string; bot: number }>({
  name: 'burncycle/wall-destroyed',
  write(state, { edge }) {
    state.floor.destroyed.push(edge);
  },
});

/** BC-SCOUT-02: the bead goes. */
export const roomScouted = defineEvent<BurncycleState, Room & { bot: number }>({
  name: 'burncycle/room-scouted',
  write(state, { room }) {
    state.floor.unscouted = state.floor.unscouted.filter((other) => other !== room);
  },
});

/** BC-TERM-12. */
export const terminalUpgraded = defineEvent<BurncycleState, { cell: number }>({
  name: 'burncycle/terminal-upgraded',
  write(state, { cell }) {
    for (const terminal of state.floor.terminals) if (terminal.cell === cell) terminal.isMainframe = true;
  },
});

/** BC-TERM-05. */
export const terminalUsed = defineEvent<BurncycleState, { bot: number; cell: number }>({
  name: 'burncycle/terminal-used',
  write(state, { cell }) {
    state.floor.terminals = state.floor.terminals.filter((terminal) => terminal.cell !== cell);
  },
});

/** BC-CACHE-03. */
export const cacheTaken = defineEvent<BurncycleState, { bot: number; cell: number }>({
  name: 'burncycle/cache-taken',
  write(state, { cell }) {
    state.floor.caches = state.floor.caches.filter((cache) => cache !== cell);
  },
});

/** BC-KEYPAD-03. */
export const keypadRevealed = defineEvent<BurncycleState, Door & { card: string }>({
  name: 'burncycle/keypad-revealed',
  write(state, { door, card }) {
    state.floor.keypads.push({ door, card });
  },
});
