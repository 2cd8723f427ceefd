/** What a position is worth to a seat: models, points and hopes of points, threats, Luck, and what is about to happen. */
import type { Frame, Seat } from '@tablerunner/engine';
import { activation } from '../rules/turn/activation.ts';
import { controlTurn } from '../rules/turn/control.ts';
import { inspire } from '../rules/turn/inspire.ts';
import { nextPlayer } from '../rules/turn/order.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { modelOf, playerOf } from '../rules/units.ts';
import { hopedPoints } from './aims.ts';
import { chancesOf } from './chances.ts';
import { huntOf } from './hunt.ts';
import { addPending, shiftIn, sideOfSeat } from './pending.ts';
import { type Scene, type Shift, sceneOf } from './scene.ts';
import { LUCK, readyWorth, worthOf } from './stakes.ts';
import { threatOf, turnOf } from './threat.ts';
import { verdictOf } from './verdict.ts';

/** How much of what could be done next counts now: the worst threat of a side most, for only one model acts at a time. */
const THREATS = [0.5, 0.3, 0.18, 0.1, 0.05];
/** A named next model: its side goes on. */
const COMMANDED = 0.4;
const GONK_ACTS = 0.6;

/** Of what the side that has Control next could do with one activation. */
const NEXT = 0.4;

/** Who has Control next: the player in Control while nothing is chosen yet, else the one after. */
function nextSide(state: CombatZoneState, stack: readonly Frame[]): number {
  const top = stack.at(-1);
  const isOpen = top?.step === controlTurn.name && (top.memory as { isPlayed?: boolean }).isPlayed !== true;
  return playerOf(state, isOpen ? state.control : nextPlayer(state, state.control)).side;
}

/** The best activation of a side. */
function bestTurn(scene: Scene, side: number, shift: Shift | undefined): number {
  let best = 0;
  for (const man of scene.men) if (man.side === side) best = Math.max(best, turnOf(scene, man, shift));
  return best;
}

/** The worth of each side. */
function worths(scene: Scene, shift: Shift | undefined): number[] {
  const { state, stakes } = scene;
  const worth = state.players.map(() => 0);
  const add = (side: number, by: number): void => {
    worth[side] = (worth[side] ?? 0) + by;
  };
  for (let i = 0; i < state.models.length; i++)
    add(playerOf(state, modelOf(state, i).player).side, worthOf(state, i, stakes));
  for (const { side, luck, score } of state.players)
    add(side, luck * LUCK * (1 - 0.7 * stakes.progress) + score * stakes.point);
  for (const side of new Set(state.players.map((player) => player.side)))
    add(side, stakes.point * hopedPoints(state, side, stakes, shift));
  for (const side of new Set(state.players.map((player) => player.side))) add(side, threatsOf(scene, side, shift));
  return worth;
}

/** What a side threatens, the worst first. */
function threatsOf(scene: Scene, side: number, shift: Shift | undefined): number {
  const threats: number[] = [];
  for (const man of scene.men) if (man.side === side) threats.push(threatOf(scene, man, shift));
  threats.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < THREATS.length; i++) sum += (THREATS[i] ?? 0) * (threats[i] ?? 0);
  return sum;
}

/** What the step at work promises: an activation that has not begun, an Inspire that is not over. */
function addOpenings(scene: Scene, stack: readonly Frame[], worth: number[]): void {
  const { state } = scene;
  const acting = stack.findLast(({ step }) => step === activation.name);
  if (acting !== undefined && state.commanded < 0) {
    const { model, hasActed } = acting.memory as { model: number; hasActed: boolean };
    const man = scene.men.find(({ index }) => index === model);
    const isDone = man === undefined || (hasActed && man.model.kind !== 'character');
    if (!isDone) worth[man.side] = (worth[man.side] ?? 0) + chancesOf(scene, man);
  }
  if (state.isInspiring && stack.some(({ step }) => step === inspire.name)) {
    const { side } = playerOf(state, state.control);
    for (const { player, kind, hasActed, tokens, place } of state.models) {
      if (player !== state.control || place !== 'table') continue;
      if (kind === 'gonk' && !hasActed) worth[side] = (worth[side] ?? 0) + GONK_ACTS;
      for (const token of tokens)
        if (!token.isReady) worth[side] = (worth[side] ?? 0) + readyWorth({ ...token, isReady: true });
    }
  }
  const { commanded } = state;
  if (commanded >= 0) {
    const man = scene.men.find(({ index }) => index === commanded);
    if (man !== undefined) worth[man.side] = (worth[man.side] ?? 0) + COMMANDED * chancesOf(scene, man);
  }
}

export function value(state: CombatZoneState, seat: Seat, stack: readonly Frame[] = []): number {
  const scene = sceneOf(state);
  const shift = shiftIn(scene, stack);
  const worth = worths(scene, shift);
  const next = nextSide(state, stack);
  worth[next] = (worth[next] ?? 0) + NEXT * bestTurn(scene, next, shift);
  addPending(scene, stack, worth);
  addOpenings(scene, stack, worth);
  const side = sideOfSeat(state, seat);
  const others = new Set(state.players.map((player) => player.side).filter((other) => other !== side));
  let [most, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (const other of others) {
    const theirs = worth[other] ?? 0;
    sum += theirs;
    if (theirs > most) most = theirs;
  }
  const rivals = others.size === 1 ? most : 0.5 * most + (0.5 * sum) / Math.max(1, others.size);
  // Who comes nearer brings the others nearer too: only the own wish to fight counts, or nobody would ever come.
  let hunt = 0;
  for (const man of scene.men) if (man.side === side) hunt += huntOf(scene, man, shift);
  return (worth[side] ?? 0) + hunt - rivals + (others.size === 1 ? verdictOf(scene, side, next) : 0);
}
