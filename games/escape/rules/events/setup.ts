/** What happens before the first turn. */
import { defineEvent, type Seat } from '@tablerunner/engine';
import { profileAt } from '../profiles.ts';
import type { Branch } from '../scenario/types.ts';
import type { EscapeState, Faction } from '../types.ts';
import { newUnit, unitAt } from '../units.ts';

/** ES-RECRUIT-02: what was chosen shows in whom they recruit. */
export const branchChosen = defineEvent<EscapeState, { branch: Branch }>({ name: 'escape/branch-chosen', write() {} });

export const unitRecruited = defineEvent<EscapeState, { id: string; seat: Seat }>({
  name: 'escape/unit-recruited',
  write(state, { id, seat }) {
    const profile = profileAt(state.options, id);
    if (profile === undefined) throw new Error(`there is no card of ${id}`);
    state.units.push(newUnit(id, profile, seat));
  },
});

/** ES-ABIL-47. */
export const robotBound = defineEvent<EscapeState, { unit: number; pilot: number }>({
  name: 'escape/robot-bound',
  write(state, { unit, pilot }) {
    unitAt(state, unit).pilot = pilot;
  },
});

/** ES-SETUP-07: who starts placing, until the first turn decides anew. */
export const setupInitiativeWon = defineEvent<EscapeState, { faction: Faction; resistance: number; isc: number }>({
  name: 'escape/setup-initiative-won',
  write(state, { faction }) {
    state.initiative = faction;
    state.next = faction;
  },
});
