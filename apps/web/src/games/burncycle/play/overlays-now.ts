/** The overlays of the moment: reach with its cost, the planned walk, awareness, what can be chosen on the floor and what not. */
import { type BurncycleView, botOn, floorOf, guardOn } from '@tablerunner/burncycle/plan';
import type { Refusal } from '@tablerunner/engine';
import type { Cell } from '@tablerunner/geometry';
import type { Overlay } from '../../../app/settings.ts';
import type { FloorOverlays } from '../board/burncycle-board.tsx';
import type { Marks } from '../board/units.tsx';
import { fieldsOf, spotOf } from '../choices.ts';
import type { Decision, Planning } from '../shared.ts';
import { answersOf } from './answers.ts';
import { cardOf } from './cards.ts';
import { reachFor, walkTo } from './pick.ts';

export function overlaysOf(planning: Planning, wanted: readonly Overlay[]): FloorOverlays {
  const { decision, plan, card, mover, lookedAt, hover } = planning;
  const awareness = wanted.includes('sight');
  if (decision === undefined) return { awareness, lookedAt };
  const reach = isWalk(decision, card) ? reachFor(decision, mover) : undefined;
  const spots = spotsNow(decision, card);
  const legal = spots.filter(({ verdict }) => verdict.ok);
  const cellsOf = (choice: unknown): readonly Cell[] => spotOf(decision.view, choice, decision.memory).cells;
  const edges = [
    ...legal.flatMap(({ choice }) => spotOf(decision.view, choice, decision.memory).edge ?? []),
    ...doorAt(decision),
  ];
  // A way is shown while it is thought about: under the pointer, before anything is clicked.
  const thought = plan?.walk === undefined && hover !== undefined ? walkTo(decision, mover, hover) : undefined;
  const walk = plan?.walk ?? (reach !== undefined && thought?.is === 'plan' ? thought.plan.walk : undefined);
  return {
    awareness,
    lookedAt,
    ...(wanted.includes('reach') && reach !== undefined && reach.size > 0 ? { reach: costsOf(reach) } : {}),
    ...(walk === undefined ? {} : { walk }),
    ...(edges.length > 0 ? { edges: new Set(edges) } : {}),
    ...(spots.length > 0
      ? {
          targets: new Set(legal.flatMap(({ choice }) => cellsOf(choice))),
          refused: refusalsOf(decision, card),
        }
      : {}),
  };
}

/** The door at which somebody works. */
function doorAt({ view, memory }: Decision): readonly number[] {
  const { door } = (memory ?? {}) as { readonly door?: number };
  const edge = door === undefined ? undefined : floorOf(view).doors[door]?.edge;
  return edge === undefined ? [] : [edge];
}

const costsOf = (reach: NonNullable<ReturnType<typeof reachFor>>): ReadonlyMap<Cell, number> =>
  new Map([...reach].map(([cell, { cost }]) => [cell, cost]));

/** While an action is chosen a walk is only shown where it was asked for; in the move itself always. */
export const isWalk = ({ step }: Decision, card: string | undefined): boolean =>
  step === 'burncycle/move' || card === 'move';

/** What is to be chosen on the floor now: of an action the targets of its card, of other steps all. */
function spotsNow(decision: Decision, card: string | undefined): readonly Decision['offers'][number][] {
  const { step } = decision;
  const { spots } = answersOf(decision);
  if (isWalk(decision, card)) {
    // The reach shows where steps lead; keys and pushes have their own places.
    return spots.filter(({ choice }) => !['step', ...BY_CARD].includes(fieldsOf(choice).kind));
  }
  return spots.filter(({ choice }) =>
    card === undefined ? cardOf(step, choice) === undefined : cardOf(step, choice) === card,
  );
}

const BY_CARD = ['strike', 'strike-wall', 'terminal', 'keypad', 'repair'];

/** The spaces that cannot be chosen, each with its reason; nothing for those where something else can be. */
function refusalsOf(decision: Decision, card: string | undefined): ReadonlyMap<Cell, Refusal> {
  const { view, memory } = decision;
  const spots = spotsNow(decision, card);
  const refused = new Map<Cell, Refusal>();
  for (const { choice, verdict } of spots) {
    if (!verdict.ok) for (const cell of spotOf(view, choice, memory).cells) refused.set(cell, verdict);
  }
  for (const { choice, verdict } of spots) {
    if (verdict.ok) for (const cell of spotOf(view, choice, memory).cells) refused.delete(cell);
  }
  return refused;
}

/** The units that can be chosen. */
export function targetsOf({ view, decision, card }: Planning): Marks {
  const [bots, guards] = [new Set<number>(), new Set<number>()];
  if (decision === undefined) return { bots, guards };
  for (const { choice, verdict } of spotsNow(decision, card)) {
    if (verdict.ok) for (const cell of spotOf(view, choice, decision.memory).cells) mark(view, cell, bots, guards);
  }
  return { bots, guards };
}

function mark(view: BurncycleView, cell: Cell, bots: Set<number>, guards: Set<number>): void {
  const [bot, guard] = [botOn(view, cell), guardOn(view, cell)];
  if (bot >= 0) bots.add(bot);
  if (guard >= 0) guards.add(guard);
}
