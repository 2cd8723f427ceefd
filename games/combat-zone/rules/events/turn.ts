/** Control, activations and Inspire. */
import { defineEvent } from '@tablerunner/engine';
import type { CombatZoneState } from '../types.ts';
import { modelOf, playerOf } from '../units.ts';

/** The Active Model is named; Control is its player's (CZ-ACTIVATE-01, CZ-COMMAND-04). */
export const activated = defineEvent<CombatZoneState, { model: number }>({
  name: 'combat-zone/activated',
  write(state, { model }) {
    state.active = model;
    state.control = modelOf(state, model).player;
    state.commanded = -1;
    state.heir = -1;
    state.isStopped = false;
    state.taken = [];
    for (const program of modelOf(state, model).programs) program.isTried = false; // CZ-NET-10
  },
});

export const activationEnded = defineEvent<CombatZoneState, { model: number }>({
  name: 'combat-zone/activation-ended',
  write(state) {
    state.active = -1;
    state.isStopped = false;
    state.taken = [];
  },
});

/** It must end, whatever tokens are ready (CZ-LEAK-03). */
export const activationStopped = defineEvent<CombatZoneState, { model: number }>({
  name: 'combat-zone/activation-stopped',
  write(state) {
    state.isStopped = true;
  },
});

/** A Command Action or a card has named the next Active Model (CZ-COMMAND-02, CZ-COMMAND-13). */
export const commanded = defineEvent<CombatZoneState, { model: number; target: number }>({
  name: 'combat-zone/commanded',
  write(state, { target }) {
    state.commanded = target;
  },
});

/** Control will go to this player next (CZ-REACT-15, CZ-RULE-88). */
export const controlClaimed = defineEvent<CombatZoneState, { player: number }>({
  name: 'combat-zone/control-claimed',
  write(state, { player }) {
    state.heir = player;
  },
});

export const controlPassed = defineEvent<CombatZoneState, { from: number; to: number }>({
  name: 'combat-zone/control-passed',
  write(state, { to }) {
    state.control = to;
    state.commanded = -1;
    state.heir = -1;
  },
});

export const inspireBegan = defineEvent<CombatZoneState, { player: number }>({
  name: 'combat-zone/inspire-began',
  write(state, { player }) {
    state.control = player;
    state.isInspiring = true;
    state.heir = -1;
    state.taken = [];
    for (const model of state.models) if (model.player === player) model.hasActed = false;
  },
});

/** A gonk acts in the Inspire that is going on. */
export const gonkActivated = defineEvent<CombatZoneState, { model: number }>({
  name: 'combat-zone/gonk-activated',
  write(state, { model }) {
    state.active = model;
    state.isStopped = false;
    state.taken = [];
    modelOf(state, model).hasActed = true;
  },
});

/** All that an Inspire refreshes, in the order of CZ-RULE-11: tokens, Hacked tokens, cards, Difficult actions, programs, gonks. */
export const inspired = defineEvent<CombatZoneState, { player: number }>({
  name: 'combat-zone/inspired',
  write(state, { player }) {
    for (const model of state.models) {
      if (model.player !== player) continue;
      for (const token of model.tokens) token.isReady = true; // CZ-INSPIRE-02, CZ-INSPIRE-11
      if (model.hacked > 0) model.hacked -= 1; // CZ-INSPIRE-03
      for (const card of model.carried) card.isExhausted = false; // CZ-INSPIRE-04
      model.used = []; // CZ-INSPIRE-05
      for (const program of model.programs) {
        if (state.cards.programs[program.card]?.reload === 'inspire') program.isRunning = false; // CZ-INSPIRE-06
      }
      if (model.stunned > 0) model.stunned -= 1; // CZ-KW-43
      model.hasActed = false;
    }
    playerOf(state, player).inspires += 1;
    state.isInspiring = false;
  },
});
