/** How promising a deed of a model is: attacks by their odds, moves by what the place is worth, the rest by rule of thumb. */
import type { Base, Point } from '@tablerunner/geometry';
import type { ActionCard } from '../content/types.ts';
import { actionOf } from '../rules/abilities/skills.ts';
import { colourOfToken, healableTokens } from '../rules/tokens.ts';
import type { CombatZoneState, Model } from '../rules/types.ts';
import { isRival, modelOf } from '../rules/units.ts';
import { hopedPoints } from './aims.ts';
import { plainColour } from './arms.ts';
import { huntOf } from './hunt.ts';
import { heightAt, lineBetween } from './lines.ts';
import { chanceToBeat } from './odds.ts';
import { type Man, manOf, type Scene, type Shift } from './scene.ts';
import { bestBlow, dangerTo, lossByStrike, threatOf } from './threat.ts';

export interface Deed {
  readonly kind: string;
  readonly token?: number;
  readonly action?: string;
  readonly target?: number;
  readonly way?: readonly Point[];
  readonly drag?: unknown;
  readonly second?: number;
}

/** Of what could be done next, and of what could be suffered. */
const THREAT = 0.5;
const DANGER = 0.3;
/** A move that gains less is not worth a look. */
const WORTHWHILE = 0.3;
/** Of attacks only those are thought about that do so much of what the best one does, and of moves those that gain so much of it. */
const NEARLY = 0.4;
const INSTEAD = 0.5;
const END = 0.35;
const BARELY = 0.01;

const PROMISES: Readonly<Record<string, number>> = { objective: 9, launch: 3, use: 1.5, end: END };

export function promiseOfDeed(scene: Scene, model: number, deed: Deed): number {
  if (deed.kind === 'move') return promiseOfMove(scene, model, deed);
  if (deed.kind !== 'act') return PROMISES[deed.kind] ?? 1;
  const action = deed.action === undefined ? undefined : actionOf(scene.state, model, deed.action);
  const man = manOf(scene, model);
  if (action === undefined || man === undefined) return 1;
  if (action.isAttack === true) return promiseOfAttack(scene, man, deed);
  return promiseOfAction(scene, man, action, deed);
}

const colourIn = (state: CombatZoneState, { model, index }: Man, { token = -1 }: Deed) => {
  const found = model.tokens[token];
  return found === undefined ? plainColour(state, index) : colourOfToken(found);
};

function promiseOfAttack(scene: Scene, man: Man, deed: Deed): number {
  const target = deed.target === undefined ? undefined : manOf(scene, deed.target);
  const strike = man.arms.strikes.find(({ action }) => action === deed.action);
  if (target === undefined || strike === undefined) return 1;
  const { cover } = lineBetween(scene.state, man.model, target.model);
  const colour = colourIn(scene.state, man, deed);
  const loss = lossByStrike(target, strike, colour, strike.isIndirect ? 0 : cover);
  return loss < NEARLY * bestAttack(scene, man) ? 0 : 0.05 + 1.5 * loss;
}

const attacks = new WeakMap<Man, number>();

/** The most that it could do to anybody from where it stands. */
function bestAttack(scene: Scene, man: Man): number {
  const known = attacks.get(man);
  if (known !== undefined) return known;
  let best = 0;
  for (const target of scene.men) {
    if (target.side === man.side || man.ready === undefined) continue;
    best = Math.max(best, bestBlow(scene, man, man.model, target, target.model, man.ready));
  }
  attacks.set(man, best);
  return best;
}

/** Commands to those who have much to do, healing of those who need it, loot while there is time to use it. */
function promiseOfAction({ state, stakes }: Scene, man: Man, action: ActionCard, deed: Deed): number {
  const colour = colourIn(state, man, deed);
  const chance = action.skill === undefined ? 1 : chanceToBeat(colour, 'obstacle', man.arms.guard[action.skill]);
  const target = deed.target === undefined ? undefined : modelOf(state, deed.target);
  if (action.isCommand === true) return promiseOfCommand(man, chance, target);
  if (action.keywords.heal !== undefined)
    return target === undefined || healableTokens(target).length > 0 ? 4 * chance : 0;
  if (action.id === 'basic/firewall') return chance;
  if (action.id.startsWith('loot/')) return stakes.left > 1 ? 1.2 * chance : 0;
  if (action.aim === 'rival' && deed.target !== undefined && isRival(state, man.index, deed.target)) return 2.5;
  return 1;
}

/** Somebody else goes on: with the last token, for those who have much to do. */
function promiseOfCommand({ model }: Man, chance: number, target: Model | undefined): number {
  if (target === undefined || readyCount(model.tokens) > 1) return 0;
  const ready = readyCount(target.tokens);
  return ready < 2 ? 0 : 0.7 * chance * ready;
}

const readyCount = (tokens: readonly { readonly isReady: boolean }[]): number =>
  tokens.reduce((sum, { isReady }) => sum + (isReady ? 1 : 0), 0);

/** What a place is worth to a model, of all that hangs on where it stands. */
function standing(scene: Scene, man: Man, shift?: Shift): number {
  const { state, stakes } = scene;
  return (
    THREAT * threatOf(scene, man, shift) -
    DANGER * dangerTo(scene, man, shift) +
    huntOf(scene, man, shift) +
    stakes.point * hopedPoints(state, man.side, stakes, shift)
  );
}

const here = new WeakMap<Man, number>();

function standingHere(scene: Scene, man: Man): number {
  const known = here.get(man);
  if (known !== undefined) return known;
  const worth = standing(scene, man);
  here.set(man, worth);
  return worth;
}

/** Nobody drags things about, nor stays where it is and calls it a move. */
export function promiseOfMove(scene: Scene, model: number, { way = [], drag }: Deed): number {
  const man = manOf(scene, model);
  const end = way.at(-1);
  if (man === undefined || drag !== undefined) return 0;
  if (end === undefined) return BARELY;
  const gain = standing(scene, man, shiftTo(scene.state, model, man.model, end)) - standingHere(scene, man);
  return gain >= Math.max(WORTHWHILE, INSTEAD * bestAttack(scene, man)) ? gain : 0;
}

const shiftTo = (state: CombatZoneState, model: number, { width }: Base, { x, y }: Point): Shift => ({
  model,
  x,
  y,
  z: heightAt(state, { x, y }),
  width,
});

/** A place to begin from: near to what counts. */
export function promiseOfPlace({ state }: Scene, _model: number, { x, y }: Point): number {
  const { width, depth } = state.field;
  const off = Math.hypot(x - width / 2, y - depth / 2);
  return 1 + 2 * Math.exp(-off / 9000);
}
