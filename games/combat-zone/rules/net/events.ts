/** Programs and drones: what is written. Clauses CZ-NET-*, CZ-DRONE-*. */
import { defineEvent } from '@tablerunner/engine';
import type { CombatZoneState, Installed } from '../types.ts';
import { modelOf, programOf } from '../units.ts';

interface Which {
  readonly model: number;
  /** A place among its programs. */
  readonly program: number;
}

function installedOf(state: CombatZoneState, { model, program }: Which): Installed {
  const found = modelOf(state, model).programs[program];
  if (found === undefined) throw new Error(`model ${model} has no program ${program}`);
  return found;
}

/** Turned to its running side (CZ-NET-09). */
export const programLaunched = defineEvent<CombatZoneState, Which>({
  name: 'combat-zone/program-launched',
  write(state, which) {
    installedOf(state, which).isRunning = true;
  },
});

/** It stays loaded, and is not tried again in this activation (CZ-NET-10, CZ-NET-11). */
export const launchFailed = defineEvent<CombatZoneState, Which & { readonly isFumble: boolean }>({
  name: 'combat-zone/launch-failed',
  write(state, which) {
    installedOf(state, which).isTried = true;
  },
});

/** Turned back to its loaded side (CZ-NET-19). */
export const programReloaded = defineEvent<CombatZoneState, Which>({
  name: 'combat-zone/program-reloaded',
  write(state, which) {
    installedOf(state, which).isRunning = false;
  },
});

/** Gone for this match: used up, or lost with the gear that ran it. */
export const programsLost = defineEvent<
  CombatZoneState,
  { readonly model: number; readonly programs: readonly number[] }
>({
  name: 'combat-zone/programs-lost',
  write(state, { model, programs }) {
    const runner = modelOf(state, model);
    runner.programs = runner.programs.filter((_, i) => !programs.includes(i));
  },
});

/** A new model enters the table (CZ-DRONE-02, CZ-DEPLOY-02). */
export const droneDeployed = defineEvent<
  CombatZoneState,
  { readonly player: number; readonly card: string; readonly x: number; readonly y: number; readonly z: number }
>({
  name: 'combat-zone/drone-deployed',
  write(state, { player, card, x, y, z }) {
    state.models.push({
      kind: 'drone',
      player,
      card,
      place: 'table',
      x,
      y,
      z,
      width: programOf(state, card).drone?.width ?? 1063,
      tokens: [],
      carried: [],
      programs: [],
      hacked: 0,
      used: [],
      stunned: 0,
      hasActed: false,
      boosts: [],
    });
  },
});

/** There is no room for the drone within RED: it does not come. */
export const droneLeftOut = defineEvent<CombatZoneState, { readonly model: number; readonly card: string }>({
  name: 'combat-zone/drone-left-out',
  write() {},
});
