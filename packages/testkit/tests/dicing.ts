/** A game of one step for the kit's own tests: a command rolls so many dice, or picks one of ten. */
import { defineGame, defineStep, frameOf, readable, type Step, unreadable } from '@tablerunner/engine';
import { z } from 'zod';

interface Rolls {
  rolls: number[];
}

export const rolling = defineStep<Rolls, Record<string, never>, number>({
  name: 'dicing/rolling',
  clause: 'DI-ROLL-01',
  who: () => 'solo',
  choice: z.int().min(-1).max(9),
  candidates: () => [-1, 0, 1, 2],
  apply(state, _memory, count, engine) {
    if (count < 0) state.rolls.push(engine.pick(10));
    else state.rolls.push(...engine.roll(6, count, 'test'));
  },
});

export const dicing = defineGame<Rolls, Rolls>({
  id: 'dicing',
  rules: 1,
  content: 1,
  modes: [{ id: 'solo', seats: { min: 1, max: 1 } }],
  options: z.strictObject({}),
  seats: () => ['solo'],
  setup: () => ({ rolls: [] }),
  first: () => frameOf(rolling, {}),
  steps: [rolling as Step<Rolls>],
  events: [],
  turnOrder: () => ['solo'],
  view: (state) => ({ rolls: state.rolls.slice() }),
  guess: (view) => ({ rolls: view.rolls.slice() }),
  notation: {
    printChoice: (choice) => String(choice),
    parseChoice: (text) => (/^-?\d$/.test(text) ? readable(Number(text)) : unreadable('command', 'write a number')),
    printPosition: ({ state }) => state.rolls.join(' '),
    parsePosition: () => unreadable('position', 'there is no notation'),
  },
  hints: { value: () => 0 },
  draw: (view) => view.rolls.join(' '),
  messages: {},
});
