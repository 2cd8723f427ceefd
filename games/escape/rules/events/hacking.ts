/** Hacks: tried, answered, done. */
import { defineEvent } from '@tablerunner/engine';
import type { Counter, Faction } from '../lists.ts';
import type { EscapeState, HackTarget } from '../types.ts';

/** `total` against `difficulty`, or against the other's total when a Countermeasure was taken. Nothing is written. */
export const hackResolved = defineEvent<
  EscapeState,
  { unit: number; target: HackTarget; total: number; against: number; opposed: boolean; success: boolean }
>({
  name: 'escape/hack-resolved',
  write() {},
});

export const countermeasureTaken = defineEvent<EscapeState, { unit: number; with: Counter }>({
  name: 'escape/countermeasure-taken',
  write() {},
});

/** A Terminal was hacked, a Cryo-tube opened. */
export const propDone = defineEvent<EscapeState, { prop: number; by: Faction }>({
  name: 'escape/prop-done',
  write(state, { prop, by }) {
    const done = state.props[prop];
    if (done !== undefined) done.doneBy = by;
  },
});
