/** Binding Robots to Pilots, once before the first turn. Clauses ES-ABIL-47, ES-ABIL-48; ES-RULE-55. */
import { accept, defineStep, refuse } from '@tablerunner/engine';
import { z } from 'zod';
import { has } from '../abilities.ts';
import { robotBound } from '../events/setup.ts';
import { boundRanks } from '../pilots.ts';
import type { EscapeState } from '../types.ts';
import { indexOf, unitAt } from '../units.ts';

interface BindMemory {
  /** Robots that are still to be asked for, the next one first; undefined before they are looked for. */
  readonly robots?: readonly number[];
}

type BindChoice = { readonly kind: 'bind'; readonly pilot: string } | { readonly kind: 'alone' };

const ALONE = { kind: 'alone' } as const;

/** Robot after Robot: to which Pilot, or to none. */
export const bindRobots = defineStep<EscapeState, BindMemory, BindChoice>({
  name: 'escape/bind-robots',
  clause: 'ES-ABIL-47',
  choice: z.union([
    z.strictObject({ kind: z.literal('bind'), pilot: z.string() }),
    z.strictObject({ kind: z.literal('alone') }),
  ]),

  who: (state, { robots = [] }) => (robots[0] === undefined ? undefined : unitAt(state, robots[0]).seat),

  candidates(state, { robots = [] }) {
    const { faction } = unitAt(state, robots[0] ?? -1);
    const allies = state.units.filter((unit) => unit.faction === faction);
    return [ALONE, ...allies.map(({ id }) => ({ kind: 'bind', pilot: id }) as const)];
  },

  check(state, { robots = [] }, choice) {
    if (choice.kind === 'alone') return accept();
    const robot = unitAt(state, robots[0] ?? -1);
    const pilot = state.units[indexOf(state, choice.pilot)];
    if (pilot === undefined || pilot.faction !== robot.faction)
      return refuse('ES-ABIL-47', 'not-an-ally', { unit: choice.pilot });
    if (!has(state, pilot, 'pilot'))
      return refuse('ES-ABIL-47', 'no-such-ability', { unit: pilot.id, ability: 'pilot' });
    if (pilot === robot) return refuse('ES-ABIL-47', 'not-its-own-pilot', { unit: robot.id });
    if (boundRanks(state, pilot) + robot.profile.rank > pilot.profile.rank)
      return refuse('ES-ABIL-48', 'ranks-above-the-pilots', { unit: robot.id, pilot: pilot.id });
    return accept();
  },

  apply(state, { robots = [] }, choice, engine) {
    engine.stay<BindMemory>({ robots: robots.slice(1) });
    if (choice.kind === 'bind') {
      engine.emit(robotBound, { unit: robots[0] ?? -1, pilot: indexOf(state, choice.pilot) });
    }
  },

  run(state, { robots }, engine) {
    if (robots !== undefined) return engine.done();
    const found = state.units.flatMap((unit, i) => (unit.pilot < 0 && has(state, unit, 'robot') ? [i] : []));
    if (found.length === 0) return engine.done();
    engine.stay<BindMemory>({ robots: found });
  },
});
