/** One move by chance, for random games: any direction and any length, not only those of the sample. */
import { LIMITER, standing, surfaceAt } from '@tablerunner/geometry';
import { colourFor, type Doer, distinctPayers } from '../actions/deed.ts';
import { basesOf, standingBut, tableOf } from '../targeting/table.ts';
import type { CombatZoneState } from '../types.ts';
import { modelOf } from '../units.ts';
import { checkMove } from './check.ts';
import type { MoveChoice, Moving } from './moving.ts';

/** After so many ways that cannot be gone the sample is looked at. */
const TRIES = 16;

export function moveByChance(
  state: CombatZoneState,
  doer: Doer,
  below: (count: number) => number,
): MoveChoice | undefined {
  const tokens = distinctPayers(state, doer);
  const token = tokens[tokens.length > 1 ? below(tokens.length) : 0];
  if (token === undefined) return undefined;
  const { model, isSure } = doer;
  const { x, y, width: across } = modelOf(state, model);
  const { width, depth } = state.field;
  const table = tableOf(state);
  const others = basesOf(state, standingBut(state, model));
  const colour = colourFor(state, doer, token);
  const limit = LIMITER[doer.limit ?? colour];
  for (let tried = 0; tried < TRIES; tried++) {
    // Whole numbers in a square: what is too far or off the table is drawn anew and costs nothing.
    const far = 1 + below(limit);
    const to = { x: x - far + below(2 * far), y: y - far + below(2 * far) };
    const isFar = (to.x - x) ** 2 + (to.y - y) ** 2 > limit ** 2;
    if (isFar || to.x < 0 || to.y < 0 || to.x > width || to.y > depth) continue;
    // Where nobody can stand is seen faster than a way is walked.
    const end = { x: to.x, y: to.y, z: surfaceAt(table, to), width: across };
    if (standing(table, end, others) !== undefined) continue;
    const way = [to];
    const moving: Moving = { model, token, colour, limit, way, second: undefined, drag: undefined, isSure };
    if (checkMove(state, moving).ok) return { kind: 'move', token, way };
  }
  return undefined;
}
