/** Which choices look promising before they are tried: for playouts, and for what a search looks at first. */
import type { Frame } from '@tablerunner/engine';
import { activation } from '../rules/activation.ts';
import type { EscapeState, Unit } from '../rules/types.ts';
import { isOnBoard, left } from '../rules/units.ts';
import { cargoOf, FAR, goalsOf, stepsToEnemy, stepsToGoal } from './goals.ts';
import { servesByLeaving } from './leaving.ts';

type Words = Readonly<Record<string, unknown>>;

/** By the kind of choice; what is not here counts 1. */
const KINDS: Readonly<Record<string, number>> = {
  melee: 10,
  ranged: 10,
  blast: 4,
  'throw-crate': 5,
  flame: 3,
  drill: 0.3,
  hack: 5,
  'hack-with-radio': 6,
  'hack-with-datadisk': 6,
  open: 2,
  close: 0.2,
  drop: 0.05,
  give: 0.1,
  take: 6,
  look: 1,
  heal: 4,
  repair: 4,
  medikit: 5,
  free: 12,
  dodge: 2,
  counter: 2,
  push: 2,
};

/** A Crate that the side wants outside is no stone to throw. */
const WASTES = 0.02;
/** To stop while others wait outside: they are safe there, but of no use. */
const RESTS = 0.02;
/** Through the Airlock with what the side wants out; without it the character is lost to its side. */
const LEAVES_FOR_THE_GOAL = 30;
const DESERTS = 0.02;

export function promise(state: EscapeState, frame: Frame, choice: unknown): number {
  const words = choice as Words;
  if (frame.step === activation.name) return promiseOfAction(state, frame, words);
  if (words.kind === 'stop') return state.units.some(mightAct) ? 0 : RESTS;
  if (typeof words.kind === 'string') return KINDS[words.kind] ?? 1;
  if ('die' in words) return (state.roll?.dice[words.die as number]?.face ?? 6) <= 2 ? 3 : 0.1;
  return 1;
}

/** To stop is to have all the others do nothing, which each of them can choose for itself. */
const mightAct = (unit: Unit): boolean => unit.faction === 'resistance' && isOnBoard(unit) && !unit.activated;

function promiseOfAction(state: EscapeState, frame: Frame, words: Words): number {
  const index = (frame.memory as { unit: number }).unit;
  const unit = state.units[index];
  const kind = words.kind as string;
  if (unit === undefined) return 1;
  if (kind === 'exit') return servesByLeaving(state, index) ? LEAVES_FOR_THE_GOAL : DESERTS;
  if (kind === 'throw-crate' && cargoOf(state, unit.faction) === 'crate') return WASTES;
  if (kind === 'move') return promiseOfStep(state, unit, index, words.to as number);
  if (kind === 'end') return left(state, unit, 'mvt') > 0 ? 0.3 : 2;
  return KINDS[kind] ?? 1;
}

/** A step towards a goal, or for a hunter towards an enemy. */
function promiseOfStep(state: EscapeState, unit: Unit, index: number, to: number): number {
  const gain = gainOfStep(state, unit, index, to);
  return gain > 0 ? 4 : gain === 0 ? 0.6 : 0.2;
}

/** How much nearer the nearest goal comes, or the nearest enemy. */
function gainOfStep(state: EscapeState, unit: Unit, index: number, to: number): number {
  const goals = goalsOf(state, unit.faction);
  const now = stepsToGoal(state, goals, index, unit.cell);
  if (now < FAR) return now - stepsToGoal(state, goals, index, to);
  const nearer = stepsToEnemy(state, unit.faction, unit.cell) - stepsToEnemy(state, unit.faction, to);
  return goals.isHunter ? nearer : -nearer;
}
