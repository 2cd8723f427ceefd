/** Whom a piece goes for. Clauses ES-DRONE-03 to 05, ES-TOKEN-01, ES-TOKEN-03; ES-RULE-66, ES-RULE-68, ES-RULE-90, ES-RULE-98. */
import type { Cell } from '@tablerunner/geometry';
import { has } from '../abilities.ts';
import { boardOf } from '../board.ts';
import { isProtected } from '../combat/targets.ts';
import { live } from '../live.ts';
import type { EscapeState, Token, Unit } from '../types.ts';
import { unitAt } from '../units.ts';
import { boundsTo } from './bounds.ts';
import { costIn, FAR, FAR_AWAY, type Field, GOALS, measure } from './field.ts';
import { type Gait, gaitOfToken } from './pieces.ts';

interface Nearest {
  /** As indices; several if they tie, none if walls leave no way to any of them (ES-RULE-68). */
  readonly units: readonly number[];
  readonly cost: number;
}

const NOBODY: Nearest = { units: [], cost: FAR };

/** The nearest of those that count, as if nobody stood in the way and nothing burned. `starts`: where the piece may set out. */
function nearestOf(state: EscapeState, gait: Gait, starts: readonly Cell[], counts: (unit: Unit) => boolean): Nearest {
  const counted: number[] = [];
  for (let index = 0; index < state.units.length; index++) {
    const unit = state.units[index] as Unit;
    if (unit.faction === 'resistance' && unit.place === 'board' && counts(unit)) counted.push(index);
  }
  if (counted.length === 0) return NOBODY;
  const now = live(state);
  const bounds = boundsTo(now, gait, starts);
  const boundOf = (index: number): number => bounds[unitAt(state, index).cell] as number;
  counted.sort((a, b) => boundOf(a) - boundOf(b));
  let { cost } = NOBODY;
  let units: number[] = [];
  for (const index of counted) {
    if (boundOf(index) > cost) break; // and so are all that follow
    const { cell } = unitAt(state, index);
    const field = measure(GOALS, now, { gait, from: [cell], to: starts, avoiding: false, most: cost });
    const there = nearestStart(field, starts);
    if (there >= FAR_AWAY || there > cost) continue;
    if (there < cost) units = [];
    units.push(index);
    cost = there;
  }
  return { units: units.sort((a, b) => a - b), cost };
}

function nearestStart(field: Field, starts: readonly Cell[]): number {
  let least = FAR_AWAY;
  for (let i = 0; i < starts.length; i++) least = Math.min(least, costIn(field, starts[i] as Cell));
  return least;
}

const everybody = (): boolean => true;

/** Who may be approached: the nearest by route, several if they tie. */
export function goalsOf(state: EscapeState, gait: Gait, starts: readonly Cell[]): readonly number[] {
  if (state.options.jammedGoals === 'avoided' && isAnyoneProtected(state)) {
    // ES-RULE-98: who cannot be attacked is no goal as long as somebody else can be.
    const { units } = nearestOf(state, gait, starts, (unit) => !isProtected(state, unit));
    if (units.length > 0) return units;
  }
  return nearestOf(state, gait, starts, everybody).units;
}

/** A guess that costs little: without a Jammer on the board nobody is. */
const isAnyoneProtected = (state: EscapeState): boolean =>
  state.units.some((unit) => unit.faction === 'resistance' && unit.place === 'board' && has(state, unit, 'jammer'));

/** The Resistance characters nearest to a token by route, protected or not, and what the way costs. */
export const nearestToToken = (state: EscapeState, token: Token): Nearest =>
  nearestOf(state, gaitOfToken(state, token), startsOf(state, token), everybody);

/** A token on the board sets out from its cell, one outside from the cells of its Airlock. */
export const startsOf = (state: EscapeState, token: Token): readonly Cell[] =>
  token.cell >= 0 ? [token.cell] : airlockCells(state, token.airlock);

export const airlockCells = (state: EscapeState, number: number): readonly Cell[] =>
  boardOf(state).airlocks.find((airlock) => airlock.number === number)?.cells ?? [];
