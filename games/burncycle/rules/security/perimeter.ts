/** The Perimeter patrol: the closed walk along the outer boundary of an area, boundary on the right hand. Clauses BC-PATROL-07 to 10; BC-RULE-64, 93. */
import { type Cell, type Direction, type Edge, leftOf, opposite, rightOf, SOUTH } from '@tablerunner/geometry';
import { EDGE, type Floor } from '../floor/floor.ts';

/** By cell: the directions, as bits, in which the circuit leaves it. A one-space-wide hallway is left both ways. */
type Circuit = Uint8Array;

const circuits = new WeakMap<Floor, (Circuit | undefined)[]>();

export function circuitOf(floor: Floor, area: number): Circuit {
  let known = circuits.get(floor);
  if (known === undefined) {
    known = [];
    circuits.set(floor, known);
  }
  const found = known[area];
  if (found !== undefined) return found;
  const made = walkRound(floor, area);
  known[area] = made;
  return made;
}

const isOpen = ({ grid }: Floor, cell: Cell, side: Direction): boolean =>
  grid.edges[grid.sides[cell * 4 + side] as Edge] === EDGE.open && (grid.ways[cell * 8 + side] as Cell) >= 0;

/** Right if open, else straight on, else left, else back; undefined where there is no way at all. */
export function wayOn(floor: Floor, cell: Cell, arrived: Direction): Direction | undefined {
  const right = rightOf(arrived);
  for (const side of [right, arrived, leftOf(arrived), opposite(arrived)]) if (isOpen(floor, cell, side)) return side;
  return undefined;
}

function walkRound(floor: Floor, area: number): Circuit {
  const circuit = new Uint8Array(floor.grid.cellCount);
  const first = floor.areas.cells[area]?.[0];
  if (first === undefined) return circuit;
  // Cells count from the south-west: below the first one lies the outer boundary, and going east has it on the right.
  let way = wayOn(floor, first, leftOf(SOUTH));
  let cell = first;
  while (way !== undefined && ((circuit[cell] as number) & (1 << way)) === 0) {
    circuit[cell] = (circuit[cell] as number) | (1 << way);
    cell = floor.grid.ways[cell * 8 + way] as Cell;
    way = wayOn(floor, cell, way);
  }
  return circuit;
}

export const isOnCircuit = (floor: Floor, cell: Cell): boolean =>
  circuitOf(floor, floor.areas.areaOf[cell] as number)[cell] !== 0;

/** The facing from which the circuit goes on: the unit's own, or the first to its right (BC-PATROL-08). */
export function facingOnCircuit(floor: Floor, cell: Cell, facing: Direction): Direction {
  const ways = circuitOf(floor, floor.areas.areaOf[cell] as number)[cell] as number;
  let turned = facing;
  for (let turns = 0; turns < 4; turns++, turned = rightOf(turned)) if ((ways & (1 << turned)) !== 0) return turned;
  return facing;
}
