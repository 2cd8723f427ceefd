/** Movement action: open or close a door beside the character. Clauses ES-OPEN, ES-ISC-01, ES-ISC-02; ES-RULE-16, ES-RULE-17. */

import { accept, refuse, type Verdict } from '@tablerunner/engine';
import { edgeName } from '@tablerunner/geometry';
import { z } from 'zod';
import { boardOf } from '../board.ts';
import { type DoorNow, doorNow, doorsBeside, isBesideDoor, isDoorOpen } from '../doors.ts';
import { doorChanged } from '../events/board.ts';
import type { EscapeState, Unit } from '../types.ts';
import { type Action, type Choice, defineAction } from './action.ts';

interface DoorChoice extends Choice {
  readonly kind: 'open' | 'close';
  readonly door: number;
}

function doorAction(
  kind: 'open' | 'close',
  clause: string,
  judge: (state: EscapeState, unit: Unit, door: DoorNow) => Verdict,
): Action<DoorChoice> {
  return defineAction<DoorChoice>({
    kind,
    clause,
    pool: 'mvt',
    choice: z.strictObject({ kind: z.literal(kind), door: z.int().min(0), by: z.literal('pilot').optional() }),

    candidates(state, { unit }) {
      const found: DoorChoice[] = [];
      for (const door of doorsBeside(state, unit)) {
        if (isDoorOpen(state, door) === (kind === 'close')) found.push({ kind, door });
      }
      return found;
    },

    check(state, { unit }, { door: index }) {
      const door = doorNow(state, index);
      if (door === undefined) return refuse(clause, 'no-such-door', { door: index });
      if (!isBesideDoor(unit, door)) return refuse(clause, 'door-not-adjacent', doorFacts(state, unit, door));
      return judge(state, unit, door);
    },

    apply(state, _actor, { door: index }, engine) {
      const hacked = doorNow(state, index)?.isHacked ?? false;
      engine.emit(doorChanged, { door: index, open: kind === 'open', hacked });
    },
  });
}

export const doorFacts = (state: EscapeState, unit: Unit, door: DoorNow) => ({
  unit: unit.id,
  door: edgeName(boardOf(state).grid, door.edge),
});

/** ES-OPEN-03: only the ISC has the key to a lock (ES-ISC-01, ES-CISC-01). */
export const openDoor = doorAction('open', 'ES-OPEN-01', (state, unit, door) => {
  if (door.isOpen) return refuse('ES-OPEN-01', 'door-is-open', doorFacts(state, unit, door));
  if (door.isLocked && unit.faction !== 'isc')
    return refuse('ES-OPEN-03', 'door-is-locked', doorFacts(state, unit, door));
  return accept();
});

/** Anybody may close any open door; as an option not the Resistance a locked one (ES-RULE-16). */
export const closeDoor = doorAction('close', 'ES-OPEN-02', (state, unit, door) => {
  if (!door.isOpen) return refuse('ES-OPEN-02', 'door-is-closed', doorFacts(state, unit, door));
  const mayCloseLocked = unit.faction === 'isc' || state.options.anyoneClosesLockedDoors === 'yes';
  if (door.isLocked && !mayCloseLocked) return refuse('ES-RULE-16', 'door-is-locked', doorFacts(state, unit, door));
  return accept();
});
