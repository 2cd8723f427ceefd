/** What a click on the floor means: a choice of the moment, a walk, a menu of several, or the reason why not. */
import { type BurncycleView, floorOf, guardOn, type Reach, reachOf } from '@tablerunner/burncycle/plan';
import type { Refusal } from '@tablerunner/engine';
import { type Cell, directionTo } from '@tablerunner/geometry';
import { judge, type Offer } from '@tablerunner/table';
import { fieldsOf, spotOf } from '../choices.ts';
import { type Decision, game, type Plan } from '../shared.ts';
import { answersOf } from './answers.ts';
import { cardOf } from './cards.ts';

export type Picked =
  | { readonly is: 'plan'; readonly plan: Plan; readonly atOnce: boolean }
  | { readonly is: 'menu'; readonly cell: Cell; readonly offers: readonly Offer[] }
  | { readonly is: 'mover'; readonly bot: number }
  | { readonly is: 'refused'; readonly cell: Cell; readonly refusal: Refusal; readonly choice?: unknown }
  | { readonly is: 'nothing'; readonly cell: Cell };

/** Something was begun by it; neither a refusal nor nothing at all. */
export const isChoice = ({ is }: Picked): boolean => is === 'plan' || is === 'menu' || is === 'mover';

/** These cost a step at most and roll nothing. */
const AT_ONCE = ['step', 'place', 'way', 'mainframe', 'pursue', 'investigate', 'patrol', 'target', 'face'];

export interface Click {
  readonly cell: Cell;
  readonly at?: { readonly x: number; readonly y: number } | undefined;
  readonly card?: string | undefined;
  /** The bot whose steps are planned. */
  readonly mover: number;
}

export function pickAt(decision: Decision, click: Click): Picked {
  const { cell, card, mover } = click;
  const { step, view } = decision;
  const here = offersAt(decision, click);
  const ofCard = card === undefined ? here : here.filter(({ choice }) => cardOf(step, choice) === card);
  const legal = ofCard.filter(({ verdict }) => verdict.ok);
  const [only] = legal;
  if (only !== undefined && legal.length === 1) return planOf(only);
  if (legal.length > 1) return { is: 'menu', cell, offers: legal };
  const other = moversOf(decision).find((bot) => bot !== mover && view.bots[bot]?.cell === cell);
  if (other !== undefined) return { is: 'mover', bot: other };
  if (card === undefined || card === 'move') {
    const walk = walkTo(decision, mover, cell);
    if (walk !== undefined) return walk;
  }
  const refused = ofCard.find(({ verdict }) => !verdict.ok);
  if (refused?.verdict.ok === false) return { is: 'refused', cell, refusal: refused.verdict, choice: refused.choice };
  return whyNot(decision, click);
}

export const planOf = ({ choice }: Offer): Picked => ({
  is: 'plan',
  plan: { choices: [choice] },
  atOnce: AT_ONCE.includes(fieldsOf(choice).kind),
});

/** The offers that are made at a space, or at a side of it. Near a side that side alone is meant, in the middle none. */
function offersAt(decision: Decision, { cell, at, mover, card }: Click): readonly Offer[] {
  const { view, memory } = decision;
  const { sides } = floorOf(view).grid;
  const near = at === undefined ? undefined : nearSide(at);
  const nearEdge = near === undefined ? undefined : sides[cell * 4 + near];
  const isMeant = ({ choice }: Offer): boolean => {
    const { kind, bot } = fieldsOf(choice);
    if (kind === 'strike-wall') return card === 'strike'; // a walk along a wall is meant far more often
    return kind !== 'step' || bot === undefined || bot === mover;
  };
  const found = answersOf(decision)
    .spots.filter(isMeant)
    .map((offer) => ({ offer, spot: spotOf(view, offer.choice, memory) }))
    .filter(({ spot: { cells, edge } }) =>
      edge === undefined ? cells.includes(cell) : [0, 1, 2, 3].some((side) => sides[cell * 4 + side] === edge),
    );
  const atSide = found.filter(({ spot }) => spot.edge !== undefined && spot.edge === nearEdge);
  const inside = found.filter(({ spot }) => spot.edge === undefined);
  const meant = at === undefined ? found : atSide.length > 0 ? atSide : inside.length > 0 ? inside : found;
  return meant.map(({ offer }) => offer);
}

/** How near to a side a click must be, in parts of a cell, to mean what is on the side. */
const NEAR = 0.25;

function nearSide({ x, y }: { readonly x: number; readonly y: number }): number | undefined {
  const gaps = [y, 1 - x, 1 - y, x];
  const least = Math.min(...gaps);
  return least < NEAR ? gaps.indexOf(least) : undefined;
}

/** The best faces of the dice (BC-DICE-02 to 04), and what an optimized action adds (BC-OPT-02). */
const BEST = { basic: 2, advanced: 3, elite: 3, optimized: 2 } as const;

/** Before the dice are rolled a way can be planned as far as the pool might lead. */
const mostAp = ({ pool: { basic, advanced, elite } }: BurncycleView): number =>
  basic * BEST.basic + advanced * BEST.advanced + elite * BEST.elite + BEST.optimized;

interface Moving {
  readonly ap?: number | undefined;
}

const isMoving = ({ step }: Decision): boolean => step === 'burncycle/move';
/** A move can be planned before its dice are rolled. */
const mayMove = ({ step, legal }: Decision): boolean =>
  (step === 'burncycle/act' || step === 'burncycle/extra-action') &&
  legal.some(({ choice }) => fieldsOf(choice).kind === 'move');

/** AP that a bot can still walk by; `undefined` where nobody walks. */
export function apFor(decision: Decision, bot: number): number | undefined {
  if (mayMove(decision)) return mostAp(decision.view);
  if (!isMoving(decision)) return undefined;
  return ((decision.memory as Moving).ap ?? 0) + (decision.view.bots[bot]?.notes.steps ?? 0);
}

/** The agent and the module, as far as they can walk now. */
export function moversOf(decision: Decision): readonly number[] {
  if (apFor(decision, decision.view.active) === undefined) return [];
  const { active, bots } = decision.view;
  return [active, bots.length - 1].filter((bot) => {
    const { cell = -1, energy = 0 } = bots[bot] ?? {};
    return cell >= 0 && energy > 0;
  });
}

const reaches = new WeakMap<BurncycleView, Map<string, Reach>>();

/** Where a bot can walk to now; worked out once for a view. */
export function reachFor(decision: Decision, bot: number): Reach | undefined {
  const ap = apFor(decision, bot);
  if (ap === undefined || !moversOf(decision).includes(bot)) return undefined;
  const { view } = decision;
  const known = reaches.get(view) ?? new Map<string, Reach>();
  reaches.set(view, known);
  const key = `${bot} ${ap}`;
  const reach = known.get(key) ?? reachOf(view, bot, ap);
  known.set(key, reach);
  return reach;
}

/** A walk of several steps, as far as the AP reach; before the roll the action that leads to it. */
export function walkTo(decision: Decision, bot: number, cell: Cell): Picked | undefined {
  const way = reachFor(decision, bot)?.get(cell);
  if (way === undefined) return undefined;
  const walk = { bot, path: way.path, cost: way.cost };
  if (!isMoving(decision)) return { is: 'plan', plan: { choices: [{ kind: 'move' }], walk }, atOnce: false };
  const { grid } = floorOf(decision.view);
  const choices = way.path.slice(1).map((to, at) => {
    const side = directionTo(grid, way.path[at] ?? to, to);
    return { kind: 'step', bot, side };
  });
  return { is: 'plan', plan: { choices, walk }, atOnce: choices.length === 1 };
}

/** Nothing is offered there: a judge is asked about the likeliest meaning. */
function whyNot(decision: Decision, { cell, card, mover }: Click): Picked {
  const { view, seen, step } = decision;
  const guard = guardOn(view, cell);
  const isAction = step === 'burncycle/act' || step === 'burncycle/extra-action';
  if (isAction && guard >= 0 && (card === undefined || card === 'strike')) {
    return judged(decision, cell, { kind: 'strike', bot: view.active, guard });
  }
  if (apFor(decision, mover) === undefined || view.bots[mover]?.cell === cell) return { is: 'nothing', cell };
  const far = reachOf(view, mover, 1000).get(cell);
  const refusal: Refusal =
    far === undefined
      ? {
          ok: false,
          clause: 'BC-MOVE-05',
          reason: guard >= 0 ? 'a-unit-is-in-the-way' : 'the-way-is-barred',
          facts: {},
        }
      : {
          ok: false,
          clause: 'BC-MOVE-03',
          reason: 'too-few-ap',
          facts: { cost: far.cost, ap: apFor(decision, mover) ?? 0 },
        };
  return seen.outcome === undefined ? { is: 'refused', cell, refusal } : { is: 'nothing', cell };
}

function judged({ seen }: Decision, cell: Cell, choice: unknown): Picked {
  const verdict = judge(game, seen, choice);
  return verdict.ok ? { is: 'nothing', cell } : { is: 'refused', cell, refusal: verdict, choice };
}
