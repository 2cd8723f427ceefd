/** The steps at work as text: usually nothing, because the active agent takes an action; `at:` and a step; or `step:` lines, the lowest first. */
import { type Frame, frameOf, type Position } from '@tablerunner/engine';
import { act } from '../rules/actions/act.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { steps } from '../rules/steps.ts';
import { corporationTurn, playerTurn, rounds } from '../rules/turn/turn.ts';
import type { BurncycleState } from '../rules/types.ts';
import { TRIGGERS, wrongMemory } from './memories.ts';
import { fail, readJson, shorten } from './words.ts';

const PREFIX = 'burncycle/';
const shortName = (step: string): string => (step.startsWith(PREFIX) ? step.slice(PREFIX.length) : step);

/** Below every turn. */
const BELOW: readonly Frame[] = [frameOf(wholeGame, { at: wholeGame.parts.length }), frameOf(rounds, {})];
const ACTIONS = playerTurn.parts.findIndex(({ name }) => name === 'burncycle/actions') + 1;
/** Below every action. */
const IN_ACTION: readonly Frame[] = [...BELOW, frameOf(playerTurn, { at: ACTIONS }), frameOf(act, {})];
/** The active agent takes the action of the chip under the tracker. */
const USUAL: readonly Frame[] = [...IN_ACTION.slice(0, -1), frameOf(act, { isOn: true })];

type Sequence = typeof wholeGame;

const placesOf = (below: readonly Frame[], sequence: Sequence): [string, readonly Frame[]][] =>
  sequence.parts.map((part, at) => [
    shortName(part.name),
    [...below, frameOf(sequence, { at: at + 1 }), frameOf(part, {})],
  ]);

/** What may be written after `at:`. */
const PLACES: Readonly<Record<string, readonly Frame[]>> = Object.fromEntries([
  ['start', [frameOf(wholeGame, { at: 0 })]],
  ...placesOf([], wholeGame),
  ...placesOf(BELOW, playerTurn),
  ...placesOf(BELOW, corporationTurn),
]);

const isSame = (one: readonly Frame[], other: readonly Frame[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const startsWith = (stack: readonly Frame[], below: readonly Frame[]): boolean =>
  stack.length > below.length && isSame(stack.slice(0, below.length), below);

/** Whether a written stack begins with one of the steps that stand on the rounds. */
const isTurn = (frame: Frame | undefined): boolean =>
  frame?.step === playerTurn.name || frame?.step === corporationTurn.name;

/** Steps that are written without the game below them stand on a turn, or on an action of one. */
function withBelow(frames: readonly Frame[]): Frame[] {
  const [first] = frames;
  if (first?.step === wholeGame.name) return [...frames];
  return [...(isTurn(first) ? BELOW : IN_ACTION), ...frames];
}

export function printFrames({ stack }: Position<BurncycleState>): string[] {
  if (isSame(stack, USUAL)) return [];
  const place = Object.entries(PLACES).find(([, frames]) => isSame(frames, stack));
  if (place !== undefined) return [`at: ${place[0]}`];
  const below = [IN_ACTION, BELOW].find(
    (frames) => startsWith(stack, frames) && isSame(withBelow(stack.slice(frames.length)), stack),
  );
  return stack.slice(below?.length ?? 0).map(({ step, memory }) => {
    const text = JSON.stringify(memory);
    return `step: ${shortName(step)}${text === '{}' ? '' : ` ${text}`}`;
  });
}

export function readFrames(at: string | undefined, frames: readonly Frame[]): Frame[] {
  if (at !== undefined && frames.length > 0) fail('write either at or step lines, not both');
  if (frames.length > 0) return withBelow(frames);
  if (at === undefined) return [...USUAL];
  const place = Object.hasOwn(PLACES, at) ? PLACES[at] : undefined;
  return [...(place ?? fail(`'${shorten(at)}' is no place; there are ${Object.keys(PLACES).join(', ')}`))];
}

/** One `step:` line: the name of a step, then its memory as JSON. */
export function readFrame(text: string, state: BurncycleState): Frame {
  const [, name = '', memory = ''] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  const step = [name, `${PREFIX}${name}`].find((one) => steps.some((known) => known.name === one) || one === TRIGGERS);
  if (step === undefined)
    return fail(`'${shorten(name)}' is no step; there are ${steps.map((known) => shortName(known.name)).join(', ')}`);
  const read = readJson(memory === '' ? '{}' : memory, `what ${name} remembers`);
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    fail(`what ${name} remembers must be an object`);
  const wrong = wrongMemory({ step, memory: read }, state);
  if (wrong !== undefined) fail(`what ${name} remembers: ${wrong.field}: ${wrong.problem}`);
  return { step, memory: read };
}
