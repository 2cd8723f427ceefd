/** What a drawing of the table needs to know: floor, doors, awareness, ways, network. The rest of the rules stays inside. */
import { type Cell, type Direction, edgeBetween, SIDES } from '@tablerunner/geometry';
import { move } from './rules/actions/move.ts';
import { cloneState } from './rules/clone.ts';
import { awareness, isAwareOf, seesStepOut } from './rules/floor/awareness.ts';
import { EDGE } from './rules/floor/floor.ts';
import { stepFrom } from './rules/floor/passage.ts';
import type { Guard } from './rules/types.ts';
import { botAt, botOn, floorOf, guardAt, guardOn, isDetected, watcherOf } from './rules/units.ts';
import type { BurncycleView } from './view/view.ts';

export { NETWORK } from './content/network.ts';
export { NOTICED, peripheryOf } from './rules/floor/awareness.ts';
export { EDGE, type Floor, type Post, type Room } from './rules/floor/floor.ts';
export { type Chip, DIFFICULTIES } from './rules/lists.ts';
export { isLastFloor, missionOf } from './rules/mission/mission.ts';
export { AT_ACCESS, BANNED } from './rules/network/ip-moves.ts';
export type { Bot, Guard, Slot } from './rules/types.ts';
export { botOn, cardOf, floorOf, guardOn, isCaptain, isDetected, isDown, moduleIndex } from './rules/units.ts';
export { explainChoice } from './view/explain.ts';
export { labelOf } from './view/label.ts';
export { upgradeName } from './view/naming.ts';
export * from './view/panels.ts';
export type { BurncycleView } from './view/view.ts';

/** A door as it is now. */
interface DoorNow {
  readonly index: number;
  readonly edge: number;
  readonly cells: readonly [Cell, Cell];
  readonly isLocked: boolean;
  /** The keypad card that lies beside it, or none. */
  readonly keypad: string | undefined;
}

export const doorsOf = (view: BurncycleView): readonly DoorNow[] =>
  floorOf(view).doors.map(({ edge, cells }, index) => ({
    index,
    edge,
    cells,
    isLocked: view.floor.doors[index] !== 1,
    keypad: view.floor.keypads.find(({ door }) => door === index)?.card,
  }));

/** By cell how a unit notices it; a stunned one notices nothing (BC-STUN-05). */
export function awarenessOf(view: BurncycleView, guard: number): Uint8Array | undefined {
  const unit = guardAt(view, guard);
  return unit.isStunned || unit.cell < 0 ? undefined : awareness(floorOf(view), watcherOf(unit));
}

const watching = ({ guards }: BurncycleView): readonly (readonly [number, Guard])[] =>
  [...guards.entries()].filter(([, { cell, isStunned }]) => cell >= 0 && !isStunned);

/** The units that have a space within their awareness. */
export const watchersOf = (view: BurncycleView, cell: Cell): readonly number[] =>
  watching(view).flatMap(([index, guard]) => (isAwareOf(floorOf(view), watcherOf(guard), cell) ? [index] : []));

/** A step of a planned way, and who would notice it. */
interface PlannedStep {
  readonly to: Cell;
  /** Units that would notice the bot there; none for one that is hidden, disguised or known already. */
  readonly noticedBy: readonly number[];
  /** It would be detected there: noticed, or back where its awareness chip lies (BC-AWARE-02). */
  readonly isDetected: boolean;
  /** It would vanish into a hideout. */
  readonly hides: boolean;
}

/** Each step of a way, the bot's own space first, judged as the rules judge a step that is made (BC-RANGE-06, 07, BC-HIDE). */
export function noticedOn(view: BurncycleView, bot: number, path: readonly Cell[]): readonly PlannedStep[] {
  const floor = floorOf(view);
  const mover = botAt(view, bot);
  let isKnown = isDetected(mover);
  let chip = mover.chip;
  return path.slice(1).map((to, at) => {
    const from = path[at] ?? to;
    if (mover.disguise !== undefined) return { to, noticedBy: [], isDetected: false, hides: false };
    const edge = edgeBetween(floor.grid, from, to);
    const isOut = edge !== undefined && floor.grid.edges[edge] !== EDGE.open;
    const isSecure = floor.rooms[floor.roomAt[to] ?? -1]?.zone !== undefined;
    const followers =
      isKnown && isOut && !isSecure
        ? watching(view).flatMap(([index, guard]) => (seesStepOut(floor, watcherOf(guard), from, to) ? [index] : []))
        : [];
    const watchers = watchersOf(view, to);
    const isFollowed = isKnown && watchers.length + followers.length > 0;
    const hides = floor.isHideout[to] === 1 && chip !== to && !isFollowed;
    const noticedBy = hides ? [] : [...new Set([...watchers, ...followers])];
    if (noticedBy.length > 0) chip = to;
    isKnown = chip === to;
    return { to, noticedBy, isDetected: isKnown, hides };
  });
}

/** Spaces that a bot can walk to, each with what the way costs and the way itself, its own space first. */
export type Reach = ReadonlyMap<Cell, { readonly cost: number; readonly path: readonly Cell[] }>;

/** More AP than any test gives. */
const ENOUGH = 1000;

/**
 * Everywhere that a bot could go by a move action with so many AP, cheapest way first. What a step costs the judge of the
 * move action itself says; spaces of other bots are walked over by nobody, because a swap moves both.
 */
export function reachOf(view: BurncycleView, bot: number, ap: number): Reach {
  const state = cloneState(view);
  const mover = botAt(state, bot);
  const reach = new Map<Cell, { cost: number; path: readonly Cell[] }>();
  if (mover.cell < 0) return reach;
  const floor = floorOf(state);
  const waiting: { cost: number; path: readonly Cell[] }[] = [{ cost: 0, path: [mover.cell] }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { cost, path } = next;
    const here = path.at(-1) ?? -1;
    if (reach.has(here)) continue;
    reach.set(here, next);
    mover.cell = here;
    for (const side of SIDES) {
      const to = stepFrom(floor, state.floor, here, side, 'bot');
      if (to < 0 || reach.has(to) || botOn(state, to) >= 0 || guardOn(state, to) >= 0) continue;
      const price = costOf(state, bot, side);
      if (price === undefined || cost + price > ap) continue;
      const later = waiting.findIndex((other) => other.cost > cost + price);
      waiting.splice(later < 0 ? waiting.length : later, 0, { cost: cost + price, path: [...path, to] });
    }
  }
  reach.delete(botAt(view, bot).cell);
  return reach;
}

/** Without any AP the judge of the move action names the price of a step. */
function costOf(state: BurncycleView, bot: number, side: Direction): number | undefined {
  const verdict = move.check?.(state, { isOptimized: false, ap: 0 - ENOUGH }, { kind: 'step', bot, side });
  if (verdict === undefined || verdict.ok || verdict.reason !== 'too-few-ap') return undefined;
  return Number(verdict.facts.cost);
}
