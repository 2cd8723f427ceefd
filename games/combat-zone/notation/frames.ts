/** The steps at work as text: usually nothing, because the player in Control chooses; else `step:` lines, the lowest first. */
import { type Frame, frameOf, type Position } from '@tablerunner/engine';
import { wholeGame } from '../rules/setup/sequence.ts';
import { steps } from '../rules/steps.ts';
import { activation } from '../rules/turn/activation.ts';
import { controlTurn } from '../rules/turn/control.ts';
import { inspire } from '../rules/turn/inspire.ts';
import type { CombatZoneState } from '../rules/types.ts';
import { PREFIX, shortName } from './names.ts';
import { fail, readRecord, shorten } from './words.ts';

/** Written where no step is at work any more. */
const NOTHING = 'none';

const BELOW: readonly Frame[] = [frameOf(wholeGame, { stage: 'ready' })];

/** The player in Control chooses; where the position says so, the team is inspired, and an Active Model acts. */
function usualFrames({ active, isInspiring }: CombatZoneState): Frame[] {
  if (active < 0 && !isInspiring) return [...BELOW, frameOf(controlTurn, {})];
  return [
    ...BELOW,
    frameOf(controlTurn, { isPlayed: true }),
    ...(isInspiring ? [frameOf(inspire, {})] : []),
    ...(active < 0 ? [] : [frameOf(activation, { model: active, hasActed: false })]),
  ];
}

const isSame = (one: readonly Frame[], other: readonly Frame[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function printFrames({ state, stack }: Position<CombatZoneState>): string[] {
  if (isSame(stack, usualFrames(state))) return [];
  if (stack.length === 0) return [`step: ${NOTHING}`]; // the match is over
  const isOnGame = isSame(stack.slice(0, 1), BELOW) && stack.length > 1 && stack[1]?.step !== wholeGame.name;
  return stack.slice(isOnGame ? 1 : 0).map(({ step, memory }) => {
    const text = JSON.stringify(memory);
    return `step: ${shortName(step)}${text === '{}' ? '' : ` ${text}`}`;
  });
}

/** Who acts at a step, if its memory says so: a model that there is, also where a step above it waits for an answer. */
function checkActor({ memory }: Frame, { models }: CombatZoneState): void {
  const { model, doer } = memory as { readonly model?: unknown; readonly doer?: { readonly model?: unknown } };
  for (const named of [model, doer?.model])
    if (named !== undefined && models[named as number] === undefined)
      fail(`there is no model ${shorten(String(named))}`);
}

/** Steps that are written without the game below them stand on it. */
export function readFrames(frames: readonly Frame[], state: CombatZoneState): Frame[] {
  if (frames.length === 0) return usualFrames(state);
  if (frames[0]?.step === NOTHING) return [];
  for (const frame of frames) checkActor(frame, state);
  if (state.isInspiring !== frames.some(({ step }) => step === inspire.name))
    fail('an Inspire goes on if a step inspires, and only then (CZ-INSPIRE-01)');
  return frames[0]?.step === wholeGame.name ? [...frames] : [...BELOW, ...frames];
}

/** One `step:` line: the name of a step, then its memory as JSON. */
export function readFrame(text: string): Frame {
  const [, name = '', memory = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  if (name === NOTHING) return { step: NOTHING, memory: {} };
  const step = [name, `${PREFIX}${name}`].find(
    (one) => steps.some((known) => known.name === one) || one === 'engine/triggers',
  );
  if (step === undefined)
    return fail(`'${shorten(name)}' is no step; there are ${steps.map((known) => shortName(known.name)).join(', ')}`);
  return { step, memory: memory === '' ? {} : readRecord(memory, `what ${name} remembers`) };
}
