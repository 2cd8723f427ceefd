/** The keypad action: a locked door is opened by its inputs, by force, or by a key. Clauses BC-KEYPAD, BC-BRUTE; BC-RULE-03, 04, 40 to 42, 96. */

import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { keypadColumn } from '../../content/keypads.ts';
import { detect } from '../detection.ts';
import { loseEnergy } from '../energy.ts';
import { keyUsed } from '../events/bots.ts';
import { doorUnlocked, keypadRevealed } from '../events/floor.ts';
import { doorOf } from '../events/named.ts';
import { chipDiscarded, trackerMoved } from '../events/track.ts';
import { ACTION_TYPES, type ActionType, type Input } from '../lists.ts';
import { addPing } from '../network/add-ping.ts';
import { drawCard } from '../piles.ts';
import { corporate, modifier, testBonus } from '../powers.ts';
import { doorsInReach, isAtDoorByDrone } from '../special/drone.ts';
import { closeTest, makeTest } from '../test/ap-test.ts';
import { chipAt, isLive } from '../track/track.ts';
import { defineTurnStep } from '../turn/own-turn.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, floorOf, isDown, isOnFloor, spokesman } from '../units.ts';
import { stepThrough } from './strike.ts';

export interface AtKeypad {
  readonly bot: number;
  readonly door: number;
  readonly isOptimized: boolean;
  /** Inputs still to be resolved; undefined before the keypad die was rolled. */
  readonly inputs?: readonly Input[] | undefined;
  /** How the player goes about it; undefined before that was chosen. */
  readonly by?: 'inputs' | 'force' | 'key' | undefined;
  /** The input that an optimized action ignores is still open. */
  readonly mayIgnore?: boolean | undefined;
}

type KeypadChoice =
  | { readonly kind: 'inputs' | 'force' | 'key' | 'give-up' }
  | { readonly kind: 'ignore' | 'accept'; readonly input: Input }
  | { readonly kind: 'pay'; readonly input: ActionType; readonly from: 'own' | 'team' }
  | { readonly kind: 'track'; readonly input: ActionType; readonly slot: number };

export const KEYPAD_FACES = ['unlock', 'physical', 'tech', 'utility', 'alarm', 'shock'] as const;
/** BC-BRUTE-01. */
export const forceNeeded = (level: number): number => 2 + 2 * level;

const isAction = (input: Input): input is ActionType => (ACTION_TYPES as readonly string[]).includes(input);

export function checkKeypad(state: BurncycleState, bot: number, door: number): Verdict {
  const actor = botAt(state, bot);
  if (!isOnFloor(actor) || isDown(actor)) return refuse('BC-SHUT-04', 'shut-down', { bot });
  if (!doorsInReach(state, bot).includes(door)) return refuse('BC-KEYPAD-01', 'not-beside-the-door', { door });
  return state.floor.doors[door] === 1 ? refuse('BC-KEYPAD-01', 'not-locked', { door }) : accept();
}

const columnOf = (state: BurncycleState, door: number) => {
  const keypad = state.floor.keypads.find((one) => one.door === door);
  return keypad === undefined ? { inputs: [], brute: false } : keypadColumn(keypad.card, levelOf(state));
};

const MOST_LEVEL = 3;

/** The floor's number, unless an effect changes it (BC-KEYPAD-04). */
export const levelOf = (state: BurncycleState): number =>
  Math.min(MOST_LEVEL, floorOf(state).number + corporate(state, 'keypad-level'));

/** Chips right of the tracker that match, each further right than the one before (BC-KEYPAD-15, BC-RULE-41). */
const slotsFor = (state: BurncycleState, input: ActionType): number[] =>
  [...state.burncycle.keys()].filter(
    (slot) => slot > state.tracker && isLive(state, slot) && chipAt(state, slot) === input,
  );

function candidatesOf(state: BurncycleState, memory: AtKeypad): KeypadChoice[] {
  const { bot, door, inputs = [], by, mayIgnore = false } = memory;
  const key: KeypadChoice[] = botAt(state, bot).keys > 0 ? [{ kind: 'key' }] : [];
  if (by === undefined) {
    const force: KeypadChoice[] = columnOf(state, door).brute ? [{ kind: 'force' }] : [];
    return [{ kind: 'inputs' }, ...force, ...key, { kind: 'give-up' }];
  }
  if (by === 'key') return [...key, { kind: 'give-up' }];
  const open = [...new Set(inputs)];
  return [
    ...open.flatMap((input) => waysToResolve(state, input)),
    ...(mayIgnore ? open.map((input): KeypadChoice => ({ kind: 'ignore', input })) : []),
    ...key,
    { kind: 'give-up' },
  ];
}

function waysToResolve(state: BurncycleState, input: Input): KeypadChoice[] {
  if (!isAction(input)) return [{ kind: 'accept', input }];
  const own: KeypadChoice[] = botAt(state, state.active).supply[input] > 0 ? [{ kind: 'pay', input, from: 'own' }] : [];
  const team: KeypadChoice[] = state.team[input] > 0 ? [{ kind: 'pay', input, from: 'team' }] : [];
  return [...own, ...team, ...slotsFor(state, input).map((slot): KeypadChoice => ({ kind: 'track', input, slot }))];
}

const isSame = (one: KeypadChoice, other: KeypadChoice): boolean => JSON.stringify(one) === JSON.stringify(other);

export const keypad = defineTurnStep<AtKeypad, KeypadChoice>({
  name: 'burncycle/keypad',
  clause: 'BC-KEYPAD-09',
  choice: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['inputs', 'force', 'key', 'give-up']) }),
    z.strictObject({
      kind: z.enum(['ignore', 'accept']),
      input: z.enum(['physical', 'tech', 'utility', 'alarm', 'ping', 'shock']),
    }),
    z.strictObject({ kind: z.literal('pay'), input: z.enum(ACTION_TYPES), from: z.enum(['own', 'team']) }),
    z.strictObject({ kind: z.literal('track'), input: z.enum(ACTION_TYPES), slot: z.int().min(0).max(4) }),
  ]) as z.ZodType<KeypadChoice>,
  who: (state, { inputs, by }) =>
    inputs === undefined || (by === 'inputs' && inputs.length === 0) || by === 'force'
      ? undefined
      : botAt(state, state.active).seat,
  candidates: candidatesOf,
  legal: candidatesOf,
  check(state, memory, choice) {
    if (candidatesOf(state, memory).some((candidate) => isSame(candidate, choice))) return accept();
    if (choice.kind === 'force') return refuse('BC-BRUTE-02', 'jammed', { door: memory.door });
    if (choice.kind === 'key') return refuse('BC-KEYPAD-29', 'no-key');
    if (choice.kind === 'pay' || choice.kind === 'track')
      return refuse('BC-KEYPAD-13', 'no-such-chip', { input: choice.input });
    return refuse('BC-KEYPAD-10', 'no-such-input', { choice: choice.kind });
  },
  apply: choose,
  run(state, memory, engine) {
    if (memory.inputs === undefined) return readCard(state, memory, engine);
    if (memory.by === 'force') return force(state, memory, engine);
    unlock(state, memory, 'inputs', engine);
  },
});

/** The card beside the door, or a new one; then the keypad die for each of its icons (BC-KEYPAD-02 to 08, BC-RULE-04). */
function readCard(state: BurncycleState, memory: AtKeypad, engine: Engine<BurncycleState>): void {
  const { bot, door, isOptimized } = memory;
  if (!state.floor.keypads.some((one) => one.door === door)) {
    const card = drawCard(state, 'keypad', engine);
    if (card === undefined) return engine.done();
    engine.emit(keypadRevealed, { ...doorOf(state, door), card });
  }
  const printed = columnOf(state, door).inputs;
  const inputs: Input[] = printed.filter((input) => input !== 'die') as Input[];
  for (const input of printed) {
    if (input !== 'die') continue;
    const face = KEYPAD_FACES[engine.die(KEYPAD_FACES.length, 'keypad', { owner: spokesman(state) }) - 1];
    if (face === 'unlock') return unlock(state, memory, 'die', engine);
    inputs.push(face === 'shock' && state.options.keypadDiePing === 'yes' ? 'ping' : (face as Input));
  }
  engine.stay<AtKeypad>({ ...memory, inputs, mayIgnore: isOptimized || modifier(state, bot, 'ignores-input') > 0 });
}

function choose(state: BurncycleState, memory: AtKeypad, choice: KeypadChoice, engine: Engine<BurncycleState>): void {
  const { bot, door } = memory;
  switch (choice.kind) {
    case 'give-up':
      return engine.done();
    case 'key':
      engine.emit(keyUsed, { ...doorOf(state, door), bot });
      return unlock(state, memory, 'key', engine);
    case 'inputs':
    case 'force':
      return engine.stay<AtKeypad>({ ...memory, by: choice.kind });
    case 'ignore':
      return engine.stay<AtKeypad>({ ...without(memory, choice.input), mayIgnore: false });
    case 'pay':
      engine.emit(chipDiscarded, {
        from: choice.from === 'team' ? 'team' : state.active,
        chip: choice.input,
        cause: 'keypad',
      });
      return engine.stay<AtKeypad>(without(memory, choice.input));
    case 'track':
      engine.emit(trackerMoved, { slot: choice.slot }); // the captain's chip is jumped over (BC-RULE-42)
      return engine.stay<AtKeypad>(without(memory, choice.input));
    case 'accept':
      return takeInput(state, without(memory, choice.input), choice.input, engine);
  }
}

const without = (memory: AtKeypad, input: Input): AtKeypad => {
  const { inputs = [] } = memory;
  return { ...memory, inputs: inputs.filter((_, at) => at !== inputs.indexOf(input)) };
};

/** Alarm, ping and shock count as resolved whatever they do (BC-KEYPAD-16 to 18); a fatal shock opens the door and ends it (BC-RULE-96). */
function takeInput(state: BurncycleState, memory: AtKeypad, input: Input, engine: Engine<BurncycleState>): void {
  const { bot, door, inputs = [] } = memory;
  engine.stay<AtKeypad>(memory);
  if (input === 'alarm') return detect(state, bot, 'alarm', engine);
  if (input === 'ping') return addPing(state, engine);
  if (modifier(state, bot, 'shock-proof') > 0) return;
  const isSettled = loseEnergy(state, bot, 1, 'shock', engine);
  if (!isSettled && inputs.length === 0) return unlock(state, memory, 'inputs', engine); // whatever becomes of the bot
  if (!isDown(botAt(state, bot))) return;
  if (inputs.length === 0) engine.emit(doorUnlocked, { ...doorOf(state, door), by: 'inputs', bot });
  engine.done();
}

/** An optimized action does not help (BC-BRUTE-03); a failure leaves the door and its card (BC-KEYPAD-23). */
function force(state: BurncycleState, memory: AtKeypad, engine: Engine<BurncycleState>): void {
  if (state.test === undefined)
    return makeTest(engine, { purpose: 'force', bot: memory.bot, bonus: testBonus(state, memory.bot, 'force-ap') });
  const total = closeTest(state, engine);
  if (total >= forceNeeded(levelOf(state))) return unlock(state, memory, 'force', engine);
  if (botAt(state, memory.bot).keys > 0) return engine.stay<AtKeypad>({ ...memory, by: 'key' }); // BC-KEYPAD-29
  engine.done();
}

/** The door opens, and the bot may step through (BC-KEYPAD-21, BC-KEYPAD-22). */
function unlock(state: BurncycleState, { bot, door }: AtKeypad, by: string, engine: Engine<BurncycleState>): void {
  engine.emit(doorUnlocked, { ...doorOf(state, door), by, bot });
  const isByDrone = isAtDoorByDrone(state, bot, door);
  engine.next(stepThrough, { bot, edge: floorOf(state).doors[door]?.edge ?? -1, isByDrone });
}
