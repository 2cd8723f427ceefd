/** Effects on the floor: doors, rooms, terminals, awareness, movement. Clauses BC-KEYPAD-26, BC-DOOR-10, BC-SCOUT-03, BC-TERM-12, BC-AWARE-05, BC-DETECT-08. */

import { detect, lookAround } from '../detection.ts';
import { doorLocked, doorUnlocked, terminalUpgraded } from '../events/floor.ts';
import { doorOf } from '../events/named.ts';
import { chipRemoved } from '../events/units.ts';
import { doorsBeside } from '../floor/passage.ts';
import { scout } from '../floor/scout.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, floorOf } from '../units.ts';
import { bonusMove, canMoveOn } from './bonus-move.ts';
import { asking, type Doers } from './doer.ts';
import { bots } from './gains.ts';
import { doorsWithin, stepsFrom } from './reach.ts';

const lockedDoors = (state: BurncycleState, bot: number, within: number | undefined): readonly number[] => {
  const doors =
    within === undefined ? [...state.floor.doors.keys()] : doorsWithin(state, botAt(state, bot).cell, within);
  return doors.filter((door) => state.floor.doors[door] !== 1);
};

/** Doors of the room that the bot is in; outside of rooms none. */
const doorsOfRoom = (state: BurncycleState, bot: number): readonly number[] => {
  const floor = floorOf(state);
  return floor.rooms[floor.roomAt[botAt(state, bot).cell] as number]?.doors ?? [];
};

function roomsToScout(state: BurncycleState, bot: number, where: 'beside' | 'any'): readonly number[] {
  const floor = floorOf(state);
  if (where === 'any') return state.floor.unscouted;
  const beside = doorsBeside(floor, botAt(state, bot).cell).flatMap((door) =>
    (floor.doors[door]?.cells ?? []).map((cell) => floor.roomAt[cell] as number),
  );
  return state.floor.unscouted.filter((room) => beside.includes(room));
}

function plainTerminals(state: BurncycleState, bot: number, within: number | undefined): readonly number[] {
  const plain = state.floor.terminals.filter(({ isMainframe }) => !isMainframe).map(({ cell }) => cell);
  if (within === undefined) return plain;
  const steps = stepsFrom(state, botAt(state, bot).cell, within);
  return plain.filter((cell) => steps.has(cell));
}

export const floorEffects: Doers<
  'unlock-door' | 'lock-doors' | 'scout-room' | 'mainframe' | 'movement' | 'clear-chip' | 'detect'
> = {
  'unlock-door': asking('unlock-door', {
    of: 'door',
    targets: (state, { within }, { bot }) => lockedDoors(state, bot, within),
    carry: (state, _params, { bot }, door, engine) =>
      engine.emit(doorUnlocked, { ...doorOf(state, door), by: 'effect', bot }),
  }),
  'lock-doors': {
    apply(state, { where }, { bot }, engine) {
      const doors = where === 'floor' ? [...state.floor.doors.keys()] : doorsOfRoom(state, bot);
      for (const door of doors) if (state.floor.doors[door] === 1) engine.emit(doorLocked, doorOf(state, door));
    },
  },
  'scout-room': asking('scout-room', {
    of: 'room',
    targets: (state, { where }, { bot }) => roomsToScout(state, bot, where),
    carry: (_state, _params, { bot }, room, engine) => engine.interrupt(scout, { bot, room }),
  }),
  mainframe: asking('mainframe', {
    of: 'space',
    targets: (state, { within }, { bot }) => plainTerminals(state, bot, within),
    carry: (_state, _params, _context, cell, engine) => engine.emit(terminalUpgraded, { cell }),
  }),
  movement: {
    isPossible: (state, _params, { bot }) => canMoveOn(state, bot),
    apply: (_state, { spaces }, { bot }, engine) => engine.interrupt(bonusMove, { bot, left: spaces }),
  },
  'clear-chip': asking('clear-chip', {
    of: 'bot',
    targets: (state, { of }, { bot }) =>
      (of === 'self' ? [bot] : [...state.bots.keys()]).filter((index) => botAt(state, index).chip >= 0),
    carry(state, _params, _context, bot, engine) {
      engine.emit(chipRemoved, { bot });
      lookAround(state, engine); // who is in view is noticed again at once (BC-RANGE-06)
    },
  }),
  detect: {
    apply(state, { to }, context, engine) {
      for (const bot of bots(state, to, context)) detect(state, bot, 'effect', engine);
    },
  },
};
