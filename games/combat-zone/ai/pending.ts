/** What is about to happen: rolls that are declared or lie on the table, wounds on their way, moves and Inspires not yet over. */
import type { Frame } from '@tablerunner/engine';
import type { Point } from '@tablerunner/geometry';
import { actionOf } from '../rules/abilities/skills.ts';
import { attack } from '../rules/attacks/attack.ts';
import { isWonAgainst } from '../rules/contest/compare.ts';
import { contest } from '../rules/contest/contest.ts';
import type { ContestMemory } from '../rules/contest/memory.ts';
import { move } from '../rules/movement/move.ts';
import { reactions } from '../rules/react/reactions.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { modelOf, playerOf } from '../rules/units.ts';
import { suffer } from '../rules/wounds/suffer.ts';
import type { Strike } from './arms.ts';
import { heightAt, lineBetween } from './lines.ts';
import { chanceToBeat } from './odds.ts';
import { lossBy, type Man, manOf, type Scene, type Shift } from './scene.ts';
import { bestBlow, guardAgainst, lossByShot } from './threat.ts';

/** A roll that lies there may still be changed by Luck. */
const LIKELY = 0.92;
const UNLIKELY = 0.08;
/** A shot after this one. */
const NEXT_SHOT = 0.8;
/** Who may answer does not always want to. */
const ANSWER = 0.7;

const strikeNamed = (man: Man | undefined, action: string | undefined): Strike | undefined =>
  man?.arms.strikes.find((strike) => strike.action === action);

const frameNamed = (stack: readonly Frame[], step: { readonly name: string }): Frame | undefined =>
  stack.findLast((frame) => frame.step === step.name);

/** The roll that is asked for or lies there, if one is going on. */
const contestIn = (stack: readonly Frame[]): ContestMemory | undefined =>
  frameNamed(stack, contest)?.memory as ContestMemory | undefined;

const bonusOf = (bonuses: readonly { readonly by: number }[]): number => bonuses.reduce((sum, { by }) => sum + by, 0);

/** How likely the acting side wins against each that opposes. */
function winChances(scene: Scene, memory: ContestMemory): number[] {
  const { contest: rolled } = scene.state;
  if (rolled !== undefined && rolled.acting.die.face > 0 && rolled.opposing.every(({ die }) => die.face > 0))
    return rolled.opposing.map((_, i) => (isWonAgainst(rolled, i) ? LIKELY : UNLIKELY));
  const { acting, against } = memory;
  const man = manOf(scene, acting.model);
  const strike = strikeNamed(man, memory.action);
  const own = strike?.bonus ?? (acting.skill === undefined ? 0 : (man?.arms.guard[acting.skill] ?? 0));
  return against.map((one) => {
    if (one === 'obstacle') return chanceToBeat(acting.colour, 'obstacle', own + bonusOf(acting.bonuses));
    const target = manOf(scene, one.model);
    if (target === undefined) return 0;
    const guard = strike === undefined ? target.arms.guard[one.skill] : guardAgainst(target, strike);
    return chanceToBeat(acting.colour, target.best, own + bonusOf(acting.bonuses) - guard - bonusOf(one.bonuses));
  });
}

/** Where a model that is on its way will stand. */
export function shiftIn(scene: Scene, stack: readonly Frame[]): Shift | undefined {
  const memory = frameNamed(stack, move)?.memory as { model: number; way: readonly Point[] } | undefined;
  const end = memory?.way.at(-1);
  if (memory === undefined || end === undefined) return undefined;
  const roll = contestIn(stack);
  const [chance = 1] = roll === undefined ? [] : winChances(scene, roll);
  if (chance < 0.35) return undefined;
  const { width } = modelOf(scene.state, memory.model);
  return { model: memory.model, x: end.x, y: end.y, z: heightAt(scene.state, end), width };
}

/** What other actions are worth when they succeed. */
const COMMAND = 0.3;
const HEAL = 4;
const LOOT = 2;
const HELP = 2.5;
const OBJECTIVE = 0.5;

function benefitOf({ state, stakes }: Scene, { acting, action: id, purpose }: ContestMemory): number {
  if (purpose.startsWith('scenario-')) return OBJECTIVE * stakes.point;
  const action = id === undefined || acting.model < 0 ? undefined : actionOf(state, acting.model, id);
  if (action === undefined || action.isMove === true) return 0;
  if (action.isCommand === true) return COMMAND;
  if (action.keywords.heal !== undefined) return HEAL;
  return action.id.startsWith('loot/') ? LOOT : HELP;
}

/** Adds what is about to happen to the worth of each side. */
export function addPending(scene: Scene, stack: readonly Frame[], worth: number[]): void {
  const lose = (side: number, loss: number): void => {
    worth[side] = (worth[side] ?? 0) - loss;
  };
  const roll = contestIn(stack);
  if (roll !== undefined) addRoll(scene, roll, lose);
  addShots(scene, stack, lose);
  for (const { step, memory } of stack) {
    if (step !== suffer.name) continue;
    const { model, wounds } = memory as { model: number; wounds: number | 'out' };
    const man = manOf(scene, model);
    if (man !== undefined) lose(man.side, lossBy(man, wounds === 'out' ? 3 : wounds));
  }
  if (stack.at(-1)?.step === reactions.name) addAnswers(scene, lose);
}

type Lose = (side: number, loss: number) => void;

function addRoll(scene: Scene, roll: ContestMemory, lose: Lose): void {
  const acting = manOf(scene, roll.acting.model);
  const strike = strikeNamed(acting, roll.action);
  const chances = winChances(scene, roll);
  if (strike === undefined) {
    if (acting !== undefined) lose(acting.side, -(chances[0] ?? 0) * benefitOf(scene, roll));
    return;
  }
  for (const [i, one] of roll.against.entries()) {
    const target = one === 'obstacle' ? undefined : manOf(scene, one.model);
    if (target === undefined) continue;
    lose(target.side, (chances[i] ?? 0) * (lossBy(target, strike.wounds) + 0.1 * strike.critWounds * target.price));
  }
}

/** Shots of a series that are still to come. */
function addShots(scene: Scene, stack: readonly Frame[], lose: Lose): void {
  const memory = frameNamed(stack, attack)?.memory as
    | { model: number; action: string; target: number; colour: Man['best']; left?: number }
    | undefined;
  if (memory === undefined || (memory.left ?? 0) <= 0) return;
  const [attacker, target] = [manOf(scene, memory.model), manOf(scene, memory.target)];
  const strike = strikeNamed(attacker, memory.action);
  if (attacker === undefined || target === undefined || strike === undefined) return;
  const { cover } = lineBetween(scene.state, attacker.model, target.model);
  lose(target.side, NEXT_SHOT * (memory.left ?? 0) * lossByShot(target, strike, memory.colour, cover));
}

/** Those who may answer an attack that is over. */
function addAnswers(scene: Scene, lose: Lose): void {
  for (const { model, by, isSpent } of scene.state.answers) {
    const [man, attacker] = [manOf(scene, model), manOf(scene, by)];
    if (isSpent || man?.ready === undefined || attacker === undefined) continue;
    lose(attacker.side, ANSWER * bestBlow(scene, man, man.model, attacker, attacker.model, man.ready));
  }
}

/** The side of a seat. */
export const sideOfSeat = (state: CombatZoneState, seat: string): number =>
  playerOf(state, Math.max(0, state.seats.indexOf(seat))).side;
