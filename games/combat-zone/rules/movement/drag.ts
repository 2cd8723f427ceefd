/** Dragging models and objects along. Clauses CZ-DRAG-*; CZ-RULE-18, 38, 72, 79. */
import { accept, defineStep, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import {
  type Base,
  basesBelow,
  FREE_STEP,
  isAtReach,
  isAtReachOf,
  landing,
  type Point,
  problemWithBases,
  standing,
  surfaceAt,
} from '@tablerunner/geometry';
import { z } from 'zod';
import { dragOf } from '../abilities/gifts.ts';
import { contest } from '../contest/contest.ts';
import { moved } from '../events/models.ts';
import { brawlersOf, isInBrawl } from '../targeting/brawl.ts';
import { basesOf, standingBut, tableOf } from '../targeting/table.ts';
import type { CombatZoneState } from '../types.ts';
import { isFriend, isOnTable, isRival, modelOf, seatOf } from '../units.ts';
import { chooseRival, MOVE_ACTION } from './escape.ts';
import { sufferFall } from './falls.ts';
import type { Drag, Moving } from './moving.ts';
import { checkPiecePlace, isStoodOn, pieceOf, piecePlaces, putPiece } from './objects.ts';
import { roundabout } from './round.ts';
import { standingRefusal } from './standing.ts';

/** What may be dragged: a light object or a model at reach (CZ-DRAG-01, CZ-DRAG-06). */
export function checkDrag(state: CombatZoneState, model: number, drag: Drag): Verdict {
  if (!('model' in drag)) return checkObject(state, model, drag.piece);
  const dragged = drag.model;
  if (dragged === model) return refuse('CZ-DRAG-06', 'drags-itself', { dragged });
  if (!isOnTable(state, dragged)) return refuse('CZ-DRAG-06', 'not-on-the-table', { dragged });
  if (!isAtReach(tableOf(state), modelOf(state, model), modelOf(state, dragged)))
    return refuse('CZ-DRAG-06', 'not-at-reach', { dragged });
  if (isRival(state, model, dragged)) {
    const isImmune = modelOf(state, dragged).kind === 'drone';
    return isImmune ? refuse('CZ-RULE-79', 'drones-cannot-be-dragged', { dragged }) : accept();
  }
  return isInBrawl(state, model) ? refuse('CZ-RULE-72', 'only-rivals-in-a-brawl', { dragged }) : accept();
}

function checkObject(state: CombatZoneState, model: number, id: string): Verdict {
  const piece = pieceOf(state, id);
  if (piece === undefined) return refuse('CZ-DRAG-01', 'no-such-piece', { piece: id });
  if (!piece.isLight) return refuse('CZ-DRAG-01', 'too-heavy', { piece: id });
  if (isStoodOn(state, piece)) return refuse('CZ-DRAG-01', 'somebody-stands-on-it', { piece: id });
  if (!isAtReachOf(tableOf(state), modelOf(state, model), { piece: id }))
    return refuse('CZ-DRAG-01', 'not-at-reach', { piece: id });
  return isInBrawl(state, model) ? refuse('CZ-RULE-72', 'only-rivals-in-a-brawl', { piece: id }) : accept();
}

/** One roll before moving, against whoever holds what is dragged (CZ-DRAG-07 to 09, CZ-RULE-72). */
export function rollToDrag(state: CombatZoneState, moving: Moving, drag: Drag, engine: Engine<CombatZoneState>): void {
  const { model, colour, token } = moving;
  const dragged = 'model' in drag ? drag.model : -1;
  const { by } = dragOf(state, model);
  const bonuses = by === 0 ? [] : [{ why: 'drag', by }];
  const isTorn = dragged >= 0 && isFriend(state, model, dragged) && isInBrawl(state, dragged);
  if (isTorn) {
    const rivals = brawlersOf(state, dragged);
    return engine.interrupt(chooseRival, { purpose: 'drag', moving, rivals, bonuses });
  }
  const isHeld = dragged >= 0 && isRival(state, model, dragged);
  engine.interrupt(contest, {
    purpose: 'drag',
    acting: { model, colour, token, skill: 'reflexes', bonuses },
    action: MOVE_ACTION,
    against: [isHeld ? { model: dragged, skill: 'reflexes', bonuses: [] } : 'obstacle'],
  });
}

interface Dragged {
  readonly model: number;
  readonly drag: Drag;
}

/** Where the dragged thing is put: the centre of a base, the first corner of an object. */
type Place = { readonly kind: 'place'; readonly x: number; readonly y: number } | { readonly kind: 'leave' };

/** Whether both are still there: a card may strike down either of them on the way. */
const areThere = (state: CombatZoneState, { model, drag }: Dragged): boolean =>
  isOnTable(state, model) && !('model' in drag && !isOnTable(state, drag.model));

/** After the move, the dragged thing is placed at reach of the one who drags (CZ-DRAG-04). */
export const placeDragged = defineStep<CombatZoneState, Dragged, Place>({
  name: 'combat-zone/place-dragged',
  clause: 'CZ-DRAG-04',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('place'), x: z.int(), y: z.int() }),
    z.strictObject({ kind: z.literal('leave') }),
  ]),
  sampled: true,
  who: (state, memory) => (areThere(state, memory) ? seatOf(state, memory.model) : undefined),
  candidates: (state, memory) => [
    ...placesOf(state, memory).map(({ x, y }): Place => ({ kind: 'place', x, y })),
    { kind: 'leave' },
  ],
  check(state, memory, choice) {
    if (choice.kind === 'place') return checkPlace(state, memory, choice);
    const isStuck = !placesOf(state, memory).some((place) => checkPlace(state, memory, place).ok);
    return isStuck ? accept() : refuse('CZ-DRAG-04', 'must-be-placed');
  },
  apply(state, memory, choice, engine) {
    engine.done();
    if (choice.kind === 'leave') return;
    const { drag, model } = memory;
    if ('model' in drag) putModel(state, { model, dragged: drag.model }, choice, engine);
    else putPiece(state, { model, piece: drag.piece }, choice, engine);
  },
  run: (_state, _memory, engine) => engine.done(),
});

function placesOf(state: CombatZoneState, { model, drag }: Dragged): Point[] {
  const puller = modelOf(state, model);
  if (!('model' in drag)) return distinct(piecePlaces(state, model, drag.piece));
  const dragged = modelOf(state, drag.model);
  const touching = Math.ceil((puller.width + dragged.width) / 2) + 1;
  return distinct([
    { x: dragged.x, y: dragged.y },
    ...roundabout(puller, touching),
    ...roundabout(puller, touching + 900),
  ]);
}

const distinct = (points: readonly Point[]): Point[] =>
  points.filter(({ x, y }, at) => points.findIndex((other) => other.x === x && other.y === y) === at);

function checkPlace(state: CombatZoneState, { model, drag }: Dragged, place: Point): Verdict {
  return 'model' in drag
    ? checkModelPlace(state, { model, dragged: drag.model }, place)
    : checkPiecePlace(state, { model, piece: drag.piece }, place);
}

interface Pulled {
  readonly model: number;
  readonly dragged: number;
}

/** The base as it is held out: over lower ground it hangs at the height of the one who drags, and then falls (CZ-DRAG-05). */
function heldAt(state: CombatZoneState, { model, dragged }: Pulled, { x, y }: Point): { held: Base; drop: number } {
  const { z } = modelOf(state, model);
  const { width } = modelOf(state, dragged);
  const ground = surfaceAt(tableOf(state), { x, y }, z + FREE_STEP);
  const drop = Math.max(0, z - ground);
  return { held: { x, y, z: drop > FREE_STEP ? z : ground, width }, drop: drop > FREE_STEP ? drop : 0 };
}

function checkModelPlace(state: CombatZoneState, pulled: Pulled, place: Point): Verdict {
  const { held, drop } = heldAt(state, pulled, place);
  const { width, depth } = state.field;
  const isOff = 2 * held.x < held.width || 2 * (width - held.x) < held.width;
  if (isOff || 2 * held.y < held.width || 2 * (depth - held.y) < held.width)
    return refuse('CZ-RULE-38', 'off-the-table', { x: held.x, y: held.y });
  const table = tableOf(state);
  if (!isAtReach(table, modelOf(state, pulled.model), held))
    return refuse('CZ-DRAG-04', 'not-at-reach', { x: held.x, y: held.y });
  const others = basesOf(state, standingBut(state, pulled.dragged));
  const wrong = standing(table, held, others);
  // Held out over an edge it needs no floor, but room: it lands at the nearest place where it can.
  const problem = drop > 0 && wrong?.problem === 'no-surface' ? problemWithBases(held, others) : wrong;
  return problem === undefined ? accept() : standingRefusal(problem);
}

function putModel(state: CombatZoneState, pulled: Pulled, place: Point, engine: Engine<CombatZoneState>): void {
  const { model, dragged } = pulled;
  const { held, drop } = heldAt(state, pulled, place);
  if (drop === 0) return engine.emit(moved, { model: dragged, x: held.x, y: held.y, z: held.z, by: 'drag' });
  const others = standingBut(state, dragged);
  const bases = basesOf(state, others);
  const onto = basesBelow(tableOf(state), held, held.width, bases).flatMap((at) => others[at] ?? []);
  const end = landing(tableOf(state), held, held.width, bases);
  engine.emit(moved, { model: dragged, x: end.x, y: end.y, z: end.z, by: 'drag' });
  sufferFall({ model: dragged, height: drop, token: -1, onto, by: model }, engine);
}
