/** The team goes to the next floor: from secure zone to secure zone. Clauses BC-FLOOR-04 to 16, BC-TURN-15; BC-RULE-30, 90. */

import { accept, defineStep, refuse } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import { z } from 'zod';
import { lookAround } from '../detection.ts';
import { unitOf } from '../events/named.ts';
import { botPlaced, floorCleared, guardPlaced } from '../events/setup.ts';
import { drawImperatives } from '../imperatives.ts';
import type { BurncycleState } from '../types.ts';
import { botOn, floorOf, guardOn, isDown, spokesman } from '../units.ts';
import { layFloor } from './lay-floor.ts';
import { isLastFloor } from './mission.ts';

/** The secure zone that a space belongs to, by its place on the mat. */
function zoneAt(state: BurncycleState, cell: Cell): string | undefined {
  const floor = floorOf(state);
  return cell < 0 ? undefined : floor.rooms[floor.roomAt[cell] as number]?.zone;
}

/** At the end of a player's turn: objective complete, every bot in a secure zone, nobody shut down (BC-FLOOR-04, BC-SHUT-05). */
const canChangeFloor = (state: BurncycleState): boolean =>
  state.progress.isDone &&
  !isLastFloor(state) &&
  state.bots.every((bot) => !isDown(bot) && zoneAt(state, bot.cell) !== undefined);

export const floorCheck = defineStep<BurncycleState, Record<string, never>>({
  name: 'burncycle/floor-check',
  clause: 'BC-TURN-15',
  run(state, _memory, engine) {
    if (!canChangeFloor(state)) return engine.done();
    const { rooms, doors } = floorOf(state);
    const unlockedZones = rooms.flatMap(({ zone, doors: own }) =>
      zone !== undefined && own.some((door) => doors[door] !== undefined && state.floor.doors[door] === 1)
        ? [zone]
        : [],
    );
    const kept = [...state.guards.keys()].filter(
      (guard) => zoneAt(state, state.guards[guard]?.cell ?? -1) !== undefined,
    );
    const units: Waiting[] = [
      ...state.bots.map((bot, index) => ({ bot: index, zone: zoneAt(state, bot.cell) ?? '' })),
      ...kept.map((guard, index) => ({ guard: index, zone: zoneAt(state, state.guards[guard]?.cell ?? -1) ?? '' })),
    ];
    const stage = state.stage + 1;
    engine.emit(floorCleared, { kept });
    engine.next(arrange, { units });
    engine.interrupt(layFloor, { stage, unlockedZones });
  },
});

/** A unit and the zone in which it waits. */
type Waiting = { readonly zone: string } & ({ readonly bot: number } | { readonly guard: number });

interface Arranging {
  readonly units: readonly Waiting[];
}

interface Place {
  readonly kind: 'place';
  readonly cell: Cell;
}

/** Free spaces of the zone at the same place of the mat (BC-FLOOR-11). */
function spacesIn(state: BurncycleState, { units }: Arranging): Cell[] {
  const zone = units[0]?.zone;
  if (zone === undefined) return [];
  const room = floorOf(state).rooms.find((one) => one.zone === zone);
  return (room?.cells ?? []).filter((cell) => botOn(state, cell) < 0 && guardOn(state, cell) < 0);
}

/** In a zone with several spaces the players arrange the units as they like (BC-FLOOR-12). */
export const arrange = defineStep<BurncycleState, Arranging, Place>({
  name: 'burncycle/arrange',
  clause: 'BC-FLOOR-12',
  choice: z.strictObject({ kind: z.literal('place'), cell: z.int().min(0) }),
  who: (state, memory) => (spacesIn(state, memory).length > 1 ? spokesman(state) : undefined),
  candidates: (state, memory) => spacesIn(state, memory).map((cell) => ({ kind: 'place', cell })),
  check: (state, memory, { cell }) =>
    spacesIn(state, memory).includes(cell) ? accept() : refuse('BC-FLOOR-11', 'not-in-its-zone', { cell }),
  apply(state, { units }, { cell }, engine) {
    put(state, units[0], cell, engine);
    engine.stay<Arranging>({ units: units.slice(1) });
  },
  run(state, { units }, engine) {
    if (units.length === 0) {
      engine.done();
      lookAround(state, engine); // units that came along see who stands beside them (BC-RANGE-06)
      return drawImperatives(state, engine); // BC-FLOOR-15
    }
    const [cell] = spacesIn(state, { units });
    if (cell !== undefined) put(state, units[0], cell, engine);
    engine.stay<Arranging>({ units: units.slice(1) });
  },
});

function put(
  state: BurncycleState,
  unit: Waiting | undefined,
  cell: Cell,
  engine: Parameters<NonNullable<typeof arrange.run>>[2],
): void {
  if (unit === undefined) return;
  if ('bot' in unit) engine.emit(botPlaced, { bot: unit.bot, cell });
  else engine.emit(guardPlaced, { ...unitOf(state, unit.guard), cell });
}
