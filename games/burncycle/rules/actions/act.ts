/** Phase 3: on each usable chip from left to right the player takes one action or passes. Clauses BC-TURN-05 to 08, BC-ACT, BC-OPT. */
import { accept, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { captainCard } from '../../content/captains.ts';
import { runEffects } from '../effects/list.ts';
import { actionTaken, captainActed } from '../events/cards.ts';
import { trackerMoved } from '../events/track.ts';
import type { ActionType } from '../lists.ts';
import { doorsInReach } from '../special/drone.ts';
import { chipAt, nextSlot } from '../track/track.ts';
import { type FreeChoice, withFree } from '../turn/free.ts';
import { defineTurnStep } from '../turn/own-turn.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, isDown, isOnFloor, moduleIndex } from '../units.ts';
import { checkKeypad, keypad } from './keypad.ts';
import { move } from './move.ts';
import { checkNetworkCard, networkCardAction } from './network-card.ts';
import { checkRepair, legalRepairs, repair, repairsOf } from './repair.ts';
import { checkStrike, strike, targetsOf } from './strike.ts';
import { checkTerminal, terminal } from './terminal.ts';

const bot = z.int().min(0).max(4);

const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move') }),
  z.strictObject({ kind: z.literal('strike'), bot, guard: z.int().min(0) }),
  z.strictObject({ kind: z.literal('strike-wall'), bot, wall: z.int().min(0) }),
  z.strictObject({ kind: z.literal('terminal'), bot }),
  z.strictObject({ kind: z.literal('network-card') }),
  z.strictObject({ kind: z.literal('keypad'), bot, door: z.int().min(0) }),
  z.strictObject({ kind: z.literal('repair'), bot, other: bot, amount: z.int().min(1).max(9) }),
  z.strictObject({ kind: z.literal('pass') }),
]);

export type Action = z.infer<typeof actionSchema>;

/** BC-ACT-01; general actions have none, and are never optimized (BC-OPT-06). */
const TYPE_OF: Readonly<Record<Action['kind'], ActionType | undefined>> = {
  move: 'physical',
  strike: 'physical',
  'strike-wall': 'physical',
  terminal: 'tech',
  'network-card': 'tech',
  keypad: 'utility',
  repair: undefined,
  pass: undefined,
};

/** The agent, or the module in its place (BC-ACT-03). */
const actors = (state: BurncycleState): number[] =>
  [state.active, moduleIndex(state)].filter((index) => isOnFloor(botAt(state, index)) && !isDown(botAt(state, index)));

const strikesOf = (state: BurncycleState, bot: number): Action[] =>
  targetsOf(state, bot).map((target) =>
    'guard' in target ? { kind: 'strike', bot, guard: target.guard } : { kind: 'strike-wall', bot, wall: target.wall },
  );

function actionsOf(state: BurncycleState): Action[] {
  return [
    { kind: 'move' },
    ...actors(state).flatMap((actor): Action[] => [
      ...strikesOf(state, actor),
      { kind: 'terminal', bot: actor },
      ...doorsInReach(state, actor).map((door): Action => ({ kind: 'keypad', bot: actor, door })),
      ...repairsOf(state, actor).map((one): Action => ({ kind: 'repair', ...one })),
    ]),
    { kind: 'network-card' },
    { kind: 'pass' },
  ];
}

/** Those of `actionsOf` that `checkAction` accepts: what can be struck or unlocked is found as such. */
function legalActions(state: BurncycleState): Action[] {
  const able = actors(state);
  const actions: Action[] = able.length > 0 ? [{ kind: 'move' }] : [];
  for (const bot of able) {
    actions.push(...strikesOf(state, bot));
    if (checkTerminal(state, bot).ok) actions.push({ kind: 'terminal', bot });
    for (const door of doorsInReach(state, bot))
      if (checkKeypad(state, bot, door).ok) actions.push({ kind: 'keypad', bot, door });
    for (const one of legalRepairs(state, bot)) actions.push({ kind: 'repair', ...one });
  }
  if (checkNetworkCard(state, state.active).ok) actions.push({ kind: 'network-card' });
  actions.push({ kind: 'pass' });
  return actions;
}

function checkAction(state: BurncycleState, action: Action): Verdict {
  if ('bot' in action && action.bot !== state.active && action.bot !== moduleIndex(state)) {
    return refuse('BC-ACT-03', 'not-yours-to-act', { bot: action.bot });
  }
  switch (action.kind) {
    case 'pass':
      return accept();
    case 'move':
      return actors(state).length > 0 ? accept() : refuse('BC-MOVE-04', 'nobody-to-move');
    case 'strike':
      return checkStrike(state, action.bot, { guard: action.guard });
    case 'strike-wall':
      return checkStrike(state, action.bot, { wall: action.wall });
    case 'terminal':
      return checkTerminal(state, action.bot);
    case 'network-card':
      return checkNetworkCard(state, state.active);
    case 'keypad':
      return checkKeypad(state, action.bot, action.door);
    case 'repair':
      return checkRepair(state, action);
  }
}

/** Puts the action to work before whatever is at work goes on. */
function begin(state: BurncycleState, action: Action, isOptimized: boolean, engine: Engine<BurncycleState>): void {
  engine.emit(actionTaken, { bot: 'bot' in action ? action.bot : state.active, action: action.kind });
  switch (action.kind) {
    case 'pass':
      return;
    case 'move':
      return engine.interrupt(move, { isOptimized });
    case 'strike':
      return engine.interrupt(strike, { bot: action.bot, target: { guard: action.guard }, isOptimized });
    case 'strike-wall':
      return engine.interrupt(strike, { bot: action.bot, target: { wall: action.wall }, isOptimized });
    case 'terminal':
      return engine.interrupt(terminal, { bot: action.bot, isOptimized });
    case 'keypad':
      return engine.interrupt(keypad, { bot: action.bot, door: action.door, isOptimized });
    case 'repair':
      return repair(state, action, engine);
    case 'network-card':
      engine.interrupt(networkCardAction, { bot: state.active });
      // One more action, which is never optimized (BC-NETCARD-04).
      if (isOptimized) engine.interrupt(extraAction, {});
  }
}

interface Acting {
  /** The tracker stands on a chip whose action is still to be taken. */
  readonly isOn?: boolean | undefined;
}

export const act = defineTurnStep<Acting, Action | FreeChoice>(
  withFree<Acting, Action>({
    name: 'burncycle/act',
    clause: 'BC-TURN-05',
    choice: actionSchema,
    who: (state, { isOn }) => (isOn === true ? botAt(state, state.active).seat : undefined),
    candidates: actionsOf,
    legal: legalActions,
    check: (state, _memory, action) => checkAction(state, action),
    apply(state, _memory, action, engine) {
      engine.stay<Acting>({});
      const type = TYPE_OF[action.kind];
      begin(state, action, type !== undefined && type === chipAt(state, state.tracker), engine); // BC-OPT-01
    },
    run(state, _memory, engine) {
      const slot = nextSlot(state, state.tracker);
      engine.emit(trackerMoved, { slot });
      if (slot < 0) return engine.done();
      engine.stay<Acting>({ isOn: true });
      if (chipAt(state, slot) === 'captain') callCaptain(state, engine);
    },
  }),
);

/** When the tracker comes onto its chip, in play or not (BC-TURN-07, BC-CYCLE-07, BC-CAPT-06); one that is jumped over does nothing (BC-RULE-42). */
function callCaptain(state: BurncycleState, engine: Engine<BurncycleState>): void {
  if (state.captain === '') return;
  engine.emit(captainActed, { captain: state.captain, bot: state.active });
  runEffects(captainCard(state.captain).action.effects, { bot: state.active }, engine);
}

/** Taken at once or forgone, by agent or module, and without moving the tracker (BC-RULE-39). */
export const extraAction = defineTurnStep<Record<string, never>, Action>({
  name: 'burncycle/extra-action',
  clause: 'BC-NETCARD-04',
  choice: actionSchema,
  who: (state) => botAt(state, state.active).seat,
  candidates: actionsOf,
  legal: legalActions,
  check: (state, _memory, action) => checkAction(state, action),
  apply(state, _memory, action, engine) {
    engine.done();
    begin(state, action, false, engine);
  },
});
