/** Where a choice of burncycle is made: on the floor, on the network, on the burncycle, among dice; or by a button. */
import { type BurncycleView, floorOf } from '@tablerunner/burncycle/plan';
import type { Cell, Direction, Edge } from '@tablerunner/geometry';

/** All fields that a choice may have; which of them go together the rules know. */
export interface Fields {
  readonly kind: string;
  readonly bot?: number;
  readonly other?: number;
  readonly guard?: number;
  readonly wall?: number;
  readonly door?: number;
  readonly side?: number;
  readonly to?: number;
  readonly cell?: number;
  readonly node?: number;
  readonly access?: number;
  readonly slot?: number;
  readonly chip?: string;
  readonly from?: string;
  readonly index?: number;
  readonly item?: number;
  /** A card by its name, or by its place in a hand. */
  readonly card?: string | number;
  readonly number?: number;
  readonly upgrade?: string;
  readonly pays?: readonly number[];
  readonly amount?: number;
  readonly gives?: readonly number[];
  readonly takes?: readonly number[];
  readonly keysGiven?: number;
  readonly keysTaken?: number;
  readonly die?: number;
  readonly pairs?: number;
  readonly basic?: number;
  readonly advanced?: number;
  readonly elite?: number;
  readonly input?: string;
  readonly options?: readonly number[];
  readonly result?: string;
  readonly demand?: number;
  readonly of?: string;
  readonly target?: number;
}

export const fieldsOf = (choice: unknown): Fields => choice as Fields;

export interface Spot {
  readonly cells: readonly Cell[];
  /** A wall or door. */
  readonly edge?: Edge | undefined;
  readonly node?: number | undefined;
  /** An access point of the network. */
  readonly access?: number | undefined;
  /** A slot of the burncycle. */
  readonly slot?: number | undefined;
  /** A die of the test. */
  readonly die?: number | undefined;
}

const NOWHERE: Spot = { cells: [] };
const SIDES = 4;

const cells = (...all: readonly (number | undefined)[]): Spot => ({
  cells: all.filter((cell) => cell !== undefined && cell >= 0) as number[],
});

const botCell = ({ bots }: BurncycleView, bot: number | undefined): number | undefined => bots[bot ?? -1]?.cell;
const guardCell = ({ guards }: BurncycleView, guard: number | undefined): number | undefined =>
  guards[guard ?? -1]?.cell;

/** The space one step away, whatever parts the two. */
function beside(view: BurncycleView, from: number | undefined, side: Direction): Spot {
  if (from === undefined || from < 0) return NOWHERE;
  const { ways, sides } = floorOf(view).grid;
  const to = ways[from * 8 + side] ?? -1;
  // A step off the floor, through a wall that is gone, is made at the wall.
  return to < 0 ? { cells: [], edge: sides[from * 4 + side] } : { cells: [to] };
}

/** `memory` is that of the step that asks: it knows whose step or way it is. */
export function spotOf(view: BurncycleView, choice: unknown, memory?: unknown): Spot {
  const fields = fieldsOf(choice);
  const floor = floorOf(view);
  const actor = (memory ?? {}) as { readonly bot?: number; readonly guard?: number };
  switch (fields.kind) {
    case 'step':
      return beside(view, botCell(view, fields.bot ?? actor.bot) ?? view.drone?.cell, fields.side ?? 0);
    case 'face':
      return beside(view, botCell(view, actor.bot), fields.side ?? 0);
    case 'way':
      return beside(view, guardCell(view, actor.guard), fields.side ?? 0);
    case 'push':
      return cells(fields.to);
    case 'strike':
      return cells(guardCell(view, fields.guard));
    case 'strike-wall':
      return { cells: [], edge: fields.wall };
    case 'keypad':
      return { cells: [], edge: floor.doors[fields.door ?? -1]?.edge };
    case 'key':
      return fields.door === undefined ? NOWHERE : { cells: [], edge: floor.doors[fields.door]?.edge };
    case 'terminal':
      return cells(botCell(view, fields.bot));
    case 'repair':
      return cells(botCell(view, fields.other));
    case 'place':
    case 'mainframe':
      return cells(fields.cell ?? fields.to);
    case 'pursue':
    case 'investigate':
    case 'patrol':
      return cells(guardCell(view, fields.guard));
    case 'ip':
    case 'line':
      return { cells: [], node: fields.to };
    case 'ping':
      return { cells: [], node: fields.node };
    case 'return':
      return { cells: [], access: fields.access };
    case 'alter':
    case 'degrade':
    case 'track':
      return { cells: [], slot: fields.slot };
    case 'reroll':
      return { cells: [], die: fields.die };
    case 'target':
      return targetSpot(view, fields);
    default:
      return NOWHERE;
  }
}

function targetSpot(view: BurncycleView, { of, target = -1 }: Fields): Spot {
  if (target < 0) return NOWHERE;
  const floor = floorOf(view);
  switch (of) {
    case 'bot':
      return cells(botCell(view, target));
    case 'guard':
      return cells(guardCell(view, target));
    case 'guard-side':
      return beside(view, guardCell(view, Math.floor(target / SIDES)), target % SIDES);
    case 'door':
      return { cells: [], edge: floor.doors[target]?.edge };
    case 'room':
      return { cells: floor.rooms[target]?.cells ?? [] };
    case 'space':
      return { cells: [target] };
    case 'post':
      return cells(floor.posts[target]?.cell);
    case 'slot':
      return { cells: [], slot: target };
    case 'node':
      return { cells: [], node: target };
    case 'die':
      return { cells: [], die: target };
    default:
      return NOWHERE;
  }
}

export const isOnFloorPlan = ({ cells: all, edge }: Spot): boolean => all.length > 0 || edge !== undefined;
