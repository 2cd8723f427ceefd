/** Escape: two squads in a shelter of rooms, doors and airlocks. Revolution for two, Cooperation for one to six. */
import { defineGame, frameOf } from '@tablerunner/engine';
import { z } from 'zod';
import { notation } from './notation/notation.ts';
import { activation } from './rules/activation.ts';
import { cloneState } from './rules/clone.ts';
import { tableOptions } from './rules/options.ts';
import { events, steps, triggers } from './rules/steps.ts';
import type { EscapeState } from './rules/types.ts';
import en from './text/en.json' with { type: 'json' };
import { type EscapeView, guess, view } from './view/view.ts';

const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;

const options = z.strictObject({
  mode: z.enum(['revolution', 'cooperation']).default('revolution'),
  scenario: z.string().default('infiltration'),
  players: z.int().min(1).max(SEATS.length).default(1),
  table: tableOptions.prefault({}),
});

export const escapeGame = defineGame<EscapeState, EscapeView>({
  id: 'escape',
  rules: 1,
  content: 1,
  modes: [
    { id: 'revolution', seats: { min: 2, max: 2 } },
    { id: 'cooperation', seats: { min: 1, max: SEATS.length } },
  ],
  options,
  seats: ({ mode, players }) => (mode === 'cooperation' ? SEATS.slice(0, Number(players)) : ['resistance', 'isc']),
  setup: () => {
    throw new Error('there is no set-up yet');
  },
  first: (state) => frameOf(activation, { unit: state.active }),
  steps,
  events,
  triggers,
  turnOrder: ({ seats, units, active }) => {
    const first = units[active]?.seat;
    return first === undefined ? seats : [first, ...seats.filter((seat) => seat !== first)];
  },
  view,
  guess,
  clone: cloneState,
  notation,
  hints: { value: () => 0 },
  draw: () => '',
  messages: { en },
});

export type { EscapeState } from './rules/types.ts';
