/** Events of scenarios: points, rounds, crates, devices, and models that leave the table. */
import { defineEvent } from '@tablerunner/engine';
import type { CombatZoneState } from '../types.ts';
import { modelOf, playerOf } from '../units.ts';

/** `why` is the `for` of the scenario's rule. */
export const scored = defineEvent<CombatZoneState, { player: number; points: number; why: string }>({
  name: 'combat-zone/scored',
  write(state, { player, points }) {
    playerOf(state, player).score += points;
  },
});

interface Round {
  readonly round: number;
  /** Inspires that are counted by now for sides that are not what they were. */
  readonly counted?: readonly { readonly side: number; readonly inspires: number }[];
}

/** Every side has inspired once more for each of its players who has models. */
export const roundEnded = defineEvent<CombatZoneState, Round>({
  name: 'combat-zone/round-ended',
  write(state, { round, counted = [] }) {
    state.marks.rounds = round;
    for (const { side, inspires } of counted) state.marks[`counted-${side}`] = inspires;
  },
});

export const crateTaken = defineEvent<CombatZoneState, { model: number; objective: number }>({
  name: 'combat-zone/crate-taken',
  write(state, { model, objective }) {
    state.marks[`holder-${objective}`] = model;
  },
});

/** It lies where its bearer was taken out. */
export const crateDropped = defineEvent<CombatZoneState, { model: number; objective: number }>({
  name: 'combat-zone/crate-dropped',
  write(state, { model, objective }) {
    const { x, y, z } = modelOf(state, model);
    delete state.marks[`holder-${objective}`];
    Object.assign(state.marks, { [`x-${objective}`]: x, [`y-${objective}`]: y, [`z-${objective}`]: z });
  },
});

export const deviceWorked = defineEvent<CombatZoneState, { model: number; objective: number }>({
  name: 'combat-zone/device-worked',
  write(state, { model, objective }) {
    state.marks[`worker-${objective}`] = modelOf(state, model).player;
  },
});

/** `objective`: the crate that it carries; -1 for none. */
export const modelLeft = defineEvent<CombatZoneState, { model: number; objective: number }>({
  name: 'combat-zone/model-left',
  write(state, { model }) {
    modelOf(state, model).place = 'gone';
    if (state.commanded === model) state.commanded = -1;
  },
});

export const scenarioEvents = [scored, roundEnded, crateTaken, crateDropped, deviceWorked, modelLeft];
