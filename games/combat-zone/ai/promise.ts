/** Which choices look promising before they are tried, in EB: for what greedy and search look at, and for playing on quickly. 0 means hopeless. */
import type { Frame } from '@tablerunner/engine';
import { attack } from '../rules/attacks/attack.ts';
import { contest } from '../rules/contest/contest.ts';
import { luck } from '../rules/contest/luck.ts';
import type { ContestMemory, Naming } from '../rules/contest/memory.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { modelOf } from '../rules/units.ts';
import { suffer } from '../rules/wounds/suffer.ts';
import { chancesOf } from './chances.ts';
import { type Deed, promiseOfDeed, promiseOfMove, promiseOfPlace } from './deeds.ts';
import { lineBetween } from './lines.ts';
import { costOfNaming, gainOfReroll, isGoingWell } from './rolls.ts';
import { manOf, type Scene, sceneOf } from './scene.ts';
import { readyWorth } from './stakes.ts';
import { lossByShot } from './threat.ts';

type Words = Readonly<Record<string, unknown>> & { readonly kind?: string };

/** Those that were looked at last: all choices of a decision are asked about one after another. */
interface Look {
  readonly state: CombatZoneState;
  readonly frame: Frame;
  readonly scene: Scene;
  /** The best of all choices, where each is held against it. */
  best?: number;
}

let last: Look | undefined;

function lookAt(state: CombatZoneState, frame: Frame): Look {
  if (last === undefined || last.state !== state || last.frame !== frame)
    last = { state, frame, scene: sceneOf(state) };
  return last;
}

/** By the kind of choice, where nothing better is known. */
const KINDS: Readonly<Record<string, number>> = {
  pass: 0.4,
  stay: 0.3,
  stop: 0.05,
  finish: 0,
  yes: 3,
  no: 1,
  gonk: 2,
  reserve: 0.3,
  evade: 1.5,
};

const BARELY = 0.01;

export function promise(state: CombatZoneState, frame: Frame, choice: unknown): number {
  const words = choice as Words;
  const memory = frame.memory as { readonly model: number; readonly hasActed?: boolean };
  switch (frame.step) {
    case contest.name:
      return promiseOfNaming(state, frame, choice as Naming);
    case luck.name:
      return promiseOfLuck(state, frame, words);
    case suffer.name:
      return promiseOfToken(state, memory.model, words.token as number);
    case attack.name:
      return words.kind === 'shoot' ? promiseOfShot(state, frame, words.target as number) : BARELY;
    default:
      return promiseOf(state, frame, words);
  }
}

function promiseOf(state: CombatZoneState, frame: Frame, words: Words): number {
  const look = lookAt(state, frame);
  const { scene } = look;
  const { model } = frame.memory as { readonly model: number };
  switch (words.kind) {
    case 'activate':
      return promiseOfActivation(look, words.model as number);
    case 'inspire':
      return promiseOfInspire(state, (words.player as number | undefined) ?? state.control);
    case 'deploy':
      return promiseOfPlace(scene, words.model as number, words as unknown as { x: number; y: number });
    case 'arrive':
      return promiseOfPlace(scene, model, words as unknown as { x: number; y: number });
    case 'react':
      return promiseOfDeed(scene, words.model as number, words.with as Deed);
    case 'act':
    case 'objective':
    case 'launch':
    case 'use':
    case 'end':
      return promiseOfDeed(scene, model, words as unknown as Deed);
    case 'move':
      return promiseOfMove(scene, model, words as unknown as Deed);
    default:
      return KINDS[words.kind ?? ''] ?? 1;
  }
}

/** The cheapest way to oppose, and no other. */
function promiseOfNaming(state: CombatZoneState, frame: Frame, naming: Naming): number {
  const look = lookAt(state, frame);
  const memory = frame.memory as ContestMemory;
  look.best ??= Math.min(...namings(state, memory).map((one) => costOfNaming(look.scene, memory, one)));
  return costOfNaming(look.scene, memory, naming) <= look.best + 1e-9 ? 1 : 0;
}

const namings = (state: CombatZoneState, memory: ContestMemory): readonly Naming[] =>
  (contest.candidates?.(state, memory) ?? []) as readonly Naming[];

/** A die is rolled again where that is worth more than it costs. */
function promiseOfLuck(state: CombatZoneState, frame: Frame, { kind, roller, means }: Words): number {
  const { scene } = lookAt(state, frame);
  const { asked } = frame.memory as { readonly asked: readonly number[] };
  const [player = -1] = asked;
  if (kind === 'stand') return 0.3;
  if (kind === 'card') return isGoingWell(state, player) ? 0 : 1;
  return Math.max(0, gainOfReroll(scene, { roller: roller as number, means: means as string, player }));
}

/** The worst token is the best to lose. */
function promiseOfToken(state: CombatZoneState, model: number, token: number): number {
  const { tokens } = modelOf(state, model);
  const found = tokens[token];
  if (found === undefined) return 1;
  const costOf = (one: (typeof tokens)[number]): number => (one.printed === 'green' ? 2 : 1) + readyWorth(one);
  const least = Math.min(...tokens.filter((one) => !one.isWounded && one.printed !== 'red').map(costOf));
  return costOf(found) <= least + 1e-9 ? 1 : 0;
}

function promiseOfShot(state: CombatZoneState, frame: Frame, target: number): number {
  const { scene } = lookAt(state, frame);
  const memory = frame.memory as { model: number; action: string; colour: 'green' | 'yellow' | 'red' };
  const [attacker, aimed] = [manOf(scene, memory.model), manOf(scene, target)];
  const strike = attacker?.arms.strikes.find(({ action }) => action === memory.action);
  if (attacker === undefined || aimed === undefined || strike === undefined) return 1;
  return BARELY + lossByShot(aimed, strike, memory.colour, lineBetween(state, attacker.model, aimed.model).cover);
}

/** Those in Reserve come when they can be of use. */
const ARRIVES = 2.5;
/** Of those who could act, only the ones with so much of the best chances are thought about. */
const NEARLY = 0.6;

const chancesNow = (scene: Scene, model: number): number => {
  const man = manOf(scene, model);
  return man === undefined ? ARRIVES : 0.2 + chancesOf(scene, man);
};

/** The best that anybody of the player in Control could do. */
function bestChances(look: Look): number {
  const { state } = look;
  look.best ??= state.models.reduce((best, { player, place, tokens }, model) => {
    const isAble = player === state.control && place === 'table' && tokens.some(({ isReady }) => isReady);
    return isAble ? Math.max(best, chancesNow(look.scene, model)) : best;
  }, 0);
  return look.best;
}

function promiseOfActivation(look: Look, model: number): number {
  const chances = chancesNow(look.scene, model);
  return chances < NEARLY * bestChances(look) ? 0 : chances;
}

/** Tokens that come back, and gonks that act. */
function promiseOfInspire(state: CombatZoneState, player: number): number {
  let sum = 0.05;
  for (const model of state.models) {
    if (model.player !== player || model.place !== 'table') continue;
    if (model.kind === 'gonk' && model.stunned === 0) sum += 0.7;
    for (const token of model.tokens) if (!token.isReady) sum += readyWorth({ ...token, isReady: true });
  }
  return sum;
}
